"""The one virtual environment of the project, `.venv`: made from the lock, made again when it must be.

A stamp is written last and holds a fingerprint of everything the environment was made from. With the right
stamp there is nothing to do; without it (first run, interrupted run, new lock, moved folder, other Python)
the environment is made afresh, since a half-finished one cannot be told from a whole one.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import json
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
LOCK = ROOT / ".tools" / "requirements.lock"
BENCH_LOCK = ROOT / ".tools" / "bench.lock"
STAMP = VENV / "scarto-stamp"
PACKAGES = ("scarto_core", "widgets/scarto_widgets", "lessons/scarto_lessons")
OLDEST = (3, 11)
_locks: list[int] = []  # the file descriptors that hold the lock of a run that makes the environment


def python_of(venv: Path) -> Path:
    """Return the interpreter of a virtual environment."""
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


PYTHON = python_of(VENV)


class SetupError(Exception):
    """The environment cannot be made; the message says what to do about it."""


def check_python(version: tuple[int, int] = sys.version_info[:2]) -> None:
    """Raise SetupError if the running Python is too old or cannot make virtual environments."""
    if version < OLDEST:
        raise SetupError(
            f"Python {version[0]}.{version[1]} is too old: Scarto needs 3.11 or later. On Debian and Ubuntu:\n"
            "    sudo apt-get install python3.11 python3.11-venv\n"
            "and then name it:  make lab PYTHON=python3.11   or   python3.11 .tools/run.py lab"
        )
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        raise SetupError(
            "This Python cannot make virtual environments: its venv package is missing. On Debian and Ubuntu:\n"
            f"    sudo apt-get install python{version[0]}.{version[1]}-venv"
        )


def ready() -> bool:
    """Say whether the environment is whole and made from what is here now."""
    try:
        return PYTHON.exists() and STAMP.read_text("utf-8") == fingerprint()
    except OSError:
        return False


def make_ready() -> None:
    """Make the environment if it is not there or not up to date; SetupError if that fails."""
    check_python()
    try:
        if ready():
            return
        with _one_at_a_time():
            if not ready():  # another run may have made it while this one waited
                _make()
    except OSError as error:
        raise SetupError(
            f"Scarto is set up in its own folder, and that did not work: {error}\n"
            f"The folder {ROOT} must be whole, and yours to write in."
        ) from error


def fingerprint() -> str:
    """Return a digest of what the environment depends on: lock, project, Python, place, packages."""
    project = _project()
    installed = {key: project.get(key) for key in ("build-system", "project")}
    packages = [name for name in PACKAGES if (ROOT / name / "__init__.py").exists()]
    made_from = [
        LOCK.read_text("utf-8"), installed, project.get("tool", {}).get("setuptools"), packages,
        str(ROOT), sys.base_prefix, sys.version_info[:2], platform.machine(),
    ]
    return hashlib.sha256(json.dumps(made_from, sort_keys=True).encode()).hexdigest()


def _project() -> dict[str, Any]:
    import tomllib  # not in a Python that is too old, which must get as far as being told so

    try:
        return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    except ValueError as error:
        raise SetupError(f"pyproject.toml cannot be read: {error}") from error


def child_environment(**more: str) -> dict[str, str]:
    """Return the environment variables for programs of the virtual environment."""
    inherited = {name: value for name, value in os.environ.items() if name not in ("PYTHONHOME", "PYTHONPATH")}
    path = f"{PYTHON.parent}{os.pathsep}{inherited.get('PATH', '')}"
    return {**inherited, "VIRTUAL_ENV": str(VENV), "PATH": path, **more}


def add_what_benchmarks_compare_with() -> None:
    """Install what nothing but the benchmarks needs, if it is not there; without it they say what they leave out."""
    try:
        _pip(PYTHON, "install", "--no-deps", "--requirement", str(BENCH_LOCK))
    except SetupError:
        _say("The benchmarks go on without what could not be installed.")


def write_lock(upgrade: bool = False) -> None:
    """Write the three lock files from pyproject.toml, for every platform; `upgrade` takes the newest versions."""
    check_python()
    with tempfile.TemporaryDirectory() as folder:  # not in .venv: the present lock may be the one that fails
        _create_venv(Path(folder))
        _pip(python_of(Path(folder)), "install", "uv")
        _compile_lock(python_of(Path(folder)), upgrade)


def _make() -> None:
    with contextlib.suppress(FileNotFoundError):
        STAMP.unlink()
    count = sum(line[:1].isalnum() for line in LOCK.read_text("utf-8").splitlines())
    _say("Setting up Scarto in .venv. This takes a minute or two and needs the network; later runs start at once.")
    _say("1/3  a fresh virtual environment")
    _create_venv(VENV)
    _say(f"2/3  {count} packages in the versions of {LOCK.name}")
    _pip(PYTHON, "install", "--requirement", str(LOCK))
    _say("3/3  Scarto itself")
    _pip(PYTHON, "install", "--no-deps", "--no-build-isolation", "--editable", ".")
    _write_stamp()
    _say("Ready.")


def _create_venv(folder: Path) -> None:
    import venv

    builder = venv.EnvBuilder(clear=True, with_pip=True, symlinks=os.name != "nt", prompt="scarto")
    try:
        builder.create(folder)
    except (OSError, subprocess.CalledProcessError) as error:
        raise SetupError(
            f"The virtual environment could not be made: {error}\n"
            "If a program of .venv is still running (JupyterLab?), end it and run the same command again."
        ) from error


def _compile_lock(python: Path, upgrade: bool) -> None:
    compiler = [str(python), "-m", "uv", "pip", "compile", "--quiet", "--universal", "--python-version", "3.11",
                "--custom-compile-command", "make lock"]
    course = ["pyproject.toml", "--no-strip-extras", "--group", "build",
              "--extra", "course", "--extra", "fast", "--extra", "lab"]
    everything = ["--extra", "cluster", "--extra", "test", "--generate-hashes", "--output-file", str(LOCK)]
    compared = ["--group", "bench", "--no-deps", "--generate-hashes", "--output-file", str(BENCH_LOCK)]
    upgrading = ["--upgrade"] if upgrade else []
    _run([*compiler, *course, *everything, *upgrading])
    _run([*compiler, *course, "--constraint", str(LOCK), "--no-annotate", "--output-file", "binder/requirements.txt"])
    _run([*compiler, *compared, *upgrading])


def _write_stamp() -> None:
    draft = STAMP.with_suffix(".draft")
    draft.write_text(fingerprint(), "utf-8")
    os.replace(draft, STAMP)


def _pip(python: Path, *arguments: str) -> None:
    quiet = ["-qq", "--disable-pip-version-check", "--no-input"]
    _run([str(python), "-m", "pip", *quiet, *arguments])


def _run(command: list[str]) -> None:
    # The lock goes along: should this process be killed, the next run waits until what it started has ended too.
    if subprocess.run(command, cwd=ROOT, env=child_environment(), check=False, pass_fds=_locks).returncode:
        raise SetupError("That did not work; the lines above say why. Run the same command again: it starts afresh.")


@contextlib.contextmanager
def _one_at_a_time() -> Iterator[None]:
    # Two first runs at once would clear each other's work. The lock goes with its process, however that ends.
    if os.name == "nt":
        yield
        return
    import fcntl

    with LOCK.open() as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        _locks.append(file.fileno())
        yield
        _locks.clear()


def _say(text: str) -> None:
    print(text, flush=True)
