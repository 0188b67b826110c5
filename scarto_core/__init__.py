"""Scarto, the simplest Piedmontese tarot game: the engine of the course.

>>> import scarto_core as sc
>>> hand = sc.Hand.deal(sc.ruleset("course"), dealer=0, seed=7)

Names are loaded when they are first used, so importing the package costs next to nothing.
"""

from __future__ import annotations

TYPE_CHECKING = False  # type checkers take this name for true; asking `typing` for it would cost more than all the rest
if TYPE_CHECKING:
    from .audit import Audit as Audit
    from .cards import Card as Card
    from .cards import Cards as Cards
    from .cards import NotationError as NotationError
    from .hand import Hand as Hand
    from .hand import IllegalDiscard as IllegalDiscard
    from .hand import IllegalPlay as IllegalPlay
    from .languages import language as language
    from .languages import speak as speak
    from .match import Match as Match
    from .play import led_suit as led_suit
    from .play import legal_discards as legal_discards
    from .play import legal_plays as legal_plays
    from .play import trick_winner as trick_winner
    from .players import Advice as Advice
    from .players import Player as Player
    from .players import bot as bot
    from .players import bots as bots
    from .players import play_hand as play_hand
    from .record import RecordError as RecordError
    from .rules import Rules as Rules
    from .rules import RulesError as RulesError
    from .rules import pack as pack
    from .rules import ruleset as ruleset
    from .rules import rulesets as rulesets
    from .scoring import count_trios as count_trios
    from .trick import Trick as Trick
    from .view import View as View

_HOMES = {
    "audit": ("Audit",),
    "cards": ("Card", "Cards", "NotationError"),
    "hand": ("Hand", "IllegalDiscard", "IllegalPlay"),
    "languages": ("language", "speak"),
    "match": ("Match",),
    "play": ("led_suit", "legal_discards", "legal_plays", "trick_winner"),
    "players": ("Advice", "Player", "bot", "bots", "play_hand"),
    "record": ("RecordError",),
    "rules": ("Rules", "RulesError", "pack", "ruleset", "rulesets"),
    "scoring": ("count_trios",),
    "trick": ("Trick",),
    "view": ("View",),
}
_HOME = {name: module for module, names in _HOMES.items() for name in names}

__all__ = sorted(_HOME)

_MODULES = ("deck", "kernels", "lab", "languages", "players", "words")
"""Modules that are part of what the package offers."""


def __getattr__(name: str) -> object:
    from importlib import import_module

    if name in _MODULES:
        return import_module(f".{name}", __name__)
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f".{_HOME[name]}", __name__), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOME, *_MODULES})
