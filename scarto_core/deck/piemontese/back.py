"""The back of the cards: a trellis of stars around a medallion, the same either way up."""

from __future__ import annotations

from ..frame import BACK_PANEL
from ..shapes import (
    BLUE,
    CREAM,
    GOLD,
    NIGHT,
    RED,
    SKY,
    WHITE,
    at,
    circle,
    dots,
    line,
    num,
    path,
    petals,
    star,
    use,
)

_ACROSS, _DOWN = 87 / 6, 16.7  # a lozenge of the trellis


def back_drawing() -> str:
    """The drawing of the back."""
    return use("paper") + path(BACK_PANEL, BLUE) + _trellis() + path(BACK_PANEL) + at(_medallion(), 50, 90)


def _trellis() -> str:
    """Lozenges that fill the frame, a star in each and a dot where they touch."""
    centres = [(50 + _ACROSS * (i + 0.5), 90 + _DOWN * (j + 0.5)) for i in range(-3, 3) for j in range(-5, 5)]
    half, tall = num(_ACROSS / 2), num(_DOWN / 2)
    sides = f"l{half} {tall}l-{half} {tall}l-{half}-{tall}z"
    corners = [(50 + _ACROSS * i, 90 + _DOWN * j) for i in range(-2, 3) for j in range(-4, 5)]
    return (
        line("".join(f"M{num(x)},{num(y - _DOWN / 2)}{sides}" for x, y in centres), 0.7, SKY)
        + path(
            "".join(
                f"M{num(x)},{num(y - 2.6)}l.8,1.8l1.8,.8l-1.8,.8l-.8,1.8l-.8-1.8l-1.8-.8l1.8-.8z" for x, y in centres
            ),
            GOLD,
            stroke="none",
        )
        + line("".join(f"M{num(x)},{num(y)}h0" for x, y in corners), 1.8, CREAM)
    )


def _medallion() -> str:
    return (
        path(star(16, 36, 29), CREAM)
        + circle(0, 0, 27, NIGHT)
        + circle(0, 0, 24, stroke=GOLD, stroke_width=0.9)
        + path(star(16, 22, 11, 0.196), RED, stroke_width=1)
        + path(star(8, 22, 9), GOLD)
        + circle(0, 0, 7.5, WHITE)
        + path(petals(8, 0, 6.4, 2.2), RED, stroke_width=0.8)
        + dots("0,0", 1.4, GOLD)
    )
