"""Counting in trios, scores and payments (RULES 6 and 7)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

from .cards import CardLike, Cards
from .rules import Rules
from .tables import compile_rules

ULTIMO_BONUS = 5


def count_trios(rules: Rules, pile: Iterable[CardLike]) -> Fraction:
    """Return what a pile counts: the values of its cards, less 2 for each trio (RULES 6).

    A pile that is no whole number of trios loses two thirds of a point a card: rounded down at a table of three
    (so one odd card counts its value, two their sum less 1), exactly with four.

    >>> from scarto_core import ruleset
    >>> count_trios(ruleset("course"), ["CK", "S2", "S3"])
    Fraction(5, 1)

    Raises `NotationError` for something that is no card, `ValueError` for a card that is there twice or
    not in the pack.
    """
    cards = Cards(pile)
    compile_rules(rules).mask_of(cards)
    return count_value(rules, sum(rules.value(card) for card in cards), len(cards))


def count_value(rules: Rules, value: int, size: int) -> Fraction:
    """Return what a pile of `size` cards with the sum of values `value` counts (RULES 6)."""
    return value - (Fraction(2 * size, 3) if rules.exact_leftover else Fraction(2 * size // 3))


def hand_scores(rules: Rules, counts: Sequence[Fraction], ultimo: int | None = None) -> tuple[Fraction, ...]:
    """Return the score of each seat: its count less par, and 5 more for the seat that made `ultimo` (RULES 7)."""
    return tuple(
        Fraction(count) - rules.par + (ULTIMO_BONUS if seat == ultimo else 0) for seat, count in enumerate(counts)
    )


def settle(scores: Sequence[Fraction]) -> tuple[Fraction, ...]:
    """Return what each seat gets (or pays, below 0), in chips (RULES 7).

    Each pair settles the difference of its scores divided by the number of players, so a seat gets its score less
    the mean, and payments always sum to 0.
    """
    mean = sum(scores, Fraction(0)) / len(scores)
    return tuple(Fraction(score) - mean for score in scores)
