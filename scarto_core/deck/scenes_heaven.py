"""Trumps XV to XXI, from the Devil up to the World; and the Fool."""

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


def diavolo() -> str:
    """The devil: horns, bat's wings, a fork, and fire below."""
    wings = inked(
        path("M44,66C34,50 24,38 6,34C10,42 9,48 4,52C11,53 14,58 12,64C18,63 22,66 22,74C28,70 34,72 38,78Z", NIGHT)
        + path("M66,66C74,50 82,38 98,34C95,42 96,48 100,52C94,53 91,58 93,64C88,63 84,66 84,74C79,70 74,72 72,78Z", NIGHT)
        + line("M6,34C22,44 32,54 40,68M4,52C18,54 28,60 38,70M98,34C86,44 78,54 70,68", 1, GREY)
    )
    body = inked(
        path("M26,96C26,76 34,64 46,60L55,63L64,60C76,64 84,76 84,96Z", FOREST)
        + path("M41,72Q48,68 54,73Q54,80 47,81Q41,79 41,72ZM69,72Q62,68 56,73Q56,80 63,81Q69,79 69,72Z", GREEN)
        + line("M55,64V88", 1)
    )
    horns = inked(
        path("M-7-9C-16-10-20-18-16-27C-13-21-8-19-3-12ZM7-9C16-10 20-18 16-27C13-21 8-19 3-12Z", CREAM)
        + line("M-15.6-20L-12.6-21M-14-15.6L-10.6-17M15.6-20L12.6-21M14-15.6L10.6-17", 0.9)
        + path("M-9.4-4L-17-7L-11,2ZM9.4-4L17-7L11,2Z", GREEN)
    )
    grin = inked(
        path("M-5.4,7.4Q1,10.4 7.4,6.6Q5.6,12.6 .8,12.4Q-4,12-5.4,7.4Z", WHITE)
        + line("M-2.4,8.7V11.8M.8,9V12.4M4,8.4V11.8", 0.7)
        + path("M-2,14.4Q.6,13 3.4,14.4L.8,22Z", INK)
        + line("M-8-6.4L-1.4-3M9-6.4L2.8-3", 1.7),
        1,
    )
    fork = inked(
        path("M-1.6-16h3.2v60h-3.2z", BROWN)
        + path("M-8.4-32L-7-20Q-6-15 0-15T7-20L8.4-32L4.4-21L1.4-20.4V-34L0-37L-1.4-34V-20.4L-4.4-21Z", RED)
    )
    flames = "".join(use("flame", x, 80, s) for x, s in ((12, 1), (27, 0.8), (43, 0.95), (60, 0.85), (77, 1)))
    return (
        wings
        + body
        + at(horns, 55, 42, 1.1)
        + head(55, 42, "face", scale=1.1, skin=GREEN)
        + at(grin, 55, 42, 1.1)
        + at(fork, 86, 46)
        + sleeve(85, 58, FOREST, GREEN, -1)
        + use("fist", 86, 57, tint="")
        + flames
    )


def torre() -> str:
    """The tower: lightning throws down its crown."""
    tower = inked(
        path("M36,96L38,38H72L74,96Z", CREAM)
        + flat("M60,39H71.4L73.4,96H62Z", "#d9bf95")
        + path("M33,32h7v4h5v-4h7v4h6v-4h7v4h5v-4h7v12H33Z", CREAM)
        + path("M50,58Q50,51 55,51T60,58V68H50Z", NIGHT)
        + line("M41,50h5M64,48h5M41,60h4M66,62h4M43,72h6M62,74h6M40,80h5", 0.9)
    )
    crown = inked(path("M0,0L-4-12L3-8L7-17L12-8L20-13L18,0Z", GOLD) + dots("6,-4 12,-4", 1.2, RED))
    bolt = inked(path("M97,2L74,9L79,14L62,20L68,24L54,32L78,26L73,21L90,16L86,11Z", GOLD))
    fall = dots("24,50 82,52 16,66 88,68 28,74 80,40", 2.6, INK) + dots("24,50 82,52 16,66 88,68 28,74 80,40", 1.6, RED)
    return (
        use("cloud", 82, 10, 0.9)
        + fall
        + tower
        + bolt
        + at(crown, 30, 32, 1, -24)
        + use("flame", 55, 61, 0.62)
        + use("flame", 40, 32, 0.7)
        + use("flame", 64, 34, 0.8)
        + use("tuft", 22, 82, 1.2)
        + use("tuft", 88, 82, 1)
    )


def stelle() -> str:
    """The stars: one great, seven small, and water poured under them."""
    great = inked(path(star(8, 25, 9, 0.39), OCHRE) + path(star(8, 23, 9.6), GOLD) + circle(0, 0, 6, CREAM))
    small = "".join(use("star", x, y, 0.5) for x, y in ((34, 14), (84, 14), (14, 40), (90, 44), (28, 56), (80, 60), (57, 66)))
    water = inked(
        path("M0,74Q8,69 16,74T32,74T48,74T64,74T80,74T100,74V96H0Z", BLUE)
        + line("M10,78.6Q16,76 22,78.6M40,78Q46,75.4 52,78M70,78.6Q76,76 82,78.6", 1.1, SKY)
    )
    streams = inked(path("M24,58C21,64 20,68 20,73H26C26,68 26,64 27,60ZM84,58", SKY), 1)
    return at(great, 57, 36) + small + streams + water


def luna() -> str:
    """The moon: a crescent with a face between two towers, drops of dew, a dog and a wolf."""
    crescent = inked(
        path(star(16, 25, 20), OCHRE)
        + circle(0, 0, 18, "#f6e3a4")
        + path("M2-18A18,18 0 0 0 2,18C-7,13-9,8-6,4L-9.4,1.4Q-8-1-6.6-4C-8-9-5-14 2-18Z", WHITE)
        + path("M-12.4-4.6Q-9.4-7-7-4.4Q-9.4-2.8-12.4-4.6Z", WHITE, stroke_width=0.8)
        + dots("-9.2,-4.6", 1.1, INK)
        + line("M-13-8Q-10-10-7-8.4M-6.4,8Q-8.4,8.6-9.4,7.6", 1)
    )
    towers = inked(
        path("M4,50h3v3h4v-3h4v3h4v-3h3V96H4ZM82,46h3v3h4v-3h4v3h4v-3h3V96H82Z", GREY)
        + path("M10,60h5v7h-5zM89,58h5v7h-5z", NIGHT)
    )
    drops = "".join(use("drop", x, y, 0.8, tint=c) for x, y, c in ((34, 48, RED), (44, 56, GOLD), (57, 60, RED), (69, 56, GOLD), (79, 42, RED), (34, 20, GOLD)))
    ground = inked(path("M0,78Q26,70 50,76T100,75V96H0Z", FOREST))
    return (
        at(crescent, 57, 31)
        + drops
        + towers
        + ground
        + use("dog", 34, 74, 1, tint=CREAM)
        + use("dog", 72, 74, 1, flip=True, tint="#a8683c")
    )


def sole() -> str:
    """The sun: a face among rays, over a garden wall."""
    rays = inked(path(star(12, 34, 17), GOLD) + path(star(12, 28, 16, 0.26), RED))
    wall = inked(
        path("M0,70H100V96H0Z", "#d98a63")
        + path("M0,67H100V71.6H0Z", CREAM)
        + line("M0,77.6H100M14,72V77.6M36,72V77.6M58,72V77.6M80,72V77.6M25,77.6V84M47,77.6V84M69,77.6V84", 0.9)
    )
    flower = inked(line("M0,0V20", 2, FOREST) + path("M0,12Q7,4 11,8Q8,14 0,14Z", GREEN) + path(star(9, 8.4, 5), GOLD) + circle(0, 0, 4, BROWN), 1.1)
    return (
        at(rays, 56, 36, 0.96)
        + inked(circle(56, 36, 15.4, GOLD))
        + head(55.4, 34.6, "face", scale=1.02, skin=GOLD)
        + at(flower, 15, 54)
        + at(flower, 94, 50)
        + wall
    )


def angelo() -> str:
    """The angel of the last day, blowing the trumpet out of a cloud; below, the dead look up."""
    trumpet = inked(
        path("M0-1.5L32-2.4C38-3 42-6 45-9V9C42,6 38,3 32,2.4L0,1.5Z", GOLD)
        + line("M10-2V2M24-2.2V2.2", 1)
        + circle(0, 0, 2.2, GOLD)
    )
    banner = inked(path("M0,0H20V19L10,15L0,19Z", WHITE) + flat("M8,.6h4v15.2l-2-.8l-2,.8zM.6,6h18.8v4H.6z", RED))
    robe = inked(path("M36,76C36,62 42,55 50,52H62C70,55 76,62 76,76Z", RED) + path("M50,52Q56,60 62,52L59,49H53Z", GOLD))
    return (
        inked(circle(56, 31, 17.5, "#f8e6a8", stroke_width=0.9))
        + use("wing", 68, 54, 1, 0, False, GREEN)
        + use("wing", 43, 54, 1, 0, True, GREEN)
        + head(56, 32, "bob", hair="#d99a35", scale=0.92)
        + neck(56, 31, 22)
        + robe
        + head(56, 32, "face", "fringe", hair="#d99a35", scale=0.92, flip=True)
        + at(banner, 28, 51, 0.8, 22)
        + at(trumpet, 53, 41, 0.86, 150)
        + use("fist", 40, 49, 0.7, 60)
        + use("cloud", 30, 70, 0.95)
        + use("cloud", 82, 70, 0.95)
        + use("cloud", 56, 74, 1.05)
    )


def mondo() -> str:
    """The world: a dancer in a wreath, which the two ends of the card make whole."""
    leaves = "".join(use("laurel", 51, 90, 1, turn) for turn in range(-84, 91, 14))
    scarf = path("M30,62C26,46 40,40 46,52C50,60 62,60 66,52C72,42 82,48 78,62", "none", stroke_width=6.4) + path(
        "M30,62C26,46 40,40 46,52C50,60 62,60 66,52C72,42 82,48 78,62", "none", stroke=RED, stroke_width=4
    )
    dancer = inked(
        path("M36,96C37,80 39,68 46,63L54,66L62,63C69,68 71,80 72,96Z", FLESH)
        + path("M36,96C38,86 40,78 44,74C50,82 60,82 66,72C69,80 71,88 72,96Z", BLUE)
    )
    return (
        leaves
        + head(54, 42, "tresses", hair="#d99a35", scale=0.85)
        + neck(54, 41, 24)
        + dancer
        + head(54, 42, "face", "fringe", hair="#d99a35", scale=0.85)
        + inked(scarf)
        + use("star", 84, 18, 0.8)
        + use("star", 36, 15, 0.6)
    )


def matto() -> str:
    """The Fool: cap and bells, a puppet's head on a stick, a butterfly he will never catch."""
    coat = inked(
        path("M20,96C22,76 30,66 42,61L54,66L66,61C80,66 86,76 88,96Z", RED)
        + path("M54,66L66,61C80,66 86,76 88,96H54Z", GREEN)
        + path("M34,60C36,55 44,54 54,54S72,55 74,60L68,63L70,69L62,66L60,73L54,68L48,73L46,66L38,69L40,63Z", CREAM)
        + dots("38,69.6 48,73.6 60,73.6 70,69.6", 1.9, INK)
        + dots("38,69.6 48,73.6 60,73.6 70,69.6", 1.2, GOLD)
        + dots("54,78 54,86", 1.6, GOLD)
    )
    cap = inked(
        path("M43,36C40,20 30,16 22,26C19,30 20,34 22,36C14,30 16,12 32,8C44,6 52,10 54,20V30Z", RED)
        + path("M65,36C68,20 78,16 86,26C89,30 88,34 86,36C94,30 92,12 76,8C64,6 56,10 54,20V30Z", GREEN)
        + path("M42,34C42,22 48,18 54,18S66,22 66,34L60,29L54,33L48,29Z", GOLD)
        + circle(21.6, 37.4, 3, GOLD)
        + circle(86.4, 37.4, 3, GOLD)
    )
    butterfly = inked(
        path("M0,0C-8-10-14-4-8,1C-12,4-8,9 0,2C8,9 12,4 8,1C14-4 8-10 0,0Z", SKY) + line("M0,-2V5M0-2L-3-6M0-2L3-6", 1), 1
    )
    return (
        head(54, 42, "bob", hair="#8a4f2c", scale=0.92)
        + coat
        + head(54, 42, "face", hair="#8a4f2c", scale=0.98)
        + cap
        + inked(path("M82,66h3V96h-3z", BROWN) + circle(83.4, 58, 7, FLESH) + path("M76,58C75,48 80,46 83.4,44C88,46 92,48 91,58C86,54 81,54 76,58Z", BLUE))
        + dots("81,60 86,60", 0.9, INK)
        + at(butterfly, 20, 58, 1.1, -18)
    )


def _laurel() -> str:
    return inked(
        path("M-1-40C-8-42-10-48-7-52C-2-50 0-45-1-40ZM1-40C8-38 12-42 12-46C7-48 3-45 1-40Z", GREEN)
        + path("M-4-37.4C-6-31-2-28 2-29C3-33 0-36-4-37.4Z", FOREST),
        1,
    )


def _dog() -> str:
    """A dog sitting and howling to the upper right."""
    return inked(
        tinted_dog()
        + line("M-6,2Q-2,4-3,9M3-7L5.4-6", 0.9)
        + dots("5,-12.4", 0.9, INK)
    )


def tinted_dog() -> str:
    from scarto_core.deck.shapes import tinted

    return tinted(
        "M-8,10C-14,10-16,2-12-2C-13,3-10,5-9,3C-8-3-3-6-1-10C-4-10-5-13-3-15C-1-13 0-14 2-15C5-19 9-21 12-21L11-17L14-15L9-12"
        "C7-8 6-4 6,2V10H2L1,4Q-2,6-2,10Z"
    )


PARTS = {"laurel": _laurel(), "dog": _dog()}
_ = WINE
