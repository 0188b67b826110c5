"""The lessons in their order: titles, files, and what there is to do in each."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Lesson:
    """One lesson of the course."""

    number: str
    title: str
    name: str
    """The file without its ending: "02_card_ranking"."""
    exercises: int
    """The exercises are q1 up to this number."""
    drill: str | None = None
    """The drill of the lesson, if it has one."""

    @property
    def keys(self) -> tuple[str, ...]:
        """The names of its exercises: "q1", "q2", ..."""
        return tuple(f"q{number}" for number in range(1, self.exercises + 1))


LESSONS = (
    Lesson("00", "Welcome", "00_welcome", 2, "who_takes_it"),
    Lesson("01", "The pack", "01_the_pack", 4, "name_the_card"),
    Lesson("02", "Card ranking", "02_card_ranking", 3, "which_wins"),
    Lesson("03", "The deal and the scarto", "03_the_deal_and_the_scarto", 4, "lay_away"),
    Lesson("04", "Legal play", "04_legal_play", 4, "legal_play"),
    Lesson("05", "Winning the trick", "05_winning_the_trick", 4, "who_takes_it"),
    Lesson("06", "Trio counting", "06_trio_counting", 5, "count_pile"),
    Lesson("07", "Scores and matches", "07_scores_and_matches", 4, "score_sheet"),
    Lesson("08", "A full hand", "08_a_full_hand", 2),
)
