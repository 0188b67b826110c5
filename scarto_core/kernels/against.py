"""Exact endings with all cards open, one seat against the rest: alpha and beta, a table, no recursion.

(A function that calls itself cannot be kept on disk by numba.)
"""

from __future__ import annotations

from .arrays import BONUS, LOSS, SIXTHS, ULTIMO, VALUES
from .endings import (
    AT,
    FAR,
    FRAME,
    KEY,
    KEY_PLAIN,
    KNOWN,
    NOTES,
    TO_TRY,
    TO_TRY_TAROCCHI,
    TRIED,
    key_of,
    most_promising,
    open_frame,
    packed,
    part,
    present,
    restore,
    slot_of,
    standing_of,
    try_card,
)
from .jit import INTS, Ints, function, kernel, popcount
from .play import pile_size, score
from .position import DEBTOR, FOOL_WORD, LAID, LEFT, NOBODY, TO_ACT

_BEST, _CHOSEN = range(NOTES, NOTES + 2)  # what was found, and by which card
_LOW, _HIGH, _ALPHA, _BETA = range(NOTES + 2, NOTES + 6)  # the bounds it is asked for, before and by now
_STANDING, _FLOOR, _CEILING = range(NOTES + 6, NOTES + 9)  # what is certain, and what is known of the rest
_OPEN = 2 * FAR
"""Instead of a score: the cards have to be tried first."""


@function
def _limits(t: Ints, s: Ints, solo: int, plain: int, tarocchi: int) -> tuple[int, int]:
    """Return the least and the most that the soloist can end with, by what it has and what is still held."""
    size, held = pile_size(s, solo) % 3, popcount(plain) + popcount(tarocchi)
    value, dearest = 0, 0
    row = t[VALUES]
    while t[row + 1] | t[row + 2]:
        dearest = SIXTHS * t[row]
        value += dearest * (popcount(plain & t[row + 1]) + popcount(tarocchi & t[row + 2]))
        row += 3
    # A debt may cost a card, and the ultimo may come on top.
    slack = (t[BONUS] if t[ULTIMO] else 0) + (dearest if tarocchi & FOOL_WORD or s[DEBTOR] != NOBODY else 0)
    return -t[LOSS + size] - slack, value - t[LOSS + size + held] + slack


@function
def _known(t: Ints, s: Ints, solo: int, plain: int, key: int, table: Ints, at: int) -> tuple[int, int, int]:
    """Return the least and the most that is to come for the soloist, and a card that was good here before."""
    tarocchi = key & ((1 << 22) - 1)
    floor, ceiling = _limits(t, s, solo, plain, tarocchi)
    if table[at] == plain and table[at + 1] == key:
        return max(floor, part(table, at, 0)), min(ceiling, part(table, at, 1)), part(table, at, 2)
    return floor, ceiling, NOBODY


@function
def _enter(t: Ints, s: Ints, solo: int, table: Ints, stack: Ints, depth: int, stop: Ints) -> int:
    """Return the soloist's final score, or a bound that is enough, if it is known here; else open a frame."""
    if s[LEFT] == 0:
        return score(t, s, solo)
    frame = depth * FRAME
    low, high = stack[frame + _LOW], stack[frame + _HIGH]
    stack[frame + AT] = stack[frame + KNOWN] = NOBODY
    if s[LAID] == 0:
        stop[1] += 1
        standing = standing_of(t, s, solo)
        plain, key = present(t, s, 0), key_of(t, s, pile_size(s, solo) % 3)
        at = slot_of(table, plain, key)
        floor, ceiling, known = _known(t, s, solo, plain, key, table, at)
        if floor + standing >= high or floor == ceiling:
            return floor + standing
        if ceiling + standing <= low:
            return ceiling + standing
        stack[frame + KEY_PLAIN], stack[frame + KEY], stack[frame + AT] = plain, key, at
        stack[frame + _STANDING], stack[frame + KNOWN] = standing, known
        stack[frame + _FLOOR], stack[frame + _CEILING] = floor, ceiling
    open_frame(t, s, stack, depth)
    stack[frame + _BEST] = -FAR if s[TO_ACT] == solo else FAR
    stack[frame + _ALPHA], stack[frame + _BETA], stack[frame + _CHOSEN] = low, high, NOBODY
    return _OPEN


@function
def _learn(s: Ints, solo: int, value: int, stack: Ints, depth: int) -> None:
    """Take in what a card has led to; the position is again as it was before it."""
    frame = depth * FRAME
    best, card = stack[frame + _BEST], stack[frame + TRIED]
    if s[TO_ACT] == solo:
        if value > best:
            stack[frame + _BEST], stack[frame + _CHOSEN] = value, card
            stack[frame + _ALPHA] = max(stack[frame + _ALPHA], value)
    elif value < best:
        stack[frame + _BEST], stack[frame + _CHOSEN] = value, card
        stack[frame + _BETA] = min(stack[frame + _BETA], value)


@function
def _leave(table: Ints, stack: Ints, depth: int) -> int:
    """Return what the best card leads to, and remember it."""
    frame = depth * FRAME
    best, at = stack[frame + _BEST], stack[frame + AT]
    if at != NOBODY:
        table[at], table[at + 1] = stack[frame + KEY_PLAIN], stack[frame + KEY]
        to_come = best - stack[frame + _STANDING]
        floor = to_come if best > stack[frame + _LOW] else stack[frame + _FLOOR]
        ceiling = to_come if best < stack[frame + _HIGH] else stack[frame + _CEILING]
        table[at + 2] = packed(floor, 0) | packed(ceiling, 1) | packed(stack[frame + _CHOSEN], 2)
    return best


@function
def _search(t: Ints, s: Ints, solo: int, low: int, high: int, table: Ints, stack: Ints, stop: Ints) -> int:
    """Return the soloist's final score in sixths: exact between `low` and `high`, else a bound on the right side."""
    stack[_LOW], stack[_HIGH] = low, high
    depth, value, new = 0, _OPEN, True
    while True:
        frame = depth * FRAME
        if new:
            value = _enter(t, s, solo, table, stack, depth, stop)
            new = False
        elif value != _OPEN:
            if depth == 0 or stop[0]:
                return value
            depth -= 1
            restore(s, stack, depth)
            _learn(s, solo, value, stack, depth)
            value = _OPEN
        elif stack[frame + TO_TRY] | stack[frame + TO_TRY_TAROCCHI] and stack[frame + _ALPHA] < stack[frame + _BETA]:
            card = most_promising(
                t, s, stack[frame + TO_TRY], stack[frame + TO_TRY_TAROCCHI], solo, stack[frame + KNOWN]
            )
            try_card(t, s, stack, depth, card)
            stack[frame + FRAME + _LOW], stack[frame + FRAME + _HIGH] = stack[frame + _ALPHA], stack[frame + _BETA]
            depth += 1
            new = True
        else:
            value = _leave(table, stack, depth)


@kernel(f"int64({INTS}, {INTS}, int64, int64, {INTS}, {INTS}, {INTS})")
def solve_against(t: Ints, s: Ints, solo: int, guess: int, table: Ints, stack: Ints, stop: Ints) -> int:
    """Return the final score of `solo` in sixths, all playing their best from here on.

    It is found by asking "at least so much?" around a guess until it is pinned down. `table` begins as zeros, a
    multiple of ENTRY; it may be used again for the same soloist in the same hand. `stack` has FRAME words for each play
    and one more. `stop[0]` ends the search, and the result is then worthless; `stop[1]` counts positions.
    """
    low, high = -FAR, FAR
    while low < high and stop[0] == 0:
        limit = guess + 1 if guess == low else guess
        guess = _search(t, s, solo, limit - 1, limit, table, stack, stop)
        if guess < limit:
            high = guess
        else:
            low = guess
    return guess
