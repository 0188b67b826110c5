"""Whatever the page sends, the table answers in a sentence, changes nothing, and never raises."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scarto_widgets import TableSession
from scarto_widgets.messages import KINDS
from table_playing import move, picture, play_on, refused, steady

JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
    | st.sampled_from(["S5", "T21", "F", "club", "course", *KINDS]),
    lambda inner: st.lists(inner, max_size=4)
    | st.dictionaries(st.sampled_from(["kind", "hand", "card", "x"]), inner, max_size=4),
    max_leaves=8,
)  # fmt: skip
FIELDS = sorted({field for fields in KINDS.values() for field in fields})
SWITCHES = ("coach", "adviser", "deck", "play_deal")
NEARLY = st.fixed_dictionaries({"kind": st.sampled_from(list(KINDS))}, optional=dict.fromkeys(FIELDS, JUNK))


@pytest.fixture(scope="module")
def table() -> TableSession:
    session = TableSession(seed=7)
    play_on(session, "play")
    return session


@steady
@given(message=JUNK | NEARLY)
def test_garbage_is_refused_and_changes_nothing(table, message):
    before = picture(table)
    answer = table.handle(message)
    if answer is None:
        # by chance it made sense: only the switches can
        assert message["kind"] in SWITCHES
    else:
        assert answer["kind"] == "refused"
        assert picture(table) == before


@steady
@given(value=JUNK, name=st.sampled_from(FIELDS))
def test_a_right_message_with_one_wrong_field_changes_nothing(table, value, name):
    right = move(table)
    if name not in right or type(value) is type(right[name]):
        return
    refused(table, {**right, name: value})


@pytest.mark.parametrize(
    "message",
    [
        None, "play", 7, [], {}, {"kind": None}, {"kind": "__init__"}, {"kind": ["play"]}, {"kind": "play"},
        {"kind": "play", "hand": True, "card": "S5"}, {"kind": "play", "hand": 1, "card": "S" * 10**6},
        {"kind": "discard", "hand": 1, "cards": "S5"}, {"kind": "discard", "hand": 1, "cards": ["S5"] * 1000},
        {"kind": "paste_record", "text": "9" * 10**6}, {"kind": "coach", "on": 1}, {"kind": "new_match"},
        {"kind": "new_hand", "hand": 10**400}, {"kind": "new_hand", "hand": 1.0},
    ],
    ids=repr,
)  # fmt: skip
def test_messages_of_the_wrong_shape(table, message):
    assert len(refused(table, message)) < 200


def test_a_mistake_of_our_own_is_told_without_its_details(table, monkeypatch):
    monkeypatch.setattr(type(table), "_on_coach", lambda self, on: 1 / 0)
    assert "division" not in refused(table, {"kind": "coach", "on": True})
    assert isinstance(table.trouble, ZeroDivisionError)


def test_a_refusal_never_quotes_what_was_sent(table):
    for message in ({"kind": "<img>"}, {"kind": "paste_record", "text": "<script>"}):
        assert "<" not in json.dumps(table.handle(message))
