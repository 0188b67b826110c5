"""What a learner's function may return: each kind reads an answer generously, and says it again in words.

`read` turns whatever means the same (strings or `Card`, a list or a set, 2 or 2.0) into one plain value, so that
answers can be compared with `==`.
"""

from __future__ import annotations

import inspect
import re
import reprlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from itertools import islice
from numbers import Number
from typing import Any

from scarto_core import Card, NotationError, words

_ADDRESS = re.compile(r" at 0x[0-9a-fA-F]+")  # of an object in memory: another one at every call
_brief = reprlib.Repr()
_brief.maxother = 80  # long enough for the address to be found whole
_LARGEST = 10**9
"""No answer of the game comes near this number, and what is far above it cannot even be printed."""
_MOST = 1000
"""More than this many things nobody returns; a generator without end is cut here."""


class MisreadError(Exception):
    """Raised for something that is no answer of the kind wanted; `str` says in words what it is instead."""


@dataclass(frozen=True)
class Kind:
    """A kind of answer."""

    wanted: str
    """What the function has to return: "a list of cards"."""
    read: Callable[[Any], Any]
    """Turns an answer into a plain value. Raises `MisreadError`."""
    say: Callable[[Any], str]
    """Says that value in words."""
    difference: Callable[[Any, Any], str] = lambda expected, got: ""
    """Says how the second value differs from the first, where that helps."""


def described(value: object) -> str:
    """Name a stranger's value for a sentence: "the text 'T9'", "the number 3", "a list: [1, 2]"."""
    if inspect.iscoroutine(value):
        value.close()
        return "a coroutine: leave out `async`"
    if inspect.isroutine(value) or inspect.isclass(value):
        return f"`{getattr(value, '__name__', 'a function')}` itself, not what it returns: are the brackets () missing?"
    try:
        shown = _ADDRESS.sub("", _brief.repr(value))
    except Exception:
        return f"a {type(value).__name__}"
    if isinstance(value, str):
        return f"the text {shown}"
    if isinstance(value, bool) or value is None:
        return shown
    if isinstance(value, Number):
        return f"the number {shown}"
    return f"a {type(value).__name__}: {shown}"


# -- reading


def _items(value: object, wanted: str) -> list[Any]:
    if isinstance(value, (str, bytes)) or not isinstance(value, Iterable):
        raise MisreadError(f"{wanted} is wanted, and this is {described(value)}")
    return list(islice(value, _MOST))


def _card(value: Any) -> Card:
    try:
        return Card.parse(value)
    except NotationError:
        raise MisreadError(f"{described(value)} is no card") from None


def _cards_in_order(value: object) -> tuple[str, ...]:
    return tuple(str(_card(item)) for item in _items(value, "a list of cards"))


def _cards(value: object) -> tuple[str, ...]:
    return tuple(map(str, sorted(_card(item) for item in _items(value, "a list of cards"))))


def _number(value: Any) -> Fraction:
    if isinstance(value, (str, bool)) or not isinstance(value, Number):
        raise MisreadError(f"a number is wanted, and this is {described(value)}")
    try:
        exact = Fraction(value)  # type: ignore[call-overload]  # a complex number is refused here
    except (TypeError, ValueError, OverflowError):
        raise MisreadError(f"a number is wanted, and this is {described(value)}") from None
    if abs(exact) > _LARGEST:
        raise MisreadError("a number is wanted, and this one is far too large")
    return exact.limit_denominator(1000) if isinstance(value, float) else exact


def _numbers(value: object) -> tuple[Fraction, ...]:
    return tuple(_number(item) for item in _items(value, "a list of numbers"))


def _seat(value: object) -> int:
    number = _number(value)
    if number.denominator != 1:
        raise MisreadError(f"a seat is a whole number, and this is {described(value)}")
    return int(number)


def _seats_in_order(value: object) -> tuple[int, ...]:
    return tuple(_seat(item) for item in _items(value, "a list of seats"))


def _seats(value: object) -> tuple[int, ...]:
    return tuple(sorted(_seats_in_order(value)))


def _suits(value: object) -> tuple[str, ...]:
    letters = list(value) if isinstance(value, str) else _items(value, "a list of suits")
    for letter in letters:
        if not isinstance(letter, str) or letter not in ("S", "B", "C", "D", "T", "F"):
            raise MisreadError(f"a suit is written S, B, C or D, and this is {described(letter)}")
    return tuple(sorted(set(letters), key="SBCDTF".index))


def _pair(value: object) -> tuple[Any, ...]:
    if isinstance(value, (str, bytes)) or not isinstance(value, (tuple, list)) or len(value) != 2:
        raise MisreadError(f"a pair (suit, rank) is wanted, and this is {described(value)}")
    return tuple(value)


# -- saying


def say_cards(cards: Iterable[str]) -> str:
    """Say some cards by their notation, or "no card"."""
    return " ".join(cards) or "no card"


def say_number(number: Fraction) -> str:
    """Say a number, fractions as mixed numbers: "26", "−6", "19 1/2"."""
    whole, rest = divmod(abs(number), 1)
    parts = [str(whole)] * bool(whole or not rest) + [str(rest)] * bool(rest)
    return ("−" if number < 0 else "") + " ".join(parts)


def _say_numbers(numbers: Iterable[Fraction]) -> str:
    return ", ".join(map(say_number, numbers)) or "no number"


def _say_seats(seats: Iterable[int]) -> str:
    return ", ".join(f"seat {seat}" for seat in seats) or "no seat"


def _say_suits(suits: Iterable[str]) -> str:
    names = {"F": "the Fool"}
    return ", ".join(names.get(suit) or f"{words.suit_name(suit)} ({suit})" for suit in suits) or "no suit"


def _cards_apart(expected: tuple[str, ...], got: tuple[str, ...]) -> str:
    twice = [card for card in dict.fromkeys(got) if got.count(card) > 1]
    parts = {
        "Missing": [card for card in expected if card not in got],
        "Too many": [card for card in dict.fromkeys(got) if card not in expected],
        "There more than once": twice,
    }
    return " ".join(f"{label}: {say_cards(cards)}." for label, cards in parts.items() if cards)


CARDS = Kind("a list of cards", _cards, say_cards, _cards_apart)
CARDS_IN_ORDER = Kind("a list of cards, in order", _cards_in_order, say_cards)
NUMBER = Kind("a number", _number, say_number)
NUMBERS = Kind("a list of numbers", _numbers, _say_numbers)
SEAT = Kind("the number of a seat", _seat, lambda seat: f"seat {seat}")
SEATS = Kind("a list of seats", _seats, _say_seats)
SEATS_IN_ORDER = Kind("a list of seats, in order", _seats_in_order, _say_seats)
SUITS = Kind("a list of suits", _suits, _say_suits)
SUIT_AND_RANK = Kind('a pair such as ("S", 14)', _pair, repr)
