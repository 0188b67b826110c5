"""Where machine code is kept between one start and the next."""

from __future__ import annotations

import atexit
import hashlib
import os
import platform
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import lru_cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

_HOME = Path(__file__).parent


@lru_cache(maxsize=1)
def fingerprint() -> str:
    """Return a name for this state of the sources.

    A kernel contains the functions it calls from other files, but numba looks at its own file alone to see if what is
    on disk is still good. A folder for each state of all the sources mends that.
    """
    digest = hashlib.sha256()
    worlds = _HOME.parent / "worlds"
    for path in sorted([*_HOME.glob("*.py"), *worlds.glob("*.py")]):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


@lru_cache(maxsize=1)
def folder() -> Path:
    """Return the folder for machine code.

    It is in the folder that was chosen for numba (NUMBA_CACHE_DIR), or else beside the sources or in the user's own
    cache; where nothing can be written, in a folder that lives no longer than this process.
    """
    chosen, own = os.environ.get("NUMBA_CACHE_DIR"), os.environ.get("XDG_CACHE_HOME")
    places = (
        [Path(chosen)] if chosen else [_HOME / "__pycache__", Path(own or Path("~/.cache").expanduser()) / "scarto"]
    )
    for place in places:
        path = place / f"kernels-{fingerprint()}"
        with suppress(OSError):
            path.mkdir(parents=True, exist_ok=True)
            tempfile.TemporaryFile(dir=path).close()
            return path
    passing = tempfile.mkdtemp(prefix="scarto-")
    atexit.register(shutil.rmtree, passing, ignore_errors=True)
    return Path(passing) / f"kernels-{fingerprint()}"


@contextmanager
def numba_keeps_here(numba: Any) -> Iterator[None]:
    """Let numba keep in `folder` what is decorated meanwhile."""
    chosen = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder())
    try:
        yield
    finally:
        numba.config.CACHE_DIR = chosen


@contextmanager
def turn() -> Iterator[None]:
    """Wait until no other process compiles into `folder`: a class that asks for the kernels all at once compiles once.

    Where the system or the disk has no such locks, nobody waits.
    """
    with ExitStack() as stack:
        with suppress(ImportError, OSError):
            import fcntl

            file = stack.enter_context((folder() / "turn").open("w"))
            fcntl.flock(file, fcntl.LOCK_EX)  # given back when the file is closed, by a process that is killed too
        yield


def complete() -> bool:
    """Return True if all kernels have been compiled for this processor, in this state of the sources."""
    return (folder() / _mark()).exists()


def mark_complete() -> None:
    """Remember that all kernels have been compiled."""
    with suppress(OSError):
        (folder() / _mark()).touch()


@lru_cache(maxsize=1)
def _mark() -> str:
    """Return a file name for all that machine code depends on besides the sources."""
    processor = platform.machine() + platform.processor()
    with suppress(OSError):
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        processor += "".join(line for line in lines if line.startswith(("model name", "flags", "Features")))
    digest = hashlib.sha256(processor.encode()).hexdigest()[:8]
    return "-".join(
        ["complete", version("numba"), version("llvmlite"), sys.implementation.cache_tag or "python", digest]
    )
