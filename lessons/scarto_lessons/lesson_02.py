"""The exercises of lesson 02, *Card ranking*: strength, a sorted hand, and two cards of a round suit."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations
from random import Random
from typing import TYPE_CHECKING, Any

from .answers import CARDS_IN_ORDER, NUMBER, Kind
from .cases import COURSE, TRUMPS, hands, narrow, some, suit
from .drilling import drill_of
from .exercise import ClickExercise, CodeExercise, Misconception
from .hole import Hole, ____
from .judge import Case

if TYPE_CHECKING:
    from scarto_widgets.drills import Question

__all__ = ["____", "drill", "q1", "q2", "q3"]

drill = drill_of("02")


def _stronger(strength: Callable[[str], Any], one: str, other: str) -> Any:
    """Ask a strength function which of two cards is the stronger: any numbers will do, in the right order."""
    numbers = strength(one), strength(other)
    if any(number is None for number in numbers):
        return None
    if any(isinstance(number, Hole) for number in numbers):
        return ____
    a, b = map(NUMBER.read, numbers)
    return one if a > b else other if b > a else "neither"


def _pairs_of_a_suit(random: Random) -> Iterable[Case]:
    for cards in (*map(suit, "SBCD"), TRUMPS):
        for pair in combinations(cards, 2):
            yield tuple(some(random, pair, 2))


STRONGER = Kind("a number for each card", lambda value: value, lambda value: f"{value} is the stronger")

q2 = CodeExercise(
    id="02.q2",
    signature="strength(card)",
    task="Return how strong a card is inside its suit: the higher, the stronger. (Never asked for the Fool.)",
    reference=COURSE.strength,
    cases=_pairs_of_a_suit,
    answer=STRONGER,
    ask=_stronger,
    spell=lambda name, one, other: f"{name}({one!r}), {name}({other!r})",
    draws=lambda one, other: [("Two cards of one suit", [one, other])],
    labels=("One card", "Another"),
    rule=(
        "Long suits rank K Q N J 10 9 … 2 1. Round suits rank K Q N J 1 2 … 9 10: their pips are upside down. Trumps "
        "rank by number."
    ),
    hints=(
        (
            "Only cards of the same suit are ever compared, so any numbers will do as long as the stronger card has "
            "the higher one. Begin with the long suits."
        ),
        (
            "Read the rank as in lesson 1: J 11, N 12, Q 13, K 14. For long suits and trumps the rank is the strength "
            "already."
        ),
        (
            "In a round suit the pips 1 to 10 have to come out in reverse, and below the jack. What does `11 - rank` "
            "give for 1, and for 10?"
        ),
    ),
    solution_source='''
def strength(card):
    suit, rank = card[0], card[1:]
    courts = {"J": 11, "N": 12, "Q": 13, "K": 14}
    if rank in courts:
        return courts[rank]
    return 11 - int(rank) if suit in "CD" else int(rank)
''',
    misconceptions=(
        Misconception(
            name="ranks round suits like long ones",
            source='''
def strength(card):
    courts = {"J": 11, "N": 12, "Q": 13, "K": 14}
    return courts.get(card[1:]) or int(card[1:])
''',
            says=(
                "In cups and coins, the round suits, the pips are upside down: the ace is the best of them and the 10 "
                "the poorest."
            ),
        ),
        Misconception(
            name="turns the long suits upside down as well",
            source='''
def strength(card):
    courts = {"J": 11, "N": 12, "Q": 13, "K": 14}
    if card[0] == "T":
        return int(card[1:])
    return courts.get(card[1:]) or 11 - int(card[1:])
''',
            says=(
                "Only cups and coins are upside down. In swords and batons the 10 is the best pip and the ace the "
                "poorest."
            ),
        ),
        Misconception(
            name="turns the court cards of the round suits round as well",
            source='''
def strength(card):
    courts = {"J": 11, "N": 12, "Q": 13, "K": 14}
    rank = courts.get(card[1:]) or int(card[1:])
    if card[0] in "CD":
        return 25 - rank if rank > 10 else 11 - rank
    return rank
''',
            says=(
                "The king is the best card of every suit, and queen, knight and jack follow him everywhere. Only the "
                "pips are turned round."
            ),
        ),
        Misconception(
            name="puts a round suit's pips above its court cards",
            source='''
def strength(card):
    courts = {"J": 11, "N": 12, "Q": 13, "K": 14}
    rank = courts.get(card[1:]) or int(card[1:])
    if card[0] in "CD" and rank <= 10:
        return 25 - rank
    return rank
''',
            says=(
                "The pips of a round suit are turned round among themselves. They stay below the court cards: the ace "
                "comes just behind the jack."
            ),
        ),
        Misconception(
            name="puts the ace above the king",
            source='''
def strength(card):
    courts = {"J": 11, "N": 12, "Q": 13, "K": 14}
    rank = courts.get(card[1:]) or int(card[1:])
    if card[0] == "T":
        return rank
    if rank == 1:
        return 15
    return 11 - rank if card[0] in "CD" and rank <= 10 else rank
''',
            says=(
                "In many games the ace is the highest card, but not here. In a long suit it is the lowest, in a round "
                "suit it comes behind the jack."
            ),
        ),
    ),
)


def _hands_to_sort(random: Random) -> Iterable[Case]:
    yield from ((hand,) for hand in hands(random, 40, (2, 3, 4), narrow(random)))
    for size in (2, 3, 5, 8):
        for _ in range(40):
            yield (some(random, narrow(random), size),)
    yield from ((hand,) for hand in hands(random, 40, (25,)))


def _sorted(hand: list[str]) -> list[str]:
    return sorted(hand, key=lambda card: ("SBCDTF".index(card[0]), -COURSE.strength(card)))


q3 = CodeExercise(
    id="02.q3",
    signature="sort_hand(hand)",
    task="Return the hand sorted: S, B, C, D, trumps, the Fool; inside each, the strongest first.",
    reference=_sorted,
    cases=_hands_to_sort,
    answer=CARDS_IN_ORDER,
    labels=("Hand",),
    rule=(
        "Swords, batons, cups, coins, then the trumps, then the Fool; inside each the strongest card first, and in "
        "cups and coins the small pips are strong."
    ),
    hints=(
        (
            "`sorted(hand, key=...)` sorts by whatever the key function returns for a card. A pair sorts by its first "
            "part, then by its second."
        ),
        'First part: the place of the suit in the order, `"SBCDTF".index(card[0])`. Second part: the strength.',
        (
            "The strongest has to come first, so take the strength with a minus: `-strength(card)`. The Fool has no "
            "strength to ask for; `sc.ruleset(\"course\").strength` gives 0 for it."
        ),
    ),
    solution_source='''
def sort_hand(hand):
    rules = sc.ruleset("course")

    def place(card):
        return "SBCDTF".index(card[0]), -rules.strength(card)

    return sorted(hand, key=place)
''',
    misconceptions=(
        Misconception(
            name="sorts the cards as text",
            source='''
def sort_hand(hand):
    return sorted(hand)
''',
            says=(
                "Sorted as text, B comes before S and `S10` before `S2`. The order of the table has to be said with a "
                "`key`."
            ),
        ),
        Misconception(
            name="puts the weakest first",
            source='''
def sort_hand(hand):
    strength = sc.ruleset("course").strength
    return sorted(hand, key=lambda card: ("SBCDTF".index(card[0]), strength(card)))
''',
            says=(
                "The suits are in order, but inside them the weakest card comes first. A minus before the strength "
                "turns that round."
            ),
        ),
        Misconception(
            name="sorts round suits by number",
            source='''
def sort_hand(hand):
    return sorted(hand, key=lambda card: ("SBCDTF".index(card[0]), -sc.Card.parse(card).rank))
''',
            says=(
                "Sort by strength, not by number: in cups and coins the ace comes right behind the jack, and the 10 "
                "last."
            ),
        ),
        Misconception(
            name="puts the trumps before the suits",
            source='''
def sort_hand(hand):
    strength = sc.ruleset("course").strength
    return sorted(hand, key=lambda card: ("TSBCDF".index(card[0]), -strength(card)))
''',
            says=(
                "The trumps are the strongest cards, but in the hand they stand behind the four suits, just before the "
                "Fool."
            ),
        ),
        Misconception(
            name="sorts by strength alone, across the suits",
            source='''
def sort_hand(hand):
    return sorted(hand, key=sc.ruleset("course").strength, reverse=True)
''',
            says="Strength compares cards of one suit only. First sort by suit, then by strength inside it.",
        ),
    ),
)


def _which_is_stronger() -> Question:
    from scarto_widgets.drills import Choice, Question

    return Question(
        kind="choice",
        prompt="Which of these two coins is the stronger?",
        choices=(Choice("D3", "the 3", card="D3"), Choice("D9", "the 9", card="D9")),
        answer="D3",
        reason="The 3. Coins are a round suit: their pips are upside down, ace, 2, 3 and so on down to the 10.",
        why={"D9": "Nine is more than three, but in a round suit the pips are upside down."},
    )


q1 = ClickExercise(
    id="02.q1",
    ask=_which_is_stronger,
    hints=(
        "Coins: a long suit or a round one?",
        "In a round suit the pips rank upside down: the ace is the best of them, the 10 the poorest.",
    ),
)
