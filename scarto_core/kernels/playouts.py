"""Playouts: from a position to the end of the hand, many of them in one call that holds no lock of Python's."""

from __future__ import annotations

from .arrays import DUTIES, FREE, FREE_ALONE, HAND_SIZE, PACK, PLAYERS, TALON_SIZE
from .chance import below, stream
from .jit import INTS, REALS, Ints, Reals, function, integers, kernel
from .play import lay, lay_away, legal, score
from .policies import by_chance, choose
from .position import (
    CREDITOR,
    DEALER,
    DEBTOR,
    DUTY,
    FOOL_BY,
    FOOL_CARD,
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

RESULTS = 8
"""What is told of each playout: the score of the seat that chose, who took the trick at hand, whose pile has the
Bagatto in the end, whose the Fool, and the scores of all seats. Scores are in sixths; `NOBODY` where there is none."""


@function
def play_out(t: Ints, f: Reals, s: Ints, room: Reals, card: int) -> int:
    """Play a position to its end, each seat by its policy; return who took the trick at hand.

    The first card is `card`, or what the policy chooses if that is `NOBODY`.
    """
    first = s[LEFT]
    winner = NOBODY
    while s[LEFT]:
        legal(t, s)
        if card == NOBODY:
            card = choose(t, f, s, room)
        lay(t, s, card)
        card = NOBODY
        if s[LEFT] == first - 1:
            winner = s[LAST_WINNER]
            first = 0
    return winner


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


@kernel(f"int64({INTS}, {REALS}, {INTS}, int64, {INTS}, boolean, {INTS}, {INTS}, {INTS}, {INTS}, {REALS})")
def try_all(
    t: Ints, f: Reals, worlds: Ints, count: int, choices: Ints, discards: bool, mixture: Ints,
    stop: Ints, results: Ints, s: Ints, room: Reals,
) -> int:  # fmt: skip
    """Do what `try_cards` and `try_discards` say; `choices` are a card's id and nothing, or a discard in two words."""
    stop[1] = 0
    size = len(choices) // 2
    for number in range(count):
        for place in range(size):
            if stop[0]:
                return number
            for word in range(SIZE):
                s[word] = worlds[number * SIZE + word]
            seat, card = s[TO_ACT], NOBODY
            if discards:
                seat = s[DEALER]
                lay_away(s, choices[2 * place], choices[2 * place + 1])
            else:
                card = choices[2 * place]
            draw_policies(t, s, mixture)
            _tell(t, s, seat, play_out(t, f, s, room, card), results, (number * size + place) * RESULTS)
        stop[1] = number + 1
    return count


@function
def _tell(t: Ints, s: Ints, seat: int, winner: int, results: Ints, place: int) -> None:
    results[place + 1] = winner
    results[place + 2] = results[place + 3] = NOBODY
    for other in range(t[PLAYERS]):
        results[place + 4 + other] = score(t, s, other)
        if s[PILES + 2 * other + 1] & 1:
            results[place + 2] = other
        if s[PILES + 2 * other + 1] & FOOL_WORD:
            results[place + 3] = other
    results[place] = results[place + 4 + seat]


def try_cards(
    t: Ints, f: Reals, worlds: Ints, count: int, cards: Ints, mixture: Ints,
    stop: Ints, results: Ints, s: Ints, room: Reals,
) -> int:  # fmt: skip
    """Play every card in every world and write RESULTS numbers of each playout; return how many worlds were finished.

    `worlds` are positions one after another, all at the same decision, each with its own stream of chance: in one world
    all cards are played against the same policies, drawn by `mixture`, and the same luck. A card may be `NOBODY`: then
    the seat's policy chooses. `stop[0]` other than 0 ends the call after the playout at hand; `stop[1]` counts finished
    worlds. `s` and `room` are working space.
    """
    choices = integers(word for card in cards for word in (card, 0))
    return try_all(t, f, worlds, count, choices, False, mixture, stop, results, s, room)


def try_discards(
    t: Ints, f: Reals, worlds: Ints, count: int, discards: Ints, mixture: Ints,
    stop: Ints, results: Ints, s: Ints, room: Reals,
) -> int:  # fmt: skip
    """Do for the dealer's discards, two words each, what `try_cards` does for cards."""
    return try_all(t, f, worlds, count, discards, True, mixture, stop, results, s, room)


@kernel(f"void({INTS}, int64, int64, int64, {INTS}, {INTS})")
def deal_worlds(t: Ints, count: int, seed: int, first: int, worlds: Ints, s: Ints) -> None:
    """Write so many positions after a scarto by chance, from the streams `first` and following of `seed`.

    `s` is working space for a position and the 78 cards.
    """
    for number in range(count):
        for word in range(SIZE):
            s[word] = 0
        s[RANDOM] = stream(seed, first + number)
        deal(t, s, (first + number) % t[PLAYERS])
        discard_by_chance(t, s)
        for word in range(SIZE):
            worlds[number * SIZE + word] = s[word]


@function
def deal(t: Ints, s: Ints, dealer: int) -> None:
    """Deal the shuffled pack into an empty position: each seat its hand, and the dealer the talon as well."""
    s[WINNING] = FOOL_CARD
    s[WINNER] = s[FOOL_BY] = s[DEBTOR] = s[CREDITOR] = s[ULTIMO_BY] = s[LAST_WINNER] = NOBODY
    s[DEALER], s[TO_ACT], s[LEFT], s[DUTY] = dealer, (dealer + 1) % t[PLAYERS], t[HAND_SIZE], DUTIES
    size = 0
    for card in range(FOOL_CARD + 1):
        if t[PACK + card // PLAIN_CARDS] >> (card % PLAIN_CARDS) & 1:
            other = below(s, size + 1)
            s[SIZE + size], s[SIZE + other] = s[SIZE + other], card
            size += 1
    for place in range(size):
        seat = place // t[HAND_SIZE] if place < t[PLAYERS] * t[HAND_SIZE] else dealer
        give(s, HANDS + 2 * seat, s[SIZE + place])


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
