"""The table is legible, fits, follows the theme, and axe finds nothing wrong with it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from scarto_widgets import Table
from table_helpers import at_the_end, at_the_scarto, card, cards, in_the_play, resize, tool, tool_menu

import scarto_core as sc

STAGES = {"scarto": at_the_scarto, "play": in_the_play, "end": at_the_end}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("stage", STAGES)
def test_nobody_is_shut_out(show, axe, stage, phone, theme):
    page, _ = show(STAGES[stage](), phone=phone, theme=theme)
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_nobody_is_shut_out_of_the_dialogs(show, axe, phone, theme):
    page, _ = show(in_the_play(), phone=phone, theme=theme)
    dialogs = {
        "options": "Options",
        "record": "Record",
        "new_hand": "Throw this",
        "same_deal": "Start this",
        "undo": "Take your",
        "tricks": "All tricks",
    } | ({} if phone else {"keys": "Keys"})
    for key, dialog in dialogs.items():
        if phone:
            tool_menu(page).click()
        tool(page, key).click()
        page.get_by_role("dialog", name=dialog).wait_for()
        assert axe(page) == []
        page.keyboard.press("Escape")
        expect(tool_menu(page) if phone else tool(page, key)).to_be_focused()


@pytest.mark.parametrize("rules", [sc.ruleset("course"), sc.ruleset("course").with_(players=4)], ids=["three", "four"])
def test_a_projector_shows_the_whole_table(show, rules):
    page, _ = show(Table(rules, seed=7))
    assert page.locator(".sc-table").bounding_box()["height"] <= 720
    assert page.locator(".sc-row").count() == 1
    assert min(visible_widths(page)) >= 36


def test_28_cards_on_a_projector(show):
    page, _ = show(at_the_scarto())
    assert cards(page).count() == 28
    assert min(visible_widths(page)) >= 36


def visible_widths(page: Page) -> list[float]:
    return cards(page).evaluate_all("nodes => nodes.map(node => node.getBoundingClientRect().width)")


def test_suits_stand_together_in_playing_order(show):
    table = at_the_scarto()
    page, _ = show(table)
    names = cards(page).evaluate_all("nodes => nodes.map(node => node.dataset.card)")
    assert names == [str(held) for held in table.hand.view(0).hand]


def test_the_next_player_sits_on_your_right(show):
    page, _ = show(Table(sc.ruleset("course").with_(players=4), seed=7))
    you, bruna, carlo, dora = (
        page.locator(".sc-plaque", has_text=name).bounding_box() for name in ("You", "Bruna", "Carlo", "Dora")
    )
    assert bruna["x"] > dora["x"]
    assert carlo["y"] < you["y"]


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("stage", ["scarto", "play"])
def test_at_every_width_nothing_on_the_felt_covers_another(show, stage, players):
    page, _ = show(STAGES[stage](rules=sc.ruleset("course").with_(players=players)))
    for width in (1280, 1096, 1060, 870, 780, 700, 500, 390, 340):
        resize(page, width)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        things = page.locator(".sc-plaque, .sc-laid, .sc-scarto, .sc-slot, .sc-said").all()
        boxes = [(thing.get_attribute("class"), thing.bounding_box()) for thing in things if thing.is_visible()]
        plaques = [box for kind, box in boxes if "sc-plaque" in kind]
        for place, plaque in enumerate(plaques):
            assert all(apart(plaque, other) for other in plaques[place + 1 :]), width
            assert all(apart(plaque, box) for kind, box in boxes if "sc-plaque" not in kind), width


def apart(one: dict[str, float], other: dict[str, float]) -> bool:
    across = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
    return across or one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]


def test_the_theme_is_jupyters_where_there_is_one(show):
    backgrounds = set()
    for theme, scheme in [("light", "dark"), ("dark", "light")]:
        page, _ = show(at_the_end(), theme=theme, color_scheme=scheme)
        paper = page.locator(".sc-result").evaluate("node => getComputedStyle(node).backgroundColor")
        red = int(paper.split("(")[1].split(",")[0])
        assert (red > 128) == (theme == "light")
        backgrounds.add(paper)
    assert len(backgrounds) == 2


def test_forced_colours_still_tell_legal_from_barred(show):
    table = in_the_play()
    page, _ = show(table, forced_colors="active")
    legal = table.hand.legal_plays()[0]
    outline = card(page, legal).locator("svg").evaluate("node => getComputedStyle(node).outlineStyle")
    assert outline == "solid"
