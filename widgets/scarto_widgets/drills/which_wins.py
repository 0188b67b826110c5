"""Which wins: two cards, against the clock (RULES 1 and 5)."""

from __future__ import annotations

from collections.abc import Callable

import scarto_core as sc
from scarto_core.cards import SUITS, TRUMP
from scarto_core.languages import gettext
from scarto_core.words import label, sentence, suit_name, the

from .chance import Chance
from .question import COURSE, Choice, Question

LEVELS = (
    {"round": 4, "long": 3, "court and pip": 2},
    {"round": 5, "long": 2, "trumps": 2, "trump and suit": 1},
    {"round": 4, "long": 1, "trumps": 2, "trump and suit": 2, "off suit": 1},
    {"round": 3, "trumps": 1, "trump and suit": 2, "off suit": 3, "Fool": 1},
    {"round": 4, "long": 1, "off suit": 3, "trump and suit": 1, "Fool": 1},
)
_PACK = sc.pack(COURSE)


def make(topic: str, level: int, chance: Chance) -> Question:
    """Return two cards, of which one wins."""
    pair = _PAIRS[topic](level, chance)
    played = [str(card) for card in pair]
    winner = sc.trick_winner(COURSE, list(enumerate(played)))
    best, other = pair[winner], pair[1 - winner]
    alike = pair[0].suit == pair[1].suit
    if alike:
        prompt, notes = gettext("Which card is stronger?"), ("", "")
    else:
        prompt = gettext("The first card is led, the second is played to it. Which one wins?")
        notes = (gettext("led"), gettext("played second"))
    return Question(
        kind="choice",
        prompt=prompt,
        choices=tuple(Choice(str(card), label(card), str(card), note) for card, note in zip(pair, notes, strict=True)),
        answer=str(best),
        reason=_reason(best, other),
        clock=True,
    )


def _same_suit(suits: tuple[str, ...]) -> Callable[[int, Chance], list[sc.Card]]:
    def pair(level: int, chance: Chance) -> list[sc.Card]:
        suit = chance.one(suits)
        ladder = sorted((card for card in _PACK if card.suit == suit), key=COURSE.strength)
        if suit != TRUMP and (level >= 2 or chance.below(3)):
            ladder = [card for card in ladder if card.rank <= 10]  # pips are where the suits differ
        if level < 3:
            return chance.some(ladder, 2)
        place = chance.below(len(ladder) - 3)
        return chance.some(ladder[place : place + 4], 2)  # near neighbours

    return pair


def _court_and_pip(level: int, chance: Chance) -> list[sc.Card]:
    suit = chance.one(SUITS)
    ranks = (chance.one("JNQK"), chance.one((1, 1, 2, 10, 10)))
    return chance.shuffled(sc.Card.parse(f"{suit}{rank}") for rank in ranks)


def _trump_and_suit(level: int, chance: Chance) -> list[sc.Card]:
    trump = sc.Card.parse(f"T{chance.between(1, 21) if level < 3 else chance.between(1, 5)}")
    plain = [card for card in _PACK if card.suit in SUITS and (card.rank > 10 or chance.below(4) == 0)]
    return chance.shuffled([trump, chance.one(plain)])


def _off_suit(level: int, chance: Chance) -> list[sc.Card]:
    """A low card is led and a high one of another suit thrown on it: the low one wins."""
    led, other = chance.some(SUITS, 2)
    low = [card for card in _PACK if card.suit == led and COURSE.strength(card) <= 10]
    high = [card for card in _PACK if card.suit == other and COURSE.strength(card) >= (10 if level >= 2 else 1)]
    return [chance.one(low), chance.one(high)]


def _fool(level: int, chance: Chance) -> list[sc.Card]:
    return chance.shuffled([sc.Card.parse("F"), chance.one([card for card in _PACK if card.suit != "F"])])


def _reason(best: sc.Card, other: sc.Card) -> str:
    if other.suit == "F":
        return gettext("The Fool never wins a trick; {the_card} does.", the_card=the(best))
    if best.suit != other.suit:
        return _of_two_suits(best, other)
    if best.is_trump:
        return gettext("Among trumps the higher number wins: {high} over {low}.", high=best.rank, low=other.rank)
    why = _why_stronger(best, other)
    return gettext("{why}: {the_card} beats {other}.", why=why, the_card=the(best), other=the(other))


def _of_two_suits(best: sc.Card, other: sc.Card) -> str:
    if best.is_trump:
        return gettext("A trump beats every card of the four suits, {the_card} too.", the_card=the(other))
    text = gettext("{suit} were led: {the_card} is of another suit and no trump, so it cannot win.")
    return sentence(text.format(suit=suit_name(best.suit), the_card=the(other)))


def _why_stronger(best: sc.Card, other: sc.Card) -> str:
    if best.rank > 10:
        if other.rank <= 10:
            return gettext("Courts beat pips")
        return gettext("The courts rank king, queen, knight, jack")
    if best.suit in "CD":
        return gettext("In a round suit the pips are upside down, the ace the best of them")
    return gettext("In a long suit the pips rank as they count, the ace the lowest")


_PAIRS: dict[str, Callable[[int, Chance], list[sc.Card]]] = {
    "long": _same_suit(("S", "B")),
    "round": _same_suit(("C", "D")),
    "trumps": _same_suit((TRUMP,)),
    "court and pip": _court_and_pip,
    "trump and suit": _trump_and_suit,
    "off suit": _off_suit,
    "Fool": _fool,
}
