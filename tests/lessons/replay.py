"""Runs lesson notebooks with their starter cells replaced, and reads what every check said."""

import os
import re
import sys
from copy import deepcopy
from importlib import import_module
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from scarto_lessons import build
from scarto_lessons.exercise import CodeExercise

SAMPLE = Path(__file__).parent / "sample" / "text" / "02_sample.md"


def lessons():
    """The sources of all lessons, and of the sample."""
    return [SAMPLE, *sorted(build.TEXT.glob("[0-9][0-9]_*.md"))]


def exercises_of(source):
    """The exercises of a lesson by name, from the number at the start of its file."""
    module = import_module(f"scarto_lessons.lesson_{source.name[:2]}")
    return {name: getattr(module, name) for name in module.__all__ if re.fullmatch(r"q\d+", name)}


def tagged(notebook, kind):
    """The cells with a tag such as "exercise-q1", by the name of the exercise."""
    found = {}
    for cell in notebook.cells:
        for tag in cell.metadata.get("tags", []):
            if tag.startswith(f"{kind}-"):
                assert tag not in found, f"{tag} is there twice"
                found[tag.removeprefix(f"{kind}-")] = cell
    return found


def replayed(source):
    """The notebook of a lesson with every starter cell replaced: by each misconception with a check of its own, and
    then by the solution, which the lesson's own check finds. So one run goes through them all."""
    notebook = build.notebook(source)
    starters = {id(cell): name for name, cell in tagged(notebook, "exercise").items()}
    cells = []
    for cell in notebook.cells:
        exercise = exercises_of(source).get(starters.get(id(cell)))
        if isinstance(exercise, CodeExercise):
            for mistake in exercise.misconceptions:
                cells.append(nbformat.v4.new_code_cell(mistake.source.strip()))
                cells.append(nbformat.v4.new_code_cell(f"{exercise.key}.check()"))
            cell.source = exercise.solution_source.strip()
        cells.append(cell)
    notebook.cells = cells
    return notebook


def run(notebook, progress_file):
    """Run a notebook from top to bottom in a kernel of its own; an error in any cell fails."""
    ran = deepcopy(notebook)
    folder = {"metadata": {"path": str(build.LESSONS)}}
    client = NotebookClient(ran, timeout=600, kernel_name="python3", resources=folder)
    client.comm_open_handlers = {}  # widgets need nobody to answer them here, and one that does may stall
    variables = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "SCARTO_PROGRESS": str(progress_file)}
    client.execute(env=variables)
    return ran


def verdicts(notebook):
    """What the checks of a notebook that ran said, in order: (exercise, status, misconception)."""
    said = []
    for cell in notebook.cells:
        for output in cell.get("outputs", []):
            told = output.get("metadata", {}).get("scarto")
            if told:
                said.append((told["exercise"], told["status"], told["misconception"]))
    return said
