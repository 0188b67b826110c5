"""RULES part 5, case by case: what may be played, who wins, who leads."""

import pytest
from building import finish, legal, rules, some, table, trick

import scarto_core as sc


def winner(cards, **switches):
    """The place in the trick of the card that wins it (four players, so that a trick may have four cards)."""
    return sc.trick_winner(rules(players=4, **switches), trick(cards, players=4))


def test_5_the_player_on_the_dealers_right_leads_first():
    assert table("", "", "", dealer=2).to_act == 0
    assert table("", "", "", dealer=0).to_act == 1


def test_5_the_winner_of_a_trick_leads_to_the_next():
    hand = table("S2", "SK", "S3", play="S2 SK S3")
    assert hand.tricks[0].winner == hand.to_act == 1


def test_5_one_card_each():
    hand = table("S2", "SK", "S3", play="S2 SK S3")
    assert [len(cards) for cards in hand.hands] == [24, 24, 24]


def test_5_whoever_leads_may_lead_anything():
    assert legal("S3 T5 F CK") == some("S3 T5 F CK")


# 1. Follow suit


def test_5_1_with_a_card_of_the_suit_led_you_must_play_one():
    assert legal("S3 SK C7 T9", "S10") == some("S3 SK")


def test_5_1_the_second_player_does_not_change_the_suit_led():
    assert legal("S3 C7 T9", "S10 C2") == some("S3")


def test_5_1_following_a_plain_suit_you_need_not_play_higher():
    assert legal("S3 SK", "S10") == some("S3 SK")


# 2. Trump


def test_5_2_without_the_suit_you_must_trump():
    assert legal("C3 CK T9 T2", "S10") == some("T9 T2")


def test_5_2_t1_as_the_only_tarocco_must_be_played():
    assert legal("C3 CK T1", "S10") == some("T1")


def test_5_2_t1_as_the_only_trump_beside_the_fool_leaves_a_choice():
    assert legal("C3 CK T1 F", "S10") == some("T1 F")


# 3. Overtrump


def test_5_3_a_trump_in_the_trick_must_be_overtrumped():
    assert legal("T4 T9 T12 C3", "S10 T8") == some("T9 T12")


def test_5_3_a_trump_that_was_led_must_be_overtrumped():
    assert legal("T4 T9 T12 C3", "T8") == some("T9 T12")


def test_5_3_the_highest_there_counts_not_the_latest():
    assert legal("T9 T15 C3", "S10 T12 T4", players=4) == some("T15")


def test_5_3_if_you_cannot_overtrump_any_trump_will_do_but_a_trump_it_must_be():
    assert legal("T2 T4 T7 C3", "S10 T8") == some("T2 T4 T7")
    assert legal("T2 T4 T7 C3", "T8") == some("T2 T4 T7")


def test_5_3_no_duty_to_overtrump_for_who_follows_a_plain_suit():
    assert legal("S3 SK T9", "S10 T8") == some("S3 SK")


def test_5_3_the_first_trump_in_a_trick_may_be_any():
    assert legal("T2 T9 T21", "S10 C4") == some("T2 T9 T21")


def test_5_3_t1_alone_is_lost_under_a_higher_trump():
    assert legal("T1 C3", "T8") == some("T1")


@pytest.mark.parametrize("switches", [{"overtrump": False}, {"name": "basic"}, {"name": "piemontese"}])
def test_5_3_without_the_duty_any_trump_will_do(switches):
    assert legal("T4 T9 T12 C3", "S10 T8", **switches) == some("T4 T9 T12")
    assert legal("T4 T9 T12 C3", "T8", **switches) == some("T4 T9 T12")


def test_5_3_the_guide_has_the_duty_too():
    assert legal("T4 T9 T12 C3", "T8", name="guide") == some("T9 T12")


def test_5_3_the_top_trump_decides_what_is_higher():
    assert legal("T3 T21", "T20") == some("T21")
    assert legal("T3 T21", "T20", top_trump=20) == some("T3 T21")
    assert legal("T3 T20", "T21", top_trump=20) == some("T20")


# 4. Anything


def test_5_4_with_neither_suit_nor_trump_anything_goes():
    assert legal("C3 CK D5", "S10") == some("C3 CK D5")
    assert legal("C3 CK D5", "T10") == some("C3 CK D5")


def test_5_4_with_neither_suit_nor_trump_it_cannot_win():
    assert winner("S2 CK DK") == 0
    assert winner("T1 CK DK") == 0


# 5. The Fool


@pytest.mark.parametrize(
    ("cards", "after", "allowed"),
    [
        ("S3 SK F T9", "S10", "S3 SK F"),
        ("C3 T9 F", "S10", "T9 F"),
        ("T4 T9 F", "T8", "T9 F"),
        ("T4 T7 F", "T8", "T4 T7 F"),
        ("C3 F", "S10", "C3 F"),
        ("F", "S10", "F"),
    ],
)
def test_5_5_the_fool_may_be_played_whatever_the_duty(cards, after, allowed):
    assert legal(cards, after) == some(allowed)


def test_5_5_the_fool_played_to_a_trick_changes_nobody_elses_duty():
    assert legal("S3 C4 T9", "S10 F") == some("S3")
    assert legal("C4 T4 T9", "T8 F") == some("T9")


# 6. The Fool led


def test_5_6_after_the_fool_led_the_next_player_may_play_anything():
    assert legal("S3 CK T9 D4", "F") == some("S3 CK T9 D4")


def test_5_6_the_next_card_sets_the_suit():
    assert legal("S3 CK T9", "F S10") == some("S3")
    assert legal("CK T9", "F S10") == some("T9")


def test_5_6_fool_led_then_a_trump_trumps_are_led():
    assert legal("S3 T4 T9", "F T8") == some("T9")
    assert legal("S3 T4", "F T8") == some("T4")
    assert legal("S3 CK", "F T8") == some("S3 CK")


def test_5_6_the_card_after_that_sets_nothing_new():
    assert legal("S3 C7 T9", "F S10 C2", players=4) == some("S3")


def test_5_6_the_trick_goes_to_the_highest_card_of_the_suit_so_set():
    assert winner("F S10 CK") == 1
    assert winner("F S3 S10") == 2
    assert winner("F S10 T1") == 2


# Who wins


def test_5_the_highest_card_of_the_suit_led_wins():
    assert winner("S5 SK SQ") == 1


def test_5_any_trump_beats_the_suit_led():
    assert winner("SK SQ T1") == 2


def test_5_following_suit_after_a_trump_does_not_win():
    assert winner("S5 T1 SK") == 1


def test_5_the_highest_trump_wins():
    assert winner("SK T9 T14 T10") == 2


def test_5_a_high_card_of_another_suit_does_not_win():
    assert winner("S2 CK S3") == 2


@pytest.mark.parametrize("cards", ["F S2 S3", "S2 F S1", "S2 S1 F", "F T1 S4", "S2 C3 F"])
def test_5_the_fool_never_wins(cards):
    assert cards.split()[winner(cards)] != "F"


@pytest.mark.parametrize("leader", [0, 1, 2])
def test_5_the_winner_is_a_seat_not_a_place(leader):
    assert sc.trick_winner(rules(), trick("S5 SK SQ", leader=leader)) == (leader + 1) % 3


@pytest.mark.parametrize("cards", ["", "F"])
def test_5_without_a_card_but_the_fool_nobody_wins_yet(cards):
    with pytest.raises(ValueError, match="trick"):
        sc.trick_winner(rules(), trick(cards))


def test_5_a_hand_is_over_after_25_tricks():
    hand = finish(table("", "", ""))
    assert (hand.phase, hand.to_act, len(hand.tricks), len(hand.plays)) == ("done", None, 25, 75)
