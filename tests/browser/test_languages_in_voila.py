"""A visitor chooses a language at the table; the other pages speak it too."""

from __future__ import annotations

from playwright.sync_api import expect


def test_the_language_goes_with_the_visitor_from_page_to_page(page, voila_url):
    page.goto(voila_url("table.ipynb"))
    page.locator('[data-tool="options"]').click()
    page.get_by_label("Language").select_option("es")
    expect(page.get_by_role("dialog", name="Opciones")).to_be_visible()
    page.get_by_role("button", name="Cerrar").click()
    expect(page.locator(".scarto")).to_have_attribute("lang", "es")
    page.goto(voila_url("ranking.ipynb"))
    expect(page.get_by_role("heading", name="¿Cuál gana?")).to_be_visible()
    page.get_by_role("button", name="Italiano").click()
    expect(page.get_by_role("heading", name="Quale vince?")).to_be_visible()
    page.goto(voila_url("table.ipynb"))
    expect(page.locator('[data-tool="undo"]')).to_have_text("Annulla")
