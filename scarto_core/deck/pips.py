"""The pips of the Piemontese pack: aces, interlaced swords, woven batons, and cups and coins in rows.

Swords bend round one another and batons cross, as on the old packs; an odd number has one straight in the middle.
"""

from __future__ import annotations

from math import cos, radians, sin

from scarto_core.deck.frame import Face, index, paper
from scarto_core.deck.shapes import (
    BLUE,
    FOREST,
    GOLD,
    GREEN,
    INK,
    OCHRE,
    RED,
    SKY,
    STEEL,
    WHITE,
    WINE,
    at,
    circle,
    dots,
    flat,
    inked,
    line,
    num,
    path,
    use,
)
from scarto_core.deck.suits import SUITS, petals

# Rows of cups or coins from the top edge to the middle row: how many stand beside one another.
_ROWS = {
    2: (1, 1),
    3: (1, 1, 1),
    4: (1, 2, 1),
    5: (1, 3, 1),
    6: (1, 2, 2, 1),
    7: (1, 2, 1, 2, 1),
    8: (1, 2, 2, 2, 1),
    9: (1, 2, 3, 2, 1),
    10: (2, 3, 3, 2),
}
_SIZE = {2: 2.0, 3: 1.8, 4: 1.6, 5: 1.35, 6: 1.45, 7: 1.3, 8: 1.3, 9: 1.3, 10: 1.2}


def pip(suit: str, number: int) -> Face:
    """The face of a pip card, 1 to 10."""
    kind = SUITS[suit]
    draw = {"S": _swords, "B": _batons}.get(suit, _rows)
    picture = _ACES[suit]() if number == 1 else draw(number) if suit in "SB" else _rows_of(kind.sign, number)
    return Face(under=paper() + picture, end=index(str(number), kind.text, use(kind.sign)))


def _rows(number: int) -> str:
    raise NotImplementedError


def _rows_of(sign: str, number: int) -> str:
    """Cups or coins in rows; those of the lower half stand on their heads."""
    rows, scale = _ROWS[number], _SIZE[number]
    top = 36 if number < 4 else 27
    drawn = ""
    for k, count in enumerate(rows):
        y = top + (180 - 2 * top) * k / (len(rows) - 1)
        gap = 29 if count == 3 else 24 if y < 40 or y > 140 else 46
        for i in range(count):
            x = 50 + gap * (i - (count - 1) / 2)
            drawn += use(sign, x, y, scale, 180 if y > 91 else 0)
    return drawn + _filling(number)


def _filling(number: int) -> str:
    if number in (4, 6):
        return use("flower", 50, 90, 1.2)
    if number == 2:
        return use("flower", 50, 90, 1.6)
    return ""


def _swords(number: int) -> str:
    """Half of the blades bend to the left, half to the right, and cross at both ends."""
    count, step = number // 2, 7.4
    drawn = ""
    for k in range(count):
        bulge, start = 12 - (5 - count) * -1.2 + k * step, 64 - k * 4.2
        d = f"M{num(start)},{num(15 + k * 1.5)}C{num(bulge - 14)},52 {num(bulge - 14)},128 {num(start)},{num(162 - k * 1.5)}"
        blade = path(d, stroke=INK, stroke_width=5.4) + path(d, stroke=BLUE, stroke_width=3.2)
        blade += path(d, stroke=SKY, stroke_width=0.9)
        hilt = use("hilt", start, 162 - k * 1.5, 1, -35)
        drawn += blade + hilt
    turned = f'<g transform="rotate(180 50 90)">{drawn}</g>'
    middle = use("longsword", 50, 90) if number % 2 else use("flower", 50, 90, 1.1 if number < 8 else 0.8)
    return drawn + turned + middle


def _batons(number: int) -> str:
    """Two sheaves of staves crossing; where they meet each passes over and under by turns."""
    count, step, lean = number // 2, 7.6, 30.0
    offsets = [step * (i - (count - 1) / 2) for i in range(count)]
    c, s = cos(radians(lean)), sin(radians(lean))
    drawn = "".join(use("staff", 50 + o * c, 90 + o * s, 1, lean) for o in offsets)
    drawn += "".join(use("staff", 50 + o * c, 90 - o * s, 1, -lean) for o in offsets)
    for i, a in enumerate(offsets):
        for j, b in enumerate(offsets):
            if (i + j) % 2:
                # where x = a c + t s', on both lines: the crossing of the two staves
                x, y = (a + b) / (2 * c), (a - b) / (2 * s)
                drawn += use("stretch", 50 + x, 90 + y, 1, lean)
    return drawn + (use("staff", 50, 90, 1.05) if number % 2 else "")


def _ace_of_swords() -> str:
    return at(use("sword"), 50, 90, 6)


def _ace_of_batons() -> str:
    return at(use("baton"), 50, 90, 6)


def _ace_of_cups() -> str:
    return at(use("cup"), 50, 90, 4)


def _ace_of_coins() -> str:
    return at(use("coin"), 50, 90, 4)


_ACES = {"S": _ace_of_swords, "B": _ace_of_batons, "C": _ace_of_cups, "D": _ace_of_coins}


def _hilt() -> str:
    return inked(
        path("M-1.3,.6h2.6v4h-2.6z", RED) + path("M-5,-1.2h10v2.2h-10z", GOLD) + circle(0, 5.4, 1.5, GOLD),
        1.1,
    )


def _longsword() -> str:
    return inked(
        path("M-1.7,46h3.4v12h-3.4z", RED)
        + path("M0-66L3.4-58V44h-6.8V-58Z", BLUE)
        + line("M0-56V38", 1.1, STEEL)
        + path("M-11,43c3,1.4 6,1 11,1s8,.4 11-1c.5,2.6-.6,4-2.4,4h-17.2c-1.8,0-2.9-1.4-2.4-4z", GOLD)
        + circle(0, 60, 3, GOLD),
        1.2,
    )


def _staff() -> str:
    return inked(
        path("M-2.5-50h5v100h-5z", GREEN)
        + line("M-.8-44V-8M-.8-2V44", 0.9, FOREST)
        + path("M-3.4-53h6.8v6h-6.8zM-3.4,47h6.8v6h-6.8z", OCHRE),
        1.2,
    )


def _stretch() -> str:
    return path("M-3.1-4.4h6.2v8.8h-6.2z", INK) + flat("M-1.9-4.6h3.8v9.2h-3.8z", GREEN) + line("M-.8-4.6V4.6", 0.9, FOREST)


def _flower() -> str:
    return inked(
        path(petals(4, 3, 13, 4.5), GREEN)
        + path(petals(8, 0, 9, 3.4), RED, stroke_width=0.9)
        + circle(0, 0, 3, GOLD)
        + dots("0,0", 1, WINE),
        1,
    )


PARTS = {"hilt": _hilt(), "longsword": _longsword(), "staff": _staff(), "stretch": _stretch(), "flower": _flower()}
_ = WHITE
