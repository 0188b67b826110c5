"""Kernels that are forked from one warm process instead of started afresh, where the system can do that (Linux)."""

from __future__ import annotations

import contextlib
import json
import os
import select
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

from jupyter_client.connect import KernelConnectionInfo
from jupyter_client.provisioning import LocalProvisioner

POSSIBLE = sys.platform == "linux" and hasattr(os, "pidfd_open")
MOULD = Path(__file__).with_name("mould.py")


class Mould:
    """The warm process, started when it is first needed and again should it have ended."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._orders: socket.socket | None = None

    def start(self) -> None:
        """Start the process unless it runs."""
        if self._process is not None and self._process.poll() is None:
            return
        if self._orders is not None:
            self._orders.close()
        self._orders, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            self._process = subprocess.Popen([sys.executable, str(MOULD), str(theirs.fileno())],
                                             pass_fds=[theirs.fileno()], stdin=subprocess.DEVNULL)

    def cast(self, arguments: list[str], environment: dict[str, str], folder: str) -> Forked:
        """Return a new kernel. Raises `OSError` if there is none to be had."""
        self.start()
        order = json.dumps({"arguments": arguments, "environment": environment, "folder": folder})
        self._orders.send(order.encode())
        answer = self._orders.recv(32)
        if not answer:
            raise OSError("the mould ended")
        return Forked(int(answer))


class Forked:
    """A process that is no child of ours, with as much of `subprocess.Popen` as a provisioner uses."""

    stdin = stdout = stderr = None

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.returncode: int | None = None
        try:
            self._handle = os.pidfd_open(pid)
        except ProcessLookupError:  # it has ended already
            self.returncode = 1

    def poll(self) -> int | None:
        """Return None while it runs, and 0 afterwards: what it ended with only its parent knows."""
        if self.returncode is None and select.select([self._handle], [], [], 0)[0]:
            os.close(self._handle)
            self.returncode = 0
        return self.returncode

    def wait(self) -> int:
        """Wait for the end."""
        if self.returncode is None:
            select.select([self._handle], [], [])
        return self.poll() or 0

    def send_signal(self, number: int) -> None:
        """Send a signal to the process itself."""
        if self.poll() is None:
            with contextlib.suppress(ProcessLookupError):
                signal.pidfd_send_signal(self._handle, number)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it."""
        self.send_signal(signal.SIGKILL)


mould = Mould()


class ForkingProvisioner(LocalProvisioner):
    """Forks Python kernels from the mould; starts all others, and those it fails with, in the ordinary way."""

    async def launch_kernel(self, cmd: list[str], **kwargs: Any) -> KernelConnectionInfo:
        """Start the kernel that the command line names."""
        if "ipykernel_launcher" not in cmd:
            return await super().launch_kernel(cmd, **kwargs)
        arguments = cmd[cmd.index("ipykernel_launcher") + 1 :]
        try:
            self.process = mould.cast(arguments, dict(kwargs["env"]), str(kwargs.get("cwd") or Path.cwd()))
        except OSError:
            self.log.exception("A kernel could not be forked; it is started instead.")
            return await super().launch_kernel(cmd, **kwargs)
        self.pid = self.pgid = self.process.pid
        self.cwd = kwargs.get("cwd")
        return self.connection_info
