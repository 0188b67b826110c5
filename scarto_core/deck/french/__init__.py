"""The French deck: spades, clubs, hearts and diamonds, and trumps of our own."""

from __future__ import annotations

from .. import figures, frame, props
from ..pack import Pack, collect
from . import courts, scenes_trades, scenes_year, suits, trumps
from .back import back_drawing
from .courts import court
from .pips import pip
from .trumps import trump


def pack() -> Pack:
    """Draw the deck."""
    stock = {
        **frame.PARTS,
        **suits.SIGNS,
        **courts.PARTS,
        **figures.PARTS,
        **props.PARTS,
        **trumps.PARTS,
        **scenes_year.PARTS,
        **scenes_trades.PARTS,
    }
    return collect(pip, court, trump, back_drawing(), stock)
