"""The drills as widgets: a thin layer between the page and the sessions. The kernel is the truth."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import anywidget
import traitlets
from ipywidgets import widget_serialization

import scarto_core as sc
from scarto_core.cards import shown

from ..deck import Deck, shared_deck
from ..sealed import Sealed
from . import page
from .generate import LEVELS
from .judging import judge
from .page import Refused
from .question import AnswerError, Outcome, Question
from .session import DrillSession
from .text import SAYS, words
from .tray import CountingTray

OnAnswer = Callable[[Question, Outcome], object]
_STATIC = Path(__file__).parents[1] / "static"
_CODE = ("table/1*.js", "table/2*.js", "table/40-hand.js", "drills/*.js")
_STYLE = ("table/10-table.css", "table/30-hand.css", "drills/*.css")
_LONGEST = 3600.0  # seconds; whoever takes longer was away


def _joined(patterns: Iterable[str]) -> str:
    """Return source files as one: the page loads each widget's module alone."""
    files = [path for pattern in patterns for path in sorted(_STATIC.glob(pattern))]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


class _Board(Sealed, anywidget.AnyWidget):
    """What drill, quiz and tray share: a state for the page, and messages that are always answered."""

    _esm = _joined(_CODE)
    _css = _joined(_STYLE)

    state = traitlets.Dict().tag(sync=True)
    words = traitlets.Dict().tag(sync=True)
    deck = traitlets.Instance(Deck).tag(sync=True, **widget_serialization)

    def __init__(self) -> None:
        self.trouble: Exception | None = None
        """The last error of the widget's own, or of `on_answer`; the page never sees it."""
        super().__init__(state=self.page_state(), words=words(), deck=shared_deck())

    def page_state(self) -> dict[str, Any]:
        """Return all that the page may know, as plain JSON."""
        raise NotImplementedError

    def on_page_message(self, content: object) -> None:
        """Do what a message of the page asks, and send what is new, or a sentence why not."""
        try:
            kind, fields = page.check(content)
            handler = getattr(self, f"_on_{kind}", None)
            if handler is None:
                raise Refused(SAYS["garbage"])
            handler(**fields)
        except (Refused, AnswerError) as refusal:
            self.send({"kind": "refused", "text": str(refusal)})
        except Exception as error:  # whatever went wrong, its details are not for the page
            self.trouble = error
            self.send({"kind": "refused", "text": SAYS["failed"]})
        self.state = self.page_state()

    def _tell(self, on_answer: OnAnswer | None, question: Question, outcome: Outcome) -> None:
        if on_answer is None:
            return
        try:
            on_answer(question, outcome)
        except Exception as error:  # a learner's progress must not stop the drill
            self.trouble = error


class _WithTray(_Board):
    """A board whose tray, if it has one, can be sorted."""

    tray: CountingTray | None = None

    def _the_tray(self) -> CountingTray:
        if self.tray is None:
            raise Refused(SAYS["no_tray"])
        return self.tray

    def _on_place(self, card: str, trio: int | None) -> None:
        self._the_tray().place(card, trio)

    def _on_back(self, card: str) -> None:
        self._the_tray().take_back(card)

    def _on_fill(self) -> None:
        self._the_tray().fill()

    def _on_clear(self) -> None:
        self._the_tray().clear()


class Drill(_WithTray):
    """An endless drill, in a notebook or on a page.

    >>> Drill("which_wins")                      # doctest: +SKIP
    >>> Drill("legal_play", seed=7, level=2)     # doctest: +SKIP

    `name` is one of `DRILLS`. The same `seed` asks the same questions of whoever gives the same answers; `level` is
    where it begins, from 0 to 4.
    `on_answer(question, outcome)` is called for every judged answer. Raises `ValueError` for what there is not.
    """

    def __init__(
        self, name: str, *, seed: int | None = None, level: int = 0, on_answer: OnAnswer | None = None
    ) -> None:
        """Set up the drill with its first question."""
        self.session = DrillSession(name, seed=seed, level=level)
        self._on_answered = on_answer
        self._number, self._given = 1, None
        super().__init__()

    def page_state(self) -> dict[str, Any]:
        """Return the question, the score and, once it is judged, the answer."""
        session = self.session
        outcome = session.outcome
        return {
            "version": page.VERSION,
            "board": "drill",
            "title": session.title,
            "seq": self._number,
            "repeat": session.repeat,
            "question": page.question_of(session.question),
            "result": outcome and page.result_of(session.question, outcome, self._given, session.repeat),
            "score": page.score_of(session, LEVELS),
            "tray": self.tray and self.tray.state(),
        }

    def _check_turn(self, seq: int) -> None:
        if seq != self._number:
            raise Refused(SAYS["stale"])

    def _on_answer(self, seq: int, answer: Any, ms: int | None) -> None:
        self._check_turn(seq)
        if self.session.outcome is not None:
            raise Refused(SAYS["answered"])
        seconds = None if ms is None or ms < 0 else min(ms / 1000, _LONGEST)
        outcome = self.session.answer(page.answer_of(self.session.question, answer), seconds)
        self._given = answer
        self._tell(self._on_answered, self.session.question, outcome)

    def _on_next(self, seq: int) -> None:
        self._check_turn(seq)
        if self.session.outcome is None:
            raise Refused(SAYS["answer_first"])
        self.session.next()
        self.tray, self._given = None, None
        self._number += 1

    def _on_tray(self, seq: int, on: bool) -> None:
        self._check_turn(seq)
        question = self.session.question
        if not question.tray:
            raise Refused(SAYS["no_tray"])
        self.tray = CountingTray(question.cards, question.rules) if on else None
        if on and self.session.outcome is None:
            self.session.helped = True


class Quiz(_WithTray):
    """One question that may be tried until it is answered right: `solved`, `tries`.

    `on_answer(question, outcome)` is called for every judged answer.
    """

    def __init__(self, question: Question, *, on_answer: OnAnswer | None = None) -> None:
        """Ask. Raises `ValueError` for something that is no `Question`."""
        if not isinstance(question, Question):
            raise ValueError(f"a quiz needs a Question, not {shown(question)}")
        self.question = question
        self.solved, self.tries = False, 0
        self._on_answered = on_answer
        self._result: dict[str, Any] | None = None
        self._number = 1
        super().__init__()

    def page_state(self) -> dict[str, Any]:
        """Return the question and what came of the last try."""
        return {
            "version": page.VERSION,
            "board": "quiz",
            "title": "",
            "seq": self._number,
            "repeat": False,
            "question": page.question_of(self.question),
            "result": self._result,
            "score": None,
            "tray": self.tray and self.tray.state(),
        }

    def _on_answer(self, seq: int, answer: Any, ms: int | None) -> None:
        if seq != self._number:
            raise Refused(SAYS["stale"])
        if self._result is not None:
            raise Refused(SAYS["answered"])
        outcome = judge(self.question, page.answer_of(self.question, answer))
        self.tries += 1
        self.solved = self.solved or outcome.correct
        show = page.result_of if outcome.correct else page.not_yet
        self._result = show(self.question, outcome, answer)
        self._tell(self._on_answered, self.question, outcome)

    def _on_again(self, seq: int) -> None:
        if seq != self._number:
            raise Refused(SAYS["stale"])
        self._result = None
        self._number += 1

    def _on_tray(self, seq: int, on: bool) -> None:
        if not self.question.tray:
            raise Refused(SAYS["no_tray"])
        self.tray = CountingTray(self.question.cards, self.question.rules) if on else None


class CountTray(_WithTray):
    """A heap of cards to sort into trios, counted both ways as it is sorted.

    >>> CountTray("CK S2 S3 T1 F T20".split())       # doctest: +SKIP

    Raises `ValueError` for a pile that is empty or has a card twice, or rules that there are not.
    """

    def __init__(self, pile: Iterable[sc.Card | str], rules: sc.Rules | str = "course") -> None:
        """Lay the pile on the tray."""
        self.tray = CountingTray(pile, rules)
        super().__init__()

    def page_state(self) -> dict[str, Any]:
        """Return the heap, the trios and their counts."""
        return {"version": page.VERSION, "board": "tray", "title": "", "seq": 1, "tray": self.tray.state()}
