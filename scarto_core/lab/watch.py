"""Ends choices that take too long, endless loops too.

A second thread looks at the clock, and when a choice is overdue raises an exception *in* the thread that makes it,
again and again until it ends. That works on every system and in every kind of executor, and costs a choice next to
nothing. It cannot end a single call into C code, such as a long `time.sleep`: for that the lab's own worker processes
have a last resort, they end themselves and are replaced. In threads, on a cluster and inline, it is waited for.
"""

from __future__ import annotations

import ctypes
import faulthandler
import os
import sys
import threading
from collections.abc import Callable
from time import monotonic, sleep
from typing import TypeVar

_T = TypeVar("_T")

_TICK = 0.05
_GRACE = 1.0
"""How long a choice that is overdue is asked to end before the last resort."""
_STALL = 10.0
"""For how long beyond its time a call may keep every other thread from running."""

OVERRAN = 1
"""The exit status of a process that ended itself, because a choice took too long."""


class OverrunError(BaseException):
    """Raised in a choice that takes too long; no `Exception`, so that a player's `except Exception` lets it pass."""


class Watch:
    """A limit on the choices made by one thread, as a context: `with Watch(5) as watch: watch.call(choose, view)`."""

    overran: bool
    """True if the last call had to be ended."""

    def __init__(self, seconds: float | None, last_resort: bool = False) -> None:
        """Allow `seconds` a call, for ever if None. With `last_resort` the process ends when nothing else helps."""
        self.overran = False
        self._seconds = seconds
        self._last_resort = last_resort
        self._deadline: float | None = None
        self._lock = threading.Lock()
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._look, daemon=True, name="scarto-watch")
        self._watched = threading.get_ident()

    def __enter__(self) -> Watch:
        if self._seconds is not None and getattr(ctypes, "pythonapi", None) is not None:
            try:
                self._thread.start()
            except RuntimeError:  # no threads, as in a browser's Python: there nothing can be ended
                self._last_resort = False
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        if self._thread.is_alive():
            self._thread.join()

    def call(self, function: Callable[[], _T]) -> _T:
        """Return what `function` returns. Raises `OverrunError` if it took too long, whatever it did then."""
        self.overran = False
        if self._seconds is not None:
            self._deadline = monotonic() + self._seconds
        try:
            return function()
        finally:
            self._rest()
            if self.overran:
                raise OverrunError

    def _rest(self) -> None:
        """Let nothing more be raised in this thread. What is raised on the way here is too late to matter."""
        while True:
            try:
                with self._lock:
                    self._deadline = None
                    if self.overran:
                        self._raise(None)
                return
            except OverrunError:
                continue

    def _look(self) -> None:
        armed = 0.0
        while not self._over.wait(_TICK):
            if self._last_resort and monotonic() > armed + 1:
                armed = monotonic()
                self._end_if_stalled()
            if self._overdue():
                self._insist()
        if self._last_resort:
            faulthandler.cancel_dump_traceback_later()

    def _overdue(self) -> bool:
        return self._deadline is not None and monotonic() > self._deadline

    def _insist(self) -> None:
        """Raise in the watched thread until it gives in.

        A loop that catches everything is not inside its `try` all the time: with threads taking turns as quickly as
        they can, one of the exceptions soon meets it outside.
        """
        give_up = monotonic() + _GRACE
        patience = sys.getswitchinterval()
        sys.setswitchinterval(1e-6)
        try:
            while monotonic() < give_up:
                with self._lock:
                    if not self._overdue():
                        return
                    self.overran = True
                    self._raise(OverrunError)
                sleep(0)
        finally:
            sys.setswitchinterval(patience)
        if self._last_resort:
            os._exit(OVERRAN)

    def _raise(self, error: type[BaseException] | None) -> None:
        """Raise an exception in the watched thread, at its next step; None takes back what it has not met yet."""
        what = None if error is None else ctypes.py_object(error)
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self._watched), what)

    def _end_if_stalled(self) -> None:
        """End the process if this thread is not back in time: a call into C code then lets no thread run."""
        assert self._seconds is not None
        faulthandler.dump_traceback_later(self._seconds + _STALL, exit=True, file=_silence())


def _silence() -> int:
    global _nowhere
    if _nowhere is None:
        _nowhere = os.open(os.devnull, os.O_WRONLY)
    return _nowhere


_nowhere: int | None = None
