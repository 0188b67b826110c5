"""The lessons' own library: exercises, the progress of the learner, and the map of lessons.

Each lesson has a module with its exercises, such as `scarto_lessons.lesson_04`.
"""

from . import progress
from .lesson_map import progress_map

__all__ = ["progress", "progress_map"]
