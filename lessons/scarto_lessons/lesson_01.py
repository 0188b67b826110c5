"""The exercises of lesson 01, *The pack*: reading a card, building the pack, long and round, the French pack."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import TYPE_CHECKING

import scarto_core as sc

from .answers import CARDS, SUIT_AND_RANK
from .cases import COURSE, PACK
from .drilling import drill_of
from .exercise import ClickExercise, CodeExercise, Misconception
from .hole import ____
from .judge import Case

if TYPE_CHECKING:
    from scarto_widgets.drills import Question

__all__ = ["____", "drill", "q1", "q2", "q3", "q4"]

drill = drill_of("01")


def _suit_and_rank(card: str) -> tuple[str, int]:
    read = sc.Card.parse(card)
    return read.suit, read.rank


def _every_card(random: Random) -> Iterable[Case]:
    return [(card,) for card in PACK]


q3 = CodeExercise(
    id="01.q3",
    signature="parse(card)",
    task='Return suit and rank of a card: ("S", 14) for "SK", ("T", 20) for "T20", ("F", 0) for "F".',
    reference=_suit_and_rank,
    cases=_every_card,
    answer=SUIT_AND_RANK,
    labels=("Card",),
    rule=(
        "The first letter is the suit; what follows is the rank, with J 11, N 12, Q 13 and K 14. The Fool has no rank: "
        "0."
    ),
    hints=(
        (
            "The suit is `card[0]`. What is left, `card[1:]`, may be a number of one or two digits, a letter, or "
            "nothing at all."
        ),
        'Court cards first: a dictionary such as `{"J": 11, "N": 12, "Q": 13, "K": 14}` turns the letters into ranks.',
        "The Fool is the odd one out: `card[1:]` is empty, and `int('')` is an error. Deal with it before the numbers.",
    ),
    solution_source='''
def parse(card):
    suit, rank = card[0], card[1:]
    letters = {"": 0, "J": 11, "N": 12, "Q": 13, "K": 14}
    return suit, letters[rank] if rank in letters else int(rank)
''',
    misconceptions=(
        Misconception(
            name="reads one sign only for the rank",
            source='''
def parse(card):
    letters = {"": 0, "J": 11, "N": 12, "Q": 13, "K": 14}
    rank = card[1:2]
    return card[0], letters[rank] if rank in letters else int(rank)
''',
            says=(
                "Some ranks have two digits: `card[1]` of `C10` is just `1`. Take everything from the second sign on, "
                "`card[1:]`."
            ),
        ),
        Misconception(
            name="puts the knight above the queen",
            source='''
def parse(card):
    letters = {"": 0, "J": 11, "Q": 12, "N": 13, "K": 14}
    rank = card[1:]
    return card[0], letters[rank] if rank in letters else int(rank)
''',
            says=(
                "A tarot pack has four court cards: jack 11, knight 12, queen 13, king 14. The knight rides below the "
                "queen."
            ),
        ),
        Misconception(
            name="forgets that the Fool has no rank to read",
            source='''
def parse(card):
    letters = {"J": 11, "N": 12, "Q": 13, "K": 14}
    rank = card[1:]
    return card[0], letters[rank] if rank in letters else int(rank)
''',
            says=(
                "It is right for 77 cards. The 78th is written `F`, with nothing behind it, and an empty text is no "
                "number."
            ),
        ),
        Misconception(
            name="takes the Fool for a trump",
            source='''
def parse(card):
    letters = {"": 0, "J": 11, "N": 12, "Q": 13, "K": 14}
    rank = card[1:]
    suit = "T" if card == "F" else card[0]
    return suit, letters[rank] if rank in letters else int(rank)
''',
            says="The Fool is a tarocco, but no trump: it stands alone, as a suit of its own, `F`.",
        ),
        Misconception(
            name="leaves the numbers as text",
            source='''
def parse(card):
    letters = {"": 0, "J": 11, "N": 12, "Q": 13, "K": 14}
    rank = card[1:]
    return card[0], letters[rank] if rank in letters else rank
''',
            says=(
                "`'7'` is a text and `7` a number. They look alike, but Python sorts the text `'10'` before `'7'`. "
                "Turn it round with `int`."
            ),
        ),
    ),
)


def _the_pack() -> tuple[sc.Card, ...]:
    return sc.pack(COURSE)


q4 = CodeExercise(
    id="01.q4",
    signature="pack()",
    task="Return the 78 cards of the pack, each once, in any order.",
    reference=_the_pack,
    cases=lambda random: [()],
    answer=CARDS,
    labels=(),
    rule="Four suits of 14 (the pips 1 to 10, then J N Q K), the trumps T1 to T21, and the Fool: 56 + 21 + 1 = 78.",
    hints=(
        "Three parts, added up: the four suits, the trumps, the Fool.",
        (
            'A card is a suit and a rank glued together: `suit + str(rank)`. Two loops, one in the other, make all of '
            'them.'
        ),
        "Mind the end of `range`: `range(1, 11)` ends with 10, and `range(1, 22)` with 21.",
    ),
    solution_source='''
def pack():
    ranks = [str(pip) for pip in range(1, 11)] + ["J", "N", "Q", "K"]
    suits = [suit + rank for suit in "SBCD" for rank in ranks]
    trumps = [f"T{number}" for number in range(1, 22)]
    return suits + trumps + ["F"]
''',
    misconceptions=(
        Misconception(
            name="leaves out the knights",
            source='''
def pack():
    ranks = [str(pip) for pip in range(1, 11)] + ["J", "Q", "K"]
    return [s + r for s in "SBCD" for r in ranks] + [f"T{n}" for n in range(1, 22)] + ["F"]
''',
            says=(
                "An ordinary pack has three court cards in each suit, a tarot pack four: the knight, N, comes between "
                "jack and queen."
            ),
        ),
        Misconception(
            name="stops one short of the last trump",
            source='''
def pack():
    ranks = [str(pip) for pip in range(1, 11)] + ["J", "N", "Q", "K"]
    return [s + r for s in "SBCD" for r in ranks] + [f"T{n}" for n in range(1, 21)] + ["F"]
''',
            says=(
                "`range(1, 21)` ends with 20, and without the Mondo, T21, this is a sad pack. Python leaves the end of "
                "a range out."
            ),
        ),
        Misconception(
            name="stops one short of the tens",
            source='''
def pack():
    ranks = [str(pip) for pip in range(1, 10)] + ["J", "N", "Q", "K"]
    return [s + r for s in "SBCD" for r in ranks] + [f"T{n}" for n in range(1, 22)] + ["F"]
''',
            says="`range(1, 10)` ends with 9. Python leaves the end of a range out, and so you have left out the tens.",
        ),
        Misconception(
            name="leaves out the Fool",
            source='''
def pack():
    ranks = [str(pip) for pip in range(1, 11)] + ["J", "N", "Q", "K"]
    return [s + r for s in "SBCD" for r in ranks] + [f"T{n}" for n in range(1, 22)]
''',
            says="77 cards. The one without suit and number is easily forgotten: the Fool, F.",
        ),
        Misconception(
            name="numbers the trumps from 0",
            source='''
def pack():
    ranks = [str(pip) for pip in range(1, 11)] + ["J", "N", "Q", "K"]
    return [s + r for s in "SBCD" for r in ranks] + [f"T{n}" for n in range(21)] + ["F"]
''',
            says="The trumps begin with the Bagatto, T1. The Fool, which bears no number, is no trump.",
        ),
    ),
)


def _long_or_round() -> Question:
    from scarto_widgets.drills import Question

    hand = ("S4", "B9", "C3", "D7", "CQ", "SK")
    return Question(
        kind="pick",
        prompt="Mark every card of a round suit.",
        hand=hand,
        answer=frozenset(card for card in hand if card[0] in "CD"),
        reason=(
            "Cups and coins are the round suits, swords and batons the long ones. Court cards belong to their suit "
            "like the rest."
        ),
        why={
            "S4": "Swords are long.",
            "B9": "Batons are long.",
            "CQ": "The queen of cups belongs to the cups, a round suit.",
            "SK": "Swords are long, and so is their king.",
        },
    )


q1 = ClickExercise(
    id="01.q1",
    ask=_long_or_round,
    hints=(
        "The names say it: look at the things drawn on the cards. Two kinds are long things, two are round.",
        "Swords and batons are long. Cups and coins are round.",
    ),
)


def _the_french_pack() -> Question:
    from scarto_widgets.drills import Choice, Question

    return Question(
        kind="choice",
        prompt="With a French pack: which suit plays the part of the coins?",
        cards=("DK",),
        choices=(
            Choice("spades", "♠ spades"),
            Choice("clubs", "♣ clubs"),
            Choice("hearts", "♥ hearts"),
            Choice("diamonds", "♦ diamonds"),
        ),
        answer="diamonds",
        reason=(
            "Diamonds. The black suits are the long ones, spades for swords and clubs for batons; the red are the "
            "round ones, hearts for cups and diamonds for coins."
        ),
        why={
            "spades": "Spades stand for the swords: the word comes from the Italian spade.",
            "clubs": "Clubs stand for the batons.",
            "hearts": "Right colour: red is round. But hearts stand for the cups.",
        },
    )


q2 = ClickExercise(
    id="01.q2",
    ask=_the_french_pack,
    hints=(
        "Black suits are long, red suits are round.",
        "The letter helps: coins are written D, for denari.",
    ),
)
