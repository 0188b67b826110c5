"""What an exercise is: one small declarative piece, with `check`, `hint` and `solution`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Any

import __main__

from . import progress
from .answers import Kind
from .feedback import Code, Panel, Text
from .judge import Bench, Case, Verdict, judge
from .report import Result, report

if TYPE_CHECKING:
    from scarto_widgets.drills import Question


@dataclass(frozen=True, kw_only=True)
class Misconception:
    """A mistake that people make, as a function that makes it."""

    name: str
    """What the function does, after "it": "ranks round suits like long ones"."""
    source: str
    says: str
    """What to tell somebody who makes it."""


@dataclass(frozen=True, kw_only=True)
class Exercise:
    """What code exercises and click exercises have in common."""

    id: str
    """Lesson and name: "02.q1"."""
    hints: tuple[str, ...]

    @property
    def lesson(self) -> str:
        """The number of the lesson: "02"."""
        return self.id.split(".")[0]

    @property
    def key(self) -> str:
        """The name in the lesson: "q1"."""
        return self.id.split(".")[1]

    def hint(self, number: int = 1) -> Panel:
        """Show a hint, the first if nothing is said; the higher the number, the more it gives away."""
        count = len(self.hints)
        if not isinstance(number, int) or not 1 <= number <= count:
            return Panel("hint", f"There are {count} hints: {self.key}.hint() to {self.key}.hint({count})")
        further = f"{self.key}.hint({number + 1})" if number < count else f"{self.key}.solution()"
        return Panel("hint", f"Hint {number} of {count}", (Text(self.hints[number - 1]), Text(f"More: `{further}`.")))


def _call(function: Callable[..., Any], *case: Any) -> Any:
    return function(*case)


def _spell(name: str, *case: Any) -> str:
    return f"{name}({', '.join(map(repr, case))})"


@dataclass(frozen=True, kw_only=True)
class CodeExercise(Exercise):
    """A function to be written; the engine knows what it has to answer."""

    signature: str
    """As in the starter cell: "legal_plays(hand, trick)"."""
    task: str
    """The statement in one line: the docstring of the starter."""
    reference: Callable[..., Any]
    """The engine's own answer."""
    cases: Callable[[Random], Iterable[Case]]
    """Makes the arguments of hundreds of calls, the same ones from the same randomness."""
    answer: Kind
    labels: tuple[str, ...]
    """What each argument is called above its drawing: "Hand", "Trick so far"."""
    rule: str
    """The rule that decides, in the lesson's words."""
    solution_source: str
    misconceptions: tuple[Misconception, ...]
    ask: Callable[..., Any] = _call
    """How a case is put to a function: `ask(function, *case)` returns the answer."""
    spell: Callable[..., str] = _spell
    """The same as code to try: `spell(name, *case)`."""
    draws: Callable[..., Iterable[tuple[str, Any]]] | None = None
    """What to draw of a case, as labels and values, where that is not its arguments."""

    @property
    def function(self) -> str:
        """The name of the learner's function."""
        return self.signature.split("(")[0]

    @property
    def parameters(self) -> tuple[str, ...]:
        """The names of its parameters."""
        inside = self.signature.split("(")[1].rstrip(")")
        return tuple(name.strip() for name in inside.split(",") if name)

    @property
    def starter(self) -> str:
        """The starter cell."""
        return f'def {self.signature}:\n    """{self.task}"""\n    return ____'

    def shows(self, *case: Any) -> Iterable[tuple[str, Any]]:
        """Return what to draw of a case, as labels and values."""
        return self.draws(*case) if self.draws else zip(self.labels, case, strict=True)

    @cached_property
    def bench(self) -> Bench:
        """The cases with their right and mistaken answers, made when they are first needed."""
        return Bench(self)

    def check(self, function: object = None) -> Result:
        """Judge the learner's function of this name, or another that is given; show what came of it."""
        if function is None:
            function = learners_names().get(self.function)
        verdict = Verdict("not attempted", "missing") if function is None else judge(self, function)
        if verdict.status != "not attempted":
            progress.note_exercise(self.lesson, self.key, verdict.status == "correct")
        return report(self, verdict, progress.news())

    def solution(self) -> Panel:
        """Show our own way of writing it."""
        return Panel("code", "One way to write it", (Code(self.solution_source.strip()), Text(self.rule)))

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        how = f"Write `{self.function}` in its cell and run it, then `{self.key}.check()`. Help: `{self.key}.hint()`."
        return Panel("code", self.task, (Text(how),))._repr_mimebundle_(**kwargs)

    def __repr__(self) -> str:
        return f"<Exercise {self.id}: {self.signature}>"


def learners_names() -> dict[str, Any]:
    """Return the names that the learner's cells have defined."""
    try:
        from IPython import get_ipython
    except ImportError:
        return vars(__main__)
    shell = get_ipython()
    return vars(__main__) if shell is None else shell.user_ns


@dataclass(frozen=True, kw_only=True)
class ClickExercise(Exercise):
    """A question answered by clicking; the cell holds just its name, and it is judged at once."""

    ask: Callable[[], Question]
    """Makes the question, when it is first shown."""

    @cached_property
    def question(self) -> Question:
        """The question, always the same one."""
        return self.ask()

    @cached_property
    def _shown(self) -> list[Any]:
        return []

    def widget(self) -> Any:
        """Return the question as a widget, a new one each time."""
        from scarto_widgets.drills import Quiz

        quiz = Quiz(self.question, on_answer=lambda question, outcome: self._note(outcome.correct))
        self._shown.append(quiz)
        return quiz

    def _note(self, correct: bool) -> None:
        progress.note_exercise(self.lesson, self.key, correct)

    def check(self) -> Result:
        """Say how it stands: the answer itself is given by clicking."""
        news = tuple(map(Text, progress.news()))
        if any(quiz.solved for quiz in self._shown):
            return Result("good", "Correct", news, "correct", None, self.id)
        if any(quiz.tries for quiz in self._shown):
            words = Text(f"The answer is given above, by clicking; another try is free. Help: `{self.key}.hint()`.")
            return Result("not yet", "Not yet", (words, *news), "wrong", None, self.id)
        words = Text(f"Run the cell with `{self.key}` and answer there, by clicking.")
        return Result("open", "Not attempted yet", (words, *news), "not attempted", None, self.id)

    def solution(self) -> Panel:
        """Show the answer and why it is right."""
        from scarto_widgets.drills import in_words

        return Panel("code", f"The answer: {in_words(self.question)}", (Text(self.question.reason),))

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        return self.widget()._repr_mimebundle_(**kwargs)

    def __repr__(self) -> str:
        return f"<Exercise {self.id}: by clicking>"
