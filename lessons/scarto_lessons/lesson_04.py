"""The exercises of lesson 04, *Legal play*: follow or trump, then every legal card."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import TYPE_CHECKING

import scarto_core as sc
from scarto_core import words

from .answers import CARDS
from .cases import COURSE, PACK, TRUMPS, Hand, Trick, narrow, some, suit, trick
from .drilling import drill_of
from .exercise import ClickExercise, CodeExercise
from .hole import ____
from .judge import Case
from .mistakes_04 import FOLLOW_MISTAKES, PLAY_MISTAKES

if TYPE_CHECKING:
    from scarto_widgets.drills import Question

__all__ = ["____", "drill", "q1", "q2", "q3", "q4"]

drill = drill_of("04")


def _hands_and_suits(random: Random) -> Iterable[Case]:
    for size in (1, 2, 2, 3, 3, 4, 5, 6):
        for _ in range(40):
            hand = some(random, narrow(random), size)
            yield hand, random.choice([*"SBCDT", hand[0][0]]).replace("F", "S")
    for _ in range(60):
        yield some(random, PACK, random.randint(10, 25)), random.choice("SBCDT")


def _must_play(hand: Hand, led: str) -> list[sc.Card]:
    """Let another seat lead a card of the suit, the highest that the hand has not, and ask the engine."""
    lead = next(card for card in reversed([*suit(led)]) if card not in hand)
    return sc.legal_plays(COURSE.with_(overtrump=False), hand, [(0, lead)])


q3 = CodeExercise(
    id="04.q3",
    signature="must_play(hand, led)",
    task="Return the cards of the hand that follow the suit led, or else trump, or else may be thrown off.",
    reference=_must_play,
    cases=_hands_and_suits,
    answer=CARDS,
    labels=("Hand", "Suit led"),
    draws=lambda hand, led: [("Hand", hand), ("Suit led", f"{led}, {words.suit_name(led)}")],
    rule=(
        "Follow the suit led if you can; if not, play a trump if you can; if not, play anything. The Fool may be "
        "played whatever the duty."
    ),
    hints=(
        (
            "Three lists, one after the other: the cards of the suit led, the trumps, the whole hand. The first that "
            "is not empty is the one that counts."
        ),
        "`a or b or c` gives the first of three lists that is not empty.",
        "The Fool may always be played: add it at the end, unless the list is the whole hand and has it already.",
    ),
    solution_source='''
def must_play(hand, led):
    followers = [card for card in hand if card[0] == led]
    trumps = [card for card in hand if card[0] == "T"]
    owed = followers or trumps or hand
    return [card for card in hand if card in owed or card == "F"]
''',
    misconceptions=FOLLOW_MISTAKES,
)


def _positions(random: Random) -> Iterable[Case]:
    for size in (1, 2, 2, 3, 3, 4, 5):
        for _ in range(60):
            yield _position(random, narrow(random), size)
    for _ in range(80):
        yield _trumps_about(random)
    for _ in range(60):
        yield _position(random, PACK, random.randint(8, 25))


def _position(random: Random, cards: Hand, size: int) -> Case:
    drawn = some(random, cards, size + random.randint(0, 2))
    return drawn[:size], trick(random, drawn[size:])


def _trumps_about(random: Random) -> Case:
    """A trick of two with a trump in it, and a hand that has mostly trumps: where overtrumping is the question."""
    plain = random.choice("SBCD")
    lead, *rest = some(random, [*suit(plain), *TRUMPS], 1) + some(random, TRUMPS, 5)
    rest = [card for card in rest if card != lead]
    hand = [*rest[1:], *some(random, suit(plain) if random.random() < 0.4 else [], 2)]
    hand = [card for card in hand if card != lead]
    return some(random, hand, random.randint(1, len(hand))), trick(random, [lead, rest[0]])


def _legal_plays(hand: Hand, played: Trick) -> list[sc.Card]:
    return sc.legal_plays(COURSE, hand, played)


q4 = CodeExercise(
    id="04.q4",
    signature="legal_plays(hand, trick)",
    task="Return the cards that may be played to the trick, a list of (seat, card) so far; [] when leading.",
    reference=_legal_plays,
    cases=_positions,
    answer=CARDS,
    labels=("Hand", "Trick so far"),
    draws=lambda hand, trick: [("Hand", hand), ("Trick so far", trick or "none, you lead")],
    rule=(
        "Follow the suit led; without it, play a trump; whoever plays a trump where one lies already must beat the "
        "highest if that is possible. Without trumps, anything. The Fool may always be played; led, it leaves the suit "
        "to the next card."
    ),
    hints=(
        (
            "First find the suit led: that of the first card in the trick that is not the Fool. Is there none, "
            "anything may be played."
        ),
        (
            "Then the duties as lists, in this order: followers of a plain suit, higher trumps, any trumps, the whole "
            "hand. The first that is not empty is owed."
        ),
        (
            "The highest trump so far: `max((int(c[1:]) for _, c in trick if c[0] == \"T\"), default=0)`. With 0 "
            "there, every trump is a higher one."
        ),
    ),
    solution_source='''
def legal_plays(hand, trick):
    played = [card for _, card in trick if card != "F"]
    if not played:
        return hand
    led = played[0][0]
    best = max((int(card[1:]) for card in played if card[0] == "T"), default=0)
    followers = [card for card in hand if card[0] == led != "T"]
    trumps = [card for card in hand if card[0] == "T"]
    higher = [card for card in trumps if int(card[1:]) > best]
    owed = followers or higher or trumps or hand
    return [card for card in hand if card in owed or card == "F"]
''',
    misconceptions=PLAY_MISTAKES,
)


def _mark_all() -> Question:
    from scarto_widgets.drills import Question

    hand = ("S4", "SQ", "D2", "T3", "T8", "T15", "F")
    played: Trick = [(1, "C6"), (2, "T7")]
    return Question(
        kind="pick",
        prompt="Mark every card that you may play.",
        trick=(("Bruna", "C6"), ("Carlo", "T7")),
        hand=hand,
        answer=frozenset(map(str, _legal_plays(list(hand), played))),
        reason=(
            "You have no cup, so you must trump, and higher than Carlo's 7 because you can: the 8 or the 15. Or the "
            "Fool, which may always be played."
        ),
        why={
            "S4": "You hold trumps: without a cup you must play one of them.",
            "SQ": "You hold trumps: without a cup you must play one of them.",
            "D2": "You hold trumps: without a cup you must play one of them.",
            "T3": "The 3 is lower than Carlo's 7, and you have higher trumps.",
            "T8": "The 8 beats Carlo's 7, so it is legal.",
            "T15": "The 15 beats Carlo's 7, so it is legal.",
            "F": "The Fool may be played whatever the duty.",
        },
    )


q1 = ClickExercise(
    id="04.q1",
    ask=_mark_all,
    hints=(
        "Cups are led. Have you any? If not, what is owed next?",
        "A trump, and there is one in the trick already: yours has to be higher than that if you can.",
        "And which card is above all duties?",
    ),
)


def _fool_led() -> Question:
    from scarto_widgets.drills import Choice, Question

    return Question(
        kind="choice",
        prompt="Bruna leads the Fool, and you are next. What may you play?",
        trick=(("Bruna", "F"),),
        choices=(
            Choice("anything", "Any card of my hand"),
            Choice("trump", "A trump, as I hold no Fool to follow with"),
            Choice("plain", "Any card but a trump"),
        ),
        answer="anything",
        reason=(
            "Any card. The Fool has no suit, so nothing is led yet: your card sets the suit, and Carlo has to follow "
            "that."
        ),
        why={
            "trump": "The Fool is no suit, and asks for none. There is no duty yet.",
            "plain": "You may lead a trump here: then trumps are led, and Carlo has to follow with one.",
        },
    )


q2 = ClickExercise(
    id="04.q2",
    ask=_fool_led,
    hints=(
        "Which suit is led, if the only card on the table is the Fool?",
        "None yet. The next card sets the suit, as if its player had led.",
    ),
)
