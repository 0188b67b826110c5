"""The exercises of lesson 07, *Scores and matches*: scores, payments, and who has won."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING

from scarto_core.scoring import hand_scores, settle

from .answers import NUMBERS, SEATS
from .cases import COURSE
from .drilling import drill_of
from .exercise import ClickExercise, CodeExercise, Misconception
from .hole import ____
from .judge import Case

if TYPE_CHECKING:
    from scarto_widgets.drills import Question

__all__ = ["____", "drill", "q1", "q2", "q3", "q4"]

drill = drill_of("07")


def _counts(random: Random) -> Iterable[Case]:
    yield ([26, 26, 26],)
    for _ in range(200):
        first = random.randint(0, 60)
        second = random.randint(0, 78 - first)
        yield ([first, second, 78 - first - second],)


def _scores(counts: Sequence[int]) -> tuple[Fraction, ...]:
    return hand_scores(COURSE, [Fraction(count) for count in counts])


q2 = CodeExercise(
    id="07.q2",
    signature="scores(counts)",
    task="Return the three hand scores, in the order of the counts.",
    reference=_scores,
    cases=_counts,
    answer=NUMBERS,
    labels=("Counts",),
    rule="The score of a hand is the count less par, and par is 78 ÷ 3 = 26: above it you win, below it you pay.",
    hints=(
        "Par is a third of the whole pack. How much is that?",
        "Each score is the count less 26: `[count - 26 for count in counts]`.",
    ),
    solution_source='''
def scores(counts):
    par = 78 // 3
    return [count - par for count in counts]
''',
    misconceptions=(
        Misconception(
            name="takes par off the wrong way round",
            source='''
def scores(counts):
    return [26 - count for count in counts]
''',
            says="Whoever has counted more than par wins: the score is the count less par, not par less the count.",
        ),
        Misconception(
            name="takes 25 for par",
            source='''
def scores(counts):
    return [count - 25 for count in counts]
''',
            says="25 is the number of cards in a hand. Par is a third of the 78 points of the pack: 26.",
        ),
        Misconception(
            name="lets nobody score below 0",
            source='''
def scores(counts):
    return [max(0, count - 26) for count in counts]
''',
            says="Whoever stays below par has a score below 0. That is what the others win: the three scores sum to 0.",
        ),
        Misconception(
            name="measures against the best count",
            source='''
def scores(counts):
    return [count - max(counts) for count in counts]
''',
            says="The score is measured against par, 26, and not against the best player.",
        ),
        Misconception(
            name="takes the counts themselves for the scores",
            source='''
def scores(counts):
    return list(counts)
''',
            says="The count is what lies in the pile. The score is what it is above or below par.",
        ),
    ),
)


def _score_rows(random: Random) -> Iterable[Case]:
    yield ([0, 0, 0],)
    for _ in range(100):
        first, second = random.randint(-20, 25), random.randint(-20, 25)
        yield ([first, second, -first - second],)
    for _ in range(160):
        # The bonus for the ultimo, or an account whose pack counts 82: then the scores do not sum to 0.
        first, second, sum_ = random.randint(-15, 20), random.randint(-15, 20), random.choice((3, 4, 5))
        yield ([first, second, sum_ - first - second],)


def _payments(scores: Sequence[int]) -> tuple[Fraction, ...]:
    return settle([Fraction(score) for score in scores])


q3 = CodeExercise(
    id="07.q3",
    signature="payments(scores)",
    task="Return what each player gets (below 0: pays), in the order of the scores.",
    reference=_payments,
    cases=_score_rows,
    answer=NUMBERS,
    labels=("Scores",),
    rule=(
        "Each pair of players settles the difference of their scores divided by the number of players. So the payments "
        "always sum to 0."
    ),
    hints=(
        (
            "Take one player. From each of the others he gets his own score less theirs, divided by the number of "
            "players; add that up."
        ),
        (
            "Two loops: for each `mine` in the scores, the sum of `(mine - other) / len(scores)` over each `other`. "
            "Against yourself it is 0 and does no harm."
        ),
        "There is a shorter way to the same: how far is each score from the mean of all?",
    ),
    solution_source='''
from fractions import Fraction


def payments(scores):
    def one_pair(mine, other):
        return Fraction(mine - other, len(scores))

    return [sum(one_pair(mine, other) for other in scores) for mine in scores]
''',
    misconceptions=(
        Misconception(
            name="takes the scores themselves for the payments",
            source='''
def payments(scores):
    return list(scores)
''',
            says=(
                "That is right as long as the scores sum to 0. With a bonus, or in an account whose pack counts 82, "
                "they do not, and then somebody's chips would come from nowhere."
            ),
        ),
        Misconception(
            name="lets each pair settle the whole difference",
            source='''
def payments(scores):
    return [sum(mine - other for other in scores) for mine in scores]
''',
            says=(
                "Each pair settles the difference *divided by the number of players*. Without that you pay three times."
            ),
        ),
        Misconception(
            name="divides by the number of the other players",
            source='''
def payments(scores):
    return [sum(mine - other for other in scores) / (len(scores) - 1) for mine in scores]
''',
            says="The difference is divided by the number of all players, three, and not by the two others.",
        ),
        Misconception(
            name="lets everybody pay the winner alone",
            source='''
def payments(scores):
    best = max(scores)
    result = [(score - best) / len(scores) for score in scores]
    result[scores.index(best)] = -sum(result)
    return result
''',
            says=(
                "Every pair settles, not just each player with the winner: the second also gets something from the "
                "third."
            ),
        ),
        Misconception(
            name="turns payer and receiver round",
            source='''
def payments(scores):
    mean = sum(scores) / len(scores)
    return [mean - score for score in scores]
''',
            says="The amounts are right, but the signs are not: the higher score gets, the lower one pays.",
        ),
    ),
)


def _totals(random: Random) -> Iterable[Case]:
    for _ in range(300):
        target = random.choice((20, 50, 100, 100))
        totals = [random.choice((target, target - 1, target + 7, random.randint(-60, target + 20))) for _ in range(3)]
        yield totals, target


def _winners(totals: Sequence[int], target: int) -> tuple[int, ...]:
    """As `Match.winners` says it, for totals that are given."""
    best = max(totals)
    return tuple(seat for seat, total in enumerate(totals) if total == best) if best >= target else ()


q4 = CodeExercise(
    id="07.q4",
    signature="winners(totals, target)",
    task="Return the seats that have won the match: none while nobody has reached the target.",
    reference=_winners,
    cases=_totals,
    answer=SEATS,
    labels=("Totals of seats 0, 1 and 2", "Target"),
    rule=(
        "The match ends when at the end of a hand somebody's total has reached the target. The highest total wins; "
        "equal totals share the win."
    ),
    hints=(
        "First question: has anybody reached the target? Compare the highest total, `max(totals)`, with it.",
        "If so, who has this highest total? There may be more than one.",
        "`enumerate(totals)` gives each seat along with its total.",
    ),
    solution_source='''
def winners(totals, target):
    best = max(totals)
    if best < target:
        return []
    return [seat for seat, total in enumerate(totals) if total == best]
''',
    misconceptions=(
        Misconception(
            name="lets everybody win who has reached the target",
            source='''
def winners(totals, target):
    return [seat for seat, total in enumerate(totals) if total >= target]
''',
            says="Several may reach the target in the same hand. Only the highest total wins.",
        ),
        Misconception(
            name="names a winner before the target is reached",
            source='''
def winners(totals, target):
    return [seat for seat, total in enumerate(totals) if total == max(totals)]
''',
            says="While nobody has reached the target the match goes on, and there is no winner yet.",
        ),
        Misconception(
            name="names just one of those who share the win",
            source='''
def winners(totals, target):
    return [totals.index(max(totals))] if max(totals) >= target else []
''',
            says="Equal totals share the win: name every seat that has the highest one.",
        ),
        Misconception(
            name="asks for more than the target",
            source='''
def winners(totals, target):
    best = max(totals)
    return [seat for seat, total in enumerate(totals) if total == best] if best > target else []
''',
            says="To reach the target is enough: exactly 100 ends a match to 100.",
        ),
        Misconception(
            name="lets the lowest total win",
            source='''
def winners(totals, target):
    least = min(totals)
    return [seat for seat, total in enumerate(totals) if total == least] if max(totals) >= target else []
''',
            says="The highest total wins. (The lowest pays for the drinks.)",
        ),
    ),
)


def _score_sheet() -> Question:
    from scarto_widgets.drills import Question, Sheet

    return Question(
        kind="sheet",
        prompt="The piles are counted. Fill in the score sheet.",
        sheet=Sheet(
            rows=("You", "Bruna", "Carlo"),
            columns=("Count", "Score"),
            cells=(("31", None), ("18", None), (None, None)),
        ),
        answer=(Fraction(5), Fraction(-8), Fraction(29), Fraction(3)),
        reason=(
            "Par is 26: 31 is 5 above it and 18 is 8 below. The pack counts 78, so Carlo has 78 − 31 − 18 = 29, which "
            "is 3 above. The scores sum to 0."
        ),
    )


q1 = ClickExercise(
    id="07.q1",
    ask=_score_sheet,
    hints=(
        "The three counts make 78 together. So Carlo's is what is left.",
        "Each score is the count less 26, and the three of them sum to 0.",
    ),
)
