"""What the cards are called in Italian, and in a French pack (RULES 1)."""

from __future__ import annotations

import scarto_core as sc
from scarto_core.languages import gettext, spoken
from scarto_core.words import TRUMP_NAMES, name, rank_name, suit_name, trump_name

_SUITS = {"S": "Spade", "B": "Bastoni", "C": "Coppe", "D": "Denari"}
_RANKS = (
    "Asso", "Due", "Tre", "Quattro", "Cinque", "Sei", "Sette", "Otto", "Nove", "Dieci",
    "Fante", "Cavallo", "Regina", "Re",
)  # fmt: skip
_SIGNS = {"S": "♠", "B": "♣", "C": "♥", "D": "♦"}


def italian_is_spoken() -> bool:
    """Whether the Italian names are the learner's own."""
    return spoken() == "it"


def italian(card: sc.Card) -> str:
    """Return a card's Italian name, whatever is spoken: "Asso di Coppe", "Angelo", "Matto"."""
    if card.suit == "F":
        return "Matto"
    if card.is_trump:
        return TRUMP_NAMES[card.rank - 1]
    return f"{italian_rank(card)} di {italian_suit(card)}"


def italian_rank(card: sc.Card) -> str:
    """Return "Asso", "Due" … "Re"."""
    return _RANKS[card.rank - 1]


def italian_suit(card: sc.Card) -> str:
    """Return "Spade", "Bastoni", "Coppe" or "Denari"."""
    return _SUITS[card.suit]


def in_both(card: sc.Card) -> str:
    """Return a card's Italian name and the learner's: "Asso di Coppe, ace of cups"; once where they are the same."""
    own = trump_name(card) if card.is_trump else name(card)
    return italian(card) if own.lower() == italian(card).lower() or italian_is_spoken() else f"{italian(card)}, {own}"


def suit_in_both(card: sc.Card) -> str:
    """Return a suit in the learner's language and in Italian: "cups (Coppe)"; once where they are the same."""
    return suit_name(card.suit) if italian_is_spoken() else f"{suit_name(card.suit)} ({italian_suit(card)})"


def french(card: sc.Card) -> str:
    """Return what a plain card is in a French pack: "king of hearts ♥"."""
    said = gettext("{rank} of {suit}", rank=rank_name(card), suit=french_suit(card))
    return f"{said} {_SIGNS[card.suit]}"


def french_suit(card: sc.Card) -> str:
    """Return the French suit that stands for that of the card: "hearts"."""
    names = {"S": gettext("spades"), "B": gettext("clubs"), "C": gettext("hearts"), "D": gettext("diamonds")}
    return names[card.suit]
