"""Matches (RULES 7, and 2 for the first dealer): targets, fixed numbers of hands, ties, the deal that passes on."""

import random
from fractions import Fraction

import pytest
from building import play_out, rules

import scarto_core as sc


def play_match(match, hands=None):
    """Play it at random to its end, or so many hands of it."""
    while not match.over and (hands is None or len(match.hands) < hands):
        play_out(match.next_hand(), random.Random(len(match.hands)))
    return match


def summed_scores(match):
    return [sum((hand.scores()[seat] for hand in match.hands), Fraction(0)) for seat in range(match.rules.players)]


@pytest.mark.parametrize("switches", [{}, {"players": 4}, {"piccolo": True}, {"name": "guide"}, {"ultimo": "bagatto"}])
def test_totals_are_the_hand_scores_added_up(switches):
    match = play_match(sc.Match(rules(**switches), hands=5, seed=3))
    assert list(match.totals) == summed_scores(match)
    assert all(isinstance(total, Fraction) for total in match.totals)


def test_nothing_is_scored_before_the_first_hand_is_over():
    match = sc.Match(rules(), seed=3)
    assert (list(match.totals), match.over, list(match.winners)) == ([0, 0, 0], False, [])
    hand = match.next_hand()
    assert list(match.totals) == [0, 0, 0]
    play_out(hand, random.Random(1))
    assert list(match.totals) == list(hand.scores())


@pytest.mark.parametrize("players", [3, 4])
def test_after_each_hand_the_deal_passes_to_the_right(players):
    match = play_match(sc.Match(rules(players=players), hands=6, seed=5))
    assert [hand.dealer for hand in match.hands] == [(match.first_dealer + n) % players for n in range(6)]


@pytest.mark.parametrize("target", [1, 20, 60, Fraction(21, 2)])
def test_a_match_ends_with_the_first_hand_after_which_a_total_reaches_the_target(target):
    match = play_match(sc.Match(rules(), target=target, seed=8))
    assert max(match.totals) >= target
    before = [total - last for total, last in zip(match.totals, match.hands[-1].scores(), strict=True)]
    assert max(before) < target


def test_reaching_the_target_exactly_is_enough():
    first = play_match(sc.Match(rules(), hands=1, seed=8))
    exactly = max(first.totals)
    assert exactly > 0
    assert play_match(sc.Match(rules(), target=exactly, seed=8), hands=1).over
    assert not play_match(sc.Match(rules(), target=exactly + 1, seed=8), hands=1).over


def test_the_target_is_100_if_nothing_is_said():
    usual, said = sc.Match(rules(), seed=4), sc.Match(rules(), target=100, seed=4)
    assert (usual.target, said.target) == (100, 100)
    assert list(play_match(usual).totals) == list(play_match(said).totals)
    assert max(usual.totals) >= 100


@pytest.mark.parametrize(("switches", "hands"), [({}, 3), ({"players": 4}, 4)])
def test_the_usual_match_in_piemontese_is_one_deal_each(switches, hands):
    assert len(play_match(sc.Match(rules("piemontese", **switches), seed=2)).hands) == hands


@pytest.mark.parametrize("hands", [1, 3, 4])
def test_a_match_of_a_fixed_number_of_hands(hands):
    match = play_match(sc.Match(rules("piemontese"), hands=hands, seed=2))
    assert len(match.hands) == hands


def test_a_fixed_number_of_hands_knows_no_target():
    match = play_match(sc.Match(rules(), hands=60, seed=2))
    assert len(match.hands) == 60
    assert any(
        sum(hand.scores()[seat] for hand in match.hands[:last]) >= 100 for seat in range(3) for last in range(60)
    )


def test_the_highest_total_wins():
    match = play_match(sc.Match(rules(), hands=3, seed=2))
    assert len(set(match.totals)) == 3
    assert list(match.winners) == [list(match.totals).index(max(match.totals))]


def test_equal_totals_share_the_win():
    """The first match of one hand in which the two best are equal."""
    for seed in range(300):
        match = play_match(sc.Match(rules(), hands=1, seed=seed))
        third, second, first = sorted(match.totals)
        if first == second > third:
            assert list(match.winners) == [seat for seat in range(3) if match.totals[seat] == first]
            return
    raise AssertionError("no tie in 300 matches")


def test_no_next_hand_while_one_is_unfinished():
    match = sc.Match(rules(), seed=1)
    hand = match.next_hand()
    for _ in range(3):
        with pytest.raises(ValueError, match="not finished"):
            match.next_hand()
        if hand.phase == "discard":
            hand.discard(hand.legal_discards()[:3])
        else:
            hand.play(hand.legal_plays()[0])
    assert list(match.hands) == [hand]


def test_no_next_hand_when_the_match_is_over():
    match = play_match(sc.Match(rules(), hands=1, seed=1))
    with pytest.raises(ValueError, match="over"):
        match.next_hand()
    assert len(match.hands) == 1


def test_no_winners_until_it_is_over():
    match = sc.Match(rules(), hands=2, seed=1)
    play_out(match.next_hand(), random.Random(1))
    assert (match.over, list(match.winners)) == (False, [])


def test_the_same_seed_gives_the_same_match_and_each_hand_other_cards():
    first, again, other = (play_match(sc.Match(rules(), hands=3, seed=seed)) for seed in (6, 6, 7))
    records = [[hand.to_record() for hand in match.hands] for match in (first, again, other)]
    assert records[0] == records[1] != records[2]
    assert first.cuts == again.cuts
    deals = [record["hands"] for record in records[0]]
    assert deals[0] != deals[1] != deals[2] != deals[0]


def test_the_first_deal_falls_to_every_seat():
    assert {sc.Match(rules(players=4), seed=seed).first_dealer for seed in range(40)} == {0, 1, 2, 3}


def test_the_lowest_trump_is_the_lowest_of_the_ruleset():
    """With the Angelo on top, who cuts the Mondo beats who cuts the Angelo to the deal."""
    for seed in range(4000):
        match = sc.Match(rules(top_trump=20), seed=seed)
        trumps = {str(card): seat for seat, card in enumerate(match.cuts[-1]) if str(card)[0] == "T"}
        if set(trumps) == {"T20", "T21"}:
            assert match.first_dealer == trumps["T21"]
            return
    raise AssertionError("nobody cut both")


@pytest.mark.parametrize(
    "wrong",
    [
        {"target": 0},
        {"target": -5},
        {"hands": 0},
        {"hands": -1},
        {"target": 50, "hands": 3},
        {"hands": 2.5},
        {"hands": "3"},
        {"target": "100"},
        {"seed": "x"},
    ],
)
def test_a_match_that_makes_no_sense_is_refused(wrong):
    with pytest.raises(ValueError, match=r"target|hands|seed"):
        sc.Match(rules(), **{"seed": 1, **wrong})


def test_a_hand_thrown_in_is_dealt_anew_by_the_same_dealer():
    match = sc.Match(sc.ruleset("course"), hands=2, seed=1)
    with pytest.raises(ValueError, match="no hand"):
        match.redeal()
    first = match.next_hand()
    again = match.redeal(seed=5)
    assert match.hands == [again]
    assert (again.dealer, again.seed) == (first.dealer, 5)
    assert again.dealt == sc.Hand.deal(match.rules, dealer=first.dealer, seed=5).dealt
    assert match.redeal().dealt != again.dealt


def test_a_hand_begun_again_has_the_same_cards():
    match = sc.Match(sc.ruleset("course"), hands=2, seed=1)
    with pytest.raises(ValueError, match="no hand"):
        match.restart()
    first = match.next_hand()
    first.discard(first.legal_discards()[:3])
    again = match.restart()
    assert match.hands == [again]
    assert (again.phase, again.dealt, again.talon, again.seed) == ("discard", first.dealt, first.talon, first.seed)
    assert first.phase == "play"
