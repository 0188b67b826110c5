"""Questions to players who may take their time: quick ones answer at once, slow ones on a thread beside the loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from contextvars import copy_context
from threading import Lock, Thread
from typing import Any, NamedTuple

from .progress import measured

Aside = Callable[[Callable[[], "Outcome"], Callable[["Outcome"], None]], None]
"""Does some work elsewhere and later calls, on the loop, with what came of it. One with a method `post(call, value)`
lets the work tell something on the way, which is called on the loop as well."""


class Outcome(NamedTuple):
    """What came of a question: a value, or what stopped the player."""

    value: Any
    error: BaseException | None


def outcome(think: Callable[[], Any]) -> Outcome:
    """Think here and now. Whatever stops a player is caught: one of a learner's own may do anything, and a learner
    may interrupt it."""
    try:
        return Outcome(think(), None)
    except BaseException as error:
        return Outcome(None, error)


def is_slow(player: object) -> bool:
    """Say whether a player takes its time: one that can be stopped does, and one whose attribute `slow` is true."""
    return bool(getattr(player, "slow", callable(getattr(player, "stop", None))))


class Thinking:
    """The questions of one asker that are still open."""

    def __init__(self, aside: Aside | None = None) -> None:
        """Without `aside` there is nobody to go on while a player thinks, and every answer is waited for."""
        self.aside = aside
        self._open: list[_Question] = []

    def ask(
        self,
        players: Sequence[object],
        think: Callable[[], Any],
        later: Callable[[Outcome], None],
        progress: Callable[[float], None] | None = None,
    ) -> Outcome | None:
        """Return what comes of thinking; None where one of `players` is slow, and then `later` is called with it.

        `progress` is called with the share that is done, from 0 to 1, now and then while a slow one thinks long.
        """
        if self.aside is None or not any(map(is_slow, players)):
            return outcome(think)
        post = getattr(self.aside, "post", None)

        def on_the_way(share: float) -> None:
            if progress is not None and question in self._open:
                progress(share)

        question = _Question(players, think, (lambda share: post(on_the_way, share)) if post and progress else None)
        self._open.append(question)

        def settle(answer: Outcome) -> None:
            if question in self._open:
                self._open.remove(question)
                later(answer)

        self.aside(question.answer, settle)
        return None

    def drop(self) -> None:
        """Forget the open questions: their answers will not be used. Whoever thinks and can be stopped is."""
        dropped, self._open = self._open, []
        for question in dropped:
            question.drop()


class _Question:
    def __init__(
        self, players: Sequence[object], think: Callable[[], Any], tell: Callable[[float], object] | None
    ) -> None:
        self.players, self.think, self.tell = players, think, tell
        self.dropped = self.begun = False

    def answer(self) -> Outcome:
        self.begun = True
        if self.dropped:
            return Outcome(None, None)
        with measured(self.players, self.tell):
            return outcome(self.think)

    def drop(self) -> None:
        self.dropped = True
        for player in self.players:
            stop = getattr(player, "stop", None)
            if self.begun and is_slow(player) and callable(stop):
                with suppress(Exception):
                    stop()


class BesideTheLoop:
    """An `Aside` for a kernel: one thought at a time on a thread; its outcome comes back on the loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._one_at_a_time = Lock()

    def __call__(self, think: Callable[[], Outcome], later: Callable[[Outcome], None]) -> None:
        """Think on the thread; call `later` on the loop."""
        # A daemon: a bot that never ends must not keep the kernel from ending.
        Thread(target=copy_context().run, args=(self._work, think, later), daemon=True).start()

    def _work(self, think: Callable[[], Outcome], later: Callable[[Outcome], None]) -> None:
        with self._one_at_a_time:
            answer = think()
        self.post(later, answer)

    def post(self, call: Callable[[Any], None], value: Any) -> None:
        """Have something called on the loop, from any thread."""
        with suppress(RuntimeError):  # the loop has ended: nobody waits any more
            self._loop.call_soon_threadsafe(call, value)


def beside_the_running_loop() -> BesideTheLoop | None:
    """Return the `Aside` of the loop that runs here, None where none does."""
    try:
        return BesideTheLoop(asyncio.get_running_loop())
    except RuntimeError:
        return None
