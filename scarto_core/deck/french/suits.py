"""The four suit signs of the French pack, each about 21 units high around the origin, and their colours.

Two are dark and two red, and all four differ in shape and lightness (spades darkest, then clubs, hearts, diamonds), so
that grey print or colour-blind eyes lose nothing.
"""

from __future__ import annotations

from ..frame import index
from ..pack import Suit
from ..shapes import NIGHT, flat, line, use

SUITS = {
    "S": Suit("spade", "#1f1d33", "#1f1d33", "#12111f", "#dfe5ee", "#6d8fbd"),
    "B": Suit("club", "#1f5140", "#1f5140", "#123529", "#dfeadd", "#d9a53a"),
    "C": Suit("heart", "#cf2e36", "#b01f2a", "#7f1722", "#fae0da", NIGHT),
    "D": Suit("diamond", "#e2703a", "#b9481b", "#a8431d", "#fdecd0", "#3f7f8c"),
}


# The outline of each sign, and the light on it.
OUTLINES = {
    "spade": "M0-11C2-6.4 9.4-2.6 9.4,3.6C9.4,8.6 3.6,9.2 1.2,5.6C1.5,7.8 2.4,9.4 4.2,10.6H-4.2"
    "C-2.4,9.4-1.5,7.8-1.2,5.6C-3.6,9.2-9.4,8.6-9.4,3.6C-9.4-2.6-2-6.4 0-11Z",
    "club": "M-1.2,4.6C-3.4,8.2-9.8,7-9.8,2C-9.8-2.2-6-3.6-3.4-2.2C-6-5.8-3.6-10.8 0-10.8S6-5.8 3.4-2.2"
    "C6-3.6 9.8-2.2 9.8,2C9.8,7 3.4,8.2 1.2,4.6C1.5,7.4 2.4,9.4 4.2,10.6H-4.2C-2.4,9.4-1.5,7.4-1.2,4.6Z",
    "heart": "M0,10.6C-2,5.6-9.6,2.4-9.6-4.4C-9.6-10.8-1.8-11.2 0-5.2C1.8-11.2 9.6-10.8 9.6-4.4C9.6,2.4 2,5.6 0,10.6Z",
    "diamond": "M0-11Q3.4-4.4 8.4,0Q3.4,4.4 0,11Q-3.4,4.4-8.4,0Q-3.4-4.4 0-11Z",
}
_SHINE = {
    "spade": ("M-7,3.4C-7,.4-4.6-1.8-2.8-4", "#8091bd"),
    "club": ("M-7.4,2.2C-7.4,.6-6.4-.5-5-.6M-2.4-6.2C-2.4-7.6-1.4-8.4-.2-8.5", "#86bd97"),
    "heart": ("M-7.2-3.8C-7.2-6-6-7.3-4.3-7.3", "#f3a79d"),
    "diamond": ("M-5.6-.2Q-2.8-2.8-1-5.8", "#fbd3b4"),
}


def _sign(suit: Suit) -> str:
    stroke, light = _SHINE[suit.sign]
    return flat(OUTLINES[suit.sign], suit.main) + line(stroke, 1.1, light)


SIGNS = {suit.sign: _sign(suit) for suit in SUITS.values()}


def corner(label: str, suit: Suit) -> str:
    """The index of a card of `suit`; its sign is smaller than any in the picture, so that nobody counts it."""
    return index(label, suit.text, use(suit.sign, 0, -2.6, 0.86))
