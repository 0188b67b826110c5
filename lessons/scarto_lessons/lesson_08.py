"""The exercises of lesson 08, *A full hand*: reading a record, and the trick that cost most."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import TYPE_CHECKING, Any

import scarto_core as sc

from .answers import SEATS_IN_ORDER
from .cases import COURSE
from .exercise import ClickExercise, CodeExercise, Misconception
from .hole import ____
from .judge import Case

if TYPE_CHECKING:
    from scarto_widgets.drills import Question

__all__ = ["____", "q1", "q2"]

Record = dict[str, Any]


def _records(random: Random) -> Iterable[Case]:
    """Records of hands, cut off anywhere: after the scarto, inside a trick, or not at all."""
    for seed in range(12):
        hand = sc.play_hand(COURSE, ["random", "random", "random"], dealer=seed % 3, seed=seed)
        record = hand.to_record()
        for plays in (random.randint(0, 9), random.randint(10, 40), 75):
            yield ({**record, "plays": record["plays"][:plays]},)


def _replay(record: Record) -> list[int]:
    return [trick.winner for trick in sc.Hand.from_record(record).tricks]


def _first_tricks(record: Record) -> Iterable[tuple[str, Any]]:
    hand = sc.Hand.from_record(record)
    yield "A record, dealt by", f"seat {hand.dealer}"
    for number, trick in enumerate(hand.tricks[:3], 1):
        yield f"Trick {number}", [(seat, str(card)) for seat, card in trick.plays]
    if hand.trick:
        yield "Not finished", [(seat, str(card)) for seat, card in hand.trick]
    yield "Tricks finished", str(len(hand.tricks))


q2 = CodeExercise(
    id="08.q2",
    signature="replay(record)",
    task="Return the seats that won the tricks of a record, in the order of the tricks.",
    reference=_replay,
    cases=_records,
    answer=SEATS_IN_ORDER,
    labels=("Record",),
    draws=_first_tricks,
    rule=(
        "The player on the dealer's right leads to the first trick, and the winner of a trick leads to the next. A "
        "record may end before the hand does: then only its finished tricks have winners."
    ),
    hints=(
        (
            "You need not play the cards yourself: `sc.Hand.from_record(record)` does, and gives you the hand as it "
            "stands at the end of the record."
        ),
        "A hand knows its finished tricks, `hand.tricks`, and each of them knows its `winner`.",
    ),
    solution_source='''
def replay(record):
    hand = sc.Hand.from_record(record)
    return [trick.winner for trick in hand.tricks]
''',
    misconceptions=(
        Misconception(
            name="names who led each trick",
            source='''
def replay(record):
    return [trick.leader for trick in sc.Hand.from_record(record).tricks]
''',
            says="That is who led to each trick: the winner of the one before. Who won it?",
        ),
        Misconception(
            name="tells the place in the trick instead of the seat",
            source='''
def replay(record):
    hand = sc.Hand.from_record(record)
    return [[seat for seat, _ in t.plays].index(t.winner) for t in hand.tricks]
''',
            says=(
                "The right cards win, but the answer is the seat that played the card, not where the card lies in the "
                "trick."
            ),
        ),
        Misconception(
            name="lets the dealer lead to the first trick",
            source='''
def replay(record):
    rules, leader, winners = sc.ruleset(record["rules"]), record["dealer"], []
    for start in range(0, len(record["plays"]) - 2, 3):
        cards = record["plays"][start : start + 3]
        leader = sc.trick_winner(rules, [((leader + i) % 3, card) for i, card in enumerate(cards)])
        winners.append(leader)
    return winners
''',
            says="The player on the dealer's right leads to the first trick, not the dealer: seat + 1.",
        ),
        Misconception(
            name="lets the same seat lead to every trick",
            source='''
def replay(record):
    rules, leader = sc.ruleset(record["rules"]), record["dealer"] + 1
    plays = record["plays"]
    tricks = [plays[start : start + 3] for start in range(0, len(plays) - 2, 3)]
    return [sc.trick_winner(rules, [((leader + i) % 3, c) for i, c in enumerate(t)]) for t in tricks]
''',
            says=(
                "Only the first trick is led by the player on the dealer's right. After that, whoever has won a trick "
                "leads to the next."
            ),
        ),
        Misconception(
            name="names a winner for a trick that is not finished",
            source='''
def replay(record):
    hand = sc.Hand.from_record(record)
    winners = [trick.winner for trick in hand.tricks]
    cards = [card for _, card in hand.trick]
    if cards and cards != [sc.Card.parse("F")]:
        winners.append(sc.trick_winner(hand.rules, hand.trick))
    return winners
''',
            says="The record may end in the middle of a trick. As long as a card is missing, nobody has won it.",
        ),
    ),
)


def _dearest_trick() -> Question:
    from scarto_widgets.drills import Choice, Question

    tricks = {"first": ("S9", "SK", "S2"), "second": ("CQ", "T1", "C9"), "third": ("D4", "T20", "T7")}
    return Question(
        kind="choice",
        prompt=(
            "Bruna took all three of these tricks, and in each the first card was yours. Which one cost you the most?"
        ),
        note=(
            "Trick 1: your 9 of swords, her king, Carlo's 2. Trick 2: your queen of cups, her Bagatto, Carlo's 9. "
            "Trick 3: your 4 of coins, her 20, Carlo's 7 of trumps."
        ),
        cards=tuple(card for cards in tricks.values() for card in cards),
        choices=(Choice("1", "The first"), Choice("2", "The second"), Choice("3", "The third")),
        answer="2",
        reason=(
            "The second: there she took your queen, worth 4. Her own king and Bagatto were hers already; what you lose "
            "is what you put in."
        ),
        why={
            "1": "The king was her own. You put in a 9, which is plain.",
            "3": "High trumps, but the Angelo and the 7 are plain, and so is your 4.",
        },
    )


q1 = ClickExercise(
    id="08.q1",
    ask=_dearest_trick,
    hints=(
        "A trick costs you what you put into it, if somebody else takes it.",
        "Three cards of yours: a 9 of swords, a queen of cups, a 4 of coins. What does each count?",
    ),
)
