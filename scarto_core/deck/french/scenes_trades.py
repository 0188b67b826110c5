"""Trumps 14 to 19, people at their trades; and the Fool, who has none."""

from __future__ import annotations

from ..figures import fist, head, neck, sleeve
from ..shapes import (
    BLUE,
    BROWN,
    CREAM,
    FOREST,
    GOLD,
    GREEN,
    GREY,
    INK,
    NIGHT,
    OCHRE,
    RED,
    SKY,
    STEEL,
    WHITE,
    WINE,
    at,
    circle,
    dots,
    flat,
    inked,
    line,
    path,
    star,
    use,
)

_DARK, _CHESTNUT, _FAIR, _WHITE = "#3b2c33", "#8a4f2c", "#d99a35", "#e9e2d2"


def _person(coat: str, hair: str, *pieces: str, x: float = 54, y: float = 38) -> str:
    """A bust: hair, neck, the given coat, and the face with further pieces."""
    return head(x, y, "bob", hair=hair) + neck(x, y) + coat + head(x, y, "face", *pieces, hair=hair)


def _coat(colour: str, shade: str) -> str:
    return path("M22,91C23,74 30,66 43,60L54,65L65,60C78,66 86,74 87,91Z", colour) + flat(
        "M24,90C25,78 30,70 37,65C33,74 33,82 34,90Z", shade
    )


def gardener() -> str:
    """A gardener in a straw hat, with her rake and her tulips."""
    coat = _coat(GREEN, FOREST) + path("M43,59.6C45,64 49,69 54,72C59,69 63,64 65,59.6L60,57H48Z", WHITE)
    hat = (
        path("M42,30C42,18 48,14 54,14S66,18 66,30Z", GOLD)
        + path("M42,26.6Q54,22 66,26.6V31Q54,27 42,31Z", RED)
        + path("M28,33C36,26 72,26 80,33C76,36 68,33 54,31.6S32,36 28,33Z", GOLD)
    )
    rake = path("M-1.5-30h3v70h-3z", BROWN) + path(
        "M-12-34H12V-30H-12ZM-12-34V-41h2.4v7zM-6-34V-41h2.4v7zM0-34V-41h2.4v7zM6-34V-41h2.4v7zM10-34V-41h2.4v7z",
        GREY,
        stroke_width=1,
    )
    tulips = "".join(
        line(f"M{x},91V{y + 6}", 2, FOREST) + at(use("tulip", tint=c), x, y)
        for x, y, c in ((12, 66, RED), (24, 72, GOLD), (36, 77, "#f0a08c"))
    )
    return (
        _person(coat, _CHESTNUT, "fringe")
        + hat
        + at(rake, 86, 56)
        + sleeve(85, 58, GREEN, WHITE, foot=92)
        + fist(86, 56)
        + tulips
    )


def baker() -> str:
    """A baker in his white cap, loaves before him."""
    coat = _coat(WHITE, STEEL) + path("M46,59L54,66L62,59L66,64L54,74L42,64Z", RED)
    cap = path("M42,30V20C34,20 34,8 44,10C46,3 62,3 64,10C74,8 74,20 66,20V30Q54,25 42,30Z", WHITE) + line(
        "M42,25Q54,20 66,25M48,13V19M60,13V19", 0.9
    )
    table = path("M2,80H98V91H2Z", BROWN)
    loaf = path("M-13,0C-15-11 15-11 13,0Q13,3 9,3H-9Q-13,3-13,0Z", "#d08b3a") + line(
        "M-7-5L-4,0M-1-6.4L2-1M5-6L8-1", 1.2, CREAM
    )
    roll = path("M-8,0C-9-8 9-8 8,0Q8,2 5,2H-5Q-8,2-8,0Z", OCHRE) + line("M-3-3H3", 1, CREAM)
    pin = path("M-15-3.4h30v6.8h-30z", OCHRE) + path("M-21-1.6h6v3.2h-6zM15-1.6h6v3.2h-6z", BROWN)
    return (
        _person(coat, _DARK, "fringe", "moustache")
        + cap
        + sleeve(84, 56, WHITE, RED, foot=92)
        + at(pin, 84, 53, 0.9, -70)
        + fist(84, 54)
        + table
        + at(loaf, 22, 77)
        + at(loaf, 52, 78)
        + at(roll, 37, 67)
        + at(roll, 78, 78)
    )


def smith() -> str:
    """A smith, hammer raised over the anvil."""
    coat = (
        _coat("#7c8aa0", "#59657d")
        + path("M40,91V70L45,61H63L68,70V91Z", BROWN)
        + line("M45,61L47,54M63,61L61,54", 2.4, BROWN)
    )
    hammer = path("M-1.7-20h3.4v40h-3.4z", OCHRE) + path("M-10-28H8L11-24V-19L8-16H-10Z", GREY)
    anvil = path("M2,66H34C36,72 32,75 26,76V82H30V91H6V82H10V76C6,75 2,72 2,66Z", "#525869") + line(
        "M6,69.4H30", 1.2, GREY
    )
    sparks = path(star(7, 8, 3.4), GOLD, transform="translate(20 63)") + dots(
        "8,54 16,48 30,52 34,60 10,44 26,44", 1.2, GOLD
    )
    band = path("M43.4,31Q54,25 64.6,31L64,27.4Q54,21 44,27.4Z", RED)
    return (
        _person(coat, _DARK, "fringe", "beard")
        + band
        + sleeve(85, 48, "#7c8aa0", "#59657d", foot=92)
        + at(hammer, 86, 42, 1, 10)
        + fist(86, 46)
        + anvil
        + sparks
    )


def sailor() -> str:
    """A sailor at the helm."""
    coat = (
        _coat(NIGHT, INK)
        + path("M36,62L44,57L54,66L64,57L72,62L66,68L54,74L42,68Z", WHITE)
        + line("M40,62.4L54,70L68,62.4", 1, BLUE)
    )
    cap = (
        path("M40,28C38,16 70,16 68,28Q54,22 40,28Z", WHITE)
        + path("M41,31Q54,25 67,31L67.6,27Q54,20 40.4,27Z", NIGHT)
        + line("M66,29C72,30 74,34 73,38M67,30C70,33 70,36 69,40", 1.8, NIGHT)
    )
    sea = path("M2,60Q8,56 14,60T26,60T38,60T50,60T62,60T74,60T86,60T98,60V91H2Z", "#3f7f9c") + line(
        "M6,68Q10,66 14,68M84,70Q90,67 94,70M88,64Q92,62 96,64", 1.1, SKY
    )
    spokes = "".join(
        at(path("M-1.6-32h3.2v13h-3.2zM-2.6-37h5.2v6h-5.2z", BROWN), 54, 98, 1, turn) for turn in (-60, -30, 0, 30, 60)
    )
    wheel = spokes + line("M28,91A27,27 0 0 1 80,91", 7.4) + line("M28,91A27,27 0 0 1 80,91", 4.6, OCHRE)
    return sea + _person(coat, _FAIR, "beard") + cap + wheel + fist(32, 76, 0.9, -40, True) + fist(76, 76, 0.9, 40)


def fiddler() -> str:
    """A fiddler, bow in hand."""
    coat = _coat(WINE, "#64182a") + path("M44,60C48,57 60,57 64,60L60,72L54,66L48,72Z", WHITE)
    fiddle = (
        path("M-2-14h4v-22h-4z", INK)
        + path("M0-16C8-18 11-10 7-5C6-2 6,0 8,3C13,10 8,18 0,18S-13,10-8,3C-6,0-6-2-7-5C-11-10-8-18 0-16Z", "#c9702b")
        + line("M-4-1q-2,3 0,6M4-1q2,3 0,6", 1)
        + line("M-.8-36V12M.9-36V12", 0.6, CREAM)
        + path("M-3,11H3L2,15H-2Z", INK, stroke_width=0.8)
        + path("M-2.4-36h4.8v-4q-2.4-4-4.8,0z", BROWN)
    )
    bow = line("M-28-1Q0-6 30-1", 2) + line("M-28,1.4H30", 0.8, WHITE)
    hat = path("M34,30C36,16 46,10 58,11C72,12 76,20 75,29Q56,20 34,30Z", FOREST) + path(
        "M64,16C70,4 82,2 90,6C84,8 82,18 70,22Z", RED
    )
    return (
        _person(coat, _CHESTNUT, "fringe")
        + hat
        + at(fiddle, 38, 76, 0.95, -58)
        + at(bow, 55, 70, 0.95, 24)
        + fist(82, 82, 0.9, 20)
        + fist(14, 62, 0.9, -60, True)
    )


def astronomer() -> str:
    """An astronomer at the telescope, under the stars."""
    coat = _coat(BLUE, NIGHT) + "".join(
        path(star(5, 4, 1.7), GOLD, transform=f"translate({x} {y})", stroke_width=0.8)
        for x, y in ((42, 80), (56, 84), (66, 76))
    )
    cap = path("M40,31Q50,8 66,4Q70,16 68,31Q54,24 40,31Z", BLUE) + path(
        "M39,32Q54,25 69,32L68.6,27.6Q54,20.6 39.6,27.6Z", GOLD
    )
    scope = inked(
        path("M-24-4.4H0V4.4H-24Z", OCHRE)
        + path("M0-6H20V6H0Z", GOLD)
        + path("M20-8H26V8H20Z", OCHRE)
        + path("M-28-2.6h4v5.2h-4z", BROWN),
        1.2,
    )
    sky = "".join(
        use("star", x, y, s) for x, y, s in ((36, 16, 0.5), (84, 18, 1), (18, 46, 0.6), (92, 38, 0.4), (30, 34, 0.35))
    )
    return (
        sky
        + _person(coat, _WHITE, "beard")
        + cap
        + sleeve(83, 64, BLUE, GOLD, foot=92)
        + at(scope, 78, 55, 0.9, -32)
        + fist(82, 62, 1, 50)
    )


def fool() -> str:
    """The Fool: cap and bells, and a star on a stick."""
    coat = (
        path("M18,91C20,74 30,66 42,61L54,66L66,61C80,66 88,74 90,91Z", BLUE)
        + path("M54,66L66,61C80,66 88,74 90,91H54Z", GOLD)
        + "".join(
            path(f"M{x},{y}l4,5l-4,5l-4-5z", c, stroke_width=1)
            for x, y, c in ((30, 74, GOLD), (42, 74, GOLD), (66, 74, BLUE), (78, 74, BLUE))
        )
        + path("M32,60Q54,50 76,60L72,68L65,64L60,72L54,66L48,72L43,64L36,68Z", WHITE)
        + dots("36,69 48,73 60,73 72,69", 1.9, INK)
        + dots("36,69 48,73 60,73 72,69", 1.2, RED)
    )
    cap = (
        path("M42,34C34,30 26,34 22,44C16,34 22,20 36,18C44,17 48,20 50,26Z", GOLD)
        + path("M66,34C74,30 82,34 86,44C92,34 86,20 72,18C64,17 60,20 58,26Z", RED)
        + path("M42,35C40,21 48,10 59,10C56,15 68,21 66,35Q54,26 42,35Z", BLUE)
        + circle(22, 46, 3, CREAM)
        + circle(86, 46, 3, CREAM)
        + circle(60.4, 11.4, 3, CREAM)
    )
    wand = path("M-1.4,0h2.8v30h-2.8z", BROWN) + path(star(5, 10, 4.4), GOLD)
    return (
        head(54, 42, "bob", hair=_CHESTNUT, scale=0.94)
        + coat
        + head(54, 42, "face", hair=_CHESTNUT)
        + cap
        + at(wand, 17, 60, 1, -8)
        + fist(19, 78, 0.9, 0, True)
    )


def _tulip() -> str:
    return inked(path("M0,8C-7,8-8,1-6-7L-3-3L0-9L3-3L6-7C8,1 7,8 0,8Z", "currentColor"), 1.1)


PARTS = {"tulip": _tulip()}
