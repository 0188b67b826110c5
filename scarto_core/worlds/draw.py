"""Possible worlds by chance, each as likely as any other, as positions for the playouts (kernels)."""

from __future__ import annotations

from ..kernels.chance import below, stream
from ..kernels.jit import INTS, REALS, Ints, Reals, function, kernel
from ..kernels.play import settle_world
from ..kernels.playouts import give
from ..kernels.position import DISCARDS, HANDS, MET, RANDOM, SIZE

PACK_SIZE = 78
ROOM = SIZE + 2 * PACK_SIZE
"""Working space of `draw`: a position, the cards by group, the cards of one pool."""
GROUPS = 24
PLACES = GROUPS + 3 + PACK_SIZE
CASE = PLACES + 9
"""Length of a case in `cases`: where its groups begin (and the last one ends), two words of buried cards, the cards;
from PLACES on two words of the cards that each place may hold, and 1 if some card of the scarto must be plain."""
CASE_OF = MET
"""Where a drawn world has the place of its case in `cases`: an entry that nothing reads before a play changes it."""
SPLIT = 22
"""Length of a split in `splits`: its case, 16 numbers of cards buried by group, 3 shares, 2 rests (`splits.Split`)."""
_CARDS, _POOL = SIZE, SIZE + PACK_SIZE
_FINE = 1 << 26


@kernel(f"int64({INTS}, {INTS}, {INTS}, {INTS}, {INTS}, {REALS}, int64, int64, int64, {INTS}, {INTS}, {INTS})")
def draw(
    t: Ints, base: Ints, seats: Ints, cases: Ints, splits: Ints, chances: Reals,
    count: int, seed: int, first: int, stop: Ints, worlds: Ints, s: Ints,
) -> int:  # fmt: skip
    """Write so many worlds, those of the numbers `first` and following of `seed`; return how many before a stop.

    `base` is what the view shows (`position.of_view`); `seats` are the other seats by place; `chances` are those of the
    splits, added up, the last being 1. A world is settled if it is in the middle of the play.
    """
    for number in range(count):
        if stop[0]:
            return number
        for word in range(SIZE):
            s[word] = base[word]
        s[RANDOM] = stream(seed, first + number)
        row = _choose_split(s, chances) * SPLIT
        case = splits[row] * CASE
        _bury(s, cases, case, splits, row)
        for pool in range(1, 8):
            _share(s, seats, splits, row, pool, _gather(s, cases, case, splits, row, pool))
        if s[DISCARDS] | s[DISCARDS + 1]:
            settle_world(t, s)
        s[CASE_OF] = case
        for word in range(SIZE):
            worlds[number * SIZE + word] = s[word]
    return count


@function
def _choose_split(s: Ints, chances: Reals) -> int:
    point = (below(s, _FINE) * _FINE + below(s, _FINE)) / (_FINE * _FINE)
    low, high = 0, len(chances) - 1
    while low < high:
        middle = (low + high) // 2
        if point < chances[middle]:
            high = middle
        else:
            low = middle + 1
    return low


@function
def _bury(s: Ints, cases: Ints, case: int, splits: Ints, row: int) -> None:
    """Put into the scarto what the case says, and so many cards of each group as the split says, to its front."""
    s[DISCARDS] |= cases[case + GROUPS + 1]
    s[DISCARDS + 1] |= cases[case + GROUPS + 2]
    for place in range(cases[case + GROUPS]):
        s[_CARDS + place] = cases[case + GROUPS + 3 + place]
    for group in range(8, GROUPS):
        start, end = cases[case + group], cases[case + group + 1]
        number = splits[row + 1 + group - 8]
        _shuffle(s, _CARDS + start, _CARDS + end, number)
        for place in range(start, start + number):
            give(s, DISCARDS, s[_CARDS + place])


@function
def _gather(s: Ints, cases: Ints, case: int, splits: Ints, row: int, pool: int) -> int:
    """Bring together the cards that the same hands may hold, without those buried; return how many."""
    size = 0
    for group in range(pool, GROUPS, 8):
        start = cases[case + group] + (splits[row + 1 + group - 8] if group >= 8 else 0)
        for place in range(start, cases[case + group + 1]):
            s[_POOL + size] = s[_CARDS + place]
            size += 1
    return size


@function
def _share(s: Ints, seats: Ints, splits: Ints, row: int, pool: int, size: int) -> None:
    """Deal a pool to the hands, in the numbers that the split says."""
    shares = row + 17
    first = second = 0
    if pool == 1:
        first = size
    elif pool == 2:
        second = size
    elif pool == 3:
        first, second = splits[shares], size - splits[shares]
    elif pool == 5:
        first = splits[shares + 1]
    elif pool == 6:
        second = splits[shares + 2]
    elif pool == 7:
        first, second = splits[shares + 3], splits[shares + 4]
    _shuffle(s, _POOL, _POOL + size, first + second if first + second < size else first)
    for place in range(size):
        seat = seats[0] if place < first else seats[1] if place < first + second else seats[2]
        give(s, HANDS + 2 * seat, s[_POOL + place])


@function
def _shuffle(s: Ints, start: int, end: int, number: int) -> None:
    """Bring so many cards by chance to the front of those from `start` to `end`."""
    if number < end - start:
        for place in range(start, start + number):
            other = place + below(s, end - place)
            s[place], s[other] = s[other], s[place]
