"""The sixteen court cards: page, knight, queen and king of each suit, cut at the waist and mirrored.

A rank is told by what it wears (cap, helmet and horse, diadem, crown and ermine), a suit by its sign, its colours, and
the hair, beard or hat that no other suit of that rank has.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..figures import fist, head, neck, sleeve
from ..frame import Face, band, ground, index, title
from ..pack import Suit
from ..shapes import (
    BLUE,
    CREAM,
    FLESH,
    FOREST,
    GOLD,
    GREEN,
    OCHRE,
    RED,
    STEEL,
    WHITE,
    WINE,
    at,
    circle,
    dots,
    flat,
    line,
    path,
    use,
)
from .suits import SUITS

_RANKS = {"J": "FANTE", "N": "CAVALLO", "Q": "REGINA", "K": "RE"}
_SUITS = {"S": "SPADE", "B": "BASTONI", "C": "COPPE", "D": "DENARI"}
_DARK, _CHESTNUT, _FAIR, _WHITE = "#3b2c33", "#8a4f2c", "#d99a35", "#e4dccb"


@dataclass(frozen=True)
class Look:
    """How the four people of one suit differ from those of the others."""

    page_hair: str
    rider_hair: str
    queen_hair: str
    queen_style: str  # the part behind the queen's face
    king_hair: str
    horse: str
    weave: str  # what the ground is sown with, as a path from its middle


_LOOKS = {
    "S": Look(_DARK, _CHESTNUT, _DARK, "tresses", _DARK, "#c9d3d8", "m0-2.4l1,2l-1,2.8l-1-2.8z"),
    "B": Look(_CHESTNUT, _DARK, _CHESTNUT, "plaits", _CHESTNUT, "#a8683c", "m-1.6,1.6q0-3.2 3.2-3.2q0,3.2-3.2,3.2z"),
    "C": Look(_CHESTNUT, _FAIR, _FAIR, "veil", _WHITE, "#fbf3e2", "m-1.8-1.4h3.6q-.4,3-1.8,3t-1.8-3z"),
    "D": Look(
        _FAIR, _CHESTNUT, _CHESTNUT, "bob", "#b8692f", "#4a3b42", "m-1.4,0a1.4,1.4 0 1 0 2.8,0a1.4,1.4 0 1 0-2.8,0z"
    ),
}


def court(suit: str, rank: str) -> Face:
    """The face of a court card: J, N, Q or K of a suit."""
    kind = SUITS[suit]
    figure: Callable[[str, Suit, Look], str] = {"J": _page, "N": _knight, "Q": _queen, "K": _king}[rank]
    return Face(
        under=use("paper") + ground(kind.light),
        half=use("weave-" + suit) + figure(suit, kind, _LOOKS[suit]),
        over=use("court") + band(kind.light, kind.main),
        end=index(rank, kind.text, use(kind.sign)) + title(f"{_RANKS[rank]} DI {_SUITS[suit]}", kind.text),
    )


def _held(suit: str, x: float, y: float, cloth: str, cuff: str) -> str:
    """The suit's sign raised in a hand at (x, y)."""
    thing = {
        "S": use("blade", x, y),
        "B": use("club", x, y),
        "C": use("cup", x - 3, y - 17, 1.4),
        "D": use("coin", x - 1, y - 17, 1.4),
    }[suit]
    return thing + sleeve(x - 1, y, cloth, cuff) + fist(x, y)


def _king(suit: str, kind: Suit, look: Look) -> str:
    turned = suit in "BD"
    x, y, hair = 54, 35, look.king_hair
    mantle = (
        path("M10,96C11,76 20,64 38,57L54,62L70,57C88,63 95,76 97,96Z", kind.main)
        + flat("M12,96C13,80 19,69 30,63C25,74 24,86 24,96Z", kind.dark)
        + path("M42,96L45,60L54,66L63,60L66,96Z", kind.second)
        + line("M42,96L45,64M66,96L63,64", 2.4, GOLD)
        + path(
            "M33,58C39,53 45,52 49,51L59,51C63,52 69,53 75,58C78,64 74,70 68,71C64,68 57,68 54,71C51,68 44,68 40,71"
            "C34,70 30,64 33,58Z",
            WHITE,
        )
        + line("M37.6,60v2.4M44,58v2.4M64.4,58v2.4M70.4,60v2.4M41,65.4v2.2M67,65.4v2.2", 1.5)
        + dots("54,77", 1.7, GOLD)
    )
    # One king is clean-chinned, so his neck shows and a moustache must do.
    throat, beard = (neck(x, y), "moustache") if suit == "D" else ("", "beard")
    return (
        head(x, y, "bob", flip=turned, hair=hair)
        + throat
        + mantle
        + head(x, y, "face", beard, "crown", flip=turned, hair=hair)
        + _held(suit, 83, 62, kind.main, GOLD)
    )


def _queen(suit: str, kind: Suit, look: Look) -> str:
    turned = suit in "SC"
    x, y, hair = 53, 36, look.queen_hair
    gown = (
        path("M20,96C21,80 26,68 42,60L53,66L64,60C80,66 86,80 88,96Z", kind.main)
        + flat("M22,96C23,82 27,73 35,67C31,76 30,86 31,96Z", kind.dark)
        + path("M43,59.6C45,63 47,70 53,75C59,70 61,63 63,59.6L59,57H47Z", FLESH)
        + path("M37,96C40,84 43,76 47,70.6L53,76L59,70.6C63,76 66,84 69,96Z", kind.second)
        + line("M42,60C44,66 47,72 53,77C59,72 62,66 64,60", 2.4, GOLD)
        + line("M46.2,61.6Q53,68.6 59.8,61.6", 1.1)
        + dots("46.6,62.4 49.6,64.4 56.4,64.4 59.4,62.4", 1, WHITE)
        + path("M53,65L55,67.6L53,70.2L51,67.6Z", kind.second, stroke_width=0.9)
    )
    behind = use("veil", x, y, 1, 0, turned, WHITE) if look.queen_style == "veil" else ""
    locks = "bob" if look.queen_style == "veil" else look.queen_style
    return (
        behind
        + head(x, y, locks, flip=turned, hair=hair)
        + neck(x, y)
        + gown
        + head(x, y, "face", "fringe", "diadem", flip=turned, hair=hair)
        + (use("rose", 22, 65) + fist(22, 75, 0.8, 0, True))
        + _held(suit, 83, 66, kind.main, WHITE)
    )


def _page(suit: str, kind: Suit, look: Look) -> str:
    turned = suit in "BD"
    x, y, hair = 52, 37, look.page_hair
    cap = _beret(kind) if suit in "SC" else _pointed_cap(kind)
    tunic = (
        path("M18,96C18,80 23,68 40,60L52,63L64,60C79,66 85,80 85,96Z", kind.second)
        + path("M36,96L38,62L52,66L66,62L68,96Z", kind.main)
        + path("M20,96C18,82 22,68 37,62C42,70 41,84 36,96Z", CREAM)
        + line("M25.4,92C24,82 27,74 33,66M31,94C31,84 34,76 37,68", 1.8, kind.main)
        + path("M38,60C44,56 48,55.4 52,55.4S60,56 66,60L63,65L59,63.6L56,68.4L52,65.4L48,68.4L45,63.6L41,65Z", WHITE)
        + line("M52,69V94")
        + dots("52,74 52,79", 1.5, GOLD)
    )
    return (
        head(x, y, "bob", flip=turned, hair=hair)
        + neck(x, y)
        + tunic
        + head(x, y, "face", "fringe", flip=turned, hair=hair)
        + cap
        + _held(suit, 83, 65, kind.second, GOLD)
    )


def _beret(kind: Suit) -> str:
    return (
        path("M60,18C62,8 54,6 44,8C34,9 31,13 33,15C40,20 52,20 60,18Z", WHITE)
        + line("M57,17C50,13 42,12 36,13", 0.8)
        + path("M36,29C32,17 44,11 56,12C70,13 75,21 70,29C60,25 46,25 36,29Z", kind.main)
        + path("M38.4,30.6C46,26 60,26 67.6,30.6L67,26C58,21.6 46,21.6 38.8,26.4Z", kind.second)
        + circle(58, 24.4, 2.4, GOLD)
    )


def _pointed_cap(kind: Suit) -> str:
    return (
        path("M66,26C70,14 78,8 86,8C86,16 82,24 70,29Z", RED)
        + line("M69,26C73,18 78,13 83,10.6", 0.8)
        + path("M39,28C38,14 48,9 58,12C64,14 68,20 68,28Z", kind.main)
        + path(
            "M26,29.4C36,23 62,22 72,26C73,30 70,31 66,31C58,28.6 46,28.6 38.6,31.6C33,33 28,32.6 26,29.4Z", kind.second
        )
    )


def _knight(suit: str, kind: Suit, look: Look) -> str:
    x, y, hair = 60, 31, look.rider_hair
    rider = (
        path("M34,96C34,72 40,58 52,52H70C82,58 87,74 89,96Z", kind.main)
        + path("M50,52C54,50 66,50 72,52L66,62L61,66L56,62Z", WHITE)
        + line("M61,66V80")
        + dots("61,71 61,77", 1.4, GOLD)
    )
    return (
        head(x, y, "bob", scale=0.92, flip=True, hair=hair)
        + neck(x, y, 22)
        + rider
        + head(x, y, "face", "fringe", scale=0.92, flip=True, hair=hair)
        + at(_HELMETS[suit], x, y)
        + _held(suit, 84, 61, kind.second, GOLD)
        + use("horse", 34, 66, tint=look.horse)
    )


# What the knights wear, around the middle of the face.
_HELMETS = {
    "S": path("M2-20C4-27 16-28 26-24C22-18 14-15 3-17Z", RED)
    + path("M-12-5C-13-18-6-22 1-22S14-17 13-5C6-9-5-9-12-5Z", STEEL)
    + path("M-12.4-3.6C-6-8.4 7-8.4 13.4-3.6L13-8C6-12-5-12-12-8Z", GOLD)
    + line("M.6-21V-10.6"),
    "B": path("M-11-6C-12-16-6-20 1-20S13-16 12-6Z", OCHRE)
    + path("M-20-4C-12-11 12-11 22-5C20,0 14-3 10-4.4C4-6.4-5-6.4-10-4C-14-2-18-1-20-4Z", FOREST)
    + path("M7-9C8-18 14-23 21-23C21-16 17-10 10-8Z", GREEN)
    + line("M9.4-10C12-15 15-18 18.6-20.4", 0.8),
    "C": path("M-11-5C-14-16-8-21 1-21S16-16 12-5C5-9-4-9-11-5Z", BLUE)
    + path("M-12.6-3.4C-15-8-11-11-6.6-9.4C-4-13 4-13 6.6-9.4C11-11 16-8 13.6-3.4C6-7.4-5-7.4-12.6-3.4Z", WHITE)
    + circle(1, -10, 2.4, GOLD),
    "D": path("M-11-7C-18-10-20-16-18-22C-12-20-9-15-8-11ZM12-7C19-10 21-16 19-22C13-20 10-15 9-11Z", WHITE)
    + path("M-12-5C-13-18-6-22 1-22S14-17 13-5C6-9-5-9-12-5Z", GOLD)
    + path("M-12.4-3.6C-6-8.4 7-8.4 13.4-3.6L13-8C6-12-5-12-12-8Z", FOREST)
    + circle(0.6, -14.6, 2.4, RED),
}


def _blade() -> str:
    """A sword for a hand, gripped at the origin, point up."""
    return (
        path("M-1.5-6h3v14h-3z", RED)
        + path("M0-54L3.6-47L3-7h-6L-3.6-47Z", "#3f73a6")
        + line("M0-47V-12", 1.1, WHITE)
        + path("M-9.5-9.4c3,1.4 6,1.2 9.5,1.2s6.5,.2 9.5-1.2c.6,2.4-.4,4-2,4h-15c-1.6,0-2.6-1.6-2-4z", GOLD)
    )


def _club() -> str:
    """A cudgel for a hand, gripped at the origin."""
    return (
        path("M-4.2-26l-4.4-2.4l-1,2.6l5,4zM4.4-34l4.6-2.8l1,2.6l-5,4.4z", GREEN)
        + path("M-2.4,8C-3.4-8-5.6-24-5.4-44C-5.2-51 5.2-51 5.4-44C5.6-24 3.4-8 2.4,8Z", GREEN)
        + line("M-2-44Q-2.6-36-1.8-28M1.6-36Q1.8-24 1-12M-1.6-20Q-1.4-14-1-10", 1, FOREST)
    )


def _rose() -> str:
    return (
        line("M0,16V0", 1.6, FOREST)
        + path("M0,8C-6,8-8,4-8,1C-3,1 0,4 0,8Z", GREEN)
        + circle(0, -3, 5.4, RED)
        + line("M-3-4.4Q0-7 3-4.4M-2.4-.6Q0,1.4 2.4-.6M-1.4-3.4Q0-1.4 1.6-3.2", 0.9, WINE)
    )


def _weave(suit: str) -> str:
    """The ground of a court card: small signs sown over the upper half."""
    motif = _LOOKS[suit].weave
    places = [(x, y) for y in range(14, 80, 11) for x in range(12 + y // 11 % 2 * 7, 95, 14)]
    sown = "".join(f"M{x},{y}{motif}" for x, y in places)
    return path(sown, SUITS[suit].main, stroke="none", fill_opacity=0.3)


PARTS = {"blade": _blade(), "club": _club(), "rose": _rose(), **{"weave-" + suit: _weave(suit) for suit in SUITS}}
