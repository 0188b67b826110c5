"""With and without numba the same; and nobody waits for a compiler without having been told."""

import os
import subprocess
import sys
import threading
from pathlib import Path

import digest

from scarto_core import kernels
from scarto_core.kernels import cache, jit, playouts
from scarto_core.kernels import position as p
from scarto_core.kernels.arrays import arrays_of
from scarto_core.kernels.club import ROOM
from scarto_core.rules import ruleset


def python(code, **variables):
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=900, env={**os.environ, **variables}
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


def test_without_numba_all_results_are_the_same_bit_for_bit():
    assert jit.COMPILED
    run = f"import runpy; runpy.run_path({str(Path(digest.__file__))!r}, run_name='__main__')"
    assert python(run, NUMBA_DISABLE_JIT="1").split() == ["False", digest.all_of_it()]


def test_asking_loads_nothing():
    code = "import sys; from scarto_core import kernels as k; k.available(); k.ready(); print('numba' in sys.modules)"
    assert python(code) == "False\n"


def test_another_process_compiles_and_this_one_loads_meanwhile_and_then_is_ready(tmp_path):
    """It is said once if there is something to compile, and what was compiled is found the next time."""
    code = (
        "from scarto_core import kernels; kernels.MODULES = ('play',); said = []\n"
        "kernels.warm(background=True, say=said.append); kernels.warm(background=True, say=said.append)\n"
        "print(kernels.ready()); print(kernels.wait(), len(said), kernels.ready())"
    )
    variables = {"NUMBA_CACHE_DIR": str(tmp_path)}
    kernel_names = "from scarto_core import kernels; kernels.MODULES = ('play',); kernels.warm(say=str)"
    python(kernel_names, **variables)
    assert python(code, **variables).split() == ["False", "True", "0", "True"]


def test_what_is_missing_is_announced(monkeypatch):
    said = []
    monkeypatch.setattr(cache, "complete", lambda: False)
    kernels._prepare(said.append, apart=False)
    assert len(said) == 1
    assert "once" in said[0]


def test_who_asks_while_another_compiles_waits_and_finds_what_was_compiled(monkeypatch):
    """Locks of a file part two threads that open it as they part two processes."""
    said, both_asked, compiled, loaded = [], threading.Event(), [], []

    def say(sentence):
        said.append(sentence)
        if len(said) == 2:
            both_asked.set()

    def compile_apart(*_, **__):
        both_asked.wait()
        compiled.append(True)

    monkeypatch.setattr(kernels.subprocess, "run", compile_apart)
    monkeypatch.setattr(cache, "complete", lambda: bool(compiled))
    monkeypatch.setattr(kernels, "_load", lambda: loaded.append(True))
    askers = [threading.Thread(target=kernels._prepare, args=(say, True)) for _ in range(2)]
    for asker in askers:
        asker.start()
    for asker in askers:
        asker.join()
    assert (len(said), len(compiled), len(loaded)) == (2, 1, 2)


def test_where_nothing_can_be_written_kernels_work_all_the_same():
    """The folder is then one of this process, and is gone with it."""
    code = (
        "from scarto_core import kernels; kernels.MODULES = ('play',); kernels.warm(say=str)\n"
        "from scarto_core.kernels import cache; print(kernels.ready(), cache.folder())"
    )
    ready, folder = python(code, NUMBA_CACHE_DIR="/proc/no/such/folder").split()
    assert ready == "True"
    assert not Path(folder).exists()


def test_a_stopped_call_ends_between_two_playouts():
    """Set from another thread while the kernel runs, for a kernel holds no lock of Python's."""
    t, f = arrays_of(ruleset("course"))
    count, cards = 2000, jit.integers([-1] * 100)
    worlds, s, room = jit.zeros(count * p.SIZE), jit.zeros(p.SIZE + 78), jit.reals([0.0] * ROOM)
    playouts.deal_worlds(t, count, 1, 0, worlds, s)
    stop, results = jit.zeros(2), jit.zeros(count * len(cards) * playouts.RESULTS)
    club = jit.integers([0, 0, 1] * 4)
    done = []
    thread = threading.Thread(
        target=lambda: done.append(playouts.try_cards(t, f, worlds, count, cards, club, stop, results, s, room))
    )
    thread.start()
    while stop[1] == 0 and thread.is_alive():
        pass
    stop[0] = 1
    thread.join()
    assert 0 < done[0] < count
    assert done[0] == stop[1]
