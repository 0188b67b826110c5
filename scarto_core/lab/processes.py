"""The lab's own worker processes, as an executor.

Unlike those of the standard library they come up quickly wherever they are asked for (a notebook, a script without a
`main` guard), because they never run the caller's program again; and one that hangs or dies takes down nothing but its
own piece of work: the next piece gets a new one.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future
from importlib import import_module
from queue import SimpleQueue
from typing import Any, ParamSpec, TypeVar

from . import worker

_P = ParamSpec("_P")
_T = TypeVar("_T")
_Item = tuple["Future[Any]", bytes]
_PATIENCE = 1.0


class WorkerDied(RuntimeError):  # named as the standard library's BrokenExecutor is
    """Raised for a piece of work whose process ended before it was done."""

    def __init__(self, words: str, status: int | None = None, trace: tuple[Any, ...] | None = None) -> None:
        super().__init__(words)
        self.status = status
        """The exit status of the process, if it ever began."""
        self.trace = trace
        """The last trace that the work left, if any."""


def cores() -> int:
    """Return how many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Processes(Executor):
    """Worker processes for `duel` and `tournament`, to be used again and again: `with Processes(2) as pool: …`.

    They start when there is work for them, and end with the `with` block, or with the program.
    """

    def __init__(self, workers: int | None = None) -> None:
        """Use so many processes, or as many as there are processors."""
        if workers is not None and (type(workers) is not int or workers < 1):
            raise ValueError(f"the number of workers must be 1 or more, not {workers!r}")
        self._max_workers = workers or cores()
        self._work: SimpleQueue[_Item | None] = SimpleQueue()
        self._threads: list[threading.Thread] = []
        self._running: set[subprocess.Popen[bytes]] = set()
        self._lock = threading.Lock()
        self._idle = threading.Semaphore(0)
        self._closed = False
        self._killed = False

    def submit(self, function: Callable[_P, _T], /, *args: _P.args, **kwargs: _P.kwargs) -> Future[_T]:
        """Have a function called in one of the processes."""
        future: Future[_T] = Future()
        message = _pickled((function, args, kwargs))
        with self._lock:
            if self._closed:
                raise RuntimeError("these processes have been ended: make new ones")
            if not self._idle.acquire(blocking=False) and len(self._threads) < self._max_workers:
                thread = threading.Thread(target=self._serve, daemon=True, name="scarto-worker")
                self._threads.append(thread)
                thread.start()
            self._work.put((future, message))
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End the processes when all is done; with `cancel_futures`, when what they have begun is done."""
        with self._lock:
            self._closed = True
        if cancel_futures:
            while not self._work.empty():
                item = self._work.get()
                if item is not None:
                    item[0].cancel()
        for _ in self._threads:
            self._work.put(None)
        if wait:
            for thread in self._threads:
                thread.join()

    def kill(self) -> None:
        """End the processes at once, whatever they are doing."""
        with self._lock:
            self._killed = True
            for process in self._running:
                process.kill()
        self.shutdown(cancel_futures=True)

    def _serve(self) -> None:
        """Pass work on to one process, one piece after another; start another process when it has died."""
        process: subprocess.Popen[bytes] | None = None
        while (item := self._work.get()) is not None:
            future, message = item
            if not future.set_running_or_notify_cancel():
                continue
            try:
                process = process or self._start()
                future.set_result(_ask(process, message))
            except WorkerDied as error:
                self._end(process)
                process = None
                future.set_exception(error)
            except BaseException as error:
                future.set_exception(error)
            self._idle.release()
        self._end(process)

    def _start(self) -> subprocess.Popen[bytes]:
        with self._lock:
            if self._killed:
                raise WorkerDied("these processes have been ended")
            process = subprocess.Popen(
                [sys.executable, "-c", _program()],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                **_OWN_GROUP,
            )
            self._running.add(process)
        return process

    def _end(self, process: subprocess.Popen[bytes] | None) -> None:
        if process is None:
            return
        assert process.stdin is not None
        assert process.stdout is not None
        with contextlib.suppress(OSError):
            process.stdin.close()
        process.stdout.close()
        process.wait()
        with self._lock:
            self._running.discard(process)


# Ctrl-C and a notebook's interrupt reach the whole group, and are meant for whoever waits.
_OWN_GROUP: dict[str, Any] = (
    {"creationflags": getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)} if os.name == "nt" else {"process_group": 0}
)


def _program() -> str:
    """Return what a worker runs: modules are found where they are found here."""
    return f"import sys; sys.path[:] = {sys.path!r}; from scarto_core.lab.worker import main; main()"


def _pickled(call: tuple[Any, ...]) -> bytes:
    try:
        return pickle.dumps(call)
    except Exception:  # a function of the notebook's
        return bytes(import_module("cloudpickle").dumps(call))


def _ask(process: subprocess.Popen[bytes], message: bytes) -> Any:
    """Return what a process answers. Raises what its work raised, or `WorkerDied`."""
    assert process.stdin is not None
    assert process.stdout is not None
    trace = None
    with contextlib.suppress(OSError):  # then it has died, and does not answer either
        worker.send(process.stdin, message)
    while (answer := worker.receive(process.stdout)) is not None:
        kind, value = pickle.loads(answer)
        if kind == worker.DONE:
            return value
        if kind == worker.FAILED:
            raise value
        trace = value
    process.stdout.close()
    status = _status(process)
    raise WorkerDied(f"a worker process ended before its work was done, with status {status}", status, trace)


def _status(process: subprocess.Popen[bytes]) -> int:
    try:
        return process.wait(_PATIENCE)
    except subprocess.TimeoutExpired:  # it has closed its end, and lives on
        process.kill()
        return process.wait()
