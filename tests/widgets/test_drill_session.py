"""A drill without a page: mistakes come back, levels follow success, the score is kept."""

from __future__ import annotations

import pytest
from scarto_widgets.drills import DRILLS, AnswerError, DrillSession, judge, right_answer
from scarto_widgets.drills.session import CLIMB, SLIP
from test_drill_questions import wrong_answer


def answer(session, right=True):
    question = session.question
    outcome = session.answer(right_answer(question) if right else wrong_answer(question))
    assert outcome.correct == right
    session.next()
    return question


def test_a_mistake_comes_back_after_three_to_five_others_as_a_repeat():
    waits = set()
    for seed in range(30):
        session = DrillSession("which_wins", seed=seed)
        missed = answer(session, right=False)
        assert session.due == 1
        others = 0
        while not session.repeat:
            assert answer(session).signature != missed.signature
            others += 1
        waits.add(others)
        assert session.question == missed
        assert session.due == 0
        answer(session)
        assert session.due == 0
    assert waits == {3, 4, 5}


def test_a_repeat_answered_wrong_comes_back_again():
    session = DrillSession("count_pile", seed=1)
    missed = answer(session, right=False)
    for _ in range(2):
        while not session.repeat:
            answer(session)
        assert session.question == missed
        answer(session, right=False)
    assert session.due == 1


@pytest.mark.parametrize("drill", DRILLS)
def test_the_level_rises_with_success_and_falls_with_mistakes(drill):
    session = DrillSession(drill, seed=3)
    for asked in range(1, 4 * CLIMB + 1):
        answer(session)
        assert session.level == min(4, asked // CLIMB)
    session = DrillSession("who_takes_it", seed=3, level=2)
    for _ in range(SLIP):
        answer(session, right=False)
    assert session.level == 1


def test_repeats_and_help_do_not_raise_the_level():
    session = DrillSession("count_pile", seed=5)
    for _ in range(2 * CLIMB):
        session.helped = True
        answer(session)
    assert session.level == 0


def test_the_score():
    session = DrillSession("name_the_card", seed=2)
    assert session.accuracy is None
    assert session.seconds is None
    for right, seconds in ((True, 2.0), (True, 9.0), (False, 4.0), (True, None)):
        question = session.question
        session.answer(right_answer(question) if right else wrong_answer(question), seconds)
        session.next()
    assert (session.asked, session.right, session.streak, session.best) == (4, 3, 1, 2)
    assert session.accuracy == 0.75
    assert session.seconds == 4.0


def test_a_question_is_judged_once():
    session = DrillSession("which_wins", seed=2)
    first = session.answer(wrong_answer(session.question))
    assert session.answer(right_answer(session.question)) is first
    assert session.asked == 1


def test_no_answer_changes_nothing():
    session = DrillSession("count_pile", seed=2)
    with pytest.raises(AnswerError):
        session.answer("many")
    assert (session.asked, session.outcome, session.due) == (0, None, 0)


def test_the_same_seed_and_answers_give_the_same_drill():
    one, two = DrillSession("legal_play", seed=8), DrillSession("legal_play", seed=8)
    for _ in range(12):
        assert answer(one) == answer(two)


def test_questions_do_not_repeat_by_chance():
    session = DrillSession("who_takes_it", seed=4)
    seen = [answer(session).signature for _ in range(40)]
    assert len(set(seen)) == len(seen)


@pytest.mark.parametrize("wrong", [("x",), (None,), ("which_wins", 1.5), ("which_wins", 1, 9), ("which_wins", 1, "2")])
def test_a_drill_that_there_is_not(wrong):
    with pytest.raises(ValueError, match=r"drill|seed|level"):
        DrillSession(*wrong)


def test_without_a_seed_drills_differ():
    drills = [DrillSession("legal_play") for _ in range(4)]
    assert len({session.question.signature for session in drills}) > 1
    assert all(judge(session.question, right_answer(session.question)).correct for session in drills)
