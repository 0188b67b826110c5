"""The expert: the same with the same seed in machine code and in Python, blind to what is hidden, and stoppable."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import threading

import pytest
from building import RULESETS, random_hand, rules, table
from twins import twins

import scarto_core as sc
from scarto_core import kernels
from scarto_core.players import ExpertPlayer, act, expert_words
from scarto_core.worlds import likelihood

LONG = 900  # seconds; whoever asks first has the kernels compiled


def expert(playouts=40, **options):
    return ExpertPlayer(playouts=playouts, wait=True, **options)


def positions(ruleset="course", **changes):
    """Decisions in hands played by chance, at several stages."""
    for seed, plays in enumerate((0, 10, 23, 41, 58, 68) if not changes else (5, 20)):
        hand = random_hand(seed, ruleset, plays=plays, **changes)
        if len(hand.legal_plays()) > 1:
            yield hand, hand.view(hand.to_act)


# -- the same seed


def test_the_same_seed_thinks_the_same():
    for _, view in positions():
        assert expert(seed=4).think(view) == expert(seed=4).think(view)


TWIN = """
import sys; sys.path.insert(0, sys.argv[1])
from building import random_hand
from scarto_core.kernels import jit
from scarto_core.players import ExpertPlayer
assert not jit.COMPILED
hand = random_hand(3, plays=64)
print(ExpertPlayer(seed=2, playouts=30, wait=True).think(hand.view(hand.to_act)))
"""


def test_without_machine_code_it_finds_the_same_to_the_last_digit():
    """The same source in plain Python: a number of playouts chooses the same card everywhere."""
    slow = subprocess.run(
        [sys.executable, "-c", TWIN, os.path.dirname(os.path.dirname(__file__))],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    hand = random_hand(3, plays=64)
    thought = expert(seed=2, playouts=30).think(hand.view(hand.to_act))
    assert thought.playouts >= 30
    assert slow.stdout == f"{thought}\n"


# -- hidden cards


@pytest.mark.parametrize("ruleset", RULESETS)
def test_hidden_cards_do_not_matter(ruleset):
    """Cards that the seat cannot see are moved: all that it thinks stays the same."""
    met = 0
    for seed in range(5):
        hand = random_hand(seed, ruleset, plays=12 * seed + 7)
        thought = expert(seed=5).think(hand.view(hand.to_act))
        for twin in twins(hand, hand.to_act, random.Random(seed), tries=12, wanted=2):
            met += 1
            assert expert(seed=5).think(twin.view(twin.to_act)) == thought
    assert met > 3


# -- budgets


@pytest.mark.parametrize(
    "options",
    [
        {"playouts": 0}, {"playouts": -3}, {"playouts": 2.5}, {"playouts": True}, {"milliseconds": 0},
        {"milliseconds": "5"}, {"milliseconds": float("nan")}, {"milliseconds": float("inf")}, {"progress": 3},
        {"playouts": 9, "milliseconds": 9},
    ],
    ids=str,
)  # fmt: skip
def test_a_budget_that_is_none_is_refused(options):
    with pytest.raises(ValueError, match=r"playouts|milliseconds|progress"):
        sc.bot("expert", **options)


def test_a_limit_of_time_ends_long_before_the_most_playouts():
    view = random_hand(1, plays=1).view(random_hand(1, plays=1).to_act)
    thought = ExpertPlayer(milliseconds=5, wait=True).think(view)
    assert thought is None or thought.playouts < 6000
    assert ExpertPlayer(milliseconds=5, wait=True).choose_play(view) in view.legal


def test_progress_is_told_and_never_goes_back():
    told = []
    view = random_hand(2, plays=3).view(random_hand(2, plays=3).to_act)
    expert(playouts=500, progress=told.append).choose_play(view)
    assert told == sorted(told)
    assert told[0] > 0
    assert told[-1] <= 1


def test_a_stop_from_another_thread_ends_the_search_where_it_is():
    begun, stopped, found = threading.Event(), threading.Event(), []

    def progress(part):
        begun.set()
        assert stopped.wait(LONG)

    hand = random_hand(2, plays=3)
    view = hand.view(hand.to_act)
    player = expert(playouts=10**6, progress=progress)
    thinking = threading.Thread(target=lambda: found.append(player.think(view)), daemon=True)
    thinking.start()
    assert begun.wait(LONG)
    player.stop()
    stopped.set()
    thinking.join(LONG)
    assert found == [None]  # it was still drawing worlds, and began nothing new


def test_a_stop_during_the_playouts_keeps_what_was_found():
    hand = random_hand(2, plays=3)
    view = hand.view(hand.to_act)
    player = expert(playouts=4000)
    player.progress = lambda part: player.stop() if part > 0.4 else None
    assert 0 < player.think(view).playouts < 4000
    assert player.choose_play(view) in view.legal


def test_a_stop_before_the_search_stops_nothing():
    player = expert(seed=1)
    player.stop()
    _, view = next(positions())
    assert player.think(view) == expert(seed=1).think(view)


# -- before the kernels are there


def test_before_the_kernels_are_ready_it_plays_like_the_club_and_lets_nobody_wait(monkeypatch):
    asked = []
    monkeypatch.setattr(kernels, "ready", lambda: False)
    monkeypatch.setattr(kernels, "warm", lambda background=False: asked.append(background))
    club, player = sc.bot("club"), sc.bot("expert")
    hand = sc.Hand.deal(rules(), dealer=0, seed=3)
    assert player.choose_discard(hand.view(0)) == club.choose_discard(hand.view(0))
    for _, view in positions():
        assert player.choose_play(view) == club.choose_play(view)
        assert player.advise(view) == club.advise(view)
    assert asked
    assert all(asked)


# -- what it finds out


@pytest.mark.parametrize(("name", "models"), [("greedy", (likelihood.GREEDY,)), ("club", (0, 1))])
def test_it_finds_out_who_it_plays_against(name, models):
    hand = sc.Hand.deal(rules(), dealer=0, seed=6)
    players = [sc.bot("club"), sc.bot(name), sc.bot(name)]
    while len(hand.plays) < 45 or hand.to_act != 0:
        act(hand, players[hand.to_act])
    found = expert(playouts=300).think(hand.view(0)).models
    assert found[0] == ()
    for seat in (1, 2):
        assert sum(found[seat][model] for model in models) > 0.6


# -- advice


def test_advice_tells_of_every_card_the_best_first():
    for _, view in positions():
        advice = expert(playouts=100).advise(view)
        assert [str(p.cards[0]) for p in sorted(advice.table, key=lambda p: view.legal.index(p.cards[0]))] == [
            str(card) for card in view.legal
        ]
        scores = [prospect.score for prospect in advice.table]
        assert scores == sorted(scores, reverse=True)
        assert advice.cards == advice.table[0].cards
        assert all(prospect.error >= 0 for prospect in advice.table)


def test_the_advice_is_what_it_plays_itself():
    for _, view in positions():
        assert expert(seed=3, playouts=200).advise(view).cards == (expert(seed=3, playouts=200).choose_play(view),)
    view = sc.Hand.deal(rules(), dealer=0, seed=3).view(0)
    assert expert(seed=3).advise(view).cards == expert(seed=3).choose_discard(view)


def test_advice_for_the_scarto_is_legal_and_has_numbers():
    hand = sc.Hand.deal(rules(), dealer=0, seed=3)
    advice = expert(playouts=40).advise(hand.view(0))
    assert len(advice.table) == 20
    hand.discard(advice.cards)
    assert hand.phase == "play"


def test_the_reason_tells_who_takes_the_trick():
    hand = table("T21 T3 S2", "S3 S4", "S5", dealer=2)
    view = hand.view(0)
    options = {str(o.cards[0]): o for o in expert(playouts=400).think(view).options}
    assert options["T21"].takers == (1.0, 0.0, 0.0)
    always, never = "It took this trick in every deal that was tried.", "It took this trick"
    assert expert_words.of(view, [options["T21"], options["S2"]]).startswith(always)
    assert never not in expert_words.of(view, [options["S2"], options["T21"]])


def test_the_only_card_needs_no_search():
    hand = next(h for h in (random_hand(seed, plays=72) for seed in range(9)) if len(h.legal_plays()) == 1)
    view = hand.view(hand.to_act)
    assert expert().choose_play(view) == view.legal[0]
    assert expert().advise(view).reason == "It is the only card you may play."
