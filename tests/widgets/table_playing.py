"""How the widget tests play at a table: through messages, as the page does."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from hypothesis import HealthCheck, settings
from scarto_widgets import TableSession

import scarto_core as sc

RULES = [
    *(sc.ruleset(name) for name in sc.rulesets()),
    sc.ruleset("course").with_(players=4),
    sc.ruleset("course").with_(piccolo=True),
    sc.ruleset("piemontese").with_(players=4),
]

steady = settings(
    derandomize=True, deadline=None, max_examples=80, database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)  # fmt: skip

CARD = re.compile(r'"((?:[SBCD](?:10|[1-9JNQK]))|T(?:[12]?\d)|F)"')
WORD = re.compile(r"(?<!\w)((?:[SBCD](?:10|[1-9JNQK]))|T(?:[12]?\d)|F)(?!\w)")


def move(session: TableSession) -> dict[str, Any]:
    """The message with which a person who follows the coach goes on."""
    hand = session.hand
    if hand.phase == "done":
        return {"kind": "new_hand", "hand": session.hand_no}
    cards = [str(card) for card in session.adviser.advise(hand.view(0)).cards]
    if hand.phase == "discard":
        return {"kind": "discard", "hand": session.hand_no, "cards": cards}
    return {"kind": "play", "hand": session.hand_no, "at": len(hand.plays), "card": cards[0]}


def play_on(session: TableSession, phase: str = "done") -> None:
    """Go on until the hand is in a phase."""
    while session.hand.phase != phase:
        assert session.handle(move(session)) is None


def moments(session: TableSession) -> Iterator[dict[str, Any]]:
    """Every state that the page gets in the course of a hand."""
    yield session.state()
    while session.hand.phase != "done":
        assert session.handle(move(session)) is None
        yield session.state()


def picture(session: TableSession) -> str:
    """The whole table as a text: equal pictures mean that nothing has changed."""
    return json.dumps([session.state(), session.hand.to_record(), session.seq, session.hand_no, session.coach.on])


def refused(session: TableSession, message: object) -> str:
    """Send a message that must be refused and change nothing; return the sentence."""
    before = picture(session)
    answer = session.handle(message)
    assert answer is not None
    assert answer["kind"] == "refused"
    assert picture(session) == before
    assert answer["text"].endswith(".")
    return answer["text"]
