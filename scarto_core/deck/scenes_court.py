"""Trumps I to VII, the people of the world: from the juggler's table to the chariot."""

from __future__ import annotations

from scarto_core.deck.figures import head, neck
from scarto_core.deck.shapes import (
    BLUE,
    BROWN,
    CREAM,
    FLESH,
    FOREST,
    GOLD,
    GREEN,
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


def sleeve(x: float, y: float, cloth: str, cuff: str, lean: float = 0) -> str:
    """An arm rising from the belt to a wrist at (x, y); `lean` moves the elbow sideways."""
    low = x + lean
    return inked(
        path(f"M{low - 10},96Q{low - 8},80 {x - 4.6},{y + 11}H{x + 5.4}Q{low + 11},80 {low + 14},96Z", cloth)
        + path(f"M{x - 6.4},{y + 5}H{x + 7}V{y + 11.5}H{x - 6.4}Z", cuff)
    )


def bagatto() -> str:
    """The juggler: wide hat, wand in the air, and his table with cups, dice and coins."""
    coat = inked(
        path("M22,96C23,72 32,62 44,58L54,62L64,58C76,62 84,72 86,96Z", BLUE)
        + path("M54,62L44,57.4L40,66L50,72ZM54,62L64,57.4L68,66L58,72Z", CREAM)
        + flat("M24,94C25,76 30,68 38,63C35,74 35,84 36,94Z", NIGHT)
    )
    table = inked(
        path("M0,70H100V96H0Z", BROWN)
        + path("M0,70H100V74.6H0Z", OCHRE)
        + line("M8,79.4H30M38,79.4H72M80,79.4H96", 0.8)
    )
    wares = (
        use("cup", 17, 62, 0.85)
        + inked(path("M31,67h10v3.4h-10zM32.4,63.6h10v3.4h-10zM30.6,60.2h10v3.4h-10z", GOLD), 1)
        + inked(path("M58,62.4h8v8h-8z", WHITE), 1.1)
        + dots("60.2,64.6 63.8,68.2 62,66.4", 0.8, INK)
        + inked(circle(73, 66.6, 3.8, RED), 1.1)
    )
    wand = inked(path("M-1.7-30h3.4v44h-3.4z", WHITE) + path("M-1.7-30h3.4v6h-3.4zM-1.7,8h3.4v6h-3.4z", GOLD), 1.2)
    return (
        head(54, 36, "bob", hair="#8a4f2c")
        + neck(54, 36)
        + coat
        + head(54, 36, "face", "fringe", hair="#8a4f2c")
        + inked(path("M49.4,43.6Q53,41 55,43Q57.4,41 60.6,43.8Q57,45.8 55,44.4Q52.6,45.8 49.4,43.6Z", "#8a4f2c"), 0.8)
        + use("hat", 54, 33, 1.08, 0, False, GREEN)
        + at(wand, 86, 44, 1, 16)
        + sleeve(85, 46, BLUE, RED, 4)
        + use("fist", 86, 44)
        + table
        + wares
    )


def papessa() -> str:
    """The popess: tiara and veil, an open book before her, a curtain behind."""
    folds = line("M10,5V80M20,5V80M80,5V80M90,5V80M70,5V80M31,5V80", 1, "#a13a3f")
    robe = inked(
        path("M12,96C13,76 24,64 40,58H68C84,64 95,76 96,96Z", BLUE)
        + flat("M14,94C15,80 22,70 32,65C28,76 27,86 27,94Z", NIGHT)
        + path("M33,20C28,34 32,48 28,64C38,70 46,66 54,62C62,66 70,70 80,64C76,48 80,34 75,20Z", WHITE)
        + line("M37,34C35,46 38,54 35,64M71,34C73,46 70,54 73,64", 1, SKY)
    )
    book = inked(
        path("M26,69Q40,63 54,69Q68,63 82,69V92H26Z", WINE)
        + path("M29,68Q42,62.4 54,68.6Q66,62.4 79,68V92H29Z", WHITE)
        + line("M54,69V90", 1)
        + line("M34,72.4Q42,69.4 49,72.6M34,76.4Q42,73.4 49,76.6M59,72.6Q66,69.4 74,72.4M59,76.6Q66,73.4 74,76.4", 0.9)
    )
    return (
        folds
        + robe
        + neck(54, 40, 22)
        + head(54, 40, "face")
        + inked(path("M43,46C42,36 46,30 54,30S66,36 65,46L69,30H39Z", WHITE))
        + use("tiara", 54, 38)
        + book
        + use("fist", 24, 74, 0.9, 0, True)
        + use("fist", 84, 74, 0.9)
    )


def imperatrice() -> str:
    """The empress: crown, sceptre, and the shield with the eagle."""
    gown = inked(
        path("M24,96C25,78 32,66 45,60L56,66L67,60C80,66 88,78 89,96Z", RED)
        + path("M45,59.6C47,64 50,70 56,74C62,70 65,64 67,59.6L62,57H50Z", FLESH)
        + line("M45,60C48,67 51,72 56,76C61,72 64,67 67,60", 2.4, GOLD)
        + dots("56,82 49,86 63,86", 1.5, GOLD)
    )
    shield = inked(
        path("M8,50H40V66C40,76 32,82 24,86C16,82 8,76 8,66Z", GOLD)
        + path(
            "M24,54C26,54 27,56 26,58.6C30,57 34,56 37,57.6C37,64 34,69 29,71L31,77L24,80L17,77L19,71C14,69 11,64 11,57.6"
            "C14,56 18,57 22,58.6C21,57 20.6,55.6 19,55.4C21,53.4 23,53 24,54Z",
            INK,
        )
        + line("M24,62V76", 1, GOLD)
    )
    sceptre = inked(
        path("M-1.5-18h3v30h-3z", GOLD)
        + circle(0, -22, 4.6, BLUE)
        + path("M-4.8-23.4Q0-21.4 4.8-23.4V-21Q0-19-4.8-21Z", GOLD, stroke_width=0.8)
        + path("M-1-33v3h-3v2h3v2.4h2v-2.4h3v-2h-3v-3z", GOLD, stroke_width=0.9)
    )
    return (
        head(56, 37, "tresses", hair="#d99a35")
        + neck(56, 37)
        + gown
        + head(56, 37, "face", "fringe", "crown", hair="#d99a35")
        + at(sceptre, 85, 56)
        + sleeve(84, 58, RED, WHITE, 1)
        + use("fist", 85, 56)
        + shield
    )


def imperatore() -> str:
    """The emperor: beard, closed crown, orb and sceptre."""
    mantle = inked(
        path("M10,96C11,76 20,64 38,58L54,62L70,58C88,64 97,76 98,96Z", FOREST)
        + path("M42,96L45,60L54,66L63,60L66,96Z", GOLD)
        + line("M46,72L54,78L62,72M45,80L54,86L63,80", 1.2, OCHRE)
        + path("M34,59C42,54 48,53 54,53S66,54 74,59L69,70C63,65 45,65 39,70Z", WHITE)
        + line("M41,60v2.4M47.6,58.4v2.2M60.4,58.4v2.2M67,60v2.4", 1.5)
    )
    orb = inked(
        circle(0, 0, 9, BLUE)
        + path("M-9-1.4Q0,2.4 9-1.4V1.6Q0,5.4-9,1.6Z", GOLD, stroke_width=0.9)
        + path("M-1.2-18v3.4h-3.4v2.4h3.4v3.2h2.4v-3.2h3.4v-2.4h-3.4v-3.4z", GOLD, stroke_width=0.9)
    )
    sceptre = inked(path("M-1.6-26h3.2v40h-3.2z", GOLD) + path("M0-40C6-36 6-30 0-24C-6-30-6-36 0-40Z", RED) + circle(0, -25, 2.4, GOLD))
    return (
        head(54, 36, "bob", flip=True, hair="#cfc4b2")
        + mantle
        + head(54, 36, "face", "beard", "crown", flip=True, hair="#cfc4b2")
        + at(sceptre, 85, 56)
        + sleeve(84, 58, FOREST, GOLD, 1)
        + use("fist", 85, 56)
        + at(orb, 22, 58)
        + use("fist", 22, 71, 0.95, 90)
    )


def papa() -> str:
    """The pope: tiara, triple cross, and a hand raised in blessing."""
    cope = inked(
        path("M10,96C11,76 20,64 38,58L54,62L70,58C88,64 97,76 98,96Z", RED)
        + flat("M12,94C13,80 19,70 30,64C26,76 25,86 25,94Z", WINE)
        + path("M38,96L41,60L54,68L67,60L70,96Z", WHITE)
        + path("M36,58L44,55.4L54,64L64,55.4L72,58L54,78Z", GOLD)
        + path("M54,67l2.6,3l-2.6,3l-2.6-3z", RED, stroke_width=0.8)
        + line("M54,82V96", 1, OCHRE)
    )
    staff = inked(
        path("M-1.5-44h3v60h-3z", GOLD)
        + path("M-5-42h10v3h-10zM-7.4-36h14.8v3h-14.8zM-9.6-30h19.2v3h-19.2z", GOLD)
    )
    return (
        head(54, 40, "bob", hair="#e9e2d2")
        + cope
        + head(54, 40, "face", "beard", hair="#e9e2d2")
        + use("tiara", 54, 39)
        + at(staff, 84, 56)
        + sleeve(83, 58, WINE, GOLD, 1)
        + use("fist", 84, 56)
        + sleeve(21, 56, WINE, GOLD, -2)
        + use("hand", 22, 54, 1.1)
    )


def amanti() -> str:
    """The lovers: two faces turned to each other under Love's arrow."""
    man = inked(path("M-6,96C-4,76 6,68 18,66L30,69L40,66C48,70 52,80 52,96Z", BLUE) + path("M20,66L30,72L40,66L34,62.6H24Z", WHITE))
    woman = inked(
        path("M48,96C48,80 54,71 62,67L72,71L82,67C94,70 104,80 106,96Z", RED)
        + path("M62,67C64,73 68,77 72,78C76,77 80,73 82,67L77,64H67Z", FLESH)
        + line("M62,67C64,74 68,78 72,79C76,78 80,74 82,67", 2, GOLD)
    )
    heart = inked(path("M0,12C-14,2-14-10-6-10C-2.4-10-.6-7.6 0-5.6C.6-7.6 2.4-10 6-10C14-10 14,2 0,12Z", RED) + line("M-7.4-3Q-7.4-6.6-4.6-6.8", 1.3, WHITE))
    arrow = inked(line("M-19,8L19-9", 2.2) + path("M17-12L26-12L20.4-5.4Z", GOLD) + path("M-19,8l-6-.4l-3,4l6,1.6l3.4-1.4zM-15.6,6.4", WHITE, stroke_width=1))
    return (
        head(30, 47, "bob", scale=0.95, hair="#8a4f2c")
        + neck(30, 47, 22)
        + man
        + head(30, 47, "face", "fringe", scale=0.95, hair="#8a4f2c")
        + head(72, 48, "tresses", scale=0.95, flip=True, hair="#d99a35")
        + neck(71, 48, 20)
        + woman
        + head(72, 48, "face", "fringe", scale=0.95, flip=True, hair="#d99a35")
        + at(arrow, 54, 20)
        + at(heart, 54, 20, 0.9)
        + dots("35,12 76,24 80,12 66,32 40,28", 1.1, RED)
    )


def carro() -> str:
    """The chariot: a crowned driver under a canopy, two horses pulling apart."""
    canopy = inked(
        path("M22,5V30h3V5zM86,5V62h3V5z", GOLD)
        + path("M14,0H98V13Q92,20 86,13Q80,20 74,13Q68,20 62,13Q56,20 50,13Q44,20 38,13Q32,20 26,13Q20,20 14,13Z", RED)
        + line("M20,8H96", 1.6, GOLD)
    )
    armour = inked(
        path("M30,96C30,74 36,64 46,60H64C74,64 80,74 80,96Z", SKY)
        + path("M30,76C28,66 36,59 44,60C46,66 42,74 36,78ZM80,76C82,66 74,59 66,60C64,66 68,74 74,78Z", GOLD)
        + path("M46,60Q55,68 64,60L60,57H50Z", RED)
        + line("M55,66V90", 1)
    )
    return (
        canopy
        + head(55, 42, "bob", hair="#d99a35", scale=0.92)
        + neck(55, 42, 22)
        + armour
        + head(55, 42, "face", "fringe", "diadem", hair="#d99a35", scale=0.92)
        + use("horse", 34, 66, 0.82, 0, False, WHITE)
        + use("horse", 72, 66, 0.82, 0, True, "#a8683c")
    )
