"""The twenty-one trumps and the Fool: names, grounds, and which scene is whose."""

from __future__ import annotations

from collections.abc import Callable

from ..frame import Face, band, ground, index, title
from ..shapes import CREAM, INK, OCHRE, PAPER, use
from . import scenes_heaven, scenes_people, scenes_virtue

ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV", "XVI",
         "XVII", "XVIII", "XIX", "XX", "XXI")  # fmt: skip
_STRAW, _SALMON, _SAGE, _SKY, _NIGHT = "#f4d68d", "#eeb49b", "#cbd6a3", "#b5d3dc", "#2f3263"

# The trumps in order, the Fool first: title, ground, scene.
_SCENES: tuple[tuple[str, str, Callable[[], str]], ...] = (
    ("IL MATTO", _STRAW, scenes_heaven.matto),
    ("BAGATTO", _SALMON, scenes_people.bagatto),
    ("PAPESSA", "#b94a45", scenes_people.papessa),
    ("IMPERATRICE", _SAGE, scenes_people.imperatrice),
    ("IMPERATORE", _SALMON, scenes_people.imperatore),
    ("PAPA", _SKY, scenes_people.papa),
    ("AMANTI", _STRAW, scenes_people.amanti),
    ("CARRO", _SAGE, scenes_people.carro),
    ("GIUSTIZIA", _SKY, scenes_virtue.giustizia),
    ("EREMITA", _NIGHT, scenes_virtue.eremita),
    ("RUOTA", _SKY, scenes_virtue.ruota),
    ("FORZA", _STRAW, scenes_virtue.forza),
    ("APPESO", _SKY, scenes_virtue.appeso),
    ("MORTE", "#3a3447", scenes_virtue.morte),
    ("TEMPERANZA", _SAGE, scenes_virtue.temperanza),
    ("DIAVOLO", "#8e2430", scenes_heaven.diavolo),
    ("TORRE", "#586a8c", scenes_heaven.torre),
    ("STELLE", _NIGHT, scenes_heaven.stelle),
    ("LUNA", "#47669a", scenes_heaven.luna),
    ("SOLE", _SKY, scenes_heaven.sole),
    ("ANGELO", "#a9c4dd", scenes_heaven.angelo),
    ("MONDO", _STRAW, scenes_heaven.mondo),
)


def trump(number: int) -> Face:
    """The face of a trump, 1 to 21, or of the Fool for 0."""
    name, colour, scene = _SCENES[number]
    corner = index(str(number), PAPER) if number else use("star", 12.2, 13.6, 1)
    return Face(
        under=use("paper") + ground(colour),
        half=scene(),
        over=use("trump") + band(INK, OCHRE),
        end=use("tab", tint=INK) + corner + title(f"{ROMAN[number]} {name}".strip(), CREAM),
    )
