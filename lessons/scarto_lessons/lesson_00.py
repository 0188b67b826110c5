"""The exercises of lesson 00, *Welcome*: a first trick and a first card, by clicking."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .drilling import drill_of
from .exercise import ClickExercise
from .hole import ____

if TYPE_CHECKING:
    from scarto_widgets.drills import Question

__all__ = ["____", "drill", "q1", "q2"]

drill = drill_of("00")


def _first_trick() -> Question:
    from scarto_widgets.drills import Choice, Question

    return Question(
        kind="choice",
        prompt="Cups are led. Who takes this trick?",
        trick=(("Bruna", "C4"), ("Carlo", "C2"), ("You", "SK")),
        choices=(Choice("1", "Bruna"), Choice("2", "Carlo"), Choice("0", "You")),
        answer="2",
        reason="Carlo, with the two of cups.",
        why={
            "0": "Cups were led, and your king is not a cup: he takes nothing, royal or not.",
            "1": "The four looks higher than the two. In cups it is not: there the small numbers are the strong ones.",
        },
    )


q1 = ClickExercise(
    id="00.q1",
    ask=_first_trick,
    hints=(
        "Only the suit that was led can take this trick, and cups were led.",
        "In cups the numbers are upside down: the ace is the best of them, the 10 the poorest.",
    ),
)


def _read_a_card() -> Question:
    from scarto_widgets.drills import Choice, Question

    return Question(
        kind="choice",
        prompt="Which of these cards is written T20?",
        choices=(
            Choice("D10", "this one", card="D10"),
            Choice("T20", "this one", card="T20"),
            Choice("T2", "this one", card="T2"),
            Choice("T21", "this one", card="T21"),
        ),
        answer="T20",
        reason="T stands for trump and 20 for its number: the Angelo, the last but one of the 21 trumps.",
        why={
            "D10": "That is the ten of coins: D10, D as in denari.",
            "T2": "That is the second trump, the Papessa: T2.",
            "T21": "That is the highest trump, the Mondo: T21.",
        },
    )


q2 = ClickExercise(
    id="00.q2",
    ask=_read_a_card,
    hints=(
        "A card is written as a letter and a number. S, B, C and D are suits. What is left for T?",
        "T is a trump, and trumps bear their number on the card.",
    ),
)
