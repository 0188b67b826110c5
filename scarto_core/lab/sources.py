"""Where code stands that was sent to another process by value, and forgot on the way what cell it came from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from types import CodeType, FunctionType

from .faults import Fault, Frame

_LOST = "<dynamic-code>"
"""What cloudpickle calls every file."""


def located(fault: Fault, given: object) -> Fault:
    """Return a fault of the player that was `given`, with the files in its frames found again where that can be."""
    if all(file != _LOST for file, _, _ in fault.frames):
        return fault
    codes = list(_codes(given))
    return replace(fault, frames=tuple(_found(frame, codes) for frame in fault.frames))


def _found(frame: Frame, codes: list[CodeType]) -> Frame:
    file, line, name = frame
    if file == _LOST:
        for code in codes:
            lines = [number for _, _, number in code.co_lines() if number is not None]
            if code.co_name == name and min(lines) <= line <= max(lines):
                return code.co_filename, line, name
    return frame


def _codes(given: object) -> Iterator[CodeType]:
    """Yield the code of a player's methods and of the functions that stand beside them."""
    kind = given if isinstance(given, type) else type(given)
    own = [value for base in kind.__mro__ for value in vars(base).values() if isinstance(value, FunctionType)]
    own += [given] if isinstance(given, FunctionType) else []
    beside = [value for function in own[:1] for value in function.__globals__.values()]
    for function in [*own, *(value for value in beside if isinstance(value, FunctionType))]:
        yield function.__code__
