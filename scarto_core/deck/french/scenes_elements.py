"""Trumps 10 to 13, the elements; 20, the town at its feast; 21, the whole world."""

from __future__ import annotations

from math import cos, radians, sin

from ..shapes import (
    BLUE,
    BROWN,
    CREAM,
    GOLD,
    GREEN,
    GREY,
    INK,
    NIGHT,
    OCHRE,
    RED,
    SKY,
    WHITE,
    WINE,
    at,
    circle,
    dots,
    flat,
    inked,
    line,
    path,
    use,
)


def earth() -> str:
    """A mountain above a ploughed field."""
    mountain = (
        path("M2,74L30,40L42,52L62,16L98,70V82H2Z", GREY)
        + flat("M62.6,18L97,70V81H70L74,62L64,48L68,36Z", "#74798a")
        + path("M62,16L75,36L69,33L66,40L61,33L56,39L51,36ZM30,40L37,47L33,46L30,50L26,46L24,47.4Z", WHITE)
    )
    field = path("M2,78Q30,66 56,72T98,72V91H2Z", "#a8683c") + line(
        "M20,91Q30,78 50,72M40,91Q46,80 58,73M60,91Q62,80 66,73M80,91Q78,80 74,73", 1.4, "#6b4027"
    )
    return mountain + field + "".join(use("tuft", x, y, s) for x, y, s in ((14, 80, 0.9), (90, 80, 0.9), (52, 82, 0.6)))


def water() -> str:
    """A fish leaps out of the waves."""
    fish = (
        path("M-8-10C-4-20 8-20 12-9ZM2,9C4,16 10,16 12,8Z", "#e2703a")
        + path("M-26,1C-16-13 6-14 18-3C22-8 28-11 34-10C30-4 30,6 34,12C28,12 22,8 18,4C6,15-16,14-26,1Z", "#f0a13c")
        + path("M-26,1C-22-5-17-8.6-12-9.6C-8-4-8,5-12,10.6C-17,9.6-22,6-26,1Z", CREAM)
        + line("M-2-5Q1-1-2,3M5-6Q8-1 5,4M11-4Q13-1 11,3M24-5L30-6M24,5L30,8", 1.1)
        + circle(-17, -1.6, 2.6, WHITE, stroke_width=0.9)
        + dots("-17.4,-1.6", 1.3, INK)
    )
    waves = path("M2,70Q8,62 18,68Q28,60 38,68Q48,60 58,68Q68,60 78,68Q88,60 98,68V91H2Z", BLUE) + path(
        "M2,80Q10,73 18,79Q28,72 38,79Q48,72 58,79Q68,72 78,79Q88,72 98,79V91H2Z", NIGHT
    )
    foam = line("M10,70Q18,66 24,71M50,70Q56,66 64,71M74,72Q80,69 86,73", 1.3, SKY)
    spray = "".join(
        use("drop", x, y, s, turn, tint=WHITE)
        for x, y, s, turn in (
            (34, 58, 0.9, -10),
            (88, 52, 0.8, 14),
            (80, 60, 1, 8),
            (22, 48, 0.7, -16),
            (70, 62, 0.7, 0),
        )
    )
    return at(fish, 56, 38, 1, 28) + spray + waves + foam


def air() -> str:
    """A balloon among the clouds."""
    balloon = (
        line("M42,56L50,72M70,56L62,72M56,58V72", 1.1)
        + path("M56,8C76,8 86,24 82,38C79,50 68,55 62,61H50C44,55 33,50 30,38C26,24 36,8 56,8Z", CREAM)
        + path(
            "M56,8C38,14 38,48 50,61H44C40,54 33,50 30,38C26,24 36,8 56,8ZM56,8C74,14 74,48 62,61H68"
            "C72,54 79,50 82,38C86,24 76,8 56,8ZM56,8C48,20 48,48 54,61H58C64,48 64,20 56,8Z",
            RED,
        )
        + path("M44,57H68L66,63H46Z", GOLD)
        + path("M49,71H63L61.4,81H50.6Z", OCHRE)
        + line("M50,75H62", 1)
    )
    return (
        use("cloud", 88, 26, 0.8)
        + use("cloud", 20, 48, 0.7)
        + use("cloud", 90, 66, 0.6)
        + balloon
        + use("cloud", 24, 82, 1)
        + use("cloud", 82, 86, 0.9)
    )


def fire() -> str:
    """A fire of logs in the night."""
    flame = (
        path("M56,78C30,78 30,56 40,46C40,52 42,54 45,55C42,38 52,28 60,12C62,26 80,36 80,58C80,72 70,78 56,78Z", RED)
        + path(
            "M57,77C40,77 42,62 50,54C50,58 51,60 53,60C52,50 58,42 62,34C64,46 72,52 72,62C72,72 66,77 57,77Z", GOLD
        )
        + flat("M58,76C50,76 50,68 57,60C58,64 65,64 65,70C65,74 62,76 58,76Z", "#fbe9b0")
    )
    logs = inked(
        path("M26,74L84,86L82,92L24,80ZM86,74L28,86L30,92L88,80Z", BROWN)
        + path("M23,77a3,3.4 0 1 0 6,0a3,3.4 0 1 0-6,0zM83,77a3,3.4 0 1 0 6,0a3,3.4 0 1 0-6,0z", OCHRE),
        1.2,
    )
    return dots("38,26 78,20 84,38 30,40 70,12 46,18 90,58 24,60", 1.4, GOLD) + flame + logs


def town() -> str:
    """A town on the night of its feast: flags on every tower, fireworks above."""
    bursts = "".join(
        at(
            line(
                "".join(f"M{5 * sin(a):.1f},{5 * cos(a):.1f}L{s * sin(a):.1f},{s * cos(a):.1f}" for a in _ANGLES),
                1.8,
                c,
            )
            + dots("0,0", 1.6, c),
            x,
            y,
        )
        for x, y, s, c in ((44, 22, 12, GOLD), (78, 17, 9.4, "#f0a08c"), (20, 47, 8, "#9fd0c0"))
    )
    flags = "".join(
        line(f"M{x},{y}v-13", 1.4, CREAM) + path(f"M{x},{y - 13}l10,3l-10,3.4z", c)
        for x, y, c in ((20, 66, RED), (56, 44, GOLD), (90, 58, RED))
    )
    walls = (
        path("M12,91V66L20,58L28,66V91Z", "#d9bf95")
        + path("M82,91V58L90,49L98,58V91Z", "#d9bf95")
        + path("M30,91V66H82V91Z", CREAM)
        + path("M46,91V56L56,42L66,56V91Z", CREAM)
        + path("M10,66L20,55L30,66ZM43,57L56,40L69,57ZM80,58L90,46L99,58Z", WINE)
        + path("M30,66h4v-4h6v4h6v8h-16zM66,66h4v-4h6v4h6v8h-16z", CREAM)
        + path("M51,91V79Q51,74 56,74T61,79V91Z", NIGHT)
    )
    lights = path("M17,72h5v7h-5zM87,66h5v7h-5zM53.5,60h5v7h-5zM36,78h5v6h-5zM71,78h5v6h-5z", GOLD, stroke_width=1)
    return bursts + flags + walls + lights


def world() -> str:
    """The upper half of a globe in a wreath; the two ends of the card make it whole. Above it, the four suits."""
    globe = (
        path("M19,90A31,31 0 0 1 81,90Z", "#6fa8bf")
        + path(
            "M25,72C29,66 37,62 44,63C47,66 41,69 43,73C47,75 47,80 41,81C37,83 38,88 33,88C28,87 29,80 25,78Z"
            "M57,70C60,64 65,63 69,67C73,71 76,76 77,82C73,86 70,81 67,82C64,79 60,81 57,77C54,75 55,73 57,70Z",
            GREEN,
        )
        + line("M50,59V90M50,59C38,68 34,78 34,90M50,59C62,68 66,78 66,90M23,75H77", 0.7, WHITE)
        + line("M19,90A31,31 0 0 1 81,90")
    )
    wreath = ""
    for k in (-5, -4, -3, -2, -1, 1, 2, 3, 4, 5):
        turn = radians(17 * k)
        wreath += use("laurel", 50 + 38 * sin(turn), 90 - 38 * cos(turn), 0.86, 17 * k + (180 if k > 0 else 0), k < 0)
    suits = "".join(
        use(sign, 50 + 48 * sin(radians(a)), 90 - 58 * cos(radians(a)), 0.62, a / 3)
        for sign, a in (("spade", -39), ("heart", -13), ("club", 13), ("diamond", 39))
    )
    return wreath + globe + suits + use("star", 50, 47, 0.6) + use("star", 56, 17, 0.85)


_ANGLES = [radians(30 * k) for k in range(12)]
