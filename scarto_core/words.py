"""Cards, suits and seats in words, for explanations and for screen readers, in the language that is spoken."""

from __future__ import annotations

from collections.abc import Sequence

from .cards import FOOL, TRUMP, Card, CardLike
from .languages import gettext

TRUMP_NAMES = (
    "Bagatto", "Papessa", "Imperatrice", "Imperatore", "Papa", "Amanti", "Carro", "Giustizia", "Eremita",
    "Ruota", "Forza", "Appeso", "Morte", "Temperanza", "Diavolo", "Torre", "Stelle", "Luna", "Sole", "Angelo",
    "Mondo",
)  # fmt: skip
"""The Italian names of the trumps, 1 to 21 (RULES 1)."""

SUIT_NAMES = {"S": "swords", "B": "batons", "C": "cups", "D": "coins", TRUMP: "trumps", FOOL: "the Fool"}
"""What the suits are called in English."""
RANK_NAMES = {1: "ace", 11: "jack", 12: "knight", 13: "queen", 14: "king"}
"""What the ace and the court cards are called in English, by their ranks."""


def suit_name(suit: str) -> str:
    """Return "swords", "batons", "cups", "coins" or "trumps"."""
    return gettext(SUIT_NAMES[suit])


def name(card: CardLike) -> str:
    """Return a card's name: "ace of coins", "Angelo, trump 20", "the Fool"."""
    return gettext(english_name(Card.parse(card)))


def the(card: CardLike) -> str:
    """Return a card's name as it stands in a sentence: "the ace of coins", "the Angelo (trump 20)"."""
    return gettext(in_english(Card.parse(card)))


def rank_name(card: CardLike) -> str:
    """Return what a card of a suit is called without its suit: "ace", "7", "king"."""
    rank = Card.parse(card).rank
    return gettext(RANK_NAMES[rank]) if rank in RANK_NAMES else str(rank)


def trump_name(card: CardLike) -> str:
    """Return the name of a trump without its number: "Bagatto", or what Spanish makes of it, "Mago"."""
    return gettext(TRUMP_NAMES[Card.parse(card).rank - 1])


def label(card: CardLike) -> str:
    """Return a card's name without any article, for labels and lists: "ace of coins", "Fool"."""
    card = Card.parse(card)
    return gettext("Fool") if card.suit == FOOL else name(card)


def english_name(card: Card) -> str:
    """Return the name by which the catalogues know a card."""
    if card.suit == FOOL:
        return "the Fool"
    if card.is_trump:
        return f"{TRUMP_NAMES[card.rank - 1]}, trump {card.rank}"
    return f"{RANK_NAMES.get(card.rank, card.rank)} of {SUIT_NAMES[card.suit]}"


def in_english(card: Card) -> str:
    """Return a card's name in an English sentence, by which the catalogues know its form with the article."""
    if card.is_trump:
        return f"the {TRUMP_NAMES[card.rank - 1]} (trump {card.rank})"
    return "the Fool" if card.suit == FOOL else f"the {english_name(card)}"


def sentence(text: str) -> str:
    """Return a text with its first letter large: card names stand at the beginning of sentences too."""
    return text[:1].upper() + text[1:]


def either(options: Sequence[str], last: str = "or") -> str:
    """Join words: "a", "a or b", "a, b or c"; with `last` "and" all of them are meant."""
    if len(options) < 2:
        return "".join(options)
    pair = gettext("{first} and {last}") if last == "and" else gettext("{first} or {last}")
    return pair.format(first=", ".join(options[:-1]), last=options[-1])


def one_of(cards: Sequence[Card]) -> str:
    """Say which of some cards of one suit, and perhaps the Fool, to play: "play one of 3, 9, K, or the Fool"."""
    others = [card for card in cards if card.suit != FOOL]
    fool = len(others) < len(cards)
    if len(others) == 1:
        card = the(others[0])
        return (
            gettext("play {the_card}, or the Fool", the_card=card)
            if fool
            else gettext("play {the_card}", the_card=card)
        )
    # What stands in the corner of the card: the notation without its suit.
    ranks = ", ".join(str(card)[1:] for card in others)
    return (
        gettext("play one of {ranks}, or the Fool", ranks=ranks)
        if fool
        else gettext("play one of {ranks}", ranks=ranks)
    )
