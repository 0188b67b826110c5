"""Fill in the score sheet: counts, scores, payments, totals (RULES 7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

import scarto_core as sc
from scarto_core.languages import gettext
from scarto_core.scoring import ULTIMO_BONUS, hand_scores, settle

from ..text import names
from .chance import Chance
from .judging import mixed
from .played import dealt, play_on
from .question import COURSE, Question, Sheet
from .text import column

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
    """Make a sheet of columns: a key, the numbers, and whether they are given."""
    rows = names(rules.players)
    cells = tuple(
        tuple(mixed(numbers[row], signed=key != "count") if given else None for key, numbers, given in columns)
        for row in range(len(rows))
    )
    blanks = [numbers[row] for row in range(len(rows)) for _, numbers, given in columns if not given]
    sheet = Sheet(rows, tuple(column(key) for key, _, _ in columns), cells)
    return Question(kind="sheet", sheet=sheet, answer=tuple(blanks), rules=rules, **more)


def _three_players() -> str:
    return gettext("Course rules, three players.")


def _scores(chance: Chance) -> Question:
    counts = _counts(COURSE, chance)
    return _question(
        COURSE,
        [("count", counts, True), ("score", hand_scores(COURSE, counts), False)],
        prompt=gettext("Fill in the scores."),
        note=_three_players(),
        reason=gettext("Par is {par}: a score is the count less {par}, and the three sum to 0.", par=mixed(COURSE.par)),
    )


def _with_payments(rules: sc.Rules, note: Callable[[], str]) -> Callable[[Chance], Question]:
    def make(chance: Chance) -> Question:
        counts = _counts(rules, chance)
        scores = hand_scores(rules, counts)
        return _question(
            rules,
            [("count", counts, True), ("score", scores, False), ("chips", settle(scores), False)],
            prompt=gettext("Fill in the scores, and the chips each player gets (or pays, below 0)."),
            note=note(),
            reason=gettext(
                "Par is {par}: a score is the count less {par}. "
                "The scores sum to 0, so the chips are the same numbers.",
                par=mixed(rules.par),
            ),
        )

    return make


def _missing_count(chance: Chance) -> Question:
    counts = _counts(COURSE, chance)
    hidden = chance.below(3)
    scores = hand_scores(COURSE, counts)
    rows = names(3)
    cells = tuple((None if row == hidden else mixed(counts[row]), None) for row in range(3))
    blanks = [n for row in range(3) for n in ((counts[row], scores[row]) if row == hidden else (scores[row],))]
    return Question(
        kind="sheet",
        sheet=Sheet(rows, (column("count"), column("score")), cells),
        answer=tuple(blanks),
        prompt=gettext("One pile has not been counted. Fill in what is missing."),
        note=gettext("Course rules, three players, the whole pack."),
        reason=gettext(
            "The pack counts 78, so the third pile counts what the others leave: {count}. "
            "A score is the count less 26.",
            count=mixed(counts[hidden]),
        ),
    )


def _totals(chance: Chance) -> Question:
    before = hand_scores(COURSE, _counts(COURSE, chance))
    counts = _counts(COURSE, chance)
    scores = hand_scores(COURSE, counts)
    totals = [old + new for old, new in zip(before, scores, strict=True)]
    return _question(
        COURSE,
        [("before", before, True), ("count", counts, True), ("score", scores, False), ("total", totals, False)],
        prompt=gettext("Fill in the scores of this hand and the new totals."),
        note=_three_players(),
        reason=gettext("A score is the count less 26; a total is what stood there before and the new score."),
    )


def _ultimo(chance: Chance) -> Question:
    counts = _counts(ULTIMO, chance)
    winner = chance.one([seat for seat in range(3) if counts[seat] >= 10])
    return ultimo_question(counts, winner)


def ultimo_question(counts: Sequence[Fraction], winner: int) -> Question:
    """Return the sheet of a hand in which `winner` won the last trick with the Bagatto in it."""
    scores = hand_scores(ULTIMO, counts, winner)
    return _question(
        ULTIMO,
        [("count", counts, True), ("score", scores, False), ("chips", settle(scores), False)],
        prompt=gettext("Fill in the scores and the chips."),
        note=_ultimo_note(winner),
        reason=gettext(
            "With the Ultimo the scores sum to {n}, not to 0. Each pair settles a third of its difference, so each "
            "gets the score less a third of {n}, which is {third}.",
            n=ULTIMO_BONUS, third=mixed(Fraction(ULTIMO_BONUS, 3)),
        ),
    )  # fmt: skip


def _ultimo_note(winner: int) -> str:
    if winner == 0:
        who = gettext("You have won the last trick with the Bagatto in it, for {n} more.", n=ULTIMO_BONUS)
    else:
        text = gettext("{name} has won the last trick with the Bagatto in it, for {n} more.")
        who = text.format(name=names()[winner], n=ULTIMO_BONUS)
    return f"{gettext('The house plays the Ultimo.')} {who}"


def _piccolo_note() -> str:
    return gettext("Piccolo: three players, 42 cards that count 66 in all.")


def _four_players() -> str:
    return gettext("Four players: 78 points, shared by four. Thirds are written as in 6 2/3.")


_MAKERS: dict[str, Callable[[Chance], Question]] = {
    "scores": _scores,
    "scores and payments": _with_payments(COURSE, _three_players),
    "missing count": _missing_count,
    "totals": _totals,
    "Piccolo": _with_payments(PICCOLO, _piccolo_note),
    "Ultimo": _ultimo,
    "four players": _with_payments(FOUR, _four_players),
}
