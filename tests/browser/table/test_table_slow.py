"""A bot that takes its time, in a real kernel: its page goes on answering, and what it chooses arrives by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import nbformat
import pytest
import servers
from playwright.sync_api import expect
from table_helpers import CORNER

CELLS = [
    """\
import threading
import ipywidgets
import scarto_core as sc
from scarto_widgets import Table

go = threading.Event()

class Ponderous:
    slow = True
    def __init__(self):
        self.club = sc.bot("club")
    def choose_discard(self, view):
        go.wait()
        return self.club.choose_discard(view)
    def choose_play(self, view):
        go.wait()
        return self.club.choose_play(view)

button = ipywidgets.Button(description="let them")
button.on_click(lambda _: go.set())
button""",
    'Table(seed=7, bots=(Ponderous(), "club"))',
]


@pytest.fixture
def serve(tmp_path: Path, personal_files: dict[str, str]) -> Iterator[Callable[..., str]]:
    """Return a function that serves a page with some cells, and returns its address."""
    started = []

    def start(*cells: str) -> str:
        book = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(source) for source in cells])
        book.metadata["kernelspec"] = {"display_name": "Python 3", "language": "python", "name": "python3"}
        nbformat.write(book, tmp_path / "slow.ipynb")
        port = servers.free_port("127.0.0.1", [0])
        started.append(servers.Demo(tmp_path, "127.0.0.1", port, variables=personal_files))
        return started[-1].page("slow.ipynb")

    yield start
    for server in started:
        server.stop()


@pytest.fixture
def slow_page(serve: Callable[..., str]) -> str:
    """The address of a page with a table at which one bot waits until a button says go."""
    return serve(*CELLS)


def test_a_table_answers_while_a_bot_thinks(slow_page, page):
    page.add_init_script("localStorage['scarto-speed'] = 'off'")
    page.goto(slow_page)
    said = page.locator(".sc-said")
    lay_away = page.get_by_role("button", name="Lay away", exact=True)
    expect(page.locator(".sc-hand.is-mine")).to_be_visible()
    # The person deals: the bot on the right leads, and has to think about it.
    for card in page.locator('button.sc-card[data-allowed="yes"]').all()[:3]:
        card.click(position=CORNER)
    lay_away.click()
    expect(page.locator("button.sc-card")).to_have_count(25)
    expect(page.locator(".sc-plaque.has-turn")).to_contain_text("Bruna")
    page.get_by_role("switch", name="Coach").click()      # a question to the kernel, answered in the meantime
    expect(page.get_by_role("switch", name="Coach")).not_to_be_checked()
    expect(said).to_contain_text("Bruna is to play")
    page.get_by_role("button", name="let them").click()
    expect(page.locator(".sc-hand.is-mine")).to_be_visible()
    expect(page.locator(".sc-trick .sc-laid")).to_have_count(2)


TELLING = """\
import threading
import ipywidgets
import scarto_core as sc
from scarto_widgets import Table

go = threading.Event()

class Telling:
    slow = True
    progress = None
    def __init__(self):
        self.club = sc.bot("club")
    def until_told(self):
        while not go.wait(.05):
            self.progress(.4)
    def choose_discard(self, view):
        return self.club.choose_discard(view)
    def choose_play(self, view):
        self.until_told()
        return self.club.choose_play(view)
    def advise(self, view):
        self.until_told()
        return self.club.advise(view)

button = ipywidgets.Button(description="let them")
button.on_click(lambda _: go.set())
button"""


@pytest.mark.parametrize("slow", ["bot", "coach"])
def test_a_long_thought_shows_how_far_it_has_come(serve, page, axe, slow):
    table = 'Table(seed=7, bots=(Telling(), "club"))' if slow == "bot" else "Table(seed=7, adviser=Telling())"
    page.add_init_script("localStorage['scarto-speed'] = 'off'")
    page.goto(serve(TELLING, table))
    expect(page.locator(".sc-hand.is-mine")).to_be_visible()
    if slow == "bot":  # the person deals: the bot on the right leads
        for card in page.locator('button.sc-card[data-allowed="yes"]').all()[:3]:
            card.click(position=CORNER)
        page.get_by_role("button", name="Lay away", exact=True).click()
    bar = page.get_by_role("progressbar", name="Bruna is thinking …" if slow == "bot" else "The coach is thinking …")
    expect(bar).to_be_visible()
    expect(bar).to_have_attribute("aria-valuenow", "40")
    assert axe(page, ".scarto") == []
    page.get_by_role("button", name="let them").click()
    expect(bar).to_have_count(0)
    expect(page.locator(".sc-hand.is-mine")).to_be_visible()
