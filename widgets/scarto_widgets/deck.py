"""The drawings of the cards, sent to a page once for all the tables of a kernel."""

from __future__ import annotations

import ipywidgets
import traitlets

from scarto_core.deck import sprite

from .sealed import Sealed

_shared: Deck | None = None


class Deck(Sealed, ipywidgets.Widget):
    """A model without a view: `sprite` is one SVG with a symbol for every card of the Piemontese deck.

    `french` is that of the French deck, and empty until a table of this kernel asks for it.
    """

    sprite = traitlets.Unicode().tag(sync=True)
    french = traitlets.Unicode().tag(sync=True)

    def draw(self, deck: str) -> None:
        """Send the drawings of `deck`, unless the page has them."""
        if deck == "french" and not self.french:
            self.french = sprite("french")


def shared_deck() -> Deck:
    """Return the deck of this kernel, made anew if somebody closed it."""
    global _shared
    if _shared is None or _shared.comm is None:
        _shared = Deck(sprite=sprite())
    return _shared
