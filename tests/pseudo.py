"""A made-up language that puts every sentence in brackets: what stands outside never went through a catalogue."""

from __future__ import annotations

import re
from gettext import NullTranslations
from typing import TYPE_CHECKING

from scarto_core.languages import LANGUAGES

if TYPE_CHECKING:
    from playwright.sync_api import Locator

OPEN, SHUT = "⟦", "⟧"
BRACKETED = re.compile(f"{OPEN}[^{OPEN}{SHUT}]*{SHUT}")
HALVES = re.compile(f"^[^{OPEN}{SHUT}]*{SHUT}|{OPEN}[^{OPEN}{SHUT}]*$")
"""What is left of a sentence that the page cuts in two."""
NAMES = re.compile(f"Bruna|Carlo|Dora|{'|'.join(LANGUAGES.values())}")

SAID = """root => {
    const said = [], names = ["aria-label", "aria-description", "title", "placeholder", "alt"];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) said.push(walker.currentNode.textContent);
    for (const node of [root, ...root.querySelectorAll("*")]) {
        for (const name of names) said.push(node.getAttribute(name));
    }
    return [...new Set(said.filter(Boolean))];
}"""
"""Everything that a page says in an element, to the eye or to a screen reader."""


class Bracketed(NullTranslations):
    """The catalogue of that language."""

    def gettext(self, message: str) -> str:
        return f"{OPEN}{message}{SHUT}"

    def pgettext(self, context: str, message: str) -> str:
        return self.gettext(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)


def untranslated(part: Locator) -> list[str]:
    """What an element says that never went through a catalogue: letters outside the brackets, but for names."""
    return [text for text in part.evaluate(SAID) if passes_by(text)]


def passes_by(text: str) -> bool:
    """Whether there are letters outside the brackets, but for names."""
    return re.search(r"[^\W\d_]", NAMES.sub("", _outside(text))) is not None


def _outside(text: str) -> str:
    before = None
    while before != text:
        before, text = text, BRACKETED.sub("", text)
    return HALVES.sub("", text)
