"""Perft: every way to play the last four tricks (three with four players), counted by both readings of the rules."""

import copy
import json
from collections import Counter
from pathlib import Path

import pytest
from naive_hand import NaiveHand

import scarto_core as sc

# A golden hand, and the positions after each card from so many tricks before its end on.
COUNTS = [
    ("course_2", 4, [4, 12, 36, 108, 219, 501, 1002, 1473, 2474, 2474, 2474, 2474]),
    ("piemontese_2", 4, [4, 11, 42, 126, 257, 663, 1326, 2056, 3492, 3492, 3492, 3492]),
    ("course_piccolo", 4, [4, 12, 45, 135, 360, 624, 1248, 2280, 3336, 3336, 3336, 3336]),
    ("fool_captured", 4, [4, 13, 39, 117, 289, 638, 1276, 2240, 3560, 3560, 3560, 3560]),
    ("fool_laid_away", 4, [4, 5, 7, 21, 26, 46, 92, 116, 164, 164, 164, 164]),
    ("fool_led", 4, [4, 7, 7, 21, 63, 72, 144, 210, 324, 324, 324, 324]),
    ("fool_paid_in_a_safe_last_trick", 4, [4, 14, 14, 42, 100, 168, 336, 620, 1000, 1000, 1000, 1000]),
    ("fool_with_four_players", 3, [3, 7, 8, 24, 48, 96, 192, 216, 216, 216, 216, 216]),
    ("course_four_players", 3, [3, 9, 27, 45, 90, 144, 288, 384, 384, 384, 384, 384]),
]


def ending(name, tricks):
    """The golden hand with so many tricks left, as a record."""
    record = json.loads((Path(__file__).parent / "golden" / f"{name}.json").read_text(encoding="utf-8"))["record"]
    return {**record, "plays": record["plays"][: len(record["plays"]) - tricks * len(record["hands"])]}


def after(hand, card):
    """A hand in which one card more has been played; the hand itself stays."""
    if isinstance(hand, sc.Hand):
        later = hand.copy()
    else:
        later = copy.copy(hand)
        later.hands, later.piles = [list(cards) for cards in hand.hands], [list(cards) for cards in hand.piles]
        later.trick, later.tricks, later.plays = list(hand.trick), list(hand.tricks), list(hand.plays)
    later.play(card)
    return later


def perft(hand):
    """Positions after 1, 2, 3 ... cards more, and how often each result is reached."""
    positions, results = Counter(), Counter()

    def walk(hand, depth):
        if hand.to_act is None:
            results[tuple(hand.scores())] += 1
            return
        for card in hand.legal_plays() if isinstance(hand, sc.Hand) else hand.legal():
            positions[depth] += 1
            walk(after(hand, card), depth + 1)

    walk(hand, 1)
    return [positions[depth] for depth in sorted(positions)], results


@pytest.mark.parametrize(("name", "tricks", "counts"), COUNTS)
def test_every_way_to_play_the_last_tricks(name, tricks, counts):
    positions, results = perft(sc.Hand.from_record(ending(name, tricks)))
    assert positions == counts
    assert (positions, results) == perft(NaiveHand.replay(ending(name, tricks)))
