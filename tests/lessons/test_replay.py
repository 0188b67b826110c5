"""The lessons as learners run them: untouched, with every mistake that is known, and solved."""

import pytest
from replay import build, exercises_of, lessons, replayed, run, tagged, verdicts
from scarto_lessons.exercise import CodeExercise

every_lesson = pytest.mark.parametrize("source", lessons(), ids=lambda source: source.stem)


def code_of(source):
    """The code exercises of a lesson, by name."""
    return {name: one for name, one in exercises_of(source).items() if isinstance(one, CodeExercise)}


@every_lesson
def test_every_exercise_has_its_cells_and_every_cell_its_exercise(source):
    notebook = build.notebook(source)
    starters, checks = tagged(notebook, "exercise"), tagged(notebook, "check")
    assert sorted(starters) == sorted(exercises_of(source))
    assert sorted(checks) == sorted(code_of(source))
    for name, exercise in exercises_of(source).items():
        assert starters[name].source == (exercise.starter if name in checks else name)
    for name, cell in checks.items():
        assert cell.source == f"{name}.check()"


@every_lesson
def test_every_mistake_is_named_and_every_solution_correct(source, tmp_path):
    said = verdicts(run(replayed(source), tmp_path / "progress.json"))
    exercises = code_of(source).values()
    mistakes = {(one.id, "misconception", mistake.name) for one in exercises for mistake in one.misconceptions}
    assert set(said) == mistakes | {(one.id, "correct", None) for one in exercises}
    assert len(said) == len(mistakes) + len(exercises)


@every_lesson
def test_untouched_it_runs_quietly_to_its_end(source, tmp_path):
    ran = run(build.notebook(source), tmp_path / "progress.json")
    assert set(verdicts(ran)) == {(exercise.id, "not attempted", None) for exercise in code_of(source).values()}
    assert not (tmp_path / "progress.json").exists()
