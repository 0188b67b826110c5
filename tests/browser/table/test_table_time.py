"""Cards come one after another, tricks stay until taken, and a click skips the waiting.

The page's clock stands still while it is looked at, so that nothing depends on how fast the machine is.
"""

from __future__ import annotations

from playwright.sync_api import Page, expect
from scarto_widgets import Table
from table_helpers import CORNER, card, cards, in_the_play, let_play, status, tool
from waiting import answered, ready, stop_the_clock

LAID = ".sc-trick .sc-laid"
PACE = {"slow": 1000, "fast": 220}  # milliseconds until the next card
REST = {"slow": 2600, "fast": 700}  # and until a full trick is taken


def play(page: Page, table: Table) -> None:
    """Play a card, up to the moment when the kernel has answered with all that follows."""
    card(page, table.hand.legal_plays()[0]).click(position=CORNER)
    answered(page)


def test_the_first_look_shows_the_present(show):
    table = in_the_play()
    page, _ = show(table, speed="slow")
    expect(page.locator(LAID)).to_have_count(len(table.hand.trick))
    expect(page.locator(".sc-hand.is-mine")).to_have_count(1)


def test_cards_come_one_by_one_and_the_trick_stays_until_it_is_taken(show):
    table = Table(seed=7)
    let_play(table, until=lambda hand: not hand.trick)     # the person leads
    page, _ = show(table, speed="fast", motion="no-preference")
    stop_the_clock(page)
    play(page, table)
    for laid in (1, 2, 3):
        expect(page.locator(LAID)).to_have_count(laid)
        expect(page.locator(".sc-laid.is-winner")).to_have_count(laid // 3)
        page.clock.run_for(PACE["fast"] if laid < 3 else REST["fast"] - 1)
    expect(page.locator(LAID)).to_have_count(3)
    expect(page.locator(".sc-going")).to_contain_text("the trick with the")
    page.clock.run_for(1)
    expect(page.locator(".sc-laid.is-winner")).to_have_count(0)
    page.clock.run_for(2 * PACE["fast"])
    expect(page.locator(LAID)).to_have_count(len(table.hand.trick))
    expect(page.locator(".sc-hand.is-mine")).to_have_count(1)
    expect(page.locator(".sc-ghost")).to_have_count(0)


def test_a_click_finishes_the_walk_and_plays_nothing(show):
    table = Table(seed=7)
    let_play(table, until=lambda hand: not hand.trick)
    page, _ = show(table, speed="slow")
    stop_the_clock(page)
    play(page, table)
    expect(page.locator(LAID)).to_have_count(1)
    expect(page.locator(".sc-hand.is-mine")).to_have_count(0)
    held = len(table.hand.hands[0])
    cards(page).first.click(position=CORNER)
    expect(page.locator(".sc-hand.is-mine")).to_have_count(1)
    answered(page)
    assert len(table.hand.hands[0]) == held


def test_points_wait_for_the_trick_to_be_taken(show):
    table = Table(seed=7)
    let_play(table, until=lambda hand: not hand.trick)
    page, _ = show(table, speed="slow")
    stop_the_clock(page)
    before = page.locator(".sc-facts").all_text_contents()
    play(page, table)
    expect(page.locator(LAID)).to_have_count(1)
    assert page.locator(".sc-facts").all_text_contents() == before
    page.locator(".sc-felt").click(position={"x": 300, "y": 20})
    expect(page.locator(".sc-hand.is-mine")).to_have_count(1)
    assert page.locator(".sc-facts").all_text_contents() != before


def test_the_speed_is_set_and_kept(show):
    page, _ = show(in_the_play(), speed="normal")
    tool(page, "options").click()
    page.get_by_label("Speed of the cards").select_option("fast")
    page.get_by_role("button", name="Close").click()
    page.reload()
    tool(page, "options").click()
    expect(page.get_by_label("Speed of the cards")).to_have_value("fast")


def test_nothing_flies_where_motion_is_not_wanted(show):
    table = in_the_play()
    page, _ = show(table, speed="fast")
    stop_the_clock(page)
    page.evaluate("() => { Element.prototype.animate = () => { window.flown = true; }; }")
    play(page, table)
    page.clock.run_for(5 * PACE["fast"] + REST["fast"])
    expect(page.locator(".sc-hand.is-mine")).to_have_count(1)
    assert page.evaluate("window.flown") is None


def test_the_last_trick_is_shown_again(show):
    table = in_the_play()
    page, _ = show(table)
    now = page.locator(LAID).count()
    tool(page, "last_trick").click()
    expect(page.locator(LAID)).to_have_count(3)
    expect(status(page)).to_contain_text("The last trick")
    names = page.locator(f"{LAID} .sc-hidden").all_text_contents()
    assert len(names) == 3
    tool(page, "last_trick").click()
    expect(page.locator(LAID)).to_have_count(now)
    expect(status(page)).to_contain_text("Your turn")


def test_a_trick_waits_for_a_click_where_it_is_set(show):
    table = Table(seed=7)
    let_play(table, until=lambda hand: not hand.trick)
    page, _ = show(table, speed="fast")
    page.evaluate("localStorage['scarto-pause'] = 'click'")
    page.reload()
    ready(page)
    stop_the_clock(page)
    play(page, table)
    go_on = page.get_by_role("button", name="Go on")
    page.clock.run_for(2 * PACE["fast"])
    expect(go_on).to_be_visible()
    page.clock.run_for(100 * REST["fast"])
    expect(page.locator(".sc-laid.is-winner")).to_have_count(1)
    go_on.click()
    expect(go_on).to_have_count(0)
    page.clock.run_for(2 * PACE["fast"])
    expect(page.locator(".sc-hand.is-mine")).to_have_count(1)
    play(page, table)
    page.clock.run_for(2 * PACE["fast"])
    expect(go_on).to_be_visible()
    held = len(table.hand.hands[0])
    cards(page).first.focus()
    page.keyboard.press("Enter")      # takes the trick, and plays nothing even if the person leads next
    expect(go_on).to_have_count(0)
    page.clock.run_for(2 * PACE["fast"])
    expect(page.locator(".sc-hand.is-mine")).to_have_count(1)
    answered(page)
    assert len(table.hand.hands[0]) == held


def test_all_tricks_of_the_hand_are_listed(show, axe):
    table = in_the_play()
    page, _ = show(table)
    page.locator("button.sc-card[tabindex='0']").focus()
    page.keyboard.press("t")
    dialog = page.get_by_role("dialog", name="All tricks")
    expect(dialog.locator("tbody tr")).to_have_count(len(table.hand.tricks))
    expect(dialog.locator(".is-winner")).to_have_count(len(table.hand.tricks))
    assert axe(page) == []
