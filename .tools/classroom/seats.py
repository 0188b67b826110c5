"""A kernel for each page, and no more than there is room for."""

from __future__ import annotations

from typing import Any

import guard
from jupyter_client.manager import KernelManager
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from tornado.web import HTTPError
from traitlets import Integer


class Seats(AsyncMappingKernelManager):
    """The kernels of the pages. Each page is given the key to its own, and nobody to another's."""

    room = Integer(60, min=1, config=True, help="Kernels at once; pages asked for beyond that are told so.")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._taken: set[str] = set()  # from the moment a page is asked for: many may be starting at once

    async def start_kernel(self, **kwargs: Any) -> str:
        """Start a kernel for the page that is being asked for. Raises `HTTPError` 503 when the room is full."""
        if len(self._taken) >= self.room:
            raise HTTPError(503, reason="The room is full")
        kernel_id = self.new_kernel_id(**kwargs)
        self._taken.add(kernel_id)
        try:
            await super().start_kernel(kernel_id=kernel_id, **kwargs)
        except BaseException:
            self._taken.discard(kernel_id)
            raise
        guard.give_key(kernel_id)
        return kernel_id

    def remove_kernel(self, kernel_id: str) -> KernelManager:
        """Forget a kernel that has ended."""
        self._taken.discard(kernel_id)
        return super().remove_kernel(kernel_id)
