"""What a contest has shown: rows for pandas, ratings with their intervals, and what went wrong."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from statistics import fmean
from typing import TYPE_CHECKING, Any, NamedTuple

from ..rules import Rules
from .faults import Fault
from .referee import Outcome
from .seating import Game
from .statistics import Estimate, estimate

if TYPE_CHECKING:
    from .plots import Plot

Row = dict[str, Any]


class Rating(NamedTuple):
    """How a player did. Means and intervals are over deals, which are independent; the games of one deal are not."""

    player: str
    hands: int
    """How many hands it played."""
    points: Estimate
    """Points a hand against the field: what it gets or pays (RULES 7). These sum to zero in every hand."""
    won: Estimate
    """The share of the hands in which nobody had more; a hand won by two counts half for each."""
    forfeits: int
    """How many hands it lost by a fault, or unplayed after too many."""
    milliseconds: float
    """CPU time of a choice, on average. The one number that is not the same in every run."""

    @property
    def figures(self) -> Row:
        """How it did, as part of a plain row."""
        return {
            "points": self.points.mean,
            "half_width": self.points.half_width,
            "won": self.won.mean,
            "won_half_width": self.won.half_width,
            "forfeits": self.forfeits,
            "milliseconds": self.milliseconds,
        }


@dataclass(frozen=True)
class Result:
    """The outcome of a tournament. Shown in a notebook, it is its table of ratings."""

    rules: Rules
    players: tuple[str, ...]
    seed: int
    played: str
    """What was played with each deal, in words."""
    games: Sequence[tuple[Game, Outcome]]
    means: Sequence[Sequence[float]]
    """By player, the mean points a hand in each deal."""
    faults: Sequence[Fault]
    """What the players did wrong, in the order of the games."""
    out: tuple[str, ...]
    """The players that had to be taken out for overrunning their time again and again."""
    stopped: str
    """ "" if all was played that was asked for; or why not: "interrupted", "stopped", "ended by its executor …"."""

    @property
    def deals(self) -> int:
        """How many deals were played."""
        return len(self.means[0])

    @property
    def hands(self) -> int:
        """How many hands were played."""
        return len(self.games)

    @cached_property
    def rows(self) -> list[Row]:
        """One plain dict for each seat in each hand, for `pandas.DataFrame(result.rows)` or the module csv.

        `sc.Hand.deal(rules, row["dealer"], row["cards"])` is the deal. `place` counts seats from the dealer, 0, to the
        right: 1 leads. `won` is the share of the hand that was won, `forfeit` true for who lost it by a fault.
        """
        return [
            {
                "deal": game.deal,
                "game": game.game,
                "cards": game.cards,
                "dealer": game.dealer,
                "seat": seat,
                "place": (seat - game.dealer) % self.rules.players,
                "player": self.players[player],
                "points": outcome.points[seat],
                "won": _won(outcome, seat),
                "forfeit": seat in outcome.losers,
            }
            for game, outcome in self.games
            for seat, player in enumerate(game.seating)
        ]

    @cached_property
    def ratings(self) -> list[Rating]:
        """How each player did against the field, the best first."""
        ratings = [self._rating(number, label) for number, label in enumerate(self.players)]
        return sorted(ratings, key=lambda rating: -rating.points.mean)

    def rating(self, player: str) -> Rating:
        """Return how one player did. Raises `KeyError` for a player that was not there."""
        return next((one for one in self.ratings if one.player == player), None) or _missing(player, self.players)

    def difference(self, player: str, other: str) -> Estimate:
        """Return by how many points a hand one player did better than another, paired deal by deal.

        They had the same cards, so this is known much better than the difference of two ratings would be otherwise.
        Raises `KeyError` for a player that was not there.
        """
        one, two = (self.means[self._number(label)] for label in (player, other))
        return estimate([a - b for a, b in zip(one, two, strict=True)])

    @cached_property
    def differences(self) -> list[Row]:
        """All paired differences as plain rows: how many points a hand `player` did better than `other`."""
        labels = [rating.player for rating in self.ratings]
        return [
            {"player": player, "other": other, "points": found.mean, "half_width": found.half_width}
            for place, player in enumerate(labels)
            for other in labels[place + 1 :]
            for found in [self.difference(player, other)]
        ]

    @property
    def table(self) -> list[Row]:
        """The ratings as plain rows."""
        return [{"player": each.player, "hands": each.hands, **each.figures} for each in self.ratings]

    def plot(self) -> Plot:
        """Draw the ratings: a dot for each player, and its interval."""
        from . import plots

        return plots.ratings(self)

    def plot_scores(self) -> Plot:
        """Draw how each player's points are distributed over the hands."""
        from . import plots

        return plots.scores(self)

    def plot_seats(self) -> Plot:
        """Draw the points a hand by the place at the table, counted from the dealer."""
        from . import plots

        return plots.seats(self)

    def _number(self, player: str) -> int:
        return self.players.index(player) if player in self.players else _missing(player, self.players)

    def _rating(self, number: int, label: str) -> Rating:
        hands, forfeits, choices, seconds = 0, 0, 0, 0.0
        won: list[list[float]] = [[] for _ in range(self.deals)]
        for game, outcome in self.games:
            for seat in (seat for seat, player in enumerate(game.seating) if player == number):
                hands += 1
                forfeits += seat in outcome.losers
                won[game.deal].append(_won(outcome, seat))
                if outcome.choices:
                    choices += outcome.choices[seat]
                    seconds += outcome.seconds[seat]
        return Rating(
            player=label,
            hands=hands,
            points=estimate(self.means[number]),
            won=estimate([fmean(shares) for shares in won]),
            forfeits=forfeits,
            milliseconds=1000 * seconds / max(1, choices),
        )

    def __str__(self) -> str:
        from . import show

        return show.text(self)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        from . import show

        return show.html(self)


class Duel(Result):
    """The outcome of a duel: how the first player did, alone against the rest of the table."""

    @property
    def points(self) -> Estimate:
        """Points a hand of the first player: `duel.points.mean`, and half its 95 % interval, `.half_width`."""
        return self.rating(self.players[0]).points

    @property
    def won(self) -> Estimate:
        """The share of the hands that the first player won; by luck alone it would be one of the seats' number."""
        return self.rating(self.players[0]).won

    def __str__(self) -> str:
        from . import show

        return show.duel_text(self)

    __repr__ = __str__


def _won(outcome: Outcome, seat: int) -> float:
    best = max(outcome.points)
    return (outcome.points[seat] == best) / outcome.points.count(best)


def _missing(player: str, players: Sequence[str]) -> Any:
    raise KeyError(f"there is no player {player!r}; the players are {', '.join(players)}")
