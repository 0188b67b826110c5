"""What holds in every hand, whatever is played: a thousand random hands in each ruleset, many in each shape."""

import random
from fractions import Fraction

import pytest
from building import RULESETS, rules

import scarto_core as sc

HANDS = 1000


def walk(hand, rng):
    """Play a hand at random; stop after the discard and after every card played."""
    hand.discard(rng.sample(list(hand.legal_discards()), len(hand.talon)))
    yield
    while hand.phase == "play":
        hand.play(rng.choice(hand.legal_plays()))
        yield


def check_places(hand, pack):
    """Every card is in one place: a hand, a pile (the dealer's discards among them) or the trick on the table."""
    places = [*hand.hands, *hand.piles, [card for _, card in hand.trick]]
    assert sum(map(len, places)) == len(pack)
    assert set().union(*places) == pack


def check_hand(chosen, seed, totals):
    """Play one hand and check it after every step."""
    rng, pack = random.Random(seed), set(sc.pack(chosen))
    hand = sc.Hand.deal(chosen, dealer=seed % chosen.players, seed=seed)
    for _ in walk(hand, rng):
        check_places(hand, pack)
        assert hand.phase == "done" or hand.legal_plays()
    tricks = (len(pack) - len(hand.talon)) // chosen.players
    assert len(hand.tricks) == tricks
    assert len(hand.plays) == tricks * chosen.players
    for trick in hand.tricks:
        assert str(dict(trick.plays)[trick.winner]) != "F"
    assert (hand.phase, hand.to_act, hand.debt) == ("done", None, None)
    assert sum(hand.counts()) in totals
    assert sum(hand.payments()) == 0


@pytest.mark.parametrize(
    ("name", "totals"), [("course", {78}), ("basic", {78}), ("guide", {81, 82}), ("piemontese", {78})]
)
def test_a_thousand_random_hands(name, totals):
    chosen = rules(name)
    for seed in range(HANDS):
        check_hand(chosen, seed, totals)


@pytest.mark.parametrize(("name", "totals"), [("course", {78}), ("basic", {78}), ("guide", {81}), ("piemontese", {77})])
def test_random_hands_of_four(name, totals):
    chosen = rules(name, players=4)
    for seed in range(150):
        check_hand(chosen, seed, totals)


@pytest.mark.parametrize(
    ("name", "totals"), [("course", {66}), ("basic", {66}), ("guide", {69, 70}), ("piemontese", {66})]
)
def test_random_hands_of_piccolo(name, totals):
    chosen = rules(name, piccolo=True)
    for seed in range(150):
        check_hand(chosen, seed, totals)


@pytest.mark.parametrize(
    ("changes", "totals"),
    [
        ({"name": "piemontese", "players": 4, "overtrump": True}, {77}),
        ({"name": "course", "piccolo": True, "fool_discard": "free"}, {66}),
        ({"name": "piemontese", "piccolo": True, "fool_discard": "free"}, {65, 66}),
        ({"name": "course", "fool": "keeps"}, {78, 79}),
        ({"name": "guide", "fool": "pays"}, {81}),
    ],
)
def test_random_hands_of_combinations(changes, totals):
    chosen = rules(**changes)
    for seed in range(100):
        check_hand(chosen, seed, totals)


@pytest.mark.parametrize("name", RULESETS)
def test_with_three_players_the_fool_that_pays_leaves_whole_trios(name):
    chosen = rules(name, fool="pays")
    for seed in range(150):
        hand = sc.Hand.deal(chosen, dealer=seed % 3, seed=seed)
        for _ in walk(hand, random.Random(seed)):
            if not hand.debt:
                assert all(len(pile) % 3 == 0 for pile in hand.piles)


def test_with_four_players_counts_are_thirds_and_no_finer():
    for seed in range(60):
        hand = sc.Hand.deal(rules(players=4), dealer=seed % 4, seed=seed)
        for _ in walk(hand, random.Random(seed)):
            pass
        assert all((3 * count).denominator == 1 for count in hand.counts())
        assert all(score == count - Fraction(39, 2) for score, count in zip(hand.scores(), hand.counts(), strict=True))
