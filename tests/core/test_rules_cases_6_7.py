"""RULES parts 6 and 7, case by case: values, trios, par, scores, payments, the ultimo, matches."""

import random
from fractions import Fraction

import pytest
from building import (
    RULESETS,
    SHAPES,
    finish,
    in_order,
    play_out,
    random_hand,
    replay,
    rules,
    table,
    takes_all_and_keeps,
)
from naive_hand import hunt

import scarto_core as sc


def count(cards, name="course", **switches):
    return sc.count_trios(rules(name, **switches), in_order(cards))


# 6. Values


@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize(("rank", "worth"), [("K", 5), ("Q", 4), ("N", 3), ("J", 2), ("10", 1), ("5", 1), ("1", 1)])
def test_6_courts_and_pips_are_worth_the_same_everywhere(name, rank, worth):
    assert [rules(name).value(suit + rank) for suit in "SBCD"] == [worth] * 4


@pytest.mark.parametrize(
    ("name", "mondo", "angelo", "bagatto", "fool"),
    [
        ("course", 5, 1, 5, 5),
        ("basic", 5, 1, 5, 5),
        ("guide", 5, 5, 5, 4),
        ("piemontese", 1, 5, 5, 4),
    ],
)
def test_6_the_four_cards_on_which_the_accounts_differ(name, mondo, angelo, bagatto, fool):
    assert [rules(name).value(card) for card in ("T21", "T20", "T1", "F")] == [mondo, angelo, bagatto, fool]


@pytest.mark.parametrize("name", RULESETS)
def test_6_all_other_trumps_are_plain(name):
    assert {rules(name).value(f"T{n}") for n in range(2, 20)} == {1}


@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize("switches", [{"top_trump": 20}, {"top_trump": 21}, {"fool": "keeps"}, {"fool": "pays"}])
def test_6_no_switch_moves_a_value(name, switches):
    assert all(rules(name, **switches).value(card) == rules(name).value(card) for card in sc.pack(rules(name)))


# 6. Trios


def test_6_a_trio_counts_the_sum_of_its_values_less_2():
    assert count("SK SQ S2") == 5 + 4 + 1 - 2


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("SK S2 S3", 5),
        ("SQ S2 S3", 4),
        ("SN S2 S3", 3),
        ("SJ S2 S3", 2),
        ("T1 S2 S3", 5),
        ("F S2 S3", 5),
    ],
)
def test_6_one_counting_card_with_two_plain_ones_counts_its_full_value(cards, points):
    assert count(cards) == points


def test_6_two_counting_cards_count_their_sum_less_1():
    assert count("SK SQ S3") == 8
    assert count("SJ BJ S3") == 3


def test_6_three_counting_cards_count_their_sum_less_2():
    assert count("SK BK CK") == 13


def test_6_three_plain_cards_count_1():
    assert count("S2 C9 T20") == 1
    assert count("S2 C9 T20", "guide") == 5


def test_6_an_empty_pile_counts_nothing():
    assert count("") == 0


@pytest.mark.parametrize(("name", "total"), [("course", 78), ("basic", 78), ("guide", 81), ("piemontese", 77)])
def test_6_the_whole_pack_as_trios(name, total):
    """130 - 2 x 26 in `course`; where the Fool is counted alone, the table gives 1 more: 82 and 78 below."""
    assert sc.count_trios(rules(name), sc.pack(rules(name))) == total


def test_6_piccolo_the_42_cards_total_66():
    assert sc.count_trios(rules(piccolo=True), sc.pack(rules(piccolo=True))) == 66


# 6. Leftovers


def test_6_table_one_odd_card_counts_its_value():
    assert count("SK") == 5
    assert count("S2 S3 S4 SQ") == 1 + 4


def test_6_table_two_odd_cards_count_their_sum_less_1():
    assert count("SK SQ") == 8
    assert count("S2 S3") == 1
    assert count("S2 S3 S4 SQ S5") == 1 + 4


def test_6_exact_with_four_players_the_odd_cards_count_as_a_fraction():
    assert count("SK", players=4) == Fraction(13, 3)
    assert count("SK SQ", players=4) == Fraction(23, 3)
    assert count("SK SQ S2", players=4) == 8


def test_6_a_count_is_a_fraction():
    assert isinstance(count("SK SQ S2"), Fraction)


def played_out_total(name, want, **changes):
    return sum(replay(hunt(name, want, **changes)).counts())


def fate(wanted):
    """Whether this happened to the Fool."""
    return lambda hand: any(what == wanted for _, _, what in hand.tricks)


@pytest.mark.parametrize(
    ("name", "what", "total"),
    [
        ("course", "paid", 78),
        ("course", "owed", 78),
        ("basic", "paid", 78),
        ("guide", "kept", 82),
        ("piemontese", "kept", 78),
    ],
)
def test_6_all_piles_together(name, what, total):
    assert played_out_total(name, fate(what)) == total


@pytest.mark.parametrize(("name", "total"), [("course", 78), ("guide", 81)])
def test_6_all_piles_together_when_the_fool_is_captured(name, total):
    hand = replay(hunt(name, fate("captured"), keep=["F"]))
    assert sum(hand.counts()) == total


def test_6_count_so_far_may_be_asked_at_any_time():
    hand = table("SK", "S2", "S3", play="SK S2 S3")
    assert list(hand.counts()[:2]) == [5, 0]


# 7. Par and scores


@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize(("switches", "par"), [({}, 26), ({"players": 4}, Fraction(39, 2)), ({"piccolo": True}, 22)])
def test_7_par_depends_on_pack_and_players_only(name, switches, par):
    assert rules(name, **switches).par == par
    assert isinstance(rules(name, **switches).par, Fraction)


@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize("switches", SHAPES)
def test_7_hand_score_is_the_count_less_par(name, switches):
    hand = random_hand(5, name, **switches)
    assert list(hand.scores()) == [count - hand.rules.par for count in hand.counts()]


@pytest.mark.parametrize(
    ("name", "switches", "surplus"),
    [
        ("course", {}, 0),
        ("basic", {}, 0),
        ("piemontese", {}, 0),
        ("guide", {}, 4),
        ("course", {"piccolo": True}, 0),
        ("course", {"players": 4}, 0),
        ("guide", {"players": 4}, 3),
        ("piemontese", {"players": 4}, -1),
    ],
)
def test_7_scores_sum_to_0_where_the_total_is_par_for_everybody(name, switches, surplus):
    hand = replay(hunt(name, lambda hand: not fate("captured")(hand), **switches))
    assert sum(hand.scores()) == surplus


@pytest.mark.parametrize("asked", ["scores", "payments"])
def test_7_no_score_before_the_end(asked):
    hand = random_hand(1, plays=74)
    with pytest.raises(ValueError, match="not over"):
        getattr(hand, asked)()


# 7. Payments


def test_7_payments_settle_each_pair_by_the_difference_over_the_number_of_players():
    """Scores that do not sum to 0: `guide`, where the three together are 4 above par."""
    hand = random_hand(7, "guide")
    a, b, c = hand.scores()
    assert a + b + c == 4
    assert list(hand.payments()) == [((a - b) + (a - c)) / 3, ((b - a) + (b - c)) / 3, ((c - a) + (c - b)) / 3]


@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize("switches", [*SHAPES, {"ultimo": "bagatto_or_fool"}])
def test_7_payments_always_sum_to_0_and_equal_scores_that_do(name, switches):
    for seed in range(12):
        hand = random_hand(seed, name, **switches)
        assert sum(hand.payments()) == 0
        assert (list(hand.payments()) == list(hand.scores())) == (sum(hand.scores()) == 0)


# 7. Ultimo


def bonus(hand):
    return [score - count + hand.rules.par for score, count in zip(hand.scores(), hand.counts(), strict=True)]


@pytest.mark.parametrize(("ultimo", "extra"), [("none", 0), ("bagatto", 5), ("bagatto_or_fool", 5)])
def test_7_ultimo_winning_the_last_trick_with_t1(ultimo, extra):
    assert bonus(takes_all_and_keeps("T1", ultimo=ultimo)) == [extra, 0, 0]


@pytest.mark.parametrize(("ultimo", "extra"), [("none", 0), ("bagatto", 5), ("bagatto_or_fool", 5)])
def test_7_ultimo_taking_somebody_elses_t1_in_the_last_trick(ultimo, extra):
    def caught(hand):
        trick, winner, _ = hand.tricks[-1]
        return any(card == "T1" and seat != winner for seat, card in trick)

    hand = replay(hunt("course", caught, keep=["T1"], ultimo=ultimo))
    winner = hand.tricks[-1].winner
    assert bonus(hand) == [extra if seat == winner else 0 for seat in range(3)]


@pytest.mark.parametrize(("ultimo", "extra"), [("none", 0), ("bagatto", 0), ("bagatto_or_fool", 5)])
def test_7_ultimo_capturing_the_fool(ultimo, extra):
    hand = takes_all_and_keeps("F", ultimo=ultimo)
    winner = hand.tricks[-1].winner
    assert bonus(hand) == [extra if seat == winner else 0 for seat in range(3)]


def test_7_ultimo_a_fool_that_is_safe_is_not_captured():
    assert bonus(takes_all_and_keeps("F", ultimo="bagatto_or_fool", fool_last_trick="safe")) == [0, 0, 0]


def test_7_ultimo_5_in_all_not_each():
    def both(hand):
        return {"T1", "F"} <= {card for _, card in hand.tricks[-1][0]}

    hand = replay(hunt("course", both, keep=["T1", "F"], ultimo="bagatto_or_fool"))
    assert sorted(bonus(hand)) == [0, 0, 5]


def test_7_ultimo_t1_taken_earlier_is_worth_no_bonus():
    hand = table("T1", "T2", "T3", play="T1 T2 T3", overtrump=False, ultimo="bagatto")
    assert bonus(finish(hand)) == [0, 0, 0]


# 7. Matches are in test_match.py


def test_7_a_match_of_one_deal_each_in_piemontese():
    match = sc.Match(rules("piemontese"), hands=3, seed=2)
    dealers = []
    while not match.over:
        hand = match.next_hand()
        dealers.append(hand.dealer)
        play_out(hand, random.Random(len(dealers)))
    assert sorted(dealers) == [0, 1, 2]
