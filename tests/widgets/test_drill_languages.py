"""Questions, verdicts and refusals of the drills in every language, and that a language changes nothing else."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from scarto_widgets.drills import (
    DRILLS,
    AnswerError,
    CountingTray,
    CountTray,
    Drill,
    DrillSession,
    Quiz,
    judge,
    make_question,
    page,
    right_answer,
    topics,
)  # fmt: skip
from scarto_widgets.drills.generate import LEVELS
from scarto_widgets.drills.text import words

from scarto_core import languages
from scarto_core.languages import LANGUAGES, language

sys.path.insert(0, str(Path(__file__).parents[1]))

from pseudo import Bracketed, passes_by  # its folder is on the path only now

CASES = [(drill, topic) for drill in DRILLS for topic in topics(drill)]


@pytest.fixture
def bracketed(monkeypatch):
    monkeypatch.setattr(languages, "catalogue", lambda code: Bracketed())
    with language("it"):
        yield


def texts(question, outcome=None):
    """Everything that a question and its verdict say to a person."""
    sheet = question.sheet
    said = [question.prompt, question.note, *question.names.values(), *(who for who, _ in question.trick)]
    said += [text for choice in question.choices for text in (choice.label, choice.note)]
    said += [*sheet.rows, *sheet.columns] if sheet else []
    if outcome:
        result = page.result_of(question, outcome, None)
        said += [result["heading"], result["reason"], *question.why.values()]
    return said


def answers(question):
    """A right answer and a few others."""
    if question.kind == "choice":
        return [choice.value for choice in question.choices]
    if question.kind == "pick":
        size = question.count or 1
        return [right_answer(question), question.hand[:size], question.hand[-size:]]
    if question.kind == "number":
        return [question.answer, question.answer + 100, *list(question.why)[:4]]
    return [list(question.answer), [number + 50 for number in question.answer]]


@pytest.mark.parametrize(("drill", "topic"), CASES)
def test_nothing_a_question_says_passes_by_the_catalogue(bracketed, drill, topic):
    italian = ("Asso", "Due", "Tre", "Quattro", "Cinque", "Sei", "Sette", "Otto", "Nove", "Dieci", "Fante")
    for level in (0, 4):
        for seed in range(3):
            question = make_question(drill, level, seed, topic=topic)
            for answer in answers(question):
                for text in texts(question, judge(question, answer)):
                    lasting = drill == "name_the_card" and text.startswith(italian + ITALIAN)
                    assert lasting or not passes_by(text), text


ITALIAN = (
    "Cavallo", "Regina", "Re ", "Bagatto", "Papessa", "Imperatrice", "Imperatore", "Papa", "Amanti", "Carro",
    "Giustizia", "Eremita", "Ruota", "Forza", "Appeso", "Morte", "Temperanza", "Diavolo", "Torre", "Stelle", "Luna",
    "Sole", "Angelo", "Mondo",
)  # fmt: skip
"""Names that are asked for in Italian, whatever is spoken."""


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("drill", DRILLS)
def test_a_question_is_the_same_in_every_language(drill, code):
    for level in range(LEVELS):
        question = make_question(drill, level, seed=level)
        with language(code):
            other = question.again()
        if (drill, question.topic, code) == ("name_the_card", "court", "it"):
            assert other.cards == question.cards  # an Italian names it by its French card
            continue
        assert (other.kind, other.answer, other.cards, other.hand) == (
            question.kind, question.answer, question.cards, question.hand,
        )  # fmt: skip
        assert [choice.value for choice in other.choices] == [choice.value for choice in question.choices]
        assert [card for _, card in other.trick] == [card for _, card in question.trick]
        assert code == "en" or other.prompt != question.prompt


def test_in_english_asking_again_gives_the_very_same():
    for drill in DRILLS:
        question = make_question(drill, 2, 5)
        assert question.again() == question


@pytest.mark.parametrize("wrong", ["", "x", "1/0", None])
def test_what_is_no_answer_is_told_in_the_language(bracketed, wrong):
    for drill in DRILLS:
        question = make_question(drill, 1, 1)
        with pytest.raises(AnswerError) as told:
            judge(question, [wrong] * len(question.answer) if question.kind == "sheet" else wrong)
        assert not passes_by(str(told.value))


def test_the_tray_refuses_in_the_language(bracketed):
    tray = CountingTray(["SK", "S2"])
    for card, trio in (("SK", 5), ("DK", None), ("ZZ", None)):
        with pytest.raises(AnswerError) as told:
            tray.place(card, trio)
        assert not passes_by(str(told.value))


def test_a_mistake_comes_back_in_the_language_that_is_spoken_then():
    session = DrillSession("which_wins", seed=1)
    wrong = next(choice.value for choice in session.question.choices if choice.value != session.question.answer)
    missed = session.question.answer
    session.answer(wrong)
    with language("it"):
        while not session.repeat:
            session.next()
            if not session.repeat:
                session.answer(right_answer(session.question))
    assert session.question.answer == missed
    assert "carta" in session.question.prompt


@pytest.mark.parametrize("make", [
    lambda code: Drill("which_wins", seed=1, language=code),
    lambda code: Quiz(make_question("which_wins", 0, 1), language=code),
    lambda code: CountTray(["SK", "S2"], language=code),
], ids=["drill", "quiz", "tray"])  # fmt: skip
def test_a_board_speaks_its_own_language_and_changes_it(make):
    board = make("es")
    sent = []
    board.send = sent.append
    assert board.words["lang"] == board.state["language"] == "es"
    board.on_page_message({"kind": "nonsense"})
    assert sent[-1]["text"] == "El ejercicio no entiende ese mensaje."
    board.on_page_message({"kind": "language", "name": "it"})
    assert board.words["lang"] == "it"
    for name in ("fr", "", None, ["it"], "x" * 100):
        board.on_page_message({"kind": "language", "name": name})
        assert sent[-1]["text"] == "L’esercizio non capisce questo messaggio."
        assert board.words["lang"] == "it"
    assert board.trouble is None
    with pytest.raises(ValueError, match="en, it, es"):
        make("fr")


def test_a_quiz_made_by_hand_keeps_its_question(monkeypatch):
    quiz = Quiz(make_question("which_wins", 0, 1).__class__(kind="number", prompt="How many?", answer=3))
    quiz.on_page_message({"kind": "language", "name": "it"})
    assert quiz.question.prompt == "How many?"
    quiz.on_page_message({"kind": "answer", "seq": 1, "answer": "4"})
    assert quiz.state["result"]["heading"] == "Non ancora."


def test_words_are_sent_only_when_the_language_changes():
    drill = Drill("which_wins", seed=1, language="it")
    sent = []
    drill.comm.publish_msg = lambda kind, data=None, **_: sent.append(data)
    drill.on_page_message({"kind": "answer", "seq": 1, "answer": "0", "ms": None})
    assert [list(message["state"]) for message in sent] == [["state"]]


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_boards_words_are_whole(code):
    with language(code):
        said = words()
    assert said["lang"] == code
    assert all(said["text"].values())
