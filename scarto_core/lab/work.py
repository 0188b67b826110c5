"""What is sent to whoever does the work: some games in a row, and the players as bytes."""

from __future__ import annotations

import pickle
import random
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from time import monotonic
from typing import NamedTuple

from ..rules import Rules
from . import worker
from .entrants import Entrant
from .referee import Outcome, Referee, forfeited
from .seating import Game
from .watch import Watch


class Cast(NamedTuple):
    """Who plays, by which rules: the same for all games of a contest."""

    rules: Rules
    entrants: tuple[Entrant, ...]
    seconds: float | None
    """How long a choice may take."""


class Chunk(NamedTuple):
    """Games in a row, to be played by one worker."""

    games: tuple[Game, ...]
    out: frozenset[int]
    """The players that are out: they lose these hands unplayed."""
    careful: bool = False
    """True to leave a trace before every choice: whoever brings the process down is known by it."""
    interruptible: bool = False
    own_process: bool = False
    """True in one of the lab's own worker processes, which may be ended if nothing else helps."""


class Played(NamedTuple):
    """What came of a chunk."""

    outcomes: tuple[Outcome, ...]
    seconds: float
    """How long it took."""


STRIKES = 3
"""So many times may a player overrun its time or crash; then it is out, and loses all later hands unplayed."""


def packed(cast: Cast) -> bytes:
    """Return the cast as bytes, classes written in a notebook cell included.

    Without the package cloudpickle only players that can be imported can be sent; raises `ValueError` for others.
    """
    try:
        dumps = import_module("cloudpickle").dumps
    except ImportError:
        dumps = pickle.dumps
        for entrant in cast.entrants:
            if getattr(entrant.given, "__module__", "") == "__main__":
                raise ValueError(
                    f"{entrant.label} is written in a notebook or a script: install cloudpickle to send it to another "
                    "process, or play it here with executor='inline'"
                ) from None
    try:
        return bytes(dumps(cast))
    except Exception as error:
        hint = "" if dumps is not pickle.dumps else "; install cloudpickle to send what is written in a notebook"
        raise ValueError(f"these players cannot be sent to another process: {error}{hint}") from error


def play_chunk(cast: bytes | Cast, chunk: Chunk) -> Played:
    """Play games in a row, and say what came of them."""
    began = monotonic()
    rules, entrants, seconds = cast if isinstance(cast, Cast) else Cast(*pickle.loads(cast))
    with Watch(seconds, last_resort=chunk.own_process) as watch, _own_chance() as chance:
        trace = worker.tell if chunk.careful else None
        referee = Referee(rules, entrants, seconds, watch, trace, chunk.interruptible)
        strikes = Strikes(len(entrants), chunk.out)
        outcomes = []
        for game in chunk.games:
            chance(game.seeds)
            outcome = strikes.lost_unplayed(rules, game) or referee.play(game)
            strikes.note(game, outcome)
            outcomes.append(outcome)
    return Played(tuple(outcomes), monotonic() - began)


class Strikes:
    """Keeps the players that waste everybody's time from the table. Games have to be noted in their order."""

    def __init__(self, players: int, out: frozenset[int] = frozenset()) -> None:
        self.out = set(out)
        self._count = [0] * players

    def note(self, game: Game, outcome: Outcome) -> None:
        """Count a game's fault, if it cost time."""
        if outcome.fault is not None and outcome.fault.kind in ("overran", "crashed"):
            player = game.seating[outcome.fault.seat]
            self._count[player] += 1
            if self._count[player] == STRIKES:
                self.out.add(player)

    def lost_unplayed(self, rules: Rules, game: Game) -> Outcome | None:
        """Return the outcome of a game in which somebody is out, None if nobody is."""
        losers = tuple(seat for seat, player in enumerate(game.seating) if player in self.out)
        return Outcome(forfeited(rules, losers), losers) if losers else None


@contextmanager
def _own_chance() -> Iterator[Callable[[object], None]]:
    """Yield what seeds Python's own `random` for a game, so that players who use it can be played again.

    In the end it is as it was. In a thread among others it is nobody's to seed.
    """
    if threading.current_thread() is not threading.main_thread():
        yield lambda _: None
        return
    before = random.getstate()
    try:
        yield lambda seeds: random.seed(repr(seeds))
    finally:
        random.setstate(before)
