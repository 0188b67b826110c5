"""Taking back, other seats and numbered deals: all of it practice, none of it a way to hidden cards."""

from __future__ import annotations

import json

import pytest
from scarto_widgets import TableSession
from scarto_widgets.practice import from_next_seat
from table_playing import CARD, RULES, move, play_on, refused
from test_table_secrets import known_to_the_person

import scarto_core as sc


def act(table: TableSession, kind: str, **fields: object) -> None:
    assert table.handle({"kind": kind, "hand": table.hand_no, **fields}) is None


def test_taking_back_goes_to_the_last_choice_and_is_practice():
    table = TableSession(seed=7)
    play_on(table, "play")
    before = []
    for _ in range(4):
        before.append(table.hand.to_record())
        table.handle(move(table))
    while before:
        act(table, "undo")
        assert table.hand.to_record() == before.pop()
        assert not table.counted
    play_on(table)
    assert table.state()["match"]["sheet"] == []
    assert table.state()["deal"] == table.hand.seed is not None


def test_the_scarto_can_be_taken_back_and_then_nothing():
    table = TableSession(seed=7)
    while table.hand.dealer != 0:
        table.handle({"kind": "play_deal", "number": 5, "dealer": 0})
    table.handle(move(table))
    assert table.hand.phase == "play"
    act(table, "undo")
    assert table.hand.phase == "discard"
    assert "nothing to take back" in refused(table, {"kind": "undo", "hand": table.hand_no})


def test_nothing_is_taken_back_after_the_end():
    table = TableSession(seed=7)
    play_on(table)
    assert "turn" in refused(table, {"kind": "undo", "hand": table.hand_no})


def test_after_practice_the_same_dealer_deals_for_the_match():
    table = TableSession(seed=7)
    play_on(table, "play")
    table.handle(move(table))
    old = table.hand
    act(table, "undo")
    play_on(table)
    act(table, "new_hand")
    assert table.counted
    assert len(table.match.hands) == 1
    assert table.hand.dealer == old.dealer
    assert table.hand.dealt != old.dealt


def test_taking_back_names_no_card_that_was_seen_only_later():
    table = TableSession(seed=7)
    play_on(table, "play")
    for _ in range(3):
        table.handle(move(table))
    for _ in range(3):
        act(table, "undo")
        state = table.state()
        state["view"].pop("unseen")
        state["view"].pop("no_trump_above")
        assert set(CARD.findall(json.dumps(state))) <= known_to_the_person(table.hand)


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_the_next_seat_has_the_next_cards_and_all_seats_come_round(rules):
    table = TableSession(rules, seed=7)
    assert "when the hand is over" in refused(table, {"kind": "next_seat", "hand": table.hand_no})
    play_on(table)
    first = table.hand
    act(table, "next_seat")
    assert not table.counted
    assert table.hand.dealt[0] == first.dealt[1]
    assert table.hand.dealt == sc.Hand.deal(rules, dealer=table.hand.dealer, seed=first.seed).dealt
    round_again = first
    for _ in range(rules.players):
        round_again = from_next_seat(round_again)
    assert round_again.to_record() == first.from_start().to_record()


def test_a_deal_is_played_by_its_number():
    table = TableSession(seed=7)
    play_on(table)
    number, dealer = table.state()["deal"], table.state()["view"]["dealer"]
    dealt = table.hand.dealt
    other = TableSession(seed=8)
    assert other.handle({"kind": "play_deal", "number": number, "dealer": dealer}) is None
    assert other.hand.dealt == dealt
    assert other.state()["deal"] is None
    assert not other.counted
    for number, dealer in ((-1, 0), (10**15, 0), (5, 3), (5, -1)):
        assert "no such deal" in refused(other, {"kind": "play_deal", "number": number, "dealer": dealer})
