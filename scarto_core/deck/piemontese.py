"""The Piemontese pack as a whole: which drawing belongs to which card, and the parts they share."""

from __future__ import annotations

from collections.abc import Iterator

from . import courts, figures, frame, pips, props, scenes_heaven, scenes_virtue, suits
from .courts import NAMES, court
from .frame import Face
from .pips import pip
from .trumps import trump

PARTS: dict[str, str] = {
    **frame.PARTS,
    **suits.SIGNS,
    **pips.PARTS,
    **figures.PARTS,
    **props.PARTS,
    **courts.PARTS,
    **scenes_virtue.PARTS,
    **scenes_heaven.PARTS,
}


def _drawings() -> Iterator[tuple[str, Face]]:
    for suit in suits.SUITS:
        yield from ((f"{suit}{number}", pip(suit, number)) for number in range(1, 11))
        yield from ((suit + rank, court(suit, rank)) for rank in NAMES)
    yield from ((f"T{number}", trump(number)) for number in range(1, 22))
    yield "F", trump(0)


FACES: dict[str, Face] = dict(_drawings())
