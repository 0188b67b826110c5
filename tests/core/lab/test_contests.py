"""Duels and tournaments: who plays whom, and what is made of it."""

from __future__ import annotations

import csv
import io
from collections import Counter
from dataclasses import replace
from functools import partial
from itertools import pairwise
from math import isclose, sqrt
from statistics import fmean, stdev

import lab_bots
import pandas
import pytest

import scarto_core as sc
from scarto_core import lab
from scarto_core.lab.entrants import entrants
from scarto_core.lab.seating import all_seatings, tournament_schedule

COURSE = sc.ruleset("course")
HERE = {"executor": "inline", "progress": False}


@pytest.fixture(scope="module")
def three():
    return lab.tournament(["club", "greedy", "random"], deals=6, seed=4, **HERE)


def test_a_duel_is_each_deal_once_with_it_in_every_seat():
    """The same, played by hand."""
    duel = lab.duel("greedy", "club", deals=8, seed=2, **HERE)
    means = []
    for deal in range(8):
        rows = [row for row in duel.rows if row["deal"] == deal]
        assert len({(row["cards"], row["dealer"]) for row in rows}) == 1
        scores = []
        for seat in range(3):
            players = ["greedy" if place == seat else "club" for place in range(3)]
            hand = sc.play_hand(COURSE, players, dealer=deal % 3, seed=rows[0]["cards"])
            scores.append(float(hand.scores()[seat]))
        means.append(fmean(scores))
    assert isclose(duel.points.mean, fmean(means))
    # 2.3646 is Student's t for 8 numbers
    assert isclose(duel.points.half_width, 2.3646 * stdev(means) / sqrt(8), rel_tol=1e-3)


def test_equals_are_equal():
    duel = lab.duel("club", "club", deals=5, **HERE)
    assert duel.points == (0, 0)
    assert duel.players == ("club", "club 2")


@pytest.mark.parametrize(
    "rules",
    [
        "course",
        "guide",
        "basic",
        "piemontese",
        COURSE.with_(players=4),
        COURSE.with_(piccolo=True),
        COURSE.with_(ultimo="bagatto_or_fool", fool="keeps"),
    ],
    ids=str,
)
def test_points_sum_to_zero_by_any_rules(rules):
    result = lab.tournament(["club", "greedy", "random", "random"], deals=2, rules=rules, seatings="circle", **HERE)
    for game, outcome in result.games:
        assert abs(sum(outcome.points)) < 1e-9
        assert len(outcome.points) == result.rules.players == len(game.seating)
    assert abs(sum(rating.points.mean * rating.hands for rating in result.ratings)) < 1e-6


@pytest.mark.parametrize("seatings", ["all", "circle"])
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 7])
def test_everybody_plays_every_seat_equally_often_with_every_dealer(players, seats, seatings):
    schedule = tournament_schedule(COURSE.with_(players=seats), players, 1, seatings)
    for deal in range(seats):
        games = [schedule.game(deal * schedule.games_a_deal + game) for game in range(schedule.games_a_deal)]
        assert {game.deal for game in games} == {deal}
        assert len({(game.cards, game.dealer) for game in games}) == 1
        times = Counter((seat, player) for game in games for seat, player in enumerate(game.seating))
        assert len(times) == seats * players
        assert len(set(times.values())) == 1


def test_all_seatings_let_all_pairs_meet_equally_often():
    meetings = Counter()
    for seating in all_seatings(5, 3):
        for seat, player in enumerate(seating):
            meetings[player, seating[(seat + 1) % 3]] += 1
    assert len(meetings) == 20
    assert len(set(meetings.values())) == 1


def test_a_circle_lets_all_pairs_meet():
    schedule = tournament_schedule(COURSE, 9, 1, None)
    assert schedule.games_a_deal == 9
    seatings = [schedule.game(game).seating for game in range(9 * 400)]
    assert all(len(set(seating)) == 3 for seating in seatings)
    met = Counter(pair for seating in seatings for pair in pairwise(seating))
    assert len(met) == 72
    assert max(met.values()) < 2 * min(met.values())


def test_no_two_games_have_the_same_chance():
    schedule = tournament_schedule(COURSE, 3, 1, "all")
    games = [schedule.game(number) for number in range(60)]
    assert len({seed for game in games for seed in game.seeds}) == 180
    assert len({game.cards for game in games}) == 10
    assert not {game.cards for game in games} & {tournament_schedule(COURSE, 3, 2, "all").game(0).cards}


def test_ratings_and_differences_are_what_the_rows_say(three):
    frame = pandas.DataFrame(three.rows)
    assert len(frame) == three.hands * 3 == 6 * 6 * 3
    by_deal = frame.groupby(["player", "deal"])["points"].mean().unstack()
    for rating in three.ratings:
        assert isclose(rating.points.mean, by_deal.loc[rating.player].mean())
        assert isclose(rating.won.mean, frame[frame.player == rating.player]["won"].mean())
        assert rating.hands == 36
    assert isclose(sum(rating.won.mean for rating in three.ratings), 1)
    paired = by_deal.loc["club"] - by_deal.loc["random"]
    found = three.difference("club", "random")
    assert isclose(found.mean, paired.mean())
    assert isclose(found.half_width, 2.5706 * paired.std() / sqrt(6), rel_tol=1e-2)
    assert {(row["player"], row["other"]) for row in three.differences} == {
        ("club", "greedy"), ("club", "random"), ("greedy", "random")
    }  # fmt: skip


def test_rows_are_plain_and_go_through_csv(three):
    file = io.StringIO()
    writer = csv.DictWriter(file, three.rows[0])
    writer.writeheader()
    writer.writerows(three.rows)
    file.seek(0)
    read = list(csv.DictReader(file))
    assert [float(row["points"]) for row in read] == [row["points"] for row in three.rows]
    assert {type(value) for row in three.rows for value in row.values()} == {int, float, str, bool}
    assert list(pandas.DataFrame(three.table)["player"]) == [rating.player for rating in three.ratings]


def test_a_row_tells_its_deal(three):
    row = three.rows[-1]
    hand = sc.play_hand(COURSE, ["random", "greedy", "club"], row["dealer"], row["cards"])
    assert hand.dealer == row["dealer"] == (row["seat"] - row["place"]) % 3


@pytest.mark.parametrize(
    ("given", "label"),
    [
        ("club", "club"),
        (lab_bots.First, "First"),
        (lab_bots.Seeded, "Seeded"),
        (lab_bots.Counting, "Counting"),
        (lab_bots.First(), "First"),
        (lab_bots.Counting(), "Counting"),
        (partial(sc.bot, "random"), "random()"),
        (partial(lab_bots.Seeded, seed=3), "Seeded(seed=3)"),
        (lambda: lab_bots.First(), "lambda"),
        (("mine", lab_bots.First), "mine"),
    ],
)
def test_players_may_be_given_in_many_ways(given, label):
    result = lab.duel(given, "greedy", deals=2, **HERE)
    assert result.players == (label, "greedy")
    assert not result.faults


def test_a_player_may_bring_its_name_and_a_mapping_gives_them():
    class Named(lab_bots.First):
        name = "the first"

    assert lab.duel(Named, Named(), deals=1, **HERE).players == ("the first", "the first 2")
    assert lab.tournament({"a": "club", "b": "club"}, deals=1, **HERE).players == ("a", "b")


@pytest.mark.parametrize(
    ("players", "options", "words"),
    [
        (["club"], {}, "at least two"),
        ("club", {}, "at least two"),
        (["club", "clubb"], {}, "no bot 'clubb'"),
        (["club", 7], {}, "is no player"),
        (["club", int], {}, "makes no players"),
        (["club", partial(sc.bot, "club", tricks=3)], {}, "no option 'tricks'"),
        (["club", "greedy"], {"deals": 0}, "deals must be"),
        (["club", "greedy"], {"deals": 2.5}, "deals must be"),
        (["club", "greedy"], {"seed": "x"}, "seed must be"),
        (["club", "greedy"], {"rules": "bridge"}, "bridge"),
        (["club", "greedy"], {"rules": 3}, "rules are wanted"),
        (["club", "greedy"], {"seatings": "some"}, "seatings are"),
        (["club", "greedy"], {"seconds": 0}, "seconds must be"),
        (["club", "greedy"], {"precision": -1}, "precision must be"),
        (["club", "greedy"], {"executor": "cloud"}, "the executor is"),
        (["club", "greedy"], {"executor": lab.Inline(), "workers": 2}, "leave workers out"),
        (["club", "greedy"], {"executor": "processes", "workers": 0}, "workers must be"),
        (["club", "greedy"], {"wokers": 2}, "wokers"),
    ],
)
def test_what_makes_no_sense_is_refused(players, options, words):
    with pytest.raises((ValueError, TypeError), match=words):
        lab.tournament(players, **{**HERE, "deals": 1, **options})


def test_results_are_shown(three):
    text = str(three)
    assert text.splitlines()[1].startswith("club ")
    assert "6 deals, each deal in all 6 seatings: 36 hands, course rules, 3 players, seed 4." in text
    html = three._repr_html_()
    assert html.count("<tr>") == 4
    duel = lab.duel(("<b>", "greedy"), "random", deals=2, **HERE)
    assert str(duel).startswith("<b> against two random: ")
    assert "<b>" not in duel._repr_html_()


@pytest.mark.parametrize(
    ("one", "other", "words"),
    [("club", "random", "It is better."), ("random", "club", "It is worse."), ("club", "club", "do not tell.")],
)
def test_a_duel_says_what_may_be_concluded(one, other, words):
    duel = lab.duel(one, other, deals=8, **HERE)
    assert words in str(duel).splitlines()[0]
    assert words in duel._repr_html_()


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        (COURSE.with_(piccolo=True, ultimo="bagatto"), "3 hands, course rules, Piccolo, ultimo='bagatto', seed"),
        ("guide", "3 hands, guide rules, 3 players, seed"),
        (COURSE.with_(players=4), "greedy against three random"),
        (replace(COURSE, barred=()), "3 hands, rules of one's own, 3 players, seed"),
    ],
)
def test_it_says_by_which_rules(rules, words):
    assert words in str(lab.duel("greedy", "random", deals=1, rules=rules, **HERE))


def test_a_player_that_was_not_there_is_named(three):
    with pytest.raises(KeyError, match="no player 'expertt'"):
        three.difference("club", "expertt")
    with pytest.raises(KeyError, match="no player 'expertt'"):
        three.rating("expertt")


def test_a_sweep_plays_the_same_deals_with_each_budget():
    def make(cards):
        class Player(lab_bots.First):
            def choose_play(self, view):
                return view.legal[:cards][-1]

        return Player

    sweep = lab.sweep(make, [1, 5, 25], against="greedy", deals=3, **HERE)
    assert [row["budget"] for row in sweep.rows] == [1, 5, 25]
    assert len({tuple(row["cards"] for row in point.duel.rows) for point in sweep.points}) == 1
    assert sweep.rows[0]["points"] == lab.duel(make(1), "greedy", deals=3, **HERE).points.mean
    assert str(sweep).splitlines()[2].startswith(f"25: {sweep.points[2].duel.points} points a hand, ")
    with pytest.raises(ValueError, match="at least one budget"):
        lab.sweep(make, [], **HERE)


class Learner(sc.players.ExpertPlayer):
    """A player of one's own that is an expert besides."""


@pytest.mark.parametrize(
    ("given", "trusted"),
    [
        ("expert", True),
        (partial(sc.bot, "expert", playouts=9), True),
        (sc.bot("expert"), True),
        (sc.players.ExpertPlayer, True),
        (Learner, False),
    ],
)
def test_an_expert_waits_until_it_is_ready_however_it_is_given(given, trusted):
    """Else its first choices would be another's, in each process some other number of them."""
    (one,) = entrants([given])
    assert one.trusted == trusted
    assert one.seated(seed=1).wait
    assert not getattr(given, "wait", False)
