"""What the page gets to know of a question, and what it may say, checked before anything believes it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .judging import in_words, mixed
from .question import Outcome, Question
from .session import DrillSession
from .text import heading, says

VERSION = 1


class Refused(Exception):
    """Raised with the sentence that the page gets; nothing has changed."""


# -- to the page


def question_of(question: Question) -> dict[str, Any]:
    """Return a question as plain JSON, without its answer and its reasons."""
    sheet = question.sheet
    return {
        "kind": question.kind,
        "prompt": question.prompt,
        "note": question.note,
        "cards": list(question.cards),
        "trick": [list(play) for play in question.trick],
        "hand": list(question.hand),
        "count": question.count,
        "choices": [{"label": choice.label, "card": choice.card, "note": choice.note} for choice in question.choices],
        "sheet": sheet and {"rows": sheet.rows, "columns": sheet.columns, "cells": sheet.cells},
        "names": dict(question.names),
        "covered": len(question.reveal),
        "tray": question.tray,
        "clock": question.clock,
    }


def answer_of(question: Question, answer: Any) -> Any:
    """Return what the page's answer means: it names a choice by its place, because its value could tell."""
    if question.kind != "choice":
        return answer
    places = [str(place) for place in range(len(question.choices))]
    return question.choices[places.index(answer)].value if answer in places else None


def _marks(question: Question, outcome: Outcome) -> dict[str, str]:
    if question.kind != "choice":
        return outcome.marks
    places = {choice.value: str(place) for place, choice in enumerate(question.choices)}
    return {places[value]: mark for value, mark in outcome.marks.items()}


def result_of(question: Question, outcome: Outcome, given: object, repeat: bool = False) -> dict[str, Any]:
    """Return a judged answer as plain JSON, with the right one."""
    advice = question.advice.cards if question.advice else ()
    return {
        "correct": outcome.correct,
        "heading": _heading(question, outcome, repeat),
        "reason": outcome.reason,
        "marks": _marks(question, outcome),
        "given": given,
        "numbers": [mixed(number) for number in _numbers(question)],
        "advice": list(advice),
        "reveal": list(question.reveal),
    }


def not_yet(question: Question, outcome: Outcome, given: object) -> dict[str, Any]:
    """Return a wrong answer that may be tried again: nothing in it tells the right one."""
    marks = {key: mark for key, mark in _marks(question, outcome).items() if mark != "missed"}
    return {
        "correct": False,
        "heading": heading("not_yet"),
        "reason": outcome.hint or heading("look_again"),
        "marks": marks,
        "given": given,
        "numbers": [],
        "advice": [],
        "reveal": [],
    }


def _numbers(question: Question) -> tuple[Any, ...]:
    if question.kind == "number":
        return (question.answer,)
    return question.answer if question.kind == "sheet" else ()


def _heading(question: Question, outcome: Outcome, repeat: bool) -> str:
    if outcome.correct:
        return heading("right_again" if repeat else "right")
    return heading(question.kind, answer=in_words(question))


def score_of(session: DrillSession, levels: int) -> dict[str, Any]:
    """Return the score as plain JSON."""
    return {
        "asked": session.asked,
        "right": session.right,
        "streak": session.streak,
        "best": session.best,
        "level": session.level + 1,
        "levels": levels,
        "seconds": None if session.seconds is None else round(session.seconds, 1),
        "due": session.due,
    }


# -- from the page


def _is_card(value: object) -> bool:
    return isinstance(value, str) and 1 <= len(value) <= 3


def _is_answer(value: object) -> bool:
    if isinstance(value, list):
        return len(value) <= 40 and all(isinstance(part, str) and len(part) <= 20 for part in value)
    return isinstance(value, str) and len(value) <= 40


def _is_name(value: object) -> bool:
    return isinstance(value, str) and len(value) <= 40


def _is_number(value: object) -> bool:
    return type(value) is int and abs(value) < 2**31


def _is_number_or_none(value: object) -> bool:
    return value is None or _is_number(value)


KINDS: dict[str, dict[str, Callable[[object], bool]]] = {
    "answer": {"seq": _is_number, "answer": _is_answer, "ms": _is_number_or_none},
    "next": {"seq": _is_number},
    "again": {"seq": _is_number},
    "tray": {"seq": _is_number, "on": lambda value: isinstance(value, bool)},
    "place": {"card": _is_card, "trio": _is_number_or_none},
    "back": {"card": _is_card},
    "fill": {},
    "clear": {},
    "language": {"name": _is_name},
}
"""For each kind of message its fields, and what each must be; a missing one counts as None."""


def check(message: object) -> tuple[str, dict[str, Any]]:
    """Return the kind of a message and its fields, and nothing else of it. Raises `Refused`."""
    kind = message.get("kind") if isinstance(message, dict) else None
    if not isinstance(message, dict) or not isinstance(kind, str) or kind not in KINDS:
        raise Refused(says("garbage"))
    fields = {name: message.get(name) for name in KINDS[kind]}
    if not all(fits(fields[name]) for name, fits in KINDS[kind].items()):
        raise Refused(says("garbage"))
    return kind, fields
