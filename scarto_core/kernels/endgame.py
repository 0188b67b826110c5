"""What perfect play with open cards makes of the rest of a hand: for review, puzzles, and to measure players by."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from ..cards import ALL_CARDS, Card, Cards
from ..hand import Hand
from ..rules import Rules
from .against import solve_against
from .arrays import SIXTHS, arrays_of
from .each import solve_each
from .endings import ENTRY, FAR, FRAME
from .jit import COMPILED, Ints, zeros
from .play import play_card
from .position import of_hand

_MOST = 20 if COMPILED else 15
"""The table has at most 2 to this entries."""


class Solution(NamedTuple):
    """What each card leads to if everybody plays on without a mistake."""

    outcomes: dict[Card, dict[int, Fraction]]
    """By legal card, final scores by seat: of the soloist alone, or of all where each plays for himself."""
    best: Cards
    """The cards that are best for the seat to act, in the order of the pack."""

    @property
    def scores(self) -> dict[int, Fraction]:
        """What the best play leads to: final scores by seat (RULES 7)."""
        return self.outcomes[self.best[0]]


def solve(hand: Hand, solo: int | None = None, stop: Ints | None = None) -> Solution | None:
    """Return the exact solution of a hand in play, every card being known to everybody.

    With `solo` that seat plays against all others, who care about nothing but to hold its score down. Without it each
    seat plays for its own score, and of cards that bring it the same it plays the first in the order of the pack.

    One against the rest is a matter of milliseconds with eight cards a hand, each for himself with six; whoever cannot
    know gives `stop`, two integers (`jit.zeros(2)`): once another thread sets the first, the search ends and None is
    returned. Raises `ValueError` unless a card is to be played, if there is no such seat, and for rules of one's own
    by which a card counts less than 1 or all together hundreds.
    """
    if hand.phase != "play":
        raise ValueError(f"there is nothing to solve: the hand is in the phase {hand.phase!r}")
    if solo is not None and solo not in range(hand.rules.players):
        raise ValueError(f"there is no seat {solo}: seats go from 0 to {hand.rules.players - 1}")
    _check_values(hand.rules)
    signal = zeros(2) if stop is None else stop
    outcomes = _each(hand, signal) if solo is None else _against(hand, solo, signal)
    if signal[0]:
        return None
    seat = hand.to_act if solo is None else solo
    values = {card: scores[seat] for card, scores in outcomes.items() if seat is not None}
    wanted = max(values.values()) if seat == hand.to_act else min(values.values())
    return Solution(outcomes, Cards(card for card, value in values.items() if value == wanted))


def _check_values(rules: Rules) -> None:
    """Refuse rules for which the bounds do not hold that the search goes by, or scores would not fit its table."""
    values = [rules.value(card) for card in ALL_CARDS if rules.has(card)]
    if min(values) < 1 or 2 * SIXTHS * sum(values) > FAR:
        most = FAR // (2 * SIXTHS)
        raise ValueError(f"endings are solved where every card counts 1 or more, and all of them {most} at most")


def _against(hand: Hand, solo: int, stop: Ints) -> dict[Card, dict[int, Fraction]]:
    t = arrays_of(hand.rules).t
    table, stack = _space(hand)
    outcomes, guess = {}, 0
    for card in hand.legal_plays():
        position = of_hand(hand)
        play_card(t, position, card.id)
        guess = int(solve_against(t, position, solo, guess, table, stack, stop))
        outcomes[card] = {solo: Fraction(guess, SIXTHS)}
    return outcomes


def _each(hand: Hand, stop: Ints) -> dict[Card, dict[int, Fraction]]:
    t = arrays_of(hand.rules).t
    table, stack = _space(hand)
    outcomes, scores = {}, zeros(4)
    for card in hand.legal_plays():
        position = of_hand(hand)
        play_card(t, position, card.id)
        solve_each(t, position, table, stack, stop, scores)
        outcomes[card] = {seat: Fraction(int(scores[seat]), SIXTHS) for seat in range(hand.rules.players)}
    return outcomes


def _space(hand: Hand) -> tuple[Ints, Ints]:
    """Return a table as large as the ending deserves, and room for a position a play."""
    plays = sum(len(cards) for cards in hand.hands)
    return zeros(ENTRY << min(_MOST, max(4, plays - 7))), zeros((plays + 1) * FRAME)
