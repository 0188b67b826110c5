"""The `drill()` of a lesson: the drill widget, reporting to the progress file."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from . import progress
from .catalog import LESSONS

if TYPE_CHECKING:
    from scarto_widgets.drills import Drill


def drill_of(number: str) -> Callable[..., Drill]:
    """Return the function `drill` of lesson `number`."""
    name = next(lesson.drill for lesson in LESSONS if lesson.number == number)
    assert name is not None, f"lesson {number} has no drill"

    def drill(seed: int | None = None, level: int = 0) -> Drill:
        """Return an endless drill. The same seed asks the same questions; levels go from 0 to 4."""
        from scarto_widgets.drills import Drill

        def note(question: Any, outcome: Any) -> None:
            progress.note_answer(number, name, outcome.correct, widget.session.streak)

        widget = Drill(name, seed=seed, level=level, on_answer=note)
        return widget

    return drill
