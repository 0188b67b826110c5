"""The pages of the demos, each with a picture made of the project's own cards, as one piece of HTML."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import NamedTuple

from scarto_core.deck import back, face

_STYLE = Path(__file__).parent / "static" / "demos" / "10-demos.css"


class Demo(NamedTuple):
    """One page: its notebook, what it is called, what there is to do, and the cards of its picture."""

    page: str
    title: str
    invitation: str
    cards: tuple[str, ...]
    kind: str
    """How the cards lie: "fan", "pair", "pile" or "hand"."""


DEMOS = (
    Demo("table", "The table", "Play a hand against two bots.", ("SK", "CQ", "F", "T20", "T1"), "fan"),
    Demo("pack", "The pack", "Name the card: all 78 of them.", ("S1", "B1", "C1", "D1"), "fan"),
    Demo("ranking", "Card ranking", "Two cards: which one wins?", ("C1", "C7"), "pair"),
    Demo("scarto", "The scarto", "You deal: lay three cards away.", ("back", "back", "back", "DQ"), "pile"),
    Demo("legal_play", "Legal play", "Mark every card you may play.", ("B9", "BJ", "S4", "S6", "T14"), "hand"),
    Demo("trios", "Counting in trios", "What is this pile worth?", ("DK", "D4", "B3"), "fan"),
)


class DemoPages:
    """Shows every demo as a picture that leads to its page, in a notebook and on a page of Voilà."""

    def __init__(self, demos: tuple[Demo, ...] = DEMOS) -> None:
        self.demos = demos

    def _repr_html_(self) -> str:
        items = "".join(f"<li>{_link(demo)}</li>" for demo in self.demos)
        style = _STYLE.read_text(encoding="utf-8")
        return f'<style>{style}</style><nav aria-label="Demos"><ul class="sc-demos">{items}</ul></nav>'

    def __repr__(self) -> str:
        return "\n".join(f"{demo.title}: {demo.invitation}" for demo in self.demos)


def _link(demo: Demo) -> str:
    cards = "".join(f"<span>{_drawing(card)}</span>" for card in demo.cards)
    return (
        f'<a href="{demo.page}.ipynb" target="_self">'  # else JupyterLab's renderer opens another tab
        f'<span class="sc-demo-picture" data-kind="{demo.kind}" aria-hidden="true">{cards}</span>'
        f'<span class="sc-demo-words"><b>{escape(demo.title)}</b> <span>{escape(demo.invitation)}</span></span></a>'
    )


def _drawing(card: str) -> str:
    return back() if card == "back" else face(card)
