"""Puts a verdict into words: what a learner reads after `check()`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .answers import described
from .feedback import Code, Drawn, Panel, Part, Text
from .judge import Example, Outcome, Verdict

if TYPE_CHECKING:
    from .exercise import CodeExercise

_GLOSS = {
    "AssertionError": "Something that the code takes for granted does not hold.",
    "AttributeError": "A value is asked for something that it does not have. Cards come as text, such as `'SK'`.",
    "EOFError": "Everything the function needs is in its arguments.",
    "IndexError": "There is no such place in the list or text.",
    "KeyError": "That is not in the table it is looked up in.",
    "NameError": "A name is misspelt, or the cell that defines it has not been run.",
    "RecursionError": "The function calls itself without end.",
    "SystemExit": "It ends the program, where it should return an answer.",
    "TypeError": "A value is of a kind that does not fit there.",
    "UnboundLocalError": "A name is used before it gets a value.",
    "ValueError": "A value is of the right kind, but does not fit.",
    "ZeroDivisionError": "Something is divided by zero.",
}
_KINDS = {
    "value": "another answer",
    "nothing": "nothing returned",
    "misread": "something of another kind",
    "error": "stopped by an error",
}
_LONGEST_CALL = 160


@dataclass(frozen=True, repr=False)
class Result(Panel):
    """What `check()` returns: it shows itself, and can be asked."""

    status: str = "not attempted"
    """"not attempted", "correct", "misconception", "wrong" or "error"."""
    misconception: str | None = None
    """The name of the misconception, if the answer is one that is known."""
    exercise: str = ""

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, str], dict[str, Any]]:
        data, _ = super()._repr_mimebundle_(**kwargs)
        told = {"exercise": self.exercise, "status": self.status, "misconception": self.misconception}
        return data, {"scarto": told}


def report(exercise: CodeExercise, verdict: Verdict, news: Iterable[str] = ()) -> Result:
    """Return what to show for a verdict, with `news` from the progress file at its end."""
    tone, title, parts = _WORDS.get(verdict.why or verdict.status, _wrong)(exercise, verdict)
    named = verdict.misconception.name if verdict.misconception else None
    tail = (*_notes(verdict), *map(Text, news))
    return Result(tone, title, (*parts, *tail), verdict.status, named, exercise.id)


_Words = tuple[str, str, list[Part]]


def _open(exercise: CodeExercise, verdict: Verdict) -> _Words:
    where = f"Put your code in place of `____` in `{exercise.function}`, run that cell, then check again."
    if verdict.why == "missing":
        where = f"There is no function `{exercise.function}` yet. Run the cell that defines it, then check again."
    if verdict.why == "hole elsewhere":
        where = f"`{exercise.function}` gives back `____`: a function that it calls still has its hole."
    return "open", "Not attempted yet", [Text(where), Text(f"A first hint: `{exercise.key}.hint()`.")]


def _correct(exercise: CodeExercise, verdict: Verdict) -> _Words:
    how_many = f"Right in all {verdict.cases} cases." if verdict.cases > 1 else "Just so."
    return "good", "Correct", [Text(f"{how_many} Our own way of writing it: `{exercise.key}.solution()`.")]


def _no_function(exercise: CodeExercise, verdict: Verdict) -> _Words:
    words = f"`{exercise.function}` should be a function, and it is {described(verdict.detail)}."
    return "stopped", "That is no function", [Text(words), Text("Begin again with:"), Code(exercise.starter)]


def _parameters(exercise: CodeExercise, verdict: Verdict) -> _Words:
    count = "one argument" if verdict.detail == 1 else f"{verdict.detail or 'no'} arguments"
    words = f"`{exercise.function}` is called with {count}, and yours does not take that. Its first line has to be:"
    return "stopped", "The arguments do not fit", [Text(words), Code(f"def {exercise.signature}:")]


def _endless(exercise: CodeExercise, verdict: Verdict) -> _Words:
    stopped = f"After {verdict.detail:.0f} seconds this call had not come to an end, and was stopped."
    parts: list[Part] = [Text(f"{stopped} Is there a loop whose end is never reached?")]
    if verdict.why == "unstoppable":
        parts = [Text("It does not end and cannot be stopped either: restart the kernel before you go on.")]
    if verdict.example:
        parts += _call(exercise, verdict.example)
    return "stopped", "Your function does not come to an end", parts


def _unsteady(exercise: CodeExercise, verdict: Verdict) -> _Words:
    words = (
        "Called twice with the same arguments, your function gives two different answers. Does it keep something "
        "from one call to the next: a list made outside of it, or a list as the default of an argument?"
    )
    assert verdict.example
    first, second = verdict.example.got, verdict.detail
    answers = [_answer(exercise, "The first time", first), _answer(exercise, "The second time", second)]
    parts = [Text(words), *_call(exercise, verdict.example), *answers]
    return "not yet", "Not yet: the same question, two answers", parts


def _misconception(exercise: CodeExercise, verdict: Verdict) -> _Words:
    assert verdict.misconception
    assert verdict.example
    parts = [Text(verdict.misconception.says), *_case(exercise, verdict.example), *_score(verdict)]
    return "not yet", f"Not yet: it {verdict.misconception.name}", parts


def _wrong(exercise: CodeExercise, verdict: Verdict) -> _Words:
    assert verdict.example
    tone, title = {
        "error": ("stopped", "Your function stops with an error"),
        "nothing": ("not yet", "Not yet: your function returns nothing"),
        "misread": ("not yet", f"Not yet: {exercise.answer.wanted} should come back"),
    }.get(verdict.example.got.kind, ("not yet", "Not yet: here is a case that differs"))
    return tone, title, [*_case(exercise, verdict.example), *_score(verdict)]


_WORDS = {
    "missing": _open,
    "hole": _open,
    "hole elsewhere": _open,
    "no function": _no_function,
    "parameters": _parameters,
    "endless": _endless,
    "unstoppable": _endless,
    "unsteady": _unsteady,
    "correct": _correct,
    "misconception": _misconception,
}


# -- one case


def _case(exercise: CodeExercise, example: Example) -> Iterator[Part]:
    """Show a case: what was given, what came, what should have come, and the rule that decides."""
    got, expected = example.got, example.expected
    if got.kind == "error":
        yield Text(_stopped(got))
    if got.kind == "nothing":
        yield Text(_nothing(exercise, example))
    yield from _call(exercise, example)
    if got.kind in ("value", "misread"):
        yield _answer(exercise, "Your answer", got)
    yield _answer(exercise, "By the rules", expected)
    if got.kind == "value":
        apart = exercise.answer.difference(expected.value, got.value)
        yield from [Text(apart)] if apart else []
    yield Text(f"The rule: {exercise.rule}")


def _call(exercise: CodeExercise, example: Example) -> Iterator[Part]:
    """Show what a function was given, and how to call it with that."""
    for label, value in exercise.shows(*example.case):
        yield Drawn(label, value)
    call = exercise.spell(exercise.function, *example.case)
    if len(call) <= _LONGEST_CALL:
        yield Text(f"To try it: `{call}`")


def _answer(exercise: CodeExercise, label: str, got: Outcome) -> Part:
    if got.kind == "value":
        return Drawn(label, got.value, exercise.answer.say(got.value))
    if got.kind == "error":
        return Text(f"{label}: an error, {got.value}.")
    words = f"{got.value}" if got.kind == "misread" else "nothing (None)"
    return Text(f"{label}: {words}.")


def _stopped(got: Outcome) -> str:
    where = f"in line {got.line.number} of its cell" if got.line else "as it is called"
    code = f", `{got.line.text}`" if got.line and got.line.text else ""
    said = f": {got.said.rstrip('.')}" if got.said else ""
    return f"It stops {where}{code}, with {got.value}{said}. {_GLOSS.get(got.value, '')}".strip()


def _nothing(exercise: CodeExercise, example: Example) -> str:
    if example.got.changed:
        return "It changes the list that it was given, but returns nothing: is a `return` missing?"
    return "Your function returns nothing: is a `return` missing, or does one of its ways lead past it?"


def _score(verdict: Verdict) -> Iterator[Part]:
    """Say how many cases are right; nothing where the case shown is the only one."""
    wrong: Mapping[str, int] = verdict.wrong or {}
    right = verdict.cases - sum(wrong.values())
    kinds = ", ".join(f"{_times(number)} {_KINDS[kind]}" for kind, number in wrong.items())
    mixed = f" ({kinds})" if len(wrong) > 1 else ""
    if verdict.cases > 1:
        yield Text(f"It is right in {right or 'none'} of {verdict.cases} cases{mixed}.")


def _times(number: int) -> str:
    return {1: "once", 2: "twice"}.get(number, f"{number} times")


def _notes(verdict: Verdict) -> Iterator[Part]:
    if verdict.changed and verdict.status == "correct":
        yield Text(
            "One thing besides: your function changes the list that it is given. We gave it copies; at a table "
            "the player's own hand would be changed. Better to build a new list."
        )
    if verdict.printed:
        first = verdict.printed.strip().splitlines()[:1]
        shown = f" (it begins `{first[0][:60]}`)" if first else ""
        yield Text(f"Your function also printed something{shown}. That does no harm; only what it returns is judged.")
