"""What one seat cannot see: every way the hidden cards may lie, counted, drawn by chance, weighed by the play so far.

`Worlds(view).count` is a number that people like to know: a million million million at the first card, one in the end.
Drawing and weighing is in `sampling`, which imports numba where it is installed.
"""

from __future__ import annotations

from functools import cached_property
from itertools import accumulate

from ..view import View
from .knowledge import Case, Knowledge
from .splits import Split, groups_of, splits_of

__all__ = ["Case", "Knowledge", "Split", "Worlds"]


class Worlds:
    """All worlds that are possible as far as a view shows: what the others hold, and what another dealer laid away."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.knowledge = Knowledge.of(view)
        self.groups = [groups_of(case, self.knowledge.plain) for case in self.knowledge.cases]

    @cached_property
    def splits(self) -> list[Split]:
        """The ways to split the unseen cards, with how many worlds each stands for."""
        found: list[Split] = []
        for number, (case, groups) in enumerate(zip(self.knowledge.cases, self.groups, strict=True)):
            found += splits_of(number, case, [len(group) for group in groups])
        return found

    @property
    def count(self) -> int:
        """How many worlds are possible, all equally likely before the play is looked at."""
        return sum(split.ways for split in self.splits)

    @cached_property
    def chances(self) -> list[float]:
        """The chances of the splits, added up; the last is 1."""
        total = self.count
        return [ways / total for ways in accumulate(split.ways for split in self.splits)]
