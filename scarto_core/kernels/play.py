"""A play and what follows from it: the kernels' form of `Hand` (RULES 5 to 7).

The rules are all in the arrays; what is said here is only how a trick goes on: the first duty that the hand can meet
binds, the last card that beats the others wins, and the Fool goes to its pile.
"""

from __future__ import annotations

from .arrays import (
    BEST,
    BESTS,
    BONUS,
    DUTIES,
    DUTY_SIZE,
    FOOL_CAPTURED,
    FOOL_PAYS,
    LOSS,
    PAR,
    PAYMENT,
    PAYMENTS,
    PLAIN,
    PLAYERS,
    SIXTHS,
    SUIT,
    TAKES,
    ULTIMO,
    VALUES,
)
from .jit import INTS, Ints, function, kernel, popcount
from .position import (
    CARDS,
    CREDITOR,
    DEALER,
    DEBTOR,
    DISCARDS,
    DUTY,
    FOOL_BY,
    FOOL_CARD,
    FOOL_WORD,
    HANDS,
    LACKS,
    LAID,
    LAST_WINNER,
    LED,
    LEFT,
    LEGAL,
    MET,
    NOBODY,
    PILES,
    PLAIN_CARDS,
    TO_ACT,
    TRICK,
    ULTIMO_BY,
    WINNER,
    WINNING,
)


@function
def legal(t: Ints, s: Ints) -> None:
    """Write into `s[LEGAL]` what the seat to act may play: of the first duty that its hand can meet, and the Fool."""
    plain, tarocchi = s[HANDS + 2 * s[TO_ACT]], s[HANDS + 2 * s[TO_ACT] + 1]
    duty = s[DUTY]
    while (plain & t[duty]) | (tarocchi & t[duty + 1]) == 0:
        duty += 4
    s[LEGAL], s[LEGAL + 1], s[MET] = plain & t[duty], tarocchi & (t[duty + 1] | FOOL_WORD), duty


@function
def lay(t: Ints, s: Ints, card: int) -> None:
    """Play a card, one of those that `legal` has just found, and finish the trick if it is the last one.

    A processor guesses badly which card comes next, so there are few branches here: the Fool is a card that takes
    nothing and leads nothing.
    """
    seat = s[TO_ACT]
    plain, tarocchi = (1 << card, 0) if card < PLAIN_CARDS else (0, 1 << (card - PLAIN_CARDS))
    s[HANDS + 2 * seat] ^= plain
    s[HANDS + 2 * seat + 1] ^= tarocchi
    s[CARDS] |= plain
    s[CARDS + 1] |= tarocchi & ~FOOL_WORD
    s[TRICK + s[LAID]] = card
    s[LAID] += 1
    if card == FOOL_CARD:
        s[FOOL_BY] = seat
    else:  # what it shows: that the duties before the one it meets could not be met
        s[LACKS + 2 * seat] |= t[s[MET] + 2]
        s[LACKS + 2 * seat + 1] |= t[s[MET] + 3]
    winning = s[WINNING]
    takes = (t[TAKES + 2 * winning] & plain) | (t[TAKES + 2 * winning + 1] & tarocchi)
    winning, winner = (card, seat) if takes else (winning, s[WINNER])
    led = s[LED] if s[LED] else t[SUIT + card]
    s[WINNING], s[WINNER], s[LED] = winning, winner, led
    s[DUTY] = DUTIES + (led * BESTS + t[BEST + winning]) * DUTY_SIZE
    if s[LAID] < t[PLAYERS]:
        s[TO_ACT] = seat + 1 if seat + 1 < t[PLAYERS] else 0
    else:
        _finish_trick(t, s)


@function
def _finish_trick(t: Ints, s: Ints) -> None:
    winner = s[WINNER]
    s[PILES + 2 * winner] |= s[CARDS]
    s[PILES + 2 * winner + 1] |= s[CARDS + 1]
    s[LEFT] -= 1
    last = s[LEFT] == 0
    ultimo = s[CARDS + 1] & t[ULTIMO]
    if s[FOOL_BY] != NOBODY:
        ultimo |= _place_the_fool(t, s, winner, last) & t[ULTIMO]
    if s[DEBTOR] != NOBODY:
        pay_debt(t, s, last)
    if last and ultimo:
        s[ULTIMO_BY] = winner
    s[LAST_WINNER] = s[TO_ACT] = winner
    s[LED] = s[LAID] = s[CARDS] = s[CARDS + 1] = 0
    s[WINNING], s[WINNER], s[DUTY] = FOOL_CARD, NOBODY, DUTIES


@function
def _place_the_fool(t: Ints, s: Ints, winner: int, last: bool) -> int:
    """Put the Fool on the pile it goes to; return it if it is captured, else nothing."""
    seat = s[FOOL_BY]
    s[FOOL_BY] = NOBODY
    if last and t[FOOL_CAPTURED]:
        s[PILES + 2 * winner + 1] |= FOOL_WORD
        return FOOL_WORD
    s[PILES + 2 * seat + 1] |= FOOL_WORD
    if t[FOOL_PAYS]:
        s[DEBTOR] = seat
        s[CREDITOR] = winner
    return 0


@function
def pay_debt(t: Ints, s: Ints, last: bool) -> None:
    """Pay the Fool's debt if that can be done: with a plain card, in the end with the cheapest or the Fool."""
    pile = PILES + 2 * s[DEBTOR]
    plain, tarocchi = s[pile], s[pile + 1]
    if not last:
        plain, tarocchi = plain & t[PLAIN], tarocchi & t[PLAIN + 1]
    if plain | tarocchi & ~FOOL_WORD:
        for place in range(t[PAYMENTS]):
            card = t[PAYMENT + place]
            if card < PLAIN_CARDS:
                if plain >> card & 1:
                    _pay(s, 1 << card, 0)
                    return
            elif tarocchi >> (card - PLAIN_CARDS) & 1:
                _pay(s, 0, 1 << (card - PLAIN_CARDS))
                return
    elif last:
        _pay(s, 0, FOOL_WORD)


@function
def _pay(s: Ints, plain: int, tarocchi: int) -> None:
    for pile in (PILES + 2 * s[DEBTOR], PILES + 2 * s[CREDITOR]):
        s[pile] ^= plain
        s[pile + 1] ^= tarocchi
    s[DEBTOR] = s[CREDITOR] = NOBODY


@function
def lay_away(s: Ints, plain: int, tarocchi: int) -> None:
    """Discard cards, in two words, for the dealer."""
    dealer = s[DEALER]
    s[HANDS + 2 * dealer] ^= plain
    s[HANDS + 2 * dealer + 1] ^= tarocchi
    s[DISCARDS] = plain
    s[DISCARDS + 1] = tarocchi
    s[PILES + 2 * dealer] |= plain
    s[PILES + 2 * dealer + 1] |= tarocchi


@function
def settle_world(t: Ints, s: Ints) -> None:
    """Make a position whose hidden cards were filled in whole: the scarto is captured, and a paid debt is paid.

    Which plain card paid is not known; another has the same value, so no score depends on it.
    """
    s[PILES + 2 * s[DEALER]] |= s[DISCARDS]
    s[PILES + 2 * s[DEALER] + 1] |= s[DISCARDS + 1]
    if s[DEBTOR] != NOBODY:
        pay_debt(t, s, False)


@function
def captured(t: Ints, s: Ints, seat: int) -> int:
    """Return the sum of the values in a seat's pile, in sixths."""
    plain, tarocchi = s[PILES + 2 * seat], s[PILES + 2 * seat + 1]
    total = 0
    row = t[VALUES]
    while t[row + 1] | t[row + 2]:
        total += t[row] * (popcount(plain & t[row + 1]) + popcount(tarocchi & t[row + 2]))
        row += 3
    return SIXTHS * total


@function
def pile_size(s: Ints, seat: int) -> int:
    """Return how many cards a seat has captured."""
    return popcount(s[PILES + 2 * seat]) + popcount(s[PILES + 2 * seat + 1])


@function
def score(t: Ints, s: Ints, seat: int) -> int:
    """Return the score of a seat in sixths, as it is when the hand is over (RULES 6 and 7)."""
    count = captured(t, s, seat) - t[LOSS + pile_size(s, seat)]
    return count - t[PAR] + (t[BONUS] if s[ULTIMO_BY] == seat else 0)


@kernel(f"void({INTS}, {INTS})")
def find_legal(t: Ints, s: Ints) -> None:
    """Let Python ask for `legal`."""
    legal(t, s)


@kernel(f"void({INTS}, {INTS}, int64)")
def play_card(t: Ints, s: Ints, card: int) -> None:
    """Let Python `lay` a card."""
    legal(t, s)
    lay(t, s, card)


@kernel(f"void({INTS}, {INTS}, {INTS})")
def scores(t: Ints, s: Ints, result: Ints) -> None:
    """Write the score of each seat, in sixths, into `result`."""
    for seat in range(t[PLAYERS]):
        result[seat] = score(t, s, seat)


@kernel(f"void({INTS}, {INTS})")
def settle(t: Ints, s: Ints) -> None:
    """Let Python `settle_world`."""
    settle_world(t, s)
