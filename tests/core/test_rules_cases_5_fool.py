"""RULES part 5, "What happens to the Fool", case by case. Seat 2 deals in all of them, so seat 0 leads."""

import pytest
from building import LOSERS, finish, in_order, piles, replay, some, table, takes_all_and_keeps
from naive_hand import hunt

SAFE = {"fool_last_trick": "safe"}


def loser_holds(*extra):
    """The losers and two cards more."""
    return " ".join([LOSERS, *extra])


def won_by(hand, seat):
    """Whether a seat took any trick."""
    return any(trick.winner == seat for trick in hand.tricks)


# fool = "pays"


def test_5_fool_pays_it_goes_to_its_own_pile_and_a_plain_card_to_the_winner():
    hand = table("SK F", "S2 BK", "S3 B5", play="SK S2 S3 / F BK B5")
    assert piles(hand)[0] == some("SK S3 F")
    assert piles(hand)[1] == some("BK B5 S2")
    assert hand.debt is None


def test_5_fool_pays_no_counting_card():
    hand = table("SK F", "SQ BK", "SJ B5", play="SK SQ SJ / F BK B5")
    assert piles(hand)[0] == some("SK SQ SJ F")
    assert hand.debt == (0, 1)


def test_5_fool_pays_from_the_discards_if_the_dealer_has_nothing_else():
    hand = table("SK", "S2", "F", play="SK S2 F")
    paid = [card for card in hand.discards if card not in hand.piles[2]]
    assert len(paid) == 1
    assert set(map(str, paid)) | some("SK S2") == piles(hand)[0]


def test_5_fool_pays_the_winner_with_a_trump_as_well_as_a_pip():
    """Seat 0 has won three trumps only; T3 is the lowest of the plain ones."""
    hand = table("T9 F", "T3 BK", "T5 B5", play="T9 T3 T5 / F BK B5", overtrump=False)
    assert piles(hand)[1] == some("BK B5 T3")


def test_5_fool_pays_no_t1_which_is_not_plain():
    hand = table("T9 F", "T1 BK", "T5 B5", play="T9 T1 T5 / F BK B5", overtrump=False)
    assert piles(hand)[1] == some("BK B5 T5")


@pytest.mark.parametrize(("name", "paid"), [("course", "T20"), ("piemontese", "T21")])
def test_5_fool_pays_the_angelo_or_the_mondo_where_it_is_plain(name, paid):
    tops = {"course": "T21 T20", "piemontese": "T20 T21"}[name].split()
    hand = table(
        f"{tops[0]} F", f"{tops[1]} BK", "T1 B5", play=f"{tops[0]} {tops[1]} T1 / F BK B5", name=name, fool="pays"
    )
    assert piles(hand)[1] == some(f"BK B5 {paid}")


# Debts

DEBTOR, CREDITOR, DEALER = "F B4 B6 SK", "BK BQ BN S2", "B2 B3 B5 S3"


def test_5_fool_owes_with_an_empty_pile():
    hand = table("F", "B2", "BK", play="F B2 BK")
    assert hand.debt == (0, 2)
    assert piles(hand)[0] == {"F"}


def test_5_fool_a_debt_is_paid_three_tricks_later():
    hand = table(DEBTOR, CREDITOR, DEALER, play="F BK B2 / BQ B3 B4 / BN B5 B6 / S2 S3")
    assert hand.debt == (0, 1)
    hand.play("SK")
    assert hand.debt is None
    assert piles(hand)[0] == some("F SK S3")
    assert piles(hand)[1] == some("BK B2 BQ B3 B4 BN B5 B6 S2")


def test_5_fool_a_debt_stays_open_while_the_debtor_captures_only_counting_cards():
    hand = table("F SK CK", "BK SJ C10", "B2 SQ C9", play="F BK B2 / SJ SQ SK")
    assert hand.debt == (0, 1)
    for card in in_order("CK C10 C9"):
        hand.play(card)
    assert hand.debt is None
    assert piles(hand)[0] == some("F SJ SQ SK CK C9")


def test_5_fool_in_a_round_suit_the_ten_is_the_lowest_and_pays():
    hand = table("CK F", "C1 BK", "C10 B5", play="CK C1 C10 / F BK B5")
    assert piles(hand)[1] == some("BK B5 C10")


def test_5_fool_swords_pay_before_batons_before_cups_before_coins():
    """Seat 0 takes coins, cups, batons, then swords: the swords pay, high as they are among the pips."""
    hand = table(
        "DK CK BK SK F",
        "D10 C10 B1 S10 DQ",
        "D9 C9 B2 S9 DN",
        play="DK D10 D9 / CK C10 C9 / BK B1 B2 / SK S10 S9 / F DQ DN",
    )
    assert piles(hand)[1] == some("DQ DN S9")


def test_5_fool_the_suits_pay_before_the_trumps():
    hand = table("T9 DK F", "T2 D2 DQ", "T3 D1 DN", play="T9 T2 T3 / DK D2 D1 / F DQ DN", overtrump=False)
    assert piles(hand)[1] == some("DQ DN D2")


def test_5_fool_the_creditor_keeps_its_claim_when_another_wins_in_between():
    hand = table("F B4 SK", "BK B6 S2", "B2 BQ S3", play="F BK B2 / B6 BQ B4 / S3 SK S2")
    assert hand.debt is None
    assert piles(hand)[1] == some("BK B2 S2")


def test_5_fool_a_debt_still_open_at_the_end_is_paid_with_the_cheapest_card():
    """Not with the first of its suits, which is SN here."""
    debtor = f"{LOSERS} F SK DK".replace(" S2 ", " ")
    hand = table(debtor, "BK SN DJ S5 D2", "B8 SQ DN D3", play="F BK B8 / SN SQ SK / DK DJ DN / D10 D2 D3")
    finish(hand)
    assert piles(hand)[0] == some("F SK SQ SN DK DN")
    assert "DJ" in piles(hand)[1]
    assert hand.debt is None


def test_5_fool_a_debt_is_paid_with_the_fool_itself_if_the_pile_holds_nothing_else():
    hand = finish(table(loser_holds("F", "S3"), "BK", "B8", play="F BK B8"))
    assert not won_by(hand, 0)
    assert piles(hand)[0] == set()
    assert "F" in piles(hand)[1]
    assert hand.debt is None


def test_5_fool_a_debt_stays_open_to_the_very_end():
    hand = table(loser_holds("F", "S3"), "BK", "B8", play="F BK B8")
    while hand.phase == "play":
        assert hand.debt == (0, 1)
        hand.play(hand.legal_plays()[0])
    assert hand.debt is None


@pytest.mark.parametrize(("name", "changes"), [("course", {}), ("basic", {}), ("guide", {"fool": "pays"})])
def test_5_fool_pays_every_pile_is_a_whole_number_of_trios(name, changes):
    owed = replay(hunt(name, lambda hand: any(fate == "owed" for _, _, fate in hand.tricks), **changes))
    paid = replay(hunt(name, lambda hand: any(fate == "paid" for _, _, fate in hand.tricks), **changes))
    for hand in (owed, paid):
        assert all(len(pile) % 3 == 0 for pile in hand.piles)


# fool = "keeps"


@pytest.mark.parametrize("changes", [{"name": "guide"}, {"name": "piemontese"}, {"fool": "keeps"}])
def test_5_fool_keeps_nothing_is_given_for_it(changes):
    hand = table("SK F", "S2 BK", "S3 B5", play="SK S2 S3 / F BK B5", **changes)
    assert piles(hand)[0] == some("SK S2 S3 F")
    assert piles(hand)[1] == some("BK B5")
    assert hand.debt is None


def test_5_fool_keeps_with_an_empty_pile_and_no_debt():
    hand = table("F", "BK", "B5", play="F BK B5", name="guide")
    assert piles(hand)[0] == {"F"}
    assert hand.debt is None


# The last trick


def last_trick_with_the_fool(**how):
    """Seat 0, which holds no winner, plays the Fool to the last trick."""
    return finish(table(loser_holds("F", "S3"), "", "", **how), keep="F")


@pytest.mark.parametrize("name", ["course", "guide"])
def test_5_fool_in_the_last_trick_it_is_captured_by_the_winner(name):
    hand = last_trick_with_the_fool(name=name)
    last = hand.tricks[-1]
    assert "F" in [str(card) for _, card in last.plays]
    assert "F" in piles(hand)[last.winner]
    assert len(hand.piles[0]) == 0
    assert all(len(pile) % 3 == 0 for pile in hand.piles)


@pytest.mark.parametrize("changes", [{"name": "piemontese"}, {"name": "guide", **SAFE}])
def test_5_fool_safe_the_last_trick_is_like_any_other_and_it_is_kept(changes):
    assert piles(last_trick_with_the_fool(**changes))[0] == {"F"}


@pytest.mark.parametrize("changes", [{"name": "basic"}, SAFE])
def test_5_fool_safe_in_the_last_trick_with_an_empty_pile_it_pays_with_itself(changes):
    hand = last_trick_with_the_fool(**changes)
    assert piles(hand)[0] == set()
    assert "F" in piles(hand)[hand.tricks[-1].winner]


@pytest.mark.parametrize("changes", [{"name": "basic"}, SAFE])
def test_5_fool_safe_in_the_last_trick_it_pays_a_plain_card_like_anywhere(changes):
    hand = finish(table(loser_holds("F", "SK"), "S4", "S5", play="SK S4 S5", **changes), keep="F")
    assert piles(hand)[0] == some("SK S5 F")


def test_5_fool_captured_where_the_switch_says_so():
    hand = last_trick_with_the_fool(name="piemontese", fool_last_trick="captured")
    assert "F" in piles(hand)[hand.tricks[-1].winner]


def test_5_fool_led_to_the_last_trick_it_is_captured_like_any():
    hand = takes_all_and_keeps("F")
    assert [trick.winner for trick in hand.tricks[:-1]] == [0] * 24
    assert str(hand.tricks[-1].plays[0][1]) == "F"
    assert "F" in piles(hand)[hand.tricks[-1].winner]
    assert hand.debt is None
