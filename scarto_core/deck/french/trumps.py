"""The twenty-one trumps and the Fool: from the smallest bird, through the year, the day, the elements and the trades,
to the whole world.
"""

from __future__ import annotations

from collections.abc import Callable

from ..frame import EDGE, Face, ground, index, mask, tab
from ..shapes import GOLD, HEIGHT, INK, PAPER, WIDTH, dots, path, use
from . import scenes_elements, scenes_trades, scenes_year

_MARKED = (0, 1, 20, 21)  # they matter more than their neighbours, so their corners are gold
_BELT = 4  # half the height of the belt across the middle

# The trumps in order, the Fool first: ground, scene.
_SCENES: tuple[tuple[str, Callable[[], str]], ...] = (
    ("#bfe0d2", scenes_trades.fool),
    ("#bcd9d3", scenes_year.wren),
    ("#cfe3e6", scenes_year.spring),
    ("#a9d3e0", scenes_year.summer),
    ("#f3ddb3", scenes_year.autumn),
    ("#8fa9c4", scenes_year.winter),
    ("#f7c79c", scenes_year.morning),
    ("#a9d3e0", scenes_year.noon),
    ("#a86a86", scenes_year.evening),
    ("#2c2f5e", scenes_year.night),
    ("#cfe0e2", scenes_elements.earth),
    ("#bfe0e6", scenes_elements.water),
    ("#8fc1d9", scenes_elements.air),
    ("#3a2b45", scenes_elements.fire),
    ("#e6ecc8", scenes_trades.gardener),
    ("#f2c79a", scenes_trades.baker),
    ("#c08a68", scenes_trades.smith),
    ("#c4e0ea", scenes_trades.sailor),
    ("#efd592", scenes_trades.fiddler),
    ("#33386b", scenes_trades.astronomer),
    ("#2b2d57", scenes_elements.town),
    ("#f4d68d", scenes_elements.world),
)


def trump(number: int) -> Face:
    """The face of a trump, 1 to 21, or of the Fool for 0."""
    colour, scene = _SCENES[number]
    edge, figure = (GOLD, INK) if number in _MARKED else (INK, PAPER)
    corner = index(str(number), figure, size=18) if number else use("star", 12.2, 15, 1)
    return Face(
        under=use("paper") + ground(colour),
        half=scene(),
        over=use("numeral") + use("belt", tint=edge),
        end=use("corner", tint=edge) + corner,
    )


def _belt() -> str:
    right, middle = WIDTH - EDGE, HEIGHT // 2
    return path(f"M{EDGE},{middle - _BELT}H{right}V{middle + _BELT}H{EDGE}Z", "currentColor", stroke_width=1.2) + dots(
        " ".join(f"{x},{middle}" for x in range(14, 90, 8)), 1.1, PAPER
    )


PARTS = {"numeral": mask(32), "corner": tab(30.4), "belt": _belt()}
