"""A lock between processes, on every system: whoever dies holding it has let it go."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

_PATIENCE = 5.0


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold the lock file `path`, waiting for it a few seconds at most.

    After that, and where a file system knows no locks, it goes on without. Raises `OSError` if the file cannot be
    opened.
    """
    with path.open("ab") as file:
        held = _take(file)
        try:
            yield
        finally:
            if held:
                with suppress(OSError):
                    _release(file)


def _take(file: IO[bytes]) -> bool:
    give_up = time.monotonic() + _PATIENCE
    while True:
        try:
            _try(file)
            return True
        except (BlockingIOError, PermissionError):  # somebody holds it
            if time.monotonic() > give_up:
                return False
            time.sleep(0.01)
        except OSError:  # a file system without locks
            return False


try:
    import fcntl

    def _try(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _release(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_UN)

except ImportError:
    import msvcrt

    def _try(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]

    def _release(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)  # type: ignore[attr-defined]
