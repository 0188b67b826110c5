"""The outcomes of a contest, put in order as they come in.

Only what is complete up to some deal counts, so a contest that was stopped after 130 deals is the contest of 130 deals,
whoever did the work and whatever was done first.
"""

from __future__ import annotations

from .faults import Fault
from .referee import Outcome
from .seating import Game, Schedule
from .statistics import Estimate, estimate
from .work import Strikes

FIRST_LOOK, LOOK_EVERY = 40, 20
"""After how many deals it is first asked whether the intervals are narrow enough, and then again."""


class Ledger:
    """Who got what, game by game and deal by deal."""

    def __init__(self, schedule: Schedule, players: int, deals: int, precision: float | None) -> None:
        """Expect `deals` deals, or fewer: until every player's mean is known to within `precision` points."""
        self.schedule = schedule
        self.deals = deals
        self.games: list[tuple[Game, Outcome]] = []
        """All games of the finished deals, and those of the next one up to the first that is missing."""
        self.means: list[list[float]] = [[] for _ in range(players)]
        """By player, the mean points a hand in each finished deal."""
        self._strikes = Strikes(players)
        self._precision = precision
        self._early: dict[int, Outcome] = {}

    @property
    def expected(self) -> int:
        """How many games there are to be."""
        return self.deals * self.schedule.games_a_deal

    @property
    def finished(self) -> int:
        """How many deals are complete."""
        return len(self.means[0])

    @property
    def out(self) -> frozenset[int]:
        """The players that are out for having wasted too much time."""
        return frozenset(self._strikes.out)

    def enter(self, number: int, outcome: Outcome) -> None:
        """Take in a game's outcome."""
        self._early[number] = outcome
        while (next_one := len(self.games)) in self._early and next_one < self.expected:
            self._append(self._early.pop(next_one))

    def faults(self) -> list[Fault]:
        """Return what the players did wrong, in the order of the games."""
        return [outcome.fault for _, outcome in self.games if outcome.fault is not None]

    def estimates(self) -> list[Estimate]:
        """Return each player's mean points a hand; deals are independent of each other, the games of one are not."""
        return [estimate(means) for means in self.means]

    def close(self) -> None:
        """Forget the games of a deal that was not completed; an interrupt can come at any moment."""
        self.deals = min(map(len, self.means))
        for means in self.means:
            del means[self.deals :]
        del self.games[self.expected :]

    def _append(self, outcome: Outcome) -> None:
        game = self.schedule.game(len(self.games))
        # Whoever played this did not know yet who would be out.
        outcome = self._strikes.lost_unplayed(self.schedule.rules, game) or outcome
        self._strikes.note(game, outcome)
        self.games.append((game, outcome))
        if len(self.games) % self.schedule.games_a_deal == 0:
            self._finish_deal()

    def _finish_deal(self) -> None:
        sums, hands = [0.0] * len(self.means), [0] * len(self.means)
        for game, outcome in self.games[-self.schedule.games_a_deal :]:
            for player, points in zip(game.seating, outcome.points, strict=True):
                sums[player] += points
                hands[player] += 1
        for player, means in enumerate(self.means):
            means.append(sums[player] / hands[player])
        if self._precise_enough():
            self.deals = self.finished

    def _precise_enough(self) -> bool:
        """Look at fixed points only, in the order of the deals: so the number of workers does not matter."""
        deals = self.finished
        if self._precision is None or deals < FIRST_LOOK or deals % LOOK_EVERY:
            return False
        return max(one.half_width for one in self.estimates()) <= self._precision
