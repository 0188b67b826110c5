"""Playouts: from a position to the end of the hand, many of them in one call that holds no lock of Python's."""

from __future__ import annotations

from .arrays import DUTIES, FREE, FREE_ALONE, HAND_SIZE, PLAYERS, TALON_SIZE
from .chance import below, stream
from .jit import INTS, REALS, Ints, Reals, function, kernel
from .play import lay, lay_away, legal, score
from .policies import by_chance, choose
from .position import (
    CREDITOR,
    DEALER,
    DEBTOR,
    DUTY,
    FOOL_BY,
    FOOL_WORD,
    HANDS,
    LAST_WINNER,
    LEFT,
    LEGAL,
    NOBODY,
    PILES,
    PLAIN_CARDS,
    POLICIES,
    RANDOM,
    SIZE,
    TO_ACT,
    ULTIMO_BY,
    WINNER,
    WINNING,
)

RESULTS = 4
"""What is told of each playout: the seat's score in sixths, who took the trick, whose pile has the Bagatto, the Fool."""


@function
def play_out(t: Ints, f: Reals, s: Ints, room: Reals) -> None:
    """Play a position to its end, each seat by its policy."""
    while s[LEFT]:
        legal(t, s)
        lay(t, s, choose(t, f, s, room))


@function
def draw_policies(t: Ints, s: Ints, mixture: Ints) -> None:
    """Draw a policy for each seat; `mixture[3 * seat + policy]` are their weights."""
    for seat in range(t[PLAYERS]):
        total = mixture[3 * seat] + mixture[3 * seat + 1] + mixture[3 * seat + 2]
        chosen, policy = below(s, total), 0
        while chosen >= mixture[3 * seat + policy]:
            chosen -= mixture[3 * seat + policy]
            policy += 1
        s[POLICIES + seat] = policy


@function
def _copy(worlds: Ints, number: int, s: Ints) -> None:
    for place in range(SIZE):
        s[place] = worlds[number * SIZE + place]


@function
def _owner(t: Ints, s: Ints, card: int) -> int:
    """Return whose pile has a tarocco in the end."""
    for seat in range(t[PLAYERS]):
        if s[PILES + 2 * seat + 1] & card:
            return seat
    return NOBODY


@kernel(f"int64({INTS}, {REALS}, {INTS}, int64, {INTS}, {INTS}, {INTS}, {INTS}, {INTS}, {REALS})")
def try_cards(
    t: Ints, f: Reals, worlds: Ints, count: int, cards: Ints, mixture: Ints,
    stop: Ints, results: Ints, s: Ints, room: Reals,
) -> int:  # fmt: skip
    """Play every card in every world and write RESULTS numbers of each playout; return how many worlds were finished.

    `worlds` are positions one after another, all at the same decision, each with its own stream of chance: in one world
    all cards are played against the same policies and the same luck. `stop[0]` other than 0 ends the call after the
    playout at hand; `stop[1]` counts finished worlds. `s` and `room` are working space.
    """
    stop[1] = 0
    for number in range(count):
        for place in range(len(cards)):
            if stop[0]:
                return number
            _copy(worlds, number, s)
            seat, left = s[TO_ACT], s[LEFT]
            draw_policies(t, s, mixture)
            lay(t, s, cards[place])
            while s[LEFT] == left:
                legal(t, s)
                lay(t, s, choose(t, f, s, room))
            winner = s[LAST_WINNER]
            play_out(t, f, s, room)
            _tell(t, s, seat, winner, results, (number * len(cards) + place) * RESULTS)
        stop[1] = number + 1
    return count


@kernel(f"int64({INTS}, {REALS}, {INTS}, int64, {INTS}, {INTS}, {INTS}, {INTS}, {INTS}, {REALS})")
def try_discards(
    t: Ints, f: Reals, worlds: Ints, count: int, discards: Ints, mixture: Ints,
    stop: Ints, results: Ints, s: Ints, room: Reals,
) -> int:  # fmt: skip
    """Do for the dealer's discards, two words each, what `try_cards` does for cards; the winner told is `NOBODY`."""
    stop[1] = 0
    for number in range(count):
        for place in range(len(discards) // 2):
            if stop[0]:
                return number
            _copy(worlds, number, s)
            draw_policies(t, s, mixture)
            lay_away(s, discards[2 * place], discards[2 * place + 1])
            play_out(t, f, s, room)
            _tell(t, s, s[DEALER], NOBODY, results, (number * (len(discards) // 2) + place) * RESULTS)
        stop[1] = number + 1
    return count


@function
def _tell(t: Ints, s: Ints, seat: int, winner: int, results: Ints, place: int) -> None:
    results[place] = score(t, s, seat)
    results[place + 1] = winner
    results[place + 2] = _owner(t, s, 1)
    results[place + 3] = _owner(t, s, FOOL_WORD)


@kernel(f"void({INTS}, {REALS}, {INTS}, {REALS})")
def finish(t: Ints, f: Reals, s: Ints, room: Reals) -> None:
    """Play one position to its end by the policies in it."""
    play_out(t, f, s, room)


@kernel(f"void({INTS}, {REALS}, int64, int64, int64, {INTS}, {INTS}, {INTS}, {INTS}, {REALS})")
def whole_hands(
    t: Ints, f: Reals, count: int, seed: int, first: int, mixture: Ints,
    totals: Ints, order: Ints, s: Ints, room: Reals,
) -> None:  # fmt: skip
    """Deal so many hands from the streams of `seed` and play them, the scarto by chance; add up the scores by seat.

    `order` holds the cards of the pack, in any order; it is shuffled.
    """
    for number in range(first, first + count):
        s[RANDOM] = stream(seed, number)
        deal(t, s, number % t[PLAYERS], order)
        discard_by_chance(t, s)
        draw_policies(t, s, mixture)
        play_out(t, f, s, room)
        for seat in range(t[PLAYERS]):
            totals[seat] += score(t, s, seat)


@function
def deal(t: Ints, s: Ints, dealer: int, order: Ints) -> None:
    """Make a position before the scarto from the pack, shuffled by the position's own stream; the dealer has the talon."""
    for place in range(SIZE):
        if place != RANDOM:
            s[place] = 0
    s[WINNING] = s[WINNER] = s[FOOL_BY] = s[DEBTOR] = s[CREDITOR] = s[ULTIMO_BY] = s[LAST_WINNER] = NOBODY
    s[DEALER], s[TO_ACT], s[LEFT], s[DUTY] = dealer, (dealer + 1) % t[PLAYERS], t[HAND_SIZE], DUTIES
    for last in range(len(order) - 1, 0, -1):
        other = below(s, last + 1)
        order[last], order[other] = order[other], order[last]
    for place in range(len(order)):
        seat = place // t[HAND_SIZE] if place < t[PLAYERS] * t[HAND_SIZE] else dealer
        give(s, HANDS + 2 * seat, order[place])


@function
def give(s: Ints, cards: int, card: int) -> None:
    """Put a card into the set that stands at `cards`."""
    if card < PLAIN_CARDS:
        s[cards] |= 1 << card
    else:
        s[cards + 1] |= 1 << (card - PLAIN_CARDS)


@function
def discard_by_chance(t: Ints, s: Ints) -> None:
    """Lay any cards away that the dealer may lay away (RULES 4)."""
    hand = HANDS + 2 * s[DEALER]
    plain, tarocchi = s[hand] & t[FREE], s[hand + 1] & t[FREE + 1]
    if s[hand + 1] & (s[hand + 1] - 1) == 0:
        tarocchi |= s[hand + 1] & t[FREE_ALONE + 1]
    laid = laid_tarocchi = 0
    for _ in range(t[TALON_SIZE]):
        s[LEGAL], s[LEGAL + 1] = plain & ~laid, tarocchi & ~laid_tarocchi
        card = by_chance(s)
        if card < PLAIN_CARDS:
            laid |= 1 << card
        else:
            laid_tarocchi |= 1 << (card - PLAIN_CARDS)
    lay_away(s, laid, laid_tarocchi)
