"""The coach: what a good player would do in your place, and what every other card is thought to cost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import scarto_core as sc
from scarto_core import kernels
from scarto_core.languages import spoken
from scarto_core.players.expert import ExpertPlayer

from .thinking import Outcome, Thinking

Adviser = Any
"""A player with `advise(view)`, which returns a `scarto_core.players.Advice`."""

_MOST_PROSPECTS = 12
"""So many choices are told apart; a hand of 25 has no more legal cards worth a look, but thousands of discards."""


class _GettingReady:
    """Stands for an expert whose kernels are being loaded: that takes its time, and cannot be stopped."""

    slow = True


class Coach:
    """Advises the person at the table while it is `on`; one who thinks long says so, and gives the advice later.

    An expert that has to get ready first lets a club player speak meanwhile, and is asked again when it is ready:
    `waiting` is how that is waited for.
    """

    def __init__(
        self,
        adviser: Adviser,
        on: bool,
        thinking: Thinking,
        waiting: Thinking,
        ready: Callable[[], None],
        progress: Callable[[float], None],
    ) -> None:
        self.on = on
        self.trouble: BaseException | None = None
        self._adviser, self._thinking, self._waiting = adviser, thinking, waiting
        self._ready, self._progress = ready, progress
        self._moment: tuple[object, ...] = ()
        self._says: dict[str, Any] | None = None

    @property
    def adviser(self) -> Adviser:
        """Whose advice is given."""
        return self._adviser

    @adviser.setter
    def adviser(self, adviser: Adviser) -> None:
        self._adviser = adviser
        self._moment = ()

    def advice(self, hand: sc.Hand, view: sc.View) -> dict[str, Any] | None:
        """Return the advice for this moment as plain JSON, `{"thinking": True}` until it is there, or None."""
        mine = self.on and view.to_act == view.seat
        moment = (hand, hand.phase, len(hand.plays), spoken()) if mine else ()
        if moment != self._moment:
            self._thinking.drop()
            self._waiting.drop()
            self._moment, self._says = moment, {"thinking": True} if mine else None
            if mine:
                self._ask(view)
        return self._says

    def _ask(self, view: sc.View) -> None:
        unready = isinstance(self._adviser, ExpertPlayer) and not kernels.ready()

        def late(answer: Outcome) -> None:
            self._take(answer, view, unready)
            self._ready()

        answer = self._thinking.ask([self._adviser], lambda: in_json(self._adviser, view), late, self._progress)
        if answer is not None:
            self._take(answer, view, unready)

    def _take(self, answer: Outcome, view: sc.View, unready: bool) -> None:
        self._says, self.trouble = answer
        if unready and self._says and not self._says["expected"] and len(view.legal) > 1:
            self._says["meanwhile"] = True
            self._ask_again(view)

    def _ask_again(self, view: sc.View) -> None:
        """Ask once more as soon as the expert is ready; where nothing can be waited for, the advice stays."""
        if self._waiting.aside is not None and kernels.available():
            self._waiting.ask([_GettingReady()], kernels.wait, lambda got: self._ask(view) if got.value else None)


def can_advise(player: object) -> bool:
    """Say whether a player can give advice, and so its reasons."""
    return callable(getattr(player, "advise", None))


def in_json(adviser: Adviser, view: sc.View) -> dict[str, Any]:
    """Return what a player advises: the cards, the reason in words, and what is thought of every legal card.

    `expected` is the final score with each choice and its standard error, where the player has searched for it;
    `prices` is by how much each card is thought to be worse than the best. The best comes first.
    """
    advice = adviser.advise(view)
    expected = _expected(advice)
    return {
        "suggest": [str(card) for card in advice.cards],
        "reason": advice.reason,
        "expected": expected,
        "prices": [] if expected else _prices(adviser, view),
    }


def _expected(advice: Any) -> list[list[Any]]:
    prospects = sorted(getattr(advice, "table", ()), key=lambda prospect: -prospect[1])
    return [
        [[str(card) for card in cards], round(float(score), 1), round(float(error), 1)]
        for cards, score, error in prospects[:_MOST_PROSPECTS]
    ]


def _prices(adviser: Adviser, view: sc.View) -> list[list[Any]]:
    if view.phase != "play" or len(view.legal) < 2 or not hasattr(adviser, "choices"):
        return []
    choices = adviser.choices(view)
    best = max(choice.score for choice in choices)
    return sorted(([str(one.card), round(best - one.score, 1)] for one in choices), key=lambda price: price[1])
