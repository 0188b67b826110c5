"""Judging answers, whatever form they come in, and questions that make no sense."""

from __future__ import annotations

from fractions import Fraction

import pytest
from scarto_widgets.drills import (
    AnswerError,
    Choice,
    Question,
    Sheet,
    in_words,
    judge,
    make_question,
    mixed,
    right_answer,
)
from scarto_widgets.drills.judging import read_number

import scarto_core as sc

WHO = Question(
    kind="choice",
    prompt="Who takes this trick?",
    trick=(("Bruna", "C4"), ("Carlo", "C2"), ("You", "C10")),
    choices=(Choice("1", "Bruna"), Choice("2", "Carlo"), Choice("0", "You")),
    answer="2",
    reason="The pips of round suits are upside down.",
    why={"0": "The 10 is the lowest of cups."},
)
MARK = Question(
    kind="pick",
    prompt="Mark the kings.",
    hand=("SK", "S3", "CK"),
    answer=("SK", "CK"),
    reason="Two kings.",
    why={"S3": "A 3 is no king.", "CK": "There is one of cups."},
)
SHEET = Question(
    kind="sheet",
    prompt="Fill in.",
    sheet=Sheet(("You", "Bruna"), ("Count", "Score"), (("30", None), ("22", None))),
    answer=(4, -4),
)


def test_a_choice():
    assert judge(WHO, "2") == (True, WHO.reason, {"2": "right"}, "")
    wrong = judge(WHO, "0")
    assert wrong.reason == "The 10 is the lowest of cups. The pips of round suits are upside down."
    assert wrong.marks == {"0": "wrong", "2": "missed"}
    for nonsense in ("3", "", None, 2, [], {}):
        with pytest.raises(AnswerError):
            judge(WHO, nonsense)


def test_a_pick_in_any_order_and_form():
    for answer in (["CK", "SK"], {"SK", "CK"}, (sc.Card.parse("SK"), "CK"), iter(["SK", "CK"])):
        assert judge(MARK, answer).correct
    wrong = judge(MARK, ["SK", "S3"])
    assert wrong.marks == {"SK": "right", "S3": "wrong", "CK": "missed"}
    assert wrong.reason == "1 too many and 1 missing. A 3 is no king."
    assert judge(MARK, ["SK"]).reason == "1 missing. There is one of cups."
    for nonsense in (["SK", "SK"], ["DK"], [], ["ZZ"], None, 3, "SK CK"):
        with pytest.raises(AnswerError):
            judge(MARK, nonsense)


def test_a_pick_of_three_among_many():
    question = make_question("lay_away", 0, 1)
    with pytest.raises(AnswerError, match="Pick 3 cards; you have picked 2"):
        judge(question, question.hand[:2])


@pytest.mark.parametrize(
    ("written", "number"),
    [
        ("26", 26), (" 26 ", 26), ("+4", 4), ("-4", -4), ("−4", -4), ("- 4", -4), ("19 2/3", "59/3"), ("19⅔", "59/3"),
        ("−1½", "-3/2"), ("-1.5", "-3/2"), ("1,5", "3/2"), ("59/3", "59/3"), ("½", "1/2"), ("3.0", 3), (26, 26),
        (Fraction(1, 2), "1/2"), (-1.5, "-3/2"), ("-6 5/6", "-41/6"), ("+ 1 ⅓", "4/3"),
    ],
)  # fmt: skip
def test_numbers_as_people_write_them(written, number):
    assert read_number(written) == Fraction(number)


@pytest.mark.parametrize(
    "written",
    ["", " ", None, "x", "6.67", "1/0", "1/000", "19 2", "1 1.5", "--3", "1e9", True, [], 0.1, "9" * 99, "1/2/3"],
)
def test_what_is_no_number_is_not_judged(written):
    with pytest.raises(AnswerError) as told:
        read_number(written)
    assert str(told.value).startswith("Write a number")


@pytest.mark.parametrize(
    ("number", "written"), [("59/3", "19⅔"), ("-3/2", "−1½"), ("0", "0"), ("1/3", "⅓"), ("7/5", "1 2/5"), ("-4", "−4")]
)
def test_numbers_are_shown_mixed_and_read_back(number, written):
    assert mixed(Fraction(number)) == written
    assert read_number(written) == Fraction(number)


def test_a_number_and_the_usual_mistakes():
    question = make_question("count_pile", 1, 3, topic="two honours")
    values = [question.rules.value(card) for card in question.cards]
    assert judge(question, str(question.answer)).correct
    assert "took nothing off" in judge(question, sum(values)).reason


def test_a_sheet_says_how_many_are_wrong():
    assert judge(SHEET, ["4", "-4"]).correct
    outcome = judge(SHEET, ["4", 4])
    assert outcome.marks == {"0": "right", "1": "wrong"}
    assert outcome.reason.startswith("1 of the 2 numbers is wrong.")
    with pytest.raises(AnswerError, match="Bruna, Score: write a number"):
        judge(SHEET, ["4", ""])
    for nonsense in (["4"], "44", None, {}, ["1", "2", "3"]):
        with pytest.raises(AnswerError):
            judge(SHEET, nonsense)


def test_the_answer_in_words():
    assert in_words(WHO) == "Carlo"
    assert in_words(MARK) == "the king of swords and the king of cups"
    assert in_words(SHEET) == "You, Score: 4; Bruna, Score: −4"
    assert right_answer(MARK) == {"SK", "CK"}


@pytest.mark.parametrize(
    "broken",
    [
        {"kind": "essay", "answer": "x"},
        {"kind": "choice", "answer": "x"},
        {"kind": "choice", "answer": "x", "choices": (Choice("a", "A"), Choice("b", "B"))},
        {"kind": "choice", "answer": "a", "choices": (Choice("a", "A"), Choice("a", "B"))},
        {"kind": "pick", "answer": ("SK",), "hand": ("S3",)},
        {"kind": "pick", "answer": (), "hand": ("S3",)},
        {"kind": "pick", "answer": ("S3",), "hand": ("S3", "S3")},
        {"kind": "pick", "answer": ("S3",), "hand": ("S3",), "count": 2},
        {"kind": "pick", "answer": ("S3",), "hand": ("ZZ",)},
        {"kind": "number", "answer": "x"},
        {"kind": "sheet", "answer": (1,)},
        {"kind": "sheet", "answer": (1,), "sheet": Sheet(("A",), ("B",), ((None, None),))},
    ],
)
def test_a_question_without_an_answer_cannot_be_made(broken):
    with pytest.raises(ValueError):  # noqa: PT011  # the messages differ
        Question(prompt="?", **broken)
