"""Who takes the trick, and what becomes of the Fool (RULES 5)."""

from __future__ import annotations

from collections.abc import Callable

import scarto_core as sc
from scarto_core.cards import SUITS
from scarto_core.languages import gettext
from scarto_core.words import sentence, suit_name, the

from ..text import names
from . import fool_fates
from .chance import Chance
from .question import COURSE, Choice, Question

LEVELS = (
    {"long suit": 2, "round suit": 4, "ruff": 2},
    {"round suit": 3, "off suit": 3, "ruff": 2, "two trumps": 2},
    {"round suit": 1, "Fool played": 3, "Fool led": 4, "two trumps": 1},
    {"Fool led": 2, "Fool paid": 3, "Fool in the last trick": 3, "off suit": 1},
    {"Fool owed": 3, "Fool in the last trick": 2, "debt later": 3, "debt at the end": 2, "Fool led": 1},
)
_PACK = sc.pack(COURSE)
_FOOL = sc.Card.parse("F")
_PIPS = tuple(range(1, 11))


def make(topic: str, level: int, chance: Chance) -> Question:
    """Return a question about one trick of three."""
    if topic in fool_fates.MAKERS:
        return fool_fates.MAKERS[topic](chance)
    leader = chance.below(3)
    seats = [(leader + turn) % 3 for turn in range(3)]
    return question_of(list(zip(seats, _TRICKS[topic](chance), strict=True)))


def question_of(trick: list[tuple[int, sc.Card]]) -> Question:
    """Return the question who takes a trick of three."""
    winner, who = sc.trick_winner(COURSE, trick), names()
    return Question(
        kind="choice",
        prompt=gettext("Who takes this trick?"),
        trick=tuple((who[seat], str(card)) for seat, card in trick),
        choices=tuple(Choice(str(seat), who[seat]) for seat, _ in trick),  # as the cards lie
        answer=str(winner),
        reason=_reason(trick, dict(trick)[winner]),
    )


def _reason(trick: list[tuple[int, sc.Card]], best: sc.Card) -> str:
    said = [_why(trick, best)]
    if trick[0][1] is _FOOL:
        said.insert(0, gettext("The Fool sets no suit: the next card does."))
    elif any(card is _FOOL for _, card in trick):
        said.append(gettext("The Fool never wins."))
    return " ".join(said)


def _why(trick: list[tuple[int, sc.Card]], best: sc.Card) -> str:
    trumps = [card for _, card in trick if card.is_trump]
    if len(trumps) == 1:
        return sentence(gettext("{the_card} is the only trump.", the_card=the(best)))
    if trumps:
        return gettext("The highest trump takes it, {the_card}.", the_card=the(best))
    text = gettext("{suit} were led and {the_card} is the highest of them.")
    if _upside_down(trick, best):
        text = gettext(
            "{suit} were led and {the_card} is the highest of them: in a round suit the pips are upside down."
        )
    return sentence(text.format(suit=suit_name(sc.led_suit(COURSE, trick) or ""), the_card=the(best)))


def _upside_down(trick: list[tuple[int, sc.Card]], best: sc.Card) -> bool:
    pips = [card for _, card in trick if card.suit == best.suit and card.rank <= 10]
    return best.suit in "CD" and best.rank <= 10 and len(pips) > 1


def _of_suit(suits: str) -> Callable[[Chance], list[sc.Card]]:
    def trick(chance: Chance) -> list[sc.Card]:
        suit = chance.one(suits)
        cards = [card for card in _PACK if card.suit == suit]
        pips = [card for card in cards if card.rank in _PIPS]
        return chance.some(pips, 3) if chance.below(3) else chance.some(cards, 3)

    return trick


def _ruff(chance: Chance) -> list[sc.Card]:
    led = chance.one(SUITS)
    first, second = chance.some([card for card in _PACK if card.suit == led], 2)
    return [first, *chance.shuffled([second, sc.Card.parse(f"T{chance.between(1, 9)}")])]


def _off_suit(chance: Chance) -> list[sc.Card]:
    led, other = chance.some(SUITS, 2)
    pips = [card for card in _PACK if card.suit == led and card.rank in _PIPS]
    high = chance.one([card for card in _PACK if card.suit == other and COURSE.strength(card) >= 10])
    first, second = chance.some(pips, 2)
    return [first, *chance.shuffled([second, high])]


def _two_trumps(chance: Chance) -> list[sc.Card]:
    trumps = chance.some([card for card in _PACK if card.is_trump], 2)
    return [chance.one([card for card in _PACK if card.suit in SUITS]), *trumps]


def _fool_played(chance: Chance) -> list[sc.Card]:
    first, second = chance.one((_of_suit("SB"), _of_suit("CD"), _off_suit))(chance)[:2]
    return [first, *chance.shuffled([second, _FOOL])]


def _fool_led(chance: Chance) -> list[sc.Card]:
    return [_FOOL, *chance.one((_of_suit("CD"), _off_suit, _ruff, _trump_then_suit))(chance)[:2]]


def _trump_then_suit(chance: Chance) -> list[sc.Card]:
    return [sc.Card.parse(f"T{chance.between(1, 8)}"), sc.Card.parse(f"{chance.one(SUITS)}{chance.one('QK')}")]


_TRICKS: dict[str, Callable[[Chance], list[sc.Card]]] = {
    "long suit": _of_suit("SB"),
    "round suit": _of_suit("CD"),
    "ruff": _ruff,
    "off suit": _off_suit,
    "two trumps": _two_trumps,
    "Fool played": _fool_played,
    "Fool led": _fool_led,
}
