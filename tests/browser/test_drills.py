"""Drills, quizzes and the count tray in a real browser: by mouse, touch and keyboard, light and dark."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from scarto_widgets.drills import DRILLS, CountTray, Drill, Quiz, make_question, mixed, right_answer
from waiting import answered, ready

sys.path.insert(0, str(Path(__file__).parent / "table"))

from page_of_tables import TablePage  # its folder is on the path only now

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
PILE = "CK S2 S3 T1 CQ D4 F B5 DJ".split()


@pytest.fixture
def show(new_page: Callable[..., Page]) -> Iterator[Callable[..., Page]]:
    """Return a function that puts widgets on a page without Jupyter: `page = show(Drill("which_wins", seed=1))`."""
    with ExitStack() as stack:

        def open_widgets(*widgets, theme="light", views=1, **options):
            served = stack.enter_context(TablePage(*widgets, views=views))
            page = new_page(**{"reduced_motion": "reduce", **options})
            stack.callback(page.close)  # before what it talks to
            page.goto(f"{served.url}?theme={theme}")
            ready(page)
            return page

        yield open_widgets


def answer_by_mouse(page, question, right=True):
    """Give the right answer, or a wrong one, with clicks."""
    answer = right_answer(question)
    if question.kind == "choice":
        values = [choice.value for choice in question.choices]
        place = values.index(answer) if right else next(n for n, value in enumerate(values) if value != answer)
        return page.locator(".sd-choice").nth(place).click()
    if question.kind == "pick":
        barred = [card for card in question.hand if card not in question.answer]
        cards = list(answer) if right else [*barred[:1], *list(answer)[: (question.count or 2) - 1]]
        for card in cards:
            page.locator(f'[data-card="{card}"]').click(position={"x": 8, "y": 12})
    else:
        numbers = [answer] if question.kind == "number" else list(answer)
        for place, number in enumerate(numbers):
            page.locator(".sd-number").nth(place).fill(mixed(number + (0 if right else place + 1)))
    return page.get_by_role("button", name="Answer").click()


@pytest.mark.parametrize("drill", DRILLS)
def test_a_right_and_a_wrong_answer_by_mouse(show, drill):
    widget = Drill(drill, seed=6, level=2)
    page = show(widget)
    answer_by_mouse(page, widget.session.question)
    expect(page.get_by_role("status").first).to_contain_text("Right.")
    assert widget.session.right == 1
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_role("button", name="Next")).to_be_hidden()
    answer_by_mouse(page, widget.session.question, right=False)
    expect(page.locator('[data-mark="wrong"]').first).to_be_visible()
    assert (widget.session.asked, widget.session.streak) == (2, 0)
    expect(page.locator(".sd-score")).to_contain_text("1 of 2 right")
    expect(page.locator(".sd-score")).to_contain_text("1 to repeat")


@pytest.mark.parametrize("drill", DRILLS)
def test_by_touch_on_a_phone_nothing_is_cut_off(show, drill):
    widget = Drill(drill, seed=2, level=4)
    page = show(widget, **PHONE)
    answer_by_mouse(page, widget.session.question)
    expect(page.get_by_role("button", name="Next")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    for button in page.locator(".sd button:visible, .sd input:visible").all():
        box = button.bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390


@pytest.mark.parametrize("width", [360, 768, 1920])
@pytest.mark.parametrize("drill", ["lay_away", "count_pile", "score_sheet"])
def test_every_width_holds_the_board(show, drill, width):
    page = show(Drill(drill, seed=3, level=4), viewport={"width": width, "height": 900})
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("drill", DRILLS)
def test_axe_finds_nothing(show, axe, drill, theme):
    widget = Drill(drill, seed=5, level=3)
    page = show(widget, theme=theme)
    assert axe(page, ".sd") == []
    answer_by_mouse(page, widget.session.question, right=False)
    expect(page.get_by_role("button", name="Next")).to_be_visible()
    assert axe(page, ".sd") == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_the_tray(show, axe, theme):
    tray = CountTray(PILE)
    page = show(tray, theme=theme)
    assert axe(page, ".sd") == []
    for _ in range(4):
        page.locator(".sd-heap button").first.click()
        answered(page)
    expect(page.locator(".sd-trio.is-full")).to_have_count(1)
    assert axe(page, ".sd") == []


def test_choosing_by_keyboard_alone(show):
    widget = Drill("which_wins", seed=3)
    page = show(widget)
    page.keyboard.press("Tab")  # the language comes first
    page.keyboard.press("Tab")
    for number in range(1, 4):
        question = widget.session.question
        expect(page.locator(".sd-choice:focus")).to_have_count(1)
        place = [choice.value for choice in question.choices].index(question.answer)
        page.keyboard.press(str(place + 1))
        expect(page.get_by_role("button", name="Next")).to_be_focused()
        assert widget.session.right == number
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="Next")).to_be_hidden()


def test_arrows_go_through_the_choices(show):
    page = show(Drill("name_the_card", seed=3))
    page.locator(".sd-choice").first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".sd-choice").nth(1)).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".sd-choice").first).to_be_focused()


def test_marking_cards_by_keyboard_alone(show):
    widget = Drill("legal_play", seed=3, level=1)
    page = show(widget)
    page.keyboard.press("Tab")  # the language comes first
    page.keyboard.press("Tab")
    question = widget.session.question
    for card in question.hand:
        expect(page.locator(f'[data-card="{card}"]')).to_be_focused()
        if card in question.answer:
            page.keyboard.press("Space")
            expect(page.locator(f'[data-card="{card}"]')).to_have_attribute("aria-pressed", "true")
        if card != question.hand[-1]:
            page.keyboard.press("ArrowRight")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").first).to_contain_text("Right.")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Next")).to_be_hidden()
    expect(page.locator(f'[data-card="{widget.session.question.hand[0]}"]')).to_be_focused()


def test_a_sheet_by_keyboard_alone(show):
    widget = Drill("score_sheet", seed=3, level=1)
    page = show(widget)
    page.keyboard.press("Tab")  # the language comes first
    page.keyboard.press("Tab")
    for number in widget.session.question.answer:
        page.keyboard.type(mixed(number).replace("−", "-"))
        page.keyboard.press("Enter")
    expect(page.get_by_role("status").first).to_contain_text("Right.")
    expect(page.get_by_role("button", name="Next")).to_be_focused()


def test_what_is_no_number_is_asked_for_again(show):
    widget = Drill("count_pile", seed=3)
    page = show(widget)
    page.get_by_label("Your answer").fill("many")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").first).to_contain_text("Write a number")
    assert widget.session.asked == 0
    page.get_by_label("Your answer").fill(mixed(widget.session.question.answer))
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").first).to_contain_text("Right.")


def test_a_repeat_is_marked(show):
    widget = Drill("which_wins", seed=3)
    page = show(widget)
    answer_by_mouse(page, widget.session.question, right=False)
    missed = widget.session.question
    for _ in range(6):
        page.get_by_role("button", name="Next").click()
        expect(page.get_by_role("button", name="Next")).to_be_hidden()
        if widget.session.repeat:
            break
        answer_by_mouse(page, widget.session.question)
    assert widget.session.question == missed
    expect(page.get_by_text("once more", exact=True)).to_be_visible()
    expect(page.get_by_role("group", name="Once more, a question you got wrong")).to_be_visible()
    answer_by_mouse(page, missed)
    expect(page.get_by_role("status").first).to_contain_text("Right this time.")


def test_the_time_is_shown_only_against_the_clock(show):
    page = show(Drill("which_wins", seed=3))
    expect(page.locator(".sd-clock")).to_be_visible()
    page.wait_for_function("parseFloat(document.querySelector('.sd-clock').textContent) > 0.2")
    assert show(Drill("legal_play", seed=3)).locator(".sd-clock").is_hidden()


def test_a_quiz_is_tried_again_until_it_is_right(show, axe):
    question = make_question("who_takes_it", 1, 2)
    quiz = Quiz(question)
    page = show(quiz)
    assert axe(page, ".sd") == []
    answer_by_mouse(page, question, right=False)
    expect(page.get_by_role("status").first).to_contain_text("Not yet.")
    page.get_by_role("button", name="Try again").click()
    answered(page)
    answer_by_mouse(page, question)
    expect(page.get_by_role("status").first).to_contain_text("Right.")
    expect(page.get_by_role("button", name="Try again")).to_be_hidden()
    assert quiz.solved


def test_the_tray_by_keyboard_alone(show):
    tray = CountTray(PILE)
    page = show(tray)
    page.locator(".sd-heap button").first.focus()
    for left in (8, 7, 6):
        page.keyboard.press("Enter")
        expect(page.locator(".sd-heap button")).to_have_count(left)
    expect(page.locator(".sd-trio.is-full")).to_have_count(1)
    expect(page.locator(".sd-heap button:focus")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".sd-trio")).to_have_count(3)  # a full one, one begun, the place for a new one
    assert [str(card) for card in tray.tray.trios[1]] == ["CQ"]


def test_the_tray_by_dragging(show):
    tray = CountTray(PILE)
    page = show(tray)

    def drag(card, target):
        page.locator(f'[data-card="{card}"]').hover()
        page.mouse.down()
        box = page.locator(target).bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=5)
        page.mouse.up()

    drag("CK", ".sd-trio.is-new")
    expect(page.locator(".sd-trio")).to_have_count(2)
    drag("T1", ".sd-trio.is-new")
    expect(page.locator(".sd-trio")).to_have_count(3)
    expect(page.locator(".sd-verdict")).to_contain_text("Several trios are short")
    drag("S2", '.sd-trio[data-drop="1"]')
    expect(page.locator('.sd-trio[data-drop="1"] button')).to_have_count(2)
    drag("CK", ".sd-heap")
    expect(page.locator(".sd-heap button")).to_have_count(7)
    assert [[str(card) for card in trio] for trio in tray.tray.trios] == [["T1", "S2"]]


def test_the_tray_shows_both_ways_and_that_they_agree(show):
    page = show(CountTray(PILE))
    page.get_by_role("button", name="Sort the rest").click()
    expect(page.locator(".sd-verdict")).to_have_text("All sorted: this pile counts 19. Both ways agree.")
    expect(page.locator(".sd-sums")).to_contain_text("25 − 6, two thirds of 9 = 19")
    page.get_by_role("button", name="Start again").click()
    expect(page.locator(".sd-heap button")).to_have_count(9)


def test_a_drill_with_its_tray(show):
    widget = Drill("count_pile", seed=2, level=2)
    page = show(widget)
    page.get_by_role("button", name="Use the count tray").click()
    page.get_by_role("button", name="Sort the rest").click()
    expect(page.locator(".sd-verdict")).to_contain_text(f"counts {widget.session.question.answer}.")
    answer_by_mouse(page, widget.session.question)
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".sd-tray")).to_be_hidden()


def test_two_views_of_one_drill_stay_together(show):
    widget = Drill("which_wins", seed=3)
    page = show(widget, views=2)
    first, second = page.locator(".sd").all()
    place = [choice.value for choice in widget.session.question.choices].index(widget.session.question.answer)
    first.locator(".sd-choice").nth(place).click()
    expect(second.get_by_role("status").first).to_contain_text("Right.")
    second.get_by_role("button", name="Next").click()
    expect(first.get_by_role("button", name="Next")).to_be_hidden()


def test_nothing_moves_and_all_is_told_without_colour(show):
    widget = Drill("which_wins", seed=3)
    page = show(widget, forced_colors="active")
    answer_by_mouse(page, widget.session.question, right=False)
    expect(page.locator('.sd-mark[data-mark="wrong"]')).to_contain_text("✗")
    expect(page.locator('.sd-mark[data-mark="missed"]')).to_contain_text("!")
