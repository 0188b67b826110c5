"""Drills: endless questions about the game, and the count tray, for lessons and pages.

`Drill`, `Quiz` and `CountTray` are widgets; the rest needs neither kernel nor page.
"""

from .generate import DRILLS, make_question, title, topics
from .judging import in_words, judge, mixed, right_answer
from .question import Advice, AnswerError, Choice, Outcome, Question, Sheet
from .session import DrillSession
from .tray import CountingTray
from .widgets import CountTray, Drill, Quiz

__all__ = [
    "DRILLS",
    "Advice",
    "AnswerError",
    "Choice",
    "CountTray",
    "CountingTray",
    "Drill",
    "DrillSession",
    "Outcome",
    "Question",
    "Quiz",
    "Sheet",
    "in_words",
    "judge",
    "make_question",
    "mixed",
    "right_answer",
    "title",
    "topics",
]
