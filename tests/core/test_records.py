"""Records: written and read as agreed, round trips, damaged ones refused saying where."""

import copy
import json

import pytest
from building import RULESETS, SHAPES, naive_of, names, random_hand, rules, state

import scarto_core as sc

EXAMPLE_KEYS = {"format", "rules", "changes", "dealer", "hands", "talon", "discard", "plays"}


def some_record(plays=None, **how):
    return random_hand(6, plays=plays, **how).to_record()


def through_json(record):
    return json.loads(json.dumps(record))


def test_a_record_has_the_agreed_keys_and_values():
    hand = random_hand(6, "piemontese", players=4, ultimo="bagatto")
    record = hand.to_record()
    assert set(record) >= EXAMPLE_KEYS
    assert record["format"] == "scarto-hand/1"
    assert record["rules"] == "piemontese"
    assert record["changes"] == {"players": 4, "ultimo": "bagatto"}
    assert record["dealer"] == hand.dealer
    assert [set(cards) for cards in record["hands"]] == [set(names(cards)) for cards in hand.dealt]
    assert record["talon"] == names(hand.talon)
    assert set(record["discard"]) == set(names(hand.discards))
    assert record["plays"] == names(hand.plays)


def test_hands_are_as_dealt_before_the_dealer_takes_the_talon():
    record = some_record(plays=5)
    assert [len(cards) for cards in record["hands"]] == [25, 25, 25]
    assert not set(record["talon"]) & {card for cards in record["hands"] for card in cards}


@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("plays", [0, 1, 17, None])
def test_there_and_back_again(name, shape, plays):
    hand = random_hand(8, name, plays=plays, **shape)
    again = sc.Hand.from_record(through_json(hand.to_record()))
    assert state(again) == state(hand)
    assert again.rules == hand.rules


def test_there_and_back_again_before_the_discard():
    hand = sc.Hand.deal(rules(), dealer=1, seed=3)
    assert state(sc.Hand.from_record(through_json(hand.to_record()))) == state(hand)


def test_a_hand_read_at_any_point_goes_on_to_the_same_end():
    whole = some_record()
    for stop in range(0, 75, 7):
        hand = sc.Hand.from_record({**whole, "plays": whole["plays"][:stop]})
        for card in whole["plays"][stop:]:
            hand.play(card)
        assert state(hand) == state(sc.Hand.from_record(whole))


def test_discard_and_plays_may_be_missing():
    record = some_record()
    del record["plays"]
    assert sc.Hand.from_record(record).phase == "play"
    del record["discard"]
    hand = sc.Hand.from_record(record)
    assert (hand.phase, hand.to_act) == ("discard", hand.dealer)


def test_a_short_discard_without_plays_leaves_the_hand_in_the_discard():
    record = some_record(plays=0)
    hand = sc.Hand.from_record({**record, "discard": record["discard"][:2]})
    assert hand.phase == "discard"
    assert len(hand.hands[hand.dealer]) == 28


def test_other_keys_are_ignored():
    record = some_record(plays=9)
    richer = {**record, "seed": 5, "players": ["Ann", None], "comment": {"plays": 3}, "": []}
    assert state(sc.Hand.from_record(richer)) == state(sc.Hand.from_record(record))


def test_changes_may_repeat_what_the_ruleset_says_anyway():
    record = {**some_record(plays=9), "changes": {"players": 3, "overtrump": True}}
    assert sc.Hand.from_record(record).rules == rules()


def test_a_record_given_out_is_not_tied_to_the_hand():
    hand = random_hand(6, plays=12)
    record = hand.to_record()
    kept = copy.deepcopy(record)
    again = sc.Hand.from_record(record)
    again.play(again.legal_plays()[0])
    assert record == kept == hand.to_record()


def test_a_record_says_what_the_naive_reading_says():
    hand = random_hand(6)
    assert list(hand.counts()) == naive_of(hand).counts()


# Damage. Each line: what is done to a good record, and where the error must point.


def put(*path, to):
    """Set the value at a path."""

    def damage(record):
        *inner, last = path
        for step in inner:
            record = record[step]
        record[last] = to

    return damage


def drop(key):
    return lambda record: record.pop(key)


def swap_play(place):
    """The card of the next player in place of this one's."""

    def damage(record):
        plays = record["plays"]
        plays[place], plays[place + 1] = plays[place + 1], plays[place]

    return damage


def shorten(key):
    return lambda record: record[key].pop()


def lengthen(key, card):
    return lambda record: record[key].append(card)


def a_seat_less(record):
    record["hands"].pop()


def a_card_less_in_a_hand(record):
    record["hands"][1].pop()


def a_card_from_hand_to_talon(record):
    record["talon"].append(record["hands"][1].pop())


def two_copies(record):
    record["hands"][2][4] = record["hands"][0][0]


def the_last_twice(record):
    record["plays"].append(record["plays"][-1])


def a_king_laid_away(record):
    dealer = [*record["hands"][record["dealer"]], *record["talon"]]
    record["discard"][1] = next(card for card in dealer if card.endswith("K"))


def somebody_elses_card_laid_away(record):
    record["discard"][0] = record["hands"][record["dealer"] - 1][0]


def one_laid_away_twice(record):
    record["discard"][2] = record["discard"][0]


DAMAGE = [
    (drop("format"), "format"),
    (put("format", to="scarto-hand/2"), "format"),
    (put("format", to=None), "format"),
    (put("format", to=1), "format"),
    (put("format", to=["scarto-hand/1"]), "format"),
    (drop("rules"), "rules"),
    (put("rules", to="tarot"), "rules"),
    (put("rules", to=3), "rules"),
    (put("rules", to=[]), "rules"),
    (drop("changes"), "changes"),
    (put("changes", to=[]), "changes"),
    (put("changes", to=None), "changes"),
    (put("changes", to={"players": 5}), "changes"),
    (put("changes", to={"players": []}), "changes"),
    (put("changes", to={"players": 3.0}), "changes"),
    (put("changes", to={"colour": "red"}), "changes"),
    (put("changes", to={"players": 4, "piccolo": True}), "changes"),
    (put("changes", to={"self": 1}), "changes"),
    (put("changes", to={"": 1}), "changes"),
    (drop("dealer"), "dealer"),
    (put("dealer", to=3), "dealer"),
    (put("dealer", to=-1), "dealer"),
    (put("dealer", to="0"), "dealer"),
    (put("dealer", to=1.0), "dealer"),
    (put("dealer", to=True), "dealer"),
    (put("dealer", to=None), "dealer"),
    (put("dealer", to=10**30), "dealer"),
    (drop("hands"), "hands"),
    (put("hands", to=None), "hands"),
    (put("hands", to={}), "hands"),
    (put("hands", to="SK"), "hands"),
    (a_seat_less, "hands"),
    (put("hands", 1, to=None), "hands[1]"),
    (put("hands", 1, to="SK"), "hands[1]"),
    (put("hands", 1, 3, to="S99"), "hands[1][3]"),
    (put("hands", 2, 24, to=None), "hands[2][24]"),
    (put("hands", 0, 0, to=["SK"]), "hands[0][0]"),
    (put("hands", 0, 7, to=5), "hands[0][7]"),
    (a_card_less_in_a_hand, "hands[1]"),
    (two_copies, "hands[2][4]"),
    (a_card_from_hand_to_talon, "hands[1]"),
    (drop("talon"), "talon"),
    (put("talon", to=None), "talon"),
    (put("talon", to="SK"), "talon"),
    (shorten("talon"), "talon"),
    (put("talon", 1, to="T0"), "talon[1]"),
    (put("talon", 2, to={}), "talon[2]"),
    (put("discard", to=None), "discard"),
    (put("discard", to="SK"), "discard"),
    (put("discard", to={"0": "SK"}), "discard"),
    (put("discard", 1, to="ZZ"), "discard[1]"),
    (put("discard", 0, to=1), "discard[0]"),
    (shorten("discard"), "plays[0]"),
    (lengthen("discard", "S2"), "discard"),
    (a_king_laid_away, "discard[1]"),
    (one_laid_away_twice, "discard[2]"),
    (somebody_elses_card_laid_away, "discard[0]"),
    (put("discard", to=[]), "plays[0]"),
    (put("plays", to=None), "plays"),
    (put("plays", to="SK"), "plays"),
    (put("plays", to={}), "plays"),
    (put("plays", 17, to="C99"), "plays[17]"),
    (put("plays", 0, to=None), "plays[0]"),
    (put("plays", 74, to=[]), "plays[74]"),
    (swap_play(0), "plays[0]"),
    (swap_play(30), "plays[30]"),
    (the_last_twice, "plays"),
]


@pytest.mark.parametrize(("damage", "where"), DAMAGE)
def test_a_damaged_record_is_refused_and_the_error_says_where(damage, where):
    record = through_json(some_record())
    damage(record)
    before = copy.deepcopy(record)
    with pytest.raises(sc.RecordError) as refused:
        sc.Hand.from_record(record)
    assert where in str(refused.value)
    assert record == before


def test_an_illegal_play_is_named_with_the_reason():
    """`plays[17]: C4 does not follow B ...`: where, which card, why."""
    hand = random_hand(6, plays=17)
    barred = next(card for card in hand.hands[hand.to_act] if card not in hand.legal_plays())
    record = hand.to_record()
    record["plays"].append(str(barred))
    with pytest.raises(sc.RecordError) as refused:
        sc.Hand.from_record(record)
    assert str(refused.value).startswith("plays[17]: ")
    assert str(barred) in str(refused.value)


def test_plays_without_a_discard_are_refused():
    record = some_record()
    del record["discard"]
    with pytest.raises(sc.RecordError, match=r"discard|plays"):
        sc.Hand.from_record(record)


@pytest.mark.parametrize("junk", [None, 3, "scarto-hand/1", [], [{}], {}, True, 1.5, {"format": "scarto-hand/1"}])
def test_something_that_is_no_record_at_all(junk):
    with pytest.raises(sc.RecordError):
        sc.Hand.from_record(junk)


@pytest.mark.parametrize("name", [*RULESETS])
def test_a_pack_of_the_wrong_size_is_refused(name):
    """A Piccolo deal under the rules of the whole pack, and the other way round."""
    with pytest.raises(sc.RecordError):
        sc.Hand.from_record({**some_record(piccolo=True), "changes": {}})
    with pytest.raises(sc.RecordError):
        sc.Hand.from_record({**some_record(name=name), "changes": {"piccolo": True}})
