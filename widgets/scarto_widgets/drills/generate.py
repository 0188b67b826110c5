"""The seven drills by name, and one question of any of them."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from types import ModuleType

from scarto_core.cards import shown

from . import count_pile, lay_away, legal_play, name_the_card, score_sheet, text, which_wins, who_takes_it
from .chance import Chance
from .question import Question

_DRILLS: dict[str, ModuleType] = {
    "name_the_card": name_the_card,
    "which_wins": which_wins,
    "lay_away": lay_away,
    "legal_play": legal_play,
    "who_takes_it": who_takes_it,
    "count_pile": count_pile,
    "score_sheet": score_sheet,
}
DRILLS = tuple(_DRILLS)
LEVELS = 5
"""Levels go from 0 to 4."""


def _drill(name: object) -> ModuleType:
    if not isinstance(name, str) or name not in _DRILLS:
        raise ValueError(f"there is no drill {shown(name)}; the drills are {', '.join(DRILLS)}")
    return _DRILLS[name]


def check_level(level: object) -> None:
    """Raise `ValueError` unless there is such a level."""
    if type(level) is not int or not 0 <= level < LEVELS:
        raise ValueError(f"the level must be a whole number from 0 to {LEVELS - 1}, not {shown(level)}")


def title(drill: str) -> str:
    """Return what a drill is called. Raises `ValueError` for an unknown one."""
    _drill(drill)
    return text.title(drill)


def topics(drill: str) -> tuple[str, ...]:
    """Return the cases that a drill asks about, the easier first. Raises `ValueError` for an unknown drill."""
    return tuple(dict.fromkeys(topic for level in _drill(drill).LEVELS for topic in level))


def make_question(drill: str, level: int = 0, seed: int = 0, *, topic: str | None = None) -> Question:
    """Return a question: the same for the same arguments, everywhere.

    The harder cases come with the level; `topic`, one of `topics(drill)`, asks for a case. Raises `ValueError` for
    what there is not.
    """
    module = _drill(drill)
    check_level(level)
    if type(seed) is not int:
        raise ValueError(f"the seed must be a whole number, not {shown(seed)}")
    if topic is not None and topic not in topics(drill):
        raise ValueError(f"{drill} has no topic {shown(topic)}; its topics are {', '.join(topics(drill))}")
    chance = Chance(seed, level, DRILLS.index(drill))
    chosen = topic or chance.weighted(module.LEVELS[level])
    again = partial(make_question, drill, level, seed, topic=topic)
    return replace(module.make(chosen, level, chance), drill=drill, level=level, topic=chosen, again=again)
