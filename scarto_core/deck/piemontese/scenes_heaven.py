"""Trumps XV to XXI, from the Devil up to the World; and the Fool."""

from __future__ import annotations

from math import atan2, cos, degrees, radians, sin

from ..figures import fist, head, neck, sleeve
from ..shapes import (
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
    star,
    tinted,
    use,
)


def diavolo() -> str:
    """The devil: horns, bat's wings, a fork, and fire below."""
    wings = (
        path("M44,66C34,50 24,38 6,34C10,42 9,48 4,52C11,53 14,58 12,64C18,63 22,66 22,74C28,70 34,72 38,78Z", NIGHT)
        + path(
            "M66,66C74,50 82,38 98,34C95,42 95.4,48 98.4,52C94,53 91,58 93,64C88,63 84,66 84,74C79,70 74,72 72,78Z",
            NIGHT,
        )
        + line("M6,34C22,44 32,54 40,68M4,52C18,54 28,60 38,70M98,34C86,44 78,54 70,68", 1, GREY)
    )
    body = (
        path("M26,96C26,76 34,64 46,60L55,63L64,60C76,64 84,76 84,96Z", FOREST)
        + path("M41,72Q48,68 54,73Q54,80 47,81Q41,79 41,72ZM69,72Q62,68 56,73Q56,80 63,81Q69,79 69,72Z", GREEN)
        + line("M55,64V88", 1)
    )
    horns = (
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
    fork = path("M-1.6-16h3.2v60h-3.2z", BROWN) + path(
        "M-8.4-32L-7-20Q-6-15 0-15T7-20L8.4-32L4.4-21L1.4-20.4V-34L0-37L-1.4-34V-20.4L-4.4-21Z", RED
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
        + fist(86, 57, skin=GREEN)
        + flames
    )


def torre() -> str:
    """The tower: lightning throws down its crown."""
    tower = (
        path("M36,96L38,38H72L74,96Z", CREAM)
        + flat("M60,39H71.4L73.4,96H62Z", "#d9bf95")
        + path("M33,32h7v4h5v-4h7v4h6v-4h7v4h5v-4h7v12H33Z", CREAM)
        + path("M50,58Q50,51 55,51T60,58V68H50Z", NIGHT)
        + line("M41,50h5M64,48h5M41,60h4M66,62h4M43,72h6M62,74h6M40,80h5", 0.9)
    )
    crown = path("M0,0L-4-12L3-8L7-17L12-8L20-13L18,0Z", GOLD) + dots("6,-4 12,-4", 1.2, RED)
    bolt = path("M96,6L76,11L80,16L64,21L69,25L56,33L80,28L76,23L91,18L87,13Z", GOLD)
    fall = dots("24,50 82,52 15,64 88,66 27,72 80,42", 2.8, INK) + dots(
        "24,50 82,52 15,64 88,66 27,72 80,42", 1.6, GOLD
    )
    return (
        use("cloud", 76, 12, 0.8)
        + use("cloud", 18, 40, 0.5)
        + fall
        + tower
        + bolt
        + use("flame", 46, 29, 0.8)
        + use("flame", 63, 31, 0.7)
        + use("flame", 55, 61, 0.62)
        + at(crown, 31, 28.5, 1.05, -30)
        + use("tuft", 22, 82, 1.2)
        + use("tuft", 88, 82, 1)
    )


def stelle() -> str:
    """The stars: one great, seven small, and water poured under them."""
    great = path(star(8, 25, 9, 0.39), OCHRE) + path(star(8, 23, 9.6), GOLD) + circle(0, 0, 6, CREAM)
    small = "".join(
        use("star", x, y, 0.5) for x, y in ((33, 15), (86, 14), (14, 38), (90, 40), (31, 46), (82, 27), (51, 66))
    )
    water = path("M2,74Q9,69 16,74T32,74T48,74T64,74T80,74T98,74V96H2Z", BLUE) + line(
        "M10,78.6Q16,76 22,78.6M40,78Q46,75.4 52,78M70,78.6Q76,76 82,78.6", 1.1, SKY
    )
    streams = inked(
        path(
            "M26,63C28.6,66 28.6,70 28,76H33C33.4,70 32,65 29,61ZM78,63C75,66 74.6,70 75,76H70C70,70 71,65 74,61Z", SKY
        ),
        1,
    )
    jugs = use("jug", 28, 61, 0.82, -8, True) + use("jug", 75, 61, 0.82, 8)
    return at(great, 57, 34) + small + streams + jugs + water


def luna() -> str:
    """The moon: a crescent with a face between two towers, drops of dew, a dog and a wolf."""
    crescent = (
        path(star(16, 25, 20), OCHRE)
        + circle(0, 0, 18, "#f6e3a4")
        + path("M2-18A18,18 0 0 0 2,18C-7,13-9,8-6,4L-9.4,1.4Q-8-1-6.6-4C-8-9-5-14 2-18Z", WHITE)
        + path("M-12.4-4.6Q-9.4-7-7-4.4Q-9.4-2.8-12.4-4.6Z", WHITE, stroke_width=0.8)
        + dots("-9.2,-4.6", 1.1, INK)
        + line("M-13-8Q-10-10-7-8.4M-6.4,8Q-8.4,8.6-9.4,7.6", 1)
    )
    towers = path("M4,50h3v3h4v-3h4v3h4v-3h3V96H4ZM80,46h3v3h4v-3h4v3h4v-3h3V96H82Z", GREY) + path(
        "M10,60h5v7h-5zM87,58h5v7h-5z", NIGHT
    )
    drops = "".join(
        use("drop", x, y, 0.8, tint=c)
        for x, y, c in ((34, 48, RED), (44, 56, GOLD), (57, 60, RED), (69, 56, GOLD), (79, 42, RED), (34, 20, GOLD))
    )
    ground = path("M2,78Q26,70 50,76T98,75V96H2Z", FOREST)
    return (
        at(crescent, 56, 30, 0.96)
        + drops
        + towers
        + ground
        + use("dog", 34, 69, 1.05, tint=CREAM)
        + use("dog", 74, 69, 1.05, flip=True, tint="#a8683c")
    )


def sole() -> str:
    """The sun: a face among rays, over a garden wall."""
    rays = path(star(12, 34, 17), GOLD) + path(star(12, 28, 16, 0.26), RED)
    wall = (
        path("M2,70H98V96H2Z", "#d98a63")
        + path("M2,67H98V71.6H2Z", CREAM)
        + line("M3,77.6H97M14,72V77.6M36,72V77.6M58,72V77.6M80,72V77.6M25,77.6V84M47,77.6V84M69,77.6V84", 0.9)
    )
    flower = inked(
        line("M0,0V20", 2, FOREST)
        + path("M0,12Q7,4 11,8Q8,14 0,14Z", GREEN)
        + path(star(9, 8.4, 5), GOLD)
        + circle(0, 0, 4, BROWN),
        1.1,
    )
    return (
        at(rays, 56, 36, 0.96)
        + circle(56, 36, 15.6, GOLD)
        + use("features", 55.2, 34.6, 1.05)
        + at(flower, 15, 52)
        + at(flower, 87, 57, 0.85)
        + wall
    )


def angelo() -> str:
    """The angel of the last day, blowing the trumpet out of a cloud; below, the dead look up."""
    trumpet = (
        path("M0-1.5L32-2.4C38-3 42-6 45-9V9C42,6 38,3 32,2.4L0,1.5Z", GOLD)
        + line("M10-2V2M24-2.2V2.2", 1)
        + circle(0, 0, 2.2, GOLD)
    )
    banner = path("M0,0H20V19L10,15L0,19Z", WHITE) + flat("M8,.6h4v15.2l-2-.8l-2,.8zM.6,6h18.8v4H.6z", RED)
    robe = path("M36,76C36,62 42,55 50,52H62C70,55 76,62 76,76Z", RED) + path("M50,52Q56,60 62,52L59,49H53Z", GOLD)
    return (
        (circle(56, 31, 17.5, "#f8e6a8", stroke_width=0.9))
        + use("wing", 66, 54, 0.9, 0, False, GREEN)
        + use("wing", 44, 54, 0.9, 0, True, GREEN)
        + head(56, 32, "bob", hair="#d99a35", scale=0.92)
        + neck(56, 31, 22)
        + robe
        + head(56, 32, "face", "fringe", hair="#d99a35", scale=0.92, flip=True)
        + at(banner, 22, 49, 0.75, 0)
        + at(trumpet, 53, 41, 0.95, 164)
        + fist(38, 46, 0.72, 74)
        + use("cloud", 26, 74, 0.8)
        + use("cloud", 78, 73, 0.7)
        + use("cloud", 76, 77, 0.75)
        + use("cloud", 56, 77, 1.05)
    )


def mondo() -> str:
    """The world: a dancer in a wreath, which the two ends of the card make whole."""
    leaves = ""
    for k in range(-7, 8):
        turn = radians(11.4 * k)
        x, y = 50 + 37 * sin(turn), 90 - 75 * cos(turn)
        leaves += use("laurel", x, y, 1, degrees(atan2(75 * sin(turn), 37 * cos(turn))) + (180 if k < 0 else 0), k < 0)
    dancer = (
        path("M32,96C33,82 36,70 45,64L54,67L63,64C72,70 75,82 76,96Z", FLESH)
        + path("M30,66C38,60 44,64 50,72C56,80 64,84 76,80L78,90C62,96 50,90 44,80C40,74 36,72 32,74Z", RED)
        + line("M34,68C42,66 46,74 52,80C58,85 66,87 75,85", 1, WINE)
    )
    wand = path("M-1.3-14h2.6v24h-2.6z", GOLD) + dots("0,-15 0,10.6", 2, RED)
    arms = path(
        "M36,78C28,74 25,66 26,58L32,58C32,64 36,68 42,70ZM72,78C80,74 83,66 82,58L76,58C76,64 72,68 66,70Z", FLESH
    )
    return (
        (path("M13,90A37,75 0 0 1 87,90Z", "#b5d3dc", stroke=FOREST, stroke_width=3))
        + head(54, 42, "tresses", hair="#d99a35", scale=0.9)
        + neck(54, 41, 26)
        + arms
        + dancer
        + head(54, 42, "face", "fringe", hair="#d99a35", scale=0.9)
        + at(wand, 29, 54)
        + at(wand, 79, 54)
        + fist(29, 55, 0.72, 0, True)
        + fist(79, 55, 0.72)
        + leaves
        + (path("M50,15L42,10.6V19.4ZM50,15L58,10.6V19.4Z", RED) + circle(50, 15, 2.4, GOLD))
        + use("star", 84, 18, 0.9)
        + use("star", 14, 39, 0.55)
        + use("star", 89, 40, 0.45)
    )


def matto() -> str:
    """The Fool: cap and bells, a puppet's head on a stick, a butterfly he will never catch."""
    coat = (
        path("M20,96C22,76 30,66 42,61L54,66L66,61C80,66 86,76 88,96Z", RED)
        + path("M54,66L66,61C80,66 86,76 88,96H54Z", GREEN)
        + path("M34,60C36,55 44,54 54,54S72,55 74,60L68,63L70,69L62,66L60,73L54,68L48,73L46,66L38,69L40,63Z", CREAM)
        + dots("38,69.6 48,73.6 60,73.6 70,69.6", 1.9, INK)
        + dots("38,69.6 48,73.6 60,73.6 70,69.6", 1.2, GOLD)
        + dots("54,78 54,86", 1.6, GOLD)
    )
    cap = (
        path("M43,36C40,20 30,16 22,26C19,30 20,34 22,36C14,30 16,12 32,8C44,6 52,10 54,20V30Z", RED)
        + path("M65,36C68,20 78,16 86,26C89,30 88,34 86,36C94,30 92,12 76,8C64,6 56,10 54,20V30Z", GREEN)
        + path("M42,34C42,22 48,18 54,18S66,22 66,34L60,29L54,33L48,29Z", GOLD)
        + circle(21.6, 37.4, 3, GOLD)
        + circle(86.4, 37.4, 3, GOLD)
    )
    butterfly = inked(
        path("M0,0C-8-10-14-4-8,1C-12,4-8,9 0,2C8,9 12,4 8,1C14-4 8-10 0,0Z", SKY)
        + line("M0,-2V5M0-2L-3-6M0-2L3-6", 1),
        1,
    )
    return (
        head(54, 42, "bob", hair="#8a4f2c", scale=0.92)
        + coat
        + head(54, 42, "face", hair="#8a4f2c", scale=0.98)
        + cap
        + (
            path("M82,66h3V96h-3z", BROWN)
            + circle(83.4, 58, 7, FLESH)
            + path("M76,58C75,48 80,46 83.4,44C88,46 92,48 91,58C86,54 81,54 76,58Z", BLUE)
        )
        + dots("81,60 86,60", 0.9, INK)
        + at(butterfly, 20, 58, 1.1, -18)
    )


def _dog() -> str:
    """A dog sitting and howling to the upper right."""
    return (
        tinted("M-7,11C-16,11-18,2-14-5C-12-3-14,4-8,6Z")
        + tinted(
            "M-9,12C-12,4-7-2-3-6L-4.6-9C-7-9-8.6-12-7-16L-2-13.6C1-16 3-19 7-22.6C9-24 11-22 9.6-20.4L8.6-19L11.4-18"
            "C13-17 12.4-15.4 11-15L6.6-12C6-8 6-2 6.4,12H2.4L1,5Q-3,7-3,12Z"
        )
        + line("M8.6-19L5.6-16.6M2-6L5.8-5.6", 0.9)
        + dots("1.6,-13.6", 1, INK)
    )


PARTS = {"dog": _dog()}
