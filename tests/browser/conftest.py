"""JupyterLab, Voilà and a Chromium page for the browser tests.

A test that shows a notebook reads like this:

    def test_table(open_in_voila, axe):
        page = open_in_voila("table.ipynb")
        page.get_by_role("button", name="New hand").click()
        assert axe(page) == []

Every page is watched. A test fails when its page logs an error or asks another host for anything.

What is done on a page is in Python only when the kernel has heard of it, and the other way round. Between the two
stands something from `waiting`, or an `expect`; never a time that is hoped to be long enough.
"""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO
from urllib.parse import urlsplit

import chromium
import pytest
import servers
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect, sync_playwright

sys.path.append(str(Path(__file__).parent))
sys.path.append(str(Path(__file__).parent.parent / "benchmarks"))  # for its visitors without a browser

from waiting import answered  # its folder is on the path only now

HERE = ("127.0.0.1", "localhost")
UNANSWERED = Path(__file__).with_name("unanswered.js")
PATIENCE = 180_000  # ms; many times what a busy machine takes to start a kernel: all goes on at the event itself
PATIENT = "{ const { timeout } = AbortSignal; AbortSignal.timeout = (ms) => timeout.call(AbortSignal, 100 * ms); }"
"""anywidget calls it an error when the code of a widget takes longer than two seconds to load, and then shows it."""

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Start the installed Chromium, once for all tests."""
    path = chromium.find()
    assert path, chromium.MISSING
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=chromium.FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def expected_errors() -> list[str]:
    """Return a list to which a test adds patterns of the console errors that it brings about on purpose."""
    return []


@pytest.fixture
def kernel_ends(expected_errors: list[str]) -> None:
    """Expect what Jupyter logs when a kernel ends or starts again: that it had questions to the old one left."""
    expected_errors.append(r"Canceled future for \w+ message before replies were done")


@pytest.fixture
def new_page(browser: Browser, expected_errors: list[str]) -> Iterator[Callable[..., Page]]:
    """Return a function that opens a watched page of its own; it takes the options of a browser context."""
    complaints: list[str] = []
    contexts: list[BrowserContext] = []

    def open_page(**options: object) -> Page:
        context = browser.new_context(**{"viewport": {"width": 1280, "height": 800}, **options})
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(path=UNANSWERED)
        context.add_init_script(PATIENT)
        _watch(context, complaints)
        return context.new_page()

    yield open_page
    for context in contexts:
        context.close()
    unexpected = [each for each in complaints if not any(re.search(known, each) for known in expected_errors)]
    assert unexpected == []


@pytest.fixture
def page(new_page: Callable[..., Page]) -> Page:
    """Open one watched page, 1280 by 800."""
    return new_page()


@pytest.fixture(scope="session")
def lessons(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copy the lessons, so that no test writes into the project."""
    copy = tmp_path_factory.mktemp("course") / "lessons"
    return Path(shutil.copytree(root / "lessons", copy, ignore=shutil.ignore_patterns(".*", "__pycache__")))


@pytest.fixture(scope="session")
def server_log(tmp_path_factory: pytest.TempPathFactory) -> Iterator[IO[str]]:
    """Open a file for what the servers say."""
    with (tmp_path_factory.mktemp("servers") / "log").open("a") as log:
        yield log


@pytest.fixture(scope="session")
def lab(lessons: Path, personal_files: dict[str, str], server_log: IO[str]) -> Iterator[servers.Lab]:
    """Start JupyterLab on the copied lessons, as `make lab` does."""
    port = servers.free_port("127.0.0.1", [0])
    server = servers.Lab(lessons, "00_welcome.ipynb", "127.0.0.1", port, variables=personal_files, log=server_log)
    yield server
    server.stop()


@pytest.fixture(scope="session")
def voila(lessons: Path, personal_files: dict[str, str], server_log: IO[str]) -> Iterator[servers.Demo]:
    """Start Voilà on the copied demos, as `make demo` does."""
    port = servers.free_port("127.0.0.1", [0])
    server = servers.Demo(lessons / "demos", "127.0.0.1", port, variables=personal_files, log=server_log)
    yield server
    server.stop()


@pytest.fixture
def lab_url(lab: servers.Lab, request: pytest.FixtureRequest) -> Callable[[str], str]:
    """Return a function from a notebook's path in `lessons` to its address in JupyterLab."""
    workspace = re.sub(r"\W+", "-", request.node.name)  # of this test's own: no tabs left open by another
    return lambda path: lab.notebook(path, workspace)


@pytest.fixture
def voila_url(voila: servers.Demo) -> Callable[[str], str]:
    """Return a function from a notebook's path in `lessons/demos` to the address of its page."""
    return voila.page


@pytest.fixture
def open_in_lab(page: Page, lab_url: Callable[[str], str]) -> Callable[[str], Page]:
    """Return a function that opens a notebook in JupyterLab and returns the page once the kernel is idle.

    By then JupyterLab has asked the kernel for widgets that it may have: what the kernel says to that would otherwise
    stand below the first cell that is run.
    """

    def open_notebook(path: str) -> Page:
        page.goto(lab_url(path))
        _wait_until_idle(page)
        page.wait_for_function("() => sent.comm_open > 0")
        answered(page)
        return page

    return open_notebook


@pytest.fixture
def run_all() -> Callable[[Page], None]:
    """Return a function that runs all cells of the notebook open in JupyterLab and waits for their end."""

    def run(page: Page) -> None:
        _wait_until_idle(page)  # before the kernel is connected the command would be lost silently
        page.get_by_role("menuitem", name="Run", exact=True).click()
        before = page.evaluate("sent.execute_request")
        page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
        page.wait_for_function("before => sent.execute_request > before", arg=before)
        answered(page)
        expect(page.locator(".jp-InputPrompt", has_text=re.compile(r"\[\*\]"))).to_have_count(0)
        _wait_until_idle(page)

    return run


@pytest.fixture
def open_in_voila(page: Page, voila_url: Callable[[str], str]) -> Callable[[str], Page]:
    """Return a function that opens a demo and returns the page once its cells are shown."""

    def open_demo(path: str) -> Page:
        page.goto(voila_url(path))
        expect(page.locator("#rendered_cells")).to_be_visible()
        return page

    return open_demo


@pytest.fixture
def axe() -> Callable[[Page], list[str]]:
    """Return a function that lists what axe-core finds wrong with a page (or a part of it: a CSS selector)."""

    def violations(page: Page, part: str | None = None) -> list[str]:
        found = Axe().run(page, context=part).response["violations"]
        return [f"{each['id']}: {node['target']} {node['failureSummary']}" for each in found for node in each["nodes"]]

    return violations


def _watch(context: BrowserContext, complaints: list[str]) -> None:
    def console(message: ConsoleMessage) -> None:
        if message.type == "error":
            complaints.append(f"console: {message.text} ({message.location.get('url', '')})")

    def request(request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in ("data", "blob") and address.hostname not in HERE:
            complaints.append(f"asked another host: {request.url}")

    context.on("console", console)
    context.on("request", request)
    context.on("weberror", lambda error: complaints.append(f"script: {error.error}"))


def _wait_until_idle(page: Page) -> None:
    # The notebook's own indicator says "idle" before there is a kernel; the status bar then says "No Kernel".
    expect(page.locator(".jp-StatusBar-TextItem", has_text=re.compile(r"^Python.*\| Idle$"))).to_be_visible()
