"""Trumps I to VII, the people of the world: from the juggler's table to the chariot."""

from __future__ import annotations

from ..figures import fist, head, neck, sleeve
from ..shapes import (
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


def bagatto() -> str:
    """The juggler: wide hat, wand in the air, and his table with cups, dice and coins."""
    coat = (
        path("M22,96C23,72 32,62 44,58L54,62L64,58C76,62 84,72 86,96Z", BLUE)
        + path("M54,62L44,57.4L40,66L50,72ZM54,62L64,57.4L68,66L58,72Z", CREAM)
        + flat("M24,94C25,76 30,68 38,63C35,74 35,84 36,94Z", NIGHT)
    )
    table = (
        path("M2,70H98V96H2Z", BROWN) + path("M2,70H98V74.6H2Z", OCHRE) + line("M8,79.4H30M38,79.4H72M80,79.4H96", 0.8)
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
        + at(wand, 83, 44, 1, 14)
        + sleeve(82, 46, BLUE, RED, 4)
        + fist(83, 44)
        + table
        + wares
    )


def papessa() -> str:
    """The popess: tiara and veil, an open book before her, a curtain behind."""
    folds = line("M11,5V80M20,30V80M29,5V80M38,5V80M75,5V80M84,5V80", 1, "#9c373d")
    robe = path("M10,96C11,76 20,66 36,60H72C88,66 97,76 98,96Z", BLUE) + flat(
        "M12,94C13,80 18,72 28,66C24,76 23,86 23,94Z", NIGHT
    )
    wimple = path("M41,36C40,50 38,58 32,66C44,74 64,74 76,66C70,58 68,50 67,36Z", WHITE) + line(
        "M45,53C44,60 41,64 38,67M63,53C64,60 67,64 70,67M54,57V68", 1, SKY
    )
    book = (
        path("M24,70Q39,64 54,70Q69,64 84,70V92H24Z", WINE)
        + path("M27,69Q41,63.4 54,69.6Q67,63.4 81,69V92H27Z", WHITE)
        + line("M54,70V90")
        + line("M33,72.6Q42,69.6 49,73M33,76.6Q42,73.6 49,77M59,73Q66,69.6 75,72.6M59,77Q66,73.6 75,76.6", 0.9)
    )
    return (
        folds
        + use("veil", 54, 40, 1.22, tint=SKY)
        + robe
        + wimple
        + head(54, 40, "face")
        + path("M42.6,44C40,34 46,29 54,29S68,34 65.4,44C64.4,38 62,36 54,36S43.6,38 42.6,44Z", WHITE)
        + use("tiara", 54, 39)
        + book
        + fist(23, 74, 0.9, 0, True)
        + fist(85, 74, 0.9)
    )


def imperatrice() -> str:
    """The empress: crown, sceptre, and the shield with the eagle."""
    gown = (
        path("M24,96C25,78 32,66 45,60L56,66L67,60C80,66 88,78 89,96Z", RED)
        + path("M45,59.6C47,64 50,70 56,74C62,70 65,64 67,59.6L62,57H50Z", FLESH)
        + line("M45,60C48,67 51,72 56,76C61,72 64,67 67,60", 2.4, GOLD)
        + dots("56,82 49,86 63,86", 1.5, GOLD)
    )
    shield = path("M8,44Q16,48 24,44Q32,48 40,44V62C40,74 32,80 24,86C16,80 8,74 8,62Z", GOLD) + flat(
        "M24,47C26,47 27.6,48.6 27,50.6L26,52.4C26.6,54 27,55 27,56C28,52.6 31,50.4 36,50.6C34.6,52 34.6,53 35.4,54"
        "C33.8,54.6 33.6,55.8 34.4,57.2C32.8,57.6 32.4,59 33.2,60.6"
        "C31.6,60.8 31,62 31.4,64C29.8,63.8 28.6,64.6 28,66"
        "L28.6,69L31.4,71L28,70.8L27.4,73.4L26,70.4L27.6,77L24,74.6L20.4,77"
        "L22,70.4L20.6,73.4L20,70.8L16.6,71L19.4,69"
        "L20,66C19.4,64.6 18.2,63.8 16.6,64C17,62 16.4,60.8 14.8,60.6"
        "C15.6,59 15.2,57.6 13.6,57.2C14.4,55.8 14.2,54.6 12.6,54"
        "C13.4,53 13.4,52 12,50.6C17,50.4 20,52.6 21,56C21,54.4 21.6,53 22.4,51.8"
        "L19.4,50.8L22,49C22.2,47.8 23,47 24,47Z",
        INK,
    )
    sceptre = (
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
        + fist(85, 56)
        + shield
    )


def imperatore() -> str:
    """The emperor: beard, closed crown, orb and sceptre."""
    mantle = (
        path("M10,96C11,76 20,64 38,58L54,62L70,58C88,64 97,76 98,96Z", FOREST)
        + path("M42,96L45,60L54,66L63,60L66,96Z", GOLD)
        + line("M46,72L54,78L62,72M45,80L54,86L63,80", 1.2, OCHRE)
        + path("M34,59C42,54 48,53 54,53S66,54 74,59L69,70C63,65 45,65 39,70Z", WHITE)
        + line("M41,60v2.4M47.6,58.4v2.2M60.4,58.4v2.2M67,60v2.4", 1.5)
    )
    orb = (
        circle(0, 0, 9, BLUE)
        + path("M-9-1.4Q0,2.4 9-1.4V1.6Q0,5.4-9,1.6Z", GOLD, stroke_width=0.9)
        + path("M-1.2-18v3.4h-3.4v2.4h3.4v3.2h2.4v-3.2h3.4v-2.4h-3.4v-3.4z", GOLD, stroke_width=0.9)
    )
    sceptre = (
        path("M-1.6-26h3.2v40h-3.2z", GOLD)
        + path("M0-40C6-36 6-30 0-24C-6-30-6-36 0-40Z", RED)
        + circle(0, -25, 2.4, GOLD)
    )
    return (
        head(54, 36, "bob", flip=True, hair="#cfc4b2")
        + mantle
        + head(54, 36, "face", "beard", "crown", flip=True, hair="#cfc4b2")
        + at(sceptre, 85, 56)
        + sleeve(84, 58, FOREST, GOLD, 1)
        + fist(85, 56)
        + at(orb, 23, 51)
        + sleeve(22, 61, FOREST, GOLD, -2)
        + fist(23, 63, 0.95, 90)
    )


def papa() -> str:
    """The pope: tiara, triple cross, and a hand raised in blessing."""
    cope = (
        path("M10,96C11,76 20,64 38,58L54,62L70,58C88,64 97,76 98,96Z", RED)
        + flat("M12,94C13,80 19,70 30,64C26,76 25,86 25,94Z", WINE)
        + path("M38,96L41,60L54,68L67,60L70,96Z", WHITE)
        + path("M36,58L44,55.4L54,64L64,55.4L72,58L54,78Z", GOLD)
        + path("M54,67l2.6,3l-2.6,3l-2.6-3z", RED, stroke_width=0.8)
        + line("M54,82V96", 1, OCHRE)
    )
    staff = path("M-1.5-44h3v60h-3z", GOLD) + path("M-5-42h10v3h-10zM-7.4-36h14.8v3h-14.8zM-9.6-30h19.2v3h-19.2z", GOLD)
    return (
        head(54, 40, "bob", hair="#e9e2d2")
        + cope
        + head(54, 40, "face", "beard", hair="#e9e2d2")
        + use("tiara", 54, 39)
        + at(staff, 82, 56)
        + sleeve(81, 58, WINE, GOLD, 2)
        + fist(82, 56)
        + sleeve(21, 56, WINE, GOLD, -2)
        + use("hand", 22, 54, 1.1, tint=FLESH)
    )


def amanti() -> str:
    """The lovers: two faces turned to each other under Love's arrow."""
    man = path("M2,96V73C6,68 12,66.6 18,66L30,69L40,66C48,70 52,80 52,96Z", BLUE) + path(
        "M20,66L30,72L40,66L34,62.6H24Z", WHITE
    )
    woman = (
        path("M48,96C48,80 54,71 62,67L72,71L82,67C89,69 95,72 98,77V96Z", RED)
        + path("M62,67C64,73 68,77 72,78C76,77 80,73 82,67L77,64H67Z", FLESH)
        + line("M62,67C64,74 68,78 72,79C76,78 80,74 82,67", 2, GOLD)
    )
    heart = path("M0,12C-14,2-14-10-6-10C-2.4-10-.6-7.6 0-5.6C.6-7.6 2.4-10 6-10C14-10 14,2 0,12Z", RED) + line(
        "M-7.4-3Q-7.4-6.6-4.6-6.8", 1.3, WHITE
    )
    arrow = (
        line("M-19,8L19-9", 2.2)
        + path("M17-12L26-12L20.4-5.4Z", GOLD)
        + path("M-18,7.6L-22,5L-29,8.4L-23,9.6L-24.4,14.6L-18.6,11Z", WHITE, stroke_width=1)
    )
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
    canopy = (
        path("M27.6,5V66h3.2V5zM85.6,5V66h3.2V5z", GOLD)
        + path(
            "M18,4H96V14Q91,21 86,14Q81,21 76,14Q71,21 66,14Q61,21 56,14Q51,21 46,14"
            "Q41,21 36,14Q31,21 26,14Q22,19 18,14Z",
            RED,
        )
        + line("M20,9.6H96", 1.6, GOLD)
        + dots("86,17.6 76,17.6 66,17.6 56,17.6 46,17.6 36,17.6", 1.1, GOLD)
        + line("M8,40Q20,36 28,40M12,48Q20,45 28,48", 1, WHITE)
    )
    armour = (
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
