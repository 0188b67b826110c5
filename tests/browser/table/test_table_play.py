"""A person plays at the table, by mouse, by keyboard and by touch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from scarto_widgets import Table
from table_helpers import CORNER, at_the_scarto, card, cards, in_the_play, let_play, status
from waiting import answered, ready, stop_the_clock

import scarto_core as sc

LIFTED = re.compile("is-lifted")


def test_a_whole_hand_by_mouse(show):
    table = at_the_scarto()
    page, _ = show(table)
    confirm = page.get_by_role("button", name="Lay away", exact=True)
    for chosen in table.hand.legal_discards()[:3]:
        expect(confirm).to_be_disabled()
        card(page, chosen).click(position=CORNER)
        expect(card(page, chosen)).to_have_attribute("aria-pressed", "true")
    confirm.click()
    answered(page)
    while table.hand.phase == "play":
        left = len(table.hand.hands[0])
        card(page, table.hand.legal_plays()[0]).click(position=CORNER)
        expect(cards(page)).to_have_count(left - 1)
        answered(page)
    expect(page.locator(".sc-result h3")).to_contain_text("the hand")
    counts = page.locator(".sc-result tbody tr td:nth-child(2)").all_text_contents()
    assert counts == [str(count) for count in table.hand.counts()]
    page.locator(".sc-result").get_by_role("button", name="New hand").click()
    expect(cards(page)).to_have_count(25)
    assert len(table.match.hands) == 2


def test_the_scarto_counts_undoes_and_says_why(show):
    table = at_the_scarto()
    page, _ = show(table)
    first, second, third, fourth = table.hand.legal_discards()[:4]
    counter = page.locator(".sc-counter")
    card(page, first).click(position=CORNER)
    card(page, second).click(position=CORNER)
    expect(counter).to_have_text("2 of 3")
    card(page, first).click(position=CORNER)
    expect(counter).to_have_text("1 of 3")
    page.get_by_role("button", name="Take back").click()
    expect(counter).to_have_text("0 of 3")
    for chosen in (first, second, third):
        card(page, chosen).click(position=CORNER)
    expect(page.get_by_role("button", name="Lay away", exact=True)).to_be_enabled()
    card(page, fourth).click(position=CORNER)
    expect(status(page)).to_contain_text("enough")
    expect(counter).to_have_text("3 of 3")
    king = next(held for held in table.hand.hands[0] if held.rank == 14 and held.suit in "SBCD")
    card(page, king).click(position=CORNER)
    expect(status(page)).to_have_text("Kings may never be laid away.")
    answered(page)
    for held in table.hand.talon:
        expect(card(page, held)).to_have_accessible_name(re.compile("from the talon"))
    assert table.hand.phase == "discard"


def test_an_illegal_card_answers_with_the_rule_and_stays(show):
    table = in_the_play()
    page, served = show(table)
    legal = set(table.hand.legal_plays())
    barred = next(held for held in table.hand.hands[0] if held not in legal)
    card(page, barred).click(position=CORNER)
    expect(status(page)).to_have_text(table.hand.explain(barred))
    expect(card(page, barred)).to_have_attribute("aria-description", table.hand.explain(barred))
    expect(card(page, barred)).to_have_accessible_name(re.compile("not allowed"))
    answered(page)
    assert not served.said      # the page knew the answer
    for held in legal:
        expect(card(page, held)).to_have_attribute("data-allowed", "yes")


def test_a_whole_hand_by_keyboard(show):
    table = at_the_scarto()
    page, _ = show(table)
    page.locator("button.sc-card[tabindex='0']").focus()
    for chosen in table.hand.legal_discards()[:3]:
        walk_to(page, chosen)
        page.keyboard.press("Space")
        expect(card(page, chosen)).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Lay away", exact=True).focus()
    page.keyboard.press("Enter")
    answered(page)
    expect(cards(page)).to_have_count(25)
    while table.hand.phase == "play":
        left = len(table.hand.hands[0])
        walk_to(page, table.hand.legal_plays()[-1])
        page.keyboard.press("Enter")
        expect(cards(page)).to_have_count(left - 1)
        answered(page)
    expect(page.locator(".sc-result h3")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(cards(page)).to_have_count(25)
    expect(page.locator("button.sc-card[tabindex='0']")).to_be_focused()


def walk_to(page: Page, wanted: object) -> None:
    """Go to a card as a person would: to the end, then left until it is reached."""
    page.keyboard.press("End")
    for _ in range(30):
        if page.evaluate("document.activeElement.dataset.card") == str(wanted):
            return
        page.keyboard.press("ArrowLeft")
    pytest.fail(f"{wanted} was not reached")


def test_arrows_go_by_card_and_by_suit(show):
    page, _ = show(at_the_scarto())
    page.locator("button.sc-card[tabindex='0']").focus()

    def here() -> str:
        return page.evaluate("document.activeElement.dataset.card")

    names = cards(page).evaluate_all("nodes => nodes.map(node => node.dataset.card)")
    page.keyboard.press("Home")
    assert here() == names[0]
    page.keyboard.press("ArrowLeft")
    assert here() == names[0]
    page.keyboard.press("ArrowRight")
    assert here() == names[1]
    suits = list(dict.fromkeys(name[0] for name in names if name != "F"))
    for suit in suits[1:]:
        page.keyboard.press("ArrowDown")
        assert here() == next(name for name in names if name[0] == suit)
    page.keyboard.press("ArrowUp")
    assert here()[0] == suits[-2]
    page.keyboard.press("End")
    assert here() == names[-1]
    assert page.locator("button.sc-card[tabindex='0']").count() == 1


@pytest.mark.parametrize("players", [3, 4])
def test_a_phone_has_room_for_every_card(show, players):
    table = Table(sc.ruleset("course").with_(players=players), seed=7)
    page, _ = show(table, phone=True)
    for _ in range(2):
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        widths = cards(page).evaluate_all("nodes => nodes.map(node => node.getBoundingClientRect().width)")
        assert min(widths) >= 24
        let_play(table, until=lambda hand: len(hand.tricks) > 2)
        page.reload()
        ready(page)
    chosen = table.hand.legal_plays()[0]
    before = len(table.hand.hands[0])
    card(page, chosen).tap(position=CORNER)
    expect(card(page, chosen)).to_have_class(LIFTED)
    card(page, chosen).tap(position=CORNER)
    expect(cards(page)).to_have_count(before - 1)


def test_a_finger_lifts_a_card_before_it_plays(show):
    table = in_the_play()
    page, _ = show(table, phone=True)
    before = len(table.hand.hands[0])
    one, other = table.hand.legal_plays()[:2]
    for chosen in (one, other):
        card(page, chosen).tap(position=CORNER)
        expect(card(page, chosen)).to_have_class(LIFTED)
    expect(page.locator(".is-lifted")).to_have_count(1)
    expect(status(page)).to_contain_text("tap again")
    answered(page)
    assert len(table.hand.hands[0]) == before
    page.get_by_role("button", name="Play", exact=True).tap()
    expect(card(page, other)).to_have_count(0)
    answered(page)
    assert len(table.hand.hands[0]) == before - 1
    expect(page.get_by_role("button", name="Play", exact=True)).to_have_count(0)


def test_a_finger_on_a_barred_card_learns_its_name_and_why(show):
    table = in_the_play()
    page, _ = show(table, phone=True)
    barred = next(held for held in table.hand.hands[0] if held not in table.hand.legal_plays())
    card(page, barred).tap(position=CORNER)
    expect(status(page)).to_contain_text(table.hand.explain(barred))
    expect(status(page)).to_contain_text(re.compile(" of |trump|Fool"))


def test_one_tap_plays_where_it_is_set(show):
    table = in_the_play()
    page, _ = show(table, phone=True)
    page.evaluate("localStorage['scarto-taps'] = 'one'")
    chosen = table.hand.legal_plays()[0]
    card(page, chosen).tap(position=CORNER)
    expect(card(page, chosen)).to_have_count(0)


def test_a_key_plays_the_only_legal_card_and_another_lists_the_keys(show):
    table = Table(seed=7)
    let_play(table, until=lambda hand: len(hand.legal_plays()) > 1)
    page, _ = show(table)
    page.locator("button.sc-card[tabindex='0']").focus()
    page.keyboard.press(".")
    expect(status(page)).to_contain_text("More than one")
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Keys").wait_for()
    page.keyboard.press(".")
    page.keyboard.press("Escape")
    page, _ = show(table := with_one_legal_card())
    page.locator("button.sc-card[tabindex='0']").focus()
    before = len(table.hand.hands[0])
    page.keyboard.press(".")
    expect(cards(page)).to_have_count(before - 1)


def with_one_legal_card() -> Table:
    for seed in range(50):
        table = Table(seed=seed)
        let_play(table, until=lambda hand: len(hand.legal_plays()) == 1 and len(hand.hands[0]) > 1)
        if table.hand.phase == "play":
            return table
    pytest.fail("no such table")


def test_every_card_says_its_place_in_the_suit_and_whether_it_is_legal(show):
    table = in_the_play()
    page, _ = show(table)
    legal = table.hand.legal_plays()
    for held in table.hand.hands[0]:
        note = "legal" if held in legal else "not allowed now"
        expect(card(page, held)).to_have_accessible_name(re.compile(rf"strongest of \w+, {note}|Fool, {note}"))


def test_a_double_click_plays_one_card(show):
    table = in_the_play()
    page, _ = show(table)
    before = len(table.hand.hands[0])
    card(page, table.hand.legal_plays()[0]).dblclick(position=CORNER)
    expect(cards(page)).to_have_count(before - 1)
    answered(page)
    assert len(table.hand.hands[0]) == before - 1


def test_a_key_held_down_plays_one_card(show):
    table = in_the_play()
    page, _ = show(table)
    before = len(table.hand.hands[0])
    card(page, table.hand.legal_plays()[0]).focus()
    for _ in range(4):
        page.keyboard.down("Enter")     # without an up: the key repeats
    page.keyboard.up("Enter")
    answered(page)
    assert len(table.hand.hands[0]) == before - 1


def test_focus_stays_in_the_hand_when_a_card_leaves_it(show):
    table = in_the_play()
    page, _ = show(table)
    chosen, focused = table.hand.legal_plays()[0], "document.activeElement.className"
    card(page, chosen).focus()
    page.keyboard.press("Enter")
    expect(card(page, chosen)).to_have_count(0)
    assert page.evaluate(focused).startswith("sc-card")
    answered(page)
    assert page.evaluate(focused).startswith("sc-card")


def test_what_happened_is_announced(show):
    table = in_the_play()
    page, _ = show(table)
    done = len(table.hand.tricks)
    card(page, table.hand.legal_plays()[0]).click(position=CORNER)
    answered(page)
    log = page.get_by_role("log").text_content()
    winner = table.hand.tricks[done].winner
    assert ("You take" if winner == 0 else ["", "Bruna takes", "Carlo takes"][winner]) in log
    expect(status(page)).to_contain_text("Your turn")
    assert log.rstrip().endswith(status(page).text_content())
    assert page.locator(".scarto > [aria-live], .sc-table [aria-live]").count() == 1


def test_the_card_played_is_shown_before_the_kernel_answers_and_comes_back_if_it_does_not(show):
    table = in_the_play()
    page, served = show(table)
    chosen, held = table.hand.legal_plays()[0], len(table.hand.hands[0])
    stop_the_clock(page)      # else it would soon be told that nobody answers
    served.silent = True
    card(page, chosen).click(position=CORNER)
    expect(cards(page)).to_have_count(held - 1)
    expect(page.locator(".sc-trick")).to_contain_text("You:")
    page.clock.run_for(1000)      # the marks of the others wait a little for an answer
    expect(page.locator(".is-allowed, .is-barred")).to_have_count(0)
    assert len(table.hand.hands[0]) == held
    page.evaluate("window.tables[0].model.trigger('msg:custom', { kind: 'refused', text: 'It came late.' }, [])")
    expect(cards(page)).to_have_count(held)
    expect(status(page)).to_have_text("It came late.")
    served.silent = False
    card(page, chosen).click(position=CORNER)
    answered(page)
    assert chosen not in table.hand.hands[0]
