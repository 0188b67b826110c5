"""Widgets of the Scarto course: the card table.

It is imported when it is asked for, which whoever only serves pages never does.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .session import TableSession
    from .table import Table

__all__ = ["Table", "TableSession"]

_PLACES = {"Table": ".table", "TableSession": ".session"}


def __getattr__(name: str) -> Any:
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_PLACES[name], __name__), name)
