"""What people do to widgets in JupyterLab: show them twice, run all again, restart the kernel, close and reopen."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import Locator, Page, expect
from waiting import answered

AT_ONCE = "localStorage.setItem('scarto-speed', 'off')"
CORNER = {"x": 8, "y": 12}
CELLS = {
    "twice": ["from scarto_widgets import Table\ntable = Table(seed=9)\ntable", "table"],
    "drill": ["from scarto_widgets.drills import Drill\nDrill('which_wins', seed=3)"],
}


@pytest.fixture
def notebook(lessons: Path, request: pytest.FixtureRequest):
    """A small notebook of this test's own beside the lessons; return a function that makes it and gives its name."""

    def make(*cells: str) -> str:
        name = f"{request.node.name}.ipynb"
        code = [nbformat.v4.new_code_cell(source) for source in cells]
        kernel = {"kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}}
        nbformat.write(nbformat.v4.new_notebook(cells=code, metadata=kernel), lessons / name)
        return name

    return make


def play_one(page: Page, which: int) -> None:
    """Click the first card that may be played at the table in that place on the page, and wait for the answer."""
    page.locator(".sc-table").nth(which).locator('button.sc-card[data-allowed="yes"]').first.click(position=CORNER)
    answered(page)


def cards(page: Page, which: int):
    return page.locator(".sc-table").nth(which).locator("button.sc-card")


def menu(page: Page, *path: str) -> None:
    """Choose from JupyterLab's menus."""
    page.locator(".lm-MenuBar-itemLabel").get_by_text(path[0], exact=True).click()
    for name in path[1:]:
        page.locator(".lm-Menu-itemLabel").get_by_text(name, exact=True).click()


@pytest.fixture
def end_the_kernel(kernel_ends):
    """Return a function that restarts the kernel or shuts it down, and waits until the page shows that it is gone."""

    def end(page: Page, how: str = "restarted") -> None:
        if how == "restarted":
            menu(page, "Kernel", "Restart Kernel…")
            page.locator(".jp-Dialog button.jp-mod-accept").click()
            expect(is_gone(page)).to_be_visible()
        else:
            menu(page, "Kernel", "Shut Down Kernel")
            expect(page.locator(".jp-StatusBar-TextItem", has_text="No Kernel")).to_be_visible()

    return end


def is_gone(page: Page) -> Locator:
    """What a widget says whose kernel has ended."""
    return page.locator(".jp-OutputArea").get_by_text("is gone").first


def test_two_views_of_one_table_show_the_same_hand(page, open_in_lab, run_all, notebook):
    page.add_init_script(AT_ONCE)
    open_in_lab(notebook(*CELLS["twice"]))
    run_all(page)
    expect(cards(page, 1)).to_have_count(25)
    play_one(page, 1)
    for which in (0, 1):
        expect(cards(page, which)).to_have_count(24)


def test_run_all_twice_lays_a_new_table_that_plays(page, open_in_lab, run_all, notebook):
    page.add_init_script(AT_ONCE)
    open_in_lab(notebook(CELLS["twice"][0]))
    run_all(page)
    play_one(page, 0)
    expect(cards(page, 0)).to_have_count(24)
    run_all(page)
    expect(cards(page, 0)).to_have_count(25)
    play_one(page, 0)
    expect(cards(page, 0)).to_have_count(24)


@pytest.mark.parametrize("kind", ["twice", "drill"])
def test_after_a_kernel_restart_the_old_widget_says_so(page, open_in_lab, run_all, notebook, end_the_kernel, kind):
    page.add_init_script(AT_ONCE)
    open_in_lab(notebook(CELLS[kind][0]))
    run_all(page)
    control = page.locator('button.sc-card[data-allowed="yes"], .sd-choice').first
    expect(control).to_be_visible()
    end_the_kernel(page)
    control.click(position=CORNER)
    expect(is_gone(page)).to_be_visible()
    run_all(page)
    expect(is_gone(page)).to_have_count(0)
    expect(control).to_be_visible()


@pytest.mark.parametrize("end", ["restarted", "shut down"])
def test_the_table_starts_again_and_the_hand_goes_on_in_another_kernel(
    page, open_in_lab, run_all, notebook, end_the_kernel, end
):
    page.add_init_script(AT_ONCE)
    open_in_lab(notebook(CELLS["twice"][0]))
    run_all(page)
    play_one(page, 0)
    expect(page.locator(".sc-hand.is-mine")).to_be_visible()
    expect(cards(page, 0)).to_have_count(24)
    end_the_kernel(page, end)
    play_one(page, 0)
    page.get_by_role("button", name="Start again").click()
    if end == "restarted":  # a kernel that runs is not thrown away unasked
        page.locator(".jp-Dialog button.jp-mod-accept").click()
    expect(page.locator(".sc-said")).to_contain_text("unfinished")
    page.get_by_role("button", name="Go on with it").click()
    expect(cards(page, 0)).to_have_count(24)
    play_one(page, 0)
    expect(cards(page, 0)).to_have_count(23)


def test_closed_and_reopened_the_hand_goes_on(page, open_in_lab, run_all, lab_url, notebook):
    page.add_init_script(AT_ONCE)
    name = notebook(CELLS["twice"][0])
    open_in_lab(name)
    run_all(page)
    play_one(page, 0)
    expect(cards(page, 0)).to_have_count(24)
    page.keyboard.press("Control+s")
    expect(page.locator(".jp-mod-dirty")).to_have_count(0)
    page.goto(lab_url(name))
    expect(cards(page, 0)).to_have_count(24)
    play_one(page, 0)
    expect(cards(page, 0)).to_have_count(23)


def test_the_dark_theme_reaches_the_table(page, open_in_lab, run_all, notebook):
    open_in_lab(notebook(CELLS["twice"][0]))
    run_all(page)
    felt = page.locator(".sc-table")
    paint = "table => getComputedStyle(table).backgroundImage"
    light = felt.evaluate(paint)
    assert "gradient" in light
    menu(page, "Settings", "Theme", "JupyterLab Dark")
    expect(page.locator("body[data-jp-theme-light='false']")).to_be_attached()
    assert felt.evaluate(paint) != light
