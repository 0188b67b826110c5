"""Machine code where numba is installed, plain Python where it is not: one source for both.

Kernels are written in the part of Python in which the two agree bit for bit. Whole numbers stay below 2**63 (sums and
products that may grow beyond are `plus` and `times`), arrays are flat, and floats are added in the order written.
Kernels make no arrays: working space is handed to them, and so nothing in them has to be counted or freed.

Importing this module imports numba, if there is one, but compiles nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any, TypeVar

from . import cache

_F = TypeVar("_F", bound=Callable[..., Any])

Ints = list[int]
"""A flat array of 64-bit whole numbers: of numpy with numba, else a list."""
Reals = list[float]
"""A flat array of double floats: of numpy with numba, else a list."""

INTS, REALS = "int64[::1]", "float64[::1]"
"""The two kinds of arrays in the signatures of kernels."""


def _numba() -> Any:
    """Return numba, or None where it is missing or told not to compile."""
    try:
        numba = import_module("numba")
    except ImportError:
        return None
    return None if numba.config.DISABLE_JIT else numba


numba = _numba()
COMPILED = numba is not None
"""True if kernels are, or will be, machine code."""

ENTRIES: list[tuple[Any, str]] = []
"""The kernels that Python calls, with their signatures: what `compile_all` compiles."""

_HOW = {"nogil": True, "error_model": "numpy", "_nrt": False}
_INSIDE = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "forceinline": True}


def function(code: _F) -> _F:
    """Make a function for other kernels to call; it is compiled into them."""
    if not COMPILED:
        return code
    return numba.njit(**_HOW, **_INSIDE)(code)  # type: ignore[no-any-return]


def kernel(signature: str) -> Callable[[_F], _F]:
    """Make a kernel that Python calls, with numba's signature of it. Its machine code is kept on disk."""

    def make(code: _F) -> _F:
        if not COMPILED:
            return code
        with cache.numba_keeps_here(numba):
            dispatcher = numba.njit(**_HOW, no_cfunc_wrapper=True, cache=True)(code)
        ENTRIES.append((dispatcher, signature))
        return dispatcher  # type: ignore[no-any-return]

    return make


def compile_all() -> None:
    """Compile every kernel, or load it from disk; nothing is done for those that are there already."""
    for dispatcher, signature in ENTRIES:
        if not dispatcher.signatures:
            try:
                dispatcher.compile(signature)
            except OSError:  # the disk is full, or the folder has gone: then without keeping it
                dispatcher._cache.disable()
                dispatcher.compile(signature)
        dispatcher.disable_compile()  # a wrong argument is an error, not another compilation


def integers(values: Iterable[int]) -> Ints:
    """Return an array of whole numbers."""
    if not COMPILED:
        return list(values)
    return import_module("numpy").array(list(values), dtype="int64")  # type: ignore[no-any-return]


def reals(values: Iterable[float]) -> Reals:
    """Return an array of floats."""
    if not COMPILED:
        return list(values)
    return import_module("numpy").array(list(values), dtype="float64")  # type: ignore[no-any-return]


def zeros(size: int) -> Ints:
    """Return an array of so many zeros."""
    return [0] * size if not COMPILED else import_module("numpy").zeros(size, dtype="int64")


WORD = (1 << 63) - 1
"""The largest whole number of a kernel."""


def _popcount(cards: int) -> int:
    """Return how many cards a word holds."""
    return cards.bit_count()


def _lowest(cards: int) -> int:
    """Return the place of the lowest card of a word that is not empty."""
    return (cards & -cards).bit_length() - 1


def _highest(cards: int) -> int:
    """Return the place of the highest card of a word that is not empty."""
    return cards.bit_length() - 1


def _plus(a: int, b: int) -> int:
    """Return the lowest 63 bits of a sum."""
    return (a + b) & WORD


def _times(a: int, b: int) -> int:
    """Return the lowest 63 bits of a product."""
    return (a * b) & WORD


def _nth(cards: int, n: int) -> int:
    """Return the place of a word's card with n lower ones in it."""
    for _ in range(n):
        cards &= cards - 1
    return lowest(cards)


popcount, lowest, highest, nth, plus, times = _popcount, _lowest, _highest, _nth, _plus, _times


def _instruction(arity: int, build: Callable[..., Any]) -> Any:
    """Return a function of words that becomes what `build` writes with LLVM's own instructions.

    For a sum that may overflow there is no other way: numba promises LLVM that none does.
    """
    int64 = numba.types.int64

    def typed(typing_context: Any, *words: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return build(builder, *arguments)

        return int64(*[int64] * arity), generate

    one = lambda typing_context, a: typed(typing_context, a)  # noqa: E731  # numba counts the parameters
    two = lambda typing_context, a, b: typed(typing_context, a, b)  # noqa: E731
    return import_module("numba.extending").intrinsic(one if arity == 1 else two)


def _build_highest(builder: Any, word: Any) -> Any:
    zeros_before = builder.ctlz(word, _ir.Constant(_ir.IntType(1), 1))
    return builder.sub(_ir.Constant(_ir.IntType(64), 63), zeros_before)


def _deposit() -> Any:
    """Return `nth` in two instructions, where the processor can deposit bits; else None."""
    if not import_module("llvmlite.binding").get_host_cpu_features().get("bmi2"):
        return None

    def build(builder: Any, cards: Any, n: Any) -> Any:
        word = _ir.IntType(64)
        pdep = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), _ir.FunctionType(word, [word, word]))
        bit = builder.call(pdep, [builder.shl(_ir.Constant(word, 1), n), cards])
        return builder.cttz(bit, _ir.Constant(_ir.IntType(1), 1))

    return _instruction(2, build)


if COMPILED:
    _ir = import_module("llvmlite.ir")
    _word = _ir.Constant(_ir.IntType(64), WORD)
    popcount = _instruction(1, lambda builder, a: builder.ctpop(a))
    lowest = _instruction(1, lambda builder, a: builder.cttz(a, _ir.Constant(_ir.IntType(1), 1)))
    highest = _instruction(1, _build_highest)
    plus = _instruction(2, lambda builder, a, b: builder.and_(builder.add(a, b), _word))
    times = _instruction(2, lambda builder, a, b: builder.and_(builder.mul(a, b), _word))
    nth = _deposit() or function(_nth)
