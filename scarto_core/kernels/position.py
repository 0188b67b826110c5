"""A hand in the middle of its play as one flat array of whole numbers.

Sets of cards take two words: the 56 cards of the plain suits (bit `Card.id`), and the 22 tarocchi (bit `Card.id` - 56).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..cards import FOOL
from ..tables import compile_rules
from .jit import Ints, integers, zeros

if TYPE_CHECKING:
    from ..cards import Card
    from ..hand import Hand
    from ..rules import Rules
    from ..trick import FinishedTrick
    from ..view import View

PLAIN_CARDS = 56
FOOL_WORD = 1 << 21
FOOL_CARD = 77
NOBODY = -1

# Sets of cards by seat, two words each.
HANDS, PILES, LACKS = 0, 8, 16
"""What each seat holds, what it has captured (the scarto included), what it has shown not to hold."""
DISCARDS = 24
"""What the dealer laid away."""
LEGAL = 26
"""What the seat to act may play, once `play.legal` has found it out."""
CARDS = 28
"""What lies in the trick, without the Fool."""
DEALER, TO_ACT, LEFT = 30, 31, 32
"""LEFT: tricks that are not finished; 0 when the hand is over."""
LED, WINNING, WINNER = 33, 34, 35
"""The suit led (as in `tables.LED`), the card that wins so far (the Fool if none does) and who played it."""
DUTY = 36
"""Where the duties of the next play stand in the arrays of the rules."""
LAID = 37
"""How many cards lie in the trick."""
TRICK = 38
"""The cards of the trick in order of play, 4 entries."""
FOOL_BY, DEBTOR, CREDITOR, ULTIMO_BY = 42, 43, 44, 45
"""Who played the Fool to this trick, who owes a card for it and to whom, who made the ultimo; or `NOBODY`."""
RANDOM = 46
"""Where the position's own stream of chance stands."""
POLICIES = 47
"""How each seat plays in a playout, 4 entries."""
LAST_WINNER = 51
"""Who took the last finished trick; `NOBODY` before."""
UNSEEN, MAY_HOLD, POWER_ROWS, LATER = 52, 54, 62, 66
"""The club player's notes of one decision: what is unseen, what each seat may hold of it, where its powers stand; and
who plays later to the trick."""
MET = 69
"""Where the duty stands that the legal cards meet, once `play.legal` has found it out."""
SIZE = 70

_TAROCCHI = (1 << 22) - 1
_PLAIN = (1 << PLAIN_CARDS) - 1


def words(mask: int) -> tuple[int, int]:
    """Return a set of cards, given as a mask of `Card.bit`, as its two words."""
    return mask & _PLAIN, mask >> PLAIN_CARDS


def mask(plain: int, tarocchi: int) -> int:
    """Return two words as the mask of the set of cards."""
    return int(plain) | int(tarocchi) << PLAIN_CARDS


def of_hand(hand: Hand, seed: int = 0) -> Ints:
    """Return where a hand stands, all its cards open; it may be in any phase. `seed` begins its stream of chance."""
    s = _empty(hand.rules, hand.dealer, seed)
    for seat in range(hand.rules.players):
        _put(s, HANDS + 2 * seat, hand._hands[seat])
        _put(s, PILES + 2 * seat, hand._piles[seat])
        _put(s, LACKS + 2 * seat, hand._lacks[seat])
    _put(s, DISCARDS, sum(card.bit for card in hand.discards))
    if hand.debt:
        s[DEBTOR], s[CREDITOR] = hand.debt
    if hand._ultimo is not None:
        s[ULTIMO_BY] = hand._ultimo
    _lay_table(s, hand.rules, hand.leader, hand.tricks, hand.trick)
    return s


def of_view(view: View, seed: int = 0) -> Ints:
    """Return what a seat knows as a position with holes: to be made a world by whoever fills in the hidden cards.

    The other hands are empty, and so is what another dealer laid away. A debt of the Fool that has been paid stands
    open again, because nobody has seen the card: `play.settle_world` pays it once the hidden cards are there.
    """
    s = _empty(view.rules, view.dealer, seed)
    _put(s, HANDS + 2 * view.seat, view.hand_mask)
    _put(s, DISCARDS, sum(card.bit for card in view.discards))
    for seat, lacked in enumerate(view.lacks):
        _put(s, LACKS + 2 * seat, lacked)
    for trick in view.tricks:
        _capture(s, trick)
    _lay_table(s, view.rules, view.leader, view.tricks, view.trick)
    return s


def _empty(rules: Rules, dealer: int, seed: int) -> Ints:
    s = zeros(SIZE)
    s[DEALER], s[RANDOM], s[LEFT] = dealer, seed & ((1 << 63) - 1), rules.hand_size
    s[TO_ACT] = (dealer + 1) % rules.players
    s[WINNING] = FOOL_CARD
    for place in (WINNER, FOOL_BY, DEBTOR, CREDITOR, ULTIMO_BY, LAST_WINNER):
        s[place] = NOBODY
    s[DUTY] = _duty(0, 0)
    return s


def _put(s: Ints, place: int, cards: int) -> None:
    s[place], s[place + 1] = words(cards)


def _duty(led: int, best: int) -> int:
    from .arrays import BESTS, DUTIES, DUTY_SIZE

    return DUTIES + (led * BESTS + best) * DUTY_SIZE


def _lay_table(
    s: Ints,
    rules: Rules,
    leader: int | None,
    tricks: tuple[FinishedTrick, ...],
    trick: tuple[tuple[int, Card], ...],
) -> None:
    """Put the trick on the table, which shows the seat to act as well."""
    tables = compile_rules(rules)
    s[LEFT] = rules.hand_size - len(tricks)
    s[LAST_WINNER] = tricks[-1].winner if tricks else NOBODY
    s[TO_ACT] = ((s[LAST_WINNER] if leader is None else leader) + len(trick)) % rules.players
    ids = [card.id for _, card in trick]
    led, best, winning = tables.trick_state(ids)
    s[LED], s[DUTY], s[LAID] = led, _duty(led, best), len(trick)
    if winning >= 0:
        s[WINNER], s[WINNING] = trick[winning][0], ids[winning]
    s[TRICK : TRICK + len(ids)] = integers(ids)
    _put(s, CARDS, sum(card.bit for _, card in trick if card.suit != FOOL))
    for seat, card in trick:
        if card.suit == FOOL:
            s[FOOL_BY] = seat


def _capture(s: Ints, trick: FinishedTrick) -> None:
    """Put the cards of a finished trick where they went, an owed card aside."""
    for seat, card in trick.plays:
        owner = trick.winner
        if card.suit == FOOL and trick.fool != "captured":
            owner = seat
            if trick.fool in ("paid", "owed"):
                s[DEBTOR], s[CREDITOR] = seat, trick.winner
        plain, tarocchi = words(card.bit)
        s[PILES + 2 * owner] |= plain
        s[PILES + 2 * owner + 1] |= tarocchi
