"""How long a click takes until it is seen: at the table, and at a bare button that counts, side by side on one page.

    .venv/bin/python tests/benchmarks clicks

Voilà serves a page with an `ipywidgets.Button` that writes its count on itself and, below it, a table. Both are
clicked in turn, fifty times each. A click has been answered when the page has changed and is laid out anew, and seen
when that has been painted. The table shows your own card as played without waiting for the kernel; the last line says
when the others' cards lie there as well, which is what the kernel answers. The times say something about this machine
and what else it does; the ratios about the table.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles

import nbformat
from playwright.sync_api import Page, expect, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / ".tools"))

import chromium  # noqa: E402 -- found by the line above
import servers  # noqa: E402

CLICKS = 50
BUTTON = """\
import ipywidgets
button = ipywidgets.Button(description="0")
button.on_click(lambda _: setattr(button, "description", str(int(button.description) + 1)))
button"""
TABLE = "from scarto_widgets import Table\nTable(seed=7)"

MEASURE = """async ([clicked, part, done]) => {
    const watched = document.querySelector(part), start = performance.now();
    const text = () => watched.textContent + watched.querySelectorAll("button").length;
    const until = (holds) => new Promise((resolve) => {
        const look = () => {
            if (!holds()) return;
            watch.disconnect();
            watched.getBoundingClientRect();
            resolve(performance.now() - start);
        };
        const watch = new MutationObserver(look);
        watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
        look();
    });
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - start);
        port2.postMessage(0);
    }));
    const seen = async (holds) => [await until(holds), await painted()];
    const before = text();
    const first = seen(() => text() !== before);
    document.querySelector(clicked).click();
    const all = done ? seen(() => document.querySelector(done)) : [];
    return [...await first, ...await all];
}"""
DONE = ".sc-hand.is-mine, .sc-result:not([hidden])"
LEGAL = '.sc-hand button.sc-card[data-allowed="yes"]'


def main() -> None:
    """Measure and print."""
    path = chromium.find()
    if path is None:
        raise SystemExit(chromium.MISSING)
    expect.set_options(timeout=120_000)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        home = Path(folder)
        _write_the_page(home / "pages")
        port = servers.free_port("127.0.0.1", [0])
        server = servers.Demo(home / "pages", "127.0.0.1", port, variables=servers.private_settings(home))
        try:
            browser = playwright.chromium.launch(executable_path=path, args=chromium.FLAGS)
            page = browser.new_page(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
            page.add_init_script("localStorage['scarto-speed'] = 'off'")
            page.goto(server.page("click.ipynb"))
            _report(_clicks(page))
            browser.close()
        finally:
            server.stop()


def _write_the_page(folder: Path) -> None:
    folder.mkdir()
    book = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(source) for source in (BUTTON, TABLE)])
    book.metadata["kernelspec"] = {"display_name": "Python 3", "language": "python", "name": "python3"}
    nbformat.write(book, folder / "click.ipynb")


def _clicks(page: Page) -> dict[str, list[tuple[float, float]]]:
    """Return for the button and the table each click's milliseconds until it was answered and until it was seen."""
    times: dict[str, list[tuple[float, float]]] = {"bare button": [], "table": [], "all cards": []}
    for number in range(CLICKS + 2):
        _come_to_a_turn(page)
        button = page.evaluate(MEASURE, [".jupyter-button", ".jupyter-button", ""])
        table = page.evaluate(MEASURE, [LEGAL, ".sc-hand", DONE])
        if number >= 2:  # the first ones warm up
            for name, pair in zip(times, (button, table[:2], table[2:]), strict=True):
                times[name].append(tuple(pair))
    return times


def _come_to_a_turn(page: Page) -> None:
    """Go on until a card of the hand may be played."""
    while True:
        expect(page.locator(f"{LEGAL}, .sc-result:not([hidden])").first).to_be_visible()
        lay_away = page.get_by_role("button", name="Lay away", exact=True)
        if page.locator(".sc-result:not([hidden])").count():
            page.locator(".sc-result .is-main").click()
            expect(page.locator(".sc-result:not([hidden])")).to_have_count(0)
        elif lay_away.count():
            for card in page.locator(LEGAL).all()[:3]:
                card.dispatch_event("click")
            lay_away.click()
            expect(lay_away).to_have_count(0)
        else:
            return


def _report(times: dict[str, list[tuple[float, float]]]) -> None:
    print(f"{CLICKS} clicks each, in turn, on one page of Voilà; milliseconds, and in brackets times the bare button\n")
    print(f"{'':12}{'answered, median':>20}{'p95':>20}{'seen, median':>20}{'p95':>20}")
    bare = None
    for name, pairs in times.items():
        answered, seen = zip(*pairs, strict=True)
        row = [median(answered), _p95(answered), median(seen), _p95(seen)]
        bare = bare or row
        cells = [f"{value:.1f} ({value / unit:.2f})" for value, unit in zip(row, bare, strict=True)]
        print(f"{name:12}" + "".join(f"{cell:>20}" for cell in cells))


def _p95(values: tuple[float, ...]) -> float:
    return quantiles(values, n=20)[-1]


if __name__ == "__main__":
    main()
