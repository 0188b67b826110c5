"""A hand outlives the kernel it was played in."""

from __future__ import annotations

import json

from playwright.sync_api import expect
from scarto_widgets import Table
from table_helpers import CORNER, card, cards, let_play, status
from waiting import answered, ready


def test_a_hand_goes_on_in_a_fresh_kernel(show, axe):
    table = Table(seed=7)
    let_play(table, until=lambda hand: len(hand.tricks) > 2)
    page, served = show(table)
    card(page, table.hand.legal_plays()[0]).click(position=CORNER)
    answered(page)
    expect(cards(page)).to_have_count(len(table.hand.hands[0]))
    assert page.evaluate("Object.keys(localStorage).some((key) => key.startsWith('scarto-ticket'))")
    fresh = Table(seed=7)
    assert str(table.hand.seed) not in json.dumps(served.said)
    served.tables.clear()
    served.tables[fresh.model_id] = fresh
    served._listen_to(fresh)
    page.evaluate("localStorage['scarto-deck'] = 'french'")      # asking for it is no play
    page.reload()
    ready(page)
    answered(page)
    assert fresh.session.deck == "french"
    expect(status(page)).to_contain_text("unfinished")
    assert axe(page) == []
    page.get_by_role("button", name="Go on with it").click()
    expect(page.get_by_role("button", name="Go on with it")).to_have_count(0)
    assert fresh.hand.to_record() == table.hand.to_record()
    expect(cards(page)).to_have_count(len(table.hand.hands[0]))


def test_two_tables_laid_alike_keep_their_hands_apart(show):
    one, other = Table(seed=7), Table(seed=7)
    page, served = show(one, other, views=2)      # and all views of a table keep the same
    for table in (one, other):
        let_play(table, until=lambda hand: len(hand.tricks) > 1)
    let_play(other, until=lambda hand: len(hand.tricks) > 4)
    for number, table in enumerate((one, other)):
        page.evaluate("([number, table]) => Object.assign(window.tables[number].model.values, table)",
                      [2 * number, {"now": table.now, "options": table.options}])
        page.evaluate("number => window.tables[number].model.trigger('change:now')", 2 * number)
    tickets = page.evaluate("Object.keys(localStorage).filter(key => key.startsWith('scarto-ticket')).sort()")
    assert len(tickets) == 2
    fresh = [Table(seed=7), Table(seed=7)]
    served.tables.clear()
    for table in fresh:
        served.tables[table.model_id] = table
        served._listen_to(table)
    page.reload()
    ready(page)
    go_on = page.get_by_role("button", name="Go on with it")
    expect(go_on).to_have_count(4)
    page.locator(".scarto").nth(2).get_by_role("button", name="Go on with it").click()
    expect(go_on).to_have_count(2)
    assert fresh[1].hand.to_record() == other.hand.to_record()
    page.locator(".scarto").first.get_by_role("button", name="Go on with it").click()
    expect(go_on).to_have_count(0)
    assert fresh[0].hand.to_record() == one.hand.to_record()
