"""The process that kernels are cast from: it has imported all that a page needs, and forks for each visitor.

What takes a kernel most of a second of work, its imports, is done once, and the memory that holds them is shared. The
orders come over a socket, one packet each: the kernel's arguments, environment and folder as JSON; the answer is its
process number. At the end of the socket the mould ends, and with it, as their parent, all its kernels.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import socket
import sys
from importlib import import_module
from typing import NoReturn

LONGEST_ORDER = 2**20  # bytes
USED = (
    "ipykernel.kernelapp", "ipykernel.ipkernel", "anywidget", "scarto_widgets.drills", "scarto_widgets.demos",
    # and what those import only when a kernel starts
    "IPython.core.completerlib", "IPython.core.debugger", "IPython.core.logger", "IPython.core.oinspect",
    "IPython.extensions.storemagic", "psutil", "pydoc", "sqlite3", "tornado.platform.asyncio", "tornado.queues",
    "zmq.utils.garbage", "unicodedata",
)
NO_HISTORY = "--HistoryManager.enabled=False"  # what pages do is not to be found in the history of this user's IPython


def main(orders: socket.socket) -> None:
    """Warm up, then fork a kernel for each order until there are no more."""
    os.environ["JPY_PARENT_PID"] = str(os.getpid())  # read at import: kernels end when this process is gone
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    warm_up()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the system buries them; the server watches over a kernel itself
    gc.collect()
    gc.freeze()  # what is there now is never looked at again, so it stays shared
    while order := orders.recv(LONGEST_ORDER):
        kernel = os.fork()
        if kernel == 0:
            orders.close()
            become_kernel(**json.loads(order))
        orders.send(str(kernel).encode())


def warm_up() -> None:
    """Import what every kernel of a page imports, and lay a table once, so that all that can be kept is."""
    sys.modules["debugpy"] = None  # nobody debugs a page, and it is a third of a kernel
    for name in USED:
        import_module(name)
    from scarto_widgets.session import TableSession

    from scarto_core.deck import DECKS, sprite

    for deck in DECKS:
        sprite(deck)
    TableSession(seed=0).state()  # never a visitor's: chance is drawn afresh after each fork


def become_kernel(arguments: list[str], environment: dict[str, str], folder: str) -> NoReturn:
    """Be the kernel that the arguments describe, to its end."""
    os.setsid()  # a group of its own, as the server expects it
    for number in (signal.SIGINT, signal.SIGCHLD):
        signal.signal(number, signal.default_int_handler if number == signal.SIGINT else signal.SIG_DFL)
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    sys.argv = ["ipykernel_launcher", *arguments, NO_HISTORY]
    from ipykernel.kernelapp import IPKernelApp
    from ipywidgets import load_ipython_extension

    kernel = IPKernelApp.instance()
    kernel.initialize()
    load_ipython_extension(kernel.shell)  # its import, which does this, was before there was a shell
    kernel.start()
    sys.exit()


if __name__ == "__main__":
    del sys.path[0]  # the folder of this file, which is nothing to a kernel
    main(socket.socket(fileno=int(sys.argv[1])))
