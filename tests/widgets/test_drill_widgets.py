"""Drill, quiz and tray as widgets, without a kernel: what the page gets, and what it may not do."""

from __future__ import annotations

import json

import pytest
from scarto_widgets.drills import DRILLS, CountTray, Drill, Quiz, make_question, right_answer
from scarto_widgets.drills.text import PAGE, SAYS

GARBAGE = [
    None, 7, "answer", [], {}, {"kind": None}, {"kind": ["answer"]}, {"kind": "__init__"}, {"kind": "answered"},
    {"kind": "answer"}, {"kind": "answer", "seq": "1", "answer": "0"}, {"kind": "answer", "seq": True, "answer": "0"},
    {"kind": "answer", "seq": 1, "answer": {"x": 1}}, {"kind": "answer", "seq": 1, "answer": "x" * 500},
    {"kind": "answer", "seq": 1, "answer": ["x"] * 500}, {"kind": "answer", "seq": 1, "answer": "99"},
    {"kind": "answer", "seq": 1, "answer": "0", "ms": "soon"}, {"kind": "answer", "seq": 9, "answer": "0"},
    {"kind": "next", "seq": 1}, {"kind": "next"}, {"kind": "again", "seq": 3}, {"kind": "tray", "seq": 1, "on": 1},
    {"kind": "place", "card": "ZZZZ"}, {"kind": "place", "card": "ZZ"}, {"kind": "back", "card": 3}, {"kind": "fill"},
]  # fmt: skip


class Heard(list):
    """What a widget said to the page."""

    def __init__(self, widget):
        super().__init__()
        self.widget = widget
        widget.send = self.append

    def after(self, message):
        """The refusal of a message, or None."""
        self.clear()
        self.widget.on_page_message(message)
        return self[0]["text"] if self else None


def on_the_page(question):
    """The right answer in the form in which the page sends it."""
    answer = right_answer(question)
    if question.kind == "choice":
        return str([choice.value for choice in question.choices].index(answer))
    if question.kind == "pick":
        return list(answer)
    return str(answer) if question.kind == "number" else list(map(str, answer))


@pytest.mark.parametrize("drill", DRILLS)
def test_a_drill_asks_judges_and_goes_on(drill):
    told = []
    widget = Drill(drill, seed=4, on_answer=lambda question, outcome: told.append((question, outcome)))
    heard = Heard(widget)
    for number in range(1, 9):
        question = widget.session.question
        assert widget.state["seq"] == number
        assert widget.state["result"] is None
        answer = {"kind": "answer", "seq": number, "answer": on_the_page(question), "ms": 2500}
        assert heard.after(answer) is None
        assert widget.state["result"]["correct"]
        assert heard.after(answer) == SAYS["answered"]
        json.dumps(widget.state)
        assert heard.after({"kind": "next", "seq": number}) is None
    assert widget.state["score"]["right"] == len(told) == 8
    assert widget.state["score"]["seconds"] == 2.5
    assert widget.trouble is None


@pytest.mark.parametrize("message", GARBAGE)
@pytest.mark.parametrize("make", [lambda: Drill("which_wins", seed=1), lambda: Quiz(make_question("which_wins", 0, 1))])
def test_a_bad_message_gets_one_sentence_and_changes_nothing(make, message):
    widget = make()
    before = json.dumps(widget.state)
    refusal = Heard(widget).after(message)
    assert refusal
    assert refusal.endswith(".")
    assert "Error" not in refusal
    assert json.dumps(widget.state) == before
    assert widget.trouble is None


def test_the_page_cannot_write_to_a_trait():
    widget = Drill("which_wins", seed=1)
    truth = json.dumps(widget.state)
    forged = {"state": {"score": {"right": 999}}, "words": {}}
    widget._handle_msg({"content": {"data": {"method": "update", "state": forged}}})
    assert json.dumps(widget.state) == truth
    assert widget.words["text"]


@pytest.mark.parametrize("drill", DRILLS)
def test_no_trait_tells_the_answer_before_it_is_given(drill):
    for seed in range(6):
        widget = Drill(drill, seed=seed, level=seed % 5)
        question = widget.session.question
        state = json.dumps({key: value for key, value in widget.get_state().items() if key == "state"}, default=str)
        assert question.reason not in state
        assert '"result": null' in state
        for sentence in question.why.values():
            assert sentence not in state


def test_the_tray_comes_on_request_and_is_gone_with_the_question():
    widget = Drill("count_pile", seed=2, level=2)
    heard = Heard(widget)
    assert widget.state["tray"] is None
    assert heard.after({"kind": "fill"}) == SAYS["no_tray"]
    heard.after({"kind": "tray", "seq": 1, "on": True})
    assert widget.state["tray"]["placed"] == 0
    heard.after({"kind": "fill"})
    assert widget.state["tray"]["by_trios"] == on_the_page(widget.session.question)
    assert widget.session.helped
    heard.after({"kind": "answer", "seq": 1, "answer": widget.state["tray"]["by_trios"]})
    heard.after({"kind": "next", "seq": 1})
    assert widget.state["tray"] is None
    assert not widget.session.helped


def test_what_on_answer_raises_stays_in_the_kernel():
    def broken(question, outcome):
        raise RuntimeError("a secret path")

    widget = Drill("which_wins", seed=1, on_answer=broken)
    assert Heard(widget).after({"kind": "answer", "seq": 1, "answer": "0"}) is None
    assert isinstance(widget.trouble, RuntimeError)
    assert "secret" not in json.dumps(widget.state)
    assert widget.state["result"]


def test_a_fault_of_our_own_is_one_sentence(monkeypatch):
    widget = Drill("which_wins", seed=1)
    monkeypatch.setattr(widget.session, "answer", lambda *_: 1 / 0)
    assert Heard(widget).after({"kind": "answer", "seq": 1, "answer": "0"}) == SAYS["failed"]
    assert isinstance(widget.trouble, ZeroDivisionError)


def test_a_quiz_may_be_tried_again_and_tells_nothing_before_it_is_solved():
    told = []
    question = make_question("legal_play", 3, 4)
    quiz = Quiz(question, on_answer=lambda _, outcome: told.append(outcome.correct))
    heard = Heard(quiz)
    barred = [card for card in question.hand if card not in question.answer]
    heard.after({"kind": "answer", "seq": 1, "answer": barred[:1]})
    assert not quiz.solved
    assert "missed" not in quiz.state["result"]["marks"].values()
    assert heard.after({"kind": "answer", "seq": 1, "answer": barred[:1]}) == SAYS["answered"]
    heard.after({"kind": "again", "seq": 1})
    assert quiz.state["result"] is None
    heard.after({"kind": "answer", "seq": 2, "answer": on_the_page(question)})
    assert quiz.solved
    assert quiz.tries == 2
    assert told == [False, True]


def test_a_wrong_choice_in_a_quiz_does_not_give_the_answer_away():
    question = make_question("who_takes_it", 0, 3)
    quiz = Quiz(question)
    wrong = next(str(place) for place, choice in enumerate(question.choices) if choice.value != question.answer)
    Heard(quiz).after({"kind": "answer", "seq": 1, "answer": wrong})
    result = quiz.state["result"]
    assert result["marks"] == {wrong: "wrong"}
    assert question.reason not in result["reason"]
    assert result["numbers"] == result["advice"] == result["reveal"] == []


def test_a_quiz_needs_a_question():
    with pytest.raises(ValueError, match="needs a Question"):
        Quiz("Who?")


def test_a_tray_of_its_own():
    tray = CountTray(["CK", "S2", "S3"])
    heard = Heard(tray)
    for card in ("CK", "S2", "S3"):
        assert heard.after({"kind": "place", "card": card, "trio": None}) is None
    assert tray.state["tray"]["by_trios"] == "5"
    assert heard.after({"kind": "place", "card": "DK", "trio": None}) == "The king of coins is not in this pile."
    assert heard.after({"kind": "answer", "seq": 1, "answer": "5"}) == SAYS["garbage"]
    assert heard.after({"kind": "clear"}) is None
    assert len(tray.state["tray"]["heap"]) == 3


def test_the_front_end_uses_words_that_there_are():
    import re

    code = Drill("which_wins", seed=1)._esm
    own = code[code.index("// Cards to look at") :]
    used = set(re.findall(r'\bt\("(\w+)"', own)) | {"mark_right", "mark_wrong", "mark_missed"}
    counted = set(re.findall(r'\bcount\("(\w+)"', own))
    assert used <= set(PAGE)
    assert {f"{key}_{form}" for key in counted for form in ("one", "many")} <= set(PAGE)
