"""The files that pages load, sent small: a page takes five megabytes of scripts, and a class has one network."""

from __future__ import annotations

import gzip
import os
from functools import lru_cache
from typing import Any

from guard import Guarded
from tornado.web import HTTPError, StaticFileHandler

SMALL = 1024  # bytes; less is not worth it
TEXTS = ("text/", "application/javascript", "application/json", "image/svg+xml")


class SmallFiles(Guarded, StaticFileHandler):
    """A mix-in for handlers of files: texts are compressed, once for all visitors."""

    async def get(self, *args: Any, **kwargs: Any) -> None:
        """Send a file, whole whatever part is asked for. What is no path at all is no file either."""
        self.request.headers.pop("Range", None)
        try:
            await super().get(*args, **kwargs)
        except (AssertionError, ValueError):
            raise HTTPError(404) from None

    def set_extra_headers(self, path: str) -> None:
        """Say that the file is compressed, where it is."""
        super().set_extra_headers(path)
        if self._is_compressed():
            self.set_header("Content-Encoding", "gzip")
            self.get_content = lambda *_: self._compressed()  # for this answer; the class's own is read for versions

    def get_content_size(self) -> int:
        """Return the number of bytes that are sent."""
        return len(self._compressed()) if self._is_compressed() else super().get_content_size()

    def _is_compressed(self) -> bool:
        return ("gzip" in self.request.headers.get("Accept-Encoding", "")
                and self.get_content_type().startswith(TEXTS) and super().get_content_size() >= SMALL)

    def _compressed(self) -> bytes:
        return compressed(self.absolute_path, os.stat(self.absolute_path).st_mtime_ns)


@lru_cache(maxsize=512)
def compressed(path: str, changed: int) -> bytes:
    """Return a file compressed; `changed` is when it changed last, in nanoseconds."""
    with open(path, "rb") as file:
        return gzip.compress(file.read(), 6, mtime=0)
