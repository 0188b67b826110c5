"""The four aces, each a single large sign between two branches, with a device of its own above and within."""

from __future__ import annotations

from math import atan2, cos, degrees, pi, sin

from ..pack import Suit
from ..shapes import CREAM, FOREST, GOLD, GREEN, at, circle, dots, group, line, num, path, petals, star, use
from .suits import OUTLINES, SUITS

_ACROSS, _DOWN = 34, 56  # the half axes of the wreath
_MIDDLES = {"spade": 1.2, "club": 0.3, "heart": -1.8, "diamond": 0}  # how far below its origin a sign has its weight


def ace(suit: str) -> str:
    """The emblem of the ace of S, B, C or D."""
    kind = SUITS[suit]
    within, above = {
        "S": (_rosette(8, 15), use("crown", 50, 39, 1.25)),
        "B": (_rosette(3, 15), _crest("leaf", FOREST)),
        "C": (_rosette(6, 15), _crest("tulip", kind.main)),
        "D": (_rosette(4, 15), path(star(8, 12, 5), GOLD, transform="translate(50 31)")),
    }[suit]
    branch = _branch()
    knot = path(
        "M50,147C40,140 34,146 36,151C40,156 46,152 50,147ZM50,147C60,140 66,146 64,151C60,156 54,152 50,147Z",
        kind.main,
    )
    return branch + at(branch, 100, 0, 1, 0, True) + knot + circle(50, 147, 3, GOLD) + _great_sign(kind, within) + above


def _great_sign(kind: Suit, device: str) -> str:
    """The sign with a thread of gold inside its edge, and a device in its middle."""
    outline, middle = OUTLINES[kind.sign], _MIDDLES[kind.sign]
    return (
        group(path(outline, kind.main), "translate(50 91)scale(3.5)", stroke_width=0.42)
        + group(line(outline), f"translate(50 {91 + 0.7 * middle:g})scale(2.8)", stroke=GOLD, stroke_width=0.34)
        + at(device, 50, 91 + 3.5 * middle)
    )


def _rosette(count: int, size: float) -> str:
    return (
        path(petals(count, 1, size, size / 2.6), GOLD, stroke_width=1)
        + path(petals(count, 2, size * 0.7, size / 5), CREAM, stroke_width=0.6)
        + circle(0, 0, 2.6, CREAM, stroke_width=1)
        + dots("0,0", 1, GOLD)
    )


def _crest(thing: str, colour: str) -> str:
    return (
        use("leaf", 46, 40, 0.9, -62, tint=GREEN)
        + use("leaf", 54, 40, 0.9, 62, tint=GREEN)
        + use(thing, 50, 32, 1.2, tint=colour)
    )


def _branch() -> str:
    """Leaves up the left side of an oval."""
    drawn = ""
    stem = f"M50,{90 + _DOWN}A{_ACROSS},{_DOWN} 0 0 1 {num(50 - _ACROSS * cos(0.55))},{num(90 - _DOWN * sin(0.55))}"
    for k in range(8):
        a = pi * (0.16 + 0.068 * k)
        x, y = 50 - _ACROSS * sin(a), 90 + _DOWN * cos(a)
        drawn += use("laurel", x, y, 1.1, degrees(atan2(-_DOWN * sin(a), -_ACROSS * cos(a))))
    return line(stem, 1.8, FOREST) + drawn
