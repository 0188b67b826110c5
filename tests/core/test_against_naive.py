"""The engine against the naive reading of the prose: every choice, winner, pile, debt, count and payment."""

import random
from itertools import product

import naive
import pytest
from building import RULESETS, SHAPES, SWITCHES, names, piles, rules
from naive_hand import NaiveHand

import scarto_core as sc


def compare(name, changes, seed):
    """Play one hand at random on both sides; any difference fails where it arises."""
    rng = random.Random(seed)
    hand = sc.Hand.deal(rules(name, **changes), dealer=seed % changes.get("players", 3), seed=seed)
    reading = NaiveHand(
        naive.read(name, **changes), hand.dealer, [names(cards) for cards in hand.dealt], names(hand.talon)
    )
    compare_discards(hand, reading, rng)
    while hand.phase == "play":
        assert (hand.to_act, set(names(hand.legal_plays()))) == (reading.to_act, set(reading.legal()))
        card = rng.choice(reading.legal())
        hand.play(card)
        reading.play(card)
        if not hand.trick:
            compare_trick(hand, reading)
    assert reading.done
    assert list(hand.scores()) == reading.scores()
    assert list(hand.payments()) == reading.payments()


def compare_discards(hand, reading, rng):
    allowed = naive.may_lay_away(reading.rules, reading.hands[reading.dealer])
    assert set(names(hand.legal_discards())) == set(allowed)
    chosen = rng.sample(allowed, len(hand.talon))
    hand.discard(chosen)
    reading.discard(chosen)


def compare_trick(hand, reading):
    assert hand.tricks[-1].winner == reading.tricks[-1][1]
    assert piles(hand) == [set(pile) for pile in reading.piles]
    assert hand.debt == reading.debt
    assert list(hand.counts()) == reading.counts()


@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize("shape", SHAPES, ids=["three", "four", "piccolo"])
def test_random_hands_agree(name, shape):
    for seed in range(100):
        compare(name, shape, seed)


@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize("shape", SHAPES, ids=["three", "four", "piccolo"])
def test_every_combination_of_switches_agrees(name, shape):
    """Each combination in one of the four rulesets, with three players, with four and in Piccolo."""
    for seed, settings in enumerate(product(*SWITCHES.values())):
        if seed % 4 == RULESETS.index(name):
            compare(name, {**shape, **dict(zip(SWITCHES, settings, strict=True))}, seed)


@pytest.mark.parametrize("name", RULESETS)
def test_the_pure_functions_agree_on_random_hands_and_tricks(name):
    """Any cards at all: also hands and tricks that no deal would give."""
    rng = random.Random(name)
    for _ in range(30):
        changes = {**rng.choice(SHAPES), **{switch: rng.choice(settings) for switch, settings in SWITCHES.items()}}
        chosen, reading = rules(name, **changes), naive.read(name, **changes)
        for _ in range(50):
            cards = rng.sample(naive.pack(reading), rng.randint(1, 9))
            in_trick = rng.randrange(min(chosen.players, len(cards)))
            trick, held = list(enumerate(cards[:in_trick])), cards[in_trick:]
            assert set(names(sc.legal_plays(chosen, held, trick))) == set(naive.may_play(reading, held, trick))
            assert set(names(sc.legal_discards(chosen, cards))) == set(naive.may_lay_away(reading, cards))
            assert sc.count_trios(chosen, cards) == naive.count(reading, cards)


@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize("top", [20, 21])
def test_every_card_against_every_card(name, top):
    """Two cards of a trick, the better one wins; all 78 x 77 pairs, and the same pairs ranked by ``strength``."""
    chosen, reading = rules(name, top_trump=top), naive.read(name, top_trump=top)
    for first, second in product(naive.pack(reading), repeat=2):
        if first == second:
            continue
        trick = [(0, first), (1, second)]
        assert sc.trick_winner(chosen, trick) == naive.winner(reading, trick)
        if first[0] == second[0]:
            assert (chosen.strength(first) > chosen.strength(second)) == naive.beats(reading, first, second)


@pytest.mark.parametrize("name", RULESETS)
def test_values_agree(name):
    assert all(rules(name).value(card) == naive.value(naive.read(name), card) for card in naive.pack(naive.read(name)))
