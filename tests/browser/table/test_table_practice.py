"""Taking back, the next seat, deals by number, and records as files."""

from __future__ import annotations

import json

from playwright.sync_api import expect
from scarto_widgets import Table
from table_helpers import CORNER, at_the_end, card, cards, in_the_play, tool
from waiting import answered


def test_a_card_is_taken_back_after_a_question(show):
    table = in_the_play()
    page, _ = show(table)
    chosen = table.hand.legal_plays()[0]
    record = table.hand.to_record()
    card(page, chosen).click(position=CORNER)
    expect(card(page, chosen)).to_have_count(0)
    answered(page)
    tool(page, "undo").click()
    page.get_by_role("button", name="Take it back").click()
    expect(card(page, chosen)).to_have_attribute("data-allowed", "yes")
    assert table.hand.to_record() == record
    expect(page.locator(".sc-where")).to_contain_text("practice")
    held = cards(page).count()
    cards(page).first.focus()
    page.keyboard.press("u")      # practice already: no question
    expect(cards(page)).to_have_count(held + 1)
    assert not table.session.counted


def test_the_hand_is_played_from_the_next_seat(show):
    table = at_the_end()
    page, _ = show(table)
    first = table.hand
    expect(page.locator(".sc-result")).to_contain_text(str(first.seed))
    page.get_by_role("button", name="From the next seat").click()
    expect(page.locator(".sc-where")).to_contain_text("practice")
    assert table.hand.dealt[0] == first.dealt[1]


def test_a_deal_is_played_by_its_number(show):
    table = in_the_play()
    page, _ = show(table)
    tool(page, "record").click()
    page.get_by_role("button", name="Play this deal").click()
    expect(page.get_by_text("1 to 15 digits")).to_be_visible()
    page.get_by_label("Number of the deal").fill("12345")
    page.get_by_label("Dealt by").select_option("1")
    page.get_by_role("button", name="Play this deal").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert (table.hand.seed, table.hand.dealer) == (12345, 1)


def test_a_record_is_saved_and_opened(show, tmp_path):
    table = at_the_end()
    page, _ = show(table)
    tool(page, "record").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    path = tmp_path / download.value.suggested_filename
    download.value.save_as(path)
    record = json.loads(path.read_text())
    assert record == table.hand.to_record()
    path.write_text(json.dumps({**record, "plays": record["plays"][:9]}))
    other = Table(seed=8)
    page, _ = show(other)
    tool(page, "record").click()
    page.locator("input[type=file]").set_input_files(path)
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert other.hand.dealt == table.hand.dealt
