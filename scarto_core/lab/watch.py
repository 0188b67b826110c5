"""Ends choices that take too long, endless loops too.

A second thread looks at the clock, and when a choice is overdue raises an exception *in* the thread that makes it. That
works on every system and in every kind of executor, and costs a choice next to nothing. It cannot end a single call
into C code, such as a long `time.sleep`: for that the lab's own worker processes have a last resort, they end
themselves and are replaced. In threads, on a cluster and inline, such a call is waited for.
"""

from __future__ import annotations

import ctypes
import faulthandler
import os
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Any, TypeVar

_T = TypeVar("_T")

_TICK = 0.05
_GRACE = 1.0
"""How long beyond its time a choice has to end, before the last resort."""
_STALL = 10.0
"""For how long beyond that time a call may keep every other thread from running."""

OVERRAN = 1
"""The exit status of a process that ended itself, because a choice took too long."""


class OverrunError(BaseException):
    """Raised in a choice that takes too long; no `Exception`, so that a player's `except Exception` lets it pass."""


class Watch:
    """A limit on the choices made by one thread, as a context: `with Watch(5) as watch: watch.call(choose)`."""

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
        self._raise, self._calm, self._settle = _raiser(threading.get_ident())

    def __enter__(self) -> Watch:
        if self._seconds is None:
            return self
        if self._last_resort:
            self._end_if_stalled(self._seconds)
        try:
            self._thread.start()
        except RuntimeError:  # no threads, as in a browser's Python: there nothing can be ended
            self._last_resort = False
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        if self._thread.is_alive():
            self._thread.join()
        if self._last_resort:
            faulthandler.cancel_dump_traceback_later()

    def call(self, function: Callable[[], _T]) -> _T:
        """Return what `function` returns. Raises `OverrunError` if it took too long, whatever it did then."""
        self.overran = False
        if self._seconds is not None:
            self._deadline = monotonic() + self._seconds
        try:
            return function()
        finally:
            # Python raises what another thread asks for when a call returns, a function begins or a loop turns. Here is
            # none of these before `_calm` has run: once more under the lock, when nothing new can be asked for.
            self._deadline = None
            try:
                if self.overran:
                    self._calm()
            finally:
                with self._lock:
                    if self.overran:
                        self._calm()
            if self.overran:
                self._settle()
                raise OverrunError

    def _look(self) -> None:
        assert self._seconds is not None
        armed, seen = monotonic(), None
        while not self._over.wait(_TICK):
            with self._lock:
                deadline = self._deadline
                late = 0.0 if deadline is None else monotonic() - deadline
                # Late at two looks: a whole process that the system left waiting is given the time between them.
                if late > 0 and deadline == seen:
                    self.overran = True
                    self._raise()
                seen = deadline if late > 0 else None
            if self._last_resort and late > _GRACE:
                os._exit(OVERRAN)
            if self._last_resort and monotonic() > armed + 1:
                armed = monotonic()
                self._end_if_stalled(self._seconds)

    def _end_if_stalled(self, seconds: float) -> None:
        """End the process if this is not called again in time: a call into C code then lets no thread run."""
        faulthandler.dump_traceback_later(seconds + _STALL, exit=True, file=_silence())


def _raiser(thread: int) -> tuple[Callable[[], Any], Callable[[], Any], Callable[[], Any]]:
    """Return what raises `OverrunError` in a thread, again and again, what takes it back, and what comes after that.

    A loop that catches everything would catch a single one. So whenever one is raised, the next is asked for, by what
    makes the exception: it is raised at the next step, and that is outside of the `try`.
    """
    api = getattr(ctypes, "pythonapi", None)
    if api is None:
        return _nothing, _nothing, _nothing
    ask = ctypes.PYFUNCTYPE(None, ctypes.c_ulong, ctypes.py_object)(("PyThreadState_SetAsyncExc", api))
    take_back = ctypes.PYFUNCTYPE(None, ctypes.c_ulong, ctypes.c_void_p)(("PyThreadState_SetAsyncExc", api))
    again = type("OverrunError", (OverrunError,), {})
    raise_it = partial(ask, thread, again)
    again.__init__ = staticmethod(raise_it)  # type: ignore[misc]
    return raise_it, partial(take_back, thread, None), partial(_settle, partial(ask, thread, _SettledError))


class _SettledError(BaseException):
    """Raised and caught, so that an exception has come."""


def _settle(ask: Callable[[], Any]) -> None:
    """Let one more exception come.

    What was taken back, Python goes on looking out for until some exception has come: that is slow, and 3.11 does not
    get on at all while a profiler or a debugger looks on.
    """
    with suppress(_SettledError):
        ask()
        while True:
            pass


def _nothing() -> None:
    """Stand in for what this Python has not got."""


def _silence() -> int:
    global _nowhere
    if _nowhere is None:
        _nowhere = os.open(os.devnull, os.O_WRONLY)
    return _nowhere


_nowhere: int | None = None
