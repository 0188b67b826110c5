"""How a person likes the table: set in the options, at once, and remembered by the browser."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from scarto_widgets import Table
from table_helpers import CORNER, at_the_end, card, cards, in_the_play, let_play, status, tool
from waiting import answered, ready, resize


def drawn(page: Page) -> set[str]:
    """The decks whose cards are in sight anywhere at the table."""
    names = page.locator(".scarto img").evaluate_all("nodes => nodes.map(node => node.dataset.picture)")
    return {"french" if "french" in name else "piemontese" for name in names}


def set_option(page: Page, label: str, value: str | bool) -> None:
    """Open the options, set one of them, and close them."""
    tool(page, "options").click()
    control = page.get_by_role("dialog").get_by_label(label)
    if isinstance(value, bool):
        control.set_checked(value)
    else:
        control.select_option(value)
    page.get_by_role("button", name="Close", exact=True).click()


def test_the_deck_changes_at_once_and_is_remembered(show):
    table = in_the_play()
    page, _ = show(table)
    before = table.hand.to_record()
    set_option(page, "Deck", "french")
    answered(page)
    assert drawn(page) == {"french"}
    face = card(page, table.hand.legal_plays()[0]).locator("img")
    assert face.evaluate("async node => { await node.decode(); return node.naturalWidth; }") > 50
    assert table.hand.to_record() == before
    table.session.deck = None  # another table, the same browser
    table.refresh()
    page.reload()
    ready(page)
    answered(page)
    assert drawn(page) == {"french"}
    set_option(page, "Deck", "piemontese")
    answered(page)
    assert drawn(page) == {"piemontese"}


def test_the_captured_cards_are_of_the_deck_too(show):
    table = at_the_end(deck="french")
    page, _ = show(table)
    assert drawn(page) == {"french"}
    resize(page, 700)
    assert drawn(page) == {"french"}


def test_a_projector_gets_larger_cards_and_words(show, axe):
    table = in_the_play()
    page, _ = show(table)
    expect(tool(page, "hide_hand")).to_be_hidden()
    before = card(page, table.hand.hands[0][0]).bounding_box()["height"]
    set_option(page, "Look", "projector")
    larger = "before => document.querySelector('button.sc-card').getBoundingClientRect().height > 1.08 * before"
    page.wait_for_function(larger, arg=before)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert axe(page) == []
    page.reload()
    expect(tool(page, "hide_hand")).to_be_visible()


def test_a_hidden_hand_shows_and_says_nothing_of_its_cards(show, axe):
    table = in_the_play()
    page, _ = show(table)
    cards(page).first.focus()
    page.keyboard.press("h")
    hand = page.locator(".sc-hand").first
    pictures = hand.locator("img").evaluate_all("nodes => nodes.map(node => node.dataset.picture)")
    assert set(pictures) == {"scarto-back"}
    for held in cards(page).all():
        expect(held).to_have_accessible_name("a card face down")
        assert held.get_attribute("title") == "A card face down"
    expect(page.get_by_role("region", name="Coach")).to_have_count(0)
    expect(page.locator(".is-allowed, .is-barred, .is-advised")).to_have_count(0)
    chosen = table.hand.legal_plays()[0]
    card(page, chosen).click(position=CORNER)
    expect(status(page)).to_contain_text("face down")
    assert axe(page) == []
    tool(page, "hide_hand").click()
    card(page, chosen).click(position=CORNER)
    expect(card(page, chosen)).to_have_count(0)
    answered(page)


def test_the_coach_compares_cards_on_demand(show):
    table = Table(seed=7)
    let_play(table, until=lambda hand: len(hand.tricks) > 2 and len(hand.legal_plays()) > 2)
    page, _ = show(table)
    prices = page.locator(".sc-prices li")
    expect(prices.first).to_be_hidden()
    page.get_by_text("Compare all legal cards").click()
    expect(prices).to_have_count(len(table.hand.legal_plays()))
    expect(prices.first).to_contain_text("best")
    expect(prices.last).to_contain_text("points worse")


def test_where_the_papers_lie_below_the_advice_stands_above_the_hand(show):
    table = in_the_play()
    page, _ = show(table)
    tip = page.locator(".sc-tip")
    expect(tip).to_be_hidden()
    resize(page, 864)
    expect(tip).to_be_visible()
    expect(tip).to_contain_text(table.state["coach"]["reason"])
    # Both are looked at in the same moment, and again until they have come to rest.
    page.wait_for_function("""() => {
        const [tip, hand] = [".sc-tip", ".sc-hand"].map(part => document.querySelector(part).getBoundingClientRect());
        return tip.bottom <= hand.top + 1 && hand.top < 700;
    }""")
