"""Things that more than one trump shows: wings, clouds, stars, jugs, the tiara, the wide hat."""

from __future__ import annotations

from .shapes import (
    CREAM,
    FOREST,
    GOLD,
    GREEN,
    INK,
    RED,
    SKY,
    WHITE,
    WINE,
    circle,
    dots,
    flat,
    inked,
    line,
    path,
    star,
    tinted,
)


def _wing() -> str:
    """A raised wing to the right of the shoulder at the origin."""
    return (
        tinted(
            "M-2,12C0-6 8-26 34-34C36-29 35-25 32-21C36-20 36-15 31-11C35-9 33-4 28-1C31,2 28,6 22,8C23,12 19,15 13,15"
            "C8,16 2,15-2,12Z"
        )
        + path("M-2,12C-1-2 6-16 22-22C23-17 21-14 18-11C21-9 19-5 15-3C17,0 15,3 11,5C12,9 8,12 3,12Z", GOLD)
        + line("M32-21C27-18 24-15 22-12M31-11C26-10 23-7 21-4M28-1C24-1 21,2 19,5", 0.9)
    )


def _cloud() -> str:
    return path(
        "M-24,9C-31,9-31,0-24-1C-25-9-14-12-10-6C-8-14 6-14 8-6C12-11 22-9 21-2C29-2 30,9 22,9Z",
        WHITE,
    ) + line("M-17,3Q-14-1-10,1M2-3Q6-5 9-1M12,4Q15,1 19,3", 1, SKY)


def _star() -> str:
    return inked(path(star(8, 10, 4), GOLD) + circle(0, 0, 2.4, CREAM, stroke_width=0.8), 1)


def _jug() -> str:
    """A jug tilted to the left, its mouth at the origin."""
    return (
        path("M4.6-5.4C7-15 18-13 15-3.6", stroke_width=3.6)
        + path("M4.6-5.4C7-15 18-13 15-3.6", stroke=GOLD, stroke_width=1.4)
        + path("M-3,.4L2.6-5.4L6-5C12-9 20-4 20.6,3C21,10 13,13 8,9C5,6.6 3.6,4 2.4,1.4Z", RED)
        + path("M-3.4,1L3-5.8L5.4-4L-1,3Z", GOLD)
        + line("M10.4-4.6Q16-3 17,2", 1.2, WHITE)
    )


def _tiara() -> str:
    return (
        path("M-10.6-5C-13-13-9-24 0-28C9-24 13-13 10.6-5Q0-9-10.6-5Z", WHITE)
        + path(
            "M-11.4-5.4L-11.8-10.4Q0-14.6 11.8-10.4L11.4-5.4Q0-9.4-11.4-5.4ZM-10.9-13.4L-9.9-17.6Q0-21.4 9.9-17.6"
            "L10.9-13.4Q0-17.4-10.9-13.4ZM-8-20.8L-5.6-24.2Q0-26.8 5.6-24.2L8-20.8Q0-24.2-8-20.8Z",
            GOLD,
        )
        + dots("-6,-10.2 6,-10.2 0,-11.2 -4.6,-17 4.6,-17", 1, RED)
        + path("M-1-34V-32H-3V-30H-1V-27H1V-30H3V-32H1V-34Z", GOLD, stroke_width=0.9)
    )


def _hat() -> str:
    """The wide hat with curled brims, a figure of eight laid on its side."""
    return (
        path("M-9.6-6C-9-16-6-18.6 0-18.6S9-16 9.6-6Z", RED)
        + tinted(
            "M0-4.4C-8-2.4-14,1-20-.6C-26.4-2.4-25.6-11.6-19-11.6"
            "C-13-11.6-8-8 0-8S13-11.6 19-11.6C25.6-11.6 26.4-2.4 20-.6C14,1 8-2.4 0-4.4Z"
        )
        + line("M-20-8C-23-6-21-3-18-4M20-8C23-6 21-3 18-4", 1.2)
        + line("M-9-9.6Q0-7 9-9.6", 2, GOLD)
    )


def _flame() -> str:
    return path("M0,8C-9,8-9-2-5-7C-4.6-4-3.4-3-2.4-3C-4-8-1-13 3-16C2-11 8-7 8,0C8,5 5,8 0,8Z", RED) + flat(
        "M0,6.6C-5,6.6-4.6,1-1.4-1.6C-1,.4 .6,.6 1.4-2.6C4,0 5.6,6.6 0,6.6Z", GOLD
    )


def _tuft() -> str:
    return inked(
        path("M-7,3C-6-3-5-5-6-9C-3-7-2-4-1.6-1C-1.6-6 0-10 2-12C2-8 2-5 2.4-1C3-4 5-6 7-7C6-4 6,0 6.4,3Z", FOREST), 1
    )


def _scales() -> str:
    """A balance hung from the origin."""
    pan = "M-7,0H7C6,5.6-6,5.6-7,0Z"
    return (
        line("M-13,1L-19.6,22M-13,1L-6.4,22M13,1L6.4,22M13,1L19.6,22", 0.9)
        + path("M-14.4,0C-8,3.4 8,3.4 14.4,0V2.6C8,6 -8,6-14.4,2.6Z", GOLD)
        + circle(0, 1, 3, GOLD)
        + inked(path(pan, GOLD), 1.2, "translate(-13 22)")
        + inked(path(pan, GOLD), 1.2, "translate(13 22)")
    )


def _horse() -> str:
    """A bridled horse's head and neck, looking to the left; the origin behind its cheek."""
    return (
        tinted(
            "M26,30C24,14 20,0 10-10C8-15 4-18 2-19C2-16 2-14 0-12C-10-10-18,0-25,9C-26,13-23,17-19,16C-14,14-9,13-5,12"
            "C-2,18-2,24-4,30Z"
        )
        + path("M2-19C12-16 22-6 26,4C29,12 30,22 30,30H23C23,18 20,6 12-4C8-8 4-11 1-13Z", "#3b2c33")
        + tinted("M4-10C0-16 2-22 6-25C9-20 10-15 9-9Z")
        + line("M-11.6-4.4L-3,10.6M-3,10.6L10,15M-21.2,11.6L-3,2", 2.4, WINE)
        + circle(-3, 8, 2.2, GOLD)
        + circle(-4.4, -2, 1.7, INK)
        + dots("-21,12", 1, INK)
        + line("M-23,15.6Q-19,14-17,12")
    )


def _laurel() -> str:
    """Two leaves of a wreath that runs to the right."""
    return inked(
        path("M-5,0C-3-6 2-8 7-7.6C6-3 1,1-5,0Z", GREEN) + path("M-5,0C-3,6 2,8 7,7.6C6,3 1-1-5,0Z", FOREST),
        1,
    )


def _drop() -> str:
    return inked(tinted("M0-5C2.4-1 3,.6 3,2A3,3 0 0 1-3,2C-3,.6-2.4-1 0-5Z"), 0.9)


PARTS = {
    "wing": _wing(),
    "cloud": _cloud(),
    "star": _star(),
    "jug": _jug(),
    "tiara": _tiara(),
    "hat": _hat(),
    "flame": _flame(),
    "tuft": _tuft(),
    "scales": _scales(),
    "drop": _drop(),
    "horse": _horse(),
    "laurel": _laurel(),
}
