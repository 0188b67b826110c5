"""Panels: what check, hint and solution show, as calm HTML with drawn cards, and as plain text elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from html import escape
from typing import Any

from scarto_core import Card, NotationError

from .answers import say_cards

ICONS = {"good": "✔", "open": "○", "not yet": "✘", "stopped": "⚠", "hint": "➜", "code": "✎"}
_OVERLAP = 6  # from this many cards on they overlap, as in a hand
_MOST = 33  # more cards than this are neither drawn nor named one by one

_STYLE = """
.scarto-panel{border-left:4px solid var(--tone);padding:.5em .9em;margin:.3em 0;max-width:60em;line-height:1.5;
 background:rgba(128,128,128,.08);border-radius:0 6px 6px 0;color:var(--jp-content-font-color1,inherit);
 font-family:var(--jp-content-font-family,sans-serif);font-size:var(--jp-content-font-size1,14px)}
.scarto-panel p{margin:.35em 0}.scarto-panel .title{font-weight:600;font-size:1.08em}
.scarto-panel .icon{color:var(--tone);margin-right:.4em}
.scarto-panel figure{display:inline-block;vertical-align:top;margin:.3em 2em .3em 0;max-width:100%}
.scarto-panel figcaption{margin-bottom:.2em}
.scarto-panel code,.scarto-panel pre{font-family:var(--jp-code-font-family,monospace);font-size:.95em;
 background:rgba(128,128,128,.14);color:inherit;border-radius:3px;padding:.05em .3em}
.scarto-panel pre{padding:.6em .8em;overflow-x:auto;line-height:1.4}
.scarto-panel .k,.scarto-panel .kn,.scarto-panel .kc,.scarto-panel .ow{font-weight:600;
 color:var(--jp-mirror-editor-keyword-color,inherit)}
.scarto-panel .s1,.scarto-panel .s2,.scarto-panel .sd{color:var(--jp-mirror-editor-string-color,inherit)}
.scarto-panel .c1{color:var(--jp-mirror-editor-comment-color,inherit);font-style:italic}
.scarto-panel .nf{color:var(--jp-mirror-editor-def-color,inherit)}
.scarto-panel .mi{color:var(--jp-mirror-editor-number-color,inherit)}
.scarto-panel.good{--tone:#2f8f5b}.scarto-panel.open{--tone:#80808c}.scarto-panel.not{--tone:#c4622d}
.scarto-panel.stopped{--tone:#b8860b}.scarto-panel.hint{--tone:#4a7fc1}.scarto-panel.code{--tone:#4a7fc1}
"""


@dataclass(frozen=True)
class Text:
    """A sentence or two; what stands between `backticks` is code."""

    words: str


@dataclass(frozen=True)
class Code:
    """Lines of Python."""

    source: str


@dataclass(frozen=True)
class Drawn:
    """Something from the table with a label, drawn as cards if it is cards."""

    label: str
    value: Any
    said: str = ""
    """The value in words; made from it if left out."""

    @property
    def words(self) -> str:
        """The value in words."""
        many = len(cards_in(self.value))
        return f"{many} cards" if many > _MOST else self.said or say(self.value)


Part = Text | Code | Drawn


@dataclass(frozen=True)
class Panel:
    """A title and what stands below it. Shows itself in notebooks; `str` is the same as plain text."""

    tone: str
    """One of `ICONS`."""
    title: str
    parts: tuple[Part, ...] = ()

    def __str__(self) -> str:
        lines = [f"{ICONS[self.tone]} {self.title}"]
        for part in self.parts:
            lines += _plain(part)
        return "\n".join(lines)

    __repr__ = __str__

    def html(self) -> str:
        """The panel as a piece of HTML that needs nothing else."""
        icon = f'<span class="icon" aria-hidden="true">{ICONS[self.tone]}</span>'
        body = f'<p class="title">{icon}{prose(self.title)}</p>' + "".join(map(_html, self.parts))
        return f'<div class="scarto-panel {self.tone.split()[0]}"><style>{_STYLE}</style>{body}</div>'

    def _repr_mimebundle_(self, **_: Any) -> tuple[dict[str, str], dict[str, Any]]:
        return {"text/plain": str(self), "text/html": self.html()}, {}


def cards_in(value: Any) -> list[str]:
    """Return the notations of the cards that a value consists of: a card, cards, or a trick; none if it is not that."""
    if isinstance(value, str):
        value = [value]
    if not isinstance(value, (list, tuple)):
        return []
    named = [item[1] if isinstance(item, tuple) and len(item) == 2 else item for item in value]
    try:
        return [str(Card.parse(card)) for card in named]
    except NotationError:
        return []


def say(value: Any) -> str:
    """Say a value from the table in words: cards by notation, a trick with its seats, the rest as Python writes it."""
    if _is_trick(value):
        return ", ".join(f"seat {seat}: {card}" for seat, card in value)
    if isinstance(value, (list, tuple)) and (not value or cards_in(value)):
        return say_cards(cards_in(value))
    return value if isinstance(value, str) else repr(value)


def _is_trick(value: Any) -> bool:
    return bool(isinstance(value, (list, tuple)) and value and isinstance(value[0], tuple) and cards_in(value))


def _plain(part: Part) -> Iterable[str]:
    if isinstance(part, Text):
        return [part.words]
    if isinstance(part, Code):
        return ["", *(f"    {line}" for line in part.source.splitlines()), ""]
    return [f"  {part.label}: {part.words}"]


def _html(part: Part) -> str:
    if isinstance(part, Text):
        return f"<p>{prose(part.words)}</p>"
    if isinstance(part, Code):
        return f"<pre>{_highlighted(part.source)}</pre>"
    caption = f"{escape(part.label)}: <code>{escape(part.words)}</code>"
    return f"<figure><figcaption>{caption}</figcaption>{draw(part.value)}</figure>"


def prose(words: str) -> str:
    """A sentence as HTML, with code between `backticks`."""
    pieces = re.split(r"`([^`]*)`", words)
    return "".join(f"<code>{escape(text)}</code>" if i % 2 else escape(text) for i, text in enumerate(pieces))


def draw(value: Any) -> str:
    """Draw cards or a trick as SVG; nothing for anything else."""
    from scarto_core import deck  # the drawings are made when the first card is shown

    cards: Sequence[str] = cards_in(value)
    if not 0 < len(cards) <= _MOST:
        return ""
    captions = [f"seat {seat}" for seat, _ in value] if _is_trick(value) else None
    return deck.row(cards, overlap=len(cards) >= _OVERLAP, captions=captions, card_width=60)


@lru_cache(maxsize=64)
def _highlighted(source: str) -> str:
    try:
        from pygments import highlight
        from pygments.formatters import HtmlFormatter
        from pygments.lexers import PythonLexer
    except ImportError:
        return escape(source)
    return str(highlight(source, PythonLexer(), HtmlFormatter(nowrap=True)))
