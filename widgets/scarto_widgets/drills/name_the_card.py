"""Name the card: Italian and English names, long and round suits, the French pack (RULES 1).

Court cards and trumps carry their Italian name. So a court card asks for the English one, and a trump is not drawn
before it is named.
"""

from __future__ import annotations

from collections.abc import Callable

import scarto_core as sc
from scarto_core.words import name, suit_name, the

from .chance import Chance
from .names import french, french_suit, italian, italian_suit
from .question import COURSE, Choice, Question

TITLE = "Name the card"
LEVELS = (
    {"pip": 3, "court": 3, "long or round": 2},
    {"pip": 3, "court": 2, "long or round": 3, "pip by its name": 1},
    {"pip by its name": 3, "court": 1, "long or round": 2, "French pack": 2, "trump by its number": 2},
    {"pip by its name": 2, "French pack": 2, "trump by its number": 3, "number of a trump": 2},
    {"pip by its name": 2, "French pack": 1, "trump by its number": 3, "number of a trump": 3},
)
_PACK = sc.pack(COURSE)
_PLAIN = tuple(card for card in _PACK if not card.is_tarocco)
_PIPS = tuple(card for card in _PLAIN if card.rank <= 10)
_COURTS = tuple(card for card in _PLAIN if card.rank > 10)
_TRUMPS = tuple(card for card in _PACK if card.is_trump)


def make(topic: str, level: int, chance: Chance) -> Question:
    """Return a question about one card."""
    cards, ask = _TOPICS[topic]
    return ask(chance.one(cards), level, chance)


def _like(card: sc.Card, chance: Chance) -> list[sc.Card]:
    """The card, and three to be mistaken for it: two of its suit, one of its rank; in a random order."""
    kind = _COURTS if card.rank > 10 else _PIPS
    same_suit = [other for other in kind if other.suit == card.suit and other is not card]
    same_rank = [other for other in kind if other.rank == card.rank and other is not card]
    return chance.shuffled([card, *chance.some(same_suit, 2), *chance.some(same_rank, 1)])


def _near(card: sc.Card, level: int, chance: Chance) -> list[sc.Card]:
    """The trump, and three others: the nearer the higher the level; in the order of the pack."""
    reach = 21 if level < 3 else 4
    others = [other for other in _TRUMPS if other is not card and abs(other.rank - card.rank) <= reach]
    return sorted([card, *chance.some(others, 3)])


def _about(card: sc.Card) -> str:
    if card.is_trump:
        return f"The {italian(card)} is trump {card.rank}."
    first, last = italian(card).split(" di ")
    rank, suit = name(card).split(" of ")
    return f"{first} is the {rank}, {last} are {suit}."


def _pip(card: sc.Card, level: int, chance: Chance) -> Question:
    return Question(
        kind="choice",
        prompt="What is this card called?",
        cards=(str(card),),
        choices=tuple(Choice(str(other), f"{italian(other)}, {name(other)}") for other in _like(card, chance)),
        answer=str(card),
        reason=_about(card),
    )


def _court(card: sc.Card, level: int, chance: Chance) -> Question:
    return Question(
        kind="choice",
        prompt=f"{italian(card)} is what in English?",
        cards=(str(card),),
        names={str(card): italian(card)},
        choices=tuple(Choice(str(other), name(other).capitalize()) for other in _like(card, chance)),
        answer=str(card),
        reason=_about(card),
    )


def _long_or_round(card: sc.Card, level: int, chance: Chance) -> Question:
    long = card.suit in "SB"
    suits = "Swords and batons are the long suits" if long else "Cups and coins are the round suits"
    pips = "the 10 is the best of their pips" if long else "their pips are upside down, the ace the best of them"
    return Question(
        kind="choice",
        prompt=f"{the(card).capitalize()}: is it of a long suit or of a round one?",
        cards=(str(card),),
        choices=(Choice("long", "Long"), Choice("round", "Round")),
        answer="long" if long else "round",
        reason=f"{suits}; {pips}.",
    )


def _french(card: sc.Card, level: int, chance: Chance) -> Question:
    same_rank = [other for other in _PLAIN if other.rank == card.rank and other is not card]
    near = [other for other in _PLAIN if other.suit == card.suit and abs(other.rank - card.rank) in (1, 2)]
    cards = chance.shuffled([card, *chance.some(same_rank, 2), *chance.some(near, 1)])
    suit = f"{suit_name(card.suit).capitalize()} ({italian_suit(card.suit)})"
    return Question(
        kind="choice",
        prompt="Which card of a French pack stands for this one?",
        cards=(str(card),),
        choices=tuple(Choice(str(other), french(other).capitalize()) for other in cards),
        answer=str(card),
        reason=f"{suit} are {french_suit(card.suit)} in a French pack; the rank stays the same.",
    )


def _pip_by_its_name(card: sc.Card, level: int, chance: Chance) -> Question:
    return Question(
        kind="choice",
        prompt=f"Which card is the {italian(card)}?",
        choices=tuple(Choice(str(other), name(other), str(other)) for other in _like(card, chance)),
        answer=str(card),
        reason=_about(card),
    )


def _trump_by_its_number(card: sc.Card, level: int, chance: Chance) -> Question:
    return Question(
        kind="choice",
        prompt=f"Which one is trump {card.rank}?",
        choices=tuple(Choice(str(other), italian(other)) for other in chance.shuffled(_near(card, level, chance))),
        answer=str(card),
        reason=_about(card),
        reveal=(str(card),),
    )


def _number_of_a_trump(card: sc.Card, level: int, chance: Chance) -> Question:
    return Question(
        kind="choice",
        prompt=f"Which number has the {italian(card)}?",
        choices=tuple(Choice(str(other), str(other.rank)) for other in _near(card, level, chance)),
        answer=str(card),
        reason=_about(card),
        reveal=(str(card),),
    )


_TOPICS: dict[str, tuple[tuple[sc.Card, ...], Callable[[sc.Card, int, Chance], Question]]] = {
    "pip": (_PIPS, _pip),
    "court": (_COURTS, _court),
    "long or round": (_PLAIN, _long_or_round),
    "French pack": (_PLAIN, _french),
    "pip by its name": (_PIPS, _pip_by_its_name),
    "trump by its number": (_TRUMPS, _trump_by_its_number),
    "number of a trump": (_TRUMPS, _number_of_a_trump),
}
