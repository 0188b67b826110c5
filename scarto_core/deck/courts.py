"""The sixteen court cards: page, knight, queen and king of each suit, cut at the waist and mirrored."""

from __future__ import annotations

from collections.abc import Callable

from scarto_core.deck.figures import head, neck
from scarto_core.deck.frame import Face, band, index, mask, panel, paper, title
from scarto_core.deck.shapes import (
    BROWN,
    CREAM,
    FLESH,
    GOLD,
    GREY,
    INK,
    OCHRE,
    RED,
    WHITE,
    circle,
    dots,
    flat,
    inked,
    line,
    path,
    use,
)
from scarto_core.deck.suits import SUITS, Suit

NAMES = {"J": "FANTE", "N": "CAVALLO", "Q": "REGINA", "K": "RE"}
_DEPTH = 46.0
_HAIR = {"S": "#3b2c33", "B": "#8a4f2c", "C": "#d9c9ae", "D": "#d99a35"}
_HORSE = {"S": "#c9d3d8", "B": "#a8683c", "C": "#fbf3e2", "D": "#4a3b42"}


def court(suit: str, rank: str) -> Face:
    """The face of a court card: J, N, Q or K of a suit."""
    kind = SUITS[suit]
    figure: Callable[[str, Suit], str] = _FIGURES[rank]
    return Face(
        under=paper() + path(panel(_DEPTH), kind.light),
        half=figure(suit, kind),
        over=mask(_DEPTH) + band(kind.light),
        end=index(rank, kind.text, use(kind.sign)) + title(f"{NAMES[rank]} DI {kind.name}", kind.text),
    )


def _held(suit: str, x: float, y: float) -> str:
    """The suit's sign in a fist at (x, y)."""
    thing = {
        "S": use("longsword", x, y - 49, 0.95) if False else use("blade", x, y),
        "B": use("club", x, y),
        "C": use("cup", x, y - 15, 1.45),
        "D": use("coin", x, y - 16, 1.5),
    }[suit]
    return thing + use("fist", x, y)


def _forearm(x: float, y: float, cloth: str, cuff: str) -> str:
    """A sleeve rising from the belt to a wrist at (x, y)."""
    return inked(
        path(f"M{x - 9},94Q{x - 8},78 {x - 5},{y + 12}H{x + 6}Q{x + 10},78 {x + 14},94Z", cloth)
        + path(f"M{x - 7},{y + 6}H{x + 8}V{y + 12.5}H{x - 7}Z", cuff)
    )


def _king(suit: str, kind: Suit) -> str:
    flip = suit in "BD"
    x, y, hair = 55, 35, _HAIR[suit]
    mantle = inked(
        path("M10,96C11,76 20,64 38,57L55,62L72,57C90,63 96,74 98,96Z", kind.main)
        + flat("M12,96C13,80 19,69 30,63C25,74 24,86 24,96Z", kind.dark)
        + path("M43,96L46,60L55,66L64,60L67,96Z", kind.second)
        + line("M43,96L46,64M67,96L64,64", 2.4, GOLD)
        + path(
            "M34,58C40,53 46,52 50,51L60,51C64,52 70,53 76,58C79,64 75,70 69,71C65,68 58,68 55,71C52,68 45,68 41,71"
            "C35,70 31,64 34,58Z",
            WHITE,
        )
        + line("M38.6,60v2.4M45,58v2.4M65.4,58v2.4M71.4,60v2.4M42,65.4v2.2M68,65.4v2.2", 1.5)
        + dots("55,78 55,86", 1.7, GOLD)
    )
    return (
        head(x, y, "bob", flip=flip, hair=hair)
        + mantle
        + head(x, y, "face", "beard", "crown", flip=flip, hair=hair)
        + _forearm(83, 62, kind.main, GOLD)
        + _held(suit, 83, 62)
    )


def _queen(suit: str, kind: Suit) -> str:
    flip = suit in "SC"
    x, y, hair = 53, 36, _HAIR[suit]
    gown = inked(
        path("M22,96C23,80 27,68 42,60L53,66L64,60C78,66 84,80 86,96Z", kind.main)
        + path("M43,59.6C45,63 47,70 53,75C59,70 61,63 63,59.6L59,57H47Z", FLESH)
        + path("M38,96C40,86 43,78 48,71L53,75L58,71C63,78 66,86 68,96Z", kind.second)
        + line("M42,60C44,66 47,72 53,77C59,72 62,66 64,60", 2.2, GOLD)
        + line("M46.4,61.4Q53,68 59.6,61.4", 1.2, RED)
        + dots("53,83 48,90 58,90", 1.4, GOLD)
    )
    return (
        head(x, y, "tresses", flip=flip, hair=hair)
        + neck(x, y)
        + gown
        + head(x, y, "face", "fringe", "diadem", flip=flip, hair=hair)
        + _forearm(82, 66, kind.main, WHITE)
        + _held(suit, 82, 66)
    )


def _page(suit: str, kind: Suit) -> str:
    flip = suit in "BD"
    x, y, hair = 52, 37, _HAIR[suit if suit != "C" else "B"]
    tunic = inked(
        path("M20,96C20,80 24,68 40,60L52,63L64,60C78,66 84,80 84,96Z", kind.second)
        + path("M36,96L38,62L52,66L66,62L68,96Z", kind.main)
        + path("M22,96C20,82 24,68 37,62C41,70 40,84 36,96Z", CREAM)
        + line("M27,92C26,82 28,74 33,66M32,94C32,84 34,76 37,68", 1.6, kind.dark)
        + path("M38,60C44,56 48,55.4 52,55.4S60,56 66,60C62,66 57,68 52,69C47,68 42,66 38,60Z", WHITE)
        + line("M52,69V94", 1)
        + dots("52,75 52,82 52,89", 1.5, GOLD)
    )
    hat = inked(
        path("M66,20C74,14 84,12 88,16C84,24 74,26 66,25Z", WHITE if suit != "D" else RED)
        + line("M66,23C74,20 80,18 85,17", 0.8)
        + path("M38,29C36,16 46,10 56,11C68,12 72,20 68,28C60,24 46,24 38,29Z", kind.main)
        + path("M38.4,30C46,25 60,25 67.6,29L66.6,25C58,21 46,21 39,26Z", kind.second),
    )
    return (
        head(x, y, "bob", flip=flip, hair=hair)
        + neck(x, y)
        + tunic
        + head(x, y, "face", "fringe", flip=flip, hair=hair)
        + hat
        + _forearm(83, 64, kind.second, GOLD)
        + _held(suit, 83, 64)
    )


def _knight(suit: str, kind: Suit) -> str:
    x, y, hair = 60, 30, _HAIR[suit if suit != "C" else "D"]
    rider = inked(
        path("M36,96C36,72 40,58 52,52H70C82,58 86,74 88,96Z", kind.main)
        + path("M50,52C54,50 66,50 72,52L66,62L61,66L56,62Z", WHITE)
        + line("M61,66V80", 1)
        + dots("61,71 61,77", 1.4, GOLD)
    )
    helmet = inked(
        path("M48,24C46,10 54,6 62,7C72,8 76,16 73,25C66,21 56,21 48,24Z", GREY)
        + path("M70,10C78,2 90,4 92,12C86,18 76,18 71,15Z", kind.second)
        + path("M47.6,26C54,21.6 66,21.6 74,26L73.6,22C66,18 55,18 48,22Z", GOLD)
    )
    return (
        head(x, y, "bob", scale=0.92, flip=True, hair=hair)
        + neck(x, y, 22)
        + rider
        + head(x, y, "face", scale=0.92, flip=True)
        + helmet
        + _forearm(84, 60, kind.second, GOLD)
        + _held(suit, 84, 60)
        + use("horse", 34, 66, tint=_HORSE[suit])
    )


_FIGURES = {"J": _page, "N": _knight, "Q": _queen, "K": _king}


def _blade() -> str:
    """A sword for a hand, gripped at the origin, point up."""
    return inked(
        path("M-1.5-6h3v14h-3z", RED)
        + path("M0-54L3.6-47L3-7h-6L-3.6-47Z", "#3f73a6")
        + line("M0-47V-12", 1.1, WHITE)
        + path("M-9.5-9.4c3,1.4 6,1.2 9.5,1.2s6.5,.2 9.5-1.2c.6,2.4-.4,4-2,4h-15c-1.6,0-2.6-1.6-2-4z", GOLD)
        + circle(0, 9.4, 2.4, GOLD)
    )


def _club() -> str:
    """A cudgel for a hand, gripped at the origin."""
    return inked(
        path("M-4.2-26l-4.4-2.4l-1,2.6l5,4zM4.4-34l4.6-2.8l1,2.6l-5,4.4z", "#86a544")
        + path("M-2.4,11C-3.4-8-5.6-24-5.4-44C-5.2-51 5.2-51 5.4-44C5.6-24 3.4-8 2.4,11Q0,12.6-2.4,11Z", "#86a544")
        + line("M-2-44Q-2.6-36-1.8-28M1.6-36Q1.8-24 1-12M-1.6-20Q-1.4-14-1-10", 1, "#3f6b4a")
    )


PARTS = {"blade": _blade(), "club": _club()}
_ = OCHRE
