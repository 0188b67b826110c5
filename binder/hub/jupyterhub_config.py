"""How a JupyterHub serves the course: each user has a JupyterLab on the welcome lesson, and Voilà beside it.

For The Littlest JupyterHub, link this file into /opt/tljh/config/jupyterhub_config.d/; any other hub loads it likewise.
"""

from pathlib import Path

c = get_config()  # noqa: F821 -- given by traitlets, which reads this file

REPOSITORY = Path(__file__).resolve().parents[2]

# The script that an image starts with: it sets what Jupyter reads first, and gives the user lessons of their own.
c.Spawner.cmd = [str(REPOSITORY / "binder" / "start"), "jupyterhub-singleuser"]
c.Spawner.environment = {"REPO_DIR": str(REPOSITORY)}
c.Spawner.notebook_dir = "~"
c.Spawner.default_url = "/lab/tree/lessons/00_welcome.ipynb"
