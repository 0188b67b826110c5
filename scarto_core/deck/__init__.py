"""Playing cards drawn by code: pure functions from a card's notation to SVG, standard library only."""

from .sheet import DECKS, back, face, row, sprite, symbol_id

__all__ = ["DECKS", "back", "face", "row", "sprite", "symbol_id"]
