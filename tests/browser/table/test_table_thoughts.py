"""After a hand: what the bots thought, asked for trick by trick; and a coach that takes its time."""

from __future__ import annotations

from playwright.sync_api import expect
from scarto_widgets import Table
from table_helpers import at_the_end, in_the_play, let_play, tool
from waiting import answered


def test_the_bots_tell_what_they_thought(show, axe):
    table = at_the_end()
    page, served = show(table)
    page.get_by_role("button", name="What they thought").click()
    dialog = page.get_by_role("dialog", name="What they thought")
    where = dialog.get_by_role("status")
    expect(where).to_have_text("The scarto" if table.hand.dealer else "Trick 1 of 25")
    if table.hand.dealer:
        dialog.get_by_role("button", name="Next").click()
    for number in (1, 2, 3):
        expect(where).to_have_text(f"Trick {number} of 25")
        answered(page)
        trick = table.hand.tricks[number - 1]
        expect(dialog.locator(".sc-thought")).to_have_count(len(trick.plays))
        expect(dialog.locator(".sc-thought p").first).to_be_visible()
        question = {"kind": "thoughts", "hand": table.session.hand_no, "trick": number}
        expect(dialog).to_contain_text(table.session.handle(question)["plays"][0]["reason"][1:])
        assert axe(page) == []
        dialog.get_by_role("button", name="Next").click()
    expect(where).to_have_text("Trick 4 of 25")
    answered(page)
    expect(dialog).not_to_contain_text("is thinking")
    asked = [message["content"]["trick"] for _, message in served.said if message["method"] == "custom"]
    assert max(asked) == 4      # only what was looked at
    dialog.get_by_role("button", name="Before").click()
    expect(where).to_have_text("Trick 3 of 25")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="What they thought")).to_be_focused()


def test_there_is_nothing_to_ask_bots_without_words(show):
    page, _ = show(at_the_end(bots=("greedy", "random")))
    expect(page.get_by_role("button", name="New hand").last).to_be_visible()
    expect(page.get_by_role("button", name="What they thought")).to_have_count(0)


def test_a_coach_says_that_it_is_thinking_until_it_knows(show, axe):
    table = Table(seed=7)
    let_play(table, until=lambda hand: len(hand.tricks) > 2)
    later = []
    coach = table.session.coach
    coach._thinking.aside = lambda think, settle: later.append((think, settle))
    coach.adviser = Slow(coach.adviser)
    table.refresh()
    page, served = show(table)
    paper = page.get_by_role("region", name="Coach")
    expect(paper).to_contain_text("The coach is thinking")
    assert axe(page) == []
    think, settle = later.pop()
    settle(think())
    page.evaluate("message => window.tables[0].model.hear(message)", served.said[-1][1])
    expect(paper).to_contain_text("Play the")
    expect(page.locator(".is-advised")).to_have_count(1)


class Slow:
    slow = True

    def __init__(self, player):
        self.advise, self.choices = player.advise, player.choices


def test_who_coaches_is_chosen_where_there_is_a_choice(show):
    table = in_the_play()
    table.session.adviser_name = "Mine"      # a coach that the notebook brought, and the house's own
    table.refresh()
    page, _ = show(table)
    tool(page, "options").click()
    select = page.get_by_role("dialog").get_by_label("Coach")
    expect(select).to_have_value("Mine")
    select.select_option("club")
    answered(page)
    assert page.evaluate("window.tables[0].model.get('options').adviser") == "club"
    assert table.session.adviser_name == "club"
