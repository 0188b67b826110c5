"""Who sits at the table: bots by name, or players that a notebook brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import scarto_core as sc
from scarto_core.cards import shown

from .coaching import can_advise

Bot = Any
"""A bot's name, or an object with `choose_discard(view)` and `choose_play(view)`."""

_ADVISERS = ("club", "expert")


def bot_name(bot: Bot) -> str:
    """Return what a bot is called: its name, or its class."""
    name = bot if isinstance(bot, str) else getattr(bot, "name", None)
    return name[:40] if isinstance(name, str) else type(bot).__name__


def player_of(bot: Bot, seat: int) -> Any:
    """Return the player that sits down for a bot."""
    return sc.bot(bot, seed=seat) if isinstance(bot, str) else bot


def check_bots(bots: object, players: int) -> None:
    """Raise `ValueError` unless there is a bot, known or able to choose, for each seat but one."""
    if isinstance(bots, str) or not isinstance(bots, Sequence) or len(bots) != players - 1:
        raise ValueError(f"bots must be {players - 1}, one for each other player, not {shown(bots)}")
    for bot in bots:
        if not (bot in sc.bots() if isinstance(bot, str) else _can_choose(bot)):
            raise ValueError(f"{shown(bot)} is no bot; there are {', '.join(sc.bots())}")


def _can_choose(bot: object) -> bool:
    return all(callable(getattr(bot, name, None)) for name in ("choose_discard", "choose_play"))


def check_adviser(adviser: object) -> tuple[str, Any]:
    """Return the name of a coach, and the player behind it. Raises `ValueError` for one who cannot advise."""
    player = sc.bot(adviser) if isinstance(adviser, str) and adviser in sc.bots() else adviser
    if not can_advise(player):
        raise ValueError(f"the adviser must have advise(view), as {', '.join(advisers())} have, not {shown(adviser)}")
    return bot_name(adviser), player


def advisers() -> tuple[str, ...]:
    """Return the names of the house's bots that can give advice, without making one."""
    return tuple(name for name in sc.bots() if name in _ADVISERS)
