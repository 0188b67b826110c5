"""How the unseen cards can be split among the places, and in how many ways: exact counting.

Cards that may be in the same places are alike, and form a group. A *split* says how many cards of each group go where;
it stands for a product of binomial numbers of worlds, all equally likely. Choosing a split by that number, and then
the cards by chance, therefore chooses uniformly among all possible worlds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import comb, prod
from typing import NamedTuple

from ..cards import cards_in
from .knowledge import SCARTO, Case

OPEN = 1 << SCARTO
"""Groups below this number may not be in the scarto. A group's number says, as bits, in which places it may be."""
GROUPS = 3 * OPEN
"""The plain cards that may be in the scarto are groups of their own, the last `OPEN`, where it matters."""


class Split(NamedTuple):
    """So many cards of each group to each place."""

    case: int
    buried: tuple[int, ...]
    """How many cards go to the scarto, of each group from `OPEN` on."""
    shares: tuple[int, int, int]
    """Of the cards that places 0 and 1 share, how many go to 0; of 0 and 2, to 0; of 1 and 2, to 1."""
    rest: tuple[int, int]
    """Of the cards that all three share, how many go to 0 and to 1."""
    ways: int
    """The number of worlds."""


def groups_of(case: Case, plain: int) -> list[list[int]]:
    """Return the ids of the cards of a case, by group."""
    groups: list[list[int]] = [[] for _ in range(GROUPS)]
    for card in cards_in(case.cards):
        where = sum(1 << place for place, may_hold in enumerate(case.may_hold) if card.bit & may_hold)
        apart = case.some_plain and where >= OPEN and card.bit & plain
        groups[where + OPEN if apart else where].append(card.id)
    return groups


def splits_of(number: int, case: Case, sizes: Sequence[int]) -> Iterator[Split]:
    """Yield every split of case `number`, given the sizes of its groups."""
    for buried in _compositions(case.held[SCARTO], sizes[OPEN:]):
        if case.some_plain and not any(buried[OPEN:]):
            continue
        left = [size - gone for size, gone in zip(sizes[OPEN:], buried, strict=True)]
        pools = [sizes[where] + left[where] + left[where + OPEN] for where in range(OPEN)]
        if pools[0]:  # cards that can only have been laid away, and were not
            continue
        ways = prod(map(comb, sizes[OPEN:], buried))
        for shares, rest, dealt in _deals(case.held, pools):
            yield Split(number, buried, shares, rest, ways * dealt)


def _compositions(total: int, limits: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Yield the ways to take `total` things from heaps of the sizes `limits`."""
    if not limits:
        if not total:
            yield ()
        return
    room = sum(limits[1:])
    for first in range(max(0, total - room), min(total, limits[0]) + 1):
        for others in _compositions(total - first, limits[1:]):
            yield (first, *others)


def _deals(held: Sequence[int], pools: Sequence[int]) -> Iterator[tuple[tuple[int, int, int], tuple[int, int], int]]:
    """Yield the ways to share the pools among three hands: `shares` and `rest` of a split, and how many there are."""
    _, only_0, only_1, of_01, _, of_02, of_12, of_all = pools
    for from_02 in range(of_02 + 1):
        need = held[0] - only_0 - from_02
        for from_01 in range(max(0, need - of_all), min(of_01, need) + 1):
            rest_0 = need - from_01
            wanted = held[1] - only_1 - of_01 + from_01
            for from_12 in range(max(0, wanted - of_all + rest_0), min(of_12, wanted) + 1):
                rest_1 = wanted - from_12
                ways = comb(of_01, from_01) * comb(of_02, from_02) * comb(of_12, from_12)
                yield (
                    (from_01, from_02, from_12),
                    (rest_0, rest_1),
                    ways * comb(of_all, rest_0) * comb(of_all - rest_0, rest_1),
                )
