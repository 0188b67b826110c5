"""Tickets: a match outlives its kernel, and nobody without the key can read or change one."""

from __future__ import annotations

import base64
import json
import os
import stat
from pathlib import Path

import pytest
from scarto_widgets import TableSession, ticket
from table_playing import RULES, move, play_on, refused

import scarto_core as sc


@pytest.fixture(autouse=True)
def own_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("SCARTO_PROGRESS", str(tmp_path / "progress.json"))
    return tmp_path


def in_the_middle(**options) -> TableSession:
    table = TableSession(seed=7, **options)
    play_on(table, "play")
    for _ in range(5):
        table.handle(move(table))
    return table


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_a_match_goes_on_at_another_table(rules):
    table = TableSession(rules, seed=7)
    play_on(table)
    table.handle(move(table))
    play_on(table, "play")
    table.handle(move(table))
    fresh = TableSession("course", seed=99)
    assert fresh.handle({"kind": "resume", "ticket": table.state()["ticket"]}) is None
    assert fresh.hand.to_record() == table.hand.to_record()
    assert fresh.state()["match"] == table.state()["match"]
    assert fresh.counted
    play_on(table)
    play_on(fresh)
    assert fresh.match.totals == table.match.totals
    if not table.match.over:
        table.handle(move(table))
        fresh.handle(move(fresh))
        assert fresh.hand.dealt == table.hand.dealt


def test_practice_stays_practice():
    table = in_the_middle()
    assert table.handle({"kind": "undo", "hand": table.hand_no}) is None
    fresh = TableSession(seed=3)
    fresh.handle({"kind": "resume", "ticket": table.state()["ticket"]})
    assert not fresh.counted
    assert fresh.hand.to_record() == table.hand.to_record()


def test_a_hand_goes_on_without_a_player_who_is_not_there():
    class Mine:
        def choose_discard(self, view):
            return view.legal[: view.rules.talon_size]

        def choose_play(self, view):
            return view.legal[0]

    table = in_the_middle(bots=(Mine(), "greedy"))
    fresh = TableSession(seed=3)
    assert fresh.handle({"kind": "resume", "ticket": table.state()["ticket"]}) is None
    assert fresh.hand.to_record() == table.hand.to_record()
    assert fresh.state()["options"]["bots"] == ["club", "greedy"]
    assert fresh.state()["note"] == "Mine is not in this notebook: a club player took the seat."
    mine = Mine()
    own = TableSession(seed=3, bots=(mine, "club"))
    own.handle({"kind": "resume", "ticket": table.state()["ticket"]})
    assert own.bots == (mine, "greedy")
    assert own.state()["note"] == ""


def test_a_table_just_laid_and_a_match_that_is_over_have_no_ticket():
    table = TableSession(seed=7)
    for setting in ({"kind": "coach", "on": False}, {"kind": "deck", "name": "french"}):
        assert table.handle(setting) is None
        assert table.state()["fresh"]
        assert table.state()["ticket"] is None
    table = TableSession(seed=7, hands=1)
    play_on(table)
    assert table.state()["ticket"] is None
    assert TableSession(seed=1, record=table.hand.to_record()).state()["ticket"] is None


def test_a_ticket_shows_nothing_without_the_key(own_folder, monkeypatch):
    table = in_the_middle()
    text = table.state()["ticket"]
    sealed = base64.urlsafe_b64decode(text)
    assert str(table.hand.seed).encode() not in sealed
    assert b"rules" not in sealed
    monkeypatch.setenv("SCARTO_PROGRESS", str(own_folder / "stranger" / "progress.json"))
    assert "elsewhere" in refused(TableSession(seed=1), {"kind": "resume", "ticket": text})


def test_a_changed_ticket_is_refused():
    text = in_the_middle().state()["ticket"]
    sealed = bytearray(base64.urlsafe_b64decode(text))
    for place in (0, 15, 16, 40, len(sealed) - 1):
        changed = bytearray(sealed)
        changed[place] ^= 1
        assert ticket.unseal(base64.urlsafe_b64encode(bytes(changed)).decode()) is None
    for junk in ("", "é", "====", "AAAA", text[:-4], text + "AAAA", "x" * 30000):
        refused(TableSession(seed=1), {"kind": "resume", "ticket": junk})


def test_the_length_of_a_ticket_tells_nothing_of_the_cards():
    lengths = set()
    for seed in range(8):
        table = TableSession(seed=1)
        table.handle({"kind": "play_deal", "number": seed * 10**9, "dealer": 1})
        lengths.add((len(table.hand.plays), len(table.state()["ticket"])))
    assert len(lengths) == len({plays for plays, _ in lengths})


def test_hands_are_packed_to_the_same_hands():
    hand = in_the_middle().hand
    packed = json.loads(json.dumps(ticket.pack_hand(hand)))
    assert ticket.unpack_hand(hand.rules, packed).to_record() == hand.to_record()
    assert ticket.pack_hand(sc.Hand.from_record(hand.to_record())) is None


def test_the_key_is_its_owners_alone_and_a_table_does_without(own_folder, monkeypatch):
    in_the_middle().state()
    key = own_folder / "table.key"
    if os.name == "posix":
        assert stat.S_IMODE(key.stat().st_mode) == 0o600
    blocked = own_folder / "file"
    blocked.write_text("")
    monkeypatch.setenv("SCARTO_PROGRESS", str(blocked / "progress.json"))
    assert in_the_middle().state()["ticket"] is None
    assert [path.name for path in Path(own_folder).iterdir() if "key" in path.name] == ["table.key"]


def test_the_name_of_a_table_depends_on_the_key(own_folder, monkeypatch):
    names = {TableSession(seed=seed).state()["table"] for seed in (1, 1, 2)}
    assert len(names) == 2
    monkeypatch.setenv("SCARTO_PROGRESS", str(own_folder / "stranger" / "progress.json"))
    assert TableSession(seed=1).state()["table"] not in names
