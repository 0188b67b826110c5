"""The four suit signs of the Piemontese pack, each about 20 units high around the origin, and their colours.

Told apart by shape, by lightness (swords darkest, then cups, batons, coins) and by colour, so that grey print or
colour-blind eyes lose nothing.
"""

from __future__ import annotations

from ..pack import Suit
from ..shapes import (
    BLUE,
    FOREST,
    GOLD,
    GREEN,
    NIGHT,
    OCHRE,
    RED,
    STEEL,
    WHITE,
    WINE,
    circle,
    flat,
    inked,
    line,
    path,
    petals,
)

SUITS = {
    "S": Suit("sword", BLUE, "#1f4268", NIGHT, "#d9e6ea", RED),
    "B": Suit("baton", GREEN, "#3b5d24", FOREST, "#e6ecce", OCHRE),
    "C": Suit("cup", RED, "#a52a20", WINE, "#f8ddd0", BLUE),
    "D": Suit("coin", GOLD, "#85560b", OCHRE, "#fbeabf", FOREST),
}


def sword() -> str:
    """A short straight sword, point up."""
    return inked(
        path("M-1.4,4.6h2.8v4h-2.8z", RED)
        + path("M0-11L2.9-7.4L2.4,3.4h-4.8L-2.9-7.4Z", BLUE)
        + line("M0-6.5V1.6", 1, STEEL)
        + path("M-7,2.4c1.6,1 3.6,.8 7,.8s5.4,.2 7-.8c.4,1.8-.4,3-2,3h-10c-1.6,0-2.4-1.2-2-3z", GOLD)
        + circle(0, 9.6, 1.7, GOLD),
        1.1,
    )


def baton() -> str:
    """A cudgel with two cut twigs, leaning to the right."""
    return inked(
        path("M-2.6-3.4l-4.4-1.4l-.4,2.2l4.4,2.6zM2.3,2.6l4.2-2.4l1,2l-4.5,3.2z", GREEN)
        + path(
            "M-1.9,10.4C-2.8,4-3.6-2-3.4-7.4C-3.3-11.8 3.3-11.8 3.4-7.4C3.6-2 2.8,4 1.9,10.4Q0,11.4-1.9,10.4Z", GREEN
        )
        + line("M-.9-7.6Q-1.2-4-.7,0M1.2-3Q1.2,2 .6,6.6", 0.9, FOREST),
        1.1,
        "rotate(28)",
    )


def cup() -> str:
    """A chalice with a gold rim and knot."""
    return inked(
        path("M-1.3,1.5h2.6l.3,4.2c2.6.5 4.6,1.6 5,4.1h-13.2c.4-2.5 2.4-3.6 5-4.1z", RED)
        + path("M-8-8.2C-8-.6-4.6,2.8 0,2.8S8-.6 8-8.2Z", RED)
        + path("M-8.6-10h17.2v2.7h-17.2z", GOLD)
        + circle(0, 4.2, 1.9, GOLD)
        + line("M-4.8-4.6C-4.4-2.2-3.4-.8-2-.2", 1.1, WHITE),
        1.1,
    )


def coin() -> str:
    """A disc with a beaded rim and a rosette."""
    return inked(
        circle(0, 0, 9.6, GOLD)
        + circle(0, 0, 7, WHITE, stroke_width=0.8)
        + flat(petals(8, 1.2, 6.4, 2.3), OCHRE)
        + circle(0, 0, 2.2, RED, stroke_width=0.8),
        1.1,
    )


SIGNS = {"sword": sword(), "baton": baton(), "cup": cup(), "coin": coin()}
