"""Tricks: the cards on the table, and what became of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from .cards import Card, CardLike


class Trick(tuple[tuple[int, Card], ...]):
    """The cards of one trick as (seat, card), in order of play; shows itself as cards in a notebook.

    >>> Trick([(1, "C4"), (2, "C2")])
    Trick('1:C4 2:C2')
    """

    def __new__(cls, plays: Iterable[tuple[int, CardLike]] = ()) -> Trick:
        """Read the (seat, card) pairs. Raises `NotationError` for something that is no card."""
        return super().__new__(cls, ((seat, Card.parse(card)) for seat, card in plays))

    def __str__(self) -> str:
        return " ".join(f"{seat}:{card}" for seat, card in self)

    def __repr__(self) -> str:
        return f"Trick('{self}')"

    def _repr_svg_(self) -> str:
        from . import display

        return display.trick_svg(self)


class FinishedTrick(NamedTuple):
    """A trick that has been taken."""

    plays: Trick
    winner: int
    """The seat that took it."""
    fool: str | None
    """What became of the Fool, if it was played here (RULES 5): "kept", "paid", "owed" or "captured"."""
    debt_paid: bool
    """True if an older debt of the Fool was paid with it."""

    @property
    def leader(self) -> int:
        """The seat that led."""
        return self.plays[0][0]

    def _repr_svg_(self) -> str:
        from . import display

        return display.trick_svg(self.plays, self.winner)
