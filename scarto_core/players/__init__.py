"""The players: what a bot is, the house's bots by name, and a hand played by them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..cards import shown
from ..hand import Hand
from ..rules import Rules
from ..tables import compile_rules
from .base import Advice, Player, Prospect, act, finish_hand
from .club import ClubPlayer
from .expert import ExpertPlayer
from .simple import GreedyPlayer, RandomPlayer

__all__ = [
    "Advice",
    "ClubPlayer",
    "ExpertPlayer",
    "GreedyPlayer",
    "Player",
    "Prospect",
    "RandomPlayer",
    "act",
    "bot",
    "bots",
    "finish_hand",
    "play_hand",
]

_BOTS: dict[str, Callable[..., Player]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
    "club": ClubPlayer,
    "expert": ExpertPlayer,
}


def bots() -> tuple[str, ...]:
    """Return the names of the house's bots, the weakest first."""
    return tuple(_BOTS)


def bot(name: str, seed: int = 0, **options: Any) -> Player:
    """Return one of the house's bots. The same seed in the same situation chooses the same.

    Raises `ValueError` for a name or an option that does not exist.
    """
    maker = _BOTS.get(name) if isinstance(name, str) else None
    if maker is None:
        raise ValueError(f"there is no bot {shown(name)}; the bots are {', '.join(_BOTS)}")
    if type(seed) is not int:
        raise ValueError(f"the seed must be a whole number, not {shown(seed)}")
    try:
        return maker(seed=seed, **options)
    except TypeError:
        raise ValueError(f"the bot {name!r} has no option {' or '.join(map(repr, options))}") from None


def play_hand(rules: Rules, players: Sequence[Player | str], dealer: int = 0, seed: int | None = None) -> Hand:
    """Deal a hand and let players play it, one for each seat; a name stands for the house's bot of that name.

    Returns the finished hand. Raises `ValueError` for a wrong number of players, and `IllegalDiscard` or
    `IllegalPlay`, naming the seat, for a player that breaks a rule.
    """
    compile_rules(rules)  # refuses what are no rules
    seated = [bot(player, seed=seat) if isinstance(player, str) else player for seat, player in enumerate(players)]
    for seat, player in enumerate(seated):
        if not (callable(getattr(player, "choose_discard", None)) and callable(getattr(player, "choose_play", None))):
            raise ValueError(f"seat {seat}: {shown(player)} is no player, it has no choose_discard and choose_play")
    return finish_hand(Hand.deal(rules, dealer=dealer, seed=seed), seated)
