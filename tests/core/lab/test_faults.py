"""Players that break off a hand lose it, by a stated rule, and nothing else happens."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from dataclasses import replace

import lab_bots
import pytest

import scarto_core as sc
from scarto_core import lab
from scarto_core.lab.referee import forfeited
from scarto_core.lab.watch import OverrunError, Watch

QUIET = {"progress": False}
SOON = 0.4  # seconds: a well-behaved choice takes a thousandth of that


def duel(player, executor="inline", deals=6, **options):
    return lab.duel(player, "greedy", deals=deals, executor=executor, **QUIET, **options)


def check_lost(result, kind):
    """Every fault is reported, costs par, and leaves a hand at which the player has to choose."""
    lost = [row for row in result.rows if row["forfeit"]]
    assert lost
    assert {row["points"] for row in lost} == {-26.0}
    assert all(abs(sum(outcome.points)) < 1e-9 for _, outcome in result.games)
    for fault in result.faults:
        assert fault.kind == kind
        hand = sc.Hand.from_record(json.loads(json.dumps(fault.record)))
        assert hand.to_act == fault.seat == fault.hand.to_act
        assert fault.view == hand.view(fault.seat)
    return result.faults[0]


@pytest.mark.parametrize(
    ("player", "kind", "words"),
    [
        (lab_bots.Raises, "raised", r"Raises raised IndexError: .*\(trick 5, line \d+ in misbehave\)\."),
        (lab_bots.Cheats, "illegal", r"Cheats chose \w+ \(trick 5\), which is not allowed: You do not hold"),
        (lab_bots.Babbles, "illegal", r"Babbles chose a dict \(trick 5\), which is not allowed: a dict is not a card"),
        (lab_bots.Exits, "raised", r"Exits raised SystemExit \(trick 5, "),
        (lab_bots.Unmade, "raised", r"Unmade raised LookupError: nothing to be made of \(in the scarto, "),
        (lab_bots.Endless, "illegal", r"Endless chose .* \(in the scarto\), which is not allowed"),
        (lab_bots.ManyTooMany, "illegal", r"ManyTooMany chose .* \(in the scarto\), .* Lay away 3 cards, .* not 4"),
    ],
)
def test_a_fault_loses_the_hand_and_is_told(player, kind, words):
    result = duel(player)
    lost = [row for row in result.rows if row["forfeit"]]
    assert {row["player"] for row in lost} == {player.__name__}
    assert {row["points"] for row in lost} == {-26.0}
    assert len(result.faults) == len(lost) < result.hands or player is lab_bots.Unmade
    fault = result.faults[0]
    assert fault.kind == kind
    assert re.search(words, fault.words)
    if player is not lab_bots.Unmade:
        check_lost(result, kind)
        assert str(fault) in str(result)


def test_a_fault_can_be_made_again():
    fault = duel(lab_bots.Raises).faults[0]
    with pytest.raises(IndexError):
        lab_bots.Raises().choose_play(fault.view)
    assert "return view.legal[99]" in fault.traceback
    assert "scarto_core/lab" not in fault.traceback
    assert duel(lab_bots.Cheats).faults[0].traceback == ""


def test_by_rules_that_have_no_name_there_is_still_the_hand():
    rules = replace(sc.ruleset("course"), specials=(("T21", 4),))
    fault = duel(lab_bots.Raises, rules=rules).faults[0]
    assert fault.hand.rules == rules
    with pytest.raises(sc.RulesError):
        fault.record  # noqa: B018


@pytest.mark.parametrize("rules", ["course", "guide"])
def test_the_others_share_what_is_lost(rules):
    course = sc.ruleset(rules)
    assert forfeited(course, [0]) == (-26, 13, 13)
    assert forfeited(course, [0, 2]) == (-26, 52, -26)
    assert forfeited(course, [0, 1, 2]) == (0, 0, 0)
    assert forfeited(course.with_(players=4), [3]) == (6.5, 6.5, 6.5, -19.5)
    assert forfeited(course.with_(piccolo=True), [1]) == (11, -22, 11)


@pytest.mark.parametrize("executor", ["inline", "threads", "processes"])
def test_an_endless_loop_is_ended_everywhere_even_one_that_catches_everything(executor):
    fault = check_lost(duel(lab_bots.LoopsAndCatches, executor, deals=2, seconds=SOON), "overran")
    assert fault.words == "LoopsAndCatches thought for more than 0.4 seconds and had to be stopped (trick 5)."


@pytest.mark.parametrize(("player", "kind"), [(lab_bots.Sleeps, "overran"), (lab_bots.Dies, "crashed")])
def test_a_process_that_hangs_or_dies_is_replaced(player, kind):
    result = duel(player, "processes", deals=2, seconds=SOON, workers=2)
    fault = check_lost(result, kind)
    assert "trick 5" in fault.words
    assert result.deals == 2


def test_who_wastes_time_again_and_again_is_out():
    """The same in every executor, whoever has played on meanwhile."""
    here, there = (duel(lab_bots.Loops, executor, deals=12, seconds=SOON) for executor in ("inline", "processes"))
    assert here.out == there.out == ("Loops",)
    assert here.rows == there.rows
    assert len(here.faults) == len(there.faults) == 3
    last = here.faults[-1]
    after = [row for row in here.rows if (row["deal"], row["game"]) > (last.deal, last.game)]
    assert after
    assert all(row["forfeit"] == (row["player"] == "Loops") for row in after)
    assert "lost its later hands unplayed" in str(here)


def test_a_player_may_take_its_time_where_there_is_no_limit():
    assert not duel(lab_bots.First, deals=1, seconds=None).faults


def test_a_watch_ends_what_is_late_and_nothing_else():
    with Watch(SOON) as watch:
        for _ in range(3):
            with pytest.raises(OverrunError):
                watch.call(_loop)
            assert watch.overran
            assert watch.call(lambda: 7) == 7
            assert not watch.overran


def _loop():
    while True:
        pass


STALLED = """
from scarto_core.lab import watch
watch._STALL = 0.1
with watch.Watch(0.1, last_resort=True) as it:
    it.call(lambda: sum(range(10 ** 12)))
"""


def test_a_call_that_lets_no_thread_run_ends_the_process():
    run = subprocess.run([sys.executable, "-c", STALLED], timeout=300)
    assert run.returncode == 1


LOOKED_AT = """
import cProfile, sys
from scarto_core.lab.watch import OverrunError, Watch

def late():
    while True:
        pass

def look():
    return sum(map(abs, range(9)))

with Watch(0.4) as watch:
    for before in look, late:
        try:
            watch.call(before)
        except OverrunError:
            pass
        assert cProfile.Profile().runcall(watch.call, look) == 36
        sys.settrace(lambda *event: None)
        watch.call(look)
        sys.settrace(None)
"""


def test_a_profiler_and_a_debugger_may_look_on():
    """A choice that is watched leaves nothing behind for Python to look out for, at which 3.11 would wait for ever."""
    subprocess.run([sys.executable, "-c", LOOKED_AT], timeout=300, check=True)
