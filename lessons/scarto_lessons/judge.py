"""Judges a learner's function: hundreds of cases, compared with the engine and with the mistakes people make."""

from __future__ import annotations

import inspect
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING, Any

from . import sandbox
from .answers import MisreadError
from .hole import holds_hole, still_open
from .sources import Line, define, line_of

if TYPE_CHECKING:
    from .exercise import CodeExercise, Misconception

Case = tuple[Any, ...]
"""The arguments of one call."""

_SEED = 78
_ASKED_TWICE = 12


@dataclass(frozen=True)
class Outcome:
    """What came of one call of a function."""

    kind: str
    """"value", "nothing" (it returned None), "misread" (no such answer), "error" or "hole"."""
    value: Any = None
    """The answer as a plain value; the name of the exception; what is wrong with the answer, in words."""
    said: str = ""
    """The message of the exception."""
    line: Line | None = None
    """The learner's line that raised it."""
    changed: bool = False
    """True if the function changed the arguments it was given."""

    def same(self, other: Outcome) -> bool:
        """True if both calls came to the same thing."""
        return (self.kind, self.value) == (other.kind, other.value)


@dataclass(frozen=True)
class Example:
    """A case with what was expected and what came."""

    case: Case
    expected: Outcome
    got: Outcome


@dataclass(frozen=True)
class Verdict:
    """The result of a check, before it is put into words."""

    status: str
    """"not attempted", "correct", "misconception", "wrong" or "error"."""
    why: str = ""
    """What kept the function from being judged: "missing", "no function", "hole", "hole elsewhere", "parameters",
    "endless", "unstoppable"; or "unsteady" if it answers the same question in two ways."""
    detail: Any = None
    misconception: Misconception | None = None
    example: Example | None = None
    """The smallest case on which the answers differ, or that never ended."""
    wrong: Counter[str] | None = None
    """The cases that differ, by the kind of outcome."""
    cases: int = 0
    printed: str = ""
    changed: bool = False
    """True if the function changed its arguments somewhere."""


class Bench:
    """The cases of one exercise, smallest first, with what the engine and each misconception make of them."""

    def __init__(self, exercise: CodeExercise) -> None:
        self.exercise = exercise
        self.cases: Sequence[Case] = sorted(exercise.cases(Random(_SEED)), key=size)
        self.expected = self._outcomes(exercise.reference)
        self.mistaken = [
            (mistake, self._outcomes(define(mistake.source, exercise.function, mistake.name)))
            for mistake in exercise.misconceptions
        ]

    def _outcomes(self, function: Callable[..., Any]) -> list[Outcome]:
        return [outcome(self.exercise, function, case) for case in self.cases]

    def example(self, index: int, got: Outcome) -> Example:
        """Return case `index` with its answers."""
        return Example(self.cases[index], self.expected[index], got)

    def named(self, got: Sequence[Outcome], wrong: Sequence[int]) -> tuple[Misconception, int] | None:
        """Return the misconception that explains the wrong answers, and the first case that shows it.

        The answers must be the misconception's wherever that differs from the engine, and it must explain at least
        half of what is wrong; of several, the one that explains most.
        """
        best = None
        for mistake, theirs in self.mistaken:
            parts = [i for i, expected in enumerate(self.expected) if not theirs[i].same(expected)]
            if not parts or not all(got[i].same(theirs[i]) for i in parts) or 2 * len(parts) < len(wrong):
                continue
            if best is None or len(parts) > best[0]:
                best = len(parts), mistake, parts[0]
        return best and best[1:]


def size(case: Case) -> tuple[int, float]:
    """Order cases from small to large: fewest cards, or plays of a record, first; then the lowest."""
    leaves = list(_leaves(case))
    cards = [leaf for leaf in leaves if isinstance(leaf, str)]
    return len(cards), sum(map(_weight, leaves))


def _leaves(value: Any) -> Iterable[Any]:
    if isinstance(value, dict):
        value = value.get("plays", ())
    if isinstance(value, (list, tuple)):
        for part in value:
            yield from _leaves(part)
    else:
        yield value


def _weight(leaf: Any) -> float:
    from scarto_core import Card, NotationError

    try:
        return Card.parse(leaf).id if isinstance(leaf, str) else float(abs(leaf))
    except NotationError:
        return 0


def outcome(exercise: CodeExercise, function: Callable[..., Any], case: Case) -> Outcome:
    """Call a function on copies of the arguments and read what comes. Only `StoppedError` passes."""
    given = deepcopy(case)
    try:
        kind, value = _answer(exercise, function, given)
        return Outcome(kind, value, changed=given != case)
    except sandbox.StoppedError:
        raise
    except BaseException as error:  # whatever the learner's code does, sys.exit included, is an answer
        return Outcome("error", type(error).__name__, _message(error), line_of(error, function))


def _answer(exercise: CodeExercise, function: Callable[..., Any], given: Case) -> tuple[str, Any]:
    try:
        raw = exercise.ask(function, *given)
        if raw is None:
            return "nothing", None
        return ("hole", None) if holds_hole(raw) else ("value", exercise.answer.read(raw))
    except MisreadError as misread:
        return "misread", str(misread)


def _message(error: BaseException) -> str:
    try:
        return str(error)[:200]
    except Exception:
        return ""


def judge(exercise: CodeExercise, function: object, seconds: float = sandbox.SECONDS) -> Verdict:
    """Try a function on all cases of an exercise."""
    if not callable(function):
        return Verdict("error", "no function", function)
    if still_open(function):
        return Verdict("not attempted", "hole")
    bench = exercise.bench
    if not _takes(function, exercise.parameters):
        return Verdict("error", "parameters", len(exercise.parameters))
    # Some cases once more at the end: a function that remembers earlier calls gives itself away.
    count = len(bench.cases)
    order = [*range(count), *range(0, count, count // _ASKED_TWICE + 1)]
    run = sandbox.run(lambda index: outcome(exercise, function, bench.cases[index]), order, seconds)
    if not run.finished and not _only_errors(run.results):
        index = order[len(run.results)]
        stuck = bench.example(index, Outcome("error", "endless"))
        why = "unstoppable" if run.running else "endless"
        return Verdict("error", why, seconds, example=stuck, printed=run.printed)
    return _verdict(bench, run, order)


def _takes(function: Callable[..., Any], arguments: Sequence[str]) -> bool:
    try:
        inspect.signature(function).bind(*arguments)
    except TypeError:
        return False
    except Exception:  # a function of C that does not say what it takes, or an object that will not be asked
        return True
    return True


def _only_errors(results: Sequence[Outcome]) -> bool:
    """True if every case came to an error: a function that calls itself without end may take long to do so."""
    return bool(results) and all(one.kind == "error" for one in results)


def _verdict(bench: Bench, run: sandbox.Run[Outcome], order: Sequence[int]) -> Verdict:
    count = min(len(bench.cases), len(run.results))
    got = run.results[:count]
    if any(one.kind == "hole" for one in got):
        return Verdict("not attempted", "hole elsewhere")
    wrong = [i for i in range(count) if not got[i].same(bench.expected[i])]
    kinds = Counter(got[i].kind for i in wrong)
    changed = any(one.changed for one in got)
    right = Verdict("correct", wrong=kinds, cases=count, printed=run.printed, changed=changed)
    for index, again in zip(order[count:], run.results[count:], strict=run.finished):
        if not again.same(got[index]):
            example = bench.example(index, got[index])
            return replace(right, status="wrong", why="unsteady", detail=again, example=example)
    if not wrong:
        return right
    named = bench.named(got, wrong) if run.finished else None
    if named:
        mistake, first = named
        example = bench.example(first, got[first])
        return replace(right, status="misconception", misconception=mistake, example=example)
    first = wrong[0]
    status = "error" if got[first].kind == "error" else "wrong"
    return replace(right, status=status, example=bench.example(first, got[first]))
