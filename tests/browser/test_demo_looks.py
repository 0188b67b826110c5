"""The demo pages by night and by day, and in the visitor's language."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest
import servers
from playwright.sync_api import Page, expect

PAGES = sorted(path.stem for path in (Path(__file__).parents[2] / "lessons" / "demos").glob("*.ipynb"))
TO_DO = ".sc-demos a, .sc-hand.is-mine button.sc-card, .sd-choice, .sd-number, [data-card]"
SCREENS = {"wide": {"width": 1280, "height": 720}, "phone": {"width": 390, "height": 780}}
GROUND = """selector => {
    let node = document.querySelector(selector);
    while (node && /rgba\\(.*, 0\\)/.test(getComputedStyle(node).backgroundColor)) node = node.parentElement;
    return Math.max(...getComputedStyle(node ?? document.body).backgroundColor.match(/\\d+/g).slice(0, 3).map(Number));
}"""
"""How bright the ground under an element is, from 0 to 255."""


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_dark_where_the_visitor_has_it_dark(new_page, voila_url, axe, name):
    screen = SCREENS["phone" if len(name) % 2 else "wide"]
    page = new_page(viewport=screen, reduced_motion="reduce", color_scheme="dark")
    page.goto(voila_url(f"{name}.ipynb"))
    expect(page.locator(TO_DO).first).to_be_visible()
    for part in ("body", "h1", "main"):
        assert page.evaluate(GROUND, part) < 40, part
    assert axe(page) == []
    page.emulate_media(color_scheme="light")  # the sun comes out
    expect(page.locator("body")).to_have_attribute("data-jp-theme-light", "true")
    assert all(page.evaluate(GROUND, part) > 230 for part in ("body", "h1", "main"))


def test_no_page_is_white_before_it_is_dark(new_page, voila_url):
    """The very first that is painted is dark already: what follows the head is not waited for."""
    page = new_page(color_scheme="dark")
    page.goto(voila_url("table.ipynb"), wait_until="commit")
    page.wait_for_selector("#loading", state="attached")
    assert page.evaluate(GROUND, "#loading") < 40
    assert page.locator("body").get_attribute("data-jp-theme-light") == "false"


def test_forced_colours_are_obeyed(new_page, voila_url, axe):
    page = new_page(viewport=SCREENS["wide"], forced_colors="active", reduced_motion="reduce")
    page.goto(voila_url("index.ipynb"))
    expect(page.locator(TO_DO).first).to_be_visible()
    pressed = page.get_by_role("button", name="English")
    colours = "node => [node, node.nextElementSibling].map(each => getComputedStyle(each).backgroundColor)"
    chosen, other = pressed.evaluate(colours)
    assert chosen != other
    assert axe(page) == []


@pytest.fixture
def class_server(lessons, personal_files, server_log):
    """Return a function that starts a server of its own, with the options of `servers.Demo`."""
    started = []

    def start(**options) -> servers.Demo:
        port = servers.free_port("127.0.0.1", [0])
        settings = {"variables": personal_files, "log": server_log, **options}
        started.append(servers.Demo(lessons / "demos", "127.0.0.1", port, **settings))
        return started[-1]

    yield start
    for server in started:
        server.stop()


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_whoever_runs_the_server_may_choose_for_everybody(class_server, new_page, personal_files, tmp_path, theme):
    (tmp_path / "voila.json").write_text(json.dumps({"VoilaConfiguration": {"theme": theme}}))
    settings = os.pathsep.join([str(tmp_path), servers.settings()["JUPYTER_CONFIG_PATH"]])
    server = class_server(variables={**personal_files, "JUPYTER_CONFIG_PATH": settings})
    page = new_page(color_scheme="light" if theme == "dark" else "dark")
    page.goto(server.page("index.ipynb"))
    expect(page.locator(TO_DO).first).to_be_visible()
    for part in ("body", "h1", "main"):
        assert (page.evaluate(GROUND, part) < 40) == (theme == "dark"), part


def test_the_full_room_and_no_page_speak_to_the_visitor_too(class_server, new_page, axe, expected_errors):
    expected_errors += ["503", "404"]
    server = class_server(room=1)
    first = new_page(locale="it-CH", color_scheme="dark")
    first.goto(server.page("ranking.ipynb"))
    expect(first.locator(TO_DO).first).to_be_visible()
    late = new_page(locale="it-CH", color_scheme="dark")
    late.goto(server.page("table.ipynb"))
    expect(late.locator("html")).to_have_attribute("lang", "it")
    expect(late.get_by_role("heading")).to_have_text("Tutti i posti sono occupati 503")
    assert late.evaluate(GROUND, "main") < 60
    assert axe(late) == []
    first.get_by_role("button", name="Español").click()
    first.goto(f"{server.url}/nowhere")
    expect(first.get_by_role("heading")).to_have_text("No existe esa página 404")
    assert axe(first) == []


# -- languages


def speaks(page: Page, code: str, heading: str) -> None:
    """Check that page, tab and heading are in a language."""
    expect(page.locator("html")).to_have_attribute("lang", code)
    expect(page.get_by_role("heading", level=1)).to_have_text(heading, use_inner_text=True)
    expect(page).to_have_title(heading)


def test_a_first_visit_speaks_the_browsers_language(new_page, voila_url):
    page = new_page(locale="it-IT")
    page.goto(voila_url("table.ipynb"))
    speaks(page, "it", "Il tavolo")
    expect(page.locator(".scarto")).to_have_attribute("lang", "it")
    expect(page.get_by_role("link", name="Tutte le pagine")).to_be_visible()
    assert page.evaluate("localStorage.getItem('scarto-language')") is None  # nothing was chosen
    other = new_page(locale="de-DE")
    other.goto(voila_url("index.ipynb"))
    speaks(other, "en", "Scarto")


def test_a_page_and_its_table_choose_a_language_together(new_page, voila_url):
    page = new_page(reduced_motion="reduce")
    page.goto(voila_url("table.ipynb"))
    expect(page.locator(".sc-hand.is-mine")).to_be_visible()
    held = page.locator("button.sc-card").count()
    page.get_by_role("button", name="Español").click()
    speaks(page, "es", "La mesa")
    expect(page.locator(".scarto")).to_have_attribute("lang", "es")
    expect(page.locator("button.sc-card")).to_have_count(held)  # the hand goes on
    page.locator('[data-tool="options"]').click()
    page.get_by_label("Idioma").select_option("it")
    speaks(page, "it", "Il tavolo")
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Tutte le pagine").click()
    expect(page.get_by_text("Gioca una mano contro due bot.")).to_be_visible()
    speaks(page, "it", "Scarto")
    expect(page.get_by_role("navigation", name="Pagine da provare")).to_be_visible()
    assert page.get_by_role("link", name="Il tavolo").inner_text().startswith("Il tavolo")


def test_another_tab_hears_of_the_language(new_page, voila_url):
    page = new_page()
    page.goto(voila_url("index.ipynb"))
    expect(page.locator(TO_DO).first).to_be_visible()
    other = page.context.new_page()
    other.goto(voila_url("index.ipynb"))
    other.get_by_role("button", name="Italiano").click()
    expect(page.locator("html")).to_have_attribute("lang", "it")


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_all_in_one_language(new_page, voila_url, axe, name):
    page = new_page(viewport=SCREENS["phone"], locale="es", reduced_motion="reduce")
    page.goto(voila_url(f"{name}.ipynb"))
    expect(page.locator(TO_DO).first).to_be_visible()
    expect(page.locator(TO_DO).first).to_be_in_viewport(ratio=0.5)
    said = page.evaluate("document.body.innerText")
    assert not re.search(r"\b(the|and|your|which|card|cards|pages)\b", said, re.IGNORECASE), said
    assert page.locator(".sd-language:visible").count() == 0  # one choice of a language is enough
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert axe(page) == []
