"""The Piemontese pack as a whole: which drawing belongs to which card, and the parts they share."""

from __future__ import annotations

from collections.abc import Iterator

from scarto_core.deck import courts, figures, pips, props, scenes_heaven, scenes_virtue, suits
from scarto_core.deck.courts import NAMES, court
from scarto_core.deck.frame import Face
from scarto_core.deck.pips import pip
from scarto_core.deck.trumps import trump

PARTS: dict[str, str] = {**suits.SIGNS, **pips.PARTS, **figures.PARTS, **props.PARTS, **courts.PARTS, **scenes_virtue.PARTS, **scenes_heaven.PARTS}


def _drawings() -> Iterator[tuple[str, Face]]:
    for suit in suits.SUITS:
        yield from ((f"{suit}{number}", pip(suit, number)) for number in range(1, 11))
        yield from ((suit + rank, court(suit, rank)) for rank in NAMES)
    yield from ((f"T{number}", trump(number)) for number in range(1, 22))
    yield "F", trump(0)


FACES: dict[str, Face] = dict(_drawings())
