"""Waiting for the kernel, for the layout and for time: what stands between what a test does and what it looks at."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

SCROLL = """place => {
    const cells = [...document.querySelectorAll('.jp-Cell[data-windowed-list-index]')];
    const number = cell => Number(cell.dataset.windowedListIndex);
    const nearest = cells.reduce((a, b) => Math.abs(number(b) - place) < Math.abs(number(a) - place) ? b : a);
    nearest.scrollIntoView({ block: number(nearest) < place ? 'start' : 'end' });
    return number(nearest);
}"""
NEARER = """([place, before]) => [...document.querySelectorAll('.jp-Cell[data-windowed-list-index]')].some(
    cell => Math.abs(Number(cell.dataset.windowedListIndex) - place) < Math.abs(before - place))"""


def answered(page: Page) -> None:
    """Wait until the kernel has dealt with all that the page has told it so far, and the page has heard the answers.

    Before that nothing in Python is as the page shows it: your own card, for one, is shown as played at once.
    """
    page.wait_for_function("() => unanswered.size === 0")


def ready(page: Page) -> None:
    """Wait until a page without Jupyter shows its widgets, after it was opened or loaded again."""
    page.wait_for_selector("body[data-ready]")


def laid_out(page: Page) -> None:
    """Wait until widgets have arranged themselves: they hear of a new size a frame later than the layout."""
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))")


def resize(page: Page, width: int, height: int = 800) -> None:
    """Make the window so large, and let what is on the page arrange itself."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("size => innerWidth === size[0] && innerHeight === size[1]", arg=[width, height])
    laid_out(page)


def cell_at(page: Page, place: int) -> Locator:
    """Return a cell of the notebook in JupyterLab, scrolled to: only the cells near the screen are in the page."""
    cell = page.locator(f'.jp-Cell[data-windowed-list-index="{place}"]')
    while not cell.count():
        nearest = page.evaluate(SCROLL, place)
        page.wait_for_function(NEARER, arg=[place, nearest])
    cell.scroll_into_view_if_needed()
    return cell


def stop_the_clock(page: Page) -> None:
    """Let no time pass on the page but what a test lets pass: `page.clock.run_for(milliseconds)`."""
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
