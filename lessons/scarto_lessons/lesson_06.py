"""The exercises of lesson 06, *Trio counting*: values, piles, and why the pack is 78."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING

import scarto_core as sc

from .answers import NUMBER
from .cases import COURSE, PACK, Hand, some
from .drilling import drill_of
from .exercise import ClickExercise, CodeExercise, Misconception
from .hole import ____
from .judge import Case

if TYPE_CHECKING:
    from scarto_widgets.drills import Question

__all__ = ["____", "drill", "q1", "q2", "q3", "q4", "q5"]

drill = drill_of("06")

q3 = CodeExercise(
    id="06.q3",
    signature="value(card)",
    task="Return what a card counts before trios are formed: 1 if it is plain, up to 5.",
    reference=COURSE.value,
    cases=lambda random: [(card,) for card in PACK],
    answer=NUMBER,
    labels=("Card",),
    rule=(
        "King 5, queen 4, knight 3, jack 2; the Mondo (21), the Bagatto (1) and the Fool 5 each; every other card is "
        "plain and counts 1."
    ),
    hints=(
        "Seven kinds of cards count more than 1: four court cards and three tarocchi. Everything else is plain.",
        'The three tarocchi: `if card in ("T1", "T21", "F"): return 5`.',
        (
            'The court cards by their letter: `{"J": 2, "N": 3, "Q": 4, "K": 5}.get(card[1:], 1)` gives 1 for all that '
            'is not there.'
        ),
    ),
    solution_source='''
def value(card):
    if card in ("T1", "T21", "F"):
        return 5
    return {"J": 2, "N": 3, "Q": 4, "K": 5}.get(card[1:], 1)
''',
    misconceptions=(
        Misconception(
            name="counts the plain cards 0",
            source='''
def value(card):
    if card in ("T1", "T21", "F"):
        return 5
    return {"J": 2, "N": 3, "Q": 4, "K": 5}.get(card[1:], 0)
''',
            says="A plain card counts 1. With 0 the whole pack would come to 19, and nobody could reach 26.",
        ),
        Misconception(
            name="counts the Angelo 5",
            source='''
def value(card):
    if card in ("T1", "T20", "T21", "F"):
        return 5
    return {"J": 2, "N": 3, "Q": 4, "K": 5}.get(card[1:], 1)
''',
            says=(
                "The 20 is a strong card and still plain: of the trumps only the 1 and the 21 count 5. (With the 20 "
                "the pack would come to 82.)"
            ),
        ),
        Misconception(
            name="forgets that the Bagatto counts 5",
            source='''
def value(card):
    if card in ("T21", "F"):
        return 5
    return {"J": 2, "N": 3, "Q": 4, "K": 5}.get(card[1:], 1)
''',
            says="The lowest trump is one of the dearest cards: the Bagatto, T1, counts 5.",
        ),
        Misconception(
            name="counts the Fool as a plain card",
            source='''
def value(card):
    if card in ("T1", "T21"):
        return 5
    return {"J": 2, "N": 3, "Q": 4, "K": 5}.get(card[1:], 1)
''',
            says="The Fool never wins a trick, and counts 5 all the same.",
        ),
        Misconception(
            name="counts the knight above the queen",
            source='''
def value(card):
    if card in ("T1", "T21", "F"):
        return 5
    return {"J": 2, "Q": 3, "N": 4, "K": 5}.get(card[1:], 1)
''',
            says="The order is jack 2, knight 3, queen 4, king 5.",
        ),
        Misconception(
            name="counts one too little for the court cards",
            source='''
def value(card):
    if card in ("T1", "T21", "F"):
        return 5
    return {"J": 1, "N": 2, "Q": 3, "K": 4}.get(card[1:], 1)
''',
            says="Jack 2, knight 3, queen 4, king 5: the jack counts one more than a plain card, and so on upwards.",
        ),
    ),
)

_HONOURS = [card for card in PACK if COURSE.value(card) > 1]


def _piles(random: Random) -> Iterable[Case]:
    yield ([],)
    for size in range(1, 10):
        for _ in range(36):
            honours = some(random, _HONOURS, random.randint(0, size))
            plain = some(random, [card for card in PACK if card not in _HONOURS], size - len(honours))
            yield (some(random, [*honours, *plain], size),)
    for size in (24, 25, 26, 30, 33):
        for _ in range(16):
            yield (some(random, PACK, size),)


def _count_trios(pile: Hand) -> Fraction:
    return sc.count_trios(COURSE, pile)


q4 = CodeExercise(
    id="06.q4",
    signature="count_trios(pile)",
    task="Return what a pile counts: its values, less 2 for each trio; odd cards as at the table.",
    reference=_count_trios,
    cases=_piles,
    answer=NUMBER,
    labels=("Pile",),
    rule=(
        "Each trio counts the sum of its values less 2. What is left over: one odd card its value, two odd cards their "
        "sum less 1."
    ),
    hints=(
        (
            "How the pile is split into trios never matters. So add up the values of all cards first, and take away "
            "once for all the trios."
        ),
        "The number of whole trios is `len(pile) // 3`, and `len(pile) % 3` cards are left over.",
        "Two odd cards lose 1, one odd card nothing. Both at once: `2 * len(pile) // 3` is what the whole pile loses.",
    ),
    solution_source='''
def count_trios(pile):
    value = sc.ruleset("course").value
    return sum(value(card) for card in pile) - 2 * len(pile) // 3
''',
    misconceptions=(
        Misconception(
            name="takes 2 off for each card",
            source='''
def count_trios(pile):
    value = sc.ruleset("course").value
    return sum(value(card) - 2 for card in pile)
''',
            says="The 2 are taken off once for each *trio*, that is for three cards together, not for each of them.",
        ),
        Misconception(
            name="takes nothing off",
            source='''
def count_trios(pile):
    value = sc.ruleset("course").value
    return sum(value(card) for card in pile)
''',
            says="The values are added up, but the trios are forgotten: each three cards together count 2 less.",
        ),
        Misconception(
            name="takes 2 off for a trio that is only begun",
            source='''
def count_trios(pile):
    value = sc.ruleset("course").value
    return sum(value(card) for card in pile) - 2 * ((len(pile) + 2) // 3)
''',
            says="The full 2 are for whole trios only. Two odd cards lose 1, a single odd card loses nothing.",
        ),
        Misconception(
            name="takes nothing off for two odd cards",
            source='''
def count_trios(pile):
    value = sc.ruleset("course").value
    return sum(value(card) for card in pile) - 2 * (len(pile) // 3)
''',
            says="Whole trios are right. But two odd cards count their sum less 1.",
        ),
        Misconception(
            name="leaves the odd cards out",
            source='''
def count_trios(pile):
    value = sc.ruleset("course").value
    whole = len(pile) // 3 * 3
    return sum(value(card) for card in pile[:whole]) - 2 * (whole // 3)
''',
            says="Cards that are left over count as well: one odd card its value, two odd cards their sum less 1.",
        ),
        Misconception(
            name="takes off two thirds for each card, in fractions",
            source='''
def count_trios(pile):
    from fractions import Fraction
    value = sc.ruleset("course").value
    return sum(value(card) for card in pile) - Fraction(2 * len(pile), 3)
''',
            says=(
                "That is how piles are counted with four players. At a table of three, the odd cards count in whole "
                "points: one its value, two their sum less 1."
            ),
        ),
        Misconception(
            name="counts the plain cards 0",
            source='''
def count_trios(pile):
    value = sc.ruleset("course").value
    return sum(value(card) for card in pile if value(card) > 1) - 2 * len(pile) // 3
''',
            says="Plain cards count 1 each before the 2 are taken off: three plain cards make 3 less 2, that is 1.",
        ),
    ),
)


def _packs(random: Random) -> Iterable[Case]:
    piccolo = [str(card) for card in sc.pack(COURSE.with_(piccolo=True))]
    for cards in (PACK, piccolo, PACK[:42], PACK[56:77], PACK[:12]):
        yield (list(cards),)
        yield (some(random, cards, len(cards)),)
    for size in range(30, 78, 3):
        yield (some(random, PACK, size),)


q5 = CodeExercise(
    id="06.q5",
    signature="pack_total(pack)",
    task="Return what all the cards of a pack, given as a list, count together.",
    reference=_count_trios,
    cases=_packs,
    answer=NUMBER,
    labels=("Pack",),
    rule=(
        "The values of the 78 cards add up to 130; they make 26 trios, each less 2: 130 − 52 = 78. Piccolo's 42 cards "
        "add up to 94, in 14 trios: 94 − 28 = 66."
    ),
    hints=(
        "Add up all the values. What do 78 cards make, and how many trios are they?",
        "A pack is a pile like any other: you have a function that counts piles.",
    ),
    solution_source='''
def pack_total(pack):
    value = sc.ruleset("course").value
    trios = len(pack) // 3
    return sum(value(card) for card in pack) - 2 * trios
''',
    misconceptions=(
        Misconception(
            name="says 78 without counting",
            source='''
def pack_total(pack):
    return 78
''',
            says=(
                "True for the whole pack, but it should count the pack that it is given. Piccolo, say, is played with "
                "42 cards, and they make 66."
            ),
        ),
        Misconception(
            name="counts the cards instead of their points",
            source='''
def pack_total(pack):
    return len(pack)
''',
            says=(
                "78 cards and 78 points: a coincidence that is easily believed. Count the points of another pack and "
                "they part ways."
            ),
        ),
        Misconception(
            name="forgets the trios",
            source='''
def pack_total(pack):
    return sum(map(sc.ruleset("course").value, pack))
''',
            says="The values alone make 130 for the whole pack. Each of its 26 trios counts 2 less.",
        ),
        Misconception(
            name="counts the plain cards 0",
            source='''
def pack_total(pack):
    values = map(sc.ruleset("course").value, pack)
    return sum(value for value in values if value > 1) - 2 * (len(pack) // 3)
''',
            says=(
                "With 0 for a plain card the whole pack would come to 71 − 52 = 19. A plain card counts 1 before the 2 "
                "are taken off."
            ),
        ),
        Misconception(
            name="counts the Angelo 5",
            source='''
def pack_total(pack):
    value = sc.ruleset("course").value
    return sum(value(card) for card in pack) + 4 * ("T20" in pack) - 2 * (len(pack) // 3)
''',
            says="With 5 for the 20 the whole pack would come to 82, and par would not be 26. The Angelo is plain: 1.",
        ),
    ),
)


def _a_trio() -> Question:
    from scarto_widgets.drills import Question

    return Question(
        kind="number",
        prompt="What does this trio count?",
        cards=("DQ", "S7", "T20"),
        answer=Fraction(4),
        reason="4. One counting card with two plain ones counts its full value: 4 + 1 + 1 − 2. The Angelo is plain.",
    )


q1 = ClickExercise(
    id="06.q1",
    ask=_a_trio,
    hints=(
        "The values of the three cards, added up, less 2.",
        "The queen is 4. Pips are plain, and of the trumps only the 1 and the 21 are not.",
    ),
)


def _two_honours() -> Question:
    from scarto_widgets.drills import Question

    return Question(
        kind="number",
        prompt="And this one, with two honours in it?",
        cards=("CK", "BN", "D6"),
        answer=Fraction(7),
        reason="7. Two counting cards and a plain one count the sum of the two less 1: 5 + 3 − 1, or 5 + 3 + 1 − 2.",
    )


q2 = ClickExercise(
    id="06.q2",
    ask=_two_honours,
    hints=(
        "The king is 5 and the knight 3. A trio counts the sum of its three values less 2.",
        "As it is said at the table: two counting cards, their sum less 1.",
    ),
)
