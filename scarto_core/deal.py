"""Shuffling, cutting and dealing (RULES 2 and 3), the same on every platform for the same seed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeVar

from .cards import Card, Cards
from .rules import Rules, pack

DEAL_NUMBERS = 10**15
"""How many deals a number is drawn from by chance: too many to be tried out by whoever holds one hand of them."""

_MASK = (1 << 64) - 1
_T = TypeVar("_T")


class Randomness:
    """The SplitMix64 generator: small, and defined by arithmetic alone, so that a seed means the same deal for ever.

    Python's own `random` promises that only for single numbers, not for shuffles.
    """

    def __init__(self, *seeds: int) -> None:
        """Start from one or more whole numbers; only their lowest 64 bits count."""
        self._state = 0
        for seed in seeds:
            self._state = self._next() ^ (seed & _MASK)

    def _next(self) -> int:
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """Return a whole number from 0 to n - 1, each equally likely."""
        limit = _MASK + 1 - (_MASK + 1) % n
        while (number := self._next()) >= limit:
            pass  # the few numbers that would favour the low results
        return number % n

    def shuffled(self, items: Iterable[_T]) -> list[_T]:
        """Return the items in a random order (Fisher and Yates)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order


class Deal(NamedTuple):
    """The cards as dealt, before the dealer takes the talon."""

    hands: tuple[Cards, ...]
    """By seat, in the order of the pack."""
    talon: Cards


def deal(rules: Rules, dealer: int, seed: int) -> Deal:
    """Shuffle, cut and deal in packets, beginning on the dealer's right and ending with the dealer (RULES 3)."""
    randomness = Randomness(seed)
    cards = randomness.shuffled(pack(rules))
    cut = 1 + randomness.below(len(cards) - 1)
    cards = cards[cut:] + cards[:cut]
    hands: list[list[Card]] = [[] for _ in range(rules.players)]
    top = 0
    for packet in rules.packets:
        for turn in range(1, rules.players + 1):
            hands[(dealer + turn) % rules.players] += cards[top : top + packet]
            top += packet
    return Deal(tuple(Cards(sorted(hand)) for hand in hands), Cards(sorted(cards[top:])))


def cut_for_deal(rules: Rules, seed: int) -> tuple[int, tuple[Cards, ...]]:
    """Return the first dealer and the cards cut for it, by round and seat (RULES 2).

    The lowest trump deals; a round without a trump is cut again. The Fool is no trump.
    """
    # Another stream than the deals' own, or the first cards cut would foretell the first deal.
    randomness = Randomness(seed, 0xC07)
    rounds: list[Cards] = []
    while True:
        cut = Cards(randomness.shuffled(pack(rules))[: rules.players])
        rounds.append(cut)
        trumps = [(rules.strength(card), seat) for seat, card in enumerate(cut) if card.is_trump]
        if trumps:
            return min(trumps)[1], tuple(rounds)
