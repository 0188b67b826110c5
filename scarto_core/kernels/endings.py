"""What the two solvers of endings share: the stack, the cards worth trying, and the table of what is known.

What is still to come depends on the cards still held, on who leads, on an open debt of the Fool and, where odd cards
are rounded, on the sizes of the piles; not on how the rest came to its piles. All that fits into two words, so
positions are remembered exactly, with what is still to be won in them. Every card is taken to count 1 or more.
"""

from __future__ import annotations

from .arrays import CHEAP, LOSS, PAR, PLAYERS, STRONGER, TAKES, ULTIMO, VALUE, VALUES
from .jit import Ints, function, highest, lowest, plus, times
from .play import captured, lay, legal, pile_size
from .position import (
    CARDS,
    CREDITOR,
    DEBTOR,
    FOOL_WORD,
    HANDS,
    LAID,
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
"""Words of the stack for each card that is tried: the position before it, as far as play changes it, and notes."""
_SAVED = 52
TO_TRY, TO_TRY_TAROCCHI, _MET, TRIED = range(52, 56)
"""What is still to be tried, where its duty stands, and what is being tried."""
KEY_PLAIN, KEY, AT, KNOWN = range(56, 60)
"""The position's key, its place in the table, and the card that was best in it before."""
NOTES = 60
"""Where a solver's own notes begin."""

ENTRY = 3
"""Words of an entry in the table: the position (two), and what is known of it."""
FAR = 1 << 13
"""More than any score."""
_PART = 15
"""Bits for one number in the last word of an entry."""


@function
def _save(s: Ints, stack: Ints, depth: int) -> None:
    for word in range(_SAVED):
        stack[depth * FRAME + word] = s[word]


@function
def restore(s: Ints, stack: Ints, depth: int) -> None:
    """Make the position what it was when the frame was opened."""
    for word in range(_SAVED):
        s[word] = stack[depth * FRAME + word]


# -- which cards are worth trying, and in which order


@function
def first_of(plain: int, tarocchi: int) -> int:
    """Return the first card of two words."""
    return lowest(plain) if plain else PLAIN_CARDS + lowest(tarocchi)


@function
def without(plain: int, tarocchi: int, card: int) -> tuple[int, int]:
    """Return two words without one of their cards."""
    if card < PLAIN_CARDS:
        return plain ^ 1 << card, tarocchi
    return plain, tarocchi ^ 1 << (card - PLAIN_CARDS)


@function
def present(t: Ints, s: Ints, tarocchi: int) -> int:
    """Return the plain cards or the tarocchi in all hands and on the table."""
    cards = s[CARDS + tarocchi]
    for seat in range(t[PLAYERS]):
        cards |= s[HANDS + 2 * seat + tarocchi]
    return cards


@function
def _distinct(t: Ints, cards: int, around: int, first: int) -> int:
    """Return `cards` without those that are as good as the next stronger one: the same value, and none in between."""
    left, kept = cards, cards
    while left:
        card = lowest(left)
        left &= left - 1
        stronger = t[STRONGER + first + card] & around
        if stronger:
            below = stronger & ((1 << card) - 1)
            other = highest(below) if below else lowest(stronger)
            same = (t[STRONGER + first + other] & around) | (1 << other) == stronger
            same = same and t[VALUE + first + other] == t[VALUE + first + card]
            special = first and t[ULTIMO] >> card & 1
            if same and cards >> other & 1 and not special:
                kept ^= 1 << card
    return kept


@function
def _choices(t: Ints, s: Ints) -> None:
    """Reduce the legal cards to those that differ."""
    for tarocchi in range(2):
        s[LEGAL + tarocchi] = _distinct(t, s[LEGAL + tarocchi], present(t, s, tarocchi), tarocchi * PLAIN_CARDS)


@function
def _promise(t: Ints, s: Ints, card: int, solo: int, known: int) -> int:
    """Return how early a card is to be tried: the sooner the best card is found, the more can be left out."""
    if card == known:
        return FAR
    first = card // PLAIN_CARDS
    takes = t[TAKES + 2 * s[WINNING] + first] >> (card - first * PLAIN_CARDS) & 1
    if takes:
        return 400 + t[CHEAP + card] if s[LAID] + 1 == t[PLAYERS] else 200 + t[CHEAP + card]
    ours = (s[WINNER] == solo) == (s[TO_ACT] == solo)
    return 100 + t[CHEAP + card] if ours else 100 - t[CHEAP + card]


@function
def most_promising(t: Ints, s: Ints, plain: int, tarocchi: int, solo: int, known: int) -> int:
    """Return the most promising of the cards in two words."""
    best, promise = NOBODY, -FAR
    while plain | tarocchi:
        card = first_of(plain, tarocchi)
        plain, tarocchi = without(plain, tarocchi, card)
        found = _promise(t, s, card, solo, known)
        if found > promise:
            best, promise = card, found
    return best


# -- the table


@function
def key_of(t: Ints, s: Ints, rounding: int) -> int:
    """Return the second word of a position's key; the first are the plain cards still held."""
    key = present(t, s, 1) | s[TO_ACT] << 22 | rounding << 24 | 1 << 42  # never 0, as an empty entry is
    if s[DEBTOR] != NOBODY:
        pile = PILES + 2 * s[DEBTOR]
        row = t[VALUES]
        while t[row + 1] | t[row + 2] and s[pile] & t[row + 1] | s[pile + 1] & t[row + 2] & ~FOOL_WORD == 0:
            row += 3
        key |= (1 + s[DEBTOR]) << 32 | s[CREDITOR] << 35 | (row - t[VALUES]) // 3 << 37
    return key


@function
def slot_of(table: Ints, plain: int, key: int) -> int:
    """Return the only place in the table where the position may stand."""
    mixed = times(plus(times(plain ^ (plain >> 29), 0x1B873593CC9E2D51), key), 0x2545F4914F6CDD1D)
    return (mixed >> 20) % (len(table) // ENTRY) * ENTRY


@function
def standing_of(t: Ints, s: Ints, seat: int) -> int:
    """Return what a seat has for certain; what comes is counted as if its pile were the odd cards over whole trios."""
    size = pile_size(s, seat)
    return captured(t, s, seat) - t[LOSS + size - size % 3] - t[PAR]


@function
def part(table: Ints, at: int, number: int) -> int:
    """Return a number of the last word of an entry, as `packed` put it there."""
    return (table[at + 2] >> number * _PART & ((1 << _PART) - 1)) - FAR


@function
def packed(value: int, number: int) -> int:
    """Return a number as it stands in its part of an entry's last word."""
    return value + FAR << number * _PART


# -- the frames


@function
def open_frame(t: Ints, s: Ints, stack: Ints, depth: int) -> None:
    """Note the position, and the cards that are to be tried in it."""
    frame = depth * FRAME
    legal(t, s)
    _choices(t, s)
    stack[frame + TO_TRY], stack[frame + TO_TRY_TAROCCHI], stack[frame + _MET] = s[LEGAL], s[LEGAL + 1], s[MET]
    _save(s, stack, depth)


@function
def try_card(t: Ints, s: Ints, stack: Ints, depth: int, card: int) -> None:
    """Play one of the cards that are to be tried."""
    frame = depth * FRAME
    cards, tarocchi = without(stack[frame + TO_TRY], stack[frame + TO_TRY_TAROCCHI], card)
    stack[frame + TO_TRY], stack[frame + TO_TRY_TAROCCHI] = cards, tarocchi
    stack[frame + TRIED] = card
    s[MET] = stack[frame + _MET]
    lay(t, s, card)
