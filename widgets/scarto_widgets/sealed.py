"""Widgets that the page can read and talk to, but not write to."""

from __future__ import annotations

from typing import Any

import ipywidgets


class Sealed(ipywidgets.Widget):
    """A mix-in: what the page writes to a trait is thrown away, and the truth is sent again.

    Nothing that the page sends can raise: the front end would show the error with its values.
    """

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Ignore what the page wrote, and send what those traits hold."""
        self.send_state([name for name in sync_data if name in self.keys])

    def on_page_message(self, content: object) -> None:
        """Answer a message of the page; nothing by default."""

    def _handle_msg(self, msg: dict[str, Any]) -> None:
        try:
            data = msg["content"]["data"]
            method = data.get("method")
            if method == "update":
                self.set_state(data.get("state", {}))
            elif method == "request_state":
                self.send_state()
            elif method == "custom":
                self.on_page_message(data.get("content"))
        except Exception:
            self.log.debug("a message of the page was dropped", exc_info=True)
