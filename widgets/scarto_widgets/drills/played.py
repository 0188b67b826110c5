"""Hands played by chance: real tricks and real counts for questions."""

from __future__ import annotations

from collections.abc import Callable

import scarto_core as sc

from .chance import Chance

Pick = Callable[[sc.Hand, list[sc.Card]], sc.Card]


def dealt(rules: sc.Rules, chance: Chance) -> sc.Hand:
    """Return a hand after a legal scarto."""
    hand = sc.Hand.deal(rules, dealer=chance.below(rules.players), seed=chance.below(10**9))
    hand.discard(chance.some(hand.legal_discards(), rules.talon_size))
    return hand


def play_on(hand: sc.Hand, tricks: int, pick: Pick) -> None:
    """Play until so many tricks are finished; `pick` chooses among the legal cards."""
    while len(hand.tricks) < tricks:
        hand.play(pick(hand, hand.legal_plays()))
