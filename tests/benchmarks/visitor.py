"""A visitor of the demo pages without a browser: gets a page, reads its widgets and talks to them as the page does."""

from __future__ import annotations

import asyncio
import json
import re
import uuid
from typing import Any
from urllib.parse import quote

from jupyter_server.services.kernels.connection.base import deserialize_msg_from_ws_v1, serialize_msg_to_ws_v1
from tornado.httpclient import AsyncHTTPClient, HTTPRequest, HTTPResponse
from tornado.websocket import WebSocketClientConnection, websocket_connect

PROTOCOL = "v1.kernel.websocket.jupyter.org"
PATIENCE = 300  # seconds; for a machine on which many start at once
Message = dict[str, Any]


class Visitor:
    """One person's page on a server of demo pages; `url` is the server's address.

    After `open`: the `kernel_id` of the page, the `cookies` it keeps, and `models`, each widget's state by its id.
    """

    def __init__(self, url: str) -> None:
        self.url = url
        self.cookies: dict[str, str] = {}
        self.html = ""
        self.kernel_id = ""
        self.models: dict[str, dict[str, Any]] = {}
        self._socket: WebSocketClientConnection | None = None
        self._session = uuid.uuid4().hex

    async def open(self, page: str) -> None:
        """Open a page: get it, connect to the kernel it names, and ask for the state of its widgets."""
        await self.get(f"/voila/render/{quote(page)}")
        assert self.kernel_id, "the page names no kernel"
        await self.connect(self.kernel_id)
        await self.load_widgets()

    async def get(self, path: str, method: str = "GET", check: bool = True, **headers: str) -> HTTPResponse:
        """Ask for a path with this visitor's cookies, and keep those that the answer sets."""
        body = "" if method in ("POST", "PUT", "PATCH") else None
        request = HTTPRequest(self.url + path, method, headers={**self._cookie_header(), **headers}, body=body,
                              request_timeout=PATIENCE, connect_timeout=PATIENCE, follow_redirects=False)
        answer = await AsyncHTTPClient().fetch(request, raise_error=check)
        for cookie in answer.headers.get_list("Set-Cookie"):
            name, _, value = cookie.split(";")[0].partition("=")
            self.cookies[name] = value
        self._read(answer.body.decode("utf-8", "replace"))
        return answer

    async def connect(self, kernel_id: str, **headers: str) -> None:
        """Open the channels of a kernel. Raises `HTTPClientError` if the server refuses."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/kernels/{kernel_id}/channels?session_id={self._session}"
        headers = {"Origin": self.url, **self._cookie_header(), **headers}
        request = HTTPRequest(address, headers=headers, request_timeout=PATIENCE, connect_timeout=PATIENCE)
        self._socket = await websocket_connect(request, subprotocols=[PROTOCOL], max_message_size=2**26)

    async def send(self, kind: str, content: Message, channel: str = "shell", **metadata: str) -> str:
        """Send a message to the kernel; return its id."""
        header = {"msg_id": uuid.uuid4().hex, "msg_type": kind, "session": self._session, "username": "",
                  "version": "5.3", "date": "2026-01-01T00:00:00Z"}
        message = {"header": header, "parent_header": {}, "metadata": metadata, "content": content}
        await self._socket.write_message(
            serialize_msg_to_ws_v1(message, channel, pack=lambda part: json.dumps(part).encode()), binary=True)
        return str(header["msg_id"])

    async def receive(self) -> Message:
        """Return the next message of the kernel. Raises `ConnectionError` at the end of the connection."""
        raw = await asyncio.wait_for(self._socket.read_message(), PATIENCE)
        if raw is None:
            raise ConnectionError("the server closed the connection")
        _, (header, parent, _, content, *_) = deserialize_msg_from_ws_v1(raw)
        return {"type": json.loads(header)["msg_type"], "parent": json.loads(parent).get("msg_id"),
                "content": json.loads(content)}

    async def answers(self, msg_id: str) -> list[Message]:
        """Return all that the kernel says to a message, until it is idle again."""
        said = []
        while True:
            message = await self.receive()
            if message["parent"] != msg_id:
                continue
            if message["type"] == "status" and message["content"]["execution_state"] == "idle":
                return said
            said.append(message)

    async def ask(self, kind: str, content: Message, **metadata: str) -> list[Message]:
        """Send a message and return all that the kernel says to it."""
        return await self.answers(await self.send(kind, content, **metadata))

    async def tell(self, model: str, content: object) -> list[Message]:
        """Send a widget a message of its own; take in what its state becomes, and return what else it says."""
        said = await self.ask("comm_msg", {"comm_id": model, "data": {"method": "custom", "content": content}})
        for message in said:
            self._take_in(message)
        return said

    async def leave(self) -> None:
        """Leave the page: it asks for the end of its kernel, and the connection ends."""
        if self._socket is not None:
            self._socket.close()
        if self.kernel_id:
            token = quote(self.cookies.get("_xsrf", ""), safe="")
            await self.get(f"/voila/api/shutdown/{self.kernel_id}?_xsrf={token}", "POST", check=False, Origin=self.url)

    async def load_widgets(self) -> None:
        """Ask for the state of all widgets of the page."""
        control = uuid.uuid4().hex
        await self.ask("comm_open", {"comm_id": control, "target_name": "jupyter.widget.control", "data": {}},
                       version="1.0.0")
        for message in await self.ask("comm_msg", {"comm_id": control, "data": {"method": "request_states"}}):
            data = message["content"].get("data", {})
            for model, known in data.get("states", {}).items():
                self.models[model] = known["state"]

    def _read(self, html: str) -> None:
        config = re.search(r'<script id="jupyter-config-data"[^>]*>(.*?)</script>', html, re.DOTALL)
        if config:
            self.html, self.kernel_id = html, json.loads(config.group(1))["kernelId"]

    def _take_in(self, message: Message) -> None:
        content = message["content"]
        if message["type"] == "comm_msg" and content["data"].get("method") in ("update", "echo_update"):
            self.models.setdefault(content["comm_id"], {}).update(content["data"]["state"])

    def _cookie_header(self) -> dict[str, str]:
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())} if self.cookies else {}
