"""The pips of the Piemontese pack, 2 to 10: interlaced swords, woven batons, cups and coins in rows.

Swords bend round one another and batons cross, as on the old packs; an odd number has one straight in the middle.
"""

from __future__ import annotations

from math import atan2, cos, degrees, radians, sin

from ..frame import Face, index
from ..shapes import (
    BLUE,
    FOREST,
    GOLD,
    GREEN,
    INK,
    OCHRE,
    RED,
    SKY,
    STEEL,
    WINE,
    circle,
    dots,
    flat,
    inked,
    line,
    num,
    path,
    petals,
    use,
)
from .aces import ace
from .suits import SUITS

# Cups and coins: how many stand beside one another in each row from the top, and how large they are.
_ROWS: dict[int, tuple[tuple[int, ...], float]] = {
    2: ((1, 1), 2.1),
    3: ((1, 1, 1), 1.8),
    4: ((1, 2, 1), 1.6),
    5: ((1, 3, 1), 1.4),
    6: ((1, 2, 2, 1), 1.5),
    7: ((1, 2, 1, 2, 1), 1.32),
    8: ((1, 2, 2, 2, 1), 1.32),
    9: ((1, 2, 3, 2, 1), 1.32),
    10: ((2, 3, 3, 2), 1.22),
}

# Where flowers (F) and sprigs (S) fill the gaps: kind, x, y, size; each is repeated half a turn round.
_ORNAMENTS: dict[str, str] = {
    "R2": "F 50 90 1.5, S 20 90 1",
    "R3": "S 24 60 1, S 76 60 1",
    "R4": "F 50 90 .8, S 25 56 .9, S 75 56 .9",
    "R5": "S 24 59 1, S 76 59 1",
    "R6": "F 50 90 1.15",
    "R7": "S 22 90 .7",
    "R8": "F 50 73 .6",
    "S2": "F 50 90 1.7, S 50 55 1.1",
    "S4": "F 50 90 1.5, S 50 58 1",
    "S6": "F 50 90 1.2, S 50 62 .8",
    "S8": "F 50 90 .95, S 50 65 .7",
    "S10": "F 50 90 .8",
    "B2": "F 50 40 1.2, S 22 90 1.2",
    "B3": "S 21 90 1.2",
    "B4": "F 50 36 1.2, S 18 90 1",
    "B5": "S 17 90 1",
    "B6": "F 50 34 1, S 14 90 .8",
    "B8": "F 50 31 1",
    "B10": "F 50 27 .9",
}


def pip(suit: str, number: int) -> Face:
    """The face of a pip card, 1 to 10."""
    kind = SUITS[suit]
    end = index(str(number), kind.text, use(kind.sign))
    if number == 1:
        return Face(under=use("paper") + ace(suit), end=end)
    under = use("paper") + _ornaments(("R" if suit in "CD" else suit) + str(number))
    if suit == "S":
        return Face(under, _bent_swords(number // 2), use("longsword", 50, 90) if number % 2 else "", end)
    return Face(under + (_batons(number) if suit == "B" else _rows(kind.sign, number)), end=end)


def _rows(sign: str, number: int) -> str:
    """Cups or coins in rows; those of the lower half stand on their heads."""
    counts, scale = _ROWS[number]
    top = 33 if number < 4 else 27
    drawn = ""
    for k, count in enumerate(counts):
        y = top + (180 - 2 * top) * k / (len(counts) - 1)
        gap = 29 if count == 3 else 25.5 if number == 10 else 52 if number == 4 else 46
        for i in range(count):
            drawn += use(sign, 50 + gap * (i - (count - 1) / 2), y, scale, 180 if y > 91 else 0)
    return drawn


def _ornaments(key: str) -> str:
    drawn = ""
    for item in _ORNAMENTS.get(key, "").split(", "):
        if item:
            kind, x, y, size = item.split()
            part, place = "flower" if kind == "F" else "sprig", (float(x), float(y))
            drawn += use(part, *place, float(size))
            if place != (50, 90):
                drawn += use(part, 100 - place[0], 180 - place[1], float(size), 180)
    return drawn


def _bent_swords(count: int) -> str:
    """`count` blades that bend to the left; turned round, they bend to the right and cross these at both ends."""
    wide, step, apart = (5.4, 10.5, 8.4) if count < 3 else (4.2, 8.2, 5.4) if count < 5 else (3.7, 7.2, 4.3)
    outer = {1: 19, 2: 14, 3: 12.5, 4: 11, 5: 10}[count]
    drawn = ""
    for k in range(count):
        bow, start, top = outer + k * step, 50 + (count - 1 - k + 2.1) * apart / 1.25, 16 + k * 0.8
        bend = (bow - 0.25 * start) / 0.75  # where a cubic curve must be pulled to pass through `bow`
        d = f"M{num(start)},{num(top)}C{num(bend)},54 {num(bend)},126 {num(start)},{num(180 - top)}"
        drawn += (
            path(d, stroke_width=wide + 2.4)
            + path(d, stroke=BLUE, stroke_width=wide)
            + path(d, stroke=SKY, stroke_width=wide / 4)
            + use("hilt", start, 180 - top, wide / 4.4, -degrees(atan2(start - bend, 54 - top)))
        )
    return drawn


def _batons(number: int) -> str:
    """Two sheaves of staves crossing; where they meet each passes over and under by turns."""
    count, lean = number // 2, 30.0
    step, scale = {1: (0, 1.1), 2: (13, 1.04), 3: (10, 1), 4: (8.6, 1), 5: (7.4, 1)}[count]
    offsets = [step * (i - (count - 1) / 2) for i in range(count)]
    c, s = cos(radians(lean)), sin(radians(lean))
    thick = "stout" if count < 4 else "staff"
    drawn = "".join(use(thick, 50 + o * c, 90 + o * s, scale, lean) for o in offsets)
    drawn += "".join(use(thick, 50 + o * c, 90 - o * s, scale, -lean) for o in offsets)
    for i, a in enumerate(offsets):
        for j, b in enumerate(offsets):
            if (i + j) % 2:
                x, y = (a + b) / (2 * c), (a - b) / (2 * s)  # where the two staves meet
                drawn += use(thick + "-over", 50 + x, 90 + y, scale, lean)
    return drawn + (use(thick, 50, 90, scale * 1.08) if number % 2 else "")


def _hilt() -> str:
    return inked(
        path("M-1.4,.6h2.8v4.4h-2.8z", RED) + path("M-4.6-1.4h9.2v2.4h-9.2z", GOLD) + circle(0, 6, 1.8, GOLD), 1.1
    )


def _longsword() -> str:
    return (
        path("M-2,46h4v12h-4z", RED)
        + path("M0-68L4.4-58V44h-8.8V-58Z", BLUE)
        + line("M0-58V38", 1.4, STEEL)
        + path("M-12,43c3,1.4 7,1 12,1s9,.4 12-1c.6,3-.6,4.6-2.6,4.6h-18.8c-2,0-3.2-1.6-2.6-4.6z", GOLD)
        + circle(0, 61, 3.4, GOLD)
    )


def _staff(wide: float) -> str:
    w, cap = num(wide / 2), num(wide / 2 + 1)
    across = num(wide + 2)
    return inked(
        path(f"M-{w}-50h{num(wide)}v100h-{num(wide)}z", GREEN)
        + line(f"M-{num(wide / 5)}-44V-14M-{num(wide / 5)}-9V30M-{num(wide / 5)},35V44", 0.9, FOREST)
        + path(f"M-{cap}-53h{across}v6h-{across}zM-{cap},47h{across}v6h-{across}z", OCHRE),
        1.2,
    )


def _over(wide: float) -> str:
    """A stretch of staff without ends, to be laid over another."""
    ink, w, half = num(wide / 2 + 0.6), num(wide / 2 - 0.6), num(wide / 2 + 1.9)
    long = num(wide + 3.8)
    return (
        flat(f"M-{ink}-{half}h{num(wide + 1.2)}v{long}h-{num(wide + 1.2)}z", INK)
        + flat(f"M-{w}-{half}h{num(wide - 1.2)}v{long}h-{num(wide - 1.2)}z", GREEN)
        + line(f"M-{num(wide / 5)}-{half}v{long}", 0.9, FOREST)
    )


def _flower() -> str:
    return inked(
        path(petals(4, 3, 13, 4.5), GREEN) + path(petals(8, 0, 9, 3.4), RED, stroke_width=0.9) + circle(0, 0, 3, GOLD)
        + dots("0,0", 1, WINE),
        1,
    )  # fmt: skip


def _sprig() -> str:
    """A tulip between two leaves, upright."""
    return inked(
        line("M0,12V-2", 1.4, FOREST)
        + path("M0,11C-7,11-10,5-9.4-2C-4,0-.6,4 0,11ZM0,11C7,11 10,5 9.4-2C4,0 .6,4 0,11Z", GREEN)
        + path("M0-1.4C-5-1.4-6-6-4.6-11.6L-2-8.4L0-13L2-8.4L4.6-11.6C6-6 5-1.4 0-1.4Z", RED)
        + dots("0,-4.6", 1, GOLD),
        1,
    )


PARTS = {
    "hilt": _hilt(),
    "longsword": _longsword(),
    "staff": _staff(5),
    "staff-over": _over(5),
    "stout": _staff(7),
    "stout-over": _over(7),
    "flower": _flower(),
    "sprig": _sprig(),
}
