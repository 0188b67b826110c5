"""How far a slow player has come: told now and then, of the one who thinks, and nothing else."""

from __future__ import annotations

import asyncio
from threading import Event

import pytest
from scarto_widgets import Table, TableSession
from scarto_widgets.progress import APART, FIRST, Meter, measured
from table_playing import move

import scarto_core as sc
from scarto_core import kernels
from scarto_core.players.base import Advice, Prospect
from scarto_core.players.expert import ExpertPlayer


class Clock:
    """A clock that a test sets."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


class Aside:
    """Thoughts that wait until the test lets them be thought; what they tell on the way is called at once."""

    def __init__(self) -> None:
        self.waiting: list = []

    def __call__(self, think, later) -> None:
        self.waiting.append((think, later))

    def post(self, call, value) -> None:
        call(value)

    def think(self) -> None:
        think, later = self.waiting.pop(0)
        later(think())


class Telling:
    """A club player that tells how far it has come."""

    slow = True
    progress = None

    def __init__(self, shares) -> None:
        self.shares, self.club = shares, sc.bot("club")

    def choose_discard(self, view):
        return self.club.choose_discard(view)

    def choose_play(self, view):
        for share in self.shares:
            self.progress(share)
        return self.club.choose_play(view)


@pytest.fixture
def no_patience(monkeypatch):
    """Everything is told at once."""
    monkeypatch.setattr("scarto_widgets.progress.FIRST", 0)
    monkeypatch.setattr("scarto_widgets.progress.APART", 0)


def test_nothing_is_told_of_a_quick_thought_and_not_much_of_a_long_one():
    clock, told = Clock(), []
    meter = Meter(told.append, clock)
    for tick in range(101):
        clock.now = 100 + tick / 50  # two seconds, fifty calls in each
        meter(tick / 100)
    assert min(told) >= FIRST / 2
    assert 10 <= len(told) <= (2 - FIRST) / APART + 1
    assert told == sorted(told)


@pytest.mark.parametrize("share", [None, "half", -0.1, 1.1, float("nan"), [0.5]])
def test_what_is_no_share_is_not_passed_on(share):
    clock, told = Clock(), []
    meter = Meter(told.append, clock)
    clock.now += 1
    meter(share)
    meter(0.5)
    assert told == [0.5]


def test_a_players_own_progress_is_left_alone():
    own, told = [], []
    player = ExpertPlayer(progress=own.append)
    with measured([player, object()], told.append):
        player.progress(0.5)
    assert (own, told) == ([0.5], [])
    silent = ExpertPlayer()
    with measured([silent], told.append):
        assert silent.progress is not None
    assert silent.progress is None


@pytest.mark.usefixtures("no_patience")
def test_the_page_hears_whose_thought_it_is_and_how_far_and_nothing_else():
    aside, pushed = Aside(), []
    table = TableSession(seed=7, bots=(Telling([0.25, 0.5]), "club"), aside=aside, push=pushed.append)
    while table.hand.to_act == 0:
        table.handle(move(table))
    seat, seq = table.hand.to_act, table.seq
    aside.think()
    told = [message for message in pushed if message]
    assert told == [{"kind": "progress", "hand": 1, "seat": seat, "share": share} for share in (0.25, 0.5)]
    assert table.seq == seq + 1  # telling is no new state: the card that was chosen is


@pytest.mark.usefixtures("no_patience")
def test_a_thought_that_was_dropped_tells_no_more():
    aside, pushed = Aside(), []
    table = TableSession(seed=7, bots=(Telling([0.5]), "club"), aside=aside, push=pushed.append)
    while table.hand.to_act == 0:
        table.handle(move(table))
    think, later = aside.waiting.pop(0)
    thinking = table._thinking._open[0]
    thinking.begun = True
    table.handle({"kind": "same_deal", "hand": table.hand_no})
    pushed.clear()
    thinking.dropped = False  # it had begun, and is on its way
    later(think())
    assert pushed == []


def test_what_is_told_in_a_kernel_comes_on_its_loop(monkeypatch, no_patience):
    gate = Event()

    class Gated(Telling):
        def choose_play(self, view):
            gate.wait(60)
            return super().choose_play(view)

    async def play() -> list:
        sent, told = [], asyncio.Event()
        table = Table(seed=7, bots=(Gated([0.5]), "club"))

        def send(content, buffers=None):
            assert asyncio.get_running_loop()
            sent.append(content)
            told.set()

        monkeypatch.setattr(table, "send", send)
        while table.hand.to_act == 0:
            table.on_page_message(move(table.session))
        before = table.now
        gate.set()
        await asyncio.wait_for(told.wait(), 60)
        assert table.now == before or table.hand.to_act != 1
        return sent

    assert asyncio.run(play())[0]["share"] == 0.5


# -- an expert that has to get ready


class Kernels:
    """Kernels that become ready when a test says so."""

    def __init__(self, monkeypatch) -> None:
        self.are_ready = False
        monkeypatch.setattr(kernels, "ready", lambda: self.are_ready)
        monkeypatch.setattr(kernels, "available", lambda: True)
        monkeypatch.setattr(kernels, "warm", lambda **_: None)
        monkeypatch.setattr(kernels, "wait", lambda timeout=None: self.are_ready)


class Expert(ExpertPlayer):
    """An expert that finds the last legal card the best, once the kernels are ready."""

    def advise(self, view):
        if not self._may_search():
            return self._club.advise(view)
        cards = view.legal[-1:]
        return Advice(cards, "because", (Prospect(cards, 1.0, 0.1),))


def a_turn(monkeypatch):
    """A table with an expert for a coach, where the person may choose: its two asides, its messages, the kernels."""
    loading = Kernels(monkeypatch)
    aside, waiting, pushed = Aside(), Aside(), []
    table = TableSession(seed=7, adviser=Expert(), aside=aside, waiting=waiting, push=pushed.append)
    while table.hand.phase != "play" or len(table.hand.legal_plays()) < 2:
        table.handle(move(table))
    assert table.state()["coach"] == {"thinking": True}
    return table, aside, waiting, pushed, loading


def test_a_club_player_speaks_until_the_expert_is_ready_and_then_the_expert_does(monkeypatch):
    table, aside, waiting, pushed, loading = a_turn(monkeypatch)
    aside.waiting[:-1] = []
    aside.think()
    said = table.state()["coach"]
    assert said["meanwhile"] is True
    assert said["expected"] == []
    loading.are_ready = True
    waiting.think()
    assert table.state()["coach"] == said  # what is known stays there while the expert thinks
    pushed.clear()
    aside.think()
    assert pushed == [None]
    expert = table.state()["coach"]
    assert expert["reason"] == "because"
    assert "meanwhile" not in expert
    assert aside.waiting == waiting.waiting == []


def test_an_expert_that_gets_ready_too_late_is_not_asked_about_what_is_over(monkeypatch):
    table, aside, waiting, _, loading = a_turn(monkeypatch)
    aside.waiting[:-1] = []
    aside.think()
    think, later = waiting.waiting.pop(0)
    table.handle(move(table))
    table.state()
    asked = len(aside.waiting)
    loading.are_ready = True
    later(think())
    assert len(aside.waiting) == asked


def test_kernels_that_never_get_ready_are_waited_for_once(monkeypatch):
    table, aside, waiting, _, _ = a_turn(monkeypatch)
    aside.waiting[:-1] = []
    aside.think()
    waiting.think()
    assert aside.waiting == waiting.waiting == []
    assert table.state()["coach"]["meanwhile"] is True
