"""Two thousand questions of each drill: one answer, the right one, and the interesting cases among them."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction

import drill_oracle
import pytest
from scarto_widgets.drills import DRILLS, judge, lay_away, make_question, page, right_answer, topics
from scarto_widgets.drills.generate import LEVELS

import scarto_core as sc

EACH = 400  # questions of each of the five levels


@pytest.fixture
def quick_club(monkeypatch):
    """Advice takes most of the time of `lay_away`, and is no part of the answer."""

    class Club:
        def advise(self, view):
            return sc.Advice(sc.Cards(view.legal[:3]), "")

    monkeypatch.setattr(lay_away, "_CLUB", Club())


@pytest.mark.parametrize("drill", DRILLS)
def test_every_question_has_one_answer_and_the_naive_rules_find_it(drill, quick_club):
    seen = Counter()
    for level in range(LEVELS):
        for seed in range(EACH):
            question = make_question(drill, level, seed)
            seen[question.topic] += 1
            found = drill_oracle.ANSWERS[drill](question)
            if question.kind == "pick":
                assert found == question.answer, question
            else:
                assert found == {question.answer}, question
            assert judge(question, right_answer(question)).correct
            assert question.prompt.endswith((".", "?"))
            assert question.reason.endswith((".", "!"))
            assert "  " not in question.reason + question.prompt
    assert set(seen) == set(topics(drill))
    assert min(seen.values()) >= 20, seen


@pytest.mark.parametrize("drill", DRILLS)
def test_a_wrong_answer_is_wrong(drill):
    for seed in range(60):
        question = make_question(drill, seed % LEVELS, seed)
        if len(question.answer if question.count else ()) == len(question.hand) > 0:
            continue  # a hand without kings, high trumps or the Fool: any three cards are right
        outcome = judge(question, wrong_answer(question))
        assert not outcome.correct
        assert outcome.reason.endswith(".")
        assert "wrong" in outcome.marks.values() or "missed" in outcome.marks.values()


def wrong_answer(question):
    if question.kind == "choice":
        return next(choice.value for choice in question.choices if choice.value != question.answer)
    if question.kind == "pick" and question.count is not None:
        barred = [card for card in question.hand if card not in question.answer]
        return [*barred[:1], *sorted(question.answer)][: question.count]
    if question.kind == "pick":
        return sorted(question.answer)[1:] or [card for card in question.hand if card not in question.answer][:1]
    if question.kind == "number":
        return question.answer + 1
    return [question.answer[0] + 1, *question.answer[1:]]


@pytest.mark.parametrize("drill", DRILLS)
def test_the_same_seed_asks_the_same_question(drill):
    assert make_question(drill, 2, 11) == make_question(drill, 2, 11)
    assert len({make_question(drill, 2, seed).signature for seed in range(40)}) > 15


@pytest.mark.parametrize("drill", DRILLS)
def test_what_the_page_gets_holds_no_answer_and_no_reason(drill):
    for seed in range(40):
        question = make_question(drill, seed % LEVELS, seed)
        shown = page.question_of(question)
        json.dumps(shown)
        assert not {"answer", "reason", "why", "advice", "reveal", "signature", "topic"} & set(shown)
        assert all(set(choice) == {"label", "card", "note"} for choice in shown["choices"])
        assert question.reason not in json.dumps(shown, ensure_ascii=False)


def share(drill, level, wanted):
    found = [make_question(drill, level, seed) for seed in range(200)]
    return sum(bool(wanted(question)) for question in found) / len(found)


def test_the_interesting_cases_are_common():
    def is_round(question):
        return all(choice.card[0] in "CD" for choice in question.choices)

    assert share("which_wins", 0, is_round) > 0.3
    assert share("which_wins", 1, is_round) > 0.4
    assert share("legal_play", 4, lambda q: q.trick and q.trick[0][1] == "F") > 0.3
    assert share("legal_play", 3, lambda q: q.topic == "forced undertrump") > 0.25
    assert share("who_takes_it", 2, lambda q: q.trick[0][1] == "F") > 0.3
    assert share("who_takes_it", 4, lambda q: "Fool" in q.prompt) > 0.7

    def two_honours(question):
        values = [sc.ruleset("course").value(card) for card in question.cards]
        return len(values) == 3 and sum(value > 1 for value in values) == 2

    assert share("count_pile", 1, two_honours) > 0.35
    assert share("score_sheet", 4, lambda q: len(q.sheet.rows) == 4) > 0.5


def test_fractions_come_only_with_the_last_levels():
    def in_fractions(question):
        return any(Fraction(number).denominator > 1 for number in question.answer)

    assert all(share("score_sheet", level, in_fractions) == 0 for level in (0, 2))
    assert share("score_sheet", 4, in_fractions) > 0.7


def test_a_topic_may_be_asked_for():
    for drill in DRILLS:
        for topic in topics(drill):
            assert make_question(drill, 4, 5, topic=topic).topic == topic


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("nonsense",), "the drills are"),
        ((3,), "the drills are"),
        (("legal_play", 5), "from 0 to 4"),
        (("legal_play", True), "from 0 to 4"),
        (("legal_play", 0, "x"), "whole number"),
    ],
)
def test_what_there_is_not_is_refused(arguments, told):
    with pytest.raises(ValueError, match=told):
        make_question(*arguments)


def test_an_unknown_topic_is_refused():
    with pytest.raises(ValueError, match="its topics are"):
        make_question("legal_play", topic="nonsense")


def test_a_legal_scarto_is_never_wrong_for_being_different():
    for seed in range(12):
        question = make_question("lay_away", seed % LEVELS, seed)
        advised = set(question.advice.cards)
        other = [card for card in question.hand if card in question.answer and card not in advised][:3]
        outcome = judge(question, other)
        assert outcome.correct
        assert "A club player would choose" in outcome.reason
        assert "Yours:" in outcome.reason
        same = judge(question, sorted(advised)).reason
        assert "would choose the same. It " in same or "would choose the same. The points" in same


def test_the_lone_bagatto_may_go_and_one_with_the_fool_may_not():
    lone = make_question("lay_away", 3, 1, topic="lone Bagatto")
    assert "T1" in lone.answer
    held = make_question("lay_away", 3, 1, topic="Bagatto and Fool")
    assert "T1" not in held.answer
    told = judge(held, ["T1", *sorted(held.answer)[:2]])
    assert not told.correct
    assert "only if it is your one tarocco" in told.reason
