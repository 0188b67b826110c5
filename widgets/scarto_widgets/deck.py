"""The drawings of the cards, sent to a page once for all the tables of a kernel."""

from __future__ import annotations

import ipywidgets
import traitlets

from scarto_core.deck import sprite

from .sealed import Sealed

_shared: Deck | None = None


class Deck(Sealed, ipywidgets.Widget):
    """A model without a view: `sprite` is one SVG with a symbol for every card."""

    sprite = traitlets.Unicode().tag(sync=True)


def shared_deck() -> Deck:
    """Return the deck of this kernel, made anew if somebody closed it."""
    global _shared
    if _shared is None or _shared.comm is None:
        _shared = Deck(sprite=sprite())
    return _shared
