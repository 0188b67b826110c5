"""Playing cards drawn by code: pure functions from a card's notation to SVG, standard library only."""

from .sheet import back, face, row, sprite

__all__ = ["back", "face", "row", "sprite"]
