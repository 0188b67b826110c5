"""What may be discarded and played, and who wins the trick (RULES 4 and 5): the functions that the lessons teach.

The hand itself uses the same tables through the same two questions, `Tables.legal` and `Tables.trick_state`.
"""

from __future__ import annotations

from collections.abc import Iterable

from .cards import Card, CardLike, Cards, shown
from .rules import Rules
from .tables import LED, compile_rules
from .trick import Trick


def legal_discards(rules: Rules, cards: Iterable[CardLike]) -> list[Card]:
    """Return the cards that the dealer may lay away, judged on the whole hand, talon included (RULES 4).

    >>> from scarto_core import ruleset
    >>> legal_discards(ruleset("course"), ["SK", "S2", "T1", "T9", "F"])
    [Card('S2'), Card('T9')]

    Raises `NotationError` for something that is no card, `ValueError` for a card that is there twice.
    """
    hand = Cards(cards)
    compile_rules(rules).mask_of(hand)
    return [card for card in hand if rules.may_discard(card, hand)]


def legal_plays(rules: Rules, cards: Iterable[CardLike], trick: Iterable[tuple[int, CardLike]]) -> list[Card]:
    """Return the cards that may be played to the trick from a hand (RULES 5), in the hand's order.

    `trick` holds the (seat, card) pairs played to it so far, none for the player who leads.

    >>> from scarto_core import ruleset
    >>> legal_plays(ruleset("course"), ["S2", "C5", "T3", "T9"], [(1, "D4"), (2, "T5")])
    [Card('T9')]

    Raises `NotationError` for something that is no card, `ValueError` for a card that is there twice or a trick
    that is already full.
    """
    tables = compile_rules(rules)
    hand = Cards(cards)
    played = _read(trick)
    if len(played) >= rules.players:
        raise ValueError(f"the trick is full: {len(played)} cards lie in it")
    tables.mask_of([*hand, *(card for _, card in played)])
    led, best, _ = tables.trick_state([card.id for _, card in played])
    legal = tables.legal(tables.mask_of(hand), led, best)
    return [card for card in hand if card.bit & legal]


def trick_winner(rules: Rules, trick: Iterable[tuple[int, CardLike]]) -> int:
    """Return the seat that wins the trick, or would win it if it ended now (RULES 5).

    >>> from scarto_core import ruleset
    >>> trick_winner(ruleset("course"), [(2, "C4"), (0, "C2"), (1, "SK")])
    0

    Raises `ValueError` while the trick holds nothing but the Fool: nobody has won it then.
    """
    tables = compile_rules(rules)
    played = _read(trick)
    tables.mask_of(card for _, card in played)
    if not 1 <= len(played) <= rules.players:
        raise ValueError(f"a trick holds 1 to {rules.players} cards, not {len(played)}")
    winning = tables.trick_state([card.id for _, card in played])[2]
    if winning < 0:
        raise ValueError("the Fool alone wins no trick: the next card decides what is led")
    return played[winning][0]


def led_suit(rules: Rules, trick: Iterable[tuple[int, CardLike]]) -> str | None:
    """Return the suit led, "T" for trumps, or None while there is nothing or only the Fool (RULES 5.6)."""
    return LED[compile_rules(rules).trick_state([card.id for _, card in _read(trick)])[0]]


def _read(trick: Iterable[tuple[int, CardLike]]) -> Trick:
    """Return a stranger's trick with its cards read. Raises `ValueError` unless each seat played one card."""
    pairs = []
    for play in trick:
        if not isinstance(play, (tuple, list)) or len(play) != 2:
            raise ValueError(f"a trick is a list of (seat, card), but {shown(play)} is in it")
        pairs.append((play[0], play[1]))
    seats = [seat for seat, _ in pairs]
    for seat in seats:
        if seats.count(seat) > 1:
            raise ValueError(f"seat {shown(seat)} played twice to one trick")
    return Trick(pairs)
