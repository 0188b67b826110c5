"""The club player's scarto: points laid away, against the hand that is left (RULES 9.1 and 9.2)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from ..cards import SUITS, Card, Cards
from ..tables import LED
from ..view import View

if TYPE_CHECKING:
    from .weights import Weights

_CANDIDATES = 14
"""Discards are chosen among so many cards, the best by themselves: enough for every sensible one."""


def best(view: View, weights: Weights) -> Cards:
    """Return the discard with the highest worth."""
    return ranked(view, weights)[0]


def ranked(view: View, weights: Weights) -> list[Cards]:
    """Return the sensible discards, the one with the highest worth first."""
    alone = {card: _alone(view, card, weights) for card in view.legal}
    likely = sorted(view.legal, key=lambda card: (-alone[card], card.id))[:_CANDIDATES]
    ways = combinations(likely, view.rules.talon_size)
    worth = {way: sum(alone[card] for card in way) + _shape(view, way, weights) for way in ways}
    return [Cards(sorted(way)) for way in sorted(worth, key=lambda way: -worth[way])]


def _alone(view: View, card: Card, w: Weights) -> float:
    """Return what laying one card away brings by itself: its points are safe, but it will win nothing."""
    tables = view.tables
    banked = w.bank * (tables.value[card.id] - 1)
    if card.is_tarocco:
        return banked - w.keep * (w.trump_base + w.trump_top * tables.strength[card.id] / 21 + 1)
    suit = tables.suits[LED.index(card.suit)]
    length = (view.hand_mask & suit).bit_count()
    guard = w.guarded if view.hand_mask & suit & ~tables.plain & ~card.bit else 0.0
    kept = (tables.value[card.id] - 1) * (w.honour_early + w.honour_length * min(length, 6) / 6) + w.pip_rank
    return banked - w.keep * kept - guard + w.nearly_void / length


def _shape(view: View, way: tuple[Card, ...], w: Weights) -> float:
    """Return what the shape of the hand that is left is worth: voids and singletons, with trumps to use them."""
    tables = view.tables
    left = view.hand_mask & ~sum(card.bit for card in way)
    trumps = (left & tables.trumps).bit_count() / view.rules.hand_size
    score = 0.0
    for suit in SUITS:
        cards = tables.suits[LED.index(suit)]
        length, before = (left & cards).bit_count(), (view.hand_mask & cards).bit_count()
        if length == before:
            continue
        score += (w.discard_void if length == 0 else w.discard_single if length == 1 else 0.0) * min(1.0, 3 * trumps)
    return score
