"""Functions from source text, and the way back from an exception to the line that raised it."""

from __future__ import annotations

import linecache
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import scarto_core

from .hole import ____


def define(source: str, name: str, label: str = "source") -> Callable[..., Any]:
    """Return the function `name` that `source` defines, in a namespace like that of a lesson."""
    filename = f"<{label}: {name}>"
    linecache.cache[filename] = (len(source), None, source.splitlines(keepends=True), filename)
    namespace: dict[str, Any] = {"sc": scarto_core, "____": ____, "__name__": "__lesson__"}
    exec(compile(source, filename, "exec"), namespace)
    return namespace[name]  # type: ignore[no-any-return]


@dataclass(frozen=True)
class Line:
    """A line of the learner's own code."""

    number: int
    text: str


def line_of(error: BaseException, function: object) -> Line | None:
    """Return the innermost line of `error` that stands in the learner's cells: where `function` has its globals."""
    cells = getattr(function, "__globals__", None)
    innermost = None
    step = error.__traceback__
    while step is not None:
        if step.tb_frame.f_globals is cells:
            innermost = step
        step = step.tb_next
    if innermost is None:
        return None
    text = linecache.getline(innermost.tb_frame.f_code.co_filename, innermost.tb_lineno)
    return Line(innermost.tb_lineno, text.strip())
