"""Where the work is done: in the lab's processes, in threads, right here, or wherever an executor takes it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager
from typing import ParamSpec, TypeVar

from ..cards import shown
from .processes import Processes, cores

_P = ParamSpec("_P")
_T = TypeVar("_T")

EXECUTORS = ("processes", "threads", "inline")
"""The executors that can be had by name."""


class Inline(Executor):
    """Does the work at once, in the process and the thread that ask for it. An interrupt ends the contest."""

    def submit(self, function: Callable[_P, _T], /, *args: _P.args, **kwargs: _P.kwargs) -> Future[_T]:
        """Call a function, and return its result as a future that is done."""
        future: Future[_T] = Future()
        try:
            future.set_result(function(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


@contextmanager
def opened(executor: Executor | str, workers: int | None) -> Iterator[Executor]:
    """Yield an executor. One that was asked for by name is ended afterwards, at once if something went wrong.

    Raises `ValueError` for a name that there is not.
    """
    if isinstance(executor, Executor):
        if workers is not None:
            raise ValueError("an executor of your own has its own number of workers: leave workers out")
        yield executor
    elif workers is not None and (type(workers) is not int or workers < 1):
        raise ValueError(f"workers must be a whole number from 1 up, not {shown(workers)}")
    elif executor == "threads":
        with ThreadPoolExecutor(workers or cores(), "scarto-lab") as threads:
            yield threads
    elif executor == "inline":
        yield Inline()
    elif executor == "processes":
        processes = Processes(workers)
        try:
            yield processes
        finally:
            processes.kill()
    else:
        raise ValueError(f"the executor is one of {', '.join(EXECUTORS)} or an Executor, not {shown(executor)}")


def width(executor: Executor) -> int:
    """Return how many pieces of work an executor can do at a time, as far as it says."""
    if isinstance(executor, Inline):
        return 1
    known = getattr(executor, "_max_workers", None)
    return known if isinstance(known, int) and known > 0 else cores()
