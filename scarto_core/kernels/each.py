"""Exact endings with all cards open, each seat for itself: every seat plays the card that brings it most."""

from __future__ import annotations

from .arrays import PLAYERS
from .endings import (
    AT,
    FRAME,
    KEY,
    KEY_PLAIN,
    NOTES,
    TO_TRY,
    TO_TRY_TAROCCHI,
    first_of,
    key_of,
    open_frame,
    packed,
    part,
    present,
    restore,
    slot_of,
    standing_of,
    try_card,
)
from .jit import INTS, Ints, function, kernel
from .play import pile_size, score
from .position import LAID, LEFT, NOBODY, TO_ACT

_FOUND, _SCORES = NOTES, NOTES + 1  # whether anything was found, and the scores of four seats


@function
def _enter_each(t: Ints, s: Ints, table: Ints, stack: Ints, depth: int, stop: Ints) -> bool:
    """Write all final scores into the frame and return True if they are known here; else open the frame."""
    frame = depth * FRAME
    if s[LEFT] == 0:
        for seat in range(t[PLAYERS]):
            stack[frame + _SCORES + seat] = score(t, s, seat)
        return True
    stack[frame + AT] = NOBODY
    if s[LAID] == 0:
        stop[1] += 1
        rounding = 0
        for seat in range(t[PLAYERS]):
            rounding |= pile_size(s, seat) % 3 << 2 * seat
        plain, key = present(t, s, 0), key_of(t, s, rounding)
        at = slot_of(table, plain, key)
        if table[at] == plain and table[at + 1] == key:
            for seat in range(t[PLAYERS]):
                stack[frame + _SCORES + seat] = part(table, at, seat) + standing_of(t, s, seat)
            return True
        stack[frame + KEY_PLAIN], stack[frame + KEY], stack[frame + AT] = plain, key, at
    open_frame(t, s, stack, depth)
    stack[frame + _FOUND] = 0
    return False


@function
def _learn_each(t: Ints, s: Ints, stack: Ints, depth: int) -> None:
    """Take in what a card has led to, as the next frame has it; of equals the first is kept."""
    scores, new, mine = depth * FRAME + _SCORES, (depth + 1) * FRAME + _SCORES, s[TO_ACT]
    if stack[depth * FRAME + _FOUND] == 0 or stack[new + mine] > stack[scores + mine]:
        for seat in range(t[PLAYERS]):
            stack[scores + seat] = stack[new + seat]
    stack[depth * FRAME + _FOUND] = 1


@function
def _leave_each(t: Ints, s: Ints, table: Ints, stack: Ints, depth: int) -> None:
    """Remember what the best card leads to."""
    frame = depth * FRAME
    at = stack[frame + AT]
    if at != NOBODY:
        table[at], table[at + 1], table[at + 2] = stack[frame + KEY_PLAIN], stack[frame + KEY], 0
        for seat in range(t[PLAYERS]):
            table[at + 2] |= packed(stack[frame + _SCORES + seat] - standing_of(t, s, seat), seat)


@kernel(f"void({INTS}, {INTS}, {INTS}, {INTS}, {INTS}, {INTS})")
def solve_each(t: Ints, s: Ints, table: Ints, stack: Ints, stop: Ints, results: Ints) -> None:
    """Write into `results` the final scores of all seats in sixths, if from here on each plays for its own.

    Of cards that bring a seat the same it plays the first in the order of the pack. `table`, `stack` and `stop` are as
    in `against.solve_against`.
    """
    depth, known, new = 0, False, True
    while not (known and depth == 0) and stop[0] == 0:
        frame = depth * FRAME
        if new:
            known = _enter_each(t, s, table, stack, depth, stop)
            new = False
        elif known:
            depth -= 1
            restore(s, stack, depth)
            _learn_each(t, s, stack, depth)
            known = False
        elif stack[frame + TO_TRY] | stack[frame + TO_TRY_TAROCCHI]:
            try_card(t, s, stack, depth, first_of(stack[frame + TO_TRY], stack[frame + TO_TRY_TAROCCHI]))
            depth += 1
            new = True
        else:
            _leave_each(t, s, table, stack, depth)
            known = True
    for seat in range(t[PLAYERS]):
        results[seat] = stack[_SCORES + seat]
