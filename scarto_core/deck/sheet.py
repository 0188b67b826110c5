"""Finished SVG documents: one face, the back, several cards in a row, and the sprite with all of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from html import escape
from math import ceil
from zlib import crc32

from . import french, piemontese
from .frame import assemble
from .pack import Pack
from .shapes import HEIGHT, INK, PAPER, PEN, PREFIX, WIDTH, element, inline, num, parts_used

_PACKS = {"piemontese": piemontese.pack, "french": french.pack}
DECKS = tuple(_PACKS)

PER_ROW = 13
_GAP = 6  # between cards side by side
_STEP = 30  # from one overlapping card to the next: the index column stays in sight
_CAPTION = 22  # the height of a caption, its margin included


@lru_cache(maxsize=256)
def face(card: str, deck: str = "piemontese") -> str:
    """Return the face of `card`, a notation such as "SK", "T14" or "F", as a complete SVG without ids, fonts or links.

    Its viewBox is 100 by 180; it takes the width of its container.

    Raises:
        ValueError: there is no such card, or no such deck.
    """
    pack = _pack(deck)
    return _document(inline(assemble(pack.faces[_known(card, pack)]), pack.parts), WIDTH, HEIGHT)


@lru_cache(maxsize=len(DECKS))
def back(deck: str = "piemontese") -> str:
    """Return the back of a card, in the format of `face`.

    Raises:
        ValueError: there is no such deck.
    """
    pack = _pack(deck)
    return _document(inline(pack.back, pack.parts), WIDTH, HEIGHT)


@lru_cache(maxsize=len(DECKS))
def sprite(deck: str = "piemontese") -> str:
    """Return all cards in one invisible SVG, to be put into a page once.

    `<svg viewBox="0 0 100 180"><use href="#scarto-SK"/></svg>` then shows the king of swords, and `#scarto-back`
    the back; of the French deck, `#scarto-french-SK` and `#scarto-french-back` (see `symbol_id`). What the cards
    share is in it once. The sprites of both decks can stand on one page.

    Raises:
        ValueError: there is no such deck.
    """
    pack = _pack(deck)
    symbols = "".join(_symbol(card, assemble(drawing, card)) for card, drawing in pack.faces.items())
    drawn = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" '
        f'style="position:absolute">{_groups(pack.parts)}{symbols}{_symbol("back", pack.back)}</svg>'
    )
    return _renamed(drawn, _prefix(deck))


def symbol_id(card: str, deck: str = "piemontese") -> str:
    """Return the id that `card`, a notation or "back", has in the sprite of `deck`, such as "scarto-french-SK".

    Raises:
        ValueError: there is no such card, or no such deck.
    """
    pack = _pack(deck)
    return _prefix(deck) + (card if card == "back" else _known(card, pack))


def row(
    cards: Sequence[str],
    *,
    deck: str = "piemontese",
    overlap: bool = False,
    captions: Sequence[str] | None = None,
    card_width: int = 72,
) -> str:
    """Return `cards` beside one another, in balanced lines of at most 13, as one SVG.

    Args:
        cards: notations; "back" stands for a card seen from behind. None at all draws an empty place.
        deck: one of `DECKS`.
        overlap: lay each card over the one before it, so that only the index column of that one shows.
        captions: a short text under each card, as many as cards.
        card_width: the width of a card in pixels, where the page does not make the picture smaller.

    Raises:
        ValueError: there is no such card or deck, or there are not as many captions as cards.
    """
    pack = _pack(deck)
    if captions is not None and len(captions) != len(cards):
        raise ValueError(f"There are {len(cards)} cards but {len(captions)} captions; give each card one.")
    lines = max(1, ceil(len(cards) / PER_ROW))
    length = ceil(len(cards) / lines)
    step = _STEP if overlap else WIDTH + _GAP
    drop = HEIGHT + _GAP + (_CAPTION if captions else 0)
    drawn = "" if cards else _empty_place()
    for k, card in enumerate(cards):
        x, y = k % length * step, k // length * drop
        name = card if card == "back" else _known(card, pack)
        drawn += f'<use href="#{PREFIX}{name}" x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}"/>'
        if captions:
            drawn += _caption(captions[k], x + (step - _GAP if overlap else WIDTH) / 2, y + HEIGHT + 3, step - 4)
    wide, high = max(0, length - 1) * step + WIDTH, lines * drop - _GAP
    return _document(_own_ids(_definitions(set(cards), pack) + drawn), wide, high, card_width / WIDTH)


@lru_cache(maxsize=len(DECKS))
def _pack(deck: str) -> Pack:
    if deck not in _PACKS:
        raise ValueError(f"There is no deck {deck!r}. Choose one of: {', '.join(DECKS)}.")
    return _PACKS[deck]()


def _known(card: str, pack: Pack) -> str:
    if card not in pack.faces:
        raise ValueError(
            f"There is no card {card!r}. Write a suit S B C D with a rank 1 to 10 J N Q K, a trump T1 to T21, or F."
        )
    return card


def _definitions(cards: set[str], pack: Pack) -> str:
    """What a row needs to draw `cards`, each card and each part once."""
    drawings = {card: assemble(pack.faces[card], card) for card in sorted(cards - {"back"})}
    if "back" in cards:
        drawings["back"] = pack.back
    parts = {name: pack.parts[name] for name in sorted(parts_used("".join(drawings.values()), pack.parts))}
    symbols = "".join(_symbol(name, drawn) for name, drawn in drawings.items())
    return _groups(parts) + symbols


def _groups(parts: Mapping[str, str]) -> str:
    return "<defs>" + "".join(f'<g id="{PREFIX}{name}">{drawn}</g>' for name, drawn in parts.items()) + "</defs>"


def _own_ids(drawing: str) -> str:
    """`drawing` with ids that only an identical drawing has, so that pictures on one page cannot mix."""
    return _renamed(drawing, f"{PREFIX}{crc32(drawing.encode()):08x}-")


def _prefix(deck: str) -> str:
    """How the ids of a deck's sprite begin: the first deck has the short ones."""
    return PREFIX if deck == DECKS[0] else f"{PREFIX}{deck}-"


def _renamed(drawing: str, prefix: str) -> str:
    """`drawing` with another beginning for its ids and the links to them."""
    return drawing.replace(f'id="{PREFIX}', f'id="{prefix}').replace(f'href="#{PREFIX}', f'href="#{prefix}')


def _symbol(name: str, drawing: str) -> str:
    return f'<symbol id="{PREFIX}{name}" viewBox="0 0 {WIDTH} {HEIGHT}" {PEN}>{drawing}</symbol>'


def _document(drawing: str, wide: int, high: int, scale: float = 0) -> str:
    size = (
        f' width="{num(wide * scale)}" height="{num(high * scale)}" style="max-width:100%;height:auto"' if scale else ""
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}"{size} {PEN} aria-hidden="true">'
        f"{drawing}</svg>"
    )


def _empty_place() -> str:
    return element(
        "rect", x=1, y=1, width=WIDTH - 2, height=HEIGHT - 2, rx=7, stroke="#8a8577", stroke_width=1.2,
        stroke_dasharray="5 4",
    )  # fmt: skip


def _caption(text: str, x: float, y: float, room: float) -> str:
    """A slip of paper with a text, legible on any page."""
    wide = min(room, 6.4 * len(text) + 12)
    fitted: dict[str, str | float] = {"textLength": room - 6, "lengthAdjust": "spacingAndGlyphs"}
    slip = element("rect", x=x - wide / 2, y=y, width=wide, height=16, rx=4, fill=PAPER, stroke=INK, stroke_width=0.8)
    words = element(
        "text", escape(text), x=x, y=y + 11.8, fill=INK, font_size=11, text_anchor="middle", stroke="none",
        font_family="Georgia, 'Times New Roman', serif", **(fitted if wide == room else {}),
    )  # fmt: skip
    return slip + (words if text else "")
