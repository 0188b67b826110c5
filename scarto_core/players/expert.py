"""The expert: plays out what may be hidden, in worlds that explain the play so far, and takes what brings most.

It is not told who it plays against: it finds out from what they play (see `expert_search`). Importing this module
brings in nothing but the standard library; the kernels are loaded in the background when it has its first choice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from typing import TYPE_CHECKING, Any

from .. import kernels
from ..cards import Card, Cards, shown
from ..view import View
from . import club_discard
from .base import Advice, Prospect
from .club import ClubPlayer

if TYPE_CHECKING:
    from .expert_search import Thought

PLAYOUTS = 1000
"""How many playouts a choice gets where nothing else is asked for."""
DISCARDS = 20
"""So many discards are tried, those that the club player likes best."""
_DISCARD_SHARE = 2
"""The scarto is one choice in 25 and worth several others: it gets so many times the playouts."""


class ExpertPlayer:
    """Samples the hidden cards, weighs them by the play so far, plays them out, and chooses by expected score.

    `playouts` is how many playouts a choice gets: the same seed then chooses the same, everywhere. `milliseconds`
    is a limit of CPU time instead. `progress` is called with a number from 0 to 1 while it thinks, and `stop` ends
    that from any thread: the choice is then the best so far.

    While the kernels are being loaded or compiled, which is done in the background, and where there is no numba, it
    chooses like the club player, so nobody waits. With `wait` it waits for them; without numba the same search is then
    done in plain Python, a hundred times slower, and with the same result.

    Raises `ValueError` for a budget that is no number above 0, or two of them, and for a `progress` that is none.
    """

    slow = True
    """It may take its time: a table asks it beside its loop."""

    def __init__(
        self,
        seed: int = 0,
        playouts: int | None = None,
        milliseconds: float | None = None,
        wait: bool = False,
        progress: Callable[[float], object] | None = None,
    ) -> None:
        if playouts is not None and milliseconds is not None:
            raise ValueError("a budget is playouts or milliseconds, not both")
        if playouts is not None and (type(playouts) is not int or playouts < 1):
            raise ValueError(f"playouts must be a whole number above 0, not {shown(playouts)}")
        if milliseconds is not None and (type(milliseconds) not in (int, float) or not 0 < milliseconds < inf):
            raise ValueError(f"milliseconds must be a number above 0, not {shown(milliseconds)}")
        if progress is not None and not callable(progress):
            raise ValueError(f"progress must be a function of one number, not {shown(progress)}")
        self.seed = seed
        self.playouts = playouts or PLAYOUTS
        self.milliseconds = milliseconds
        self.wait = wait
        self.progress = progress
        self._club = ClubPlayer()
        self._stops: list[Any] = []
        self._asked = False

    def choose_discard(self, view: View) -> Cards:
        """Return the discard that brings most, of those the club player likes best."""
        thought = self.think(view)
        return Cards(thought.best.cards) if thought else self._club.choose_discard(view)

    def choose_play(self, view: View) -> Card:
        """Return the card that brings most."""
        if len(view.legal) == 1:
            return view.legal[0]
        thought = self.think(view)
        return thought.best.cards[0] if thought else self._club.choose_play(view)

    def advise(self, view: View) -> Advice:
        """Return what this player would do, what each choice can be expected to bring, and a reason in words."""
        from . import expert_words

        if len(view.legal) == 1:
            return self._club.advise(view)
        thought = self.think(view)
        if not thought:
            return self._club.advise(view)
        options = sorted(thought.options, key=lambda option: -option.score)
        table = tuple(Prospect(option.cards, option.score, option.error) for option in options)
        return Advice(table[0].cards, expert_words.of(view, options), table)

    def stop(self) -> None:
        """End what is being thought about, from any thread; the answer comes at once, with what was found till then."""
        for flag in list(self._stops):
            flag[0] = 1

    def think(self, view: View) -> Thought | None:
        """Return what a search finds out; None where it cannot be made now, or was stopped too early."""
        if not self._may_search():
            return None
        from ..kernels.jit import zeros
        from .expert_search import Budget, Search

        discards = view.phase == "discard"
        budget = Budget(self.playouts * (_DISCARD_SHARE if discards else 1), self.milliseconds or 0.0)
        flag = zeros(2)
        self._stops.append(flag)
        try:
            thought = Search(view, self.seed, budget, flag, self.progress).among(self._candidates(view))
        finally:
            self._stops = [other for other in self._stops if other is not flag]
        return thought if thought.options else None

    def _candidates(self, view: View) -> Sequence[Cards]:
        if view.phase == "discard":
            return club_discard.ranked(view, self._club.weights)[:DISCARDS]
        return [Cards([card]) for card in view.legal]

    def _may_search(self) -> bool:
        if not kernels.ready() and not self._asked:
            self._asked = True  # once: what failed would fail again
            kernels.warm(background=not self.wait)
        return kernels.ready() or self.wait
