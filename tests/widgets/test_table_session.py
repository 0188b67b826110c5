"""The game behind the table: hands, matches and bots, through messages alone."""

from __future__ import annotations

import json

import pytest
from scarto_widgets import TableSession
from table_playing import RULES, moments, move, play_on, refused

import scarto_core as sc


def session(**options) -> TableSession:
    return TableSession(seed=7, **options)


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_whole_hands_through_messages(rules):
    table = session(rules=rules)
    for _ in range(rules.players):
        states = list(moments(table))
        end = states[-1]
        assert end["view"]["phase"] == "done"
        assert end["view"]["scores"] == [str(score) for score in table.hand.scores()]
        assert sorted(end["pile"]) == sorted(map(str, table.hand.piles[0]))
        assert all(json.loads(json.dumps(state)) == state for state in states)
        if not table.match.over:
            table.handle(move(table))


def test_every_barred_card_has_a_reason_and_no_other_has():
    for state in moments(session()):
        view = state["view"]
        mine = view["to_act"] == 0
        assert set(state["why"]) == (set(view["hand"]) - set(view["legal"]) if mine else set())
        assert all(words.endswith(".") for words in state["why"].values())


def test_places_count_from_the_strongest_of_the_suit():
    state = session(rules="course").state()
    places = state["places"]
    assert set(places) == set(state["view"]["hand"]) - {"F"}
    in_order = ["SK", "SQ", "SN", "SJ", *(f"S{rank}" for rank in range(10, 0, -1))]
    for place, card in enumerate(in_order, start=1):
        assert places.get(card, place) == place
    in_order = ["DK", "DQ", "DN", "DJ", *(f"D{rank}" for rank in range(1, 11))]
    for place, card in enumerate(in_order, start=1):
        assert places.get(card, place) == place


def test_the_coach_advises_what_is_legal_and_can_be_silent():
    table = session()
    for state in moments(table):
        if state["view"]["to_act"] == 0:
            assert set(state["coach"]["suggest"]) <= set(state["view"]["legal"])
        else:
            assert state["coach"] is None
    play_on(table)
    table.handle(move(table))
    assert table.handle({"kind": "coach", "on": False}) is None
    assert table.state()["coach"] is None
    assert table.state()["options"]["coach"] is False


def test_the_coach_prices_every_legal_card_against_the_best():
    priced = 0
    for state in moments(session()):
        view, coach = state["view"], state["coach"]
        if view["to_act"] == 0 and view["phase"] == "play" and len(view["legal"]) > 1:
            priced += 1
            assert {card for card, _ in coach["prices"]} == set(view["legal"])
            assert [coach["suggest"][0], 0] in coach["prices"]
            assert coach["prices"] == sorted(coach["prices"], key=lambda price: price[1])
    assert priced > 5


def test_a_stale_message_of_the_last_hand_changes_nothing():
    table = session()
    play_on(table, "play")
    stale = move(table)
    play_on(table)
    table.handle(move(table))
    play_on(table, "play")
    assert "earlier hand" in refused(table, stale)


def test_a_click_too_many_changes_nothing():
    table = session()
    play_on(table, "play")
    click = move(table)
    assert table.handle(click) is None
    assert "late" in refused(table, click)
    del click["at"]
    assert "played" in refused(table, click)


def test_cards_that_may_not_be_played_are_answered_in_words():
    table = session()
    play_on(table, "play")
    while not table.state()["why"]:
        table.handle(move(table))
    card, why = next(iter(table.state()["why"].items()))
    assert refused(table, {"kind": "play", "hand": table.hand_no, "card": card}) == why
    foreign = next(iter(table.hand.hands[1]))
    assert "do not hold" in refused(table, {"kind": "play", "hand": table.hand_no, "card": str(foreign)})
    assert refused(table, {"kind": "play", "hand": table.hand_no, "card": "ZZ"})


def test_the_scarto_is_refused_unless_it_is_right():
    table = session()
    while table.hand.phase != "discard":
        table.handle(move(table))
    legal = [str(card) for card in table.hand.legal_discards()]
    barred = next(str(card) for card in table.hand.hands[0] if str(card) not in legal)
    for cards in (legal[:2], legal[:4], [*legal[:2], barred], [legal[0]] * 3, []):
        refused(table, {"kind": "discard", "hand": table.hand_no, "cards": cards})
    assert "Lay your cards away" in refused(table, {"kind": "play", "hand": table.hand_no, "card": legal[0]})
    assert table.handle({"kind": "discard", "hand": table.hand_no, "cards": legal[:3]}) is None
    refused(table, {"kind": "discard", "hand": table.hand_no, "cards": legal[:3]})


def test_playing_after_the_end_is_refused():
    table = session()
    play_on(table)
    assert "turn" in refused(table, {"kind": "play", "hand": table.hand_no, "card": "S1"})


def test_a_hand_thrown_in_is_dealt_again_by_the_same_dealer():
    table = session()
    play_on(table, "play")
    old = table.hand
    assert table.handle({"kind": "new_hand", "hand": table.hand_no}) is None
    assert table.hand.dealer == old.dealer
    assert table.hand.dealt != old.dealt
    assert len(table.match.hands) == 1
    assert table.counted


def test_the_same_deal_is_practice_in_the_middle_and_after_the_end():
    """Whoever begins a deal again has seen what the others do with it."""
    table = session()
    play_on(table, "play")
    for _ in range(2):
        dealt = table.hand.dealt
        table.handle({"kind": "same_deal", "hand": table.hand_no})
        assert table.hand.dealt == dealt
        assert not table.counted
        play_on(table)
        assert table.state()["match"]["sheet"] == []
    table.handle({"kind": "new_hand", "hand": table.hand_no})
    assert table.counted
    assert table.hand.dealt != dealt
    play_on(table)
    assert len(table.state()["match"]["sheet"]) == 1


def test_a_match_ends_and_another_begins():
    table = session(rules="piemontese")
    for _ in range(3):
        play_on(table)
        if not table.match.over:
            table.handle(move(table))
    state = table.state()["match"]
    assert state["over"]
    assert state["winners"]
    assert len(state["sheet"]) == 3
    first = table.match
    table.handle(move(table))
    assert table.match is not first
    assert table.state()["match"]["sheet"] == []


def test_another_match_with_other_rules():
    table = session()
    bots = ["greedy", "club", "random"]
    order = {"kind": "new_match", "ruleset": "guide", "players": 4, "piccolo": False, "bots": bots}
    assert table.handle(order) is None
    assert table.match.rules == sc.ruleset("guide").with_(players=4)
    play_on(table)
    strangers = {"bots": ["x", "y", "z"]}
    for wrong in ({"ruleset": "mine"}, {"players": 5}, {"piccolo": True}, {"bots": ["club"]}, strangers):
        refused(table, {**order, **wrong})


def test_house_switches_outlive_a_new_match_of_the_same_rules():
    rules = sc.ruleset("course").with_(ultimo="bagatto")
    table = session(rules=rules)
    table.handle({"kind": "new_match", "ruleset": "course", "players": 3, "piccolo": True, "bots": ["club", "club"]})
    assert table.match.rules == rules.with_(piccolo=True)


def test_a_record_is_given_only_when_the_hand_is_over():
    table = session()
    assert "when the hand is over" in refused(table, {"kind": "copy_record", "hand": table.hand_no})
    play_on(table)
    answer = table.handle({"kind": "copy_record", "hand": table.hand_no})
    assert sc.Hand.from_record(json.loads(answer["text"])).scores() == table.hand.scores()


@pytest.mark.parametrize("plays", [0, 1, 30, 75])
def test_a_pasted_record_is_played_on_as_practice(plays):
    other = session()
    play_on(other)
    record = other.hand.to_record()
    record["plays"] = record["plays"][:plays]
    table = session()
    assert table.handle({"kind": "paste_record", "text": json.dumps(record)}) is None
    assert not table.counted
    assert [str(card) for card in table.hand.plays][:plays] == record["plays"]
    play_on(table)
    assert table.state()["match"]["sheet"] == []


def test_a_pasted_record_of_four_players_seats_four():
    other = session(rules=sc.ruleset("course").with_(players=4))
    play_on(other)
    table = session()
    table.handle({"kind": "paste_record", "text": json.dumps({**other.hand.to_record(), "plays": [], "discard": []})})
    assert table.state()["names"] == ["You", "Bruna", "Carlo", "Dora"]
    play_on(table)
    table.handle(move(table))
    assert len(table.state()["names"]) == 3


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"format": "scarto-hand/1"}', "[" * 5000, "x" * 30000, "NaN"])
def test_a_broken_record_is_refused(text):
    assert refused(session(), {"kind": "paste_record", "text": text})


class Stubborn:
    """A learner's bot that does what it should not."""

    def __init__(self, what):
        self.what = what

    def choose_discard(self, view):
        return self.what(view)

    choose_play = choose_discard


@pytest.mark.parametrize("what", [lambda view: 1 / 0, lambda view: "SK", lambda view: None, lambda view: [object()]])
def test_a_bot_that_fails_is_helped_out_and_named(what):
    table = session(bots=(Stubborn(what), "club"))
    notes = {state["note"] for state in moments(table)}
    assert any("Bruna did not choose a legal card (" in note for note in notes)
    assert table.trouble is not None
    assert table.hand.phase == "done"
    assert table.state()["options"]["bots"] == ["Stubborn", "club"]


def test_a_player_of_ones_own_keeps_its_seat_in_a_new_match():
    mine = Stubborn(lambda view: view.legal[0] if view.phase == "play" else view.legal[:3])
    table = session(bots=(mine, "club"))
    bots = ["Stubborn", "greedy"]
    table.handle({"kind": "new_match", "ruleset": "basic", "players": 3, "piccolo": False, "bots": bots})
    assert table.bots == (mine, "greedy")


@pytest.mark.parametrize(
    "options",
    [
        {"rules": "whist"}, {"rules": 3}, {"bots": ("club",)}, {"bots": "club"}, {"bots": ("club", "nobody")},
        {"bots": ("club", object())}, {"bots": 7}, {"seed": "x"}, {"seed": True}, {"coach": 1}, {"target": 0},
        {"target": 10, "hands": 2}, {"hands": -1}, {"record": {}}, {"record": "x"},
    ],
)  # fmt: skip
def test_a_table_that_makes_no_sense_is_refused(options):
    with pytest.raises(ValueError, match=r"\w+ \w+ \w+"):
        TableSession(**options)


def test_the_same_seed_gives_the_same_match():
    one, other = TableSession(seed=3), TableSession(seed=3)
    assert list(moments(one)) == list(moments(other))
