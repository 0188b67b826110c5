"""The smallest pieces of a drawing: the palette, and SVG elements as strings.

A drawing is a string of SVG elements in card units (the card is 100 wide and 180 high). Whatever is needed on
many cards is a *part*, written once and named in a drawing with `use`. A sprite keeps parts behind ids; a face that
must stand alone has them written in place by `inline`, and so needs no id at all.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from math import cos, pi, sin

WIDTH, HEIGHT = 100, 180
PREFIX = "scarto-"

INK = "#231f2e"
PAPER = "#fcf5e4"
CREAM = "#f3e3c0"
WHITE = "#fffdf7"
RED = "#c8402f"
WINE = "#8e2430"
ROSE = "#e99a82"
GOLD = "#ecb23c"
OCHRE = "#c98a2b"
GREEN = "#86a544"
FOREST = "#3f6b4a"
BLUE = "#2d5f91"
SKY = "#a8cbd6"
STEEL = "#d5e3e8"
NIGHT = "#2a2c56"
FLESH = "#f5d3ae"
BROWN = "#8b5a38"
GREY = "#9aa0a6"

LINE = 1.3  # the width of an ink line
PEN = f'fill="none" stroke="{INK}" stroke-width="{LINE}" stroke-linejoin="round" stroke-linecap="round"'

_USE = re.compile(r'<use href="#' + PREFIX + r'([\w-]+)"([^>]*)/>')


def num(x: float) -> str:
    """The shortest spelling of `x` to a hundredth of a unit."""
    text = f"{x:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def element(name: str, content: str = "", /, **attributes: str | float) -> str:
    """One SVG element; `stroke_width=2` becomes `stroke-width="2"`."""
    spelled = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{value if isinstance(value, str) else num(value)}"'
        for key, value in attributes.items()
    )
    return f"<{name}{spelled}>{content}</{name}>" if content else f"<{name}{spelled}/>"


def path(d: str, fill: str = "", /, **attributes: str | float) -> str:
    """A path outlined in the ink of the drawing around it, and filled if a colour is given."""
    filled = {"fill": fill} if fill else {}
    return element("path", d=d, **filled, **attributes)


def tinted(d: str) -> str:
    """A path filled with the colour that `use` gives to its part."""
    return path(d, "currentColor")


def flat(d: str, fill: str) -> str:
    """A path of pure colour, without an outline."""
    return element("path", d=d, fill=fill, stroke="none")


def line(d: str, width: float = 0, colour: str = "") -> str:
    """An open line; width and colour only where they differ from the group's."""
    attributes: dict[str, str | float] = {"stroke": colour} if colour else {}
    if width:
        attributes["stroke_width"] = width
    return path(d, **attributes)


def circle(x: float, y: float, r: float, fill: str = "", /, **attributes: str | float) -> str:
    """A disc outlined in the ink of the drawing around it, and filled if a colour is given."""
    filled = {"fill": fill} if fill else {}
    return element("circle", cx=x, cy=y, r=r, **filled, **attributes)


def dots(points: str, r: float, fill: str) -> str:
    """Discs without outline, centred on "x,y x,y ...": one path, however many."""
    d = "".join(f"M{point}h0" for point in points.split())
    return path(d, stroke=fill, stroke_width=2 * r)


def petals(count: int, inner: float, outer: float, wide: float) -> str:
    """A path of `count` pointed petals around the origin."""
    d = ""
    for k in range(count):
        turn = 2 * pi * k / count
        c, s = cos(turn), sin(turn)

        def point(r: float, side: float, c: float = c, s: float = s) -> str:
            return f"{num(r * s + side * c)},{num(-r * c + side * s)}"

        mid = (inner + outer) / 2
        d += f"M{point(inner, 0)}Q{point(mid, wide)} {point(outer, 0)}Q{point(mid, -wide)} {point(inner, 0)}Z"
    return d


def star(points: int, outer: float, inner: float, turn: float = 0) -> str:
    """The path of a star around the origin, its first point upwards."""
    corners = [
        (r * sin(pi * k / points + turn), -r * cos(pi * k / points + turn))
        for k in range(2 * points)
        for r in [inner if k % 2 else outer]
    ]
    return "M" + "L".join(f"{num(x)},{num(y)}" for x, y in corners) + "Z"


def group(content: str, transform: str = "", /, **attributes: str | float) -> str:
    """`content` under a transform and common attributes."""
    placed: dict[str, str | float] = {"transform": transform} if transform else {}
    return element("g", content, **placed, **attributes)


def inked(content: str, width: float, transform: str = "") -> str:
    """`content` drawn with ink lines of `width` where that is not the usual `LINE`."""
    return group(content, transform, stroke_width=width)


def at(content: str, x: float, y: float, scale: float = 1, turn: float = 0, flip: bool = False) -> str:
    """`content` moved to (x, y), turned clockwise by `turn` degrees, scaled, and mirrored left to right if `flip`."""
    return group(content, placing(x, y, scale, turn, flip))


def placing(x: float, y: float, scale: float = 1, turn: float = 0, flip: bool = False) -> str:
    """The transform that `at` applies."""
    steps = [f"translate({num(x)} {num(y)})"] if x or y else []
    if turn:
        steps.append(f"rotate({num(turn)})")
    if flip:
        steps.append(f"scale({num(-scale)} {num(scale)})")
    elif scale != 1:
        steps.append(f"scale({num(scale)})")
    return "".join(steps)


def use(
    name: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, flip: bool = False, tint: str = ""
) -> str:
    """The part `name`, placed as `at` would place it, its tinted paths filled with `tint`."""
    colour = f' color="{tint}"' if tint else ""
    place = placing(x, y, scale, turn, flip)
    moved = f' transform="{place}"' if place else ""
    return f'<use href="#{PREFIX}{name}"{moved}{colour}/>'


def inline(drawing: str, parts: Mapping[str, str]) -> str:
    """`drawing` with every part written out in place."""
    return _USE.sub(lambda found: f"<g{found[2]}>{inline(parts[found[1]], parts)}</g>", drawing)


def parts_used(drawing: str, parts: Mapping[str, str]) -> set[str]:
    """The names of the parts that `drawing` refers to, directly or through other parts."""
    names = {found[1] for found in _USE.finditer(drawing) if found[1] in parts}
    return names.union(*(parts_used(parts[name], parts) for name in names))
