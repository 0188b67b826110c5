"""The same numbers, wherever the work is done; and what is done is kept."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from multiprocessing import get_context

import lab_bots
import psutil
import pytest

from scarto_core import lab
from scarto_core.lab import collect, contests, processes

QUIET = {"progress": False}


def contest(executor, **options):
    players = ["random", "greedy", lab_bots.Seeded, lab_bots.Raises]
    return lab.tournament(players, deals=3, seed=5, executor=executor, **QUIET, **options)


@pytest.fixture(scope="module")
def expected():
    return contest("inline")


def same(result, expected):
    assert result.rows == expected.rows
    assert result.faults == expected.faults
    assert [rating[:-1] for rating in result.ratings] == [rating[:-1] for rating in expected.ratings]


@pytest.mark.parametrize("workers", [1, 3])
@pytest.mark.parametrize("executor", ["processes", "threads"])
def test_the_same_numbers_whoever_does_the_work(executor, workers, expected):
    same(contest(executor, workers=workers), expected)


@pytest.mark.parametrize(
    "make", [ThreadPoolExecutor, partial(ProcessPoolExecutor, mp_context=get_context("spawn"))], ids=["threads", "pool"]
)
def test_the_same_numbers_in_an_executor_of_ones_own(make, expected):
    with make(2) as executor:
        same(contest(executor), expected)


def test_the_same_numbers_on_a_cluster(expected):
    """And a bot that is known only here; and one that loops for ever."""
    from distributed import Client, LocalCluster

    class Mine(lab_bots.First):
        pass

    with (
        LocalCluster(n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None) as cluster,
        Client(cluster) as client,
    ):
        executor = client.get_executor()
        same(contest(executor), expected)
        mine = lab.duel(Mine, "greedy", deals=2, executor=executor, **QUIET)
        looped = lab.duel(lab_bots.LoopsAndCatches, "greedy", deals=1, seconds=0.5, executor=executor, **QUIET)
    assert mine.rows == lab.duel(Mine, "greedy", deals=2, executor="inline", **QUIET).rows
    assert [fault.kind for fault in looped.faults] == ["overran"]


def test_the_same_numbers_whatever_is_done_first_and_however_it_is_cut(monkeypatch, expected):
    asked = []

    class Backwards(Executor):
        """Has done the last piece of work first."""

        _max_workers = 4

        def submit(self, function, /, *args):
            asked.append(lab.Inline().submit(function, *args))
            return asked[-1]

    def last_only(pending, timeout, return_when):
        last = max(pending, key=asked.index)
        return {last}, set(pending) - {last}

    monkeypatch.setattr(collect, "wait", last_only)
    monkeypatch.setattr(collect, "_PIECE", 1e9)
    same(contest(Backwards()), expected)


def test_chance_from_pythons_own_random_can_be_played_again():
    before = random.getstate()
    once = lab.duel(lab_bots.Chancy, "random", deals=4, executor="inline", **QUIET)
    assert random.getstate() == before
    random.random()
    again = lab.duel(lab_bots.Chancy, "random", deals=4, executor="processes", workers=2, **QUIET)
    assert once.rows == again.rows


PROGRAM = """
class Mine:
    def __init__(self, seed):
        self.seed = seed
    def choose_discard(self, view):
        return view.legal[:3]
    def choose_play(self, view):
        return favourite(view.legal)

def favourite(cards):
    return cards[-1]

from scarto_core import lab
with lab.Processes(2) as pool:
    for executor in (pool, pool, "threads", "inline"):
        duel = lab.duel(Mine, "greedy", deals=3, executor=executor, progress=False)
        print(duel.points, len(duel.faults))
"""


def test_a_bot_of_a_script_without_a_guard_works_everywhere(tmp_path):
    script = tmp_path / "mine.py"
    script.write_text(PROGRAM)
    run = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=600)
    assert run.returncode == 0, run.stderr
    lines = run.stdout.splitlines()
    assert len(lines) == 4
    assert len(set(lines)) == 1
    assert lines[0].endswith(" 0")


def test_without_cloudpickle_one_is_told(monkeypatch):
    monkeypatch.setitem(sys.modules, "cloudpickle", None)
    with pytest.raises(ValueError, match="install cloudpickle"):
        lab.duel(lambda: lab_bots.First(), "greedy", deals=1, **QUIET)
    assert lab.duel(lab_bots.First, "greedy", deals=1, **QUIET).deals == 1


# -- stopping early


@pytest.fixture
def whole_deals(monkeypatch):
    """Return a function that says how many deals are complete; which of the first is played last is up to chance."""
    ledgers = []

    class Watched(collect.Ledger):
        def __init__(self, *args):
            super().__init__(*args)
            ledgers.append(self)

    monkeypatch.setattr(contests, "Ledger", Watched)
    return lambda: ledgers[-1].finished


def test_an_interrupt_keeps_what_is_done(whole_deals):
    def interrupt(done, of):
        assert of == 3 * 10**6
        if done >= 20 and whole_deals():
            raise KeyboardInterrupt

    part = lab.duel("greedy", "random", deals=10**6, executor="processes", workers=2, progress=interrupt)
    assert part.stopped == "interrupted"
    assert part.rows == lab.duel("greedy", "random", deals=part.deals, executor="inline", **QUIET).rows
    assert f"{part.deals} deal" in str(part)
    assert "interrupted" in str(part)


@pytest.fixture
def interruptible():
    """Let an interrupt be one, even where a shell started the tests in its background and had it ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def test_an_interrupt_reaches_through_a_players_choice(interruptible):
    """Where players run in the program that is interrupted, it is no fault of theirs."""

    class Interrupted(lab_bots.First):
        def choose_play(self, view):
            if view.seat == 1 and len(view.tricks) == 10:
                os.kill(os.getpid(), 2)
            return view.legal[0]

    with pytest.raises(KeyboardInterrupt):
        lab.duel(Interrupted, "greedy", deals=3, executor="inline", **QUIET)


def test_an_interrupt_before_anything_is_done_is_one():
    def interrupt(done, of):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        lab.tournament(["club", "greedy", "random", "random"], deals=9, executor="inline", progress=interrupt)


def test_an_executor_that_breaks_ends_it_and_what_is_done_is_kept():
    class Breaking(Executor):
        left = 8

        def submit(self, function, /, *args):
            self.left -= 1
            if self.left < 0:
                raise BrokenExecutor("on purpose")
            return lab.Inline().submit(function, *args)

    part = lab.duel("greedy", "random", deals=400, executor=Breaking(), **QUIET)
    assert 1 < part.deals < 400
    assert part.rows == lab.duel("greedy", "random", deals=part.deals, executor="inline", **QUIET).rows
    assert "which broke" in str(part)


def test_stop_is_asked(whole_deals):
    enough = threading.Event()
    part = lab.duel(
        "greedy", "random", deals=10**6, executor="threads", workers=2, stop=enough.is_set,
        progress=lambda done, of: done > 50 and whole_deals() and enough.set(),
    )  # fmt: skip
    assert part.stopped == "stopped"
    assert part.rows == lab.duel("greedy", "random", deals=part.deals, executor="inline", **QUIET).rows


def test_it_ends_when_enough_is_known():
    options = {"deals": 400, "precision": 1.5, **QUIET}
    result = lab.duel("greedy", "random", executor="processes", workers=2, **options)
    assert not result.stopped
    assert result.deals % 20 == 0
    assert 40 <= result.deals < 400
    assert max(rating.points.half_width for rating in result.ratings) <= 1.5
    assert result.rows == lab.duel("greedy", "random", executor="inline", **options).rows


# -- the processes


def test_processes_are_kept_and_end_with_the_block():
    with lab.Processes(1) as pool:
        first = pool.submit(os.getpid).result(300)
        assert pool.submit(os.getpid).result(300) == first != os.getpid()
    with pytest.raises(RuntimeError, match="have been ended"):
        pool.submit(os.getpid)


def test_a_process_that_dies_is_replaced_and_only_its_work_is_lost():
    with lab.Processes(1) as pool:
        first = pool.submit(os.getpid).result(300)
        dying, living = pool.submit(os._exit, 7), pool.submit(os.getpid)
        with pytest.raises(lab.WorkerDied, match="status 7") as died:
            dying.result(300)
        assert died.value.status == 7
        assert living.result(300) != first


def test_what_the_work_raises_arrives():
    class Unsendable(Exception):
        def __reduce__(self):
            raise TypeError("no")

    def fail():
        raise Unsendable("on purpose")

    with lab.Processes(1) as pool:
        with pytest.raises(ZeroDivisionError):
            pool.submit(divmod, 1, 0).result(300)
        with pytest.raises(RuntimeError, match="Unsendable: on purpose"):
            pool.submit(fail).result(300)


def test_what_players_print_does_not_disturb_and_input_fails_at_once():
    with lab.Processes(1) as pool:
        assert pool.submit(print, "hello").result(300) is None
        assert pool.submit(os.write, 1, b"hello").result(300) == 5
        with pytest.raises(EOFError):
            pool.submit(input).result(300)


def test_an_interrupt_does_not_reach_the_processes():
    with lab.Processes(1) as pool:
        process = pool.submit(os.getpid).result(300)
        os.kill(process, 2)
        assert pool.submit(os.getpid).result(300) == process


def test_processes_can_be_killed_in_the_middle(wait_for):
    pool = lab.Processes(2)
    stuck = [pool.submit(_for_ever) for _ in range(3)]
    wait_for(lambda: len(pool._running) == 2)
    pool.kill()
    for future in stuck:
        assert future.cancelled() or isinstance(future.exception(300), lab.WorkerDied)


def _for_ever():
    while True:
        pass


ABANDONED = """
import os, signal, time
from scarto_core import lab
pool = lab.Processes(1)
print(pool.submit(os.getpid).result(), flush=True)
pool.submit(time.sleep, 1000)
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_worker_whose_program_is_killed_ends_in_the_middle_of_its_work(wait_for):
    run = subprocess.run([sys.executable, "-c", ABANDONED], capture_output=True, text=True, timeout=300)
    worker = int(run.stdout)
    wait_for(lambda: not _is_alive(worker))


def _is_alive(pid):
    try:
        return psutil.Process(pid).status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


def test_the_number_of_processes_makes_sense():
    assert processes.cores() >= 1
    with pytest.raises(ValueError, match="1 or more"):
        lab.Processes(0)


def test_without_cloudpickle_a_players_own_script_is_told_what_to_do(monkeypatch):
    monkeypatch.setitem(sys.modules, "cloudpickle", None)
    monkeypatch.setattr(lab_bots.First, "__module__", "__main__")
    with pytest.raises(ValueError, match=r"First is written in a notebook .* install cloudpickle"):
        lab.duel(lab_bots.First, "greedy", deals=1, executor="processes", **QUIET)
