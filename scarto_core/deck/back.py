"""The back of the cards."""

from __future__ import annotations

from scarto_core.deck.frame import paper
from scarto_core.deck.shapes import BLUE, INK, path


def back_drawing() -> str:
    """The drawing of the back, the same either way up."""
    return paper() + path("M6,6H94V174H6Z", BLUE, stroke=INK)
