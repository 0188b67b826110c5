"""A whole hand by clicking cards, in the welcome lesson in JupyterLab and on the demo page in Voilà."""

from __future__ import annotations

import nbformat
from playwright.sync_api import Locator, expect
from waiting import answered, cell_at

AT_ONCE = "localStorage.setItem('scarto-speed', 'off')"
CORNER = {"x": 8, "y": 12}  # the part of a fanned card that always stays in sight


def play_to_the_end(table: Locator) -> None:
    """Lay away, if that is yours to do, and click a card that may be played until the result is there."""
    mine, cards = table.locator(".sc-hand.is-mine"), table.locator("button.sc-card")
    expect(mine).to_be_visible()
    if table.get_by_role("button", name="Lay away", exact=True).count():
        for card in table.locator('button.sc-card[data-allowed="yes"]').all()[:3]:
            card.click(position=CORNER)
        table.get_by_role("button", name="Lay away", exact=True).click()
        answered(table.page)
        expect(cards).to_have_count(25)
    for left in range(24, -1, -1):
        expect(mine).to_be_visible()
        table.locator('button.sc-card[data-allowed="yes"]').first.click(position=CORNER)
        answered(table.page)
        expect(cards if left else table.locator(".sc-hand button.sc-card[data-allowed]")).to_have_count(left)
    expect(table.locator(".sc-result")).to_be_visible()


def test_a_whole_hand_in_the_welcome_lesson(page, open_in_lab, run_all, lessons):
    page.add_init_script(AT_ONCE)
    open_in_lab("00_welcome.ipynb")
    run_all(page)
    cells = nbformat.read(lessons / "00_welcome.ipynb", 4).cells
    place = next(place for place, cell in enumerate(cells) if "Table(" in cell.source)
    play_to_the_end(cell_at(page, place).locator(".sc-table"))


def test_a_whole_hand_on_the_demo_page(page, open_in_voila):
    page.add_init_script(AT_ONCE)
    open_in_voila("table.ipynb")
    play_to_the_end(page.locator(".sc-table"))
