"""Golden playthroughs: finished hands written down once (see make_golden.py), which must come out the same for ever."""

import json
from pathlib import Path

import pytest
from building import names, piles
from make_golden import told
from naive_hand import NaiveHand

import scarto_core as sc

FILES = sorted((Path(__file__).parent / "golden").glob("*.json"))
GOLDEN = [pytest.param(json.loads(file.read_text(encoding="utf-8")), id=file.stem) for file in FILES]


def test_there_are_two_hands_a_ruleset_and_one_for_each_event_of_the_fool():
    stems = [file.stem for file in FILES]
    assert all(f"{name}_{number}" in stems for name in sc.rulesets() for number in (1, 2))
    assert sum(stem.startswith("fool_") for stem in stems) == 14


@pytest.mark.parametrize("golden", GOLDEN)
def test_the_engine_comes_to_the_written_end(golden):
    hand = sc.Hand.from_record(golden["record"])
    assert hand.phase == "done"
    assert [trick.winner for trick in hand.tricks] == golden["winners"]
    assert piles(hand) == [set(pile) for pile in golden["piles"]]
    for what in ("counts", "scores", "payments"):
        assert [str(number) for number in getattr(hand, what)()] == golden[what]


@pytest.mark.parametrize("golden", GOLDEN)
def test_the_engine_tells_the_written_fate_of_the_fool(golden):
    tricks = sc.Hand.from_record(golden["record"]).view(0).to_dict()["tricks"]
    fates = [[number, trick["fool"]["fate"]] for number, trick in enumerate(tricks) if trick["fool"]]
    assert fates == ([golden["fool"]] if golden["fool"] else [])


@pytest.mark.parametrize("golden", GOLDEN)
def test_the_naive_reading_comes_to_the_written_end(golden):
    reading = told(NaiveHand.replay(golden["record"]))
    assert reading == {key: golden[key] for key in reading}


@pytest.mark.parametrize("golden", [case for case in GOLDEN if case.values[0]["seed"] is not None])
def test_the_seed_still_deals_the_written_cards(golden):
    record = golden["record"]
    hand = sc.Hand.deal(
        sc.ruleset(record["rules"]).with_(**record["changes"]), dealer=record["dealer"], seed=golden["seed"]
    )
    assert [set(names(cards)) for cards in hand.dealt] == [set(cards) for cards in record["hands"]]
    assert set(names(hand.talon)) == set(record["talon"])


@pytest.mark.parametrize("golden", GOLDEN)
def test_the_record_is_written_as_it_was_read(golden):
    """Order of the cards within a hand apart."""
    record, again = golden["record"], sc.Hand.from_record(golden["record"]).to_record()
    assert [set(cards) for cards in again["hands"]] == [set(cards) for cards in record["hands"]]
    assert (set(again["talon"]), set(again["discard"])) == (set(record["talon"]), set(record["discard"]))
    for key in ("format", "rules", "changes", "dealer", "plays"):
        assert again[key] == record[key]
