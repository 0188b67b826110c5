"""Name the card: Italian names and the learner's own, long and round suits, the French pack (RULES 1).

Court cards and trumps carry their Italian name. So a court card asks for the learner's own (for the French one, where
Italian is spoken), and a trump is not drawn before it is named.
"""

from __future__ import annotations

from collections.abc import Callable

import scarto_core as sc
from scarto_core.languages import gettext
from scarto_core.words import label, name, rank_name, sentence, suit_name, the

from .chance import Chance
from .names import french, french_suit, in_both, italian, italian_is_spoken, italian_rank, italian_suit, suit_in_both
from .question import COURSE, Choice, Question

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
        return gettext("The {name} is trump {n}.", name=in_both(card), n=card.rank)
    if italian_is_spoken():
        return _in_a_french_pack(card)
    text = gettext("{first} is the {rank}, {last} are {suit}.")
    return text.format(
        first=italian_rank(card), last=italian_suit(card), rank=rank_name(card), suit=suit_name(card.suit)
    )


def _in_a_french_pack(card: sc.Card) -> str:
    text = gettext("{suit} are {french} in a French pack; the rank stays the same.")
    return sentence(text.format(suit=suit_in_both(card), french=french_suit(card)))


def _pip(card: sc.Card, level: int, chance: Chance) -> Question:
    return Question(
        kind="choice",
        prompt=gettext("What is this card called?"),
        cards=(str(card),),
        choices=tuple(Choice(str(other), in_both(other)) for other in _like(card, chance)),
        answer=str(card),
        reason=_about(card),
    )


def _court(card: sc.Card, level: int, chance: Chance) -> Question:
    if italian_is_spoken():
        return _french(card, level, chance)
    return Question(
        kind="choice",
        prompt=gettext("{italian} is what in English?", italian=italian(card)),
        cards=(str(card),),
        names={str(card): italian(card)},
        choices=tuple(Choice(str(other), sentence(name(other))) for other in _like(card, chance)),
        answer=str(card),
        reason=_about(card),
    )


def _long_or_round(card: sc.Card, level: int, chance: Chance) -> Question:
    if card.suit in "SB":
        reason = gettext("Swords and batons are the long suits; the 10 is the best of their pips.")
    else:
        reason = gettext(
            "Cups and coins are the round suits; their pips are upside down, the ace the best of them."
        )  # fmt: skip
    return Question(
        kind="choice",
        prompt=sentence(gettext("{the_card}: is it of a long suit or of a round one?", the_card=the(card))),
        cards=(str(card),),
        choices=(Choice("long", gettext("Long")), Choice("round", gettext("Round"))),
        answer="long" if card.suit in "SB" else "round",
        reason=reason,
    )


def _french(card: sc.Card, level: int, chance: Chance) -> Question:
    same_rank = [other for other in _PLAIN if other.rank == card.rank and other is not card]
    near = [other for other in _PLAIN if other.suit == card.suit and abs(other.rank - card.rank) in (1, 2)]
    cards = chance.shuffled([card, *chance.some(same_rank, 2), *chance.some(near, 1)])
    return Question(
        kind="choice",
        prompt=gettext("Which card of a French pack stands for this one?"),
        cards=(str(card),),
        choices=tuple(Choice(str(other), sentence(french(other))) for other in cards),
        answer=str(card),
        reason=_in_a_french_pack(card),
    )


def _pip_by_its_name(card: sc.Card, level: int, chance: Chance) -> Question:
    return Question(
        kind="choice",
        prompt=gettext("Which card is the {italian}?", italian=italian(card)),
        choices=tuple(Choice(str(other), label(other), str(other)) for other in _like(card, chance)),
        answer=str(card),
        reason=_about(card),
    )


def _trump_by_its_number(card: sc.Card, level: int, chance: Chance) -> Question:
    return Question(
        kind="choice",
        prompt=gettext("Which one is trump {n}?", n=card.rank),
        choices=tuple(Choice(str(other), in_both(other)) for other in chance.shuffled(_near(card, level, chance))),
        answer=str(card),
        reason=_about(card),
        reveal=(str(card),),
    )


def _number_of_a_trump(card: sc.Card, level: int, chance: Chance) -> Question:
    return Question(
        kind="choice",
        prompt=gettext("Which number has the {italian}?", italian=in_both(card)),
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
