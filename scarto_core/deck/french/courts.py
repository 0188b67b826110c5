"""The sixteen court cards: jack, knight, queen and king of each suit, cut by a slanting sash and mirrored.

A rank is told by what it wears (cap, helmet and horse, diadem, crown and ermine), a suit by its colours, the pattern
of its robes, and a large sign beside the head.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi, sin

from ..figures import fist, head, neck, sleeve
from ..frame import EDGE, Face, ground
from ..pack import Suit
from ..shapes import (
    BROWN,
    FOREST,
    GOLD,
    GREEN,
    HEIGHT,
    STEEL,
    WHITE,
    WIDTH,
    at,
    circle,
    dots,
    flat,
    line,
    num,
    path,
    tinted,
    use,
)
from .suits import SUITS, corner

_SLOPE = 0.24  # of the sash, downwards to the right
_SASH = 5.4  # half its height
_DARK, _CHESTNUT, _FAIR, _GREY = "#33272f", "#7d452a", "#d79a3c", "#d8d0c4"


@dataclass(frozen=True)
class Look:
    """How the four people of one suit differ from those of the others."""

    jack_hair: str
    rider_hair: str
    queen_hair: str
    queen_style: str  # the part behind the queen's face
    king_hair: str
    horse: str
    motif: str  # what the robes are sown with, as a path from its middle
    thread: str  # the colour of that


_LOOKS = {
    "S": Look(
        _CHESTNUT,
        _DARK,
        _DARK,
        "plaits",
        _GREY,
        "#e9e6e2",
        "m0-2.6l.8,1.8l1.8,.8l-1.8,.8l-.8,1.8l-.8-1.8l-1.8-.8l1.8-.8z",
        GOLD,
    ),
    "B": Look(
        _DARK,
        _CHESTNUT,
        _CHESTNUT,
        "tresses",
        _DARK,
        "#8a5a3a",
        "m0-2.6a1.4,1.4 0 1 1 .1,0zm-1.6,2.8a1.4,1.4 0 1 1 .1,0zm3.2,0a1.4,1.4 0 1 1 .1,0z",
        GOLD,
    ),
    "C": Look(
        _FAIR, _DARK, _FAIR, "tresses", _CHESTNUT, "#c9c6cc", "m0,2.4c-5-3.6-2.6-6 0-3.4c2.6-2.6 5-.2 0,3.4z", "#f6c45c"
    ),
    "D": Look(_CHESTNUT, _FAIR, _CHESTNUT, "veil", _FAIR, "#453c47", "m0-2.6l1.9,2.6l-1.9,2.6l-1.9-2.6z", "#fbe3b8"),
}


def court(suit: str, rank: str) -> Face:
    """The face of a court card: J, N, Q or K of a suit."""
    kind = SUITS[suit]
    figure: Callable[[Suit, Look], str] = {"J": _jack, "N": _knight, "Q": _queen, "K": _king}[rank]
    return Face(
        under=use("paper") + ground(kind.light),
        half=use(kind.sign, 82, 22.6, 1.15) + figure(kind, _LOOKS[suit]),
        over=use("court") + use("sash", tint=kind.main),
        end=corner(rank, kind),
    )


def _seam(x: float) -> float:
    """How far down the middle of the sash is at x."""
    return HEIGHT / 2 + (x - WIDTH / 2) * _SLOPE


def _sash() -> str:
    left, right = EDGE, WIDTH - EDGE
    top, low = _seam(left) - _SASH, _seam(right) - _SASH
    belt = tinted(f"M{left},{num(top)}L{right},{num(low)}V{num(low + 2 * _SASH)}L{left},{num(top + 2 * _SASH)}Z")
    hems = "".join(f"M{left},{num(top + d)}L{right},{num(low + d)}" for d in (2.2, 2 * _SASH - 2.2))
    beads = " ".join(f"{x},{num(_seam(x))}" for x in range(14, 90, 12))
    return belt + line(hems, 0.7, GOLD) + dots(beads, 1.7, GOLD)


def _garment(left: float, right: float, cut: str, fill: str) -> str:
    """A garment from the sash up; the path `cut` leads from its left foot to its right one."""
    return path(f"M{num(left)},{num(_seam(left))}{cut}L{num(right)},{num(_seam(right))}Z", fill)


def _sown(look: Look, places: str) -> str:
    """The suit's motif at each "x,y" of `places`."""
    return flat("".join(f"M{place}{look.motif}" for place in places.split()), look.thread)


def _held(thing: str, x: float, y: float, cloth: str, cuff: str) -> str:
    """A thing, drawn around the hand that holds it, and that hand and arm at (x, y)."""
    return at(thing, x, y) + sleeve(x - 1, y, cloth, cuff, foot=_seam(x) + 2) + fist(x, y)


def _king(kind: Suit, look: Look) -> str:
    x, y, hair, turned = 51, 36, look.king_hair, kind.sign in ("club", "diamond")
    mantle = (
        _garment(8, 92, "C9,70 20,62 36,57L51,62L66,57C80,62 88,68 92,78", kind.main)
        + _sown(look, "19,75 28,69.5 28,79.5 71,75 72,85 37,77")
        + _garment(40, 62, "L43,60L51,66L59,60", kind.second)
        + line(f"M40,{num(_seam(40))}L42.4,66M62,{num(_seam(62))}L59.6,66", 2.4, GOLD)
        + dots("51,75 51,81", 1.6, GOLD)
        + path(
            "M31,58C37,53 42,52 46,51L56,51C60,52 65,53 71,58C74,64 70,70 64,71C60,68 54,68 51,71"
            "C48,68 42,68 38,71C32,70 28,64 31,58Z",
            WHITE,
        )
        + line("M35.6,60.6v2.4M42,58v2.4M61,58v2.4M67,60.6v2.4M38.6,65.6v2.2M64,65.6v2.2", 1.5)
    )
    sceptre = path("M-1.6-13h3.2v26h-3.2z", GOLD) + circle(0, -13, 2.6, GOLD) + use(kind.sign, 0, -20.4, 0.62)
    return (
        head(x, y, "bob", flip=turned, hair=hair)
        + mantle
        + head(x, y, "face", "beard", "crown", flip=turned, hair=hair)
        + _held(sceptre, 83, 67, kind.main, GOLD)
    )


def _queen(kind: Suit, look: Look) -> str:
    x, y, hair, turned = 51, 37, look.queen_hair, kind.sign in ("spade", "heart")
    gown = (
        _garment(15, 90, "C17,76 26,70 38,63L51,70L64,63C78,69 87,76 90,86", kind.main)
        + _sown(look, "27,77 34,71.5 67,71.5 73,80 64,83")
        + _garment(37, 65, "L46,62H56", kind.second)
        + line(f"M37,{num(_seam(37))}L46,66M65,{num(_seam(65))}L56,66", 2.4, GOLD)
        + path("M51,70L54,75L51,80L48,75Z", GOLD, stroke_width=1)
        + circle(51, 75, 1.6, kind.main, stroke_width=0.8)
    )
    behind = use("veil", x, y, 1, 0, turned, WHITE) if look.queen_style == "veil" else ""
    flower = (
        line("M0,14V-10", 1.8, FOREST)
        + path("M0-6C5-6 8-10 8-13C3-13 0-10 0-6Z", GREEN)
        + use("tulip", 0, -17, tint=kind.main)
    )
    return (
        behind
        + head(x, y, "bob" if behind else look.queen_style, flip=turned, hair=hair)
        + neck(x, y)
        + gown
        + use("ruff", x, 57)
        + head(x, y, "face", "fringe", "diadem", flip=turned, hair=hair)
        + _held(flower, 82, 68, kind.main, WHITE)
    )


def _jack(kind: Suit, look: Look) -> str:
    x, y, hair, turned = 50, 37, look.jack_hair, kind.sign in ("club", "diamond")
    tunic = (
        _garment(15, 88, "C17,76 24,67 38,60L50,63L62,60C76,66 85,74 88,86", kind.second)
        + _garment(33, 67, "L37,61L50,66L63,61", kind.main)
        + _sown(look, "41,71.5 59,71.5 50,78 42,84 59,85")
        + path("M34,60C42,55 46,55.4 50,55.4S58,55 66,60L63,66L58,64L54,69L50,65.6L46,69L42,64L37,66Z", WHITE)
    )
    cap = (
        path("M31,23C22,22 18,14 22,8C32,8 42,14 46,22Z", WHITE)
        + line("M25,11Q35,14 41,21", 0.8)
        + path("M33,26C29,13 42,9 54,10C68,11 73,19 67,26C57,22 43,22 33,26Z", kind.main)
        + path("M35.6,30.4C45,25 55,25 64.6,30.4L67.4,25.6C57,20.4 43,20.4 32.8,25.6Z", kind.second)
        + circle(41, 24, 2.4, GOLD)
    )
    halberd = path("M-1.5-22h3v40h-3z", BROWN) + path(
        "M0-31L3-22L1.4-18C8-21 11-17 10.6-12C10-7 6-6 1.4-9H-1.4L-8-12L-1.4-17L-3-22Z", STEEL
    )
    return (
        head(x, y, "bob", flip=turned, hair=hair)
        + neck(x, y)
        + tunic
        + head(x, y, "face", "fringe", flip=turned, hair=hair)
        + cap
        + _held(halberd, 83, 72, kind.second, GOLD)
    )


def _knight(kind: Suit, look: Look) -> str:
    x, y, hair = 46, 35, look.rider_hair
    rider = (
        _garment(12, 82, "C16,70 24,62 36,57H56C66,62 74,72 82,84", kind.main)
        + _sown(look, "24,74 31,66.5 35,77 44,83 43,70")
        + path("M34,58C38,54 42,54 46,54S54,54 58,58L60,64L52,63L46,70L40,63L32,64Z", WHITE)
    )
    hat = (
        path("M-9-12C-22-10-30-16-30-26C-20-28-8-24-3-13Z", WHITE)
        + line("M-26-23Q-16-21-9-14", 0.8)
        + path("M-10-7C-11-18-7-21 0-21S11-18 11-7Q0-11-10-7Z", kind.main)
        + path("M-10.4-10.4Q0-14.6 11-10.4V-6.4Q0-10.6-10.4-6.4Z", GOLD)
        + path("M-21-4C-13-13 13-13 23-6C19,0 10-3.4 1-4.4S-15,1-21-4Z", kind.second)
    )
    return (
        head(x, y, "bob", scale=0.94, hair=hair)
        + neck(x, y, 22)
        + rider
        + head(x, y, "face", "fringe", scale=0.94, hair=hair)
        + at(hat, x, y)
        + use("horse", 71, 69, 0.98, 0, True, look.horse)
    )


def _ruff() -> str:
    """A pleated collar, seen a little from above."""
    rim = [(19 * cos(pi * k / 8), 7.6 * sin(pi * k / 8)) for k in range(17)]
    folds = "".join(f"M{num(x / 2.4)},{num(y / 2.4)}L{num(x)},{num(y)}" for x, y in rim[:-1])
    return path("M19,0" + "".join(f"A4,3 0 0 1 {num(x)},{num(y)}" for x, y in rim[1:]) + "Z", WHITE) + line(folds, 0.8)


PARTS = {"sash": _sash(), "ruff": _ruff()}
