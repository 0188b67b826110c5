"""Worlds that explain the play: weighed, and moved by exchanging cards until the likely ones are among them (kernels).

A world is moved by a chain in the manner of Metropolis: a card of one place and a card of another, each of which may
lie in the other place, change places, and the new world is kept with the chance that it is as likely as the old one.
How many exchanges are possible between two places is the same before and after, so nothing else has to be weighed;
in the long run the chain is in each world as often as that is likely.
"""

from __future__ import annotations

from math import log

from ..kernels.arrays import PLAIN, PLAIN_TAROCCHI, PLAYERS
from ..kernels.chance import below
from ..kernels.jit import INTS, REALS, Ints, Reals, function, kernel, nth, popcount
from ..kernels.play import settle_world
from ..kernels.position import DEALER, DISCARDS, HANDS, RANDOM, SIZE
from .draw import CASE_OF, PLACES
from .likelihood import FAR, SEATS, TOLD, explains

_SWAP = SIZE
"""In the working space: the two places that exchange cards, and the cards in two words."""
_SCARTO = 3
_FINE = 1 << 26


@kernel(
    f"int64({INTS}, {REALS}, {INTS}, {INTS}, {INTS}, {INTS}, {INTS}, int64, int64, int64, {INTS}, int64, {REALS}, "
    f"float64, {INTS}, {REALS}, {INTS}, {REALS})"
)
def weigh(
    t: Ints, f: Reals, opening: Ints, base: Ints, seats: Ints, cases: Ints, worlds: Ints, first: int, count: int,
    steps: int, history: Ints, viewer: int, beliefs: Reals, least: float, stop: Ints, told: Reals, s: Ints, room: Reals,
) -> int:  # fmt: skip
    """Weigh worlds that were drawn or, with steps, move each by so many; return how many were done before a stop.

    They are so many from number `first` on. `told` has a row for each world (see `likelihood.explains`), and one to
    spare. A world less likely than `least` is only told to be so: as the logarithm it gets -FAR. Worlds that are moved
    must have been weighed. `opening`, `history`, `viewer` and `beliefs` are those of `explains`; `base`, `seats` and
    `cases` those of `draw`.
    """
    spare = len(told) - TOLD
    for number in range(first, first + count):
        if stop[0]:
            return number - first
        world, row, moved = number * SIZE, number * TOLD, False
        for _ in range(max(1, steps)):
            if steps:
                s[RANDOM] = worlds[world + RANDOM]
                possible = _exchange(t, base, seats, cases, worlds, world, viewer, s)
                least = told[row] + log((1 + below(s, _FINE)) / _FINE)
                worlds[world + RANDOM] = s[RANDOM]
                if not possible:
                    continue
                _swap(worlds, world, s)
            if explains(t, f, opening, worlds, world, history, viewer, beliefs, least, told, spare, s, room):
                moved = True
                for place in range(TOLD):
                    told[row + place] = told[spare + place]
            elif steps:
                _swap(worlds, world, s)
            else:
                told[row] = -FAR
        if steps and moved:
            _settle_again(t, base, worlds, world, s)
    return count


@function
def _exchange(t: Ints, base: Ints, seats: Ints, cases: Ints, worlds: Ints, world: int, viewer: int, s: Ints) -> bool:
    """Choose two places and a card of each that may lie in the other, by chance; return False if there are none."""
    others = t[PLAYERS] - 1
    places = others + (1 if base[DEALER] != viewer else 0)
    if places < 2:
        return False
    one, other = below(s, places), below(s, places - 1)
    other += 1 if other >= one else 0
    one, other = (_SCARTO if one == others else one), (_SCARTO if other == others else other)
    masks = worlds[world + CASE_OF] + PLACES
    s[_SWAP] = DISCARDS if one == _SCARTO else HANDS + 2 * seats[one]
    s[_SWAP + 1] = DISCARDS if other == _SCARTO else HANDS + 2 * seats[other]
    s[_SWAP + 2] = s[_SWAP + 3] = 0
    if not _take(worlds, world + s[_SWAP], cases, masks + 2 * other, s):
        return False
    if not _take(worlds, world + s[_SWAP + 1], cases, masks + 2 * one, s):
        return False
    if cases[masks + 8] and (one == _SCARTO or other == _SCARTO):
        return popcount(s[_SWAP + 2] & t[PLAIN]) + popcount(s[_SWAP + 3] & t[PLAIN_TAROCCHI]) != 1
    return True


@function
def _take(worlds: Ints, place: int, cases: Ints, mask: int, s: Ints) -> bool:
    """Add to the exchange a card of a place, by chance one of those in the mask; return False if there is none."""
    plain, tarocchi = worlds[place] & cases[mask], worlds[place + 1] & cases[mask + 1]
    size = popcount(plain)
    if plain | tarocchi == 0:
        return False
    n = below(s, size + popcount(tarocchi))
    if n < size:
        s[_SWAP + 2] |= 1 << nth(plain, n)
    else:
        s[_SWAP + 3] |= 1 << nth(tarocchi, n - size)
    return True


@function
def _swap(worlds: Ints, world: int, s: Ints) -> None:
    """Make the exchange; made twice it is undone."""
    for end in range(2):
        for word in range(2):
            worlds[world + s[_SWAP + end] + word] ^= s[_SWAP + 2 + word]


@function
def _settle_again(t: Ints, base: Ints, worlds: Ints, world: int, s: Ints) -> None:
    """Bring everything else in a world into line with the cards that have been moved."""
    for word in range(SIZE):
        s[word] = base[word]
    for word in range(HANDS, HANDS + 2 * SEATS):
        s[word] = worlds[world + word]
    s[DISCARDS], s[DISCARDS + 1] = worlds[world + DISCARDS], worlds[world + DISCARDS + 1]
    s[RANDOM], s[CASE_OF] = worlds[world + RANDOM], worlds[world + CASE_OF]
    settle_world(t, s)
    for word in range(SIZE):
        worlds[world + word] = s[word]
