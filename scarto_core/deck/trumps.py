"""The twenty-one trumps and the Fool: names, grounds, and which scene is whose."""

from __future__ import annotations

from collections.abc import Callable

from scarto_core.deck import scenes_court, scenes_heaven, scenes_virtue
from scarto_core.deck.frame import Face, band, index, mask, panel, paper, tab, title
from scarto_core.deck.shapes import CREAM, INK, PAPER, path, use

ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV", "XVI",
         "XVII", "XVIII", "XIX", "XX", "XXI")  # fmt: skip
_DEPTH = 28.0
_STRAW, _SALMON, _SAGE, _SKY, _NIGHT = "#f4d68d", "#eeb49b", "#cbd6a3", "#b5d3dc", "#2f3263"

# The trumps in order, the Fool first: title, ground, scene.
_SCENES: tuple[tuple[str, str, Callable[[], str]], ...] = (
    ("IL MATTO", _STRAW, scenes_heaven.matto),
    ("BAGATTO", _SALMON, scenes_court.bagatto),
    ("PAPESSA", "#b94a45", scenes_court.papessa),
    ("IMPERATRICE", _SAGE, scenes_court.imperatrice),
    ("IMPERATORE", _SALMON, scenes_court.imperatore),
    ("PAPA", _SKY, scenes_court.papa),
    ("AMANTI", _STRAW, scenes_court.amanti),
    ("CARRO", _SAGE, scenes_court.carro),
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
    name, ground, scene = _SCENES[number]
    corner = index(str(number), PAPER) if number else use("star", 12.2, 13.6, 1)
    return Face(
        under=paper() + path(panel(_DEPTH), ground),
        half=scene(),
        over=mask(_DEPTH) + band(INK),
        end=tab() + corner + title(f"{ROMAN[number]} {name}".strip(), CREAM),
    )
