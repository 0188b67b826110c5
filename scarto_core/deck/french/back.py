"""The back of the cards: the four signs sown in lozenges around a medallion, the same either way up."""

from __future__ import annotations

from ..frame import BACK_PANEL
from ..shapes import (
    CREAM,
    GOLD,
    NIGHT,
    RED,
    WHITE,
    WINE,
    at,
    circle,
    dots,
    flat,
    group,
    line,
    num,
    path,
    petals,
    star,
    use,
)
from .suits import OUTLINES

_ACROSS, _DOWN = 87 / 5, 167 / 8  # a lozenge of the trellis


def back_drawing() -> str:
    """The drawing of the back."""
    half = "".join(_row(j) for j in range(4))
    return (
        use("paper")
        + path(BACK_PANEL, WINE)
        + _trellis()
        + half
        + group(half, "rotate(180 50 90)")
        + path(BACK_PANEL)
        + at(_medallion(), 50, 90)
    )


def _row(j: int) -> str:
    """One of the signs in each lozenge of a row, counted from the top."""
    outline, y = list(OUTLINES.values())[j], num(6.5 + _DOWN * (j + 0.5))
    places = [num(6.5 + _ACROSS * (i + 0.5)) for i in range(5)]
    return "".join(group(flat(outline, "#dba08f"), f"translate({x} {y})scale(.42)") for x in places)


def _trellis() -> str:
    half, tall = num(_ACROSS / 2), num(_DOWN / 2)
    centres = [(6.5 + _ACROSS * (i + 0.5), 6.5 + _DOWN * j) for i in range(5) for j in range(8)]
    lozenges = "".join(f"M{num(x)},{num(y)}l{half} {tall}l-{half} {tall}l-{half}-{tall}z" for x, y in centres)
    corners = " ".join(
        f"{num(6.5 + _ACROSS * i)},{num(6.5 + _DOWN * (j + 0.5))}" for i in range(1, 5) for j in range(8)
    )
    return line(lozenges, 0.8, "#c8686a") + dots(corners, 1.1, GOLD)


def _medallion() -> str:
    return (
        path(star(20, 33, 28), GOLD)
        + circle(0, 0, 26, CREAM)
        + circle(0, 0, 22, NIGHT)
        + path(petals(4, 0, 21, 9), RED, stroke_width=1)
        + path(petals(4, 4, 17, 4), GOLD, stroke_width=0.8)
        + circle(0, 0, 5.4, WHITE)
        + path(star(8, 4.4, 1.8), RED, stroke_width=0.6)
    )
