"""How a person likes the table: set in the options, at once, and remembered by the browser."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from table_helpers import at_the_end, card, in_the_play, tool


def drawn(page: Page) -> set[str]:
    """The decks whose cards are in sight anywhere at the table."""
    links = page.locator(".scarto use").evaluate_all("nodes => nodes.map(node => node.getAttribute('href'))")
    return {"french" if "french" in link else "piemontese" for link in links}


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
    page.wait_for_function("document.querySelector('.scarto use').getAttribute('href').includes('french')")
    assert drawn(page) == {"french"}
    face = card(page, table.hand.legal_plays()[0]).locator("svg use")
    assert face.evaluate("node => node.getBBox().width") > 50
    assert table.hand.to_record() == before
    table.session.deck = None      # another table, the same browser
    table.state = table.session.state()
    page.reload()
    page.wait_for_function("document.querySelector('.scarto use')?.getAttribute('href').includes('french')")
    assert drawn(page) == {"french"}
    set_option(page, "Deck", "piemontese")
    page.wait_for_function("!document.querySelector('.scarto use').getAttribute('href').includes('french')")
    assert drawn(page) == {"piemontese"}


def test_the_captured_cards_are_of_the_deck_too(show):
    table = at_the_end(deck="french")
    page, _ = show(table)
    assert drawn(page) == {"french"}
    page.set_viewport_size({"width": 700, "height": 800})
    page.wait_for_function("document.querySelector('.scarto').clientWidth < 700")
    assert drawn(page) == {"french"}
