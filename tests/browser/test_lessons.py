"""Every lesson in a real JupyterLab: all cells, one drill question and one exercise by keyboard."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import Page, expect
from scarto_lessons.exercise import CodeExercise
from waiting import answered, cell_at

LESSONS = sorted(path.name for path in (Path(__file__).parents[2] / "lessons").glob("[0-9][0-9]_*.ipynb"))


def place_of(lessons: Path, name: str, tag: str) -> int:
    """The place of the first cell with a tag among the cells of a notebook."""
    cells = nbformat.read(lessons / name, 4).cells
    return next(place for place, cell in enumerate(cells) if tag in cell.metadata.get("tags", []))


def has(lessons: Path, name: str, tag: str) -> bool:
    return any(tag in cell.metadata.get("tags", []) for cell in nbformat.read(lessons / name, 4).cells)


def code_exercise(name: str) -> CodeExercise | None:
    module = import_module(f"scarto_lessons.lesson_{name[:2]}")
    exercises = (getattr(module, each) for each in module.__all__ if each.startswith("q"))
    return next((each for each in exercises if isinstance(each, CodeExercise)), None)


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_runs_and_its_exercise_and_drill_answer_to_the_keyboard(open_in_lab, run_all, lessons, name):
    page = open_in_lab(name)
    run_all(page)
    expect(page.locator("[data-mime-type='application/vnd.jupyter.stderr']")).to_have_count(0)
    exercise = code_exercise(name)
    if has(lessons, name, "drill"):
        _answer_the_drill(page, place_of(lessons, name, "drill"))
    if exercise is None:
        _answer_the_quiz(page, place_of(lessons, name, "exercise-q1"))
    else:
        _solve(page, exercise, place_of(lessons, name, f"exercise-{exercise.id.split('.')[-1]}"))
    answered(page)
    expect(page.locator("[data-mime-type='application/vnd.jupyter.error']")).to_have_count(0)


def _answer_the_drill(page: Page, place: int) -> None:
    """Answer one question, rightly or not: the drill says which, and why."""
    drill = cell_at(page, place)
    expect(drill.locator(".sd-score")).to_contain_text("0 in a row")
    if drill.locator(".sd-choice").count():
        drill.locator(".sd-choice").first.press("1")
    elif drill.locator(".sd-number").count():
        for number in drill.locator(".sd-number").all():
            number.press("7")
        drill.locator(".sd-number").last.press("Enter")
    else:
        wanted = 3 if drill.get_by_text("of 3").count() else 1
        for card in drill.locator("[data-card]").all()[:wanted]:
            card.press("Space")
        drill.get_by_role("button", name="Answer").press("Enter")
    expect(drill.get_by_role("button", name="Next")).to_be_visible()


def _answer_the_quiz(page: Page, place: int) -> None:
    quiz = cell_at(page, place)
    quiz.locator(".sd-choice").first.press("1")
    expect(quiz.locator("[data-mark]").first).to_be_visible()


def _solve(page: Page, exercise: CodeExercise, place: int) -> None:
    """Type our own solution into the starter cell, run it, and run the check below it."""
    editor = cell_at(page, place).locator(".cm-content")
    editor.focus()
    page.keyboard.press("Control+a")
    page.keyboard.insert_text(exercise.solution_source.strip())
    page.keyboard.press("Shift+Enter")
    check = cell_at(page, place + 1)
    expect(check).to_have_class(re.compile("jp-mod-selected"))
    expect(check).to_be_focused()
    page.keyboard.press("Shift+Enter")
    expect(check.get_by_text("Correct")).to_be_visible()
