"""The pages of the demos, each with a picture made of the project's own cards, and what stands round every page."""

from __future__ import annotations

import json
from functools import cache
from html import escape
from pathlib import Path
from typing import NamedTuple

from scarto_core.deck import back, face
from scarto_core.languages import LANGUAGES

from .text import FRAME, PAGES, frame, in_languages, say, wanted

__all__ = ["DEMOS", "Demo", "DemoPages", "frame", "header", "loading", "style", "wanted"]

_STYLES = Path(__file__).parents[1] / "static" / "demos"


class Demo(NamedTuple):
    """One page: its notebook, the cards of its picture, and how they lie: "fan", "pair", "pile" or "hand"."""

    page: str
    cards: tuple[str, ...]
    kind: str

    @property
    def title(self) -> str:
        """What it is called on the index, in English."""
        return PAGES[self.page][2]

    @property
    def invitation(self) -> str:
        """What there is to do, in English."""
        return PAGES[self.page][3]


DEMOS = (
    Demo("table", ("SK", "CQ", "F", "T20", "T1"), "fan"),
    Demo("pack", ("S1", "B1", "C1", "D1"), "fan"),
    Demo("ranking", ("C1", "C7"), "pair"),
    Demo("scarto", ("back", "back", "back", "DQ"), "pile"),
    Demo("legal_play", ("B9", "BJ", "S4", "S6", "T14"), "hand"),
    Demo("trios", ("DK", "D4", "B3"), "fan"),
)


class DemoPages:
    """Shows every demo as a picture that leads to its page, in a notebook and on a page of Voilà."""

    def __init__(self, demos: tuple[Demo, ...] = DEMOS) -> None:
        self.demos = demos

    def _repr_html_(self) -> str:
        items = "".join(f"<li>{_link(demo)}</li>" for demo in self.demos)
        label = f'<span id="sc-demos" class="sc-demos-label">{say(FRAME["demos"])}</span>'
        return f'{style()}<nav aria-labelledby="sc-demos">{label}<ul class="sc-demos">{items}</ul></nav>'

    def __repr__(self) -> str:
        return "\n".join(f"{demo.title}: {demo.invitation}" for demo in self.demos)


@cache
def header(page: str) -> str:
    """Return what stands above a page, as HTML in all languages: its name, the way back, and the languages.

    Nothing for a notebook that is none of the demos: that brings a heading of its own.
    """
    if page not in PAGES:
        return ""
    heading, sentence = PAGES[page][:2]
    titles = escape(json.dumps(in_languages(heading), ensure_ascii=False))
    way_back = f'<a href="index.ipynb"><span aria-hidden="true">← </span>{say(FRAME["all_pages"])}</a>'
    buttons = "".join(
        f'<button type="button" data-speak="{code}" lang="{code}" aria-label="{name}" title="{name}">{code.upper()}'
        f"</button>"
        for code, name in LANGUAGES.items()
    )
    return (
        f'<header class="sc-head" data-titles="{titles}"><h1>{say(heading)}</h1>'
        f'<div class="sc-speak" role="group">{buttons}</div>'
        f"<p>{'' if page == 'index' else way_back} <span>{say(sentence)}</span></p></header>"
    )


@cache
def loading() -> str:
    """Return what is said until a page is there, as HTML in all languages."""
    return say(FRAME["loading"])


@cache
def style() -> str:
    """Return the style of all this, as an element of HTML."""
    return f"<style>{''.join(path.read_text(encoding='utf-8') for path in sorted(_STYLES.glob('*.css')))}</style>"


def _link(demo: Demo) -> str:
    cards = "".join(f"<span>{_drawing(card)}</span>" for card in demo.cards)
    return (
        f'<a href="{demo.page}.ipynb" target="_self">'  # else JupyterLab's renderer opens another tab
        f'<span class="sc-demo-picture" data-kind="{demo.kind}" aria-hidden="true">{cards}</span>'
        f'<span class="sc-demo-words"><b>{say(demo.title)}</b> <span>{say(demo.invitation)}</span></span></a>'
    )


def _drawing(card: str) -> str:
    return back() if card == "back" else face(card)
