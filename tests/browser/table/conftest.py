"""Pages with tables on them, without Jupyter: see `page_of_tables`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Page

sys.path.insert(0, str(Path(__file__).parent))

from page_of_tables import TablePage
from waiting import ready

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.fixture
def show(new_page: Callable[..., Page]) -> Iterator[Callable[..., tuple[Page, TablePage]]]:
    """Return a function that puts tables on a page: `page, served = show(table, phone=True, theme="dark")`.

    Nothing moves and cards appear at once, unless a test asks for a `speed` or for motion.
    """
    with ExitStack() as stack:

        def open_tables(
            *tables, phone=False, theme="light", views=1, speed="off", look="screen", motion="reduce", **options
        ):
            served = stack.enter_context(TablePage(*tables, views=views))
            page = new_page(**(PHONE if phone else {}), reduced_motion=motion, **options)
            stack.callback(page.close)  # before what it talks to
            for name, value in (("speed", speed), ("look", look)):
                page.add_init_script(f"localStorage['scarto-{name}'] ??= '{value}'")
            page.goto(f"{served.url}?theme={theme}")
            ready(page)
            return page, served

        yield open_tables
