"""The words of the demo pages, in English, in one place for translators, and how they are put into a page."""

from __future__ import annotations

from html import escape

from scarto_core.languages import LANGUAGES, gettext, language

PAGES = {
    "index": (
        "Scarto",
        "A Piedmontese tarot game for three: seventy-eight cards, each for himself. Choose a page and start clicking.",
    ),
    "table": (
        "The table",
        "Click a card that stands out; if you deal, lay three away first. The next player sits on your right.",
        "The table",
        "Play a hand against two bots.",
    ),
    "pack": (
        "The pack",
        "Seventy-eight cards and their names: choose the right one, and read why.",
        "The pack",
        "Name the card: all 78 of them.",
    ),
    "ranking": (
        "Which card wins?",
        "Two cards, one of them stronger: be right first, and quick later.",
        "Card ranking",
        "Two cards: which one wins?",
    ),
    "scarto": (
        "The scarto",
        "You deal and hold 28 cards: lay three away, and see what a club player would do.",
        "The scarto",
        "You deal: lay three cards away.",
    ),
    "legal_play": (
        "What may you play?",
        "A trick, and your hand: mark every card that the rules allow.",
        "Legal play",
        "Mark every card you may play.",
    ),
    "trios": (
        "Counting in trios",
        "Count what lies there, in your head or with the count tray.",
        "Counting in trios",
        "What is this pile worth?",
    ),
}
"""Of each page its heading, and the sentence below it; and on the index its title, and what there is to do."""

FRAME = {
    "all_pages": "All pages",
    "demos": "Demos",
    "loading": "One moment, the cards are being dealt …",
    # pages that are none
    "full": "All seats are taken",
    "full_about": "A seat becomes free when somebody closes a page.",
    "full_again": "Try again in a minute",
    "unknown": "Who is meant?",
    "unknown_about": "This server does not go by the name in the address. It answers to its address in numbers and to "
    "the name of its computer; whoever runs it can add names.",
    "nowhere": "There is no such page",
    "failed": "That went wrong",
    "elsewhere": "But there is a table, and there are drills:",
}
"""What stands round the pages, and on pages that could not be served."""


def in_languages(text: str) -> dict[str, str]:
    """Return a text of the tables here in every language, by the language's code."""
    said = {}
    for code in LANGUAGES:
        with language(code):
            said[code] = gettext(text)
    return said


def say(text: str) -> str:
    """Return a text in every language as HTML, of which the style shows the language of the page."""
    return "".join(
        f'<span class="sc-say" lang="{code}">{escape(said)}</span>' for code, said in in_languages(text).items()
    )


def frame(key: str) -> str:
    """Return a text of `FRAME` in the language that is spoken."""
    return gettext(FRAME[key])


def wanted(chosen: str, accepted: str) -> str:
    """Return the language for a visitor: the one chosen before, else the first that the browser accepts, else English.

    `accepted` is what the browser sends as `Accept-Language`, its best first, as all browsers do.

    >>> wanted("es", "it"), wanted("", "de-CH,it-CH;q=0.9,en;q=0.8"), wanted("<script>", "")
    ('es', 'it', 'en')
    """
    codes = [chosen, *(part.strip()[:2].lower() for part in accepted.split(","))]
    return next((code for code in codes if code in LANGUAGES), "en")
