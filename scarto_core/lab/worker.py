"""A worker process of the lab: takes work from its standard input, and answers on its standard output."""

from __future__ import annotations

import contextlib
import os
import pickle
import signal
import struct
import sys
import threading
from queue import SimpleQueue
from typing import IO

_LENGTH = struct.Struct("!Q")

DONE, FAILED, TRACE = "done", "failed", "trace"

_out: IO[bytes] | None = None


def send(stream: IO[bytes], message: bytes) -> None:
    """Write one message. Raises `OSError` if nobody reads any more."""
    stream.write(_LENGTH.pack(len(message)) + message)
    stream.flush()


def receive(stream: IO[bytes]) -> bytes | None:
    """Return the next message, None if the other side has ended."""
    head = stream.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        return None
    size = _LENGTH.unpack(head)[0]
    body = stream.read(size)
    return body if len(body) == size else None


def tell(*trace: object) -> None:
    """Leave a trace of what is about to be done; nothing where no one listens."""
    if _out is not None:
        send(_out, pickle.dumps((TRACE, trace)))


def main() -> None:
    """Work until there is no more."""
    global _out
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt is meant for whoever waits for the work
    work, _out = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    _close_standard_streams()
    messages: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_read, args=(work, messages), daemon=True).start()
    while True:
        answer = _answer(messages.get())
        with contextlib.suppress(OSError):  # nobody waits for it any more
            send(_out, answer)


def _read(work: IO[bytes], messages: SimpleQueue[bytes]) -> None:
    """Pass on what is to be done. When the other side has ended, however that was, end at once, in the middle of it."""
    while (message := receive(work)) is not None:
        messages.put(message)
    os._exit(0)


def _answer(message: bytes) -> bytes:
    try:
        function, args, kwargs = pickle.loads(message)
        return pickle.dumps((DONE, function(*args, **kwargs)))
    except BaseException as error:
        return _failure(error)


def _failure(error: BaseException) -> bytes:
    try:
        message = pickle.dumps((FAILED, error))
        pickle.loads(message)
        return message
    except Exception:  # an exception that cannot travel
        return pickle.dumps((FAILED, RuntimeError(f"{type(error).__name__}: {error}")))


def _close_standard_streams() -> None:
    """Let what players print go nowhere, and their `input()` fail at once: the streams are the lab's."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1):
        os.dup2(nowhere, stream)
    sys.stdin, sys.stdout, sys.stderr = open(os.devnull), open(os.devnull, "w"), open(os.devnull, "w")  # noqa: SIM115
