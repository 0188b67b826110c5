"""Chance for questions: a seed gives the same questions on every platform."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from scarto_core.deal import Randomness

T = TypeVar("T")


class Chance:
    """A seeded source of choices, on top of the engine's own generator."""

    def __init__(self, *seeds: int) -> None:
        self._source = Randomness(*seeds)

    def below(self, n: int) -> int:
        """Return a whole number from 0 to n - 1."""
        return self._source.below(n)

    def between(self, least: int, most: int) -> int:
        """Return a whole number from `least` to `most`, both included."""
        return least + self.below(most - least + 1)

    def one(self, items: Sequence[T]) -> T:
        """Return one of the items."""
        return items[self.below(len(items))]

    def some(self, items: Iterable[T], n: int) -> list[T]:
        """Return `n` different items in a random order."""
        return self.shuffled(items)[:n]

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """Return the items in a random order."""
        return self._source.shuffled(items)

    def weighted(self, weights: Mapping[T, int]) -> T:
        """Return one of the keys, each as often as its weight says."""
        number = self.below(sum(weights.values()))
        for item, weight in weights.items():
            number -= weight
            if number < 0:
                return item
        raise AssertionError("unreachable: the number is below the sum of the weights")
