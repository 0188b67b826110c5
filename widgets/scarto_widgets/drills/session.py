"""A drill without a page: asks, judges, brings mistakes back, and gets harder with success."""

from __future__ import annotations

from typing import NamedTuple

from scarto_core.cards import shown

from .chance import Chance
from .generate import LEVELS, check_level, make_question, title
from .judging import judge
from .question import Outcome, Question

CLIMB = 3
"""So many right answers in a row, to new questions, lead to the next level."""
SLIP = 2
"""So many wrong ones in a row lead back one."""
_WAIT = (3, 5)
"""A question answered wrong comes back after so many others."""
_REMEMBERED = 60
"""So many questions pass before the same one may be drawn again by chance."""


class _Mistake(NamedTuple):
    due: int
    question: Question


class DrillSession:
    """An endless drill.

    `question` is what is asked now, `repeat` whether it was answered wrong before. Raises `ValueError` for a drill,
    a level or a seed that does not exist.
    """

    def __init__(self, name: str, seed: int | None = None, level: int = 0) -> None:
        title(name)
        check_level(level)
        if seed is not None and type(seed) is not int:
            raise ValueError(f"the seed must be a whole number, not {shown(seed)}")
        if seed is None:
            import secrets

            seed = secrets.randbelow(10**9)
        self.name, self.level = name, level
        self.asked = self.right = self.streak = self.best = 0
        self.outcome: Outcome | None = None
        self._answer: object = None
        self.helped = False
        """Set while the question is answered with help: it does not lead to the next level."""
        self._chance = Chance(seed)
        self._mistakes: list[_Mistake] = []
        self._recent: list[str] = []
        self._climb = self._slip = 0
        self._times: list[float] = []
        self.next()

    @property
    def title(self) -> str:
        """What the drill is called."""
        return title(self.name)

    @property
    def accuracy(self) -> float | None:
        """The share of right answers, None before the first."""
        return self.right / self.asked if self.asked else None

    @property
    def seconds(self) -> float | None:
        """How long an answer takes: the middle one of the last times, None before the first."""
        times = sorted(self._times)
        return times[len(times) // 2] if times else None

    @property
    def due(self) -> int:
        """How many mistakes are still to come back."""
        return len(self._mistakes)

    def next(self) -> Question:
        """Go on to the next question and return it. One not answered is passed over and counts nothing."""
        self.outcome, self.helped = None, False
        due = next((mistake for mistake in self._mistakes if mistake.due <= self.asked), None)
        self.repeat = due is not None
        if due is not None:
            self._mistakes.remove(due)
            self.question = asked_again(due.question)
        else:
            self.question = self._draw()
        return self.question

    def _draw(self) -> Question:
        waiting = {mistake.question.signature for mistake in self._mistakes}
        for _ in range(20):
            question = make_question(self.name, self.level, self._chance.below(2**40))
            if question.signature not in waiting and question.signature not in self._recent:
                break
        self._recent = [*self._recent, question.signature][-_REMEMBERED:]
        return question

    def answer(self, answer: object, seconds: float | None = None) -> Outcome:
        """Judge an answer and keep the score. Raises `AnswerError` for what is no answer, and nothing has changed.

        A question is judged once: answering it again returns the same outcome.
        """
        if self.outcome is not None:
            return self.outcome
        outcome = judge(self.question, answer)
        self.outcome, self._answer = outcome, answer
        self.asked += 1
        self.right += outcome.correct
        self.streak = self.streak + 1 if outcome.correct else 0
        self.best = max(self.best, self.streak)
        if seconds is not None:
            self._times = [*self._times, seconds][-9:]
        if not outcome.correct:
            self._mistakes.append(_Mistake(self.asked + self._chance.between(*_WAIT), self.question))
        self._change_level(outcome.correct)
        return outcome

    def say_again(self) -> None:
        """Ask the same in the language that is spoken now, and judge the same answer; the score stays as it is."""
        self.question = asked_again(self.question)
        if self.outcome is not None:
            self.outcome = judge(self.question, self._answer)

    def _change_level(self, correct: bool) -> None:
        self._slip = 0 if correct else self._slip + 1
        if not correct:
            self._climb = 0
        elif not self.repeat and not self.helped:
            self._climb += 1
        if self._climb == CLIMB and self.level < LEVELS - 1:
            self.level, self._climb = self.level + 1, 0
        elif self._slip == SLIP and self.level > 0:
            self.level, self._slip = self.level - 1, 0


def asked_again(question: Question) -> Question:
    """Return the same question in the language that is spoken now; one made by hand stays as it is."""
    return question.again() if question.again else question
