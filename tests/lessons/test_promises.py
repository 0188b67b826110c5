"""Cells tagged "promise": what they print is what the prose around them says, to the letter."""

from __future__ import annotations

import pytest
from replay import run
from scarto_lessons import build

PROMISES = {
    "00_welcome": ["Seat 1 takes it."],
    "01_the_pack": ["78 cards, and the pack has 78"],
    "02_card_ranking": ["S : the higher number wins in 45 of 45 pairs\nC : the higher number wins in 0 of 45 pairs"],
    "03_the_deal_and_the_scarto": ["Without the Fool: S4 BQ C2 CJ D9 T1\nWith the Fool:    S4 BQ C2 CJ D9"],
    "05_winning_the_trick": [
        "D7 D2 DQ   → seat 2\nD7 D2 SK   → seat 1\nD7 T4 DK   → seat 1\nD7 T4 T11  → seat 2",
    ],
    "06_trio_counting": [
        "SK S4 B7  [5, 1, 1] → 5\nSK DQ B7  [5, 4, 1] → 8\nSK DQ CN  [5, 4, 3] → 10\nS4 B7 T8  [1, 1, 1] → 1",
        "130 in 78 cards, that is 26 trios: 78",
        "course: the pack is worth 130, less 2 for each of 26 trios.\n"
        "All piles together count 78, always (78 with the Fool paid, 78 with the Fool captured).\n"
        "Par is 26, 3 times par is 78; the scores always sum to zero.",
    ],
    "07_scores_and_matches": [
        "seat 1 to seat 0: (5 - 2) / 3 = 1\nseat 2 to seat 0: (5 - -7) / 3 = 4\nseat 2 to seat 1: (2 - -7) / 3 = 3",
    ],
}


def promised(notebook):
    """What the cells tagged "promise" printed."""
    cells = [cell for cell in notebook.cells if "promise" in cell.metadata.get("tags", [])]
    return ["".join(output.get("text", "") for output in cell.outputs).strip() for cell in cells]


@pytest.mark.parametrize("lesson", PROMISES)
def test_a_lesson_keeps_its_promises(lesson, tmp_path):
    ran = run(build.notebook(build.TEXT / f"{lesson}.md"), tmp_path / "progress.json")
    assert promised(ran) == PROMISES[lesson]
