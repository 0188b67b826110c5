"""Chance for kernels: SplitMix64 kept to 63 bits, so that Python and machine code count alike.

Each position carries its own stream (`s[RANDOM]`), so a copy of a position goes on with the same numbers.
"""

from __future__ import annotations

from .jit import WORD, Ints, function, plus, times
from .position import RANDOM

_STEP = 0x9E3779B97F4A7C15 & WORD
_FIRST = 0xBF58476D1CE4E5B9 & WORD
_SECOND = 0x94D049BB133111EB & WORD


@function
def mixed(number: int) -> int:
    """Return 63 bits that all depend on all bits of `number`."""
    number = times(number ^ (number >> 30), _FIRST)
    number = times(number ^ (number >> 27), _SECOND)
    return number ^ (number >> 31)


@function
def below(s: Ints, n: int) -> int:
    """Return a whole number from 0 to n - 1 (n under 2**31), each as likely as the next to one part in four billion."""
    s[RANDOM] = plus(s[RANDOM], _STEP)
    return ((mixed(s[RANDOM]) >> 31) * n) >> 32


@function
def stream(seed: int, number: int) -> int:
    """Return where the stream of that number begins; streams of one seed have nothing to do with each other."""
    return mixed(plus(mixed(plus(seed, _STEP)), times(number, _STEP)))
