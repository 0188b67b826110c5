"""A question of a drill as data: what is asked, what is drawn, what is right, and why."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, NamedTuple

import scarto_core as sc

COURSE = sc.ruleset("course")
KINDS = ("choice", "pick", "number", "sheet")


class Choice(NamedTuple):
    """One of the answers to choose from. With `card` (a notation) it is drawn as that card, `note` below it."""

    value: str
    label: str
    card: str | None = None
    note: str = ""


class Sheet(NamedTuple):
    """A score sheet: texts in its cells, None where the learner fills in a number."""

    rows: tuple[str, ...]
    columns: tuple[str, ...]
    cells: tuple[tuple[str | None, ...], ...]

    @property
    def blanks(self) -> list[str]:
        """What each blank is called, in reading order: "Bruna, Score"."""
        return [
            f"{row}, {column}"
            for row, cells in zip(self.rows, self.cells, strict=True)
            for column, cell in zip(self.columns, cells, strict=True)
            if cell is None
        ]


class Advice(NamedTuple):
    """What a good player would choose, shown after the answer and never judged.

    `about` says in words what another choice of cards does.
    """

    cards: tuple[str, ...]
    text: str
    about: Callable[[sc.Cards], str] | None = None


@dataclass(frozen=True, kw_only=True)
class Question:
    """One question. Raises `ValueError` when made so that it has no answer.

    `answer` is the value of a choice; for "pick" the set of right cards in notation (exactly those, or any `count` of
    them); for "number" a Fraction; for "sheet" the numbers of the blanks in reading order.
    """

    kind: str
    prompt: str
    answer: Any
    reason: str = ""
    note: str = ""
    """The situation, in a quiet line under the prompt."""
    cards: tuple[str, ...] = ()
    """Cards drawn side by side."""
    trick: tuple[tuple[str, str], ...] = ()
    """(who, card) in order of play."""
    hand: tuple[str, ...] = ()
    """The cards to pick from."""
    count: int | None = None
    choices: tuple[Choice, ...] = ()
    sheet: Sheet | None = None
    why: Mapping[str, str] = field(default_factory=dict, hash=False)
    """By card or by choice, the sentence for those who got just that one wrong."""
    names: Mapping[str, str] = field(default_factory=dict, hash=False)
    """What a drawn card is called for those who hear it, where its own name would give the answer away."""
    advice: Advice | None = field(default=None, compare=False)
    rules: sc.Rules = COURSE
    reveal: tuple[str, ...] = ()
    """Cards drawn once the question is answered."""
    tray: bool = False
    """Offer the count tray for `cards`."""
    clock: bool = False
    """Show the running time; it is never judged."""
    drill: str = ""
    level: int = 0
    topic: str = ""
    again: Callable[[], Question] | None = field(default=None, compare=False)
    """Asks the same once more, in the language that is spoken then; None for a question made by hand."""
    signature: str = ""
    """Questions with the same signature are the same question."""

    def __post_init__(self) -> None:
        """Bring what was given into one form, and refuse a question without an answer."""
        for name in ("cards", "hand", "reveal"):
            self._set(name, _notations(getattr(self, name)))
        self._set("trick", tuple((str(who), str(sc.Card.parse(card))) for who, card in self.trick))
        self._set("choices", tuple(Choice(*choice) for choice in self.choices))
        check = {"choice": self._choice, "pick": self._pick, "number": self._number, "sheet": self._sheet}
        if self.kind not in check:
            raise ValueError(f"there is no kind {self.kind!r}; the kinds are {', '.join(KINDS)}")
        check[self.kind]()
        if not self.signature:
            self._set("signature", self._make_signature())

    def _set(self, name: str, value: Any) -> None:
        object.__setattr__(self, name, value)

    def _choice(self) -> None:
        values = [choice.value for choice in self.choices]
        if len(values) < 2 or len(set(values)) < len(values) or self.answer not in values:
            raise ValueError(f"a choice needs two choices or more, all different, {self.answer!r} among them")

    def _pick(self) -> None:
        self._set("answer", frozenset(_notations(self.answer)))
        if not self.answer or not self.answer <= set(self.hand) or len(set(self.hand)) < len(self.hand):
            raise ValueError("the cards to pick must be in the hand, each of which is there once")
        if self.count is not None and not 1 <= self.count <= len(self.answer):
            raise ValueError(f"{self.count} cards cannot be picked from {len(self.answer)}")

    def _number(self) -> None:
        self._set("answer", Fraction(self.answer))

    def _sheet(self) -> None:
        self._set("answer", tuple(map(Fraction, self.answer)))
        if self.sheet is None or not self.answer or len(self.sheet.blanks) != len(self.answer):
            raise ValueError("a sheet needs a number for each of its blanks")

    def _make_signature(self) -> str:
        trick = " ".join(f"{who}:{card}" for who, card in self.trick)
        cells = str(self.sheet.cells) if self.sheet else ""
        parts = (self.prompt, self.note, " ".join(self.cards), trick, " ".join(self.hand), cells)
        return "|".join((*parts, " ".join(choice.value for choice in self.choices)))


def _notations(cards: Sequence[Any]) -> tuple[str, ...]:
    return tuple(str(sc.Card.parse(card)) for card in cards)


class Outcome(NamedTuple):
    """How an answer was judged."""

    correct: bool
    reason: str
    marks: dict[str, str]
    """By card, by choice or by the place of a blank: "right", "wrong" or "missed"."""
    hint: str = ""
    """The part of the reason that speaks of the mistake and leaves the answer open."""


class AnswerError(ValueError):
    """Raised, with a sentence for the learner, for what is no answer to the question; nothing is judged."""
