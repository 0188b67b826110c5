"""Cards, suits and seats in English words, for explanations and for screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from .cards import FOOL, TRUMP, Card, CardLike

TRUMP_NAMES = (
    "Bagatto", "Papessa", "Imperatrice", "Imperatore", "Papa", "Amanti", "Carro", "Giustizia", "Eremita",
    "Ruota", "Forza", "Appeso", "Morte", "Temperanza", "Diavolo", "Torre", "Stelle", "Luna", "Sole", "Angelo",
    "Mondo",
)  # fmt: skip
"""The Italian names of the trumps, 1 to 21 (RULES 1)."""

_SUITS = {"S": "swords", "B": "batons", "C": "cups", "D": "coins", TRUMP: "trumps", FOOL: "the Fool"}
_RANKS = {1: "ace", 11: "jack", 12: "knight", 13: "queen", 14: "king"}


def suit_name(suit: str) -> str:
    """Return "swords", "batons", "cups", "coins" or "trumps"."""
    return _SUITS[suit]


def name(card: CardLike) -> str:
    """Return a card's name: "ace of coins", "Angelo, trump 20", "the Fool"."""
    card = Card.parse(card)
    if card.suit == FOOL:
        return "the Fool"
    if card.is_trump:
        return f"{TRUMP_NAMES[card.rank - 1]}, trump {card.rank}"
    return f"{_RANKS.get(card.rank, card.rank)} of {_SUITS[card.suit]}"


def the(card: CardLike) -> str:
    """Return a card's name as it stands in a sentence: "the ace of coins", "the Angelo (trump 20)"."""
    card = Card.parse(card)
    if card.is_trump:
        return f"the {TRUMP_NAMES[card.rank - 1]} (trump {card.rank})"
    return name(card) if card.suit == FOOL else f"the {name(card)}"


def either(options: Sequence[str], last: str = "or") -> str:
    """Join words: "a", "a or b", "a, b or c"."""
    if len(options) < 2:
        return "".join(options)
    return f"{', '.join(options[:-1])} {last} {options[-1]}"


def one_of(cards: Sequence[Card]) -> str:
    """Say which of some cards of one suit, and perhaps the Fool, to play: "play one of 3, 9, K, or the Fool"."""
    others = [card for card in cards if card.suit != FOOL]
    fool = ", or the Fool" if len(others) < len(cards) else ""
    if len(others) == 1:
        return f"play {the(others[0])}{fool}"
    # What stands in the corner of the card: the notation without its suit.
    return f"play one of {', '.join(str(card)[1:] for card in others)}{fool}"
