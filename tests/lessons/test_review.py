"""A hand looked at again, and the small experiments of the lessons."""

from __future__ import annotations

import pytest
from scarto_lessons import experiments
from scarto_lessons.review import review, sample_hand
from scarto_widgets import Table

import scarto_core as sc

COURSE = sc.ruleset("course")


def club_hand(dealer=0, seed=4):
    return sc.play_hand(COURSE, ["club"] * 3, dealer=dealer, seed=seed)


def test_the_coach_agrees_with_itself():
    looked = review(club_hand())
    assert looked.moments
    assert all(moment.agrees and moment.price == 0 for moment in looked.moments)
    assert looked.dearest is None


def test_gains_add_up_to_the_counts():
    for seed in range(6):
        hand = sc.play_hand(COURSE, ["random", "greedy", "club"], dealer=seed % 3, seed=seed)
        looked = review(hand, seat=1)
        first = [sc.count_trios(COURSE, hand.discards if seat == hand.dealer else []) for seat in range(3)]
        totals = [start + sum(gain[seat] for gain in looked.gains) for seat, start in enumerate(first)]
        assert tuple(totals) == hand.counts()
        assert len(looked.gains) == 25


def test_only_choices_are_looked_at_and_in_order():
    hand = sample_hand()
    looked = review(hand)
    tricks = [moment.trick for moment in looked.moments]
    assert tricks == sorted(set(tricks))
    for moment in looked.moments:
        before = sc.Hand.from_record(looked.record_before(moment.trick))
        while before.to_act != 0:
            before.play(hand.plays[len(before.plays)])
        assert len(before.view(0).legal) > 1
        assert moment.chosen[0] == hand.plays[len(before.plays)]


def test_the_dearest_play_is_named_and_can_be_played_again():
    looked = review(sample_hand())
    dearest = looked.dearest
    assert dearest is not None
    assert dearest.price == max(moment.price for moment in looked.moments)
    assert f"trick {dearest.trick}" in looked.summary()
    table = Table(record=looked.record_before(dearest.trick))
    assert table.hand.to_act == 0
    assert len(table.hand.tricks) == dearest.trick - 1


def test_the_scarto_is_looked_at_when_it_was_yours():
    hand = sc.play_hand(COURSE, ["greedy", "club", "club"], dealer=0, seed=3)
    scarto = review(hand).moments[0]
    assert (scarto.trick, scarto.chosen, scarto.price) == (0, hand.discards, 0)
    assert len(scarto.advised) == 3


def test_the_page_shows_every_trick_and_the_summary():
    looked = review(sample_hand())
    page = looked._repr_html_()
    assert page.count("<tr>") == 26
    assert looked.summary() in page
    assert repr(looked).startswith(looked.summary())


def test_an_unfinished_table_gets_a_sample_and_a_line(capsys):
    looked = review(Table(seed=9))
    assert looked.hand.phase == "done"
    assert "not over yet" in capsys.readouterr().out


def test_bad_questions_get_a_sentence():
    with pytest.raises(ValueError, match="not over"):
        review(sc.Hand.deal(COURSE, seed=1))
    with pytest.raises(ValueError, match="a hand or a table is wanted, not a str"):
        review("my hand")
    with pytest.raises(ValueError, match="tricks 1 to 25, not 26"):
        review(club_hand()).record_before(26)


@pytest.mark.parametrize("fate", ["paid", "owed", "captured"])
def test_a_fool_is_found_for_each_fate(fate):
    hand, number = experiments.find_fool(fate)
    assert hand.tricks[number - 1].fool == fate
    assert "F" in [str(card) for _, card in hand.tricks[number - 1].plays]


def test_an_unknown_fate_is_refused():
    with pytest.raises(ValueError, match="not 'lost'"):
        experiments.find_fool("lost")


def test_the_careless_dealer_lays_away_anything_legal():
    hand = sc.Hand.deal(COURSE, dealer=0, seed=5)
    view = hand.view(0)
    chosen = experiments.Careless().choose_discard(view)
    hand.discard(chosen)
    assert hand.discards == sc.Cards(sorted(chosen))
    assert hand.discards != sc.bot("club").choose_discard(view)


def test_choices_are_counted_for_every_play():
    leading, following = experiments.choices_left(hands=2)
    assert (len(leading), len(following)) == (50, 100)
    assert min(leading + following) >= 1


def test_plots_are_pictures_with_words():
    match = sc.Match(COURSE, hands=1, seed=2)
    sc.players.finish_hand(match.next_hand(), [sc.bot("greedy")] * 3)
    for plot in (experiments.plot_points(), experiments.plot_match(match)):
        assert "<svg" in plot._repr_svg_()
    assert "59 plain cards 19.7" in repr(experiments.plot_points())
    assert repr(experiments.plot_match(match)) == f"totals after 1 hands: {', '.join(map(str, match.totals))}"
