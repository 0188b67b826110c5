"""What every request passes: the name it asks for, the kernel it wants, and the headers that go back.

- A page of an attacker's may give its own name the address of this machine (DNS rebinding). So a request must name an
  address, or this machine by a name of its own.
- A page gets the key to its kernel as a cookie, which no script can read and which goes back only with what is asked
  of that kernel. Who knows a kernel's number without its key is told that there is none.
- Nothing that is served tells more about an error than its kind.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from contextvars import ContextVar
from inspect import isawaitable
from typing import Any

from scarto_widgets import demos
from tornado.httputil import split_host_and_port
from tornado.web import HTTPError, RequestHandler
from tornado.websocket import WebSocketHandler

from scarto_core.languages import language

KEYS = {"api/kernels/": "seat", "voila/api/shutdown/": "leave"}  # where each goes, and its name
NOT_PUBLIC = ("", ".local", ".lan", ".home", ".internal", ".home.arpa", ".localdomain")  # nobody can own a name there
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "SAMEORIGIN",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    # For all but the demo pages themselves, whose policy is in Voilà's settings.
    "Content-Security-Policy": "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; "
                               "form-action 'none'; frame-ancestors 'self'",
}
_asked: ContextVar[Guarded] = ContextVar("asked")  # who serves the request that this task answers


class Guarded(RequestHandler):
    """A mix-in that comes before a handler's own class."""

    def set_default_headers(self) -> None:
        """Send our headers with every answer, errors and files too."""
        super().set_default_headers()
        for name, value in HEADERS.items():
            self.set_header(name, value)

    async def prepare(self) -> None:
        """Let a request through that asks for this machine, and for no kernel but its own."""
        if not self._is_for_us():
            raise HTTPError(403, reason="Unknown name")
        if not self._has_key():
            raise HTTPError(404)
        _asked.set(self)
        done = super().prepare()
        if isawaitable(done):
            await done

    def write_error(self, status_code: int, **kwargs: Any) -> None:
        """Send a page that says what kind of error it is."""
        page = self.settings["voila_jinja2_env"].get_template("error.html")
        self.set_header("Content-Type", "text/html; charset=utf-8")
        spoken = demos.wanted(self.get_cookie("scarto-language", ""), self.request.headers.get("Accept-Language", ""))
        with language(spoken):
            self.finish(page.render(status_code=status_code, meant=self._is_for_us(), say=demos.frame, lang=spoken,
                                    base_url=self.settings["base_url"]))

    def give_key(self, kernel_id: str) -> None:
        """Give the page that is asked for the key to its kernel."""
        for place, name in KEYS.items():
            path = f"{self.settings['base_url']}{place}{kernel_id}"
            self.set_signed_cookie(name, kernel_id, expires_days=None, path=path, httponly=True, samesite="Strict")

    def _is_for_us(self) -> bool:
        return is_known(self.request.host, self.settings["known_names"])

    def _has_key(self) -> bool:
        for place, name in KEYS.items():
            below = self.settings["server_url"] + place
            if self.request.path.startswith(below):
                kernel_id = self.request.path.removeprefix(below).partition("/")[0]
                return self.get_signed_cookie(name) == kernel_id.encode()
        return True


class GuardedSocket(Guarded, WebSocketHandler):
    """The same for connections that stay open."""

    def open(self, *args: str, **kwargs: str) -> Any:
        """Send every message at once: put together with the next, it would wait for 40 milliseconds."""
        self.set_nodelay(True)
        return super().open(*args, **kwargs)


class NothingHere(Guarded):
    """What is asked for at an address that leads nowhere."""

    def prepare(self) -> None:
        """Say so."""
        raise HTTPError(404)


def give_key(kernel_id: str) -> None:
    """Give the page that this task is about to send the key to its kernel."""
    _asked.get().give_key(kernel_id)


def known_names(more: Iterable[str] = ()) -> frozenset[str]:
    """Return the names that this machine goes by: its own, those of a home network, and `more`."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    own = {"localhost", name, *(short + ending for ending in NOT_PUBLIC)}
    return frozenset(own | {each.lower() for each in more})


def is_known(host: str, names: Iterable[str]) -> bool:
    """Say whether a `Host` header gives an address, or one of the names.

    >>> is_known("192.168.1.7:8866", []), is_known("[::1]:8866", []), is_known("evil.example:8866", ["localhost"])
    (True, True, False)
    """
    name, _ = split_host_and_port(host.lower())
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return name.rstrip(".") in names
    return True
