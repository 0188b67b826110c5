"""Pictures of the table for people to look at: every width, look, game, deck and language, on one sheet.

    make pictures                                       into a folder of the system's for temporary files
    .venv/bin/python .tools/pictures.py table FOLDER    into a folder of your choice

The tables are the ones of the browser tests, at the scarto, in the play and at the end of a hand; the demo pages are as
Voilà serves them, by day and by night.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator, Mapping
from html import escape
from itertools import product
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import chromium
import servers
from environment import ROOT
from playwright.sync_api import Browser, Page, sync_playwright

from scarto_core import ruleset
from scarto_core.deck import DECKS
from scarto_core.languages import LANGUAGES

sys.path.insert(0, str(ROOT / "tests" / "browser" / "table"))

WIDE = {"viewport": {"width": 1280, "height": 720}}
PHONE = {"viewport": {"width": 390, "height": 780}, "has_touch": True, "is_mobile": True}
PROJECTOR = {"viewport": {"width": 1280, "height": 800}}
FOUR = ruleset("course").with_(players=4)
PICCOLO = ruleset("course").with_(piccolo=True)
GREY = "document.documentElement.style.filter = 'grayscale(1)'"
THOUGHTS = "document.querySelector('.sc-result .sc-button:last-of-type').click()"


class Shot(NamedTuple):
    """One picture: its name, the moment of the hand, how the table is laid, the window, and what is done first."""

    name: str
    moment: str
    table: Mapping[str, Any] = MappingProxyType({})
    window: Mapping[str, Any] = MappingProxyType(WIDE)
    theme: str = "light"
    look: str = "screen"
    first: str = ""
    """A script of the page."""


def shots() -> Iterator[Shot]:
    """Yield all pictures."""
    for place, window in (("1280", WIDE), ("390", PHONE)):
        for moment in ("scarto", "play", "end"):
            yield Shot(f"{place}-{moment}", moment, window=window)
            yield Shot(f"{place}-four-{moment}", moment, {"rules": FOUR}, window)
        yield Shot(f"{place}-piccolo", "scarto", {"rules": PICCOLO}, window)
        for deck in DECKS:
            yield Shot(f"{place}-grey-{deck}", "scarto", {"deck": deck}, window, first=GREY)
        yield Shot(f"{place}-french", "play", {"deck": "french"}, window)
        for language in LANGUAGES:
            yield Shot(f"{place}-{language}", "play", {"language": language}, window)
            yield Shot(f"{place}-{language}-options", "play", {"language": language}, window, first=_press("options"))
        yield Shot(f"{place}-dark", "play", window=window, theme="dark")
        yield Shot(f"{place}-dark-end", "end", window=window, theme="dark")
        yield Shot(f"{place}-forced-colours", "play", window={**window, "forced_colors": "active"})
        yield Shot(f"{place}-thoughts", "end", window=window, first=THOUGHTS)
    for moment in ("scarto", "play", "end"):
        yield Shot(f"projector-{moment}", moment, window=PROJECTOR, look="projector")
    yield Shot("projector-hidden-hand", "play", window=PROJECTOR, look="projector", first=_press("hide_hand"))
    yield Shot("390-menu", "play", window=PHONE, first="document.querySelector('.sc-menu').click()")
    for width in (360, 768, 1024, 1920):
        yield Shot(f"width-{width}", "play", window={"viewport": {"width": width, "height": 800}})


def _press(tool: str) -> str:
    return f"document.querySelector('[data-tool={tool}]').click()"


def main(folder: str | None = None) -> None:
    """Take all pictures, and write a page that shows them."""
    path = chromium.find()
    if path is None:
        raise SystemExit(chromium.MISSING)
    place = Path(folder or Path(tempfile.gettempdir()) / "scarto-pictures")
    place.mkdir(parents=True, exist_ok=True)
    names = []
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        os.environ["SCARTO_PROGRESS"] = str(Path(home) / "progress.json")
        browser = playwright.chromium.launch(executable_path=path, args=chromium.FLAGS)
        for shot in shots():
            _take(browser, shot, place)
            names.append(shot.name)
        names += _take_the_pages(browser, place, servers.private_settings(Path(home)))
        browser.close()
    (place / "index.html").write_text(_sheet(names), encoding="utf-8")
    print(f"{len(names)} pictures: {place / 'index.html'}")


def _take(browser: Browser, shot: Shot, folder: Path) -> None:
    import table_helpers
    from page_of_tables import TablePage

    moments = {"scarto": "at_the_scarto", "play": "in_the_play", "end": "at_the_end"}
    table = getattr(table_helpers, moments[shot.moment])(**shot.table)
    context = browser.new_context(**shot.window, reduced_motion="reduce")
    with TablePage(table) as served:
        page = context.new_page()
        page.add_init_script(f"localStorage['scarto-speed'] = 'off'; localStorage['scarto-look'] = '{shot.look}'")
        page.goto(f"{served.url}?theme={shot.theme}")
        page.wait_for_selector("body[data-ready]")
        if shot.first:
            page.evaluate(shot.first)
        _at_rest(page)
        page.screenshot(path=folder / f"{shot.name}.png")
    context.close()


def _take_the_pages(browser: Browser, folder: Path, variables: dict[str, str]) -> list[str]:
    """Take every demo page by day and by night, wide and on a phone, in a language each; return the pictures' names."""
    names = []
    demos = ROOT / "lessons" / "demos"
    server = servers.Demo(demos, "127.0.0.1", servers.free_port("127.0.0.1", [0]), variables=variables)
    try:
        for (width, window), scheme in product({"1280": WIDE, "390": PHONE}.items(), ("light", "dark")):
            for number, path in enumerate(sorted(demos.glob("*.ipynb"))):
                locale = list(LANGUAGES)[number % len(LANGUAGES)]
                context = browser.new_context(**window, color_scheme=scheme, locale=locale, reduced_motion="reduce")
                page = context.new_page()
                page.goto(server.page(path.name))
                page.wait_for_selector(".sc-demos a, .sc-card, .sd-card, .sd-choice")
                _at_rest(page)
                names.append(f"page-{path.stem}-{width}-{scheme}")
                page.screenshot(path=folder / f"{names[-1]}.png")
                context.close()
    finally:
        server.stop()
    return names


def _at_rest(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))")


def _sheet(names: list[str]) -> str:
    figures = "".join(
        f'<figure><a href="{escape(name)}.png"><img src="{escape(name)}.png" alt="" loading="lazy"></a>'
        f"<figcaption>{escape(name)}</figcaption></figure>"
        for name in names
    )
    style = (
        "body{display:flex;flex-wrap:wrap;gap:16px;font:15px sans-serif;background:#999}"
        "figure{margin:0}img{height:360px;display:block}"
    )
    head = f'<meta charset="utf-8"><title>The table</title><style>{style}</style>'
    return f'<!doctype html><html lang="en">{head}{figures}</html>'


if __name__ == "__main__":
    main(*sys.argv[1:2])
