"""RULES parts 1 to 4, case by case: the pack, the order of the cards, the seats, the deal, the scarto."""

from collections import Counter

import naive
import pytest
from building import RULESETS, SHAPES, deal, free, in_order, names, random_hand, rules, some, table, trick

import scarto_core as sc

# 1. The pack


@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize("switches", SHAPES)
def test_1_the_pack_is_what_part_1_lists(name, switches):
    pack = names(sc.pack(rules(name, **switches)))
    assert sorted(pack) == sorted(naive.pack(naive.read(name, **switches)))


def test_1_78_cards():
    assert len(sc.pack(rules())) == 78


def climbs(cards, **switches):
    """Whether each of the cards is stronger than the one before."""
    strengths = [rules(**switches).strength(card) for card in in_order(cards)]
    return strengths == sorted(set(strengths))


@pytest.mark.parametrize("suit", "SB")
def test_1_long_suits_run_from_the_1_up_to_the_king(suit):
    assert climbs(" ".join(suit + rank for rank in in_order("1 2 3 4 5 6 7 8 9 10 J N Q K")))


@pytest.mark.parametrize("suit", "CD")
def test_1_round_suits_have_their_pips_upside_down(suit):
    assert climbs(" ".join(suit + rank for rank in in_order("10 9 8 7 6 5 4 3 2 1 J N Q K")))


def test_1_trumps_run_up_to_the_mondo():
    assert climbs(" ".join(f"T{n}" for n in range(1, 22)))


@pytest.mark.parametrize("switches", [{"top_trump": 20}, {"name": "piemontese"}])
def test_1_where_the_angelo_is_the_top_trump_it_outranks_the_mondo(switches):
    assert climbs(" ".join(f"T{n}" for n in range(1, 20)) + " T21 T20", **switches)


def test_1_the_angelo_takes_the_mondo_only_where_it_is_the_top_trump():
    assert sc.trick_winner(rules(), trick("T20 T21 T3")) == 1
    assert sc.trick_winner(rules(top_trump=20), trick("T20 T21 T3")) == 0


def test_1_in_a_round_suit_the_ace_takes_the_ten():
    assert sc.trick_winner(rules(), trick("C10 C1 C9")) == 1


def test_1_in_a_long_suit_the_ten_takes_the_ace():
    assert sc.trick_winner(rules(), trick("S1 S10 S9")) == 1


# 2. Seats and direction


@pytest.mark.parametrize("players", [3, 4])
def test_2_the_next_to_play_is_the_seat_to_the_right(players):
    hand = random_hand(1, players=players, plays=1)
    [(leader, _)] = hand.trick
    assert hand.to_act == (leader + 1) % players


def test_2_the_lowest_trump_cut_deals():
    for seed in range(40):
        match = sc.Match(rules(), seed=seed)
        *blank, last = [names(cut) for cut in match.cuts]
        assert not any(card[0] == "T" for cut in blank for card in cut), "all cut again only if no trump was cut"
        trumps = {int(card[1:]): seat for seat, card in enumerate(last) if card[0] == "T"}
        assert match.first_dealer == trumps[min(trumps)]


def test_2_every_player_cuts_a_card_of_the_pack():
    for switches in SHAPES:
        match = sc.Match(rules(**switches), seed=4)
        for cut in match.cuts:
            assert len(cut) == rules(**switches).players
            assert set(cut) <= set(sc.pack(rules(**switches)))


def test_2_somebody_cuts_again_and_somebody_does_not():
    assert {len(sc.Match(rules(), seed=seed).cuts) > 1 for seed in range(40)} == {True, False}


# 3. The deal


@pytest.mark.parametrize(
    ("switches", "each", "left"), [({}, 25, 3), ({"players": 4}, 19, 2), ({"piccolo": True}, 12, 6)]
)
def test_3_hands_and_talon(switches, each, left):
    hand = sc.Hand.deal(rules(**switches), dealer=1, seed=3)
    assert [len(cards) for cards in hand.dealt] == [each] * rules(**switches).players
    assert len(hand.talon) == left


def test_3_the_piccolo_pack_holds_the_courts_the_best_pips_and_the_tarocchi():
    courts = some("SK SQ SN SJ BK BQ BN BJ CK CQ CN CJ DK DQ DN DJ")
    tarocchi = {f"T{n}" for n in range(1, 22)} | {"F"}
    pack = names(sc.pack(rules(piccolo=True)))
    assert len(pack) == 42
    assert set(pack) == courts | some("S10 B10 C1 D1") | tarocchi


@pytest.mark.parametrize("switches", SHAPES)
def test_3_a_deal_uses_the_whole_pack_once(switches):
    hand = sc.Hand.deal(rules(**switches), dealer=2, seed=11)
    dealt = [card for cards in (*hand.dealt, hand.talon) for card in cards]
    assert len(dealt) == len(set(dealt))
    assert set(dealt) == set(sc.pack(rules(**switches)))


def test_3_the_same_seed_deals_the_same_and_another_seed_another():
    first, again, other = (sc.Hand.deal(rules(), dealer=0, seed=seed) for seed in (5, 5, 6))
    assert first.to_record() == again.to_record()
    assert first.to_record() != other.to_record()


@pytest.mark.parametrize("switches", SHAPES)
def test_3_the_packets_begin_at_the_dealers_right_whoever_deals(switches):
    """The same shuffled pack, dealt by each seat in turn: the hands move round the table with the dealer."""
    players = rules(**switches).players
    deals = [sc.Hand.deal(rules(**switches), dealer=dealer, seed=12) for dealer in range(players)]
    for place in range(players):
        assert len({hand.dealt[(hand.dealer + 1 + place) % players] for hand in deals}) == 1
    assert len({hand.talon for hand in deals}) == 1


def test_3_every_card_falls_to_every_place_alike():
    """Over 1500 deals each card is expected 481 times in a hand and 58 in the talon; five deviations are allowed."""
    found = Counter()
    for seed in range(1500):
        hand = sc.Hand.deal(rules(), dealer=0, seed=seed)
        for place, cards in enumerate((*hand.dealt, hand.talon)):
            found.update((card, place) for card in cards)
    for (_, place), times in found.items():
        share = (3 if place == 3 else 25) / 78
        assert abs(times - 1500 * share) < 5 * (1500 * share * (1 - share)) ** 0.5
    assert len(found) == 78 * 4


# 4. The scarto


def test_4_the_dealer_takes_the_whole_talon_and_lays_as_many_cards_away():
    hand = sc.Hand.deal(rules(), dealer=1, seed=3)
    assert hand.phase == "discard"
    assert hand.to_act == 1
    assert len(hand.hands[1]) == 28
    assert set(hand.talon) <= set(hand.hands[1])
    hand.discard(hand.legal_discards()[:3])
    assert len(hand.hands[1]) == 25
    assert hand.phase == "play"


def test_4_the_discards_count_as_captured_by_the_dealer():
    hand = deal("", "", "SQ B3 C2", dealer=2)
    hand.discard(["SQ", "B3", "C2"])
    assert set(names(hand.piles[2])) == some("SQ B3 C2")
    assert list(hand.counts()) == [0, 0, 4]


def test_4_a_card_of_the_talon_may_be_laid_away_and_one_may_be_kept():
    hand = deal("", "", "B3 B4", dealer=2, talon="S2 S3 SK")
    hand.discard(["S2", "B3", "B4"])
    assert some("S3 SK") <= set(names(hand.hands[2]))


TAROCCHI_AND_KINGS = "SK BK CK DK T1 T2 T20 T21 F S5 SQ"


@pytest.mark.parametrize(
    ("name", "allowed"),
    [
        ("course", "T2 S5 SQ"),
        ("guide", "T2 S5 SQ"),
        ("basic", "T2 T20 S5 SQ"),
        ("piemontese", "T2 T21 S5 SQ"),
    ],
)
def test_4_what_each_ruleset_bars(name, allowed):
    assert free(TAROCCHI_AND_KINGS, name) == some(allowed)


@pytest.mark.parametrize("name", ["course", "guide", "piemontese"])
def test_4_t1_may_go_if_it_is_the_only_tarocco(name):
    assert free("T1 SK S5", name) == some("T1 S5")


@pytest.mark.parametrize("name", ["course", "guide", "piemontese"])
def test_4_t1_may_not_go_beside_the_fool_which_counts_as_a_tarocco(name):
    assert free("T1 F SK S5", name) == some("S5")


def test_4_t1_may_not_go_beside_the_fool_even_where_the_fool_is_free():
    assert free("T1 F SK S5", fool_discard="free") == some("F S5")


@pytest.mark.parametrize("name", ["course", "guide", "piemontese"])
def test_4_t1_may_not_go_beside_another_trump(name):
    assert free("T1 T2 SK S5", name) == some("T2 S5")


def test_4_in_the_basic_account_t1_may_never_go():
    assert free("T1 SK S5", "basic") == some("S5")


def test_4_in_the_basic_account_the_fool_may_go_if_there_is_no_trump():
    assert free("F SK S5", "basic") == some("F S5")


@pytest.mark.parametrize("trump", ["T1", "T2", "T21"])
def test_4_in_the_basic_account_the_fool_may_not_go_beside_any_trump(trump):
    assert "F" not in free(f"F {trump} SK S5", "basic")


@pytest.mark.parametrize("name", ["course", "guide", "piemontese"])
def test_4_elsewhere_the_fool_may_not_go_even_without_a_trump(name):
    assert free("F SK S5", name) == some("S5")


@pytest.mark.parametrize("name", RULESETS)
def test_4_house_rule_the_fool_is_free(name):
    assert free("F T2 SK S5", name, fool_discard="free") == some("F T2 S5")


@pytest.mark.parametrize("name", RULESETS)
def test_4_the_switch_no_trump_lets_the_fool_go_only_without_a_trump(name):
    assert "F" in free("F SK S5", name, fool_discard="no_trump")
    assert "F" not in free("F T2 S5", name, fool_discard="no_trump")


def test_4_the_switch_never_holds_the_fool_back_in_the_basic_account():
    assert free("F SK S5", "basic", fool_discard="never") == some("S5")


def test_4_it_is_judged_before_anything_is_laid_away():
    """T2 may go; that T1 would then be alone does not free T1."""
    hand = deal("T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13 T14 T15 T16 T17 T18 T19 T20 T21 F", "", "T1 T2", dealer=2)
    with pytest.raises(sc.IllegalDiscard):
        hand.discard(["T2", "T1", str(hand.legal_discards()[0])])


def test_4_it_is_judged_on_the_full_hand_talon_included():
    trumps = " ".join(f"T{n}" for n in range(3, 21))
    alone = deal(f"{trumps} T2 T21 F", "", "T1", dealer=2)
    beside = deal(trumps, "T21 F", "T1", dealer=2, talon="T2 SK BK")
    assert "T1" in names(alone.legal_discards())
    assert "T1" not in names(beside.legal_discards())


@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize("top", [20, 21])
def test_4_the_top_trump_moves_no_prohibition(name, top):
    assert free(TAROCCHI_AND_KINGS, name, top_trump=top) == free(TAROCCHI_AND_KINGS, name)


@pytest.mark.parametrize("name", RULESETS)
def test_4_piccolo_dealers_have_enough_free_cards_with_all_eight_barred(name):
    barred = "SK BK CK DK T20 T21 T1 F"
    hand = deal("", "", barred, name=name, dealer=2, piccolo=True)
    assert len(hand.hands[2]) == 18
    assert len(hand.legal_discards()) >= 10


def test_4_nobody_else_sees_the_discards():
    hand = table("", "", "", dealer=2)
    assert names(hand.view(2).discards) == names(hand.discards)
    assert names(hand.view(0).discards) == names(hand.view(1).discards) == []
