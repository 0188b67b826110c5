"""What must hold for each exercise: right is right, however written; each mistake is named; untouched is not wrong."""

import inspect
import time
from itertools import combinations

import pytest
from alternatives import ALTERNATIVES
from every import CLICK, CODE, EXERCISES, MISTAKES, MODULES, check, named
from scarto_lessons import progress
from scarto_lessons.cases import COURSE, PACK
from scarto_lessons.catalog import LESSONS
from scarto_lessons.exercise import ClickExercise, CodeExercise
from scarto_lessons.hole import ____
from scarto_lessons.judge import Bench, size
from scarto_lessons.sources import define
from scarto_widgets.drills import judge, right_answer

import scarto_core as sc


def test_there_are_enough_of_them():
    assert len(CODE) >= 12
    assert len(EXERCISES) >= 25
    assert set(ALTERNATIVES) == {exercise.id for exercise in CODE}


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.number)
def test_a_lesson_exports_its_exercises_its_drill_and_the_hole(lesson):
    module = MODULES[lesson.number]
    found = {n: value for n, value in vars(module).items() if isinstance(value, (CodeExercise, ClickExercise))}
    assert {f"{lesson.number}.{name}" for name in found} == {exercise.id for exercise in found.values()}
    assert sorted(found) == sorted(lesson.keys)
    assert module.____ is ____
    assert callable(getattr(module, "drill", None)) == (lesson.drill is not None)
    assert set(module.__all__) == {"____", *lesson.keys} | ({"drill"} if lesson.drill else set())


@pytest.mark.parametrize("exercise", CODE, ids=named)
class TestCode:
    def test_the_solution_passes(self, exercise):
        result = check(exercise, exercise.solution_source)
        assert (result.status, result.misconception) == ("correct", None)

    def test_a_solution_written_another_way_passes(self, exercise):
        assert ALTERNATIVES[exercise.id] != exercise.solution_source
        assert check(exercise, ALTERNATIVES[exercise.id]).status == "correct"

    def test_untouched_is_not_attempted(self, exercise):
        result = check(exercise, exercise.starter)
        assert result.status == "not attempted"
        assert "____" in str(result)

    def test_missing_is_not_attempted(self, exercise, monkeypatch):
        monkeypatch.setattr("scarto_lessons.exercise.learners_names", dict)
        result = exercise.check()
        assert result.status == "not attempted"
        assert "Run the cell" in str(result)

    def test_has_at_least_three_misconceptions_with_names_of_their_own(self, exercise):
        names = [mistake.name for mistake in exercise.misconceptions]
        assert len(names) >= 3
        assert len(names) == len(set(names))

    def test_no_two_misconceptions_are_the_same(self, exercise):
        answers = [outcomes for _, outcomes in exercise.bench.mistaken]
        for one, other in combinations(answers, 2):
            assert any(not a.same(b) for a, b in zip(one, other, strict=True))

    def test_hints_solution_and_statement_are_there(self, exercise):
        assert 2 <= len(exercise.hints) <= 3
        assert "\n" not in exercise.task
        assert str(exercise.hint(1)) != str(exercise.hint(2))
        assert exercise.hints[1] in str(exercise.hint(2))
        assert "hints" in str(exercise.hint(7))
        assert exercise.solution_source.strip().splitlines()[-1] in str(exercise.solution())
        assert exercise.rule.endswith(".")

    def test_the_solution_has_the_signature_of_the_starter(self, exercise):
        solution = inspect.signature(define(exercise.solution_source, exercise.function))
        assert solution == inspect.signature(define(exercise.starter, exercise.function))
        assert tuple(solution.parameters) == exercise.parameters

    def test_the_cases_are_the_same_every_time_and_come_smallest_first(self, exercise):
        bench = Bench(exercise)
        assert bench.cases == exercise.bench.cases
        assert [size(case) for case in bench.cases] == sorted(map(size, bench.cases))
        assert all(one.kind == "value" for one in bench.expected)

    def test_it_is_judged_in_less_than_a_second(self, exercise):
        assert exercise.bench.cases  # made once, for all tries
        begun = time.process_time()  # not by the clock on the wall: the machine may have other things to do
        check(exercise, exercise.solution_source)
        assert time.process_time() - begun < 1


@pytest.mark.parametrize(("exercise", "mistake"), MISTAKES, ids=[f"{e.id}-{m.name}" for e, m in MISTAKES])
def test_a_misconception_fails_under_its_own_name(exercise, mistake):
    result = check(exercise, mistake.source)
    assert (result.status, result.misconception) == ("misconception", mistake.name)
    assert mistake.name in str(result)
    assert mistake.says in str(result)
    assert exercise.rule in str(result)


def test_most_exercises_are_tried_on_hundreds_of_cases():
    counts = {exercise.id: len(exercise.bench.cases) for exercise in CODE}
    # The others ask for all cards, or for whole packs and records: there the cases are large, not many.
    assert {name for name, count in counts.items() if count < 200} == {"01.q3", "01.q4", "06.q3", "06.q5", "08.q2"}


@pytest.mark.parametrize("exercise", CLICK, ids=named)
class TestClick:
    def test_the_answer_is_right_and_explained(self, exercise):
        assert judge(exercise.question, right_answer(exercise.question)).correct
        assert exercise.question.reason in str(exercise.solution())
        assert 2 <= len(exercise.hints) <= 3
        assert exercise.hints[0] in str(exercise.hint())

    def test_every_wrong_choice_gets_a_reason(self, exercise):
        question = exercise.question
        if question.kind == "choice":
            assert {choice.value for choice in question.choices} - {question.answer} == set(question.why)

    def test_it_shows_itself_as_a_widget(self, exercise):
        data, *_ = exercise._repr_mimebundle_()
        assert "application/vnd.jupyter.widget-view+json" in data

    def test_it_is_judged_by_clicking_and_noted(self, exercise):
        assert exercise.check().status == "not attempted"
        quiz = exercise.widget()
        quiz.on_page_message({"kind": "answer", "seq": 1, "answer": clicked(exercise.question)})
        assert quiz.trouble is None
        assert exercise.check().status == "correct"
        assert progress.load()["lessons"][exercise.lesson]["exercises"][exercise.key] == {"done": True, "tries": 1}
        exercise._shown.clear()


def clicked(question):
    """The right answer as the page sends it: a choice by its place, sets as lists, numbers as they are typed."""
    answer = right_answer(question)
    if question.kind == "choice":
        return str([choice.value for choice in question.choices].index(answer))
    if isinstance(answer, (frozenset, set)):
        return sorted(map(str, answer))
    if isinstance(answer, (tuple, list)):
        return [str(part) for part in answer]
    return str(answer)


@pytest.mark.parametrize("lesson", [lesson for lesson in LESSONS if lesson.drill], ids=lambda lesson: lesson.number)
def test_a_drill_notes_its_answers(lesson):
    widget = MODULES[lesson.number].drill(seed=4)
    widget.on_page_message({"kind": "answer", "seq": 1, "answer": clicked(widget.session.question)})
    assert widget.trouble is None
    assert progress.load()["lessons"][lesson.number]["drills"] == {lesson.drill: {"asked": 1, "right": 1, "best": 1}}


def test_the_numbers_in_the_words_about_the_pack_are_true():
    pack_total = MODULES["06"].q5
    totals = {"forgets the trios": 130, "counts the plain cards 0": 19, "counts the Angelo 5": 82}
    for mistake in pack_total.misconceptions:
        if mistake.name in totals:
            assert define(mistake.source, "pack_total")(PACK) == totals[mistake.name]
            assert str(totals[mistake.name]) in mistake.says
    piccolo = list(map(str, sc.pack(COURSE.with_(piccolo=True))))
    assert sum(map(COURSE.value, piccolo)) == 94
    assert define(pack_total.solution_source, "pack_total")(piccolo) == 66
