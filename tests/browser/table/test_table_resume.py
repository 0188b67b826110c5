"""A hand outlives the kernel it was played in."""

from __future__ import annotations

import json

from playwright.sync_api import expect
from scarto_widgets import Table
from table_helpers import CORNER, card, cards, let_play, status


def test_a_hand_goes_on_in_a_fresh_kernel(show, axe):
    table = Table(seed=7)
    let_play(table, until=lambda hand: len(hand.tricks) > 2)
    page, served = show(table)
    card(page, table.hand.legal_plays()[0]).click(position=CORNER)
    expect(cards(page)).to_have_count(len(table.hand.hands[0]))
    page.wait_for_function("Object.keys(localStorage).some((key) => key.startsWith('scarto-ticket'))")
    fresh = Table(seed=7)
    assert str(table.hand.seed) not in json.dumps(served.said)
    served.tables.clear()
    served.tables[fresh.model_id] = fresh
    served._listen_to(fresh)
    page.evaluate("localStorage['scarto-deck'] = 'french'")      # asking for it is no play
    page.reload()
    page.wait_for_function("document.querySelector('.scarto use')?.getAttribute('href').includes('french')")
    expect(status(page)).to_contain_text("unfinished")
    assert axe(page) == []
    page.get_by_role("button", name="Go on with it").click()
    expect(page.get_by_role("button", name="Go on with it")).to_have_count(0)
    assert fresh.hand.to_record() == table.hand.to_record()
    expect(cards(page)).to_have_count(len(table.hand.hands[0]))
