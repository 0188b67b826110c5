"""The buttons round the table, several tables on a page, and a kernel that is gone."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect
from scarto_widgets import Table
from table_helpers import CORNER, at_the_end, card, cards, in_the_play, status, tool
from waiting import answered, ready


def test_a_new_hand_in_the_middle_asks_first(show):
    table = in_the_play()
    page, _ = show(table)
    dealer, old = table.hand.dealer, table.hand
    tool(page, "new_hand").click()
    page.get_by_role("button", name="Play on").click()
    expect(tool(page, "new_hand")).to_be_focused()
    answered(page)
    assert table.hand is old
    tool(page, "new_hand").click()
    page.get_by_role("button", name="Deal again", exact=True).click()
    expect(cards(page)).to_have_count(28 if dealer == 0 else 25)
    assert table.hand.dealer == dealer
    assert table.hand.dealt != old.dealt


def test_the_same_deal_again(show):
    table = at_the_end()
    page, _ = show(table)
    dealt = table.hand.dealt
    page.locator(".sc-result").get_by_role("button", name="Same deal again").click()
    expect(page.locator(".sc-where")).to_contain_text("practice")
    assert table.hand.dealt == dealt
    assert len(table.match.finished) == 1


def test_starting_over_in_the_middle_asks_first(show):
    table = in_the_play()
    page, _ = show(table)
    dealt = table.hand.dealt
    tool(page, "same_deal").click()
    page.get_by_role("button", name="Start again").click()
    expect(page.locator(".sc-plaque", has_text="nothing taken yet")).to_have_count(3)
    assert table.hand.dealt == dealt
    assert not table.session.counted


def test_keys_pressed_at_the_table_are_no_commands_for_the_notebook(show):
    page, _ = show(in_the_play())
    cards(page).first.focus()
    mark = "document.activeElement.getAttribute('data-lm-suppress-shortcuts')"
    page.keyboard.press("d")
    assert page.evaluate(mark) == "true"
    page.keyboard.press("Control+y")
    assert page.evaluate(mark) is None


def test_the_coach_is_switched(show):
    table = in_the_play()
    page, _ = show(table)
    switch = page.get_by_role("switch", name="Coach")
    expect(switch).to_be_checked()
    advised = table.state["coach"]["suggest"][0]
    expect(page.get_by_role("region", name="Coach")).to_contain_text(table.state["coach"]["reason"])
    expect(card(page, advised)).to_have_accessible_name(re.compile("coach"))
    switch.click()
    expect(switch).not_to_be_checked()
    expect(page.get_by_role("region", name="Coach")).to_have_count(0)
    assert table.state["coach"] is None


def test_options_start_another_match(show):
    table = in_the_play()
    page, _ = show(table)
    tool(page, "options").click()
    page.get_by_label("Rules").select_option("piemontese")
    page.get_by_label("Game").select_option("four")
    page.get_by_label("Dora plays as").select_option("greedy")
    page.get_by_role("button", name="Start a new match").click()
    expect(page.locator(".sc-plaque")).to_have_count(4)
    assert (table.match.rules.name, table.match.rules.players) == ("piemontese", 4)
    assert table.session.bots[2] == "greedy"


def test_a_record_is_copied_and_played(show):
    table = at_the_end()
    page, _ = show(table)
    tool(page, "record").click()
    page.get_by_role("button", name="Copy this hand").click()
    box = page.get_by_label("Record of a hand")
    expect(box).to_have_value(json.dumps(table.hand.to_record()))
    record = {**table.hand.to_record(), "plays": [str(played) for played in table.hand.plays][:12]}
    box.fill(json.dumps(record))
    page.get_by_role("button", name="Play this record").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert len(table.hand.tricks) >= 4
    expect(page.locator(".sc-where")).to_contain_text("practice")


def test_a_record_of_the_hand_being_played_stays_secret(show):
    page, served = show(in_the_play())
    tool(page, "record").click()
    page.get_by_role("button", name="Copy this hand").click()
    answered(page)
    expect(page.get_by_role("dialog").get_by_role("status")).to_contain_text("when the hand is over.")
    page.get_by_label("Record of a hand").fill("no record")
    page.get_by_role("button", name="Play this record").click()
    expect(page.get_by_text("not JSON")).to_be_visible()
    assert "hands" not in json.dumps(served.said)


def test_two_views_of_one_table_go_together(show):
    table = in_the_play()
    page, _ = show(table, views=2)
    chosen = table.hand.legal_plays()[0]
    expect(card(page, chosen)).to_have_count(2)
    card(page, chosen).first.click(position=CORNER)
    expect(card(page, chosen)).to_have_count(0)
    held = len(table.hand.hands[0])
    expect(cards(page)).to_have_count(2 * held)


def test_two_tables_share_one_deck_and_nothing_else(show):
    one, other = in_the_play(), Table(seed=8)
    page, _ = show(one, other)
    expect(page.locator("#scarto-deck")).to_have_count(1)
    before, held = other.state, len(one.hand.hands[0])
    card(page, one.hand.legal_plays()[0]).first.click(position=CORNER)
    expect(page.locator(".scarto").first.locator("button.sc-card")).to_have_count(held - 1)
    answered(page)
    assert other.state == before


def test_a_table_taken_away_leaves_nothing_behind(show):
    page, _ = show(in_the_play(), speed="slow")
    page.evaluate("window.tables[0].remove()")
    expect(page.locator(".scarto")).to_have_count(0)
    assert page.evaluate("window.tables[0].model.listeners.length + window.drawings.listeners.length") == 0


def test_a_kernel_that_is_gone_is_told_in_words_and_a_button_brings_another(show):
    table = in_the_play()
    page, _ = show(table)
    page.evaluate("window.drawings.comm_live = false; window.drawings.trigger('comm_live_update')")
    expect(status(page)).to_contain_text("kernel behind this table is gone")
    cards(page).first.click(position=CORNER)
    expect(status(page)).to_contain_text("kernel behind this table is gone")
    with page.expect_event("load"):
        page.get_by_role("button", name="Start again").click()
    ready(page)
    expect(status(page)).not_to_contain_text("gone")


def test_a_kernel_that_does_not_answer_is_told_in_words(show):
    table = in_the_play()
    page, served = show(table)
    page.clock.install()
    served.silent = True
    card(page, table.hand.legal_plays()[0]).click(position=CORNER)
    page.clock.run_for(6000)
    expect(status(page)).to_contain_text("does not answer")
    expect(page.get_by_role("button", name="Start again")).to_be_visible()
    served.silent = False
    card(page, table.hand.legal_plays()[0]).click(position=CORNER)
    expect(status(page)).not_to_contain_text("does not answer")
    expect(page.get_by_role("button", name="Start again")).to_have_count(0)


def test_what_the_page_writes_is_thrown_away(show):
    table = in_the_play()
    page, _ = show(table)
    before = table.state
    page.evaluate("""() => {
        const { model } = window.tables[0];
        model.set("now", { ...model.get("now"), hand_no: 99 });
        model.save_changes();
    }""")
    page.wait_for_function("window.tables[0].model.get('now').hand_no !== 99")
    assert table.state == before
    card(page, table.hand.legal_plays()[0]).click(position=CORNER)
    expect(cards(page)).to_have_count(len(before["view"]["hand"]) - 1)
