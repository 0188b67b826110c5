"""Exact endings with all cards open: one seat against the rest, and each for himself.

What is still to come depends on the cards still held, on who leads, on an open debt of the Fool and, where odd cards are
rounded, on the sizes of the piles; not on how the rest came to its piles. All that fits into two words, so positions
are remembered exactly, with what is still to be won in them.
"""

from __future__ import annotations

from .arrays import BONUS, CHEAP, LOSS, PAR, PLAYERS, SIXTHS, STRONGER, TAKES, ULTIMO, VALUE, VALUES
from .jit import INTS, Ints, function, highest, kernel, lowest, plus, popcount, times
from .play import captured, lay, legal, pile_size, score
from .position import (
    CARDS,
    CREDITOR,
    DEBTOR,
    FOOL_WORD,
    HANDS,
    LAID,
    LEFT,
    LEGAL,
    MET,
    NOBODY,
    PILES,
    PLAIN_CARDS,
    TO_ACT,
    WINNER,
    WINNING,
)

FRAME = 70
"""Words of the stack for each card that is tried: the position before it, as far as play changes it, and the notes."""
_SAVED = 52
_CARDS, _TAROCCHI, _MET, _TRIED = range(52, 56)  # what is still to be tried, and what is being tried
_PLAIN, _KEY, _AT, _KNOWN = range(56, 60)  # where it stands in the table, and the card that was best there before
_BEST, _CHOSEN, _LOW, _HIGH, _ALPHA, _BETA = range(60, 66)  # against: what was found, and between which bounds it counts
_STANDING, _FLOOR, _CEILING = range(66, 69)  # against: what is certain, and what is known of the rest
_FOUND, _SCORES = 60, 61  # each: whether anything was found, and the scores of four seats
ENTRY = 3
"""Words of an entry in the table: the position (two), and what is known of it."""
_FAR = 1 << 13
"""More than any score."""
_OPEN = 1 << 14
"""Instead of a score: the cards have to be tried first."""
_PART = 15
"""Bits for one number in the last word of an entry."""


@function
def _save(s: Ints, stack: Ints, depth: int) -> None:
    for word in range(_SAVED):
        stack[depth * FRAME + word] = s[word]


@function
def _restore(s: Ints, stack: Ints, depth: int) -> None:
    for word in range(_SAVED):
        s[word] = stack[depth * FRAME + word]


# -- which cards are worth trying, and in which order


@function
def _first(plain: int, tarocchi: int) -> int:
    """Return the first card of two words."""
    return lowest(plain) if plain else PLAIN_CARDS + lowest(tarocchi)


@function
def _without(plain: int, tarocchi: int, card: int) -> tuple[int, int]:
    """Return two words without one of their cards."""
    if card < PLAIN_CARDS:
        return plain ^ 1 << card, tarocchi
    return plain, tarocchi ^ 1 << (card - PLAIN_CARDS)


@function
def _present(t: Ints, s: Ints, tarocchi: int) -> int:
    """Return the plain cards or the tarocchi in all hands and on the table."""
    cards = s[CARDS + tarocchi]
    for seat in range(t[PLAYERS]):
        cards |= s[HANDS + 2 * seat + tarocchi]
    return cards


@function
def _distinct(t: Ints, cards: int, present: int, first: int) -> int:
    """Return `cards` without those that are as good as the next stronger one: the same value, and none in between."""
    left, kept = cards, cards
    while left:
        card = lowest(left)
        left &= left - 1
        stronger = t[STRONGER + first + card] & present
        if stronger:
            below = stronger & ((1 << card) - 1)
            other = highest(below) if below else lowest(stronger)
            same = (t[STRONGER + first + other] & present) | (1 << other) == stronger
            same = same and t[VALUE + first + other] == t[VALUE + first + card]
            special = first and t[ULTIMO] >> card & 1
            if same and cards >> other & 1 and not special:
                kept ^= 1 << card
    return kept


@function
def _choices(t: Ints, s: Ints) -> None:
    """Reduce the legal cards to those that differ."""
    for tarocchi in range(2):
        s[LEGAL + tarocchi] = _distinct(t, s[LEGAL + tarocchi], _present(t, s, tarocchi), tarocchi * PLAIN_CARDS)


@function
def _promise(t: Ints, s: Ints, card: int, solo: int, known: int) -> int:
    """Return how early a card is to be tried: the sooner the best card is found, the more can be left out."""
    if card == known:
        return _FAR
    first = card // PLAIN_CARDS
    takes = t[TAKES + 2 * s[WINNING] + first] >> (card - first * PLAIN_CARDS) & 1
    if takes:
        return 400 + t[CHEAP + card] if s[LAID] + 1 == t[PLAYERS] else 200 + t[CHEAP + card]
    ours = (s[WINNER] == solo) == (s[TO_ACT] == solo)
    return 100 + t[CHEAP + card] if ours else 100 - t[CHEAP + card]


@function
def _next(t: Ints, s: Ints, plain: int, tarocchi: int, solo: int, known: int) -> int:
    """Return the most promising of the cards in two words."""
    best, promise = NOBODY, -_FAR
    while plain | tarocchi:
        card = _first(plain, tarocchi)
        plain, tarocchi = _without(plain, tarocchi, card)
        found = _promise(t, s, card, solo, known)
        if found > promise:
            best, promise = card, found
    return best


# -- the table


@function
def _key(t: Ints, s: Ints, rounding: int) -> int:
    """Return the second word of a position's key; the first are the plain cards still held."""
    key = _present(t, s, 1) | s[TO_ACT] << 22 | rounding << 24 | 1 << 42  # never 0, as an empty entry is
    if s[DEBTOR] != NOBODY:
        pile = PILES + 2 * s[DEBTOR]
        row = t[VALUES]
        while t[row + 1] | t[row + 2] and s[pile] & t[row + 1] | s[pile + 1] & t[row + 2] & ~FOOL_WORD == 0:
            row += 3
        key |= (1 + s[DEBTOR]) << 32 | s[CREDITOR] << 35 | (row - t[VALUES]) // 3 << 37
    return key


@function
def _slot(table: Ints, plain: int, key: int) -> int:
    mixed = times(plus(times(plain ^ (plain >> 29), 0x1B873593CC9E2D51), key), 0x2545F4914F6CDD1D)
    return (mixed >> 20) % (len(table) // ENTRY) * ENTRY


@function
def _standing(t: Ints, s: Ints, seat: int) -> int:
    """Return what a seat has for certain; what comes is counted as if its pile were the odd cards over whole trios."""
    size = pile_size(s, seat)
    return captured(t, s, seat) - t[LOSS + size - size % 3] - t[PAR]


@function
def _part(table: Ints, at: int, number: int) -> int:
    """Return a number of the last word of an entry, as `_packed` put it there."""
    return (table[at + 2] >> number * _PART & ((1 << _PART) - 1)) - _FAR


@function
def _packed(value: int, number: int) -> int:
    return value + _FAR << number * _PART


# -- one against the rest


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
        return max(floor, _part(table, at, 0)), min(ceiling, _part(table, at, 1)), _part(table, at, 2)
    return floor, ceiling, NOBODY


@function
def _enter(t: Ints, s: Ints, solo: int, table: Ints, stack: Ints, depth: int, stop: Ints) -> int:
    """Return the soloist's final score, or a bound that is enough, if it is known here; else open a frame."""
    if s[LEFT] == 0:
        return score(t, s, solo)
    frame = depth * FRAME
    low, high = stack[frame + _LOW], stack[frame + _HIGH]
    stack[frame + _AT] = stack[frame + _KNOWN] = NOBODY
    if s[LAID] == 0:
        stop[1] += 1
        standing = _standing(t, s, solo)
        plain, key = _present(t, s, 0), _key(t, s, pile_size(s, solo) % 3)
        at = _slot(table, plain, key)
        floor, ceiling, known = _known(t, s, solo, plain, key, table, at)
        if floor + standing >= high or floor == ceiling:
            return floor + standing
        if ceiling + standing <= low:
            return ceiling + standing
        stack[frame + _PLAIN], stack[frame + _KEY], stack[frame + _AT] = plain, key, at
        stack[frame + _STANDING], stack[frame + _KNOWN] = standing, known
        stack[frame + _FLOOR], stack[frame + _CEILING] = floor, ceiling
    _open(t, s, stack, depth)
    stack[frame + _BEST] = -_FAR if s[TO_ACT] == solo else _FAR
    stack[frame + _ALPHA], stack[frame + _BETA], stack[frame + _CHOSEN] = low, high, NOBODY
    return _OPEN


@function
def _open(t: Ints, s: Ints, stack: Ints, depth: int) -> None:
    """Note the cards to be tried, and the position."""
    frame = depth * FRAME
    legal(t, s)
    _choices(t, s)
    stack[frame + _CARDS], stack[frame + _TAROCCHI], stack[frame + _MET] = s[LEGAL], s[LEGAL + 1], s[MET]
    _save(s, stack, depth)


@function
def _try(t: Ints, s: Ints, stack: Ints, depth: int, card: int) -> None:
    """Play one of the cards that are to be tried."""
    frame = depth * FRAME
    cards, tarocchi = _without(stack[frame + _CARDS], stack[frame + _TAROCCHI], card)
    stack[frame + _CARDS], stack[frame + _TAROCCHI] = cards, tarocchi
    stack[frame + _TRIED] = card
    s[MET] = stack[frame + _MET]
    lay(t, s, card)


@function
def _learn(s: Ints, solo: int, value: int, stack: Ints, depth: int) -> None:
    """Take in what a card has led to; the position is again as it was before it."""
    frame = depth * FRAME
    best, card = stack[frame + _BEST], stack[frame + _TRIED]
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
    best, at = stack[frame + _BEST], stack[frame + _AT]
    if at != NOBODY:
        table[at], table[at + 1] = stack[frame + _PLAIN], stack[frame + _KEY]
        to_come = best - stack[frame + _STANDING]
        floor = to_come if best > stack[frame + _LOW] else stack[frame + _FLOOR]
        ceiling = to_come if best < stack[frame + _HIGH] else stack[frame + _CEILING]
        table[at + 2] = _packed(floor, 0) | _packed(ceiling, 1) | _packed(stack[frame + _CHOSEN], 2)
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
            _restore(s, stack, depth)
            _learn(s, solo, value, stack, depth)
            value = _OPEN
        elif stack[frame + _CARDS] | stack[frame + _TAROCCHI] and stack[frame + _ALPHA] < stack[frame + _BETA]:
            card = _next(t, s, stack[frame + _CARDS], stack[frame + _TAROCCHI], solo, stack[frame + _KNOWN])
            _try(t, s, stack, depth, card)
            stack[frame + FRAME + _LOW], stack[frame + FRAME + _HIGH] = stack[frame + _ALPHA], stack[frame + _BETA]
            depth += 1
            new = True
        else:
            value = _leave(table, stack, depth)


@kernel(f"int64({INTS}, {INTS}, int64, int64, {INTS}, {INTS}, {INTS})")
def solve_against(t: Ints, s: Ints, solo: int, guess: int, table: Ints, stack: Ints, stop: Ints) -> int:
    """Return the final score of `solo` in sixths, all playing their best from here on.

    It is found by asking "at least so much?" around a guess until it is pinned down. `table` begins as zeros, a multiple of
    ENTRY; it may be used again for another position of the same hand. `stack` has FRAME words for each play and one more.
    `stop[0]` ends the search, and the result is then worthless; `stop[1]` counts positions.
    """
    low, high = -_FAR, _FAR
    while low < high and stop[0] == 0:
        limit = guess + 1 if guess == low else guess
        guess = _search(t, s, solo, limit - 1, limit, table, stack, stop)
        if guess < limit:
            high = guess
        else:
            low = guess
    return guess


# -- each for himself


@function
def _enter_each(t: Ints, s: Ints, table: Ints, stack: Ints, depth: int, stop: Ints) -> bool:
    """Write all final scores into the frame and return True if they are known here; else open the frame."""
    frame = depth * FRAME
    if s[LEFT] == 0:
        for seat in range(t[PLAYERS]):
            stack[frame + _SCORES + seat] = score(t, s, seat)
        return True
    stack[frame + _AT] = NOBODY
    if s[LAID] == 0:
        stop[1] += 1
        rounding = 0
        for seat in range(t[PLAYERS]):
            rounding |= pile_size(s, seat) % 3 << 2 * seat
        plain, key = _present(t, s, 0), _key(t, s, rounding)
        at = _slot(table, plain, key)
        if table[at] == plain and table[at + 1] == key:
            for seat in range(t[PLAYERS]):
                stack[frame + _SCORES + seat] = _part(table, at, seat) + _standing(t, s, seat)
            return True
        stack[frame + _PLAIN], stack[frame + _KEY], stack[frame + _AT] = plain, key, at
    _open(t, s, stack, depth)
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
    frame = depth * FRAME
    at = stack[frame + _AT]
    if at != NOBODY:
        table[at], table[at + 1], table[at + 2] = stack[frame + _PLAIN], stack[frame + _KEY], 0
        for seat in range(t[PLAYERS]):
            table[at + 2] |= _packed(stack[frame + _SCORES + seat] - _standing(t, s, seat), seat)


@kernel(f"void({INTS}, {INTS}, {INTS}, {INTS}, {INTS}, {INTS})")
def solve_each(t: Ints, s: Ints, table: Ints, stack: Ints, stop: Ints, results: Ints) -> None:
    """Write into `results` the final scores of all seats in sixths, if from here on each plays for its own.

    Of cards that bring a seat the same it plays the first in the order of the pack. The rest is as in `solve_against`.
    """
    depth, known, new = 0, False, True
    while not (known and depth == 0) and stop[0] == 0:
        frame = depth * FRAME
        if new:
            known = _enter_each(t, s, table, stack, depth, stop)
            new = False
        elif known:
            depth -= 1
            _restore(s, stack, depth)
            _learn_each(t, s, stack, depth)
            known = False
        elif stack[frame + _CARDS] | stack[frame + _TAROCCHI]:
            _try(t, s, stack, depth, _first(stack[frame + _CARDS], stack[frame + _TAROCCHI]))
            depth += 1
            new = True
        else:
            _leave_each(t, s, table, stack, depth)
            known = True
    for seat in range(t[PLAYERS]):
        results[seat] = stack[_SCORES + seat]
