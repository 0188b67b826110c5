"""Fill in the score sheet: counts, scores, payments, totals (RULES 7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

import scarto_core as sc
from scarto_core.scoring import ULTIMO_BONUS, hand_scores, settle

from ..text import NAMES
from .chance import Chance
from .judging import mixed
from .played import dealt, play_on
from .question import COURSE, Question, Sheet

TITLE = "Fill in the score sheet"
LEVELS = (
    {"scores": 1},
    {"scores": 1, "scores and payments": 3},
    {"missing count": 3, "totals": 2, "scores and payments": 1},
    {"missing count": 1, "totals": 1, "Piccolo": 2, "Ultimo": 3},
    {"four players": 5, "Ultimo": 2, "missing count": 1},
)
PICCOLO = COURSE.with_(piccolo=True)
FOUR = COURSE.with_(players=4)
ULTIMO = COURSE.with_(ultimo="bagatto")


def make(topic: str, level: int, chance: Chance) -> Question:
    """Return a sheet to fill in, its counts those of a hand that was really played."""
    return _MAKERS[topic](chance)


def _counts(rules: sc.Rules, chance: Chance) -> tuple[Fraction, ...]:
    hand = dealt(rules, chance)
    play_on(hand, rules.hand_size, lambda _, legal: chance.one(legal))
    return hand.counts()


def _question(rules: sc.Rules, columns: Sequence[tuple[str, Sequence[Fraction], bool]], **more: str) -> Question:
    """Make a sheet of columns: a title, the numbers, and whether they are given."""
    rows = NAMES[: rules.players]
    cells = tuple(
        tuple(mixed(numbers[row], signed=title != "Count") if given else None for title, numbers, given in columns)
        for row in range(len(rows))
    )
    blanks = [numbers[row] for row in range(len(rows)) for _, numbers, given in columns if not given]
    sheet = Sheet(rows, tuple(title for title, _, _ in columns), cells)
    return Question(kind="sheet", sheet=sheet, answer=tuple(blanks), rules=rules, **more)


def _par(rules: sc.Rules) -> str:
    return f"Par is {mixed(rules.par)}"


def _scores(chance: Chance) -> Question:
    counts = _counts(COURSE, chance)
    return _question(
        COURSE,
        [("Count", counts, True), ("Score", hand_scores(COURSE, counts), False)],
        prompt="Fill in the scores.",
        note="Course rules, three players.",
        reason=f"{_par(COURSE)}: a score is the count less {mixed(COURSE.par)}, and the three sum to 0.",
    )


def _with_payments(rules: sc.Rules, note: str) -> Callable[[Chance], Question]:
    def make(chance: Chance) -> Question:
        counts = _counts(rules, chance)
        scores = hand_scores(rules, counts)
        return _question(
            rules,
            [("Count", counts, True), ("Score", scores, False), ("Chips", settle(scores), False)],
            prompt="Fill in the scores, and the chips each player gets (or pays, below 0).",
            note=note,
            reason=f"{_par(rules)}: a score is the count less {mixed(rules.par)}. "
            "The scores sum to 0, so the chips are the same numbers.",
        )

    return make


def _missing_count(chance: Chance) -> Question:
    counts = _counts(COURSE, chance)
    hidden = chance.below(3)
    scores = hand_scores(COURSE, counts)
    rows = NAMES[:3]
    cells = tuple((None if row == hidden else mixed(counts[row]), None) for row in range(3))
    blanks = [n for row in range(3) for n in ((counts[row], scores[row]) if row == hidden else (scores[row],))]
    return Question(
        kind="sheet",
        sheet=Sheet(rows, ("Count", "Score"), cells),
        answer=tuple(blanks),
        prompt="One pile has not been counted. Fill in what is missing.",
        note="Course rules, three players, the whole pack.",
        reason=f"The pack counts 78, so the third pile counts what the others leave: {mixed(counts[hidden])}. "
        "A score is the count less 26.",
    )


def _totals(chance: Chance) -> Question:
    before = hand_scores(COURSE, _counts(COURSE, chance))
    counts = _counts(COURSE, chance)
    scores = hand_scores(COURSE, counts)
    totals = [old + new for old, new in zip(before, scores, strict=True)]
    return _question(
        COURSE,
        [("Before", before, True), ("Count", counts, True), ("Score", scores, False), ("Total", totals, False)],
        prompt="Fill in the scores of this hand and the new totals.",
        note="Course rules, three players.",
        reason="A score is the count less 26; a total is what stood there before and the new score.",
    )


def _ultimo(chance: Chance) -> Question:
    counts = _counts(ULTIMO, chance)
    winner = chance.one([seat for seat in range(3) if counts[seat] >= 10])
    return ultimo_question(counts, winner)


def ultimo_question(counts: Sequence[Fraction], winner: int) -> Question:
    """Return the sheet of a hand in which `winner` won the last trick with the Bagatto in it."""
    scores = hand_scores(ULTIMO, counts, winner)
    who = "You have" if winner == 0 else f"{NAMES[winner]} has"
    return _question(
        ULTIMO,
        [("Count", counts, True), ("Score", scores, False), ("Chips", settle(scores), False)],
        prompt="Fill in the scores and the chips.",
        note=f"The house plays the Ultimo: {who} won the last trick with the Bagatto in it, for {ULTIMO_BONUS} more.",
        reason=f"With the Ultimo the scores sum to {ULTIMO_BONUS}, not to 0. Each pair settles a third of its "
        f"difference, so each gets the score less a third of {ULTIMO_BONUS}, which is 1⅔.",
    )


_MAKERS: dict[str, Callable[[Chance], Question]] = {
    "scores": _scores,
    "scores and payments": _with_payments(COURSE, "Course rules, three players."),
    "missing count": _missing_count,
    "totals": _totals,
    "Piccolo": _with_payments(PICCOLO, "Piccolo: three players, 42 cards that count 66 in all."),
    "Ultimo": _ultimo,
    "four players": _with_payments(FOUR, "Four players: 78 points, shared by four. Thirds are written as in 6 2/3."),
}
