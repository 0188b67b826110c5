"""The pips of the French pack, 1 to 10: signs in columns, those of the lower half upside down."""

from __future__ import annotations

from ..frame import Face
from ..shapes import HEIGHT, WIDTH, use
from .aces import ace
from .suits import SUITS, corner

# Where signs stand: in the centre (C) or on both sides (B), and how far down. Each has its counterpart upside down in
# the lower half, except in the middle, at 90, and where a stroke says so.
_PLACES = {
    2: "C34",
    3: "C34 C90",
    4: "B34",
    5: "B34 C90",
    6: "B34 B90",
    7: "B34 B90 C62'",
    8: "B34 B90 C62",
    9: "B34 B68.6 C90",
    10: "B34 B72 C53",
}
_SCALES = {2: 1.7, 3: 1.7, 4: 1.24, 5: 1.24, 6: 1.24, 7: 1.2, 8: 1.2, 9: 1.08, 10: 1.02}
_COLUMNS = {"B": (36, 64), "C": (50,)}


def pip(suit: str, number: int) -> Face:
    """The face of a pip card, 1 to 10."""
    kind = SUITS[suit]
    picture = ace(suit) if number == 1 else _signs(kind.sign, number)
    return Face(under=use("paper") + picture, end=corner(str(number), kind))


def _signs(sign: str, number: int) -> str:
    scale, drawn = _SCALES[number], ""
    for place in _PLACES[number].split():
        y = float(place[1:].rstrip("'"))
        for x in _COLUMNS[place[0]]:
            drawn += use(sign, x, y, scale)
            if y != HEIGHT // 2 and "'" not in place:
                drawn += use(sign, WIDTH - x, HEIGHT - y, scale, 180)
    return drawn
