"""What a hub is told: names that its chart knows, files that are there, the same first page everywhere."""

from __future__ import annotations

import os
import re
from types import SimpleNamespace

import pytest
import yaml

# What the chart's own schema lets a user say in the sections that ours uses; anything else it refuses.
KNOWN = {
    "singleuser": {"image", "cmd", "defaultUrl", "memory", "cpu", "storage", "startTimeout", "extraEnv"},
    "singleuser.image": {"name", "tag", "pullPolicy", "pullSecrets"},
    "singleuser.memory": {"guarantee", "limit"},
    "singleuser.cpu": {"guarantee", "limit"},
    "singleuser.storage": {"type", "capacity", "homeMountPath", "static", "dynamic", "extraVolumes"},
    "hub": {"activeServerLimit", "concurrentSpawnLimit", "config", "extraConfig"},
    "proxy": {"https", "service"},
    "proxy.https": {"enabled", "hosts", "letsencrypt", "type"},
    "proxy.https.letsencrypt": {"contactEmail", "acmeServer"},
    "cull": {"enabled", "timeout", "every", "maxAge", "users"},
    "prePuller": {"hook", "continuous"},
    "prePuller.hook": {"enabled"},
}


@pytest.fixture
def values(root):
    return yaml.safe_load((root / "binder/hub/values.yaml").read_text("utf-8"))


@pytest.fixture
def hub(root):
    """Return what our configuration file sets, as a hub would read it."""
    file = root / "binder/hub/jupyterhub_config.py"
    spawner = SimpleNamespace()
    exec(file.read_text("utf-8"), {"__file__": str(file), "get_config": lambda: SimpleNamespace(Spawner=spawner)})
    return spawner


def first_page(root):
    return re.search(r"SCARTO_FIRST=(\S+)", (root / "binder/env").read_text("utf-8")).group(1)


def test_the_chart_knows_every_name(values):
    assert set(values) <= {place.partition(".")[0] for place in KNOWN}
    for place, names in KNOWN.items():
        section = values
        for name in place.split("."):
            section = section[name]
        assert set(section) <= names, place


def test_image_hub_and_chart_start_on_the_same_lesson(root, values, hub):
    first = first_page(root)
    assert first == values["singleuser"]["defaultUrl"] == hub.default_url
    assert (root / first.removeprefix("/lab/tree/")).is_file()


def test_a_hub_starts_with_the_images_script(root, hub):
    script, program = hub.cmd
    assert os.access(script, os.X_OK)
    assert program == "jupyterhub-singleuser"
    assert hub.environment["REPO_DIR"] == str(root)
    assert hub.notebook_dir == "~"  # where the script puts the lessons


def test_what_the_image_is_built_from_is_told_to_it(root):
    for script in ("postBuild", "start"):
        assert "binder/env" in (root / "binder" / script).read_text("utf-8")
    assert (root / "binder/runtime.txt").read_text("utf-8").strip() == "python-3.11"
