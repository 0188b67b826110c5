"""The page gets only what the person at the table may know."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scarto_widgets import Table, TableSession
from table_playing import CARD, RULES, WORD, moments, move, play_on, steady

import scarto_core as sc


def known_to_the_person(hand: sc.Hand) -> set[str]:
    known = {*hand.hands[0], *hand.plays, *hand.dealt[0]}
    if hand.dealer == 0:
        known |= {*hand.talon, *hand.discards}
    return {str(card) for card in known}


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_no_card_is_named_that_the_person_may_not_know(rules):
    table = TableSession(rules, seed=11)
    for _ in range(rules.players):
        for state in moments(table):
            view = state["view"]
            pack = {str(card) for card in sc.pack(rules)}
            known = known_to_the_person(table.hand)
            assert set(view.pop("unseen")) == pack - known
            view.pop("no_trump_above")  # what play has shown, and no card that anybody holds
            piles = set(state.pop("pile"))
            named = set(CARD.findall(json.dumps(state)))
            assert named <= known
            assert not piles or view["phase"] == "done"
            assert view["phase"] == "done" or state["deal"] is None
        if not table.match.over:
            table.handle(move(table))


@steady
@given(seed=st.integers(0, 10**6), turns=st.integers(0, 20), data=st.data())
def test_hidden_cards_can_change_places_and_the_page_is_the_same(seed, turns, data):
    """The strongest form: no part of the state depends on who holds the hidden cards."""
    table = TableSession(seed=seed)
    for _ in range(turns):
        if table.hand.phase != "done":
            table.handle(move(table))
    hand = table.hand
    if hand.phase == "done" or not (hand.hands[1] and hand.hands[2]):
        return
    one = data.draw(st.sampled_from(sorted(hand.hands[1])))
    other = data.draw(st.sampled_from(sorted(hand.hands[2])))
    record = hand.to_record()
    swap = {str(one): str(other), str(other): str(one)}
    changed = {**record, "hands": [[swap.get(card, card) for card in cards] for cards in record["hands"]]}
    changed["talon"] = [swap.get(card, card) for card in record["talon"]]
    try:
        sc.Hand.from_record(changed)
    except sc.RecordError:
        return  # the play so far tells the two apart
    assert state_of(record) == state_of(changed)


def state_of(record: dict) -> dict:
    return TableSession(seed=1, record=record).state()


def test_everything_that_is_sent_keeps_the_secret():
    table = Table(seed=7)
    sent: list[object] = []
    for widget in (table, table.deck):
        widget.comm.publish_msg = lambda kind, data=None, **_: sent.append(data)
    for content in (None, {"kind": "copy_record", "hand": table.session.hand_no}, {"kind": "coach", "on": False}):
        table._handle_msg({"content": {"data": {"method": "custom", "content": content}}})
    table._handle_msg({"content": {"data": {"method": "request_state"}}})
    written = {"state": {"view": 1}, "words": 2, "deck": 3}
    table._handle_msg({"content": {"data": {"method": "update", "state": written}}})
    play_on(table.session, "play")
    table._handle_msg({"content": {"data": {"method": "custom", "content": move(table.session)}}})
    assert len(sent) >= 6
    assert any("now" in message.get("state", {}) for message in sent)
    hidden = {str(card) for cards in table.hand.hands[1:] for card in cards}
    for message in sent:
        for state in (message.get("state", {}).get("now"), message.get("content")):
            if state and "view" in state:
                state = {**state, "view": {**state["view"], "unseen": "", "no_trump_above": []}, "ticket": ""}
            assert not set(WORD.findall(json.dumps(state))) & hidden


class Careless:
    """A bot that chooses illegal cards, or fails with its whole hand in the message."""

    def __init__(self, shouts: bool) -> None:
        self.shouts = shouts

    def choose_discard(self, view):
        return view.legal[:3]

    def choose_play(self, view):
        if self.shouts:
            raise KeyError(f"{view.hand}")
        return next((card for card in view.hand if card not in view.legal), view.legal[0])


@pytest.mark.parametrize("shouts", [False, True])
def test_what_stops_a_bot_tells_none_of_its_cards(shouts):
    table = TableSession(seed=7, bots=(Careless(shouts), "club"))
    notes = {state["note"] for state in moments(table)} - {""}
    assert {note.replace("KeyError", "IllegalPlay") for note in notes} == {
        "Bruna did not choose a legal card (IllegalPlay); a club player chose instead."
    }
