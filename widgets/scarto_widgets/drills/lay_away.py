"""Lay away three: a legal scarto, compared with a club player's (RULES 4 and 9)."""

from __future__ import annotations

import scarto_core as sc
from scarto_core import explain
from scarto_core.cards import SUITS
from scarto_core.languages import gettext
from scarto_core.players import club_words

from .chance import Chance
from .question import COURSE, Advice, Question

LEVELS = (
    {"any hand": 1},
    {"any hand": 2, "many kings": 1, "Bagatto among trumps": 1},
    {"many kings": 2, "Bagatto among trumps": 2, "short suits": 2},
    {"lone Bagatto": 2, "Bagatto and Fool": 2, "Bagatto among trumps": 1, "short suits": 2},
    {"lone Bagatto": 2, "Bagatto and Fool": 2, "many kings": 1, "short suits": 3},
)
_PACK = sc.pack(COURSE)
_KINGS = tuple(sc.Card.parse(f"{suit}K") for suit in SUITS)
_BAGATTO, _FOOL = sc.Card.parse("T1"), sc.Card.parse("F")
_CLUB = sc.bot("club")


def make(topic: str, level: int, chance: Chance) -> Question:
    """Return a dealer's 28 cards."""
    first, filler = _case(topic, chance)
    mine = [*first, *chance.shuffled(card for card in filler if card not in first)][:28]
    rest = chance.shuffled(card for card in _PACK if card not in mine)
    talon = chance.some(mine, COURSE.talon_size)
    own = [card for card in mine if card not in talon]
    return question_of(sc.Hand(COURSE, 0, [own, rest[:25], rest[25:]], talon))


def question_of(hand: sc.Hand) -> Question:
    """Return the question that the dealer of a hand faces."""
    view = hand.view(hand.dealer)
    advice = _CLUB.advise(view)
    reasons = {str(card): explain.of_discard(COURSE, card, view.hand) for card in view.hand}
    return Question(
        kind="pick",
        prompt=gettext("You deal and have taken the talon. Pick three cards to lay away."),
        note=gettext("Any three that the rules allow are right. Afterwards you see what a club player would do."),
        hand=tuple(map(str, view.hand)),
        answer=frozenset(map(str, view.legal)),
        count=COURSE.talon_size,
        why={card: reason.words for card, reason in reasons.items() if not reason.allowed},
        reason=gettext("All three may be laid away."),
        advice=Advice(tuple(map(str, advice.cards)), advice.reason, lambda cards: _yours(view, cards)),
    )


def _yours(view: sc.View, cards: sc.Cards) -> str:
    said = club_words.of_discard(view, cards)
    return said[:1].lower() + said[1:]


def _case(topic: str, chance: Chance) -> tuple[list[sc.Card], list[sc.Card]]:
    """Return the cards that make the case, and those among which chance chooses the rest of the hand."""
    plain = [card for card in _PACK if not card.is_tarocco]
    trumps = [card for card in _PACK if card.is_trump and card is not _BAGATTO]
    if topic == "many kings":
        return chance.some(_KINGS, chance.between(3, 4)), list(_PACK)
    if topic == "Bagatto among trumps":
        return [_BAGATTO, *chance.some(trumps, chance.between(1, 6))], plain
    if topic == "lone Bagatto":
        return [_BAGATTO], plain
    if topic == "Bagatto and Fool":
        return [_BAGATTO, _FOOL], plain
    if topic == "short suits":
        short = chance.some(SUITS, 2)
        few = [card for suit in short for card in chance.some(_without_king(suit), chance.between(1, 3))]
        long = [card for card in plain if card.suit not in short]
        return [*few, *chance.some(trumps, chance.between(5, 9))], long
    return [], list(_PACK)


def _without_king(suit: str) -> list[sc.Card]:
    return [card for card in _PACK if card.suit == suit and card.rank < 14]
