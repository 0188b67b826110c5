"""Count this pile: one trio, a few, a whole pile (RULES 6)."""

from __future__ import annotations

from fractions import Fraction

import scarto_core as sc
from scarto_core.languages import gettext, ngettext

from .chance import Chance
from .judging import mixed
from .question import COURSE, Question

LEVELS = (
    {"one honour": 4, "plain trio": 1, "two honours": 2},
    {"two honours": 4, "three honours": 3, "Angelo": 2, "one honour": 1},
    {"two honours": 1, "three honours": 1, "Angelo": 1, "a few trios": 5},
    {"a few trios": 2, "odd cards": 3, "half a pile": 4},
    {"half a pile": 2, "odd cards": 1, "a whole pile": 5},
)
_PACK = sc.pack(COURSE)
_HONOURS = [card for card in _PACK if COURSE.value(card) > 1]
_PLAIN = [card for card in _PACK if COURSE.value(card) == 1]
_ANGELO = sc.Card.parse("T20")
_SIZES = {
    "a few trios": (6, 9), "odd cards": (4, 5, 7, 8, 10, 11), "half a pile": (12, 15, 18), "a whole pile": (24, 27, 30),
}  # fmt: skip
_TRIOS = {"plain trio": 0, "one honour": 1, "two honours": 2, "three honours": 3}


def make(topic: str, level: int, chance: Chance) -> Question:
    """Return a pile to count."""
    return question_of(chance.shuffled(_pile(topic, chance)))


def _pile(topic: str, chance: Chance) -> list[sc.Card]:
    if topic == "Angelo":
        return [_ANGELO, *chance.some(_HONOURS, chance.between(1, 2)), *chance.some(_PLAIN[:-2], 2)][:3]
    if topic in _TRIOS:
        honours = _TRIOS[topic]
        return [*chance.some(_HONOURS, honours), *chance.some(_PLAIN, 3 - honours)]
    size = chance.one(_SIZES[topic])
    honours = min(size, chance.between(size // 4, size // 2))
    return [*chance.some(_HONOURS, honours), *chance.some(_PLAIN, size - honours)]


def question_of(pile: list[sc.Card]) -> Question:
    """Return the question what a pile counts."""
    count = sc.count_trios(COURSE, pile)
    values = [COURSE.value(card) for card in pile]
    return Question(
        kind="number",
        prompt=_prompt(len(pile)),
        note=_note(len(pile)),
        cards=tuple(map(str, pile)),
        answer=count,
        reason=_reason(values, count),
        why=_mistakes(pile, values, count),
        tray=True,
    )


def _prompt(size: int) -> str:
    if size == 3:
        return gettext("What does this trio count?")
    return gettext("What do these {n} cards count?", n=size)


def _note(size: int) -> str:
    if size % 3:
        return gettext("As at a table of three: one odd card counts its value, two odd cards their sum less 1.")
    return gettext("As at a table of three: every card its value, less 2 for each trio.")


def _reason(values: list[int], count: Fraction) -> str:
    trios, odd = divmod(len(values), 3)
    total = sum(values)
    if len(values) == 3:
        sums = " + ".join(map(str, values))
        return gettext("{sum} = {total}, less 2 is {count}.", sum=sums, total=total, count=count)
    less = 2 * trios
    said = [
        gettext("The values add up to {total}.", total=total),
        ngettext("{n} trio takes off {less}.", "{n} trios take off {less}.", trios, less=less),
    ]
    if odd:
        two, one = gettext("The two odd cards take off 1."), gettext("The odd card takes off nothing.")
        said.append(two if odd == 2 else one)
    return " ".join([*said, gettext("That leaves {count}.", count=count)])


def _mistakes(pile: list[sc.Card], values: list[int], count: Fraction) -> dict[str, str]:
    """What people get who count in a known wrong way, by the number it leads to."""
    trios, honours = len(pile) // 3, sum(value for value in values if value > 1)
    wrong = {
        sum(values): gettext("You added the values but took nothing off for the trios."),
        honours: gettext("You counted the honours alone."),
        honours - 2 * trios: gettext(
            "You counted the plain cards as nothing; each is worth 1 before the trios are formed."
        ),
        sum(values) - 2 * len(pile): gettext("You took 2 off for each card, not for each trio."),
    }
    if _ANGELO in pile:
        wrong[int(count) + 4] = gettext("You counted the Angelo as 5; under the course rules it is plain.")
    return {mixed(Fraction(number)): text for number, text in wrong.items() if number != count}
