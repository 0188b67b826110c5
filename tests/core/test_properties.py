"""What RULES part 6 and 7 say in general, tried on piles and hands that Hypothesis finds."""

import random
from fractions import Fraction

import naive
import pytest
from building import RULESETS, names, rules
from hypothesis import assume, given
from hypothesis import strategies as st
from naive_hand import hunt

import scarto_core as sc

PACK = naive.pack(naive.read("course"))
piles = st.lists(st.sampled_from(PACK), unique=True, max_size=78)
rulesets = st.sampled_from(RULESETS)


def trio_at_the_table(name, trio):
    """As it is done at the table: counting cards count, two together 1 less, three 2 less; three plain cards 1."""
    counting = [worth for worth in (rules(name).value(card) for card in trio) if worth > 1]
    return {0: 1, 1: sum(counting), 2: sum(counting) - 1, 3: sum(counting) - 2}[len(counting)]


def odd_cards_at_the_table(name, odd):
    """One odd card counts its value, two their sum less 1."""
    worth = sum(rules(name).value(card) for card in odd)
    return worth - 1 if len(odd) == 2 else worth


@given(rulesets, piles, st.randoms(use_true_random=False))
def test_how_a_pile_is_split_into_trios_never_matters(name, pile, rng):
    rng.shuffle(pile)
    whole = len(pile) - len(pile) % 3
    trios = [pile[start : start + 3] for start in range(0, whole, 3)]
    counted = sum(trio_at_the_table(name, trio) for trio in trios) + odd_cards_at_the_table(name, pile[whole:])
    assert sc.count_trios(rules(name), pile) == counted


@given(rulesets, piles)
def test_at_the_table_a_pile_counts_its_value_less_two_thirds_rounded_down(name, pile):
    value = sum(rules(name).value(card) for card in pile)
    assert sc.count_trios(rules(name), pile) == value - 2 * len(pile) // 3


@given(rulesets, piles)
def test_with_four_players_a_pile_counts_its_value_less_two_thirds_exactly(name, pile):
    value = sum(rules(name).value(card) for card in pile)
    assert sc.count_trios(rules(name, players=4), pile) == value - Fraction(2 * len(pile), 3)


@given(rulesets, piles, st.integers(0, 78))
def test_with_four_players_counts_of_two_piles_add_up(name, pile, cut):
    exact = rules(name, players=4)
    assert sc.count_trios(exact, pile[:cut]) + sc.count_trios(exact, pile[cut:]) == sc.count_trios(exact, pile)


@given(piles, st.data())
def test_the_fool_at_5_that_pays_counts_like_the_fool_at_4_counted_alone(pile, data):
    """Part 6 on one pile: whole trios with the Fool, against the same with the paid card back and the Fool at 4."""
    trios = [card for card in pile if card != "F"]
    trios = trios[: len(trios) // 3 * 3]
    plain = [card for card in trios if naive.value(naive.read("course"), card) == 1]
    assume(plain)
    paid = data.draw(st.sampled_from(plain))
    pays = sc.count_trios(rules(), [card for card in trios if card != paid] + ["F"])
    assert pays == sc.count_trios(rules(), trios) + 4
    assert sc.count_trios(rules("guide"), [*trios, "F"]) == sc.count_trios(rules("guide"), trios) + 4


SWAPPED = {"T20": "T21", "T21": "T20"}


def mondo_for_angelo(cards):
    return [SWAPPED.get(card, card) for card in cards]


@pytest.mark.parametrize("seed", range(40))
def test_pays_plus_5_and_keeps_plus_4_give_everybody_the_same_count(seed):
    """`basic` and `piemontese` differ in the Fool, and in T20 and T21 having changed places: so change them back."""

    def owed_nothing_but_a_plain_card(hand):
        return {fate for _, _, fate in hand.tricks} & {"paid"} and "F" not in hand.discards

    basic = hunt("basic", lambda hand: owed_nothing_but_a_plain_card(hand) and hand.plays[0] == PACK[seed])
    record = basic.record()
    moved = {
        "rules": "piemontese",
        "hands": [mondo_for_angelo(hand) for hand in record["hands"]],
        **{key: mondo_for_angelo(record[key]) for key in ("talon", "discard", "plays")},
    }
    pays, keeps = sc.Hand.from_record(record), sc.Hand.from_record({**record, **moved})
    assert pays.counts() == keeps.counts()
    assert sum(pays.counts()) == sum(keeps.counts()) == 78


@given(rulesets, st.integers(0, 10**9), st.sampled_from([3, 4]))
def test_payments_sum_to_0_and_keep_the_differences(name, seed, players):
    hand = sc.Hand.deal(rules(name, players=players), dealer=0, seed=seed)
    rng = random.Random(seed)
    hand.discard(rng.sample(list(hand.legal_discards()), len(hand.talon)))
    while hand.phase == "play":
        hand.play(rng.choice(hand.legal_plays()))
    scores, payments = hand.scores(), hand.payments()
    assert sum(payments) == 0
    assert [mine - payments[0] for mine in payments] == [mine - scores[0] for mine in scores]


@given(rulesets, piles.filter(bool), st.integers(0, 3))
def test_what_may_be_played_is_held_and_there_is_always_something(name, cards, in_trick):
    trick, held = list(enumerate(cards[:in_trick][:2])), cards[in_trick:]
    legal = names(sc.legal_plays(rules(name), held, trick))
    assert set(legal) <= set(held)
    assert len(legal) == len(set(legal))
    assert bool(legal) == bool(held)
