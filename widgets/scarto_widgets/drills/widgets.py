"""The drills as widgets: a thin layer between the page and the sessions. The kernel is the truth."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import anywidget
import traitlets
from ipywidgets import widget_serialization

import scarto_core as sc
from scarto_core import languages
from scarto_core.cards import shown

from ..deck import Deck, shared_deck
from ..sealed import Sealed
from . import page
from .generate import LEVELS
from .judging import judge
from .page import Refused
from .question import AnswerError, Outcome, Question
from .session import DrillSession, asked_again
from .text import says, words
from .tray import CountingTray

OnAnswer = Callable[[Question, Outcome], object]
_STATIC = Path(__file__).parents[1] / "static"
_PARTS = ("10-words", "15-language", "20-dom", "22-faces", "25-settings", "40-hand")
_CODE = (*(f"table/{part}.js" for part in _PARTS), "drills/*.js")
_STYLE = ("table/10-table.css", "table/30-hand.css", "drills/*.css")
_LONGEST = 3600.0  # seconds; whoever takes longer was away


def _joined(patterns: Iterable[str]) -> str:
    """Return source files as one: the page loads each widget's module alone."""
    files = [path for pattern in patterns for path in sorted(_STATIC.glob(pattern))]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def _checked(language: str | None) -> str | None:
    return None if language is None else languages.check_language(language)


class _Board(Sealed, anywidget.AnyWidget):
    """What drill, quiz and tray share: a state for the page, messages that are always answered, and a language.

    `language` is "en", "it" or "es"; without it each browser has the language that was last chosen there.
    """

    language: str | None = None

    _esm = _joined(_CODE)
    _css = _joined(_STYLE)

    state = traitlets.Dict().tag(sync=True)
    words = traitlets.Dict().tag(sync=True)
    deck = traitlets.Instance(Deck).tag(sync=True, **widget_serialization)

    def __init__(self) -> None:
        self.trouble: Exception | None = None
        """The last error of the widget's own, or of `on_answer`; the page never sees it."""
        with self._speaking():
            super().__init__(state=self._whole_state(), words=words(), deck=shared_deck())

    @property
    def spoken(self) -> str:
        """The language that this board speaks: its own, or that of the notebook round it."""
        return self.language or languages.spoken()

    def _speaking(self) -> AbstractContextManager[None]:
        return languages.language(self.spoken)

    def _whole_state(self) -> dict[str, Any]:
        return {**self.page_state(), "language": self.language}

    def page_state(self) -> dict[str, Any]:
        """Return all that the page may know, as plain JSON."""
        raise NotImplementedError

    def on_page_message(self, content: object) -> None:
        """Do what a message of the page asks, and send what is new, or a sentence why not."""
        with self._speaking():
            self._answer_page(content)
        with self._speaking(), self.hold_sync():  # in another language, perhaps
            if self.words["lang"] != self.spoken:
                self.words = words()
            self.state = self._whole_state()

    def _answer_page(self, content: object) -> None:
        try:
            kind, fields = page.check(content)
            handler = getattr(self, f"_on_{kind}", None)
            if handler is None:
                raise Refused(says("garbage"))
            handler(**fields)
        except (Refused, AnswerError) as refusal:
            self.send({"kind": "refused", "text": str(refusal)})
        except Exception as error:  # whatever went wrong, its details are not for the page
            self.trouble = error
            self.send({"kind": "refused", "text": says("failed")})

    def _on_language(self, name: str) -> None:
        if name not in languages.LANGUAGES:
            raise Refused(says("garbage"))
        self.language = name
        with self._speaking():
            self.say_again()

    def say_again(self) -> None:
        """Say what is kept in words once more, in the language that is spoken now; nothing by default."""

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
            raise Refused(says("no_tray"))
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
        self,
        name: str,
        *,
        seed: int | None = None,
        level: int = 0,
        on_answer: OnAnswer | None = None,
        language: str | None = None,
    ) -> None:
        """Set up the drill with its first question."""
        self.language = _checked(language)
        with self._speaking():
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

    def say_again(self) -> None:
        """Put the question and the verdict into the language that is spoken now; the score stays as it is."""
        self.session.say_again()

    def _check_turn(self, seq: int) -> None:
        if seq != self._number:
            raise Refused(says("stale"))

    def _on_answer(self, seq: int, answer: Any, ms: int | None) -> None:
        self._check_turn(seq)
        if self.session.outcome is not None:
            raise Refused(says("answered"))
        seconds = None if ms is None or ms < 0 else min(ms / 1000, _LONGEST)
        outcome = self.session.answer(page.answer_of(self.session.question, answer), seconds)
        self._given = answer
        self._tell(self._on_answered, self.session.question, outcome)

    def _on_next(self, seq: int) -> None:
        self._check_turn(seq)
        if self.session.outcome is None:
            raise Refused(says("answer_first"))
        self.session.next()
        self.tray, self._given = None, None
        self._number += 1

    def _on_tray(self, seq: int, on: bool) -> None:
        self._check_turn(seq)
        question = self.session.question
        if not question.tray:
            raise Refused(says("no_tray"))
        self.tray = CountingTray(question.cards, question.rules) if on else None
        if on and self.session.outcome is None:
            self.session.helped = True


class Quiz(_WithTray):
    """One question that may be tried until it is answered right: `solved`, `tries`.

    `on_answer(question, outcome)` is called for every judged answer.
    """

    def __init__(self, question: Question, *, on_answer: OnAnswer | None = None, language: str | None = None) -> None:
        """Ask. Raises `ValueError` for something that is no `Question`."""
        self.language = _checked(language)
        if not isinstance(question, Question):
            raise ValueError(f"a quiz needs a Question, not {shown(question)}")
        self.question = question
        self.solved, self.tries = False, 0
        self._on_answered = on_answer
        self._given: Any = None
        self._judged = False
        self._number = 1
        if self.spoken != languages.spoken():
            with self._speaking():
                self.question = asked_again(question)
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
            "result": self._result() if self._judged else None,
            "score": None,
            "tray": self.tray and self.tray.state(),
        }

    def _on_answer(self, seq: int, answer: Any, ms: int | None) -> None:
        if seq != self._number:
            raise Refused(says("stale"))
        if self._judged:
            raise Refused(says("answered"))
        outcome = judge(self.question, page.answer_of(self.question, answer))
        self.tries += 1
        self.solved = self.solved or outcome.correct
        self._judged, self._given = True, answer
        self._tell(self._on_answered, self.question, outcome)

    def _on_again(self, seq: int) -> None:
        if seq != self._number:
            raise Refused(says("stale"))
        self._judged = False
        self._number += 1

    def _result(self) -> dict[str, Any]:
        """What came of the last try; nothing in it tells the right answer before it is found."""
        outcome = judge(self.question, page.answer_of(self.question, self._given))
        show = page.result_of if outcome.correct else page.not_yet
        return show(self.question, outcome, self._given)

    def say_again(self) -> None:
        """Ask the same in the language that is spoken now, if it is a drill's question."""
        self.question = asked_again(self.question)

    def _on_tray(self, seq: int, on: bool) -> None:
        if not self.question.tray:
            raise Refused(says("no_tray"))
        self.tray = CountingTray(self.question.cards, self.question.rules) if on else None


class CountTray(_WithTray):
    """A heap of cards to sort into trios, counted both ways as it is sorted.

    >>> CountTray("CK S2 S3 T1 F T20".split())       # doctest: +SKIP

    Raises `ValueError` for a pile that is empty or has a card twice, or rules that there are not.
    """

    def __init__(
        self, pile: Iterable[sc.Card | str], rules: sc.Rules | str = "course", *, language: str | None = None
    ) -> None:
        """Lay the pile on the tray."""
        self.language = _checked(language)
        self.tray = CountingTray(pile, rules)
        super().__init__()

    def page_state(self) -> dict[str, Any]:
        """Return the heap, the trios and their counts."""
        return {"version": page.VERSION, "board": "tray", "title": "", "seq": 1, "tray": self.tray.state()}
