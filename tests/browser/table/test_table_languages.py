"""The table in other languages: chosen in the options, remembered, and nothing lost or left in English."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from scarto_widgets import Table
from table_helpers import at_the_end, at_the_scarto, card, cards, in_the_play, let_play, status, tool
from waiting import answered, ready, resize

from scarto_core import languages
from scarto_core.languages import LANGUAGES

sys.path.insert(0, str(Path(__file__).parents[2]))

from pseudo import Bracketed, untranslated  # its folder is on the path only now

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


def test_on_a_phone_the_focus_goes_back_to_the_menu(show):
    page, _ = show(in_the_play(), phone=True)
    page.locator(".sc-menu").click()
    choose(page, "it")
    page.keyboard.press("Escape")
    expect(page.locator(".sc-menu")).to_be_focused()


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
    table.refresh()
    page.reload()
    expect(page.locator(".scarto")).to_have_attribute("lang", "it")
    expect(tool(page, "undo")).to_have_text("Annulla")


def test_a_busy_kernel_keeps_nobody_waiting(show):
    page, served = show(in_the_play())
    page.evaluate("localStorage['scarto-language'] = 'it'")
    served.silent = True
    page.reload()
    expect(tool(page, "undo")).to_have_text("Undo")


def test_what_the_notebook_says_goes_before_what_the_browser_remembers(show):
    table = in_the_play(language="es")
    page, _ = show(table)
    page.evaluate("localStorage['scarto-language'] = 'it'")
    page.reload()
    ready(page)
    expect(tool(page, "undo")).to_have_text("Deshacer")


def test_a_language_that_nobody_has_is_not_asked_for(show):
    table = in_the_play()
    page, _ = show(table)
    page.evaluate("localStorage['scarto-language'] = 'xx'")
    page.reload()
    ready(page)
    answered(page)
    expect(tool(page, "undo")).to_have_text("Undo")
    expect(status(page)).not_to_contain_text("understand")


def test_numbers_are_written_as_the_language_writes_them(show):
    table = in_the_play(language="it")
    page, _ = show(table)
    page.get_by_text("Confronta le carte ammesse").click()
    expect(page.locator(".sc-prices li").last).to_be_visible()
    prices = page.locator(".sc-prices li").all_inner_texts()
    assert [price for price in prices if "," in price.split("circa")[-1]]
    assert not [price for price in prices if "." in price]


@pytest.mark.parametrize(("code", "words"), [("en", "in 1 card"), ("it", "in 1 carta"), ("es", "en 1 carta")])
def test_one_card_is_not_several(show, code, words):
    table = Table(seed=14, language=code)
    let_play(table, until=lambda hand: any(len(pile) == 1 for pile in hand.piles))
    page, _ = show(table)
    facts = page.locator(".sc-facts").all_inner_texts()
    assert [fact for fact in facts if fact.endswith(words)]


def test_the_old_view_leaves_nothing_behind(show):
    page, _ = show(in_the_play())
    before = page.evaluate("window.tables[0].model.listeners.length + window.drawings.listeners.length")
    choose(page, "it")
    assert page.evaluate("window.tables[0].model.listeners.length + window.drawings.listeners.length") == before


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("stage", STAGES)
def test_longer_words_fit_at_every_width(show, stage, code):
    page, _ = show(STAGES[stage](language=code))
    for width in (1280, 870, 390, 360):
        resize(page, width)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        assert cut_off(page) == []


def test_axe_finds_nothing_in_another_language(show, axe):
    page, _ = show(in_the_play(language="it"))
    tool(page, "options").click()
    assert axe(page) == []


@pytest.mark.parametrize("code", OTHERS)
def test_the_dialogs_fit_in_every_language(show, code):
    page, _ = show(in_the_play(language=code), phone=True)
    for key in DIALOGS:
        page.locator(".sc-menu").click()
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


# -- a language in which every sentence stands in brackets


@pytest.fixture
def bracketed(monkeypatch) -> str:
    """The code of a language with brackets round whatever went through its catalogue."""
    monkeypatch.setattr(languages, "catalogue", lambda code: Bracketed())
    return "it"


@pytest.mark.parametrize("stage", STAGES)
def test_no_word_of_the_table_passes_by_the_catalogue(show, bracketed, stage):
    table = STAGES[stage](language=bracketed)
    page, _ = show(table)
    assert untranslated(page.locator(".scarto")) == []
    if stage == "end":
        return
    barred = next(held for held in table.hand.hands[0] if str(held) in table.state["why"])
    card(page, barred).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".sc-said.is-warning")).to_be_visible()
    assert untranslated(page.locator(".scarto")) == []


def test_no_word_of_the_dialogs_passes_by_the_catalogue(show, bracketed):
    page, _ = show(in_the_play(language=bracketed))
    for key in (*DIALOGS, "keys"):
        tool(page, key).click()
        page.locator("dialog[open]").wait_for()
        assert untranslated(page.locator(".scarto")) == []
        page.keyboard.press("Escape")
    page.locator(".sc-prices summary").click()
    tool(page, "last_trick").click()
    assert untranslated(page.locator(".scarto")) == []


def test_no_refusal_passes_by_the_catalogue(show, bracketed):
    table = in_the_play(language=bracketed)
    page, _ = show(table)
    tool(page, "record").click()
    dialog = page.get_by_role("dialog")
    for record in ("{}", "no JSON", '{"format": "scarto-hand/1", "rules": "course", "changes": {}, "dealer": 9}'):
        dialog.get_by_role("textbox").first.fill(record)
        page.locator(".sc-dialog[open] .is-main").first.click()
        answered(page)
        expect(dialog.get_by_role("status")).not_to_be_empty()
        assert untranslated(dialog) == []
    page.keyboard.press("Escape")
    page.evaluate("window.drawings.comm_live = false; window.drawings.trigger('comm_live_update')")
    cards(page).first.focus()
    page.keyboard.press("Enter")
    assert untranslated(page.locator(".scarto")) == []


def test_what_passes_by_the_catalogue_is_found(show, bracketed):
    page, _ = show(in_the_play(language=bracketed))
    page.evaluate("document.querySelector('.sc-title').textContent = 'Scarto'")
    page.evaluate("document.querySelector('.sc-hand').setAttribute('aria-label', '⟦hand⟧ of cards')")
    assert sorted(untranslated(page.locator(".scarto"))) == ["Scarto", "⟦hand⟧ of cards"]
