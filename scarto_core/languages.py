"""The language in which a person is spoken to: gettext catalogues in `locale/`, and English in the source itself.

>>> with language("it"):
...     gettext("You do not hold {the_card}.", the_card="l'asso di denari")
"Non hai in mano l'asso di denari."

Only sentences for a person change: notation, records and the names that programs use are the same everywhere.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from .cards import shown

if TYPE_CHECKING:
    from gettext import NullTranslations

LANGUAGES = {"en": "English", "it": "Italiano", "es": "Español"}
"""The languages that there are, by their codes, each with its own name."""

SOURCE = "en"
"""The language of the source, which needs no catalogue."""
DOMAIN = "scarto"
LOCALE = Path(__file__).parent / "locale"

_here: ContextVar[str | None] = ContextVar("language", default=None)
_everywhere = SOURCE


def spoken() -> str:
    """Return the code of the language that is spoken now."""
    return _here.get() or _everywhere


def check_language(code: object) -> str:
    """Return `code`. Raises `ValueError`, naming the languages, unless it is one of theirs."""
    if not isinstance(code, str) or code not in LANGUAGES:
        raise ValueError(f"the language must be one of {', '.join(LANGUAGES)}, not {shown(code)}")
    return code


@contextmanager
def language(code: str) -> Iterator[None]:
    """Speak a language inside a `with`; other threads go on in theirs. Raises `ValueError` for an unknown one."""
    before = _here.set(check_language(code))
    try:
        yield
    finally:
        _here.reset(before)


def speak(code: str) -> None:
    """Speak a language from now on, wherever no `language` says otherwise. Raises `ValueError` for an unknown one."""
    global _everywhere
    _everywhere = check_language(code)


def gettext(text: str, /, **values: object) -> str:
    """Return a sentence in the language that is spoken, its {placeholders} filled in."""
    code = spoken()
    said = text if code == SOURCE or not text else catalogue(code).gettext(text)
    return said.format_map(values) if values else said


def pgettext(context: str, text: str, /, **values: object) -> str:
    """Return the same as `gettext`, for a text that means different things; `context` says which one is meant."""
    code = spoken()
    said = text if code == SOURCE else catalogue(code).pgettext(context, text)
    return said.format_map(values) if values else said


def ngettext(one: str, many: str, n: int, /, **values: object) -> str:
    """Return the form of a sentence that fits the number `n`, which fills its {n}."""
    return form_for(one, many, n).format_map({"n": n, **values})


def form_for(one: str, many: str, n: int) -> str:
    """Return the form of a sentence that fits the number `n`, its {placeholders} still open."""
    code = spoken()
    return (one if n == 1 else many) if code == SOURCE else catalogue(code).ngettext(one, many, n)


def decimal(number: float, digits: int = 1) -> str:
    """Return a number as the language writes it: "1.5", "1,5"."""
    return f"{number:.{digits}f}".replace(".", pgettext("the sign before tenths", "."))


@cache
def catalogue(code: str) -> NullTranslations:
    """Return the catalogue of a language, read once. What it lacks is said in English."""
    import gettext

    return gettext.translation(DOMAIN, LOCALE, [code], fallback=True)
