"""Every exercise of the course, for tests that go through all of them."""

from importlib import import_module

from scarto_lessons.catalog import LESSONS
from scarto_lessons.exercise import ClickExercise, CodeExercise
from scarto_lessons.sources import define

MODULES = {lesson.number: import_module(f"scarto_lessons.lesson_{lesson.number}") for lesson in LESSONS}
EXERCISES = [getattr(MODULES[lesson.number], key) for lesson in LESSONS for key in lesson.keys]
CODE = [exercise for exercise in EXERCISES if isinstance(exercise, CodeExercise)]
CLICK = [exercise for exercise in EXERCISES if isinstance(exercise, ClickExercise)]
MISTAKES = [(exercise, mistake) for exercise in CODE for mistake in exercise.misconceptions]


def code(exercise_id):
    """The code exercise with this id."""
    return next(exercise for exercise in CODE if exercise.id == exercise_id)


def check(exercise, source):
    """Check a function given as source, as a learner's cell would define it."""
    return exercise.check(define(source, exercise.function, "cell"))


def named(exercise):
    """The name of a test case."""
    return exercise.id
