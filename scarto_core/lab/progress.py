"""A progress bar, where there is somebody to see it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

Told = Callable[[int, int], object]
"""Told how many hands are done, of how many."""


@contextmanager
def bar(progress: bool | Told, hands: int) -> Iterator[Told | None]:
    """Yield what is to be told how far the work is: a bar of tqdm's if there is tqdm, or what was given."""
    if callable(progress):
        yield progress
        return
    shown = _bar(hands) if progress else None
    if shown is None:
        yield None
        return
    with shown:
        yield lambda done, of: _move(shown, done, of)


def _bar(hands: int) -> Any:
    try:
        tqdm = import_module("tqdm.auto").tqdm
    except ImportError:
        return None
    in_notebook = any(base.__module__ == "tqdm.notebook" for base in tqdm.__mro__)
    # None shows it on a terminal only; what a notebook prints to is none, and yet has somebody before it.
    return tqdm(total=hands, unit=" hands", leave=False, disable=False if in_notebook else None)


def _move(shown: Any, done: int, of: int) -> None:
    shown.total = of
    shown.update(done - shown.n)
