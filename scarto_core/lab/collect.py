"""Has the games of a contest played by an executor, and takes in what comes back, until enough is known."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field

from . import faults
from .executors import Inline, width
from .ledger import Ledger
from .processes import Processes, WorkerDied
from .referee import Outcome, forfeited
from .sources import located
from .watch import OVERRAN
from .work import Cast, Chunk, Played, packed, play_chunk

_PIECE = 0.25
"""How many seconds a piece of work should take: long enough for sending it to cost nothing, short enough to stop."""
_MOST = 500
_LOOK = 0.1


@dataclass
class Collector:
    """One contest under way."""

    cast: Cast
    ledger: Ledger
    executor: Executor
    stop: Callable[[], bool] | None = None
    """Asked many times a second whether to stop early."""
    progress: Callable[[int, int], object] | None = None
    """Told after every piece of work how many games are done, of how many."""
    _pending: dict[Future[Played], tuple[int, Chunk]] = field(default_factory=dict)
    _next: int = 0
    _size: int = 1
    _done: int = 0

    def run(self) -> str:
        """Play until the ledger is full; return "" or, if that was not waited for, why: "interrupted", "stopped", …

        What is done until then is in the ledger, in whole deals. An interrupt before the first whole deal is raised,
        and so is the error of an executor that breaks before it.
        """
        self._inline = isinstance(self.executor, Inline)
        here = isinstance(self.executor, (Inline, ThreadPoolExecutor))  # where everything is at hand
        self._work = self.cast if here else packed(self.cast)
        self._width = 1 if self._inline else 2 * width(self.executor)
        why = ""
        try:
            while not why and len(self.ledger.games) < self.ledger.expected:
                self._step()
                why = "stopped" if self.stop is not None and self.stop() else ""
        except (KeyboardInterrupt, BrokenExecutor) as error:
            if not self.ledger.finished:
                raise
            why = "interrupted" if isinstance(error, KeyboardInterrupt) else "ended by its executor, which broke"
        finally:
            for future in self._pending:
                future.cancel()
        complete = len(self.ledger.games) == self.ledger.expected
        self.ledger.close()
        return "" if complete else why

    def _step(self) -> None:
        """Give out work until everybody has some, and take in what is done."""
        while len(self._pending) < self._width and self._next < self.ledger.expected:
            numbers = range(self._next, min(self._next + self._size, self.ledger.expected))
            self._submit(numbers.start, self._chunk(numbers))
            self._next = numbers.stop
        done, _ = wait(self._pending, timeout=_LOOK, return_when=FIRST_COMPLETED)
        for future in sorted(done, key=lambda one: self._pending[one][0]):
            first, chunk = self._pending.pop(future)
            self._take(first, chunk, future)
        if self.progress is not None and done:
            self.progress(min(self._done, self.ledger.expected), self.ledger.expected)

    def _chunk(self, numbers: range, careful: bool = False) -> Chunk:
        games = tuple(self.ledger.schedule.game(number) for number in numbers)
        own = isinstance(self.executor, Processes)
        return Chunk(games, self.ledger.out, careful, interruptible=self._inline, own_process=own)

    def _submit(self, first: int, chunk: Chunk) -> None:
        self._pending[self.executor.submit(play_chunk, self._work, chunk)] = (first, chunk)

    def _take(self, first: int, chunk: Chunk, future: Future[Played]) -> None:
        try:
            played = future.result()
        except WorkerDied as death:
            self._look_into(first, chunk, death)
            return
        for number, outcome in enumerate(played.outcomes, start=first):
            if outcome.fault is not None:
                player = self.cast.entrants[chunk.games[number - first].seating[outcome.fault.seat]]
                outcome = outcome._replace(fault=located(outcome.fault, player.given))
            self._enter(number, outcome)
        a_game = played.seconds / len(played.outcomes)
        self._size = max(1, min(2 * self._size, _MOST, int(_PIECE / max(a_game, 1e-6))))

    def _enter(self, number: int, outcome: Outcome) -> None:
        self.ledger.enter(number, outcome)
        self._done += 1

    def _look_into(self, first: int, chunk: Chunk, death: WorkerDied) -> None:
        """Find out in which game and at whose turn a process died: play one by one, with a trace."""
        if not chunk.careful:
            for number in range(first, first + len(chunk.games)):
                self._submit(number, self._chunk(range(number, number + 1), careful=True))
            return
        if death.trace is None:
            raise death  # not a player's doing: the process did not even begin
        seat, hand = death.trace
        game = chunk.games[0]
        label = self.cast.entrants[game.seating[seat]].label
        if death.status == OVERRAN and self.cast.seconds is not None:
            fault = faults.overran(label, hand, game, seat, self.cast.seconds)
        else:
            fault = faults.crashed(label, hand, game, seat)
        self._enter(first, Outcome(forfeited(self.cast.rules, [seat]), (seat,), fault))
