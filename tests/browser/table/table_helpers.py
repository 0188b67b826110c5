"""What the table's browser tests do again and again."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page
from scarto_widgets import Table

import scarto_core as sc

CORNER = {"x": 8, "y": 12}  # the part of a fanned card that always stays in sight


def at_the_scarto(**options: object) -> Table:
    """A table at which the person deals."""
    table = Table(seed=7, **options)
    while table.hand.phase != "discard":
        let_play(table)
        table.session.handle({"kind": "new_hand", "hand": table.session.hand_no})
    table.refresh()
    return table


def in_the_play(**options: object) -> Table:
    """A table some tricks into a hand, the person to act and not free to play every card."""
    table = Table(seed=7, **options)
    let_play(table, until=lambda hand: len(hand.tricks) > 3 and set(hand.view(0).legal) < set(hand.view(0).hand))
    return table


def at_the_end(**options: object) -> Table:
    """A table with a hand just played to its end."""
    table = Table(seed=7, **options)
    let_play(table)
    return table


def let_play(table: Table, until: Callable[[sc.Hand], bool] = lambda hand: False) -> None:
    """Let the coach play for the person until something holds or the hand is over."""
    session = table.session
    while session.hand.phase != "done" and not (session.hand.phase == "play" and until(session.hand)):
        cards = [str(card) for card in session.adviser.advise(session.hand.view(0)).cards]
        choosing = session.hand.phase == "discard"
        choice = {"kind": "discard", "cards": cards} if choosing else {"kind": "play", "card": cards[0]}
        assert session.handle({**choice, "hand": session.hand_no}) is None
    table.refresh()


def card(page: Page, notation: object) -> Locator:
    return page.locator(f'button.sc-card[data-card="{notation}"]')


def cards(page: Page) -> Locator:
    return page.locator("button.sc-card")


def status(page: Page) -> Locator:
    return page.locator(".sc-said")


def tool(page: Page, name: str) -> Locator:
    return page.locator(f'[data-tool="{name}"]')


def tool_menu(page: Page) -> Locator:
    """What opens the buttons of the bar on a narrow page."""
    return page.get_by_role("button", name="Menu", exact=True)
