"""Trumps VIII to XIV: virtue, time and fate, from Justice to Temperance."""

from __future__ import annotations

from scarto_core.deck.figures import head, neck
from scarto_core.deck.props import star
from scarto_core.deck.scenes_court import sleeve
from scarto_core.deck.shapes import (
    BLUE,
    BROWN,
    CREAM,
    FLESH,
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
    use,
)


def giustizia() -> str:
    """Justice: the sword upright, the balance level."""
    gown = inked(
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
        + use("blade", 85, 60)
        + sleeve(84, 60, RED, GOLD, 1)
        + use("fist", 85, 60)
        + inked(line("M24,42V50", 1.2))
        + use("scales", 25, 48, 0.95)
        + use("fist", 25, 44, 0.9, 0, True)
    )


def eremita() -> str:
    """The hermit: hood, white beard, a lantern held up in the night."""
    cloak = inked(
        path("M14,96C16,76 24,62 36,52C34,30 44,14 58,12C72,14 76,34 72,52C84,60 92,76 94,96Z", BROWN)
        + flat("M16,96C18,80 25,66 36,56C32,72 33,86 36,96Z", "#6b4129")
        + path("M42,54C40,36 46,26 56,25C66,26 70,38 67,54C62,60 48,60 42,54Z", NIGHT)
        + line("M55,62V94M62,66Q68,80 66,94M46,66Q42,80 44,94", 1)
    )
    lantern = inked(
        flat(star(12, 26, 15), "#5b5680")
        + circle(0, 0, 13, "#f6dd92", stroke="none", stroke_width=0)
        + path("M-6-8h12l2,14h-16z", "#fff3bf")
        + path("M0-5C3-1 3,4 0,4.6C-3,4-3-1 0-5Z", RED, stroke_width=0.9)
        + path("M-7.4-8Q0-16 7.4-8ZM-8.6,6h17.2v3h-17.2z", GOLD)
        + line("M-2.6-8L-4,6M2.6-8L4,6", 0.8)
        + circle(0, -15, 2.6, "none")
    )
    return (
        use("star", 36, 16, 0.42)
        + use("star", 12, 40, 0.35)
        + dots("30,34 20,58 90,12 76,8 14,70", 0.9, WHITE)
        + cloak
        + head(56, 42, "face", "beard", hair="#eee8da", scale=0.9)
        + inked(path("M44,36C46,26 66,26 68,36L71,33C68,18 46,18 41,33Z", BROWN))
        + at(lantern, 84, 38)
        + sleeve(83, 62, BROWN, OCHRE, 0)
        + inked(line("M84,50V56", 1.4))
        + use("fist", 84, 58)
        + inked(path("M19,36h4V96h-4z", OCHRE) + line("M21,46V52M21,78V84", 0.9))
        + use("fist", 21, 66, 1, 0, True)
    )


def ruota() -> str:
    """The wheel of fortune: half of it above the belt, half below, and a king with ass's ears on top."""
    spokes = "".join(use("spoke", 50, 90, 1, turn) for turn in (-75, -45, -15, 15, 45, 75))
    wheel = inked(
        spokes
        + circle(50, 90, 37.5, "none", stroke_width=11)
        + circle(50, 90, 37.5, "none", stroke=GOLD, stroke_width=8.4)
        + circle(50, 90, 37.5, "none", stroke=RED, stroke_width=3)
        + circle(50, 90, 17, RED)
        + circle(50, 90, 13, GOLD)
    )
    ears = inked(path("M-8-8C-18-12-20-22-15-28C-8-24-5-16-4-10ZM8-8C18-12 20-22 15-28C8-24 5-16 4-10Z", GREY) + path("M-8.6-11C-14-15-16-20-14.4-23.6C-10.6-20-8.6-16-8.6-11ZM8.6-11C14-15 16-20 14.4-23.6C10.6-20 8.6-16 8.6-11Z", ROSE_EAR, stroke_width=0.8))
    return (
        use("cloud", 84, 20, 0.62)
        + use("cloud", 30, 42, 0.5)
        + wheel
        + inked(path("M36,58C36,48 42,43 50,43H62C70,43 75,48 75,58Z", BLUE) + path("M46,43L55.5,51L65,43Z", GOLD))
        + at(ears, 55, 32, 0.95)
        + head(55, 34, "face", "fringe", hair="#7b7f86", scale=0.85)
        + use("crown", 55, 33, 0.62)
        + use("fist", 38, 55, 0.8)
        + use("fist", 73, 55, 0.8, 0, True)
    )


ROSE_EAR = "#e9a98f"


def forza() -> str:
    """Strength: a woman closes a lion's jaws with bare hands."""
    gown = inked(
        path("M26,96C27,72 34,62 46,56L56,61L66,56C80,62 86,72 88,96Z", BLUE)
        + path("M46,55.6C48,60 52,64 56,66C60,64 64,60 66,55.6L61,53H51Z", FLESH)
        + line("M46,56C49,62 52,65 56,67C60,65 63,62 66,56", 2.2, GOLD)
    )
    return (
        head(56, 34, "tresses", hair="#8a4f2c", scale=0.92)
        + neck(56, 33)
        + gown
        + head(56, 34, "face", "fringe", hair="#8a4f2c", scale=0.92)
        + use("hat", 56, 31, 1, 0, False, GREEN)
        + inked(
            path("M22,96C18,80 22,66 34,62L44,72L36,84ZM90,96C94,80 90,66 78,62L66,72L76,84Z", RED)
            + path("M30,60.6L38,58L47,69L41,74.6ZM82,60.6L74,58L64,69L70,74.6Z", WHITE)
        )
        + use("lion", 55.5, 72)
        + use("fist", 40, 70, 0.85, 60)
        + use("fist", 71, 70, 0.85, 120)
    )


def appeso() -> str:
    """The hanged man: one foot tied to the beam, calm. Turn the card and he is on his feet."""
    gallows = inked(
        path("M10,28h7V96h-7zM86,8h7V96h-7z", BROWN)
        + line("M13.5,40V48M13.5,60V70M89.5,24V34M89.5,52V64", 0.9)
        + path("M12,44l-5-3M17,64l5-3M93,40l4-4M86,62l-5-3", "none", stroke_width=2.4)
        + path("M8,7H98V14.6H8Z", BROWN)
    )
    man = inked(
        line("M52,13L52,20", 2.4)
        + path("M44,45L47.6,21Q52,17 56.4,21L58,45Z", RED)
        + path("M47,23L48,17Q52,15 55,17L57,23Z", GOLD)
        + path("M58,46C66,44 72,38 70,33C66,29 58,33 50,36L47,30C56,24 70,22 76,30C80,40 70,52 60,54Z", BLUE)
        + path("M38,45H66C68,52 67,58 65,62H39C37,58 36,52 38,45Z", GREEN)
        + path("M36,46H68V51H36Z", GOLD)
        + path("M38,52C30,52 28,60 34,64L44,67L46,63ZM66,52C74,52 76,60 70,64L60,67L58,63Z", GREEN)
        + line("M52,51V62", 1)
        + dots("52,55 52,59", 1, GOLD)
    )
    upside = at(
        use("bob", 0, 0, 0.72, 0, False, "#d99a35") + use("face", 0, 0, 0.72, 0, False, FLESH) + use("fringe", 0, 0, 0.72, 0, False, "#d99a35"),
        52,
        70,
        1,
        180,
    )
    return use("tuft", 26, 82, 1) + use("tuft", 76, 82, 1.1) + gallows + upside + man


def morte() -> str:
    """Death: a skull under a hood, and the scythe."""
    shroud = inked(
        path("M12,96C14,78 24,66 36,58C30,32 40,12 56,12S82,32 76,58C88,66 94,78 96,96Z", "#59566b")
        + path("M41,58C36,36 44,22 56,22S76,36 71,58C64,64 48,64 41,58Z", INK)
        + path("M40,96L46,70Q56,64 66,70L72,96Z", INK)
    )
    bones = inked(
        path("M53.6,62h4.8V96h-4.8z", CREAM)
        + path("M42,76C46,70 66,70 70,76L69,79.4C64,74 48,74 43,79.4ZM42,84C47,79 65,79 70,84L69,87.4C64,83 48,83 43,87.4Z", CREAM),
        1,
    )
    skull = inked(
        path("M-13-4C-14-16-6-20 0-20S14-16 13-4C13,1 11,3 9,5L8,13Q0,17-8,13L-9,5C-11,3-13,1-13-4Z", CREAM)
        + path("M-8.6-4C-8.6-8.6-2-8.6-2-4C-2,0-7.6,1.4-8.6-4ZM8.6-4C8.6-8.6 2-8.6 2-4C2,0 7.6,1.4 8.6-4ZM0,.6L2,5Q0,6-2,5Z", INK)
        + line("M-7,9.4H7M-4,7V12.4M0,7.4V13.4M4,7V12.4", 1)
    )
    scythe = inked(
        path("M88,96L83,12L86,11.8L91.4,96Z", BROWN)
        + path("M87,11C72,2 46,0 30,12C28,14 28,17 26,20C44,8 66,10 83,19Z", STEEL)
        + line("M34,12C50,4 68,6 84,13", 1, GREY)
        + path("M81.6,10.6h6.8v9h-6.8z", GOLD)
    )
    return (
        shroud
        + bones
        + at(skull, 56, 43)
        + scythe
        + inked(path("M70,96C72,82 78,74 82,72H93C97,76 100,86 100,96Z", "#59566b") + path("M79,70h16v5h-16z", "#7d7a90"))
        + inked(path("M82-3", CREAM) + path("M82.6,60.4H91Q94,60.4 94,63V67Q94,70 91,70H84Q81,70 81,67Z", CREAM) + line("M84,63.6H93.4M84,66.8H93.4", 1))
        + use("tuft", 16, 80, 0.9)
    )


def temperanza() -> str:
    """Temperance: a winged woman pours from one jug into another."""
    gown = inked(
        path("M24,96C25,78 32,66 45,60L56,66L67,60C80,66 88,78 89,96Z", BLUE)
        + path("M45,59.6C47,64 50,70 56,74C62,70 65,64 67,59.6L62,57H50Z", FLESH)
        + path("M40,96C42,84 47,76 50,71L56,75L62,71C65,76 70,84 72,96Z", RED)
        + line("M45,60C48,67 51,72 56,76C61,72 64,67 67,60", 2.4, GOLD)
    )
    stream = inked(
        path("M70,55C62,58 46,62 35,73L40,76C48,68 62,62 72,58Z", SKY) + line("M68,57.4C58,60.6 46,66 39,73", 1, WHITE), 1
    )
    return (
        use("wing", 66, 56, 1.04, 0, False, RED)
        + use("wing", 44, 56, 1.04, 0, True, RED)
        + head(55, 36, "tresses", hair="#d99a35")
        + neck(55, 36)
        + gown
        + head(55, 36, "face", "fringe", hair="#d99a35")
        + inked(circle(55, 23.6, 2.6, RED), 1)
        + stream
        + sleeve(88, 66, RED, GOLD, 2)
        + use("jug", 70, 56, 0.92)
        + use("fist", 86, 62, 0.9)
        + inked(path("M16,74H42L38,92H20Z", RED) + path("M14,72H44V76.6H14Z", GOLD))
        + use("fist", 15, 80, 0.9, 0, True)
    )


def _spoke() -> str:
    return inked(path("M-2-36H2L3-14H-3Z", OCHRE) + circle(0, -25, 3.4, GOLD), 1.1)


def _lion() -> str:
    """A lion's head from the front."""
    mane = star(14, 27, 21.5, 0.1)
    return inked(
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
_ = (FOREST, WINE)
