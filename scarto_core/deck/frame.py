"""What every card has, whatever the deck: outline, panel, corner indices, title band, and the turn of its pictures."""

from __future__ import annotations

from dataclasses import dataclass

from .glyphs import lettering
from .shapes import (
    HEIGHT,
    PAPER,
    PREFIX,
    WIDTH,
    at,
    element,
    flat,
    group,
    line,
    num,
    path,
)

HALF_TURN = f"rotate(180 {WIDTH // 2} {HEIGHT // 2})"
EDGE = 5.5  # from the edge of the card to its panel
NOTCH = 25.5  # how far the corner with the index reaches in from the edge
INDEX_X = 12.4  # the middle of the index column
COURT, TRUMP = 46.0, 28.0  # how far down: a letter and a sign, or a number only
BAND = 10.5  # half the height of the title band
_OUTLINE = (
    "M7.5,.6H92.5A6.9,6.9 0 0 1 99.4,7.5V172.5A6.9,6.9 0 0 1 92.5,179.4"
    "H7.5A6.9,6.9 0 0 1 .6,172.5V7.5A6.9,6.9 0 0 1 7.5,.6Z"
)
BACK_PANEL = (
    "M11,6.5H89a4.5,4.5 0 0 1 4.5,4.5V169a4.5,4.5 0 0 1-4.5,4.5H11a4.5,4.5 0 0 1-4.5-4.5V11a4.5,4.5 0 0 1 4.5-4.5Z"
)


@dataclass(frozen=True)
class Face:
    """The layers of a card, from the table up. `half` and `end` are drawn twice, the second time turned upside down."""

    under: str = ""
    half: str = ""
    over: str = ""
    end: str = ""


def assemble(face: Face, key: str = "") -> str:
    """All layers in order. With a `key` each repeated layer is written once and used twice; without, it is copied."""
    return face.under + _twice(face.half, key and key + "-h") + face.over + _twice(face.end, key and key + "-e")


def _twice(content: str, key: str) -> str:
    if not content:
        return ""
    if not key:
        return content + group(content, HALF_TURN)
    return f'<g id="{PREFIX}{key}">{content}</g><use href="#{PREFIX}{key}" transform="{HALF_TURN}"/>'


def _paper() -> str:
    return path(_OUTLINE, PAPER, stroke_width=1.2)


def _panel(depth: float) -> str:
    """The outline of the picture: a rounded panel that leaves two corners, `depth` deep, to the indices."""
    right, bottom, r = WIDTH - EDGE, HEIGHT - EDGE, 4.5
    notch = f"V{depth - r}a{r},{r} 0 0 1-{r},{r}H{EDGE + r}a{r},{r} 0 0 0-{r},{r}"
    turned = f"V{HEIGHT - depth + r}a{r},{r} 0 0 1 {r},-{r}H{right - r}a{r},{r} 0 0 0 {r},-{r}"
    return (
        f"M{NOTCH + r},{EDGE}a{r},{r} 0 0 0-{r},{r}{notch}V{bottom - r}a{r},{r} 0 0 0 {r},{r}"
        f"H{WIDTH - NOTCH - r}a{r},{r} 0 0 0 {r},-{r}{turned}V{EDGE + r}a{r},{r} 0 0 0-{r},-{r}Z"
    )


def mask(depth: float) -> str:
    """Paper over all that lies outside the panel, so that a picture may run past its edge."""
    return element("path", d=_OUTLINE + _panel(depth), fill=PAPER, fill_rule="evenodd", stroke_width=1.2)


def ground(colour: str) -> str:
    """Colour under the picture, to be trimmed by a mask."""
    return flat("M5,5H95V175H5Z", colour)


def band(ground: str, rule: str) -> str:
    """The belt across the middle that carries the title, once for each end, with a thin rule between."""
    top, bottom = HEIGHT / 2 - BAND, HEIGHT / 2 + BAND
    belt = path(f"M{EDGE},{top}H{WIDTH - EDGE}V{bottom}H{EDGE}Z", ground, stroke_width=1.2)
    return belt + line(f"M12,{HEIGHT // 2}H88", 0.5, rule)


def title(text: str, colour: str) -> str:
    """The title of the upper end, to be laid on the band."""
    return lettering(text, WIDTH / 2, HEIGHT / 2 - 8.3, 6, colour, weight=1.35, gap=2.6, room=80)


def tab(depth: float) -> str:
    """The coloured corner, `depth` deep, that sets the trumps' indices off."""
    return flat(
        f"M.6,7.5A6.9,6.9 0 0 1 7.5,.6H20.5a3,3 0 0 1 3,3V{num(depth - 3)}a3,3 0 0 1-3,3H3.6a3,3 0 0 1-3-3Z",
        "currentColor",
    )


def index(label: str, colour: str, sign: str = "", size: float = 15) -> str:
    """The corner index: `label`, and a suit sign (drawn around the origin, about 20 units high) under it."""
    text = lettering(label, INDEX_X, 6, size, colour, weight=1.9, gap=2.4, room=12.6 + size / 5)
    return text + (at(sign, INDEX_X, 33.5, 0.8) if sign else "")


PARTS = {"paper": _paper(), "court": mask(COURT), "trump": mask(TRUMP), "tab": tab(TRUMP - 1.6)}
