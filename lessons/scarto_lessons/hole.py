"""The hole in a starter cell, `____`: a value that stands for code still to be written.

It swallows whatever is done with it, so that a notebook with untouched exercises runs to its end without an error.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from types import CodeType
from typing import Any


class Hole:
    """The value of `____`. Every operation on it gives the hole again, every question to it is answered with no."""

    def __repr__(self) -> str:
        return "____"

    def _itself(self, *_: Any, **__: Any) -> Hole:
        return self

    def _no(self, *_: Any) -> bool:
        return False

    __call__ = __getitem__ = _itself
    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = _itself
    __truediv__ = __rtruediv__ = __floordiv__ = __rfloordiv__ = __mod__ = __rmod__ = _itself
    __neg__ = __and__ = __rand__ = __or__ = __ror__ = __xor__ = __rxor__ = _itself
    __lt__ = __le__ = __gt__ = __ge__ = __contains__ = __bool__ = _no

    def __len__(self) -> int:
        return 0

    def __iter__(self) -> Iterator[Any]:
        return iter(())


____ = Hole()


def still_open(function: object) -> bool:
    """True if the code of a function still mentions `____`, at any depth."""
    try:
        code = getattr(function, "__code__", None)
    except Exception:  # an object with an opinion of its own about its attributes
        return False
    return isinstance(code, CodeType) and _mentions_hole(code)


def _mentions_hole(code: CodeType) -> bool:
    inner = (constant for constant in code.co_consts if isinstance(constant, CodeType))
    return "____" in code.co_names or any(map(_mentions_hole, inner))


def holds_hole(answer: object) -> bool:
    """True if an answer is the hole, or a container with the hole in it."""
    if isinstance(answer, (list, tuple, set, frozenset)):
        return any(isinstance(part, Hole) for part in islice(answer, 100))
    return isinstance(answer, Hole)
