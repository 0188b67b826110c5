"""Legal play: mark every card of a hand that may be played to a trick (RULES 5)."""

from __future__ import annotations

import scarto_core as sc
from scarto_core import explain
from scarto_core.cards import SUITS, TRUMP
from scarto_core.languages import gettext
from scarto_core.tables import LED, compile_rules
from scarto_core.words import sentence

from ..text import names
from .chance import Chance
from .question import COURSE, Question

LEVELS = (
    {"follow": 4, "must trump": 4, "throw off": 1},
    {"follow": 2, "must trump": 3, "throw off": 1, "trumps led": 3},
    {"follow": 1, "must trump": 2, "overtrump": 4, "trumps led": 2, "throw off": 1},
    {"overtrump": 3, "forced undertrump": 4, "follow after a ruff": 2, "Fool led": 1, "trumps led": 1},
    {"overtrump": 2, "forced undertrump": 3, "follow after a ruff": 2, "Fool led": 2, "Fool led, then a card": 3},
)
TRIES = 400
_VOID = ("must trump", "overtrump", "forced undertrump", "throw off")
"""The cases in which the hand has nothing of the suit led."""
_TABLES = compile_rules(COURSE)
_FOOL = sc.Card.parse("F")
_PACK = sc.pack(COURSE)


def make(topic: str, level: int, chance: Chance) -> Question:
    """Return a hand and a trick of the kind that `topic` names."""
    for _ in range(TRIES):
        hand, trick = _position(topic, level, chance)
        if _topic_of(hand, trick) == topic:
            return question_of(hand, trick)
    raise AssertionError(f"no position for {topic!r}")


def question_of(hand: sc.Cards, trick: list[sc.Card]) -> Question:
    """Return the question that a hand and the cards played so far make; "You" play next."""
    hand = sc.Cards(sorted(hand, key=lambda card: _TABLES.display[card.id]))
    before = list(range(3 - len(trick), 3))
    legal = sc.legal_plays(COURSE, hand, list(zip(before, trick, strict=True)))
    why = {str(card): explain.of_play(_TABLES, card, hand, trick).words for card in hand}
    return Question(
        kind="pick",
        prompt=gettext("Mark every card that you may play."),
        trick=tuple((names()[seat], str(card)) for seat, card in zip(before, trick, strict=True)),
        hand=tuple(map(str, hand)),
        answer=frozenset(map(str, legal)),
        why=why,
        reason=_reason(hand, trick, legal, why),
    )


def _reason(hand: sc.Cards, trick: list[sc.Card], legal: list[sc.Card], why: dict[str, str]) -> str:
    if trick == [_FOOL]:
        return gettext("The Fool was led: the next card sets the suit, and its player may play anything.")
    barred = [card for card in hand if card not in legal]
    if barred:
        return why[str(barred[0])]
    return f"{sentence(explain.situation(_TABLES, hand, trick))}."


def _topic_of(hand: sc.Cards, trick: list[sc.Card]) -> str:
    """Name the case, from what the engine says the trick asks; "" for one that is no question."""
    led, best, _ = _TABLES.trick_state([card.id for card in trick])
    if LED[led] is None:
        return "Fool led"
    held = sum(card.bit for card in hand)
    step = next(step for step, cards in enumerate(_TABLES.duties[led][best]) if held & cards)
    names = _TABLES.names[led][best]
    duty, missed = names[step], names[:step]
    if trick[0] is _FOOL:
        return "Fool led, then a card"
    if duty == "anything":
        return "throw off"
    if duty == "overtrump":
        return "trumps led" if LED[led] == TRUMP else "overtrump"
    if "overtrump" in missed:
        return "forced undertrump"
    if duty == "trump":
        return "must trump"
    return "follow after a ruff" if best and LED[led] != TRUMP else "follow"


def _position(topic: str, level: int, chance: Chance) -> tuple[sc.Cards, list[sc.Card]]:
    """Draw a hand and a trick that are likely to make the case; `make` looks whether they do."""
    trick = _trick(topic, chance)
    size = chance.between(4 + level, 7 + level)
    rest = [card for card in _PACK if card not in trick and card is not _FOOL]
    led = sc.led_suit(COURSE, list(enumerate(trick)))
    if topic in _VOID and led != TRUMP:
        rest = [card for card in rest if card.suit != led]
    top = max((card.rank for card in trick if card.is_trump), default=0)
    if topic == "forced undertrump":
        rest = [card for card in rest if not card.is_trump or card.rank < top]
    if topic == "throw off":
        rest = [card for card in rest if not card.is_trump]
    trumps = [card for card in rest if card.is_trump]
    some = chance.some(trumps, min(len(trumps), chance.between(2, 4)))
    others = [card for card in rest if card not in trumps]
    hand = [*some, *chance.some(others, size - len(some))]
    fool = _FOOL not in trick and chance.below(3) == 0
    return sc.Cards([*hand[:-1], _FOOL] if fool else hand), trick


def _trick(topic: str, chance: Chance) -> list[sc.Card]:
    plain = sc.Card.parse(f"{chance.one(SUITS)}{chance.one((1, 2, 3, 5, 7, 8, 10, 'J', 'N', 'Q', 'K'))}")
    trump = sc.Card.parse(f"T{chance.between(3, 19)}")
    if topic == "Fool led":
        return [_FOOL]
    if topic == "Fool led, then a card":
        return [_FOOL, chance.one((plain, trump))]
    if topic == "forced undertrump":
        return chance.one(([plain, trump], [trump], [trump, plain]))
    if topic in ("overtrump", "follow after a ruff"):
        return [plain, trump]
    first = trump if topic == "trumps led" else plain
    if chance.below(2):
        return [first]
    second = chance.one([c for c in _PACK if c is not first and (c.suit == first.suit or c.suit in SUITS)])
    return [first, second]
