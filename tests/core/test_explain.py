"""``hand.explain``: why a card may or may not be played, in words that name the cards and tell no secrets."""

import random
import re

import pytest
from building import RULESETS, SHAPES, deal, names, random_hand, rules, table
from twins import twins

import scarto_core as sc


def words(text):
    """The words and numbers of a sentence."""
    return set(re.findall(r"[A-Za-z]+|\d+", text))


def allows(text):
    """Whether a sentence says yes."""
    return text.startswith("You may ") or " may be played" in text


def positions(name="course", **changes):
    for seed in range(6):
        for plays in (0, 1, 2, 20, 46, 70):
            yield random_hand(seed, name, plays=plays, **changes)


@pytest.mark.parametrize("name", RULESETS)
def test_a_card_that_may_be_played_is_told_apart_from_one_that_may_not(name):
    for hand in positions(name):
        for card in hand.hands[hand.to_act]:
            assert allows(hand.explain(card)) == (card in hand.legal_plays())


@pytest.mark.parametrize("name", RULESETS)
def test_why_not_names_every_card_that_would_do_by_its_rank(name):
    """All of them are of one suit, but for the Fool, and the suit is said once."""
    suits = {"S": "swords", "B": "batons", "C": "cups", "D": "coins"}
    for hand in positions(name, players=3):
        illegal = [card for card in hand.hands[hand.to_act] if card not in hand.legal_plays()]
        for card in illegal[:2]:
            said = words(hand.explain(card))
            ranks = {"Fool" if str(other) == "F" else str(other)[1:] for other in hand.legal_plays()}
            assert ranks <= said
            assert not said & {"J", "N", "Q", "K"} - ranks
            led = next(str(other) for _, other in hand.trick if str(other) != "F")[0]
            assert suits.get(led, "trumps") in hand.explain(card).lower()


@pytest.mark.parametrize(
    ("cards", "after", "barred", "reason"),
    [
        ("S3 C7", "S10", "C7", "follow|you hold swords"),
        ("T9 C7", "S10", "C7", "must trump"),
        ("T9 T15 C7", "T12", "T9", "higher than"),
        ("T9 C7", "T12", "C7", "a trump it must be|must trump|trumps were led"),
    ],
)
def test_the_reason_is_the_duty_that_bars_it(cards, after, barred, reason):
    swords = "S1 S2 S4 S5 S6 S7 S8 S9 SJ SN SQ SK" if "S3" not in cards else ""
    high = "T13 T14 T16 T17 T18 T19 T20 T21" if "T15" not in cards else ""
    hand = table(f"{after} {swords} {high}", cards + " " + FILLER, "", play=after)
    assert re.search(reason, hand.explain(barred).lower())


FILLER = "C10 C9 C8 C6 C5 C4 C3 C2 C1 CJ D10 D9 D8 D7 D6 D5 D4 D3 D2 D1 DJ"


def test_the_card_to_be_beaten_is_named():
    hand = table("T12", "T9 T15", "", play="T12")
    assert "12" in words(hand.explain("T9"))


def test_a_card_that_is_not_held_is_refused_by_its_name():
    hand = table("SK", "S2", "")
    for card, name in (("S2", "2 of swords"), ("T21", "21"), ("F", "Fool"), ("D1", "coins"), ("B4", "batons")):
        if card not in names(hand.hands[0]):
            assert name in hand.explain(card)
            assert "not hold" in hand.explain(card)


@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize("card", ["SK", "T1", "T20", "T21", "F", "S2"])
def test_in_the_discard_barred_and_free_cards_are_told_apart(name, card):
    hand = deal("", "", "SK T1 T20 T21 F S2", name=name, dealer=2)
    assert allows(hand.explain(card)) == (card in names(hand.legal_discards()))
    assert len(words(hand.explain(card))) > 4


@pytest.mark.parametrize("name", RULESETS)
def test_nothing_is_told_that_the_seat_cannot_see(name):
    """In hands that look the same to a seat, the same is said of every card of the pack."""
    for seed in range(6):
        hand = random_hand(seed, name, plays=seed * 11)
        for seat in range(3):
            for twin in twins(hand, seat, random.Random(seed), tries=10, wanted=1):
                for card in sc.pack(hand.rules):
                    assert hand.explain(card, seat=seat) == twin.explain(card, seat=seat)


def test_nothing_is_told_of_the_talon_before_the_discard():
    hand = deal("", "", "", dealer=2)
    record = hand.to_record()
    record["hands"][2][:3], record["hands"][0][:3] = record["hands"][0][:3], record["hands"][2][:3]
    other = sc.Hand.from_record(record)
    for card in sc.pack(rules()):
        assert hand.explain(card, seat=1) == other.explain(card, seat=1)


def test_something_that_is_no_card_is_refused():
    with pytest.raises(sc.NotationError):
        table("", "", "").explain("S99")


def test_there_is_an_answer_when_the_hand_is_over():
    assert random_hand(1).explain("SK")


@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize("shape", SHAPES, ids=["three", "four", "piccolo"])
def test_what_a_trick_asks_of_a_hand_bars_all_of_its_other_cards_with_one_sentence(name, shape):
    """The table asks for the sentence once, and says it of every card that is barred."""
    compared = 0
    for hand in positions(name, **shape):
        if hand.phase == "play":
            barred = [card for card in hand.hands[hand.to_act] if card not in hand.legal_plays()]
            assert len({hand.explain(card, hand.to_act) for card in barred}) <= 1
            compared += len(barred) > 1
    assert compared > 3
