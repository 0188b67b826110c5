"""Capitals and figures drawn as strokes, so that no card depends on an installed font.

Each glyph is ten units high: its width, then strokes, each a starting point and the relative path that follows it.
"""

from __future__ import annotations

from .shapes import element, num

Stroke = tuple[float, float, str]

_P: Stroke = (0, 10, "v-10h2.6q2.9,0 2.9,2.8t-2.9,2.8h-2.6")
_O: Stroke = (4.3, 0, "a4.3,5 0 1,0 .01,0z")

GLYPHS: dict[str, tuple[float, tuple[Stroke, ...]]] = {
    "A": (6.6, ((0, 10, "l3.3-10l3.3,10"), (1.2, 6.6, "h4.2"))),
    "B": (5.2, ((0, 0, "v10h2.4q2.8,0 2.8-2.7t-2.8-2.6h-2.4h2q2.5,0 2.5-2.35t-2.5-2.35z"),)),
    "C": (6.8, ((6.8, 1.7, "a4,5 0 1,0 0,6.6"),)),
    "D": (7, ((0, 0, "v10h2.2c6.4,0 6.4-10 0-10z"),)),
    "E": (4.8, ((4.8, 0, "h-4.8v10h4.8"), (0, 4.9, "h4"))),
    "F": (4.8, ((4.8, 0, "h-4.8v10"), (0, 4.9, "h4"))),
    "G": (7.2, ((6.8, 1.7, "a4,5 0 1,0 .3,6.2v-2.6h-2.6"),)),
    "I": (0, ((0, 0, "v10"),)),
    "J": (4, ((4, 0, "v6.9q0,3.1-2,3.1q-1.5,0-2-1.4"),)),
    "K": (5.6, ((0, 0, "v10"), (5.3, 0, "l-5.3,5.9"), (1.9, 3.8, "l3.7,6.2"))),
    "L": (4.6, ((0, 0, "v10h4.6"),)),
    "M": (8.4, ((0, 10, "l.9-10l3.3,7.6l3.3-7.6l.9,10"),)),
    "N": (6.4, ((0, 10, "v-10l6.4,10v-10"),)),
    "O": (8.6, (_O,)),
    "P": (5.5, (_P,)),
    "Q": (8.6, (_O, (5, 6.8, "l3.4,3.7"))),
    "R": (5.7, (_P, (2.6, 5.6, "l3.1,4.4"))),
    "S": (5.6, ((5.2, 1.7, "c-1.2-2.4-5-2.2-5,.7c0,3.4 5.4,1.8 5.4,5.1c0,3.2-4.6,3.3-5.6,.6"),)),
    "T": (6.2, ((0, 0, "h6.2"), (3.1, 0, "v10"))),
    "U": (6.2, ((0, 0, "v6.4q0,3.6 3.1,3.6t3.1-3.6v-6.4"),)),
    "V": (6.4, ((0, 0, "l3.2,10l3.2-10"),)),
    "X": (5.8, ((0, 0, "l5.8,10"), (5.8, 0, "l-5.8,10"))),
    "Z": (5.6, ((0, 0, "h5.6l-5.6,10h5.6"),)),
    "0": (6, ((3, 0, "a3,5 0 1,0 .01,0z"),)),
    "1": (2.8, ((0, 2.4, "l2.8-2.4v10"),)),
    "2": (5.8, ((0.2, 2.9, "c0-3.9 5.4-3.9 5.4,0c0,2.3-3.4,4.3-5.6,7.1h5.8"),)),
    "3": (5.7, ((0.3, 1.9, "c.9-2.6 5-2.5 5,.6c0,1.5-1.2,2.2-2.6,2.2c1.7,0 3,.8 3,2.5c0,3.5-4.7,3.6-5.7,.8"),)),
    "4": (6.2, ((4.4, 10, "v-10l-4.4,7.2h6.2"),)),
    "5": (5.7, ((5.1, 0, "h-4.3l-.4,4.4c2-1.4 5.3-.7 5.3,2.3c0,3.7-4.6,4.3-5.7,1.6"),)),
    "6": (5.8, ((4.6, 0, "c-2.6,1.4-4.6,4-4.6,6.9c0,4.1 5.8,4.1 5.8,0c0-3.6-4.6-4-5.7-.6"),)),
    "7": (5.6, ((0, 0, "h5.6l-3.6,10"),)),
    "8": (5.8, ((2.9, 4.7, "c-3.2,0-3.2-4.7 0-4.7s3.2,4.7 0,4.7c-3.9,0-3.9,5.3 0,5.3s3.9-5.3 0-5.3z"),)),
    "9": (5.8, ((1.2, 10, "c2.6-1.4 4.6-4 4.6-6.9c0-4.1-5.8-4.1-5.8,0c0,3.6 4.6,4 5.7,.6"),)),
    " ": (3, ()),
}


def width(text: str, gap: float) -> float:
    """The width of `text` in glyph units, with `gap` between the letters."""
    return sum(GLYPHS[letter][0] for letter in text) + gap * (len(text) - 1)


def lettering(
    text: str, x: float, y: float, size: float, colour: str, weight: float = 1.3, gap: float = 3, room: float = 0
) -> str:
    """`text` centred on x with its top at y, `size` units high, condensed to fit into `room` units if given.

    `weight` is the width of the stroke and `gap` the space between letters, in tenths of the height.
    """
    scale = size / 10
    squeeze = min(1.0, room / (width(text, gap) * scale)) if room else 1.0
    pen, d = 0.0, ""
    for letter in text:
        advance, strokes = GLYPHS[letter]
        d += "".join(f"M{num(pen + sx)},{num(sy)}{rest}" for sx, sy, rest in strokes)
        pen += advance + gap
    left = x - (pen - gap) * scale * squeeze / 2
    across = num(scale * squeeze) if squeeze == 1 else f"{num(scale * squeeze)} {num(scale)}"
    return element(
        "path",
        d=d,
        transform=f"translate({num(left)} {num(y)})scale({across})",
        stroke=colour,
        stroke_width=weight,
    )
