"""What goes back and forth between a page and its kernel: widgets, and no more than they need."""

from __future__ import annotations

from typing import Any

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from tornado.web import HTTPError

HEARD = {"comm_open", "comm_msg", "comm_close", "comm_info_request", "kernel_info_request"}
TOLD = {"comm_open", "comm_msg", "comm_close", "comm_info_reply", "kernel_info_reply", "status"}


class WidgetsOnly(ZMQChannelsWebsocketConnection):
    """The connection of a page. What a kernel prints or why something failed is for the terminal, not for a page."""

    async def prepare(self) -> None:
        """Wait for the kernel; whoever has left meanwhile is not connected to it."""
        await super().prepare()
        if self.websocket_handler.connection is not self:
            raise HTTPError(400, "left before the kernel was ready")

    def handle_incoming_message(self, incoming_msg: str) -> None:
        """Pass on what a page says; one that does not speak the language of kernels is cut off."""
        try:
            super().handle_incoming_message(incoming_msg)
        except Exception:
            self.log.debug("a broken message", exc_info=True)
            self.websocket_handler.close()

    def handle_outgoing_message(self, stream: str, outgoing_msg: list[Any]) -> None:
        """Pass on what a kernel says of widgets and of itself."""
        _, parts = self.session.feed_identities(outgoing_msg)
        if self.session.unpack(parts[1])["msg_type"] in TOLD:
            super().handle_outgoing_message(stream, outgoing_msg)
