"""The decks: every drawing is sound, stands alone, and is told apart from every other."""

from __future__ import annotations

import gzip
import re
import subprocess
import sys
from collections import Counter
from functools import partial
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from scarto_core import deck

SVG = "{http://www.w3.org/2000/svg}"
PIPS = [f"{suit}{rank}" for suit in "SBCD" for rank in range(1, 11)]
COURTS = [suit + rank for suit in "SBCD" for rank in "JNQK"]
TRUMPS = [f"T{number}" for number in range(1, 22)]
CARDS = [*PIPS, *COURTS, *TRUMPS, "F"]
EACH_DECK = pytest.mark.parametrize("name", deck.DECKS)
DRAWN = {"svg", "g", "path", "circle", "defs", "symbol", "use"}  # what a card may be made of: no text, no pictures


def elements(svg: str) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(svg).iter())


def names(svg: str) -> set[str]:
    return {element.tag.removeprefix(SVG) for element in elements(svg)}


def ids(svg: str) -> list[str]:
    return [element.attrib["id"] for element in elements(svg) if "id" in element.attrib]


def links(svg: str) -> list[str]:
    return [value for element in elements(svg) for key, value in element.attrib.items() if key.endswith("href")]


def box(svg: str) -> tuple[float, float]:
    _, _, wide, high = map(float, ElementTree.fromstring(svg).attrib["viewBox"].split())
    return wide, high


def places(svg: str) -> list[tuple[str, float, float]]:
    """The cards of a row with their places, in order of drawing."""
    root = ElementTree.fromstring(svg)
    return [
        (use.attrib["href"].rpartition("-")[2], float(use.attrib["x"]), float(use.attrib["y"]))
        for use in root.findall(f"{SVG}use")
    ]


@EACH_DECK
@pytest.mark.parametrize("card", CARDS)
def test_a_face_stands_alone(card: str, name: str) -> None:
    svg = deck.face(card, name)
    root = ElementTree.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    assert root.attrib["viewBox"] == "0 0 100 180"
    assert root.attrib["aria-hidden"] == "true"
    assert "role" not in root.attrib
    assert names(svg) <= DRAWN - {"use", "symbol", "defs"}
    assert not ids(svg)
    assert not links(svg)


@EACH_DECK
@pytest.mark.parametrize("card", CARDS)
def test_paths_are_numbers_near_the_card(card: str, name: str) -> None:
    for d in (element.attrib["d"] for element in elements(deck.face(card, name)) if "d" in element.attrib):
        assert re.fullmatch(r"[Mm][MmLlHhVvCcSsQqTtAaZz0-9., -]+", d)
        numbers = [float(n) for n in re.findall(r"-?\d*\.?\d+", d)]
        assert all(-250 < n < 250 for n in numbers)


def test_all_faces_and_backs_differ() -> None:
    assert len(CARDS) == 78
    faces = {deck.face(card, name) for card in CARDS for name in deck.DECKS}
    assert len(faces | {deck.back(name) for name in deck.DECKS}) == 79 * len(deck.DECKS)


@EACH_DECK
@pytest.mark.parametrize("card", [*COURTS, *TRUMPS, "F"])
def test_courts_and_trumps_are_two_headed(card: str, name: str) -> None:
    layers = list(ElementTree.fromstring(deck.face(card, name)))
    turned = [layer for layer in layers if layer.attrib.get("transform") == "rotate(180 50 90)"]
    assert len(turned) == 2  # the picture, and the index with the title
    spelled = [ElementTree.tostring(layer) for layer in layers]
    for layer in turned:
        inside = [ElementTree.tostring(part) for part in layer]
        before = spelled[layers.index(layer) - len(inside) : layers.index(layer)]
        assert before == inside


@EACH_DECK
def test_nothing_comes_from_outside(name: str) -> None:
    row = deck.row(["SK", "T3"], deck=name, captions=["a", "b"])
    for svg in (deck.face("SK", name), deck.back(name), deck.sprite(name), row):
        assert re.findall(r"https?:[^\"]*", svg) == ["http://www.w3.org/2000/svg"]
        assert all(link.startswith("#scarto-") for link in links(svg))
        assert not re.search(r"url\(|<style|<script|<image|javascript:|\son\w+=", svg)


@pytest.mark.parametrize(("name", "prefix"), [("piemontese", "scarto-"), ("french", "scarto-french-")])
def test_the_sprite_holds_every_card_once(name: str, prefix: str) -> None:
    svg = deck.sprite(name)
    symbols = {e.attrib["id"]: e for e in elements(svg) if e.tag == f"{SVG}symbol"}
    assert set(symbols) == {prefix + card for card in [*CARDS, "back"]}
    assert set(symbols) == {deck.symbol_id(card, name) for card in [*CARDS, "back"]}
    assert all(each.startswith(prefix) for each in ids(svg))
    assert {symbol.attrib["viewBox"] for symbol in symbols.values()} == {"0 0 100 180"}
    assert names(svg) <= DRAWN


@EACH_DECK
def test_the_ids_of_the_sprite_are_unique_and_every_use_finds_one(name: str) -> None:
    svg = deck.sprite(name)
    assert [each for each, times in Counter(ids(svg)).items() if times > 1] == []
    assert {link.removeprefix("#") for link in links(svg)} <= set(ids(svg))


@EACH_DECK
def test_the_sprite_is_small(name: str) -> None:
    raw = deck.sprite(name).encode()
    assert 50_000 < len(raw) < 200_000
    assert len(gzip.compress(raw, 6)) < 40_000


@EACH_DECK
def test_no_part_is_drawn_in_vain(name: str) -> None:
    svg = deck.sprite(name)
    parts = {e.attrib["id"] for e in ElementTree.fromstring(svg).findall(f"{SVG}defs/{SVG}g")}
    assert parts <= {link.removeprefix("#") for link in links(svg)}


def test_a_row_shows_its_cards_in_order() -> None:
    svg = deck.row(["SK", "back", "T21"])
    assert [card for card, _, _ in places(svg)] == ["SK", "back", "T21"]
    assert [x for _, x, _ in places(svg)] == sorted({x for _, x, _ in places(svg)})
    assert box(svg) == (312, 180)


def test_overlapping_cards_leave_the_index_in_sight() -> None:
    lefts = [x for _, x, _ in places(deck.row(PIPS[:10], overlap=True))]
    steps = {b - a for a, b in pairwise(lefts)}
    assert len(steps) == 1
    assert 26 <= steps.pop() <= 40


@pytest.mark.parametrize(
    ("count", "lines"), [(1, [1]), (13, [13]), (14, [7, 7]), (25, [13, 12]), (28, [10, 10, 8]), (78, [13] * 6)]
)
@pytest.mark.parametrize("overlap", [False, True])
def test_a_long_row_wraps(count: int, lines: list[int], overlap: bool) -> None:
    svg = deck.row(CARDS[:count], overlap=overlap)
    tops = Counter(y for _, _, y in places(svg))
    assert [tops[y] for y in sorted(tops)] == lines
    assert min(b - a for a, b in pairwise([-180.0, *sorted(tops)])) >= 180
    wide, high = box(svg)
    assert all(x + 100 <= wide and y + 180 <= high for _, x, y in places(svg))


def test_captions_are_text_and_nothing_else() -> None:
    captions = ["<b>you</b>", 'A & "B"', ""]
    svg = deck.row(["S1", "S2", "S3"], captions=captions)
    assert [e.text for e in elements(svg) if e.tag == f"{SVG}text"] == captions[:2]
    assert names(svg) <= DRAWN | {"text", "rect"}


def test_a_long_caption_is_fitted_to_its_card() -> None:
    svg = deck.row(["S1", "S2"], captions=["the player on the dealer's right", "you"])
    long, short = (e for e in elements(svg) if e.tag == f"{SVG}text")
    assert float(long.attrib["textLength"]) <= 100
    assert "textLength" not in short.attrib


def test_the_number_of_captions_must_match() -> None:
    with pytest.raises(ValueError, match="2 cards but 1 captions"):
        deck.row(["S1", "S2"], captions=["only one"])


def test_no_cards_are_an_empty_place() -> None:
    svg = deck.row([])
    assert box(svg) == (100, 180)
    assert not places(svg)
    assert "rect" in names(svg)


def test_the_sprites_of_all_decks_can_share_a_page() -> None:
    page = [each for name in deck.DECKS for each in ids(deck.sprite(name))]
    assert len(page) == len(set(page))


def test_the_piemontese_deck_is_the_usual_one() -> None:
    assert deck.DECKS == ("piemontese", "french")
    assert deck.face("SK") == deck.face("SK", "piemontese")
    assert deck.back() == deck.back("piemontese")
    assert deck.sprite() == deck.sprite("piemontese")
    assert deck.row(["SK"]) == deck.row(["SK"], deck="piemontese") != deck.row(["SK"], deck="french")


def test_rows_on_one_page_share_no_id_unless_they_are_the_same() -> None:
    one, other = deck.row(["SK", "T1"]), deck.row(["SK", "T2"])
    assert ids(one)
    assert not set(ids(one)) & set(ids(other))
    assert not set(ids(one)) & set(ids(deck.row(["SK", "T1"], deck="french")))
    assert not set(ids(one)) & {each for name in deck.DECKS for each in ids(deck.sprite(name))}
    assert {link.removeprefix("#") for link in links(one)} <= set(ids(one))
    assert deck.row(["SK", "T1"]) == one


@pytest.mark.parametrize("card", ["", "S0", "S11", "X3", "T0", "T22", "sk", "SK ", "back", "face"])
@EACH_DECK
def test_an_unknown_card_is_refused_in_words(card: str, name: str) -> None:
    with pytest.raises(ValueError, match=re.escape(f"There is no card {card!r}.") + " Write a suit"):
        deck.face(card, name)
    if card != "back":
        with pytest.raises(ValueError, match="There is no card"):
            deck.row(["SK", card], deck=name)
        with pytest.raises(ValueError, match="There is no card"):
            deck.symbol_id(card, name)


@pytest.mark.parametrize("name", ["", "French", "tarot"])
def test_an_unknown_deck_is_refused_and_the_known_ones_named(name: str) -> None:
    for draw in (deck.back, deck.sprite, partial(deck.face, "SK"), partial(deck.symbol_id, "SK")):
        with pytest.raises(ValueError, match=f"There is no deck '{name}'. Choose one of: piemontese, french."):
            draw(name)
    with pytest.raises(ValueError, match="There is no deck"):
        deck.row([], deck=name)


def test_the_deck_needs_no_engine() -> None:
    code = (
        "import sys, types, importlib\n"
        "package = types.ModuleType('scarto_core'); package.__path__ = [sys.argv[1]]\n"
        "sys.modules['scarto_core'] = package\n"
        "deck = importlib.import_module('scarto_core.deck'); deck.sprite()\n"
        "print(sorted(m for m in sys.modules if m.startswith('scarto_core.') and not m.startswith('scarto_core.deck')))"
    )
    folder = str(deck.__path__[0]).removesuffix("deck")
    done = subprocess.run([sys.executable, "-c", code, folder], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
