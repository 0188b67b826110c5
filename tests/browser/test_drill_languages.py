"""Drills in other languages: chosen on the board, shared with the table by the browser, nothing left in English."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import combinations
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from scarto_widgets import Table
from scarto_widgets.drills import DRILLS, CountTray, Drill
from waiting import answered, ready, resize

from scarto_core import languages

sys.path.insert(0, str(Path(__file__).parent / "table"))
sys.path.insert(0, str(Path(__file__).parents[1]))

from page_of_tables import TablePage  # their folders are on the path only now
from pseudo import Bracketed, untranslated

PILE = "CK S2 S3 T1 CQ D4 F B5 DJ".split()
OTHERS = [code for code in languages.LANGUAGES if code != "en"]


@pytest.fixture
def show(new_page: Callable[..., Page]) -> Iterator[Callable[..., Page]]:
    """Return a function that puts widgets on a page without Jupyter."""
    with ExitStack() as stack:

        def open_widgets(*widgets, **options):
            served = stack.enter_context(TablePage(*widgets))
            page = new_page(**{"reduced_motion": "reduce", **options})
            stack.callback(page.close)  # before what it talks to
            page.goto(served.url)
            ready(page)
            return page

        yield open_widgets


@pytest.fixture
def bracketed(monkeypatch) -> str:
    """The code of a language with brackets round whatever went through its catalogue."""
    monkeypatch.setattr(languages, "catalogue", lambda code: Bracketed())
    return "it"


def choose(page: Page, code: str) -> None:
    page.locator(".sd-language").first.select_option(code)
    page.locator(f".sd[lang={code}]").first.wait_for()


def test_the_question_stays_the_same_in_another_language(show):
    widget = Drill("legal_play", seed=3, level=1)
    page = show(widget)
    hand = widget.session.question.hand
    page.locator(f'[data-card="{hand[0]}"]').click(position={"x": 8, "y": 12})
    page.locator(".sd-language").focus()
    choose(page, "it")
    expect(page.locator(".sd-prompt")).to_have_text("Segna tutte le carte che puoi giocare.")
    expect(page.locator(f'[data-card="{hand[0]}"]')).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".sd-language")).to_be_focused()
    assert widget.session.question.hand == hand
    assert widget.session.asked == 0


def test_what_was_written_stays_in_another_language(show):
    page = show(Drill("score_sheet", seed=3))
    page.locator(".sd-number").nth(1).fill("-4")
    choose(page, "es")
    expect(page.locator(".sd-number").nth(1)).to_have_value("-4")
    expect(page.locator(".sd-prompt")).to_have_text("Rellena los puntos.")


def test_a_verdict_is_said_again_and_counted_once(show):
    widget = Drill("who_takes_it", seed=3)
    page = show(widget)
    page.keyboard.press("Tab")
    page.locator(".sd-choice").first.click()
    expect(page.get_by_role("button", name="Next")).to_be_visible()
    marks = page.locator("[data-mark]").evaluate_all("nodes => nodes.map(node => node.dataset.mark)")
    choose(page, "it")
    expect(page.get_by_role("button", name="Avanti")).to_be_visible()
    assert page.locator("[data-mark]").evaluate_all("nodes => nodes.map(node => node.dataset.mark)") == marks
    expect(page.locator(".sd-prompt")).to_have_text("Chi fa questa presa?")
    assert widget.session.asked == 1


def test_drills_and_tables_share_what_the_browser_remembers(show):
    drill, tray, table = Drill("which_wins", seed=1), CountTray(PILE), Table(seed=7)
    page = show(drill, tray, table)
    choose(page, "es")
    expect(page.locator(".scarto[lang=es]")).to_have_count(1)
    page.reload()
    expect(page.locator(".scarto[lang=es]")).to_have_count(3)
    expect(page.locator("[data-tool=undo]")).to_have_text("Deshacer")
    assert [drill.spoken, tray.spoken, table.session.spoken] == ["es"] * 3


@pytest.mark.parametrize("code", OTHERS)
def test_nothing_is_cut_off_in_another_language(show, code):
    page = show(*(Drill(drill, seed=2, level=3, language=code) for drill in DRILLS))
    for width in (390, 1280):
        resize(page, width, 844)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        boxes = [part.bounding_box() for part in page.locator(".sd-bar select, .sd button:visible").all()]
        assert all(box["x"] >= 0 and box["x"] + box["width"] <= width for box in boxes)


@pytest.mark.parametrize("code", languages.LANGUAGES)
def test_nothing_in_the_bar_lies_on_anything_else(show, code):
    widget = Drill("which_wins", seed=2, language=code)
    page = show(widget)
    for _ in range(2):
        page.locator(".sd-choice").first.click()
        page.locator(".sd-next").click()
        expect(page.locator(".sd-choice[data-mark]")).to_have_count(0)
    for width in (360, 390, 620, 1280):
        resize(page, width, 844)
        parts = page.locator(".sd-bar").locator(".sc-title, .sd-clock, .sd-level, .sc-where, .sd-streak, select")
        boxes = [part.bounding_box() for part in parts.all() if part.is_visible()]
        assert len(boxes) == 6
        assert all(box["x"] >= 0 and box["x"] + box["width"] <= width for box in boxes)
        assert [pair for pair in combinations(boxes, 2) if overlap(*pair)] == []


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    """Say whether two boxes share a place."""
    return all(one[at] < other[at] + other[size] and other[at] < one[at] + one[size]
               for at, size in (("x", "width"), ("y", "height")))


def test_axe_finds_nothing_where_the_language_can_be_chosen(show, axe):
    page = show(Drill("which_wins", seed=2, language="es"))
    assert axe(page, ".sd") == []


@pytest.mark.parametrize("drill", DRILLS)
def test_no_word_of_a_drill_passes_by_the_catalogue(show, bracketed, drill):
    page = show(Drill(drill, seed=4, level=2, language=bracketed))
    board = page.locator(".sd")
    assert untranslated(board) == []
    answer_somehow(board)
    expect(page.locator(".sd[data-result]")).to_be_visible()
    assert untranslated(board) == []
    page.locator(".sd-next").click()
    expect(page.locator(".sd-next")).to_be_hidden()
    assert untranslated(board) == []


def answer_somehow(board: Locator) -> None:
    """Choose the first answer, or three cards, or write a number that is surely wrong."""
    kind = board.get_attribute("data-kind")
    if kind == "choice":
        return board.locator(".sd-choice").first.click()
    for part in board.locator(".sd-answer [data-card]").all()[:3] if kind == "pick" else []:
        part.click(position={"x": 8, "y": 12})
    for part in board.locator(".sd-number").all():
        part.fill("999")
    return board.locator(".sd-answer .is-main").click()


def test_no_word_of_the_tray_passes_by_the_catalogue(show, bracketed):
    page = show(CountTray(PILE, language=bracketed))
    board = page.locator(".sd")
    assert untranslated(board) == []
    for _ in range(4):
        page.locator(".sd-heap button").first.click()
        answered(page)
    expect(page.locator(".sd-trio.is-full")).to_have_count(1)
    assert untranslated(board) == []
    page.get_by_role("button", name="⟦Sort the rest⟧").click()
    expect(page.locator(".sd-heap")).to_be_hidden()
    assert untranslated(board) == []
