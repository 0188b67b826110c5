"""What is locked, and what is installed."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from importlib.metadata import distribution, requires

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

PACKAGES = ("scarto_core", "widgets/scarto_widgets", "lessons/scarto_lessons")
LOCKS = (".tools/requirements.lock", "binder/requirements.txt")


def pins(path):
    """Return the requirements of a lock file, without its hashes."""
    lines = re.findall(r"^[a-z0-9][^\\\n]*", path.read_text("utf-8"), re.MULTILINE | re.IGNORECASE)
    return [Requirement(line) for line in lines]


def project(root):
    return tomllib.loads((root / "pyproject.toml").read_text("utf-8"))


@pytest.mark.parametrize("lock", LOCKS)
def test_every_version_is_pinned_and_no_address_named(root, lock):
    text = (root / lock).read_text("utf-8")
    assert "://" not in text
    assert "--index" not in text
    assert "--find-links" not in text
    found = pins(root / lock)
    assert len(found) > 50
    assert all([clause.operator for clause in pin.specifier] == ["=="] for pin in found)


def test_every_pin_has_a_hash(root):
    entries = re.split(r"^(?=[a-z0-9])", (root / ".tools/requirements.lock").read_text("utf-8"), flags=re.MULTILINE)[1:]
    assert [entry.splitlines()[0] for entry in entries if "--hash=sha256:" not in entry] == []


def test_the_lock_satisfies_what_the_project_asks_for(root):
    asked = project(root)["project"]["optional-dependencies"]
    for wanted in map(Requirement, [*asked["course"], *asked["test"]]):
        versions = [clause.version for pin in pins(root / ".tools/requirements.lock") for clause in pin.specifier
                    if canonicalize_name(pin.name) == canonicalize_name(wanted.name)]
        assert versions, f"{wanted.name}: not locked; run make lock"
        assert all(wanted.specifier.contains(version) for version in versions), f"{wanted}: run make lock"


def test_what_runs_here_is_what_is_locked(root):
    for pin in pins(root / ".tools/requirements.lock"):
        if pin.marker is None or pin.marker.evaluate():
            assert pin.specifier.contains(distribution(pin.name).version), pin.name


def test_binder_has_the_same_versions(root):
    locked = {(pin.name, str(pin.specifier)) for pin in pins(root / ".tools/requirements.lock")}
    assert {(pin.name, str(pin.specifier)) for pin in pins(root / "binder/requirements.txt")} <= locked


def test_the_locked_build_backend_is_the_one_that_builds(root):
    assert project(root)["build-system"]["requires"] == project(root)["dependency-groups"]["build"]


def test_the_engine_needs_no_other_package():
    assert [each for each in requires("scarto") or [] if "extra ==" not in each] == []


@pytest.mark.parametrize("name", ["widgets", "tests", "lessons", "demos", "tools"])
def test_no_folder_of_ours_is_importable(name, tmp_path):
    trial = subprocess.run([sys.executable, "-c", f"import {name}"], cwd=tmp_path, capture_output=True, text=True)
    assert "ModuleNotFoundError" in trial.stderr


def test_our_packages_are_importable_from_anywhere(root, tmp_path):
    names = [path.split("/")[-1] for path in PACKAGES if (root / path / "__init__.py").exists()]
    subprocess.run([sys.executable, "-c", f"import {', '.join(names)}"], cwd=tmp_path, check=True)


def test_a_wheel_holds_every_file_of_our_packages_and_nothing_else(root, tmp_path):
    source = tmp_path / "source"  # a copy: building leaves its scaffolding behind
    shutil.copytree(root, source, ignore=shutil.ignore_patterns(".*", "__pycache__", "build", "*.egg-info", "tests"))
    pip = [sys.executable, "-m", "pip", "wheel", "-qq", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*pip, "--wheel-dir", tmp_path, source], check=True)
    (wheel,) = tmp_path.glob("*.whl")
    held = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    ours = {path.relative_to((source / package).parent).as_posix()
            for package in PACKAGES for path in (source / package).rglob("*") if path.is_file()}
    assert held == ours
