"""Voilà as a class needs it: guarded, with so many seats, and kernels that are there at once.

It reads the same settings as Voilà itself (`.tools/jupyter/voila.py`), and adds what they cannot say.
"""

from __future__ import annotations

import logging
import os
import sys
from importlib.metadata import EntryPoint
from typing import Any

import forks
from channels import HEARD, WidgetsOnly
from files import SmallFiles
from guard import Guarded, GuardedSocket, NothingHere, known_names
from jupyter_client.provisioning import KernelProvisionerFactory
from seats import Seats
from templates import compile_once
from tornado.web import RequestHandler, StaticFileHandler
from tornado.websocket import WebSocketHandler
from traitlets import Bool, List, Unicode
from voila.app import Voila

# Kernels are talked to through sockets in a folder of the server's own. Through ports, which are chosen before they are
# taken, one of thirty kernels that start at once may find its port gone. A socket's path may have 107 characters.
LONGEST_FOLDER = 50


class Classroom(Voila):
    """The server of the demo pages."""

    classes = (*Voila.classes, Seats)
    warm = Bool(forks.POSSIBLE, config=True, help="Fork kernels from one that is warm.")
    names = List(Unicode(), config=True, help="Names of this machine, besides its own, that a browser may ask for.")

    def init_settings(self) -> dict[str, Any]:
        """Return the settings of the server, with our own manager of kernels, connections and guard."""
        self.voila_configuration.multi_kernel_manager_class = Seats
        if sys.platform == "linux" and len(self.connection_dir) < LONGEST_FOLDER:
            self.config.KernelManager.transport = "ipc"
        settings = super().init_settings()
        self.kernel_manager.allowed_message_types = list(HEARD)
        return {
            **settings,
            "kernel_websocket_connection_class": WidgetsOnly,
            "known_names": known_names(self.names),
            "default_handler_class": NothingHere,
            "compress_response": True,
            "websocket_compression_options": {},
        }

    def init_handlers(self) -> list[tuple[Any, ...]]:
        """Return the routes, a guard before each."""
        return [(pattern, guarded(handler), *rest) for pattern, handler, *rest in super().init_handlers()]

    def start(self) -> None:
        """Make everything ready and serve until the end."""
        for name in ("access", "general"):  # a page that is closed or not there is no news for whoever runs this
            logging.getLogger(f"tornado.{name}").setLevel(logging.ERROR)
        compile_once()
        if self.warm:
            fork_kernels()
        super().start()


def guarded(handler: type[RequestHandler]) -> type[RequestHandler]:
    """Return a handler with the guard before it."""
    mixins = {WebSocketHandler: GuardedSocket, StaticFileHandler: SmallFiles, RequestHandler: Guarded}
    before = next(mixin for kind, mixin in mixins.items() if issubclass(handler, kind))
    return type(handler.__name__, (before, handler), {})


def fork_kernels() -> None:
    """Let kernels be forked from one that is warm."""
    name, group = forks.ForkingProvisioner.__name__, KernelProvisionerFactory.GROUP_NAME
    KernelProvisionerFactory.provisioners[name] = EntryPoint(name, f"{forks.__name__}:{name}", group)
    os.environ[KernelProvisionerFactory.default_provisioner_name_env] = name
