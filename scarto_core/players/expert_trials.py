"""Choices on trial: what each brought, playout by playout, and which may still be the best."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from operator import sub
from typing import NamedTuple

from ..cards import Cards
from ..kernels.playouts import RESULTS

_SIXTHS = 6
_CLEARLY = 2.5
"""A trial is clearly behind another by so many standard errors of the difference."""


class Option(NamedTuple):
    """What one choice brings, in the worlds in which it was tried."""

    cards: Cards
    """The card, or the discard."""
    score: float
    """The mean final score, in points above par."""
    error: float
    """Its standard error."""
    takers: tuple[float, ...]
    """By seat, the part of the worlds in which it takes the trick at hand (the first trick, for a discard)."""
    bagatto: tuple[float, ...]
    """By seat, the part of the worlds in which its pile has the Bagatto in the end."""
    fool: tuple[float, ...]
    """The same for the Fool."""


class Trial:
    """A candidate and what came of it. All are tried in the same worlds, as long as they are on trial."""

    def __init__(self, cards: Cards, players: int) -> None:
        self.cards = cards
        self.scores: list[int] = []
        """The score in each world, in sixths."""
        self._seats = [[0] * players for _ in range(3)]

    @property
    def mean(self) -> float:
        """The mean score, in sixths."""
        return sum(self.scores) / len(self.scores)

    def add(self, results: list[int], place: int, trials: int) -> None:
        """Take in what came of worlds in which so many trials were played, this one at a place among them."""
        first, step = place * RESULTS, trials * RESULTS
        self.scores += results[first::step]
        for number, seats in enumerate(self._seats, 1):
            found = results[first + number :: step]
            for seat in range(len(seats)):
                seats[seat] += found.count(seat)

    def option(self, best: Trial, particles: int) -> Option:
        """Return what has been found out, in worlds of which every so many are one and the same moved on.

        What was given up early is compared with the best in the worlds that both were tried in: what it is behind there
        counts, and not how lucky those worlds were.
        """
        mean, error = _estimate(self.scores, particles)
        if len(self.scores) < len(best.scores):
            gap, error_of_gap = _estimate(list(map(sub, self.scores, best.scores)), particles)
            mean, error = _estimate(best.scores, particles)
            mean, error = mean + gap, sqrt(error * error + error_of_gap * error_of_gap)
        takers, bagatto, fool = (tuple(times / len(self.scores) for times in part) for part in self._seats)
        return Option(self.cards, mean / _SIXTHS, error / _SIXTHS, takers, bagatto, fool)


def best_of(trials: Sequence[Trial]) -> Trial:
    """Return the trial with the best mean, the first of equals."""
    return max(trials, key=lambda trial: trial.mean)


def contenders(trials: Sequence[Trial]) -> list[Trial]:
    """Return the trials that may still be the best: those not clearly behind it."""
    best = best_of(trials)
    return [trial for trial in trials if trial is best or not _behind(trial, best)]


def _behind(trial: Trial, best: Trial) -> bool:
    gaps = list(map(sub, best.scores, trial.scores))
    gap, error = _estimate(gaps, len(gaps))
    return gap > _CLEARLY * error and gap > 0


def _estimate(numbers: list[int], particles: int) -> tuple[float, float]:
    """Return the mean of numbers and its standard error; every so many of them hang together."""
    mean = sum(numbers) / len(numbers)
    groups = [numbers[start::particles] for start in range(min(particles, len(numbers)))]
    squares = sum((sum(group) - len(group) * mean) ** 2 for group in groups)
    return mean, sqrt(squares * len(groups) / max(1, len(groups) - 1)) / len(numbers)
