"""Where machine code is kept between one start and the next."""

from __future__ import annotations

import hashlib
import os
import platform
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
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
    for path in sorted([*_HOME.glob("*.py"), *_HOME.parent.glob("worlds*.py"), *_HOME.parent.glob("worlds*/*.py")]):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


@lru_cache(maxsize=1)
def folder(chosen: str = "") -> Path | None:
    """Return the folder for machine code, None if nothing can be written anywhere.

    It is in the folder that the user has chosen for numba, or beside the sources, or in the user's own cache.
    """
    own = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    places = [Path(chosen)] if chosen else [_HOME / "__pycache__", Path(own) / "scarto"]
    for place in places:
        path = place / f"kernels-{fingerprint()}"
        try:
            path.mkdir(parents=True, exist_ok=True)
            tempfile.TemporaryFile(dir=path).close()
        except OSError:
            continue
        return path
    return None


@contextmanager
def folder_for(numba: Any) -> Iterator[Path | None]:
    """Let numba keep what is decorated meanwhile in `folder`, which is returned."""
    chosen = numba.config.CACHE_DIR
    path = folder(chosen)
    numba.config.CACHE_DIR = str(path or "")
    try:
        yield path
    finally:
        numba.config.CACHE_DIR = chosen


def complete() -> bool:
    """Return True if all kernels have been compiled on this machine, in this state of the sources."""
    path = folder(os.environ.get("NUMBA_CACHE_DIR", ""))
    return path is not None and (path / _mark()).exists()


def mark_complete() -> None:
    """Remember that all kernels have been compiled."""
    path = folder(os.environ.get("NUMBA_CACHE_DIR", ""))
    if path is not None:
        with suppress(OSError):
            (path / _mark()).touch()


def _mark() -> str:
    """Return a file name that says what machine code depends on besides the sources."""
    return "-".join(["complete", version("numba"), sys.implementation.cache_tag or "python", platform.machine()])
