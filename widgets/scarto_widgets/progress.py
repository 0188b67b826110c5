"""How far a thought has come, told while it lasts: not at once, so that quick ones show nothing, and not too often."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from time import monotonic

FIRST = 0.3
"""Seconds that a thought lasts before anything is told of it."""
APART = 0.1
"""Seconds at least between two messages."""


class Meter:
    """Passes on how much of a thought is done, a number from 0 to 1, now and then. Called from any thread."""

    def __init__(self, tell: Callable[[float], object], clock: Callable[[], float] = monotonic) -> None:
        self._tell, self._clock = tell, clock
        self._next = clock() + FIRST

    def __call__(self, share: float) -> None:
        """Hear of a share; what is none is not passed on, for it comes from a player of a learner's own."""
        now = self._clock()
        if now >= self._next and isinstance(share, (int, float)) and 0 <= share <= 1:
            self._next = now + APART
            self._tell(float(share))


@contextmanager
def measured(players: Sequence[object], tell: Callable[[float], object] | None) -> Iterator[None]:
    """While players think, tell how far they have come: those that can say so (an attribute `progress`) and tell nobody
    else."""
    willing = [player for player in players if tell and getattr(player, "progress", tell) is None]
    meter = Meter(tell) if tell else None
    for player in willing:
        player.progress = meter  # type: ignore[attr-defined]  # looked for above
    try:
        yield
    finally:
        for player in willing:
            player.progress = None  # type: ignore[attr-defined]
