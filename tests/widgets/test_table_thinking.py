"""Players who take their time: the table answers at once, what they choose follows, and what came too late is dropped.

Nothing here waits for a clock. `Later` keeps the thoughts until the test lets them be thought; where threads are the
subject, a bot waits for an event that the test sets.
"""

from __future__ import annotations

import asyncio
from threading import Event, get_ident

import pytest
from scarto_widgets import Table, TableSession
from scarto_widgets.thinking import BesideTheLoop, is_slow
from table_playing import moments, move, picture, play_on

import scarto_core as sc
from scarto_core.cards import Cards
from scarto_core.players.base import Advice, Prospect
from scarto_core.players.expert import ExpertPlayer


class Slow:
    """A club player that says it takes its time."""

    slow = True

    def __init__(self) -> None:
        self.club = sc.bot("club")
        self.asked = self.stopped = 0

    def choose_discard(self, view):
        self.asked += 1
        return self.club.choose_discard(view)

    def choose_play(self, view):
        self.asked += 1
        return self.club.choose_play(view)

    def advise(self, view):
        self.asked += 1
        return self.club.advise(view)

    def stop(self):
        self.stopped += 1


class Later:
    """Thoughts that wait until the test lets the first of them be thought."""

    def __init__(self) -> None:
        self.waiting: list = []
        self.pushed: list = []

    def __call__(self, think, later) -> None:
        self.waiting.append((think, later))

    def think(self) -> None:
        think, later = self.waiting.pop(0)
        later(think())

    def think_all(self) -> None:
        while self.waiting:
            self.think()

    def table(self, **options) -> TableSession:
        return TableSession(seed=7, aside=self, push=self.pushed.append, **options)


def to_the_person(table: TableSession, later: Later) -> None:
    """Go on until the person has to lead: then the others have to follow."""
    while table.hand.to_act != 0 or table.hand.phase != "play" or table.hand.trick:
        if table.hand.to_act == 0 or table.hand.phase == "done":
            assert table.handle(move(table)) is None
        later.think_all()


def test_the_persons_card_is_laid_at_once_and_the_bots_follow_one_by_one():
    later = Later()
    table = later.table(bots=(Slow(), Slow()))
    to_the_person(table, later)
    laid = len(table.hand.plays)
    later.pushed.clear()
    assert table.handle(move(table)) is None
    assert len(table.hand.plays) == laid + 1
    assert later.pushed == []
    while later.waiting:
        seq, plays = table.seq, len(table.hand.plays)
        later.think()
        assert (table.seq, len(table.hand.plays)) == (seq + 1, plays + 1)
        assert later.pushed.pop() is None
    assert table.hand.to_act == 0 or table.hand.phase == "done"


def test_quick_bots_choose_in_place_even_where_others_may_take_their_time():
    later = Later()
    table = later.table(bots=("club", "greedy"))
    assert list(moments(table)) == list(moments(TableSession(seed=7, bots=("club", "greedy"))))
    assert later.waiting == later.pushed == []


def test_a_hand_with_slow_bots_is_the_hand_with_quick_ones():
    later = Later()
    slow, quick = later.table(bots=(Slow(), Slow())), TableSession(seed=7, bots=("club", "club"))
    to_the_person(slow, later)
    while slow.hand.phase != "done":
        slow.handle(move(slow))
        later.think_all()
    play_on(quick)
    assert slow.hand.to_record() == quick.hand.to_record()


def test_messages_are_answered_while_a_bot_thinks():
    later = Later()
    table = later.table(bots=(Slow(), Slow()))
    to_the_person(table, later)
    table.handle(move(table))
    assert table.state()["view"]["to_act"] in (1, 2)
    card = str(table.hand.hands[0][0])
    assert "turn" in table.handle({"kind": "play", "hand": table.hand_no, "card": card})["text"]
    assert "turn" in table.handle({"kind": "undo", "hand": table.hand_no})["text"]
    assert table.handle({"kind": "coach", "on": False}) is None
    later.think_all()
    assert table.hand.to_act == 0


@pytest.mark.parametrize("kind", ["new_hand", "same_deal", "play_deal", "new_match"])
def test_a_choice_for_a_hand_that_was_left_is_dropped(kind):
    later, bot = Later(), Slow()
    table = later.table(bots=(bot, bot))
    to_the_person(table, later)
    table.handle(move(table))
    late = later.waiting.pop()
    asked = bot.asked
    rest = {
        "play_deal": {"number": 5, "dealer": 1},
        "new_match": {"ruleset": "course", "players": 3, "piccolo": False, "bots": ["club", "club"]},
    }
    assert table.handle({"kind": kind, "hand": table.hand_no, **rest.get(kind, {})}) is None
    before = picture(table)
    think, settle = late
    settle(think())
    assert bot.asked == asked  # it had not begun, and was not asked any more
    assert picture(table) == before


def test_a_bot_that_thinks_while_the_hand_is_left_is_told_to_stop():
    later, bot = Later(), Slow()
    table = later.table(bots=(bot, "club"))
    to_the_person(table, later)
    table.handle(move(table))
    later.think_all()
    to_the_person(table, later)
    table.handle(move(table))
    assert later.waiting
    think, settle = later.waiting.pop()
    answer = think()  # begun, and not yet back
    assert bot.stopped == 0
    table.handle({"kind": "new_hand", "hand": table.hand_no})
    assert bot.stopped == 1
    before = picture(table)
    settle(answer)
    assert picture(table) == before


class Broken(Slow):
    def __init__(self, error: BaseException) -> None:
        super().__init__()
        self.error = error

    def choose_play(self, view):
        raise self.error


@pytest.mark.parametrize("error", [RuntimeError("SK"), KeyboardInterrupt(), SystemExit()], ids=repr)
def test_a_slow_bot_that_fails_is_helped_out(error):
    later = Later()
    table = later.table(bots=(Broken(error), "club"))
    notes = set()
    while table.hand.phase != "done":
        if table.hand.to_act == 0:
            table.handle(move(table))
        later.think_all()
        notes.add(table.note)
    assert f"Bruna did not choose a legal card ({type(error).__name__}); a club player chose instead." in notes
    assert table.trouble is error


class Searching(Slow):
    """An adviser that has searched: the more to the right a card stands, the more it expects of it."""

    def advise(self, view):
        advice = self.club.advise(view)
        if view.phase == "discard":
            return advice
        prospects = [Prospect(Cards([card]), float(place), 0.25) for place, card in enumerate(view.legal)]
        return Advice(Cards([view.legal[-1]]), "It has been searched for.", tuple(reversed(prospects)))


def test_a_coach_that_takes_its_time_says_so_and_then_advises():
    later, coach = Later(), Searching()
    table = later.table(adviser=coach)
    to_the_person(table, later)
    later.think_all()
    table.handle(move(table))
    while table.hand.to_act != 0:
        table.handle(move(table))
    assert table.state()["coach"] == {"thinking": True}
    assert table.state()["coach"] == {"thinking": True}
    assert len(later.waiting) == 1  # asked once, however often the page is told
    seq = table.seq
    later.think()
    assert table.seq == seq + 1
    advice, legal = table.state()["coach"], table.state()["view"]["legal"]
    assert advice["suggest"] == [legal[-1]]
    best_first = list(reversed(list(enumerate(legal))))[:12]
    assert advice["expected"] == [[[card], float(place), 0.2] for place, card in best_first]
    assert advice["prices"] == []


def test_the_expert_as_coach_tells_what_every_card_can_be_expected_to_bring():
    table = TableSession(seed=7, adviser=ExpertPlayer(playouts=40, wait=True))
    while table.hand.to_act != 0 or table.hand.phase != "play" or len(table.hand.view(0).legal) < 2:
        assert table.handle(move(table)) is None
    advice, legal = table.state()["coach"], table.state()["view"]["legal"]
    assert sorted(card for (card,), _, _ in advice["expected"]) == sorted(legal)
    assert advice["suggest"] == advice["expected"][0][0]


def test_advice_for_a_moment_that_is_gone_is_dropped():
    later, coach = Later(), Searching()
    table = later.table(adviser=coach)
    to_the_person(table, later)
    later.think_all()
    table.handle({"kind": "same_deal", "hand": table.hand_no})
    to_the_person(table, Later())
    table.state()
    think, settle = later.waiting.pop()
    table.handle(move(table))
    before = picture(table)
    settle(think())
    assert picture(table) == before


def test_who_can_be_stopped_takes_its_time_unless_it_says_otherwise():
    class Expert:
        def stop(self):
            pass

    class Quick(Expert):
        slow = False

    assert [is_slow(player) for player in (Expert(), Quick(), Slow(), sc.bot("club"), object())] == [
        True, False, True, False, False
    ]  # fmt: skip


def test_the_coach_can_be_another_and_must_be_able_to_advise():
    table = TableSession(seed=7, adviser=Searching())
    assert table.state()["options"]["adviser"] == "Searching"
    assert table.handle({"kind": "adviser", "name": "club"}) is None
    assert table.state()["options"]["adviser"] == "club"
    assert {"name": "club", "title": "a club player"} in table.state()["options"]["advisers"]
    for nobody in ("greedy", "nobody", "__class__"):
        assert table.handle({"kind": "adviser", "name": nobody})["kind"] == "refused"
    for nobody in ("greedy", "nobody", 7, None):
        with pytest.raises(ValueError, match="advise"):
            TableSession(adviser=nobody)


class Waiting(Slow):
    """Thinks on its thread until it is told to go on."""

    def __init__(self) -> None:
        super().__init__()
        self.begun, self.go, self.threads = Event(), Event(), set()

    def choose_play(self, view):
        self.threads.add(get_ident())
        self.begun.set()
        assert self.go.wait(60)
        return super().choose_play(view)


def test_the_widget_answers_while_a_bot_thinks_on_its_thread():
    async def scene() -> None:
        bot = Waiting()
        table = Table(seed=7, bots=(bot, bot))
        session = table.session
        sent: list[dict] = []
        moved = asyncio.Event()

        def publish(kind, data=None, **_):
            sent.append(data)
            moved.set()

        table.comm.publish_msg = publish

        async def until(holds) -> None:
            while not holds():
                moved.clear()
                await asyncio.wait_for(moved.wait(), 60)

        def say(content) -> None:
            table._handle_msg({"content": {"data": {"method": "custom", "content": content}}})

        if session.hand.phase == "discard" and session.hand.to_act == 0:
            say(move(session))
        assert await asyncio.to_thread(bot.begun.wait, 60)
        plays = len(session.hand.plays)
        say({"kind": "coach", "on": False})  # answered, though the bot is still thinking
        assert sent[-1]["state"]["options"]["coach"] is False
        assert len(session.hand.plays) == plays
        bot.go.set()
        await until(lambda: session.hand.to_act == 0)
        assert sent[-1]["state"]["now"]["view"]["to_act"] == 0
        assert get_ident() not in bot.threads

    asyncio.run(scene())


def test_a_thought_that_outlives_its_loop_is_dropped_in_silence(recwarn):
    done, go = Event(), Event()

    async def leave() -> None:
        def think():
            go.wait(60)
            done.set()

        BesideTheLoop(asyncio.get_running_loop())(think, lambda answer: None)

    asyncio.run(leave())
    go.set()
    assert done.wait(60)
    assert not recwarn.list
