"""Hostile records: whatever comes, reading gives a hand or a RecordError, never anything else."""

import copy
import json

import naive
import pytest
from building import random_hand, state
from hypothesis import given, settings
from hypothesis import strategies as st

import scarto_core as sc

GOOD = [
    random_hand(seed, plays=plays, **shape).to_record()
    for seed, plays, shape in [
        (1, None, {}),
        (2, 40, {"players": 4}),
        (3, 11, {"piccolo": True}),
        (4, 0, {"fool_discard": "free"}),
    ]
]
KEYS = list(GOOD[0])
CARDS = naive.pack(naive.read("course"))

good = st.integers(0, len(GOOD) - 1)  # which of them: their numbers read better than they do
scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(-2, 5),
    st.floats(),
    st.text(max_size=5),
    st.sampled_from(CARDS),
    st.sampled_from(["course", "piemontese", "scarto-hand/1", "players", "piccolo", "free"]),
    st.binary(max_size=3),
)
anything = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.sampled_from(KEYS) | st.text(max_size=4), inner),
    max_leaves=20,
)


def read_or_refuse(record):
    """Read a record; one that is accepted must be one that can be written and read again."""
    before = copy.deepcopy(record)
    try:
        hand = sc.Hand.from_record(record)
    except sc.RecordError:
        hand = None
    assert repr(record) == repr(before)
    if hand is not None:
        again = sc.Hand.from_record(json.loads(json.dumps(hand.to_record())))
        assert state(again) == state(hand)
    return hand


@given(anything)
def test_anything(junk):
    read_or_refuse(junk)


@settings(max_examples=150)
@given(good, st.sampled_from(KEYS), anything)
def test_a_good_record_with_one_key_replaced(which, key, junk):
    read_or_refuse({**GOOD[which], key: junk})


@settings(max_examples=150)
@given(good, st.sampled_from(["hands", "talon", "discard", "plays"]), st.data())
def test_a_good_record_with_one_item_replaced(which, key, data):
    """Also inside a hand; also items doubled, moved and dropped."""
    record = copy.deepcopy(GOOD[which])
    items = record[key]
    if key == "hands" and data.draw(st.booleans()):
        items = items[data.draw(st.integers(0, len(items) - 1))]
    place = data.draw(st.integers(0, len(items)))
    items[place : place + data.draw(st.integers(0, 2))] = data.draw(st.lists(scalars | anything, max_size=2))
    read_or_refuse(record)


@given(
    good,
    st.dictionaries(
        st.sampled_from(
            [
                "players",
                "piccolo",
                "top_trump",
                "overtrump",
                "fool",
                "fool_last_trick",
                "fool_discard",
                "ultimo",
                "self",
                "x",
            ]
        ),
        scalars
        | st.sampled_from([3, 4, 20, 21, True, False, "pays", "keeps", "safe", "captured", "never", "free", "bagatto"])
        | anything,
    ),
)
def test_a_good_record_with_other_changes(which, changes):
    read_or_refuse({**GOOD[which], "changes": changes})


@given(good, st.lists(st.sampled_from(CARDS), max_size=90), st.lists(st.sampled_from(CARDS), max_size=8))
def test_a_good_deal_with_any_cards_played_and_laid_away(which, plays, discard):
    read_or_refuse({**GOOD[which], "plays": plays, "discard": discard})


def nested(depth):
    """A list in a list in a list."""
    inner = []
    for _ in range(depth):
        inner = [inner]
    return inner


HUGE = [
    nested(50_000),
    ["SK"] * 300_000,
    [["SK"] * 100_000] * 3,
    "S" * 300_000,
    10**5000,
    [[["SK"]]] * 75,
    {"players": "x" * 100_000},
]


@pytest.mark.parametrize("key", KEYS)
def test_deep_and_huge_values_are_refused_with_a_short_error(key):
    for junk in HUGE:
        with pytest.raises(sc.RecordError) as refused:
            sc.Hand.from_record({**GOOD[0], key: junk})
        assert len(str(refused.value)) < 1000


@pytest.mark.parametrize("key", KEYS)
def test_a_list_that_holds_itself_is_refused(key):
    loop = []
    loop.append(loop)
    for junk in (loop, {"players": loop}, [loop] * 3):
        with pytest.raises(sc.RecordError) as refused:
            sc.Hand.from_record({**GOOD[0], key: junk})
        assert len(str(refused.value)) < 1000
