"""What the bots thought: told after the hand, never before, and from what each could see at its moment."""

from __future__ import annotations

import pytest
from scarto_widgets import TableSession
from scarto_widgets.thoughts import SCARTO, decisions
from table_playing import RULES, play_on, refused
from test_table_thinking import Later, Slow, to_the_person

import scarto_core as sc


def ask(table: TableSession, trick: int) -> dict:
    return table.handle({"kind": "thoughts", "hand": table.hand_no, "trick": trick})


def over(**options) -> TableSession:
    table = TableSession(seed=7, **options)
    play_on(table)
    return table


def test_nothing_is_told_while_the_hand_is_played():
    table = TableSession(seed=7)
    assert "hand is over" in refused(table, {"kind": "thoughts", "hand": table.hand_no, "trick": 1})
    play_on(table, "play")
    assert "hand is over" in refused(table, {"kind": "thoughts", "hand": table.hand_no, "trick": 1})
    assert not table.state()["explains"]
    play_on(table)
    assert table.state()["explains"]


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_every_choice_of_a_hand_is_seen_again_as_it_was(rules):
    table = TableSession(rules, seed=7)
    views = {}

    class Watching(Slow):
        slow = False

        def choose_play(self, view):
            views[view.seat, sum(view.sizes)] = view
            return super().choose_play(view)

    table = TableSession(rules, [Watching() for _ in range(rules.players - 1)], seed=7)
    play_on(table)
    hand, cards = table.hand, []
    for trick in range(1, len(hand.tricks) + 1):
        for view, chosen in decisions(hand, trick):
            cards += chosen
            if view.seat:
                assert view == views[view.seat, sum(view.sizes)]
    assert cards == list(hand.plays)
    ((view, chosen),) = decisions(hand, SCARTO)
    assert (view.seat, view.phase, chosen) == (hand.dealer, "discard", hand.discards)


def test_club_players_give_the_reason_of_the_card_that_they_played_and_the_alternatives():
    table = over()
    reasons = 0
    for trick in range(1, len(table.hand.tricks) + 1):
        answer = ask(table, trick)
        assert (answer["kind"], answer["trick"], answer["thinking"]) == ("thoughts", trick, False)
        played = dict(table.hand.tricks[trick - 1].plays)
        assert [play["seat"] for play in answer["plays"]] == [seat for seat in played if seat]
        for play in answer["plays"]:
            assert play["chose"] == play["suggest"] == [str(played[play["seat"]])]
            reasons += bool(play["reason"])
            assert not play["prices"] or play["prices"][0][0] == play["chose"][0]
    assert reasons > 20


def test_a_bot_without_words_says_nothing_and_one_that_fails_is_no_trouble():
    class Raising(Slow):
        slow = False

        def advise(self, view):
            raise RuntimeError("SK")

    table = over(bots=("greedy", "club"))
    assert [play["seat"] for play in ask(table, 1)["plays"]] == [2]
    table = over(bots=("greedy", "random"))
    assert not table.state()["explains"]
    assert ask(table, 1)["plays"] == []
    table = over(bots=(Raising(), "greedy"))
    assert ask(table, 1) == {"kind": "thoughts", "hand": table.hand_no, "trick": 1, "plays": [], "thinking": False}


def test_the_scarto_of_a_bot_is_explained_and_ones_own_is_not():
    table = TableSession(seed=7)
    seen = set()
    for _ in range(3):
        play_on(table)
        plays = ask(table, SCARTO)["plays"]
        seen.add(table.hand.dealer)
        if table.hand.dealer == 0:
            assert plays == []
        else:
            assert plays[0]["chose"] == [str(card) for card in table.hand.discards]
        table.handle({"kind": "new_hand", "hand": table.hand_no})
    assert seen == {0, 1, 2}


@pytest.mark.parametrize("trick", [-1, 26, 10**9])
def test_there_are_no_other_tricks(trick):
    table = over()
    refused(table, {"kind": "thoughts", "hand": table.hand_no, "trick": trick})


def test_asking_changes_nothing():
    table = over()
    before = table.state()
    ask(table, 3)
    assert table.state() == before


def test_a_slow_bot_tells_later_and_only_what_was_asked_last():
    later = Later()
    table = later.table(bots=(Slow(), "club"))
    to_the_person(table, later)
    while table.hand.phase != "done":
        if table.hand.to_act == 0:
            cards = [str(card) for card in table.adviser.advise(table.hand.view(0)).cards]
            table.handle({"kind": "play", "hand": table.hand_no, "card": cards[0]})
        later.think_all()
    later.pushed.clear()
    assert ask(table, 1)["thinking"] is True
    assert ask(table, 2)["thinking"] is True
    later.think_all()
    ((told),) = later.pushed
    assert (told["trick"], told["thinking"], len(told["plays"])) == (2, False, 2)


def test_pasted_hands_are_looked_at_by_those_who_sit_there():
    record = sc.play_hand(sc.ruleset("course"), ["greedy"] * 3, seed=5).to_record()
    table = TableSession(seed=1, record=record)
    said = [play for trick in range(1, 26) for play in ask(table, trick)["plays"]]
    assert any(play["suggest"] != play["chose"] for play in said)
