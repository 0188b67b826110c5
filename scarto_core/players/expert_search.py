"""How the expert thinks: worlds that explain the play so far, and what each choice brings in them.

Imports the kernels, so it is imported only by whoever may wait for them, or knows that they are there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from math import exp, log, sqrt
from time import thread_time
from typing import NamedTuple

from ..cards import Cards
from ..kernels.jit import Ints, integers, reals, zeros
from ..kernels.playouts import RESULTS, try_cards, try_discards
from ..kernels.position import SIZE, words
from ..view import View
from ..worlds.likelihood import GREEDY, MODELS, RANDOM, SEATS, SHARP, SOFT
from ..worlds.sampling import Sampler, rows_of
from .base import view_randomness

PRIOR = (0.35, 0.30, 0.25, 0.10)
"""How likely an opponent is to be of each model, before having played."""
TRUST = 0.6
"""The power to which the play's likelihood is raised: opponents are not quite what the models say."""
WORLDS_PART = 0.5
"""For each playout so many worlds are drawn and weighed: from those come the ones that are played out."""
_TIME_PART = 0.3
"""With a budget of time, the part of it that is spent on that."""
_MOST = 6000
"""With a budget of time, no more playouts than these."""
_MOST_WORLDS = 2000
"""With any budget, no more worlds are drawn than these: more would tell nothing new."""
_SIXTHS = 6
_MORE = 3
"""So many times as many worlds as there would be playouts for, if no candidate were given up."""
_FIRST_CHECK = 16
"""After so many worlds candidates that are clearly behind are given up; again after twice as many, and so on."""
_CLEARLY = 2.5
"""Clearly: by so many standard errors of the difference."""
_DRAWN_AT_ONCE, _PLAYED_AT_ONCE = 100, 100
"""So many worlds are drawn, and playouts made, between two looks at the clock."""


class Budget(NamedTuple):
    """How long to think about one choice: a number of playouts, or milliseconds of this thread's CPU."""

    playouts: int = 0
    milliseconds: float = 0.0


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


class Thought(NamedTuple):
    """What a search has found."""

    options: tuple[Option, ...]
    """In the order of the candidates; empty if the search was stopped before any was tried."""
    models: tuple[tuple[float, ...], ...]
    """By seat, how likely each model of player is, given the play; the viewer's own is empty."""
    playouts: int

    @property
    def best(self) -> Option:
        """The option with the highest score, the first of equals."""
        return max(self.options, key=lambda option: option.score)


class Search:
    """One choice to be thought about."""

    def __init__(
        self, view: View, seed: int, budget: Budget, stop: Ints, progress: Callable[[float], object] | None = None
    ) -> None:
        self.view, self.budget, self.stop, self.progress = view, budget, stop, progress
        self.start = thread_time()
        self.sampler = Sampler(view, stop)
        self.randomness = view_randomness(seed, view)
        self.playouts = _MOST if budget.milliseconds else budget.playouts

    def among(self, candidates: Sequence[Cards], prune: bool = True) -> Thought:
        """Try the candidates, single cards or discards, in worlds that explain the play; return what was found.

        With `prune` those that are clearly worse are given up on the way, and the others tried in more worlds.
        """
        even = max(4, self.playouts // len(candidates))
        worlds, times, models = self._explain(_MORE * even if prune else even)
        mixture = integers(_mixture(models))
        alive = [Trial(cards, self.view.rules.players) for cards in candidates]
        spent = done = 0
        check = _FIRST_CHECK
        while done < len(times) and len(alive) > 1 and spent < self.playouts and not self._over():
            count = min(max(1, _PLAYED_AT_ONCE // len(alive)), len(times) - done)
            rows = self._try(worlds[done * SIZE : (done + count) * SIZE], count, [t.cards for t in alive], mixture)
            for row, weight in zip(rows, times[done:], strict=False):
                for place, trial in enumerate(alive):
                    trial.add(row[place * RESULTS : place * RESULTS + 4], weight)
            done, spent = done + len(rows), spent + len(rows) * len(alive)
            if prune and done >= check:
                alive, check = _contenders(alive, times), 2 * done
            self._tell(_TIME_PART + (1 - _TIME_PART) * max(done / len(times), spent / self.playouts))
        options = tuple(trial.option() for trial in alive) if done else ()
        return Thought(options, models, spent)

    def _try(self, worlds: Ints, count: int, candidates: Sequence[Cards], mixture: Ints) -> list[list[int]]:
        """Play every candidate in so many worlds; return the results of each world in a row."""
        s, size = self.sampler, len(candidates) * RESULTS
        results = zeros(count * size)
        rest = mixture, self.stop, results, s.room, s.scores
        if self.view.phase == "discard":
            discards = integers(word for cards in candidates for word in words(sum(card.bit for card in cards)))
            done = try_discards(s.t, s.f, worlds, count, discards, *rest)
        else:
            done = try_cards(s.t, s.f, worlds, count, integers(cards[0].id for cards in candidates), *rest)
        return rows_of(results, size, done)

    # -- worlds that explain the play

    def _explain(self, wanted: int) -> tuple[Ints, list[int], tuple[tuple[float, ...], ...]]:
        """Return worlds to play out, how often each counts, and what models of player the others seem to be."""
        seed = self.randomness.below(1 << 62)
        beliefs = reals([*map(log, PRIOR), TRUST])
        number = min(max(_DRAWN_AT_ONCE, int(WORLDS_PART * self.playouts)), _MOST_WORLDS)
        drawn: list[Ints] = []
        told: list[list[float]] = []
        while len(told) < number and not self.stop[0] and not (told and self._spent(_TIME_PART)):
            worlds, done = self.sampler.draw(min(_DRAWN_AT_ONCE, number - len(told)), seed, len(told))
            rows, done = self.sampler.weigh(worlds, done, beliefs)
            drawn += [worlds[place * SIZE : (place + 1) * SIZE] for place in range(done)]
            told += rows
            self._tell(_TIME_PART * len(told) / number)
        if self.stop[0]:
            return zeros(0), [], ()
        top = max((row[0] for row in told), default=0.0)
        weights = [exp(row[0] - top) for row in told]
        chosen = self._resample(weights, min(wanted, 4 * len(weights))) if weights else []
        flat = zeros(len(chosen) * SIZE)
        for place, (world, _) in enumerate(chosen):
            flat[place * SIZE : (place + 1) * SIZE] = drawn[world]
        return flat, [times for _, times in chosen], self._models(told, weights)

    def _models(self, told: list[list[float]], weights: list[float]) -> tuple[tuple[float, ...], ...]:
        """Return by seat the chances of the models over all worlds."""
        whole = sum(weights)
        models: list[tuple[float, ...]] = []
        for seat in range(self.view.rules.players):
            at = 1 + seat * MODELS
            sums = [sum(w * row[at + m] for w, row in zip(weights, told, strict=True)) for m in range(MODELS)]
            models.append(() if seat == self.view.seat else tuple(part / whole for part in sums) if whole else PRIOR)
        return tuple(models)

    def _resample(self, weights: list[float], wanted: int) -> list[tuple[int, int]]:
        """Return (world, times): so many in all, each about as often as its weight says, in a random order."""
        added = list(accumulate(weights))
        step = added[-1] / wanted
        point = step * self.randomness.below(1 << 30) / (1 << 30)
        times: dict[int, int] = {}
        number = 0
        for _ in range(wanted):
            while number + 1 < len(added) and added[number] <= point:
                number += 1
            times[number] = times.get(number, 0) + 1
            point += step
        return self.randomness.shuffled(times.items())

    # -- the budget

    def _over(self) -> bool:
        return bool(self.stop[0]) or self._spent(1.0)

    def _spent(self, part: float) -> bool:
        """True if so large a part of the time has gone; a number of playouts takes as long as it takes."""
        limit = self.budget.milliseconds
        return bool(limit) and thread_time() - self.start >= part * limit / 1000

    def _tell(self, part: float) -> None:
        if self.progress is not None:
            self.progress(min(1.0, part))


def _mixture(models: tuple[tuple[float, ...], ...]) -> list[int]:
    """Return the weights of the policies in playouts, by seat; the seat itself plays like the club."""
    row = [0, 0, 1] * SEATS
    for seat, chances in enumerate(models):
        if chances:
            club = chances[SHARP] + chances[SOFT]
            row[3 * seat : 3 * seat + 3] = [
                round(1000 * chances[RANDOM]), round(1000 * chances[GREEDY]), 1 + round(1000 * club),
            ]  # fmt: skip
    return row


class Trial:
    """A candidate and what came of it: summed up world by world, so that an answer is ready at any time."""

    def __init__(self, cards: Cards, players: int) -> None:
        self.cards = cards
        self.scores: list[int] = []
        self._sums = [0] * 5
        """Over the worlds: weight, weight × score; weight² alone, times the score, times its square."""
        self._parts = [[0] * (players + 1) for _ in range(3)]

    @property
    def mean(self) -> float:
        """The mean score, in sixths, each world counted as often as its weight says."""
        return self._sums[1] / self._sums[0]

    def add(self, results: list[int], weight: int) -> None:
        """Take in what came of one world."""
        score = results[0]
        self.scores.append(score)
        square = weight * weight
        added = (weight, weight * score, square, square * score, square * score * score)
        self._sums = [old + new for old, new in zip(self._sums, added, strict=True)]
        for part, seat in zip(self._parts, results[1:4], strict=True):
            part[seat] += weight  # nobody is -1, the last place, which is dropped

    def option(self) -> Option:
        """Return what has been found out about the candidate."""
        whole, _, squares, first, second = self._sums
        mean, size = self.mean, len(self.scores)
        spread = max(0.0, second - 2 * mean * first + mean * mean * squares)
        error = sqrt(spread * size / max(1, size - 1)) / whole
        takers, bagatto, fool = (tuple(times / whole for times in part[:-1]) for part in self._parts)
        return Option(self.cards, mean / _SIXTHS, error / _SIXTHS, takers, bagatto, fool)


def _contenders(trials: list[Trial], weights: list[int]) -> list[Trial]:
    """Return the trials that may still be the best one: not clearly behind it, in the same worlds."""
    best = max(trials, key=lambda trial: trial.mean)
    return [trial for trial in trials if trial is best or not _behind(trial, best, weights)]


def _behind(trial: Trial, best: Trial, weights: list[int]) -> bool:
    used = weights[: len(best.scores)]
    gaps = [weight * (b - a) for weight, a, b in zip(used, trial.scores, best.scores, strict=True)]
    gap = sum(gaps) / sum(used)
    spread = sum((found - weight * gap) ** 2 for weight, found in zip(used, gaps, strict=True))
    return gap > 0 and sum(gaps) > _CLEARLY * sqrt(spread)
