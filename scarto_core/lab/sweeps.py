"""One player with different budgets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from .result import Duel, Row

if TYPE_CHECKING:
    from .plots import Plot


class Point(NamedTuple):
    """One budget, and how far it took its player."""

    budget: Any
    duel: Duel


@dataclass(frozen=True)
class Sweep:
    """The duels of one player with different budgets, all on the same deals."""

    points: Sequence[Point]

    @property
    def rows(self) -> list[Row]:
        """One plain dict for each budget, for pandas."""
        rows = []
        for budget, duel in self.points:
            rating = duel.rating(duel.players[0])
            rows.append(
                {
                    "budget": budget,
                    "against": duel.players[1],
                    "deals": duel.deals,
                    **rating.figures,
                }
            )
        return rows

    def plot(self) -> Plot:
        """Draw the share of the hands won against the budget."""
        from . import plots

        return plots.budgets(self)

    def __str__(self) -> str:
        return "\n".join(
            f"{budget}: {duel.points} points a hand, {duel.won.percent()} of the hands won"
            for budget, duel in self.points
        )

    __repr__ = __str__
