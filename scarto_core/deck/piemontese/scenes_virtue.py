"""Trumps VIII to XIV: virtue, time and fate, from Justice to Temperance."""

from __future__ import annotations

from ..figures import fist, head, neck, sleeve
from ..shapes import (
    BLUE,
    BROWN,
    CREAM,
    FLESH,
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
    at,
    circle,
    dots,
    flat,
    group,
    inked,
    line,
    path,
    star,
    use,
)


def giustizia() -> str:
    """Justice: the sword upright, the balance level."""
    gown = (
        path("M24,96C25,78 32,66 45,60L56,66L67,60C80,66 88,78 89,96Z", RED)
        + path("M34,96C36,82 40,70 45,60L56,68L67,60C72,70 76,82 78,96Z", CREAM)
        + line("M45,60L56,69L67,60", 2.6, GOLD)
        + line("M46,80Q52,84 50,94M66,80Q60,84 62,94M56,74V94", 1, OCHRE)
    )
    return (
        head(56, 38, "tresses", hair="#8a4f2c")
        + neck(56, 38)
        + gown
        + head(56, 38, "face", "fringe", "crown", hair="#8a4f2c")
        + use("blade", 85, 63)
        + sleeve(84, 63, RED, GOLD, 1)
        + fist(85, 63)
        + (
            path("M46,60C36,64 26,60 20,49L27.6,44.6C32,52 39,54 48,56Z", RED)
            + path("M18.6,50L28.6,44L25.6,39L15.6,45Z", GOLD)
        )
        + use("scales", 22, 44, 0.95)
        + fist(21, 38, 0.9, -20, True)
    )


def eremita() -> str:
    """The hermit: hood, white beard, a lantern held up in the night."""
    cloak = (
        path("M10,96C12,76 19,62 31,52C29,30 38,14 51,12C66,14 70,34 66,52C78,60 86,76 88,96Z", BROWN)
        + flat("M12,96C14,80 20,66 31,56C27,72 28,86 31,96Z", "#6b4129")
        + path("M37,54C35,36 41,26 51,25C61,26 65,38 62,54C57,60 43,60 37,54Z", NIGHT)
        + line("M50,62V94M57,66Q63,80 61,94M41,66Q35,80 37,94", 1)
    )
    glow = flat(star(14, 22, 16), "#8f8467") + flat("M-14,0a14,14 0 1 0 28,0a14,14 0 1 0-28,0Z", "#f6dd92")
    lantern = (
        path("M-6-8h12l2,14h-16z", "#fff3bf")
        + path("M0-5C3-1 3,4 0,4.6C-3,4-3-1 0-5Z", RED, stroke_width=0.9)
        + path("M-7.4-8Q0-16 7.4-8ZM-8.6,6h17.2v3h-17.2z", GOLD)
        + line("M-2.6-8L-4,6M2.6-8L4,6", 0.8)
        + circle(0, -15, 2.6)
    )
    arm = path("M64,58C74,54 80,44 80,32L90,30.6C93,48 90,66 82,84L70,84Z", BROWN) + path(
        "M78.4,28.6L90,27.4L90.6,33.4L79,34.6Z", OCHRE
    )
    return (
        use("star", 35, 15, 0.42)
        + use("star", 12, 38, 0.35)
        + dots("30,34 24,46 90,12 70,9 11,66 62,8", 0.9, WHITE)
        + at(glow, 76, 50)
        + cloak
        + head(51, 42, "face", "beard", hair="#eee8da", scale=0.9)
        + path("M39,36C41,26 61,26 63,36L66,33C63,18 41,18 36,33Z", BROWN)
        + arm
        + at(lantern, 81, 51)
        + fist(82, 27, 0.95, -8)
        + path("M15,34h4V96h-4z", OCHRE)
        + fist(17, 66, 1, 0, True)
    )


def ruota() -> str:
    """The wheel of fortune: half of it above the belt, half below, and a king with ass's ears on top."""
    spokes = "".join(use("spoke", 50, 90, 1, turn) for turn in (-75, -45, -15, 15, 45, 75))
    wheel = (
        spokes
        + circle(50, 90, 37.5, stroke_width=11)
        + circle(50, 90, 37.5, stroke=GOLD, stroke_width=8.4)
        + circle(50, 90, 37.5, stroke=RED, stroke_width=3)
        + circle(50, 90, 17, RED)
        + circle(50, 90, 13, GOLD)
    )
    ears = path("M-8-8C-18-12-20-22-15-28C-8-24-5-16-4-10ZM8-8C18-12 20-22 15-28C8-24 5-16 4-10Z", GREY) + path(
        "M-8.6-11C-14-15-16-20-14.4-23.6C-10.6-20-8.6-16-8.6-11ZM8.6-11C14-15 16-20 14.4-23.6C10.6-20 8.6-16 8.6-11Z",
        ROSE_EAR,
        stroke_width=0.8,
    )
    return (
        use("cloud", 80, 20, 0.62)
        + use("cloud", 30, 42, 0.5)
        + wheel
        + (path("M36,58C36,48 42,43 50,43H62C70,43 75,48 75,58Z", BLUE) + path("M46,43L55.5,51L65,43Z", GOLD))
        + at(ears, 55, 32, 0.95)
        + head(55, 34, "face", "fringe", hair="#7b7f86", scale=0.85)
        + use("crown", 55, 33, 0.62)
        + fist(38, 55, 0.8)
        + fist(73, 55, 0.8, 0, True)
    )


ROSE_EAR = "#e9a98f"


def forza() -> str:
    """Strength: a woman closes a lion's jaws with bare hands."""
    gown = (
        path("M22,96C24,70 32,58 46,51L55,55L64,51C78,58 86,70 88,96Z", BLUE)
        + path("M46,50.6C48,54 51,57 55,59C59,57 62,54 64,50.6L60,48H50Z", FLESH)
        + line("M46,51C48,55 51,58 55,60C59,58 62,55 64,51", 2.2, GOLD)
    )
    sleeves = path("M24,92C16,80 18,66 32,60L42,68L36,84ZM86,92C94,80 92,66 78,60L68,68L74,84Z", RED) + path(
        "M29,59L36,56L44,66L39,71ZM81,59L74,56L66,66L71,71Z", WHITE
    )
    return (
        head(55, 31, "tresses", hair="#8a4f2c", scale=0.88)
        + neck(55, 30, 20)
        + gown
        + head(55, 31, "face", "fringe", hair="#8a4f2c", scale=0.88)
        + use("hat", 55, 29, 0.95, 0, False, GREEN)
        + sleeves
        + use("lion", 55, 65, 0.82)
        + fist(40, 69, 0.78, 50)
        + fist(70, 69, 0.78, 130)
    )


def appeso() -> str:
    """The hanged man: one foot tied to the beam, calm. Turn the card and he is on his feet."""
    gallows = (
        path("M10,28h7V96h-7zM86,8h7V96h-7z", BROWN)
        + line("M13.5,40V48M13.5,60V70M89.5,24V34M89.5,52V64", 0.9)
        + path("M12,44l-5-3M17,64l5-3M93,40l4-4M86,62l-5-3", stroke_width=2.4)
        + path("M8,3.4H96V14.6H8Z", BROWN)
    )
    man = (
        line("M52,13L52,20", 2.4)
        + line("M61,46L74,33L53,30", 8.6)
        + line("M61,46L74,33L53,30", 6, BLUE)
        + path("M44,45L48,21Q52,17 56,21L57,45Z", RED)
        + path("M47,23L48,17Q52,15 55,17L57,23Z", GOLD)
        + path("M38,45H66C68,52 67,58 65,62H39C37,58 36,52 38,45Z", GREEN)
        + path("M36,46H68V51H36Z", GOLD)
        + path("M38,52C30,52 28,60 34,64L44,67L46,63ZM66,52C74,52 76,60 70,64L60,67L58,63Z", GREEN)
        + line("M52,51V62", 1)
        + dots("52,55 52,59", 1, GOLD)
    )
    upside = at(
        use("bob", 0, 0, 0.72, 0, False, "#d99a35")
        + use("face", 0, 0, 0.72, 0, False, FLESH)
        + use("fringe", 0, 0, 0.72, 0, False, "#d99a35"),
        52,
        70,
        1,
        180,
    )
    return use("tuft", 26, 82, 1) + use("tuft", 76, 82, 1.1) + gallows + upside + man


def morte() -> str:
    """Death: a skull under a hood, and the scythe."""
    shroud = (
        path("M12,96C14,78 24,66 36,58C30,32 40,12 56,12S82,32 76,58C88,66 94,78 96,96Z", "#59566b")
        + path("M41,58C36,36 44,22 56,22S76,36 71,58C64,64 48,64 41,58Z", INK)
        + path("M40,96L46,70Q56,64 66,70L72,96Z", INK)
    )
    bones = inked(
        path("M53.6,62h4.8V96h-4.8z", CREAM)
        + path(
            "M42,76C46,70 66,70 70,76L69,79.4C64,74 48,74 43,79.4ZM42,84"
            "C47,79 65,79 70,84L69,87.4C64,83 48,83 43,87.4Z",
            CREAM,
        ),
        1,
    )
    skull = (
        path("M-13-4C-14-16-6-20 0-20S14-16 13-4C13,1 11,3 9,5L8,13Q0,17-8,13L-9,5C-11,3-13,1-13-4Z", CREAM)
        + path(
            "M-8.6-4C-8.6-8.6-2-8.6-2-4C-2,0-7.6,1.4-8.6-4ZM8.6-4C8.6-8.6 2-8.6 2-4"
            "C2,0 7.6,1.4 8.6-4ZM0,.6L2,5Q0,6-2,5Z",
            INK,
        )
        + line("M-7,9.4H7M-4,7V12.4M0,7.4V13.4M4,7V12.4", 1)
    )
    scythe = (
        path("M88,96L83,12L86,11.8L91.4,96Z", BROWN)
        + path("M87,11C72,2 46,0 30,12C28,14 28,17 26,20C44,8 66,10 83,19Z", STEEL)
        + line("M34,12C50,4 68,6 84,13", 1, GREY)
        + path("M81.6,10.6h6.8v9h-6.8z", GOLD)
    )
    return (
        shroud
        + bones
        + at(skull, 56, 43)
        + group(scythe, "translate(0 4)")
        + (path("M70,96C72,82 78,74 82,72H93C96,77 98,86 98,96Z", "#59566b") + path("M79,70h16v5h-16z", "#7d7a90"))
        + (
            path("M82.6,60.4H91Q94,60.4 94,63V67Q94,70 91,70H84Q81,70 81,67Z", CREAM)
            + line("M84,63.6H93.4M84,66.8H93.4", 1)
        )
        + use("tuft", 16, 80, 0.9)
    )


def temperanza() -> str:
    """Temperance: a winged woman pours from one jug into another."""
    gown = (
        path("M24,96C25,76 32,62 45,56L56,61L67,56C80,62 88,76 89,96Z", BLUE)
        + path("M45,55.6C47,60 50,64 56,67C62,64 65,60 67,55.6L62,53H50Z", FLESH)
        + line("M45,56C48,62 51,65 56,68C61,65 64,62 67,56", 2.4, GOLD)
    )
    water = "M67,52C56,50 38,52 28,64"
    stream = line(water, 7.6) + line(water, 5.2, SKY) + line(water + "M65,54.2C56,52.6 42,55 31,65", 0.9, WHITE)
    lower = (
        path("M18,66C12,68 11,76 17,80", stroke_width=3.6)
        + line("M18,66C12,68 11,76 17,80", 1.4, GOLD)
        + path("M19,62H39C38,67 42,70 42,78C42,86 36,92 29,92S16,86 16,78C16,70 20,67 19,62Z", RED)
        + path("M17,60H41V64.6H17Z", GOLD)
        + line("M21,73Q20,79 22.6,84", 1.2, WHITE)
    )
    return (
        use("wing", 65, 54, 0.94, 0, False, RED)
        + use("wing", 43, 54, 0.94, 0, True, RED)
        + head(55, 32, "tresses", hair="#d99a35")
        + neck(55, 32)
        + gown
        + head(55, 32, "face", "fringe", hair="#d99a35")
        + use("star", 55, 20.4, 0.42)
        + stream
        + sleeve(84, 60, BLUE, GOLD, 2)
        + use("jug", 67, 51, 0.9)
        + fist(83, 59, 0.9)
        + lower
        + fist(35, 78, 0.9, 0, True)
    )


def _spoke() -> str:
    return inked(path("M-2-36H2L3-14H-3Z", OCHRE) + circle(0, -25, 3.4, GOLD), 1.1)


def _lion() -> str:
    """A lion's head from the front."""
    mane = star(14, 27, 21.5, 0.1)
    return (
        path(mane, OCHRE)
        + flat(star(14, 22, 18, 0.3), BROWN)
        + path("M-15-9C-17-16-10-18-8-14ZM15-9C17-16 10-18 8-14Z", GOLD)
        + path("M-14-8C-12-16 12-16 14-8C16,2 12,12 7,17H-7C-12,12-16,2-14-8Z", GOLD)
        + path("M-3.4,3C-9,2-12,8-9,12C-6,15-1,14 0,11C1,14 6,15 9,12C12,8 9,2 3.4,3Z", CREAM)
        + path("M-4.4,0Q0-2 4.4,0Q3,5 0,6Q-3,5-4.4,0Z", INK)
        + path("M-10-5.4Q-7-9-3.6-4.6Q-7-2.6-10-5.4ZM10-5.4Q7-9 3.6-4.6Q7-2.6 10-5.4Z", WHITE, stroke_width=0.9)
        + dots("-6.6,-5.4 6.6,-5.4", 1.3, INK)
        + line("M-3.6-4L-2.6,1M3.6-4L2.6,1M0,6V11M-12-9.4Q-7-12-3-8M12-9.4Q7-12 3-8", 1)
        + dots("-5.6,8 -7,10.4 -4,10.6 5.6,8 7,10.4 4,10.6", 0.6, INK)
    )


PARTS = {"spoke": _spoke(), "lion": _lion()}
