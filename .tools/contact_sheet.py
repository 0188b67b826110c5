"""Draw each deck on one sheet: `python .tools/contact_sheet.py` writes the sheets into lessons/pictures/.

With `--png` it writes a PNG of each too, taken by the Chromium of the browser tests.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from scarto_core import deck

PICTURES = Path(__file__).resolve().parent.parent / "lessons" / "pictures"
CLOTH = "#31584a"
PNG_WIDTH = 1120  # pixels
WIDE, HIGH, GAP, MARGIN = 100, 180, 9, 22

LINES = [
    *([suit + rank for rank in (*map(str, range(1, 11)), *"JNQK")] for suit in "SBCD"),
    ["F", *(f"T{number}" for number in range(1, 11)), "back"],
    [f"T{number}" for number in range(11, 22)],
]


def sheet(name: str) -> str:
    """Return the sheet of the deck `name` as SVG: a line for each suit, two for the trumps, on green cloth."""
    width = 2 * MARGIN + max(map(len, LINES)) * (WIDE + GAP) - GAP
    height = 2 * MARGIN + len(LINES) * (HIGH + GAP) - GAP
    uses = "".join(_line(name, line, width, MARGIN + k * (HIGH + GAP)) for k, line in enumerate(LINES))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
        f'<rect width="{width}" height="{height}" fill="{CLOTH}"/>{deck.sprite(name)}{uses}</svg>\n'
    )


def _line(name: str, cards: list[str], width: int, y: int) -> str:
    """One line of cards, centred."""
    left = (width - len(cards) * (WIDE + GAP) + GAP) / 2
    return "".join(
        f'<use href="#{deck.symbol_id(card, name)}" x="{left + k * (WIDE + GAP):g}" y="{y}" '
        f'width="{WIDE}" height="{HIGH}"/>'
        for k, card in enumerate(cards)
    )


def photograph(svg: str, png: Path) -> None:
    """Have Chromium draw `svg` into the file `png`."""
    import chromium
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=["--headless", "--no-sandbox"])
        page = browser.new_page()
        page.set_content(f'<body style="margin:0;width:{PNG_WIDTH}px">{svg}</body>')
        page.add_style_tag(content="body > svg { width: 100%; height: auto; display: block }")
        page.locator("body > svg").screenshot(path=png)
        browser.close()


def main() -> None:
    """Write the sheets into lessons/pictures/."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--png", action="store_true", help="also write PNGs, with Chromium")
    parser.add_argument("--folder", type=Path, default=PICTURES, help="where to write (default: lessons/pictures/)")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    for name in deck.DECKS:
        svg = sheet(name)
        (options.folder / f"deck-{name}.svg").write_text(svg, encoding="utf-8")
        if options.png:
            photograph(svg, options.folder / f"deck-{name}.png")


if __name__ == "__main__":
    main()
