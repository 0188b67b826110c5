"""Particles: worlds that explain the play, as many of each kind as that is likely.

Worlds are drawn uniformly and weighed. Of those some are taken, each as often as its weight says, and moved by
exchanging cards (`chains`): so they become different again, and likely ones are found that were never drawn. Whoever
wants more worlds gets the same ones moved on.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from itertools import accumulate
from math import exp

from ..deal import Randomness
from ..kernels.jit import WORD, Ints, Reals, zeros
from ..kernels.position import RANDOM, SIZE
from .likelihood import FAR, MODELS, TOLD
from .sampling import Sampler, plain, rows_for

_AT_ONCE = 64
"""So many worlds are weighed or moved between two looks at the clock."""
_APART = 0xD1342543DE82EF95
"""How far the streams of chance of two particles are apart."""
_HOPELESS = 12.0
"""If a world is less likely than another by so much, as a logarithm, it is not found out by how much."""


class Particles:
    """So many worlds, each standing for equally much, that explain the play by the `beliefs` (`likelihood.explains`).

    They are made by `draw`, `choose` and `settle`, in this order; `take` then gives as many as are wanted.
    """

    def __init__(self, sampler: Sampler, beliefs: Reals, randomness: Randomness, number: int) -> None:
        self.sampler, self.beliefs, self.randomness, self.number = sampler, beliefs, randomness, number
        self.worlds, self.told, self._drawn, self._given = zeros(0), rows_for(0), 0, 0

    def draw(self, number: int) -> Iterator[float]:
        """Draw and weigh so many worlds; yields after each step which part of them is done."""
        self.worlds, number = self.sampler.draw(number, self.randomness.below(1 << 62))
        self.told, top = rows_for(number), -FAR
        for first in range(0, number, _AT_ONCE):
            count = min(_AT_ONCE, number - first)
            self._drawn += self.sampler.weigh(self.worlds, first, count, self.beliefs, self.told, top - _HOPELESS)
            top = max(top, *(self.told[row * TOLD] for row in range(first, first + count)))
            yield (first + count) / number

    def choose(self) -> None:
        """Take the particles from the drawn worlds, at equal distances along the sum of their weights."""
        worlds, told = self.worlds, self.told
        logs = plain(told)[: self._drawn * TOLD : TOLD]
        top, seed = max(logs), self.randomness.below(1 << 62)
        added = list(accumulate(exp(one - top) for one in logs))
        step, start = added[-1] / self.number, self.randomness.below(1 << 30) / (1 << 30)
        chosen = [bisect_right(added, (start + place) * step, hi=len(added) - 1) for place in range(self.number)]
        self.worlds, self.told = zeros(self.number * SIZE), rows_for(self.number)
        for place, world in enumerate(self.randomness.shuffled(chosen)):
            self.worlds[place * SIZE : (place + 1) * SIZE] = worlds[world * SIZE : (world + 1) * SIZE]
            self.told[place * TOLD : (place + 1) * TOLD] = told[world * TOLD : (world + 1) * TOLD]
            self.worlds[place * SIZE + RANDOM] = (seed + place * _APART) & WORD

    def settle(self, steps: int) -> Iterator[float]:
        """Move the particles by so many steps; yields after each part of that which part it is."""
        for first in range(0, self.number, _AT_ONCE):
            count = min(_AT_ONCE, self.number - first)
            self._move(first, count, steps)
            yield (first + count) / self.number

    def _move(self, first: int, count: int, steps: int) -> None:
        self.sampler.weigh(self.worlds, first, count, self.beliefs, self.told, steps=steps)

    def take(self, most: int, steps: int) -> tuple[Ints, int]:
        """Return the next particles, and how many: `most`, or fewer; those given before are moved on first."""
        first = self._given % self.number
        count = min(most, self.number - first)
        if self._given >= self.number and steps:
            self._move(first, count, steps)
        self._given += count
        return self.worlds[first * SIZE : (first + count) * SIZE], count

    def models(self) -> tuple[tuple[float, ...], ...]:
        """Return by seat the chances of the models of player; nothing for the seat that looks."""
        view = self.sampler.view
        found: list[tuple[float, ...]] = []
        for seat in range(view.rules.players):
            places = range(1 + seat * MODELS, self.number * TOLD, TOLD)
            sums = [sum(self.told[place + model] for place in places) for model in range(MODELS)]
            found.append(() if seat == view.seat else tuple(float(part) / self.number for part in sums))
        return tuple(found)
