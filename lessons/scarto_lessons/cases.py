"""Makes the cases of exercises: hands, tricks and piles, drawn so that the interesting ones are common."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

import scarto_core as sc

COURSE = sc.ruleset("course")
PACK = [str(card) for card in sc.pack(COURSE)]
TRUMPS = [card for card in PACK if card[0] == "T"]
TRICKY = ["T1", "T20", "T21", "F", "SK", "CK", "D1", "C10"]
"""Cards about which rules have something to say."""

Hand = list[str]
Trick = list[tuple[int, str]]


def suit(letter: str) -> Hand:
    """Return the cards of one suit."""
    return [card for card in PACK if card[0] == letter]


def some(random: Random, cards: Iterable[str], count: int) -> Hand:
    """Draw `count` different cards, or all if there are fewer."""
    pool = list(cards)
    return random.sample(pool, min(count, len(pool)))


def narrow(random: Random) -> Hand:
    """Return a small part of the pack, in which cards of one suit, trumps and the Fool meet often."""
    one, other = random.sample("SBCD", 2)
    return [*some(random, suit(one), 5), *some(random, suit(other), 3), *some(random, TRUMPS, 5), "F"]


def hands(random: Random, per_size: int, sizes: Iterable[int], pool: Iterable[str] = PACK) -> Iterator[Hand]:
    """Draw `per_size` hands of each size."""
    cards = list(pool)
    for count in sizes:
        for _ in range(per_size):
            yield some(random, cards, count)


def trick(random: Random, cards: Iterable[str], players: int = 3) -> Trick:
    """Let the seats play `cards` in turn, beginning anywhere."""
    leader = random.randrange(players)
    return [((leader + turn) % players, card) for turn, card in enumerate(cards)]
