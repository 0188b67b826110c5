"""Widgets of the Scarto course: the card table."""

from .session import TableSession
from .table import Table

__all__ = ["Table", "TableSession"]
