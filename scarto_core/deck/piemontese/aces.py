"""The four aces, each a single large emblem."""

from __future__ import annotations

from math import cos, pi, sin

from ..shapes import (
    BLUE,
    FOREST,
    GOLD,
    GREEN,
    OCHRE,
    RED,
    STEEL,
    WHITE,
    WINE,
    at,
    circle,
    dots,
    flat,
    line,
    num,
    path,
    petals,
    use,
)


def ace(suit: str) -> str:
    """The emblem of the ace of S, B, C or D."""
    return {"S": _sword, "B": _baton, "C": _cup, "D": _coin}[suit]()


def _sword() -> str:
    """A great sword through a crown, between two branches."""
    sword = (
        path("M45.6,134h8.8v22h-8.8z", RED)
        + line("M46,140l8,3M46,146l8,3", 1.6, GOLD)
        + path("M50,10L58,25L56.6,130h-13.2L42,25Z", BLUE)
        + flat("M50,12L50,128H44.6L43.4,25.4Z", "#4a7fb0")
        + line("M50,24V122", 1.8, STEEL)
        + path("M24,124c6,4 14,4 26,4s20,0 26-4c3,7 0,12-5,12H29c-5,0-8-5-5-12z", GOLD)
        + circle(27.4, 130, 2.4, RED)
        + circle(72.6, 130, 2.4, RED)
        + path("M50,126l4,4.6l-4,4.6l-4-4.6z", RED)
        + circle(50, 160, 6, GOLD)
        + circle(50, 160, 2.4, RED)
    )
    branch = line("M50,150C30,146 18,122 20,82", 2, FOREST) + "".join(
        use("laurel", x, y, 1.05, turn)
        for x, y, turn in (
            (39, 145, -160),
            (30, 136, -136),
            (24, 124, -115),
            (20.6, 111, -100),
            (19.6, 98, -90),
            (20.4, 84, -84),
        )
    )
    mirrored = at(branch, 100, 0, 1, 0, True)
    return branch + mirrored + sword + use("crown", 50, 62, 1.7)


def _baton() -> str:
    """A great cudgel, cut from a living tree."""
    club = (
        path("M41,70l-14-9l-4,6l16,15zM60,52l15-11l4.6,6l-17,16zM57,110l12-6l3,6l-14,10z", GREEN)
        + path("M44,166C42,120 36,70 36,38C36,12 64,12 64,38C64,70 58,120 56,166Q50,172 44,166Z", GREEN)
        + flat("M57,24C64,30 63,44 61,66C58,100 56,134 55,165L51,168C53,120 58,70 57,24Z", "#6c8c36")
        + line("M43,36Q42,56 45,74M50,50Q50,70 49,86M45,92Q46,112 48,130M52,104Q52,124 51.4,148", 1.6, FOREST)
        + path("M44.6,27a5.4,3.4 0 1 0 10.8,0a5.4,3.4 0 1 0-10.8,0z", OCHRE, stroke_width=1)
    )
    ribbon = (
        path("M41,132C34,136 26,134 20,142L26,145L22,151C30,150 36,146 44,142Z", RED)
        + path("M59,128C68,126 74,122 82,126L78,130L83,135C74,134 66,138 57,138Z", RED)
        + path("M41.6,130L58.6,126L58,138L42.6,143Z", WINE)
    )
    leaf = path("M0,0C-6-6-5-14 0-19C5-14 6-6 0,0ZM0-2V-13", FOREST)
    leaves = "".join(
        at(leaf, x, y, 1, turn)
        for x, y, turn in ((25, 63, -40), (26, 63, -100), (77, 44, 30), (78, 45, 95), (70, 107, 60))
    )
    return leaves + club + ribbon + use("flower", 24, 104, 1) + use("flower", 76, 76, 0.8)


def _cup() -> str:
    """A great covered cup, like a fountain."""
    foot = path("M44,118h12l1,18c9,2 16,8 17,18H26c1-10 8-16 17-18z", RED) + path("M23,153h54v8H23z", GOLD)
    bowl = path("M18,70C18,104 34,120 50,120S82,104 82,70Z", RED) + path(
        "M34,73C34,96 40,110 50,117C60,110 66,96 66,73Z", WINE
    )
    rim = path("M14,62h72v10H14z", GOLD) + dots("22,67 33,67 44,67 56,67 67,67 78,67", 1.8, RED)
    lid = (
        path("M20,62C22,46 34,40 44,36H56C66,40 78,46 80,62Z", RED)
        + path("M37,36h26v6H37z", GOLD)
        + path("M44,36C43,28 46,25 50,18C54,25 57,28 56,36Z", GOLD)
    )
    knot = path("M39,122C39,116 61,116 61,122C61,128 39,128 39,122Z", GOLD) + circle(50, 122, 2.6, RED)
    shine = line("M24.6,78C26,92 30,100 36,107M29,56Q33,49 40,46", 2.2, WHITE)
    return (foot + bowl + rim + lid + knot + shine + circle(50, 16, 3.4, RED)) + (
        use("sprig", 50, 92, 1.25) + use("sprig", 20, 114, 1.15, -8) + use("sprig", 80, 114, 1.15, 8, True)
    )


def _coin() -> str:
    """A great coin, a sun of petals, with flowers above and below."""
    beads = " ".join(f"{x},{y}" for x, y in _circle_of(32, 36.4))
    disc = (
        circle(0, 0, 41, GOLD)
        + circle(0, 0, 32.4, "#fff6dc")
        + path(petals(16, 6, 30, 5), OCHRE, stroke_width=1)
        + path(petals(8, 4, 25, 6.4), GOLD, stroke_width=1)
        + circle(0, 0, 10, RED)
        + circle(0, 0, 7, GOLD, stroke_width=1)
        + flat(petals(8, 0, 6.2, 2), WINE)
    )
    corner = path("M0,0C-8-3-16-1-20,6C-12,8-5,6 0,0ZM0,0C8-3 16-1 20,6C12,8 5,6 0,0Z", GREEN)
    crest = corner + use("flower", 0, 0, 1.1)
    return at(disc + dots(beads, 1.5, OCHRE), 50, 90) + at(crest, 50, 31) + at(crest, 50, 149, 1, 180)


def _circle_of(count: int, r: float) -> list[tuple[str, str]]:
    """`count` points evenly on a circle around the origin, spelled for a path."""
    return [(num(r * cos(2 * pi * k / count)), num(r * sin(2 * pi * k / count))) for k in range(count)]
