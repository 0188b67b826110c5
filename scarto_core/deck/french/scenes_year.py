"""Trumps 1 to 9: the smallest bird, one tree through the four seasons, and four hours of the day."""

from __future__ import annotations

from ..shapes import (
    BROWN,
    CREAM,
    FOREST,
    GOLD,
    GREEN,
    INK,
    OCHRE,
    RED,
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


def wren() -> str:
    """The smallest of birds, and it wears a crown."""
    bird = (
        path("M-20-8C-30-16-34-28-32-36L-26-32L-23-38L-16-14Z", "#7a4a2e")
        + path("M-22-8C-22-24-8-32 6-34C8-44 26-46 30-34L38-31L30-27C30-8 18,6 0,6C-12,6-20,0-22-8Z", "#a8683c")
        + flat("M-16-1C-6-6 14-10 20-27L29-25C28-8 16,4.6 0,4.6C-8,4.6-13,2.4-16-1Z", CREAM)
        + path("M-17-9C-16-20-4-24 8-20C8-8-4,1-17-9Z", "#7a4a2e")
        + line("M-11-10Q-2-8 3-15M-8-14.6Q-1-14 2-17.6", 1, CREAM)
        + path("M29.4-34.4L38.4-31L30-28Q28-31 29.4-34.4Z", GOLD)
        + line("M10-35Q17-39 24-36.6", 1.4, CREAM)
        + dots("22.6,-33.6", 1.9, INK)
    )
    crown = path("M-9,0L-11-11L-5-6.4L0-13L5-6.4L11-11L9,0Q0,2.4-9,0Z", GOLD) + dots(
        "-11,-11.6 0,-13.6 11,-11.6", 1.7, RED
    )
    twig = (
        line("M2,78C24,74 40,76 60,72S86,66 98,70", 5.4)
        + line("M2,78C24,74 40,76 60,72S86,66 98,70", 3, BROWN)
        + line("M44,72L42,76M54,72L55,74", 2.2, OCHRE)
    )
    leaves = "".join(
        use("leaf", x, y, s, turn, tint=c)
        for x, y, s, turn, c in (
            (20, 74, 1.1, -40, GREEN),
            (26, 76, 1, 150, FOREST),
            (78, 67, 1.1, 30, GREEN),
            (84, 69, 1, 160, FOREST),
            (38, 76, 0.9, 200, GREEN),
        )
    )
    return leaves + twig + at(bird, 48, 67.6) + at(crown, 66.4, 24.6, 0.9, 12)


def spring() -> str:
    """The tree in blossom."""
    petal = "24,62 36,70 88,58 92,68 66,72 76,78"
    return (
        _hill(GREEN)
        + _trunk()
        + use("foliage", tint="#f2b8b4")
        + dots("36,44 46,34 60,28 74,34 80,44 68,46 54,42 42,48 58,52 72,24 50,24", 4, WHITE)
        + dots("36,44 46,34 60,28 74,34 80,44 68,46 54,42 42,48 58,52 72,24 50,24", 1.6, RED)
        + dots(petal, 1.5, WHITE)
        + dots("14,82 26,84 82,83 92,82", 1.6, GOLD)
    )


def summer() -> str:
    """The tree in leaf and fruit, under the sun."""
    return (
        at(path(star(12, 15, 9.6), GOLD) + circle(0, 0, 8, "#f8dc7c"), 87, 17)
        + _hill("#d9b94e")
        + line("M9,88V76M15,87V74M21,86V75M88,86V76M93,87V77", 1.3, OCHRE)
        + dots("9,75 15,73 21,74 88,75 93,76", 2, OCHRE)
        + _trunk()
        + use("foliage", tint="#5f8f43")
        + dots("37,46 48,36 62,30 76,38 70,48 56,46 46,50 64,53", 3.4, INK)
        + dots("37,46 48,36 62,30 76,38 70,48 56,46 46,50 64,53", 2.4, RED)
    )


def autumn() -> str:
    """The tree turned red and gold, its leaves on the wind."""
    falling = ((20, 44, 20), (14, 60, 80), (30, 66, 130), (86, 62, 60), (90, 74, 10), (40, 77, 100), (72, 72, 160))
    return (
        _hill("#b08a4a")
        + _trunk()
        + use("foliage", tint="#d9772e")
        + dots("40,42 58,30 76,42 62,50", 4.6, GOLD)
        + dots("48,30 70,28 48,50 82,46", 3, WINE)
        + "".join(use("leaf", x, y, 0.7, turn, tint=GOLD if turn % 40 else RED) for x, y, turn in falling)
    )


def winter() -> str:
    """The tree bare, in the snow."""
    boughs = (
        "M52,62C46,52 36,50 26,50M36,51C34,44 34,40 30,34M54,58C52,44 50,34 46,22M51,40C58,34 60,28 60,20"
        "M58,60C64,48 72,46 84,44M70,47C72,40 76,36 78,28"
    )
    return (
        _hill(WHITE)
        + line(boughs, 5)
        + line(boughs, 2.6, BROWN)
        + _trunk()
        + line("M27,48.4Q33,48 38,49.4M74,43.6Q80,42 84,42.4M46,21V26M60,19V24", 1.8, WHITE)
        + dots("14,42 22,62 34,24 40,38 52,12 68,14 70,32 88,22 90,36 92,56 80,60 40,66 14,70 66,66", 1.5, WHITE)
        + inked(path("M12,84C8,76 16,74 18,74S28,76 24,84Z", WHITE) + circle(18, 70, 4.6, WHITE), 1.1)
        + dots("16.4,69.4 19.8,69.4", 0.7, INK)
        + path("M18,71L24,72L18,73Z", "#e2703a", stroke_width=0.7)
        + inked(path("M13.4,67h9.2v-1.6h-2v-5h-5.2v5h-2z", INK), 0.8)
    )


def _hill(colour: str) -> str:
    return path("M2,80Q30,70 56,76T98,78V91H2Z", colour)


def _trunk() -> str:
    return path("M49,81C53,74 52,66 50,54L54,58L57,50L60,58L65,53C61,64 60,74 65,80Q57,77 49,81Z", BROWN)


def morning() -> str:
    """A cock crows before the rising sun."""
    rays = "".join(f"M56,74L{x},{y}" for x, y in ((4, 58), (10, 36), (34, 4), (56, 2), (78, 4), (98, 30), (98, 56)))
    cock = (
        path("M-12-22C-16-40-30-44-38-36C-31-37-28-34-28-30C-35-33-40-26-38-19C-33-24-28-22-26-17Z", FOREST)
        + path(
            "M-18-24C-26-28-30-24-26-14C-22-4-10-3 0-3C12-3 18-13 16-26C16-32 18-37 17-42C15-50 5-50 3-43"
            "C1-34-3-27-10-24C-13-23-15-23-18-24Z",
            "#b5532c",
        )
        + path("M-16-18C-8-22 2-20 5-14C-1-7-12-7-16-18Z", OCHRE)
        + line("M-10-15Q-5-12 0-14", 1)
        + path("M4-46C1-52 6-54 8-50C9-57 14-56 14-50C18-54 21-49 17-44Z", RED)
        + path("M16.4-44.4L26-48L24-44.6L27-41.4L17-40Z", GOLD)
        + path("M14-38C20-38 19-29 15.6-29S12-34 14-38Z", RED)
        + dots("12,-43.6", 1.5, INK)
        + line("M-5-3V4M4-3V4M-8,5L-5,3L-1,5M1,5L4,3L8,5", 1.8)
    )
    fence = path("M2,74H98V79H2Z", BROWN) + path("M12,70h8v21h-8zM40,70h8v21h-8zM72,70h8v21h-8z", BROWN)
    return line(rays, 2.4, "#fbe2a6") + path("M30,91C28,46 86,46 84,91Z", GOLD) + fence + at(cock, 52, 66)


def noon() -> str:
    """Bees about a sunflower, the sun straight above."""
    bee = inked(
        path("M0-2C-6-10 0-13 3-8C6-13 12-9 6-2Z", WHITE)
        + path("M-8,2C-8-5 10-5 11,1.4C10,7-8,8-8,2Z", GOLD)
        + line("M-2-2.4V5.6M3-3V6", 2)
        + dots("8,.6", 0.9, INK),
        1,
    )
    flower = (
        line("M56,90V66", 3.6, FOREST)
        + path("M56,86C44,86 40,78 40,72C50,72 56,78 56,86ZM56,82C68,82 72,74 72,68C62,68 56,74 56,82Z", GREEN)
        + path(star(14, 23, 13), GOLD, transform="translate(56 53)")
        + circle(56, 53, 11, BROWN)
        + line("M50,49L62,57M50,57L62,49M56,45V61M48.6,53H63.4", 0.9, OCHRE)
    )
    sun = path(star(16, 15, 10.4), "#f8dc7c") + circle(0, 0, 8.4, WHITE)
    return (
        at(sun, 56, 17, 0.86)
        + _hill(GREEN)
        + flower
        + at(bee, 85, 36)
        + at(bee, 24, 50, 1, 0, True)
        + at(bee, 84, 66, 0.8, 20)
    )


def evening() -> str:
    """A cat on the roof looks at the setting sun."""
    cat = path("M-10,0C-13-12-8-19-5-23C-9-29-9-35-9-41L-3.6-37H3.6L9-41C9-35 9-29 5-23C8-19 13-12 10,0Z", INK) + dots(
        "-3.4,-31.4 3.4,-31.4", 1.5, GOLD
    )
    tail = line("M6-2C22,0 24-10 18-16", 3.6)
    roof = path("M2,80L34,64L98,76V91H2Z", WINE) + line(
        "M8,83H94M20,76H66M14,83V91M30,83V91M46,83V91M62,83V91M78,83V91M28,76V83M42,76V83M56,76V83M70,79V83", 0.9
    )
    chimney = path("M74,52h16v26h-16z", "#a8683c") + path("M71,48h22v5h-22z", OCHRE)
    smoke = line("M82,48C75,42 89,37 82,30S88,19 82,12", 3.4, "#c9a3b6")
    return (
        circle(30, 62, 19, "#f0a13c")
        + line("M6,48H22M8,54H18M40,48H58M46,54H64", 1.4, "#f3c98f")
        + smoke
        + chimney
        + roof
        + at(tail + cat, 50, 68.6)
    )


def night() -> str:
    """An owl on a branch, the moon behind."""
    owl = (
        path("M-15,0C-20-14-18-28-13-34L-15-44L-6-39Q0-41 6-39L15-44L13-34C18-28 20-14 15,0Q0,10-15,0Z", BROWN)
        + flat("M-8,2C-12-8-8-17 0-18C8-17 12-8 8,2Q0,6-8,2Z", CREAM)
        + line("M-4-9L-2-7L0-9L2-7L4-9M-5-3L-3-1L-1-3M1-3L3-1L5-3", 1, OCHRE)
        + path("M-14.6-18C-18-10-17-2-13,2C-10-4-10-12-14.6-18ZM14.6-18C18-10 17-2 13,2C10-4 10-12 14.6-18Z", "#6b4027")
        + circle(-6, -28, 6, WHITE)
        + circle(6, -28, 6, WHITE)
        + dots("-6,-28 6,-28", 3.8, GOLD)
        + dots("-6,-28 6,-28", 2.1, INK)
        + path("M-2.4-25L2.4-25L0-19.6Z", GOLD)
    )
    moon = path("M10-20A22,22 0 1 0 20,10A17,17 0 0 1 10-20Z", "#f6e3a4")
    stars = "".join(use("star", x, y, s) for x, y, s in ((36, 14, 0.5), (16, 44, 0.5), (89, 58, 0.5), (24, 66, 0.4)))
    branch = line("M2,80C30,72 60,78 98,70", 6) + line("M2,80C30,72 60,78 98,70", 3.6, "#8a6a4c")
    claws = line("M46,74v5M50,74v5M62,74v4.4M66,74v4", 2.2, GOLD)
    return at(moon, 80, 28, 0.9) + stars + branch + at(owl, 56, 72, 1.06) + claws


def _foliage() -> str:
    return path(
        "M31,54C20,53 18,40 28,36C24,24 38,16 46,22C50,10 68,10 71,21C82,17 90,28 86,36C96,40 93,54 82,54"
        "C78,62 67,62 63,56C57,63 47,62 44,56C40,59 34,59 31,54Z",
        "currentColor",
    ) + line("M40,33Q44,28 49,29M60,24Q65,22 68,26M74,40Q79,38 81,42M50,44Q55,41 59,44", 1.2)


def _leaf() -> str:
    """A leaf that points up from its stalk at the origin."""
    return inked(path("M0,0C-7-4-6-12 0-16C6-12 7-4 0,0Z", "currentColor") + line("M0,3V-11"), 1)


PARTS = {"foliage": _foliage(), "leaf": _leaf()}
