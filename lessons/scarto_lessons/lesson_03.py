"""The exercises of lesson 03, *The deal and the scarto*: what may be laid away, and the voids it makes."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import TYPE_CHECKING

import scarto_core as sc

from .answers import CARDS, SUITS
from .cases import COURSE, PACK, TRICKY, hands, narrow, some
from .drilling import drill_of
from .exercise import ClickExercise, CodeExercise, Misconception
from .hole import ____
from .judge import Case

if TYPE_CHECKING:
    from scarto_widgets.drills import Question

__all__ = ["____", "drill", "q1", "q2", "q3", "q4"]

drill = drill_of("03")


def _hands_of_the_dealer(random: Random) -> Iterable[Case]:
    yield from (([card],) for card in PACK)
    for size in (1, 2, 2, 3, 4):
        for _ in range(40):
            # One of the cards with a rule of its own, and nearly always some plain company.
            cards = {*some(random, TRICKY, random.choice((1, 1, 2))), *some(random, narrow(random), size)}
            yield (some(random, sorted(cards), len(cards)),)
    for _ in range(30):
        suits = [card for card in PACK if card[0] in "SBCD"]
        yield (some(random, [*some(random, suits, 6), "T1"], 7),)
    yield from ((hand,) for hand in hands(random, 60, (28,)))


def _legal_discards(hand: list[str]) -> list[sc.Card]:
    return sc.legal_discards(COURSE, hand)


q3 = CodeExercise(
    id="03.q3",
    signature="legal_discards(hand)",
    task="Return the cards of the hand (talon included) that the dealer may lay away.",
    reference=_legal_discards,
    cases=_hands_of_the_dealer,
    answer=CARDS,
    labels=("The dealer's hand",),
    rule=(
        "Never laid away: kings, the 20, the 21 and the Fool; the Bagatto only if it is the only tarocco in the hand, "
        "and the Fool counts as one. The rest is free."
    ),
    hints=(
        "Go through the hand and keep what may go. Which cards may never go? There are seven of them in the pack.",
        'Kings are easy to tell: `card.endswith("K")`. Three more never go: "T20", "T21" and "F".',
        (
            'The Bagatto, "T1", depends on the rest of the hand: count the tarocchi, `card[0] in "TF"`. It may go if '
            'it is the only one.'
        ),
    ),
    solution_source='''
def legal_discards(hand):
    tarocchi = [card for card in hand if card[0] in "TF"]

    def may_go(card):
        if card == "T1":
            return tarocchi == ["T1"]
        return not card.endswith("K") and card not in ("T20", "T21", "F")

    return [card for card in hand if may_go(card)]
''',
    misconceptions=(
        Misconception(
            name="lays kings away",
            source='''
def legal_discards(hand):
    lone = sum(card[0] in "TF" for card in hand) == 1
    return [c for c in hand if c not in ("T20", "T21", "F") and (c != "T1" or lone)]
''',
            says="Kings are worth 5 and may never be laid away: they have to be fought for in the play.",
        ),
        Misconception(
            name="never lays the Bagatto away",
            source='''
def legal_discards(hand):
    return [c for c in hand if c[1:] != "K" and c not in ("T1", "T20", "T21", "F")]
''',
            says=(
                "There is one hand from which the Bagatto may go: when it is the only tarocco. Alone, it would surely "
                "be lost."
            ),
        ),
        Misconception(
            name="lets the Bagatto go from any hand",
            source='''
def legal_discards(hand):
    return [c for c in hand if c[1:] != "K" and c not in ("T20", "T21", "F")]
''',
            says=(
                "The Bagatto may be laid away only if it is the only tarocco in the hand. With others about, it has to "
                "be defended."
            ),
        ),
        Misconception(
            name="forgets that the Fool is a tarocco",
            source='''
def legal_discards(hand):
    lone = sum(card[0] == "T" for card in hand) == 1
    return [c for c in hand if c[1:] != "K" and c not in ("T20", "T21", "F") and (c != "T1" or lone)]
''',
            says=(
                "The Bagatto may go only as the one *tarocco* in the hand, and the Fool, though no trump, is a tarocco "
                "too."
            ),
        ),
        Misconception(
            name="lays the Fool away",
            source='''
def legal_discards(hand):
    lone = sum(card[0] in "TF" for card in hand) == 1
    return [c for c in hand if c[1:] != "K" and c not in ("T20", "T21") and (c != "T1" or lone)]
''',
            says="The Fool may never be laid away: 5 points for nothing would be too easy.",
        ),
        Misconception(
            name="lays the Angelo away",
            source='''
def legal_discards(hand):
    lone = sum(card[0] in "TF" for card in hand) == 1
    return [c for c in hand if c[1:] != "K" and c not in ("T21", "F") and (c != "T1" or lone)]
''',
            says="The 20 counts no more than a pip, and still it may never be laid away, nor may the 21.",
        ),
        Misconception(
            name="bars every court card",
            source='''
def legal_discards(hand):
    lone = sum(card[0] in "TF" for card in hand) == 1
    barred = ("T20", "T21", "F")
    return [c for c in hand if c[1:] not in ("J", "N", "Q", "K") and c not in barred and (c != "T1" or lone)]
''',
            says=(
                "Of the court cards only the kings are barred. A queen may be laid away, and counts for the dealer: "
                "sometimes a fine idea."
            ),
        ),
    ),
)


def _discards(random: Random) -> Iterable[Case]:
    for size in (2, 3, 4, 4, 5, 6, 8, 12):
        for _ in range(50):
            hand = some(random, narrow(random), size)
            plain = [card for card in hand if card[0] in "SBCD" and card[1:] != "K"]
            if plain:
                yield hand, some(random, plain, random.randint(1, 3))
    for hand in hands(random, 30, (28,)):
        shortest = min("SBCD", key=lambda suit: sum(card[0] == suit for card in hand) or 99)
        yield hand, [card for card in hand if card[0] == shortest and card[1:] != "K"][:3]


def _voids_made(hand: list[str], discards: list[str]) -> list[str]:
    before = {sc.Card.parse(card).suit for card in hand}
    after = {sc.Card.parse(card).suit for card in hand if card not in discards}
    return [suit for suit in "SBCD" if suit in before - after]


q4 = CodeExercise(
    id="03.q4",
    signature="voids_made(hand, discards)",
    task='Return the suits ("S", "B", "C", "D") that the hand held and, after the discards, holds no more.',
    reference=_voids_made,
    cases=_discards,
    answer=SUITS,
    labels=("Hand", "Laid away"),
    rule=(
        "A void is a suit of which no card is left. A discard makes one where the hand held the suit before, and holds "
        "none of it after."
    ),
    hints=(
        "Two questions for each of the four suits: did the hand hold it before, and does it hold it after?",
        (
            "The hand after the scarto: `[card for card in hand if card not in discards]`. The suits of some cards: "
            "`{card[0] for card in cards}`."
        ),
        (
            "Sets can be taken from one another: `before - after`. What about trumps and the Fool? They are never "
            "among these discards."
        ),
    ),
    solution_source='''
def voids_made(hand, discards):
    before = {card[0] for card in hand}
    after = {card[0] for card in hand if card not in discards}
    return before - after
''',
    misconceptions=(
        Misconception(
            name="counts suits that were never there",
            source='''
def voids_made(hand, discards):
    after = {card[0] for card in hand if card not in discards}
    return [suit for suit in "SBCD" if suit not in after]
''',
            says=(
                "A suit that the hand never held is a void, but not one that this discard has made. It has to be there "
                "before."
            ),
        ),
        Misconception(
            name="names every suit that was touched",
            source='''
def voids_made(hand, discards):
    return {card[0] for card in discards}
''',
            says=(
                "Laying a card of a suit away makes a void only if it was the last one. Look at what stays in the hand."
            ),
        ),
        Misconception(
            name="takes a single card left for a void",
            source='''
def voids_made(hand, discards):
    rest = [card[0] for card in hand if card not in discards]
    return [suit for suit in "SBCD" if suit in {c[0] for c in discards} and rest.count(suit) <= 1]
''',
            says="With one card left you still have to follow once. A void is a suit without any card.",
        ),
        Misconception(
            name="sees a void only where all the discards are of one suit",
            source='''
def voids_made(hand, discards):
    suits = {card[0] for card in discards}
    rest = {card[0] for card in hand if card not in discards}
    return suits - rest if len(suits) == 1 else set()
''',
            says="The cards laid away may be of several suits, and can empty more than one of them at once.",
        ),
    ),
)


def _three_legal() -> Question:
    from scarto_widgets.drills import Question

    hand = ("S3", "S6", "SK", "C10", "D8", "DQ", "T1", "T5", "T20", "F")
    return Question(
        kind="pick",
        prompt="You deal. Pick three cards of these ten that may be laid away.",
        hand=hand,
        count=3,
        answer=frozenset(map(str, _legal_discards(list(hand)))),
        reason=(
            "Kings, the 20, the 21 and the Fool are never laid away, and the Bagatto not while there are other "
            "tarocchi. A queen may go, and so may a low trump."
        ),
        why={
            "SK": "A king is never laid away.",
            "T20": "The Angelo is never laid away, though it counts just 1.",
            "T1": "The Bagatto may go only as the one tarocco in the hand; here are three more.",
            "F": "The Fool is never laid away.",
        },
    )


q1 = ClickExercise(
    id="03.q1",
    ask=_three_legal,
    hints=(
        "Four of the ten are barred. Which are they?",
        "The king, the Angelo (20), the Fool, and the Bagatto (1), because it is not the only tarocco.",
    ),
)


def _the_lone_bagatto() -> Question:
    from scarto_widgets.drills import Choice, Question

    return Question(
        kind="choice",
        prompt="May the dealer lay the Bagatto away from this hand?",
        note="These are its tarocchi; the other 26 cards are of the four suits.",
        cards=("T1", "F"),
        choices=(Choice("yes", "Yes"), Choice("no", "No")),
        answer="no",
        reason="No. The Bagatto may go only if it is the only tarocco in the hand, and the Fool counts as one.",
        why={"yes": "It is the only trump, yes. But the Fool is a tarocco as well, and so the Bagatto is not alone."},
    )


q2 = ClickExercise(
    id="03.q2",
    ask=_the_lone_bagatto,
    hints=(
        "When may the Bagatto go at all? Only if it is the one tarocco in the hand.",
        "There are 22 tarocchi: the 21 trumps, and one more.",
    ),
)
