"""The Piemontese deck: Italian suits, and the trumps with their old pictures and names."""

from __future__ import annotations

from .. import figures, frame, props
from ..pack import Pack, collect
from . import courts, pips, scenes_heaven, scenes_virtue, suits
from .back import back_drawing
from .courts import court
from .pips import pip
from .trumps import trump


def pack() -> Pack:
    """Draw the deck."""
    stock = {
        **frame.PARTS,
        **suits.SIGNS,
        **pips.PARTS,
        **figures.PARTS,
        **props.PARTS,
        **courts.PARTS,
        **scenes_virtue.PARTS,
        **scenes_heaven.PARTS,
    }
    return collect(pip, court, trump, back_drawing(), stock)
