"""Judging answers: pure functions of a question and what was answered."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import scarto_core as sc
from scarto_core.languages import gettext, ngettext
from scarto_core.words import either, the

from .question import AnswerError, Outcome, Question

_PARTS = {"½": "1/2", "⅓": "1/3", "⅔": "2/3", "¼": "1/4", "¾": "3/4", "⅙": "1/6", "⅚": "5/6"}
_NUMBER = re.compile(
    r"(?P<sign>[+-]?)(?:(?P<whole>\d{1,6}) )?(?P<over>\d{1,6})(?:/(?P<under>0*[1-9]\d{0,3})|\.(?P<tail>[05]))?"
)


def judge(question: Question, answer: object) -> Outcome:
    """Return how `answer` stands. Raises `AnswerError` for what is no answer at all; nothing is judged then."""
    return _JUDGES[question.kind](question, answer)


def right_answer(question: Question) -> Any:
    """Return an answer that `judge` accepts: where several do, the good player's."""
    if question.kind == "pick" and question.count is not None:
        return question.advice.cards if question.advice else tuple(sorted(question.answer))[: question.count]
    return question.answer


def in_words(question: Question) -> str:
    """Return the right answer as a part of a sentence."""
    if question.kind == "choice":
        return next(choice.label for choice in question.choices if choice.value == question.answer)
    if question.kind == "pick":
        chosen = set(right_answer(question))
        return either([the(card) for card in question.hand if card in chosen], "and")
    if question.kind == "number":
        return mixed(question.answer)
    names = question.sheet.blanks if question.sheet else []
    return "; ".join(f"{name}: {mixed(number)}" for name, number in zip(names, question.answer, strict=True))


def mixed(number: Fraction, signed: bool = False) -> str:
    """Return a number as it is written at the table: "19⅔", "−1½"; with `signed` also "+4"."""
    size = abs(Fraction(number))
    whole, rest = divmod(size.numerator, size.denominator)
    part = f"{rest}/{size.denominator}" if rest else ""
    part = next((glyph for glyph, text in _PARTS.items() if text == part), f" {part}" if part and whole else part)
    sign = "−" if number < 0 else "+" if signed and number > 0 else ""
    return sign + (str(whole) if whole or not part else "") + part


def read_number(value: object) -> Fraction:
    """Return the number that was written: 26, "19 2/3", "19⅔", "59/3", "-1.5". Raises `AnswerError`."""
    if isinstance(value, (int, Fraction)) and not isinstance(value, bool):
        return Fraction(value)
    if isinstance(value, float) and (2 * value).is_integer():
        return Fraction(value)
    if not isinstance(value, str) or not value.strip():
        raise AnswerError(gettext("Write a number first."))
    text = value.strip().replace("−", "-").replace(",", ".")
    for glyph, part in _PARTS.items():
        text = text.replace(glyph, f" {part}")
    found = _NUMBER.fullmatch(" ".join(text.split()).replace("- ", "-").replace("+ ", "+"))
    if found is None or (found["whole"] and not found["under"]):
        raise AnswerError(gettext("Write a number, with thirds as a fraction: 26, -4 or 19 2/3."))
    size = Fraction(int(found["over"]), int(found["under"] or 1)) + int(found["whole"] or 0)
    size += Fraction(int(found["tail"] or 0), 10)
    return -size if found["sign"] == "-" else size


def _judge_choice(question: Question, answer: object) -> Outcome:
    if answer not in [choice.value for choice in question.choices]:
        raise AnswerError(gettext("Choose one of the answers."))
    if answer == question.answer:
        return Outcome(True, question.reason, {str(answer): "right"})
    hint = question.why.get(str(answer), "")
    return Outcome(False, _joined(hint, question.reason), {str(answer): "wrong", question.answer: "missed"}, hint)


def _judge_pick(question: Question, answer: object) -> Outcome:
    picked = _read_cards(question, answer)
    if question.count is not None:
        return _judge_any(question, picked)
    wrong = [card for card in picked if card not in question.answer]
    missed = [card for card in question.hand if card in question.answer and card not in picked]
    marks = {card: "right" if card in question.answer else "wrong" for card in picked}
    marks.update(dict.fromkeys(missed, "missed"))
    if not wrong and not missed:
        return Outcome(True, question.reason, marks)
    told = next((question.why[card] for card in [*wrong, *missed] if card in question.why), question.reason)
    said = _joined(_tally(wrong, missed), told)
    return Outcome(False, said, marks, said)


def _read_cards(question: Question, answer: object) -> list[str]:
    try:
        picked = [str(card) for card in sc.Cards(answer)]  # type: ignore[arg-type]  # whatever came is checked here
    except (TypeError, ValueError):
        raise AnswerError(gettext("Pick cards of the hand.")) from None
    if len(set(picked)) < len(picked) or not set(picked) <= set(question.hand):
        raise AnswerError(gettext("Pick cards of the hand, each once."))
    if not picked:
        raise AnswerError(gettext("Mark at least one card: there is always one that is right."))
    if question.count is not None and len(picked) != question.count:
        said = gettext("Pick {size} cards; you have picked {n}.", size=question.count, n=len(picked))
        raise AnswerError(said)
    return [card for card in question.hand if card in picked]


def _judge_any(question: Question, picked: list[str]) -> Outcome:
    """Judge a pick of some right cards among many: only what is right counts, what is wise is said."""
    marks = {card: "right" if card in question.answer else "wrong" for card in picked}
    wrong = [card for card in picked if card not in question.answer]
    if wrong:
        told = " ".join(dict.fromkeys(question.why.get(card, "") for card in wrong))
        return Outcome(False, _joined(told, _advised(question)), marks, told)
    return Outcome(True, _joined(question.reason, _compared(question, picked)), marks)


def _compared(question: Question, picked: list[str]) -> str:
    advice = question.advice
    if advice is None:
        return ""
    if set(picked) == set(advice.cards):
        return _joined(gettext("A club player would choose the same."), advice.text)
    mine = advice.about(sc.Cards(picked)) if advice.about else ""
    return _joined(mine and gettext("Yours: {what}", what=mine), _advised(question))


def _advised(question: Question) -> str:
    if question.advice is None:
        return ""
    choice = gettext("A club player would choose {the_cards}.", the_cards=in_words(question))
    return _joined(choice, question.advice.text)


def _judge_number(question: Question, answer: object) -> Outcome:
    number = read_number(answer)
    if number == question.answer:
        return Outcome(True, question.reason, {"0": "right"})
    hint = question.why.get(mixed(number), "")
    return Outcome(False, _joined(hint, question.reason), {"0": "wrong"}, hint)


def _judge_sheet(question: Question, answer: object) -> Outcome:
    if isinstance(answer, (str, bytes)) or not isinstance(answer, (list, tuple)) or len(answer) != len(question.answer):
        raise AnswerError(gettext("Fill in every blank."))
    names = question.sheet.blanks if question.sheet else []
    numbers = []
    for name, value in zip(names, answer, strict=True):
        try:
            numbers.append(read_number(value))
        except AnswerError as error:
            raise AnswerError(f"{name}: {str(error)[:1].lower()}{str(error)[1:]}") from None
    right = [number == wanted for number, wanted in zip(numbers, question.answer, strict=True)]
    marks = {str(place): "right" if good else "wrong" for place, good in enumerate(right)}
    if all(right):
        return Outcome(True, question.reason, marks)
    wrong = right.count(False)
    hint = ngettext("{n} of the {all} numbers is wrong.", "{n} of the {all} numbers are wrong.", wrong, all=len(right))
    return Outcome(False, _joined(hint, question.reason), marks, hint)


def _tally(wrong: list[str], missed: list[str]) -> str:
    said = []
    if wrong:
        said.append(ngettext("{n} too many", "{n} too many", len(wrong)))
    if missed:
        said.append(ngettext("{n} missing", "{n} missing", len(missed)))
    return f"{either(said, 'and')}." if said else ""


def _joined(*sentences: str) -> str:
    return " ".join(sentence for sentence in sentences if sentence)


_JUDGES: dict[str, Callable[[Question, object], Outcome]] = {
    "choice": _judge_choice,
    "pick": _judge_pick,
    "number": _judge_number,
    "sheet": _judge_sheet,
}
