"""Start JupyterLab and Voilà the way the course wants them; `make lab`, `make demo` and the tests all do it here."""

from __future__ import annotations

import contextlib
import http.client
import os
import secrets
import signal
import socket
import subprocess
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import IO
from urllib.parse import quote

from environment import PYTHON, ROOT, child_environment

SETTINGS = ROOT / ".tools" / "jupyter"  # what configures JupyterLab and Voilà: no news, no outside hosts, our page
CLASSROOM = ROOT / ".tools" / "classroom"  # Voilà for a class: guarded, with so many seats, its kernels warm
ANYWHERE = {"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "::1"}  # hosts that stand for all, and how we get there


class ServerError(Exception):
    """A server ended before it answered, or did not answer in time."""


class Server:
    """A JupyterLab or Voilà process, listening once the constructor returns; `stop` ends it and its kernels."""

    def __init__(self, command: list[str], host: str, port: int, variables: dict[str, str],
                 log: IO[str] | None = None) -> None:
        self.host, self.port = host, port
        self.process = subprocess.Popen(
            command, env=child_environment(**variables), stdout=log, stderr=log,
            # a group of its own, so that Ctrl-C reaches us alone and we can end the server in order
            start_new_session=True, creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
        )
        try:
            self._wait_until_it_answers()
        except BaseException:
            self.stop()
            raise

    @property
    def url(self) -> str:
        """The address of the server as a browser on this machine reaches it, without a slash at the end."""
        host = reachable(self.host)
        return f"http://[{host}]:{self.port}" if ":" in host else f"http://{host}:{self.port}"

    def wait(self) -> int:
        """Wait until the server ends by itself; return its status."""
        while self.process.poll() is None:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(1 if os.name == "nt" else None)  # there only a wait with an end lets Ctrl-C through
        return self.process.returncode

    def stop(self, patience: float = 15) -> None:
        """End the server; one that has not ended after `patience` seconds is killed with all it started."""
        self.process.terminate()
        try:
            self.process.wait(patience)
        except subprocess.TimeoutExpired:
            self._kill()

    def _kill(self) -> None:
        if os.name == "nt":
            self.process.kill()
        else:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def _wait_until_it_answers(self, patience: float = 120) -> None:
        end = time.monotonic() + patience
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise ServerError(f"The server ended at once, with status {self.process.returncode}.")
            if answers(reachable(self.host), self.port):
                return
            time.sleep(0.05)
        raise ServerError(f"The server did not answer on port {self.port} within {patience:.0f} seconds.")


class Lab(Server):
    """JupyterLab on a folder of notebooks."""

    def __init__(self, folder: Path, first: str, host: str, port: int, browser: bool = False,
                 variables: dict[str, str] | None = None, log: IO[str] | None = None) -> None:
        self.token = secrets.token_hex(16)
        options = {
            "ServerApp.root_dir": folder, "ServerApp.ip": host, "ServerApp.port": port, "ServerApp.port_retries": 0,
            "ServerApp.open_browser": browser, "ServerApp.allow_root": True,
            "LabApp.default_url": f"/lab/tree/{quote(first)}",
            "ServerApp.log_level": "ERROR", "LabApp.log_level": "ERROR",  # in the settings it would come too late
        }
        secret = {"JUPYTER_TOKEN": self.token}  # not an argument: those can be read by everybody on the machine
        command = _program("jupyterlab", options)
        super().__init__(command, host, port, {**settings(), **secret, **(variables or {})}, log)

    def notebook(self, path: str, workspace: str = "") -> str:
        """Return the address that opens a notebook; a `workspace` of its own keeps other open tabs out."""
        place = f"/lab/workspaces/{workspace}" if workspace else "/lab"
        return f"{self.url}{place}/tree/{quote(path)}?token={self.token}"


class Demo(Server):
    """Voilà on a folder of notebooks, which it shows as pages without code, to `room` visitors at once.

    `names` are those under which a browser may ask for it, besides addresses and this machine's own name. Unless
    `warm`, each kernel is started afresh.
    """

    def __init__(self, folder: Path, host: str, port: int, room: int = 60, names: Sequence[str] = (), warm: bool = True,
                 variables: dict[str, str] | None = None, log: IO[str] | None = None) -> None:
        options = {"Voila.ip": host, "Voila.port": port, "Voila.port_retries": 0, "Voila.open_browser": False,
                   "Voila.log_level": "ERROR", "Seats.room": room, "Classroom.names": list(names)}
        if not warm:
            options["Classroom.warm"] = False
        command = [str(PYTHON), str(CLASSROOM), *_options(options), str(folder)]
        super().__init__(command, host, port, {**settings(), **(variables or {})}, log)

    def page(self, path: str) -> str:
        """Return the address of the page that shows a notebook."""
        return f"{self.url}/voila/render/{quote(path)}"


def settings() -> dict[str, str]:
    """Return the environment variables that make Jupyter programs read our settings and page template first."""
    return {"JUPYTER_CONFIG_PATH": str(SETTINGS), "JUPYTER_PATH": str(SETTINGS), "JUPYTER_PREFER_ENV_PATH": "1"}


def private_settings(folder: Path) -> dict[str, str]:
    """Return the variables that keep a Jupyter program out of the user's own files, in `folder` instead."""
    names = ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "JUPYTERLAB_SETTINGS_DIR",
             "JUPYTERLAB_WORKSPACES_DIR", "IPYTHONDIR")
    return {**{name: str(folder / name.lower()) for name in names}, "SCARTO_PROGRESS": str(folder / "progress.json")}


def free_port(host: str, ports: Iterable[int]) -> int:
    """Return the first of `ports` that nobody listens on; port 0 stands for any free one."""
    family, address = _own_address(host)
    for port in ports:
        with socket.socket(family) as probe:
            if os.name != "nt":  # as the servers do it: a port that was just given up is free
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((address, port))
            except PermissionError as error:
                raise ServerError(f"Port {port} may not be used; choose one from 1024 up.") from error
            except OSError:
                continue
            return int(probe.getsockname()[1])
    raise ServerError(f"No free port was found on {host}.")


def _own_address(host: str) -> tuple[socket.AddressFamily, str]:
    try:
        family, *_, address = socket.getaddrinfo(host or "0.0.0.0", 0, type=socket.SOCK_STREAM)[0]
        with socket.socket(family) as probe:
            probe.bind((address[0], 0))
    except OSError as error:  # no such name, no such address here, or not in this family
        raise ServerError(
            f"HOST={host} is no address of this machine ({error.strerror}). 127.0.0.1 lets in this machine alone,\n"
            "0.0.0.0 everybody who can reach it."
        ) from error
    return family, str(address[0])


def reachable(host: str) -> str:
    """Return the host name under which this machine reaches a server listening on `host`."""
    return ANYWHERE.get(host, host)


def names_on_the_network() -> list[str]:
    """Return how other machines may call this one: its address where it has one, and its name."""
    names = [socket.gethostname()]
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # sends nothing: it only chooses the way, here to an address kept for examples
        names.insert(0, probe.getsockname()[0])
    return names


def answers(host: str, port: int) -> bool:
    """Say whether an HTTP server answers there, whatever it answers."""
    connection = http.client.HTTPConnection(host, port, timeout=10)
    try:
        connection.request("GET", "/")
        connection.getresponse()
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()
    return True


def _program(module: str, options: dict[str, object]) -> list[str]:
    return [str(PYTHON), "-m", module, *_options(options)]


def _options(options: dict[str, object]) -> list[str]:
    """Return the command line for options; one that is a list is given once for each of its values."""
    values = {name: value if isinstance(value, list) else [value] for name, value in options.items()}
    return [f"--{name}={each}" for name, value in values.items() for each in value]
