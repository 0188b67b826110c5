"""How the expert thinks: worlds that explain the play so far, and what each choice brings in them.

Imports the kernels, so it is imported only by whoever may wait for them, or knows that they are there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log
from time import thread_time
from typing import NamedTuple

from ..cards import Cards
from ..kernels.jit import Ints, integers, reals, zeros
from ..kernels.playouts import RESULTS, try_cards, try_discards
from ..kernels.position import words
from ..view import View
from ..worlds.likelihood import GREEDY, RANDOM, SEATS, SHARP, SOFT
from ..worlds.particles import Particles
from ..worlds.sampling import Sampler, plain
from .base import view_randomness
from .expert_trials import Option, Trial, best_of, contenders

PRIOR = (0.35, 0.30, 0.25, 0.10)
"""How likely an opponent is to be of each model, before having played."""
TRUST = 0.6
"""The power to which the play's likelihood is raised: opponents are not quite what the models say."""
_DRAWN, _PARTICLES = 500, 96
"""So many worlds are drawn and weighed, and so many particles taken from them; fewer for few playouts."""
_SETTLING, _STEPS = 8, 1
"""So many exchanges are tried with each particle before it is played out, and before each time after that."""
_TIME_PART = 0.4
"""With a budget of time, the part of it that is spent before the playouts."""
_MOST = 6000
"""With a budget of time, no more playouts than these."""
_MORE = 3
"""So many times as many worlds as there would be playouts for, if no candidate were given up."""
_FIRST_CHECK = 16
"""After so many worlds candidates that are clearly behind are given up; again after twice as many, and so on."""
_PLAYED_AT_ONCE = 100
"""So many playouts are made between two looks at the clock."""


class Budget(NamedTuple):
    """How long to think about one choice: a number of playouts, or milliseconds of this thread's CPU."""

    playouts: int = 0
    milliseconds: float = 0.0


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

    def among(self, candidates: Sequence[Cards]) -> Thought:
        """Try the candidates, single cards or discards, in worlds that explain the play; return what was found.

        Those that are clearly worse are given up on the way, and the others tried in more worlds.
        """
        even = max(4, self.playouts // len(candidates))
        particles = self._explain(even)
        if particles is None:
            return Thought((), (), 0)
        mixture = integers(_mixture(particles.models()))
        trials = [Trial(cards, self.view.rules.players) for cards in candidates]
        alive, spent, done, check = trials, 0, 0, _FIRST_CHECK
        while done < _MORE * even and len(alive) > 1 and spent < self.playouts and not self._over():
            worlds, count = particles.take(max(1, _PLAYED_AT_ONCE // len(alive)), _STEPS)
            count = self._try(worlds, count, alive, mixture)
            done, spent = done + count, spent + count * len(alive)
            if done >= check:
                alive, check = contenders(alive), 2 * done
            self._tell(_TIME_PART + (1 - _TIME_PART) * max(done / (_MORE * even), spent / self.playouts))
        if not done:
            return Thought((), (), 0)
        best = best_of(alive)
        return Thought(tuple(trial.option(best, particles.number) for trial in trials), particles.models(), spent)

    def _try(self, worlds: Ints, count: int, trials: Sequence[Trial], mixture: Ints) -> int:
        """Play every candidate in so many worlds; return in how many it was done before a stop."""
        s, size = self.sampler, len(trials)
        results = zeros(count * size * RESULTS)
        rest = mixture, self.stop, results, s.room, s.scores
        if self.view.phase == "discard":
            discards = integers(word for t in trials for word in words(sum(card.bit for card in t.cards)))
            done = try_discards(s.t, s.f, worlds, count, discards, *rest)
        else:
            done = try_cards(s.t, s.f, worlds, count, integers(t.cards[0].id for t in trials), *rest)
        told = plain(results)[: done * size * RESULTS]
        for place, trial in enumerate(trials):
            trial.add(told, place, size)
        return done

    def _explain(self, even: int) -> Particles | None:
        """Return worlds that explain the play; None if the search was stopped before there were any."""
        drawn, steps = min(_DRAWN, max(1, self.playouts // 2)), _SETTLING
        number = min(_PARTICLES, drawn)
        if self.view.phase == "discard":  # nothing is to be explained
            drawn, steps = _MORE * even, 0
            number = drawn
        particles = Particles(self.sampler, reals([*map(log, PRIOR), TRUST]), self.randomness, number)
        for part in particles.draw(drawn):
            self._tell(_TIME_PART / 2 * part)
            if self._spent(_TIME_PART / 2):
                break
        if self.stop[0]:
            return None
        particles.choose()
        for part in particles.settle(steps):
            self._tell(_TIME_PART / 2 * (1 + part))
            if self._spent(_TIME_PART):
                break
        return None if self.stop[0] else particles

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
