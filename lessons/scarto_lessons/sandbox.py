"""Runs a learner's function in their own kernel: its endless loops are stopped, what it prints is caught.

The function runs in a second thread, and when time is up an exception is raised *in* that thread, again and again
until it ends. Of the ways to stop a loop this is the one that works on every system and in a notebook: alarm signals
do not exist on Windows, a copy of the process is not safe to make from a kernel with threads, and tracing every line
slows everything down and stops itself with the first exception it raises. What it cannot interrupt is a single call
into C code, such as a long `time.sleep`: then the thread is left behind, and the learner is told to restart the kernel.
"""

from __future__ import annotations

import builtins
import ctypes
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from functools import partial
from io import TextIOBase
from typing import Any, Generic, TypeVar

SECONDS = 3.0
"""How long a whole check may take."""
_GRACE = 1.0
_STACK = 1 << 24  # the same on every system: recursion without end must meet Python's limit before it
_KEPT = 2000

_C = TypeVar("_C")
_T = TypeVar("_T")


class StoppedError(SystemExit):
    """Raised inside the learner's function when time is up; a `SystemExit`, so that `except Exception` lets it pass."""


@dataclass(frozen=True)
class Run(Generic[_T]):
    """What came of running a function on a row of cases."""

    results: tuple[_T, ...]
    """One for each case that was finished."""
    finished: bool
    """False if time was up before the last case."""
    running: bool
    """True if the function could not be stopped."""
    printed: str
    """What was printed, at most 2,000 characters of it."""


def run(work: Callable[[_C], _T], cases: Sequence[_C], seconds: float = SECONDS) -> Run[_T]:
    """Call `work` on each case in a second thread, for `seconds` at most.

    `work` has to deal with the exceptions of the learner's function, and to let `StoppedError` pass.
    """
    results: list[_T] = []
    time_is_up: list[bool] = []
    ended: list[bool] = []

    def go() -> None:
        try:
            for case in cases:
                result = work(case)
                if time_is_up:
                    return
                results.append(result)
        except StoppedError:
            pass
        finally:
            ended.append(True)

    thread = threading.Thread(target=go, daemon=True)
    printed = _Printed()
    with redirect_stdout(printed), redirect_stderr(printed), _no_input(), _silent_end():
        try:
            if _start(thread):
                thread.join(seconds)
            else:
                go()
        finally:
            time_is_up.append(True)
            _stop(thread, ended)
    done = tuple(results)
    return Run(done, len(done) == len(cases), thread.is_alive(), printed.text)


def _start(thread: threading.Thread) -> bool:
    """Start a thread. False where there are none, as in a browser's Python: there loops cannot be stopped."""
    try:
        before = threading.stack_size(_STACK)
    except (ValueError, RuntimeError):
        before = None
    try:
        thread.start()
    except RuntimeError:
        return False
    finally:
        if before is not None:
            threading.stack_size(before)
    return True


def _stop(thread: threading.Thread, ended: Sequence[bool]) -> None:
    """Raise `StoppedError` in a thread until it says that it has ended.

    A loop that catches everything is not inside its `try` all the time: with threads taking turns as quickly as they
    can, one of the exceptions soon meets it outside.
    """
    api = getattr(ctypes, "pythonapi", None)
    if api is None or not thread.is_alive():
        return
    stop = partial(api.PyThreadState_SetAsyncExc, ctypes.c_ulong(thread.ident or 0), ctypes.py_object(StoppedError))
    give_up = time.monotonic() + _GRACE
    patience = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        while not ended and time.monotonic() < give_up:
            if not ended:  # asked again right before: no other thread has a turn between this and the call
                stop()
            time.sleep(0)
    finally:
        sys.setswitchinterval(patience)
    if ended:
        thread.join(_GRACE)


class _Printed(TextIOBase):
    """A stream that keeps the beginning of what is written, and forgets the rest."""

    def __init__(self) -> None:
        self.text = ""

    def write(self, text: str) -> int:
        if len(self.text) < _KEPT:
            self.text = (self.text + text)[:_KEPT]
        return len(text)


@contextmanager
def _silent_end() -> Iterator[None]:
    """Let a thread that is stopped once too often, on its last few steps, end without a word."""

    def hook(what: threading.ExceptHookArgs) -> None:
        if not issubclass(what.exc_type, StoppedError):
            before(what)

    before = threading.excepthook
    threading.excepthook = hook
    try:
        yield
    finally:
        threading.excepthook = before


@contextmanager
def _no_input() -> Iterator[None]:
    """Let `input()` fail at once: nobody is there to answer it hundreds of times."""

    def refuse(*_: Any) -> str:
        raise EOFError("a check asks for no input; everything the function needs is in its arguments")

    before = builtins.input
    builtins.input = refuse
    try:
        yield
    finally:
        builtins.input = before
