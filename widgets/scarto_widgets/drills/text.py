"""The words of the drills' frame, in English, for translators; questions and reasons come with the questions."""

from __future__ import annotations

from typing import Any

from scarto_core.languages import gettext

from ..text import words as table_words

TITLES = {
    "name_the_card": "Name the card",
    "which_wins": "Which wins?",
    "lay_away": "Lay away three",
    "legal_play": "Mark every legal card",
    "who_takes_it": "Who takes it?",
    "count_pile": "Count the pile",
    "score_sheet": "Fill in the score sheet",
}
"""What the drills are called."""

COLUMNS = {"before": "Before", "count": "Count", "score": "Score", "chips": "Chips", "total": "Total"}
"""The columns of a score sheet."""

PAGE = {
    "drill": "Drill: {title}",
    "quiz": "A question",
    "count_tray": "Count tray",
    "score": "Score",
    "streak": "in a row",
    "right_of": "{right} of {asked} right",
    "seconds": "{n} s",
    "seconds_each": "{n} s each",
    "level": "Level {n} of {all}",
    "due": "{n} to repeat",
    "repeat": "once more",
    "repeat_said": "Once more, a question you got wrong:",
    "next": "Next",
    "again": "Try again",
    "answer": "Answer",
    "picked_of": "{n} of {size} picked",
    "marked_one": "{n} card marked",
    "marked_many": "{n} cards marked",
    "enough_picked": "That is enough: take one back first.",
    "your_hand": "Your hand",
    "your_answer": "Your answer",
    "the_trick": "The trick",
    "the_cards": "The cards",
    "covered": "a covered card",
    "led": "led",
    "mark_right": "right",
    "mark_wrong": "wrong",
    "mark_missed": "this would have been right",
    "advised": "a club player's choice",
    "keys_choice": "Keys: 1 to {n} to answer, Enter for the next.",
    "keys_pick": "Keys: arrows to go, Space to mark, Tab and Enter to answer.",
    "keys_write": "Write, and press Enter.",
    "language": "Language",
    "kernel_gone": "The kernel behind this is gone. Run the cell again.",
    "no_answer": "The kernel does not answer. If it is busy, wait a moment; if it was stopped, run the cell again.",
    # the count tray
    "tray_open": "Use the count tray",
    "tray_close": "Put the tray away",
    "heap": "Heap",
    "heap_empty": "The heap is sorted.",
    "heap_left_one": "Heap, {n} card left",
    "heap_left_many": "Heap, {n} cards left",
    "trios": "Trios",
    "trio": "Trio {n}",
    "trio_open": "Trio {n}, room for {room} more",
    "trio_new": "new trio",
    "to_trio": "{card}: put it into a trio",
    "to_heap": "{card}, trio {n}: put it back on the heap",
    "by_trios": "Trio by trio",
    "by_sum": "All values, less two thirds of a point a card",
    "two_thirds": "{sum} − {less}, two thirds of {n} =",
    "two_thirds_down": "{sum} − {less}, two thirds of {n} rounded down =",
    "agree": "Both ways agree.",
    "disagree": "Several trios are short of a card: fill them, and both ways agree.",
    "tray_start": "Tap or drag cards from the heap into trios.",
    "tray_done": "All sorted: this pile counts {n}.",
    "fill": "Sort the rest",
    "clear": "Start again",
    "placed": "{n} of {size} cards sorted",
}  # fmt: skip

HEADINGS = {
    "right": "Right.",
    "right_again": "Right this time.",
    "choice": "No: {answer}.",
    "number": "No, it is {answer}.",
    "other": "Not quite.",
    "not_yet": "Not yet.",
    "look_again": "Have another look.",
}
"""How the verdict on an answer begins, by its kind."""

SAYS = {
    "garbage": "The drill does not understand that message.",
    "stale": "That was meant for an earlier question.",
    "answered": "This question has been answered: go on to the next.",
    "answer_first": "Answer this question first.",
    "no_tray": "There is nothing to sort into trios here.",
    "failed": "That could not be done; nothing has changed.",
}
"""What the kernel answers."""


def title(drill: str) -> str:
    """Return what a drill is called."""
    return gettext(TITLES[drill])


def column(key: str) -> str:
    """Return the heading of a column of the score sheet."""
    return gettext(COLUMNS[key])


def heading(key: str, **values: object) -> str:
    """Return how the verdict on an answer begins."""
    return gettext(HEADINGS.get(key, HEADINGS["other"]), **values)


def says(key: str) -> str:
    """Return a sentence of `SAYS`."""
    return gettext(SAYS[key])


def words() -> dict[str, Any]:
    """Return the catalogue that the page gets: its sentences, and the names of cards and suits."""
    return table_words(PAGE)
