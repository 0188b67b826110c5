"""The virtual environment: when it is made again, and what is said when it cannot be."""

from __future__ import annotations

import importlib.util
import os
import shutil
import sys
from pathlib import Path

import chromium
import environment
import pytest


@pytest.fixture
def elsewhere(root, tmp_path, monkeypatch):
    """Let the set-up work on a small copy of the project, with an environment that stands ready."""
    shutil.copy(root / "pyproject.toml", tmp_path)
    shutil.copy(environment.LOCK, tmp_path)
    (tmp_path / "scarto_core").mkdir()
    (tmp_path / "scarto_core" / "__init__.py").touch()
    (tmp_path / ".venv").mkdir()
    places = {"ROOT": "", "LOCK": "requirements.lock",
              "VENV": ".venv", "PYTHON": ".venv/python", "STAMP": ".venv/stamp"}
    for name, place in places.items():
        monkeypatch.setattr(environment, name, tmp_path / place)
    environment.PYTHON.touch()
    environment._write_stamp()
    return tmp_path


def test_ready_once_stamped(elsewhere):
    assert environment.ready()


def test_a_ready_environment_is_left_alone(elsewhere, monkeypatch):
    monkeypatch.setattr(environment, "_make", lambda: pytest.fail("made again"))
    environment.make_ready()


@pytest.mark.parametrize("change", [
    lambda here: environment.STAMP.unlink(),
    lambda here: environment.STAMP.write_text(""),
    lambda here: environment.PYTHON.unlink(),
    lambda here: (here / "requirements.lock").write_text("pytest==9.0.0"),
    lambda here: (here / "pyproject.toml").write_text((here / "pyproject.toml").read_text().replace("scarto", "other")),
    lambda here: (here / "widgets/scarto_widgets").mkdir(parents=True)
    or (here / "widgets/scarto_widgets/__init__.py").touch(),
], ids=["no stamp", "empty stamp", "no Python", "lock", "project", "new package"])
def test_made_again_after_a_change(elsewhere, change):
    change(elsewhere)
    assert not environment.ready()


def test_other_settings_in_pyproject_change_nothing(elsewhere):
    file = elsewhere / "pyproject.toml"
    file.write_text(file.read_text().replace("strict = true", "strict = false"))
    assert environment.ready()


def test_an_interrupted_run_leaves_no_stamp_and_the_next_starts_afresh(elsewhere, monkeypatch):
    environment.STAMP.unlink()
    steps = []
    monkeypatch.setattr(environment, "_create_venv", lambda folder: steps.append("venv"))
    monkeypatch.setattr(environment, "_pip", lambda *arguments: (_ for _ in ()).throw(KeyboardInterrupt))
    with pytest.raises(KeyboardInterrupt):
        environment.make_ready()
    assert not environment.ready()
    monkeypatch.setattr(environment, "_pip", lambda *arguments: steps.append("pip"))
    environment.make_ready()
    assert environment.ready()
    assert steps == ["venv", "venv", "pip", "pip"]


def test_a_failing_installation_says_so(elsewhere, monkeypatch):
    environment.STAMP.unlink()
    monkeypatch.setattr(environment, "_create_venv", lambda folder: None)
    monkeypatch.setattr(environment, "PYTHON", Path(shutil.which("false")))
    with pytest.raises(environment.SetupError, match="Run the same command again"):
        environment.make_ready()


@pytest.mark.parametrize(("change", "said"), [
    (lambda here: (here / "pyproject.toml").write_text("project = ["), "pyproject.toml cannot be read"),
    (lambda here: (here / "pyproject.toml").write_bytes(b"\xff"), "pyproject.toml cannot be read"),
    (lambda here: (here / "pyproject.toml").unlink(), "must be whole"),
    (lambda here: (here / "requirements.lock").unlink(), "must be whole"),
], ids=["no TOML", "no text", "no project", "no lock"])  # fmt: skip
def test_what_is_broken_or_missing_is_named(elsewhere, change, said):
    change(elsewhere)
    with pytest.raises(environment.SetupError, match=said):
        environment.make_ready()


def test_a_folder_that_nobody_may_write_in_is_named(elsewhere, monkeypatch):
    def refuse(self, *_):
        raise PermissionError(13, "Permission denied", str(self))

    monkeypatch.setattr(Path, "unlink", refuse)
    (elsewhere / "requirements.lock").write_text("pytest==9.0.0")
    with pytest.raises(environment.SetupError, match=r"Permission denied(.|\n)*yours to write in"):
        environment.make_ready()


def test_an_old_python_is_named_with_the_command_that_helps():
    with pytest.raises(environment.SetupError, match=r"Python 3\.10 is too old(.|\n)*apt-get install python3\.11"):
        environment.check_python((3, 10))


def test_a_missing_venv_module_is_named_with_the_command_that_helps(monkeypatch):
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "ensurepip" else object())
    with pytest.raises(environment.SetupError, match=r"apt-get install python3\.\d+-venv"):
        environment.check_python()


def test_programs_run_without_the_callers_python_path(monkeypatch):
    monkeypatch.setenv("PYTHONPATH", "/somewhere")
    variables = environment.child_environment(MORE="1")
    assert "PYTHONPATH" not in variables
    assert variables["MORE"] == "1"
    assert variables["PATH"].startswith(f"{environment.PYTHON.parent}{os.pathsep}")


def test_chromium_may_be_named(monkeypatch):
    monkeypatch.setenv("CHROMIUM", sys.executable)  # anything that answers --version
    assert chromium.find() == sys.executable
    monkeypatch.setenv("CHROMIUM", "/not/there")
    assert chromium.find() is None


def test_a_chromium_that_does_not_start_is_passed_over(tmp_path, monkeypatch):
    monkeypatch.delenv("CHROMIUM", raising=False)
    for name, status in [("chromium", 1), ("google-chrome", 0)]:
        (tmp_path / name).write_text(f"#!/bin/sh\nexit {status}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert chromium.find() == str(tmp_path / "google-chrome")
    (tmp_path / "google-chrome").unlink()
    assert chromium.find() is None
    assert "apt-get install chromium" in chromium.MISSING
