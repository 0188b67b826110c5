"""A pack as a whole: which drawing belongs to which card, and the parts they share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from .frame import Face, assemble
from .shapes import parts_used

SUITS, COURTS = "SBCD", "JNQK"


@dataclass(frozen=True)
class Suit:
    """The part that draws a suit's sign, and the suit's colours."""

    sign: str
    main: str  # the colour of the sign
    text: str  # the same, dark enough for lettering
    dark: str  # its shade
    light: str  # the ground of its court cards
    second: str  # what goes with it in a court's dress


@dataclass(frozen=True)
class Pack:
    """The drawings of a deck: a face for each card by its notation, the back, and the parts that these use."""

    faces: Mapping[str, Face]
    back: str
    parts: Mapping[str, str]


def collect(
    pip: Callable[[str, int], Face],
    court: Callable[[str, str], Face],
    trump: Callable[[int], Face],
    back: str,
    stock: Mapping[str, str],
) -> Pack:
    """Draw all 78 cards.

    Args:
        pip: the face of a suit's card 1 to 10.
        court: the face of a suit's J, N, Q or K.
        trump: the face of a trump 1 to 21, and of the Fool for 0.
        back: the drawing of the back.
        stock: parts to choose from; the pack keeps those that are used.
    """
    faces: dict[str, Face] = {}
    for suit in SUITS:
        faces |= {f"{suit}{number}": pip(suit, number) for number in range(1, 11)}
        faces |= {suit + rank: court(suit, rank) for rank in COURTS}
    faces |= {f"T{number}": trump(number) for number in range(1, 22)} | {"F": trump(0)}
    used = parts_used("".join(map(assemble, faces.values())) + back, stock)
    return Pack(faces, back, {name: drawn for name, drawn in stock.items() if name in used})
