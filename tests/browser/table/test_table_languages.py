"""The table in other languages: chosen in the options, remembered, and nothing lost or left in English."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from scarto_widgets import Table
from table_helpers import at_the_end, at_the_scarto, card, cards, in_the_play, resize, status, tool

from scarto_core.languages import LANGUAGES

OTHERS = [code for code in LANGUAGES if code != "en"]
STAGES = {"scarto": at_the_scarto, "play": in_the_play, "end": at_the_end}
DIALOGS = ("options", "record", "new_hand", "same_deal", "undo", "tricks")


def choose(page: Page, code: str) -> None:
    """Choose a language in the options, and leave them open."""
    tool(page, "options").click()
    page.get_by_role("dialog").locator("select").first.select_option(code)
    page.locator(f".scarto[lang={code}] dialog[open]").wait_for()


def test_the_language_changes_at_once_and_the_hand_goes_on(show):
    table = at_the_scarto()
    page, _ = show(table)
    record, picked = table.hand.to_record(), table.hand.legal_discards()[0]
    card(page, picked).focus()
    page.keyboard.press("Enter")
    choose(page, "it")
    expect(page.get_by_role("dialog", name="Opzioni")).to_be_visible()
    expect(page.get_by_label("Lingua")).to_be_focused()
    page.keyboard.press("Escape")
    expect(tool(page, "options")).to_be_focused()
    expect(status(page)).to_have_text("Scegli 2 carte da scartare.")
    expect(card(page, picked)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".scarto")).to_have_count(1)
    assert table.hand.to_record() == record


def test_a_hidden_hand_stays_hidden_in_another_language(show):
    page, _ = show(in_the_play())
    cards(page).first.focus()
    page.keyboard.press("h")
    choose(page, "es")
    page.keyboard.press("Escape")
    expect(cards(page).first).to_have_accessible_name("una carta boca abajo")


def test_every_view_of_a_table_changes_and_no_other_table(show):
    one, other = in_the_play(), Table(seed=8)
    page, _ = show(one, other)
    tool(page, "options").first.click()
    page.get_by_role("dialog").locator("select").first.select_option("es")
    expect(page.locator(".scarto[lang=es]")).to_have_count(1)
    expect(page.locator(".scarto[lang=en]")).to_have_count(1)
    assert (one.session.spoken, other.session.spoken) == ("es", "en")


def test_the_browser_remembers_the_language(show):
    table = in_the_play()
    page, _ = show(table)
    choose(page, "it")
    table.session.language = None      # another table, the same browser
    table.words, table.state = table._words(), table.session.state()
    page.reload()
    expect(page.locator(".scarto")).to_have_attribute("lang", "it")
    expect(tool(page, "undo")).to_have_text("Annulla")


def test_what_the_notebook_says_goes_before_what_the_browser_remembers(show):
    table = in_the_play(language="es")
    page, _ = show(table)
    page.evaluate("localStorage['scarto-language'] = 'it'")
    page.reload()
    page.wait_for_selector("body[data-ready]")
    expect(tool(page, "undo")).to_have_text("Deshacer")


def test_a_language_that_nobody_has_is_not_asked_for(show):
    table = in_the_play()
    page, _ = show(table)
    page.evaluate("localStorage['scarto-language'] = 'xx'")
    page.reload()
    page.wait_for_selector("body[data-ready]")
    expect(tool(page, "undo")).to_have_text("Undo")
    expect(status(page)).not_to_contain_text("understand")


def test_numbers_are_written_as_the_language_writes_them(show):
    table = in_the_play(language="it")
    page, _ = show(table)
    page.get_by_text("Confronta tutte le carte ammesse").click()
    prices = page.locator(".sc-prices li").all_inner_texts()
    assert [price for price in prices if "," in price.split("circa")[-1]]
    assert not [price for price in prices if "." in price]


def test_the_old_view_leaves_nothing_behind(show):
    page, _ = show(in_the_play())
    before = page.evaluate("window.tables[0].model.listeners.length + window.drawings.listeners.length")
    choose(page, "it")
    assert page.evaluate("window.tables[0].model.listeners.length + window.drawings.listeners.length") == before


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("stage", STAGES)
def test_longer_words_fit_at_every_width(show, axe, stage, code):
    page, _ = show(STAGES[stage](language=code))
    for width in (1280, 870, 390, 360):
        resize(page, width)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        assert cut_off(page) == []
    assert axe(page) == []


@pytest.mark.parametrize("code", OTHERS)
def test_the_dialogs_fit_in_every_language(show, code):
    page, _ = show(in_the_play(language=code), phone=True)
    for key in DIALOGS:
        tool(page, key).click()
        box = page.locator("dialog[open]").bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
        assert cut_off(page) == []
        page.keyboard.press("Escape")


WORDS = ".sc-tool, .sc-button, .sc-chip, .sc-name, .sc-facts, .sc-field span, h3"


def cut_off(page: Page) -> list[str]:
    """The buttons, chips and plaques whose words do not fit into them."""
    return page.locator(WORDS).evaluate_all("""nodes => nodes
        .filter(node => node.checkVisibility() && getComputedStyle(node).display !== "inline"
            && node.scrollWidth > node.clientWidth + 1).map(node => node.textContent)""")
