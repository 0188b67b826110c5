"""How JupyterLab runs here: it asks no other host for anything, and says nothing that is not for the learner."""

import os
import warnings

c = get_config()  # noqa: F821 -- given by traitlets, which reads this file

c.LabApp.news_url = None
c.LabApp.check_for_updates_class = "jupyterlab.NeverCheckForUpdate"
c.LabApp.extension_manager = "readonly"
if "SCARTO_FIRST" in os.environ:  # an image starts here; `make lab` says it on the command line
    c.LabApp.default_url = os.environ["SCARTO_FIRST"]
c.KernelManager.transport_encryption = "auto"
load_subconfig("nodelay.py")  # noqa: F821 -- given by traitlets as well

# The server itself brings it on, and Voilà, which is loaded along with JupyterLab, makes it visible.
warnings.filterwarnings("ignore", message="ServerApp.token config is deprecated")
