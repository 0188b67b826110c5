"""What the cards are called in Italian, and in a French pack (RULES 1)."""

from __future__ import annotations

import scarto_core as sc
from scarto_core.words import TRUMP_NAMES

_SUITS = {"S": "Spade", "B": "Bastoni", "C": "Coppe", "D": "Denari"}
_RANKS = (
    "Asso", "Due", "Tre", "Quattro", "Cinque", "Sei", "Sette", "Otto", "Nove", "Dieci",
    "Fante", "Cavallo", "Regina", "Re",
)  # fmt: skip
_FRENCH = {"S": ("spades", "♠"), "B": ("clubs", "♣"), "C": ("hearts", "♥"), "D": ("diamonds", "♦")}
_FRENCH_RANKS = {1: "ace", 11: "jack", 12: "knight", 13: "queen", 14: "king"}


def italian(card: sc.Card) -> str:
    """Return a card's Italian name: "Asso di Coppe", "Angelo", "Matto"."""
    if card.suit == "F":
        return "Matto"
    if card.is_trump:
        return TRUMP_NAMES[card.rank - 1]
    return f"{_RANKS[card.rank - 1]} di {_SUITS[card.suit]}"


def italian_suit(suit: str) -> str:
    """Return "Spade", "Bastoni", "Coppe" or "Denari"."""
    return _SUITS[suit]


def french(card: sc.Card) -> str:
    """Return what a plain card is in a French pack: "king of hearts ♥"."""
    suit, sign = _FRENCH[card.suit]
    return f"{_FRENCH_RANKS.get(card.rank, card.rank)} of {suit} {sign}"


def french_suit(suit: str) -> str:
    """Return the French suit that stands for one of ours: "hearts"."""
    return _FRENCH[suit][0]
