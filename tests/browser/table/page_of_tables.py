"""A page that shows real tables in a browser without Jupyter.

A tiny server plays the part of the kernel's connection: what the page sends goes to the widget's own message handler,
what the widget sends goes back as the answer. Everything else is the real thing. Run it by hand to look at a table:

    python tests/browser/table/page_of_tables.py
"""

from __future__ import annotations

import json
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Lock, Thread
from typing import Any

from scarto_widgets import Table

PAGE = Path(__file__).with_name("page_of_tables.html")


class TablePage:
    """Serves some tables on a local address; use it as a context manager.

    `said` holds what the widgets sent, as (model id, message), for tests that look for secrets in it. While `silent`
    is set the kernel does not answer.
    """

    def __init__(self, *tables: Table, views: int = 1) -> None:
        self.tables = {table.model_id: table for table in tables}
        self.views = views
        self.said: list[tuple[str, Any]] = []
        self.silent = False
        self._lock = Lock()
        for widget in [*tables, tables[0].deck]:
            self._listen_to(widget)
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self.url = f"http://127.0.0.1:{self.server.server_port}/"

    def __enter__(self) -> TablePage:
        Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.server.server_close()

    def _listen_to(self, widget: Any) -> None:
        def publish(msg_type: str, data: Any = None, **_: object) -> None:
            self.said.append((widget.model_id, data))

        widget.comm.publish_msg = publish

    def start(self) -> dict[str, Any]:
        """What a page needs to begin: the state of every model, as the front end would get it."""
        deck = next(iter(self.tables.values())).deck
        models = {key: table.get_state() for key, table in self.tables.items()}
        for state in models.values():
            del state["layout"]
        return {"views": self.views, "models": models, "deck": {"id": deck.model_id, **_drawings(deck)}}

    def hear(self, model_id: str, data: Any) -> list[Any]:
        """Pass a message of the page on, and return what that widget and the deck say to it, as [model id, message]."""
        with self._lock:
            before = len(self.said)
            if not self.silent:
                self.tables[model_id]._handle_msg({"content": {"data": data}})
            heard = (model_id, self.tables[model_id].deck.model_id)
            return [[key, message] for key, message in self.said[before:] if key in heard]

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        page = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                path = self.path.split("?")[0]
                if path == "/":
                    self.reply(PAGE.read_text(encoding="utf-8"), "text/html")
                elif path == "/start":
                    self.reply(json.dumps(page.start()), "application/json")
                else:
                    self.reply("", "text/plain")

            def do_POST(self) -> None:
                body = json.loads(self.rfile.read(int(self.headers["content-length"])))
                self.reply(json.dumps(page.hear(body["model"], body["data"])), "application/json")

            def reply(self, text: str, kind: str) -> None:
                data = text.encode()
                self.send_response(200)
                self.send_header("content-type", f"{kind}; charset=utf-8")
                self.send_header("content-length", str(len(data)))
                self.end_headers()
                self.wfile.write(data)

            def log_message(self, *_: object) -> None:
                """Say nothing."""

        return Handler


def _drawings(deck: Any) -> dict[str, str]:
    return {"sprite": deck.sprite, "french": deck.french}


if __name__ == "__main__":
    with TablePage(Table()) as served:
        input(f"A table stands at {served.url} until you press Enter. ")
