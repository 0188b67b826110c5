"""The lessons as learners run them: untouched, with every mistake that is known, and solved."""

import nbformat
import pytest
from replay import SAMPLE, build, exercises_of, lessons, replayed, run, tagged, verdicts
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


WILD = {
    "    while True: pass": "error",
    "    while True:\n        try: len(card)\n        except BaseException: pass": "error",
    "    import sys\n    sys.exit()": "error",
    "    raise KeyboardInterrupt": "error",
    "    return strength(card)": "error",
    "    return input()": "error",
    "    return 1 / 0": "error",
    "    print(card)": "wrong",
    "    return sc.Card.parse(card).rank": "misconception",
    "    return sc.ruleset('course').strength(card)": "correct",
}
"""What a learner's `strength` may do, and what the check says to it."""


def test_wild_code_neither_stops_nor_hangs_a_kernel(tmp_path):
    notebook = build.notebook(SAMPLE)
    notebook.cells = notebook.cells[:2]
    for body in WILD:
        notebook.cells.append(nbformat.v4.new_code_cell(f"def strength(card):\n{body}"))
        notebook.cells.append(nbformat.v4.new_code_cell("q2.check()"))
    ran = run(notebook, tmp_path / "progress.json")
    assert [status for _, status, _ in verdicts(ran)] == list(WILD.values())
    assert all(output.output_type != "stream" for cell in ran.cells[2:] for output in cell.outputs)
    said = [output.data["text/plain"] for cell in ran.cells[2:] for output in cell.outputs]
    assert "in line 2 of its cell, `return 1 / 0`" in said[6]
