"""The table is legible, fits, follows the theme, and axe finds nothing wrong with it."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from playwright.sync_api import Page, expect
from scarto_widgets import Table
from table_helpers import at_the_end, at_the_scarto, card, cards, in_the_play, let_play, tool, tool_menu
from waiting import boxes, ready, resize

import scarto_core as sc

STAGES = {"scarto": at_the_scarto, "play": in_the_play, "end": at_the_end}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("stage", STAGES)
def test_nobody_is_shut_out(show, axe, stage, phone, theme):
    page, _ = show(STAGES[stage](), phone=phone, theme=theme)
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_nobody_is_shut_out_of_the_dialogs(show, axe, phone, theme):
    page, _ = show(in_the_play(), phone=phone, theme=theme)
    dialogs = {
        "options": "Options",
        "record": "Record",
        "new_hand": "Throw this",
        "same_deal": "Start this",
        "undo": "Take your",
        "tricks": "All tricks",
    } | ({} if phone else {"keys": "Keys"})
    for key, dialog in dialogs.items():
        if phone:
            tool_menu(page).click()
        tool(page, key).click()
        page.get_by_role("dialog", name=dialog).wait_for()
        assert axe(page) == []
        page.keyboard.press("Escape")
        expect(tool_menu(page) if phone else tool(page, key)).to_be_focused()


@pytest.mark.parametrize("rules", [sc.ruleset("course"), sc.ruleset("course").with_(players=4)], ids=["three", "four"])
def test_a_projector_shows_the_whole_table(show, rules):
    page, _ = show(Table(rules, seed=7))
    assert page.locator(".sc-table").bounding_box()["height"] <= 720
    assert page.locator(".sc-row").count() == 1
    assert min(visible_widths(page)) >= 36


def test_28_cards_on_a_projector(show):
    page, _ = show(at_the_scarto())
    assert cards(page).count() == 28
    assert min(visible_widths(page)) >= 36


def visible_widths(page: Page) -> list[float]:
    return cards(page).evaluate_all("nodes => nodes.map(node => node.getBoundingClientRect().width)")


def test_suits_stand_together_in_playing_order(show):
    table = at_the_scarto()
    page, _ = show(table)
    names = cards(page).evaluate_all("nodes => nodes.map(node => node.dataset.card)")
    assert names == [str(held) for held in table.hand.view(0).hand]


def test_the_next_player_sits_on_your_right(show):
    page, _ = show(Table(sc.ruleset("course").with_(players=4), seed=7))
    you, bruna, carlo, dora = (
        page.locator(".sc-plaque", has_text=name).bounding_box() for name in ("You", "Bruna", "Carlo", "Dora")
    )
    assert bruna["x"] > dora["x"]
    assert carlo["y"] < you["y"]


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("stage", ["scarto", "play"])
def test_at_every_width_nothing_on_the_felt_covers_another(show, stage, players):
    page, _ = show(STAGES[stage](rules=sc.ruleset("course").with_(players=players)))
    for width in (1280, 1096, 1060, 870, 780, 700, 500, 390, 340):
        resize(page, width)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        plaques = boxes(page.locator(".sc-plaque"))
        others = boxes(page.locator(".sc-laid, .sc-scarto, .sc-slot, .sc-said"))
        assert len(plaques) >= players - 1  # where it is narrow there is none for the person who lays away
        assert others
        assert all(apart(*pair) for pair in combinations(plaques, 2)), width
        assert all(apart(*pair) for pair in product(plaques, others)), width


@pytest.mark.parametrize("language", ["en", "it", "es"])
def test_the_result_stands_clear_of_the_line_below_it(show, language):
    table = at_the_end(language=language)
    table.session.handle({"kind": "same_deal", "hand": table.session.hand_no})
    let_play(table)      # practice has a sentence more
    page, _ = show(table)
    for width in (1280, 1100, 900, 700):
        resize(page, width)
        result, said = (page.locator(part).bounding_box() for part in (".sc-result", ".sc-said"))
        assert apart(result, said), width


@pytest.mark.parametrize("look", ["screen", "projector"])
@pytest.mark.parametrize("rules", [sc.ruleset("course"), sc.ruleset("course").with_(players=4)], ids=["three", "four"])
def test_the_result_shows_all_its_words(show, rules, look):
    table = at_the_end(rules=rules, language="it")
    table.session.handle({"kind": "same_deal", "hand": table.session.hand_no})
    let_play(table)
    page, _ = show(table, look=look)
    for width in (1280, 900, 390):
        resize(page, width)
        result, felt = (page.locator(part).bounding_box() for part in (".sc-result", ".sc-felt"))
        assert page.locator(".sc-result").evaluate("node => node.scrollHeight - node.clientHeight") <= 0, width
        assert result["y"] + result["height"] <= felt["y"] + felt["height"], width


@pytest.mark.parametrize("look", ["screen", "projector"])
def test_a_sentence_of_two_lines_covers_no_plaque(show, look):
    page, _ = show(in_the_play(), look=look)
    said = page.locator(".sc-said")
    one_line = said.bounding_box()["height"]
    said.evaluate("node => { node.textContent = 'Carlo deals and has laid three cards away. '.repeat(2); }")
    two_lines = said.bounding_box()
    assert two_lines["height"] > one_line
    assert all(apart(two_lines, plaque.bounding_box()) for plaque in page.locator(".sc-plaque").all())


STAR = """node => {
    const style = getComputedStyle(node, "::before");
    const words = document.createRange();
    words.selectNodeContents(document.querySelector(".sc-tip"));
    return {
        top: node.getBoundingClientRect().top + parseFloat(style.top), below: words.getBoundingClientRect().bottom,
        colours: [style.color, style.backgroundColor],
    };
}"""


@pytest.mark.parametrize("stage", ["scarto", "play"])
def test_the_star_of_the_coach_lies_on_no_word_of_its_advice(show, stage):
    page, _ = show(STAGES[stage](language="it"))
    for width in (360, 390, 768, 1024):
        resize(page, width)
        star = page.locator(".is-advised").first.evaluate(STAR)
        assert star["top"] >= star["below"], width


@pytest.mark.parametrize("colours", ["none", "active"])
def test_a_star_on_other_cards_has_a_ground_of_its_own(show, colours):
    page, _ = show(at_the_scarto(), phone=True, forced_colors=colours)
    stars = [star.evaluate(STAR)["colours"] for star in page.locator(".sc-row + .sc-row .is-advised").all()]
    assert stars
    for colour, ground in stars:
        assert abs(brightness(colour) - brightness(ground)) > 100


def brightness(colour: str) -> float:
    """How bright a solid colour is, from 0 to 255."""
    numbers = [float(number) for number in colour.split("(")[1].rstrip(")").split(",")]
    assert len(numbers) == 3, "what shows through is no ground"
    return sum(numbers) / 3


def apart(one: dict[str, float], other: dict[str, float]) -> bool:
    across = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
    return across or one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]


def test_the_theme_is_jupyters_where_there_is_one(show):
    backgrounds = set()
    for theme, scheme in [("light", "dark"), ("dark", "light")]:
        page, _ = show(at_the_end(), theme=theme, color_scheme=scheme)
        paper = page.locator(".sc-result").evaluate("node => getComputedStyle(node).backgroundColor")
        red = int(paper.split("(")[1].split(",")[0])
        assert (red > 128) == (theme == "light")
        backgrounds.add(paper)
    assert len(backgrounds) == 2


RULESETS = {
    "three": sc.ruleset("course"),
    "four": sc.ruleset("course").with_(players=4),
    "piccolo": sc.ruleset("course").with_(piccolo=True),
}


@pytest.mark.parametrize(
    ("stage", "rules"), [*(("scarto", rules) for rules in RULESETS), ("play", "three"), ("play", "four")]
)
def test_a_phone_shows_the_trick_and_the_whole_hand_at_once(show, stage, rules):
    page, _ = show(STAGES[stage](rules=RULESETS[rules]), phone=True)
    for width, height in ((390, 664), (360, 740)):      # what is left below a browser's bars and a heading
        resize(page, width, height)
        bottom = page.locator(".sc-hand").first.evaluate("hand => hand.getBoundingClientRect().bottom")
        assert bottom <= height, (width, bottom)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        assert min(seen_sizes(page)) >= 24


def seen_sizes(page: Page) -> list[float]:
    """By card, the shorter side of what is in sight of it: the next in its row and the row below cover the rest."""
    return page.evaluate("""() => {
        const rows = [...document.querySelectorAll('.sc-hand:not(.sc-pile) .sc-row')];
        const tops = rows.map(row => row.getBoundingClientRect().top);
        return rows.flatMap((row, place) => [...row.children].map(card => {
            const box = card.getBoundingClientRect();
            return Math.min(box.width, Math.min(box.bottom, tops[place + 1] ?? Infinity) - box.top);
        }));
    }""")


def test_the_buttons_of_a_phone_lie_in_a_menu(show, axe):
    table = in_the_play()
    page, _ = show(table, phone=True)
    expect(tool(page, "undo")).to_be_hidden()
    tool_menu(page).press("Enter")
    expect(tool_menu(page)).to_have_attribute("aria-expanded", "true")
    expect(tool(page, "new_hand")).to_be_focused()
    assert axe(page) == []
    page.keyboard.press("Escape")
    expect(tool_menu(page)).to_be_focused()
    expect(tool(page, "undo")).to_be_hidden()
    tool_menu(page).click()
    tool(page, "coach").click()
    expect(page.locator(".sc-tip")).to_be_hidden()
    expect(tool(page, "undo")).to_be_hidden()


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_projector_shuts_nobody_out(show, axe, stage, theme):
    page, _ = show(STAGES[stage](), theme=theme)
    page.evaluate("localStorage['scarto-look'] = 'projector'")
    page.reload()
    ready(page)
    expect(page.locator(".scarto")).to_have_attribute("data-look", "projector")
    assert axe(page) == []
    assert page.locator(".sc-table").bounding_box()["height"] <= 780


def test_every_target_is_large_enough(show):
    """WCAG 2.2, 2.5.8: 24 by 24 pixels, what is covered not counted."""
    for stage in STAGES.values():
        for phone in (False, True):
            page, _ = show(stage(), phone=phone)
            if phone:
                tool_menu(page).click()
            sizes = page.locator(".sc-tool:visible, .sc-button:visible, .sc-prices summary:visible").evaluate_all(
                "nodes => nodes.map(node => node.getBoundingClientRect()).map(box => Math.min(box.width, box.height))"
            )
            assert min(sizes) >= 24
            assert min(seen_sizes(page), default=24) >= 24


def test_the_focus_is_never_covered(show):
    """WCAG 2.2, 2.4.11: what has the focus is in sight, whatever lies over the table."""
    page, _ = show(in_the_play())
    page.locator("button.sc-card[tabindex='0']").focus()
    for _ in range(30):
        page.keyboard.press("Tab")
        seen = page.evaluate("""() => {
            const node = document.activeElement;
            if (!node.closest('.scarto')) return true;
            node.scrollIntoView({ block: 'nearest' });
            const box = node.getBoundingClientRect();
            const top = document.elementFromPoint(box.left + 6, box.top + box.height / 2);
            return node.contains(top) || top?.contains(node);
        }""")
        assert seen


def test_forced_colours_still_tell_legal_from_barred(show):
    table = in_the_play()
    page, _ = show(table, forced_colors="active")
    legal = table.hand.legal_plays()[0]
    outline = card(page, legal).locator("img").evaluate("node => getComputedStyle(node).outlineStyle")
    assert outline == "solid"


@pytest.mark.parametrize("stage", STAGES)
def test_forced_colours_keep_everything_apart(show, axe, stage):
    page, _ = show(STAGES[stage](), forced_colors="active")
    # axe reckons with the page's own colours, where the browser shows the system's
    assert [each for each in axe(page) if not each.startswith("color-contrast")] == []
    if stage == "end":
        return
    frame = "node => [getComputedStyle(node).outlineStyle, getComputedStyle(node).outlineWidth].join(' ')"
    first, barred = (page.locator(f'button.sc-card[data-allowed="{mark}"]').first for mark in ("yes", "no"))
    assert first.locator("img").evaluate(frame) == "solid 3px"
    if barred.count():
        assert barred.locator("img").evaluate(frame) == "solid 1px"
    page.keyboard.press("Tab")
    page.locator("button.sc-card[tabindex='0']").focus()
    assert page.locator("button.sc-card:focus-visible img").evaluate(frame) == "solid 4px"
    if stage == "scarto":
        first.click(position={"x": 8, "y": 12})
        expect(page.locator(".sc-card.is-picked")).to_have_count(1)
        picked = page.locator(".sc-card.is-picked img")
        page.mouse.move(5, 5)
        assert picked.evaluate(frame).startswith(("dashed", "solid 4px"))
