"""The count tray: sorting, and the two ways to count."""

from __future__ import annotations

import random

import drill_oracle
import naive
import pytest
from scarto_widgets.drills import AnswerError, CountingTray, mixed

import scarto_core as sc

PILE = "CK S2 S3 T1 CQ D4 F".split()


def test_cards_go_into_the_first_trio_with_room():
    tray = CountingTray(PILE)
    for card in PILE[:4]:
        tray.place(card)
    assert [[str(card) for card in trio] for trio in tray.trios] == [["CK", "S2", "S3"], ["T1"]]
    assert list(map(str, tray.heap)) == ["CQ", "D4", "F"]


def test_a_card_may_be_put_into_any_trio_and_taken_back():
    tray = CountingTray(PILE)
    tray.place("CK", 0)
    tray.place("T1", 1)
    tray.place("CK", 1)  # the first trio is empty now and closes up
    assert [list(map(str, trio)) for trio in tray.trios] == [["T1", "CK"]]
    tray.take_back("T1")
    tray.take_back("CK")
    assert tray.trios == []


def test_the_running_count_both_ways():
    tray = CountingTray(PILE)
    for card in PILE[:6]:
        tray.place(card)
    state = tray.state()
    assert [trio["count"] for trio in state["trios"]] == ["5", "8"]
    assert (state["by_trios"], state["sum"], state["less"], state["by_sum"]) == ("13", 17, "4", "13")
    assert state["agree"]
    assert not state["done"]
    tray.place("F")
    assert tray.state()["by_trios"] == tray.state()["by_sum"] == "18"
    assert tray.state()["done"]


def test_several_short_trios_do_not_agree_and_full_ones_always_do():
    tray = CountingTray(PILE)
    for place, card in enumerate(PILE[:3]):
        tray.place(card, place)
    assert not tray.state()["agree"]
    rng = random.Random(3)
    pack = [str(card) for card in sc.pack(sc.ruleset("course"))]
    for _ in range(60):
        pile = rng.sample(pack, rng.randint(1, 30))
        tray = CountingTray(pile)
        for card in rng.sample(pile, len(pile)):
            tray.place(card)
            assert tray.state()["agree"]
        assert tray.state()["by_trios"] == mixed(naive.count(drill_oracle.COURSE, pile))


def test_four_players_count_in_thirds():
    tray = CountingTray(["CK", "S2", "S3", "D4"], sc.ruleset("course").with_(players=4))
    tray.fill()
    state = tray.state()
    assert (state["by_trios"], state["by_sum"], state["less"]) == ("5⅓", "5⅓", "2⅔")


def test_the_rest_is_sorted_with_two_plain_cards_to_an_honour():
    tray = CountingTray("CK CQ S2 S3 S4 S5 S6".split())
    tray.fill()
    assert tray.state()["done"]
    assert [list(map(str, trio)) for trio in tray.trios] == [["CK", "S2", "S3"], ["CQ", "S4", "S5"], ["S6"]]
    tray.clear()
    assert len(tray.heap) == 7


@pytest.mark.parametrize("place", [("ZZ",), ("D5",), (7,), ("CK", 5), ("CK", -1), ("CK", True), ("CK", "0")])
def test_what_cannot_be_placed_is_refused_in_a_sentence(place):
    tray = CountingTray(PILE)
    with pytest.raises(AnswerError):
        tray.place(*place)
    assert tray.trios == []


def test_a_full_trio_takes_no_fourth():
    tray = CountingTray(PILE)
    for card in PILE[:3]:
        tray.place(card)
    with pytest.raises(AnswerError, match="full"):
        tray.place("T1", 0)
    assert len(tray.heap) == 4


@pytest.mark.parametrize("pile", [[], ["CK", "CK"], ["ZZ"]])
def test_a_pile_that_is_none(pile):
    with pytest.raises(ValueError):  # noqa: PT011  # the messages differ
        CountingTray(pile)
