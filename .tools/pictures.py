"""Take the README's pictures from the real thing: `.venv/bin/python .tools/pictures.py` writes lessons/pictures/.

Each lesson runs in JupyterLab, and what its cell tagged "picture" shows is taken; the table as Voilà serves it.
`.tools/pictures.py table` takes other ones, of the table in all its looks (see `table_pictures`).
"""

from __future__ import annotations

import re
import shutil
import sys
import tempfile
from pathlib import Path

import chromium
import nbformat
import servers
from environment import ROOT
from playwright.sync_api import Page, expect, sync_playwright

PICTURES = ROOT / "lessons" / "pictures"
TALLEST = 620  # pixels of a lesson's picture


def main() -> None:
    """Take all pictures."""
    path = chromium.find()
    if path is None:
        raise SystemExit(chromium.MISSING)
    expect.set_options(timeout=120_000)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        home = Path(folder)
        lessons = Path(shutil.copytree(ROOT / "lessons", home / "lessons"))
        browser = playwright.chromium.launch(executable_path=path, args=chromium.FLAGS)
        page = browser.new_page(viewport={"width": 1280, "height": 900})
        _take_the_table(page, lessons, servers.private_settings(home))
        _take_the_lessons(page, lessons, servers.private_settings(home))
        browser.close()


def _take_the_table(page: Page, lessons: Path, variables: dict[str, str]) -> None:
    server = servers.Demo(lessons / "demos", "127.0.0.1", servers.free_port("127.0.0.1", [0]), variables=variables)
    try:
        page.goto(server.page("table.ipynb"))
        expect(page.locator(".sc-hand.is-mine")).to_be_visible()
        page.locator(".sc-table").screenshot(path=PICTURES / "table.png")
    finally:
        server.stop()


def _take_the_lessons(page: Page, lessons: Path, variables: dict[str, str]) -> None:
    port = servers.free_port("127.0.0.1", [0])
    server = servers.Lab(lessons, "00_welcome.ipynb", "127.0.0.1", port, variables=variables)
    try:
        for notebook in sorted(lessons.glob("[0-9][0-9]_*.ipynb")):
            _take_a_lesson(page, server, notebook)
    finally:
        server.stop()


def _take_a_lesson(page: Page, server: servers.Lab, notebook: Path) -> None:
    cells = nbformat.read(notebook, 4).cells
    place = next(i for i, cell in enumerate(cells) if "picture" in cell.metadata.get("tags", []))
    page.goto(server.notebook(notebook.name, workspace=notebook.stem))
    idle = page.locator(".jp-StatusBar-TextItem", has_text=re.compile(r"^Python.*\| Idle$"))
    expect(idle).to_be_visible()
    page.locator(".lm-MenuBar-itemLabel").get_by_text("Run", exact=True).click()
    page.locator(".lm-Menu-itemLabel").get_by_text("Run All Cells", exact=True).click()
    expect(page.locator(".jp-InputPrompt", has_text="[*]")).to_have_count(0)
    expect(idle).to_be_visible()
    output = page.locator(f'.jp-Cell[data-windowed-list-index="{place}"] .jp-OutputArea-output').last
    while not output.count():
        page.locator(".jp-WindowedPanel-outer").first.evaluate("panel => panel.scrollBy(0, 300)")
        page.wait_for_function("() => new Promise(done => requestAnimationFrame(() => done(true)))")
    output.scroll_into_view_if_needed()
    output.evaluate("part => part.scrollIntoView({block: 'start'})")
    expect(output).to_be_visible()
    box = output.bounding_box()
    assert box is not None
    page.screenshot(path=PICTURES / f"{notebook.stem}.png", clip={**box, "height": min(box["height"], TALLEST)})
    print(f"{notebook.stem}.png", flush=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["table"]:
        import table_pictures

        table_pictures.main(*sys.argv[2:3])
    else:
        main()
