"""The card table as a widget: a thin layer between the page and a `TableSession`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from secrets import token_hex
from typing import Any

import anywidget
import traitlets
from ipywidgets import widget_serialization

import scarto_core as sc
from scarto_core.languages import language as speaking

from .coaching import Adviser
from .deck import Deck, shared_deck
from .sealed import Sealed
from .seating import Bot
from .session import TableSession
from .text import words
from .thinking import beside_the_running_loop
from .wire import packed

_STATIC = Path(__file__).parent / "static"


def _joined(pattern: str) -> str:
    """Return source files as one, in the order of their names: the page loads each widget's module alone."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(_STATIC.glob(pattern)))


class Table(Sealed, anywidget.AnyWidget):
    """A card table for one person and bots, in a notebook or on a page.

    >>> Table(seed=7)                                             # doctest: +SKIP
    >>> Table("piemontese", bots=("greedy", MyBot()), coach=False)   # doctest: +SKIP

    `rules` is a ruleset or its name; four players or Piccolo come with the rules. `bots` are the players on your
    right and so on round the table: names of bots, or objects with `choose_discard(view)` and `choose_play(view)`.
    One that can be stopped (`stop()`), or has a true attribute `slow`, thinks beside the table, which goes on
    answering; one with `advise(view)` tells after the hand what it thought. `adviser` is the coach: such a bot, or
    its name.

    The same `seed` gives the same match. `record` is a hand to play on from where it ends. The match goes to
    `target` points or for so many `hands`; without either it is as the ruleset has it. `deck` is "piemontese" or
    "french", `language` "en", "it" or "es"; without them each browser has what was last chosen there.

    The game stays in the kernel. The page gets only what the person at the bottom may know, and a sealed ticket with
    which a hand can be gone on with after a reload (see `scarto_widgets.ticket`).
    """

    _esm = _joined("table/*.js")
    _css = _joined("table/*.css")

    now = traitlets.Dict().tag(sync=True)
    options = traitlets.Dict().tag(sync=True)
    words = traitlets.Dict().tag(sync=True)
    deck = traitlets.Instance(Deck).tag(sync=True, **widget_serialization)

    def __init__(
        self,
        rules: sc.Rules | str = "course",
        bots: Sequence[Bot] | None = None,
        *,
        seed: int | None = None,
        coach: bool = True,
        record: dict[str, Any] | None = None,
        target: int | None = None,
        hands: int | None = None,
        deck: str | None = None,
        language: str | None = None,
        adviser: Adviser | str = "club",
    ) -> None:
        """Lay the table. Raises `ValueError` for anything that makes no table."""
        self._id = token_hex(4)  # tells two tables on one page apart, and says nothing
        self.session = TableSession(
            rules, bots, seed=seed, coach=coach, record=record, target=target, hands=hands, deck=deck,
            language=language, adviser=adviser, aside=beside_the_running_loop(), waiting=beside_the_running_loop(),
            push=self._push,
        )  # fmt: skip
        super().__init__(**self._for_the_page(), words=self._words(), deck=shared_deck())
        self.deck.draw(deck or "")

    def _words(self) -> dict[str, Any]:
        with speaking(self.session.spoken):
            return words()

    @property
    def hand(self) -> sc.Hand:
        """The hand on the table."""
        return self.session.hand

    @property
    def match(self) -> sc.Match:
        """The match that is being played."""
        return self.session.match

    def on_page_message(self, content: object) -> None:
        """Let the session answer a message of the page, and send what is new."""
        answer = self.session.handle(content)
        self.deck.draw(self.session.deck or "")
        self.refresh()
        if answer is not None:
            self.send(answer)

    def refresh(self) -> None:
        """Send what is new, and only that; nothing if nothing is."""
        with self.hold_sync():
            if self.words["lang"] != self.session.spoken:
                self.words = self._words()
            for name, value in self._for_the_page().items():
                setattr(self, name, value)

    @property
    def state(self) -> dict[str, Any]:
        """What the page may know now, as plain JSON; the page gets it packed, in `now` and `options`."""
        return self.session.state()

    def _for_the_page(self) -> dict[str, Any]:
        state = self.session.state()
        options = state.pop("options")
        return {"now": packed(state), "options": {**options, "id": self._id}}

    def _push(self, message: dict[str, Any] | None) -> None:
        """Tell the page what a player who takes its time has come to, or how far it has come."""
        if message is None or message["kind"] != "progress":
            self.refresh()
        if message is not None:
            self.send(message)
