"""The laboratory in a notebook: a bot written in a cell, the bar, and the interrupt button."""

from __future__ import annotations

import pytest
from jupyter_client.manager import start_new_kernel

BOT = """
from scarto_core import lab

class Mine:
    def choose_discard(self, view):
        return view.legal[:3]
    def choose_play(self, view):
        if len(view.tricks) == 20 and len(view.legal) > 3:
            return oops
        return view.legal[-1]
"""
DUELS = """
with lab.Processes(2) as pool:
    for executor in ("inline", "threads", pool):
        duel = lab.duel(Mine, "greedy", deals=6, executor=executor)
        print(duel.points, len(duel.faults))
print(duel.faults[0].words)
print(duel.faults[0].traceback)
duel
"""
INTERRUPTED = """
def tell(done, of):
    if done > 100:
        print("well under way")

duel = lab.duel(Mine, "greedy", deals=10**6, executor="processes", workers=1, progress=tell)
print(duel.stopped, duel.deals > 0)
"""


@pytest.fixture(scope="module")
def kernel(personal_files):
    manager, client = start_new_kernel(kernel_name="python3", startup_timeout=300)
    yield manager, client
    client.stop_channels()
    manager.shutdown_kernel(now=True)


def run(client, code, hook=lambda message: None):
    """Run a cell; return what it printed, and the data of its last result."""
    printed, results = [], []

    def collect(message):
        content = message["content"]
        if message["msg_type"] == "stream" and content["name"] == "stdout":
            printed.append(content["text"])
        elif message["msg_type"] in ("display_data", "execute_result"):
            results.append(content["data"])
        hook(message)

    reply = client.execute_interactive(code, timeout=600, output_hook=collect)
    assert reply["content"]["status"] == "ok", "\n".join(reply["content"].get("traceback", []))
    return "".join(printed), results


def test_a_bot_of_a_cell_plays_everywhere_and_its_mistake_is_shown_in_the_cell(kernel):
    _, client = kernel
    run(client, BOT)
    printed, results = run(client, DUELS)
    first, second, third, words, *traceback = printed.splitlines()
    assert first == second == third
    assert words.startswith("Mine raised NameError: name 'oops' is not defined (trick 21, line 8 in choose_play)")
    assert "    return oops" in traceback
    assert any("application/vnd.jupyter.widget-view+json" in data for data in results)  # the bar
    assert "Mine against two greedy" in results[-1]["text/html"]


def test_an_interrupt_ends_a_duel_and_keeps_what_is_done(kernel):
    manager, client = kernel
    pressed = []

    def press(message):
        if message["msg_type"] == "stream" and "under way" in message["content"]["text"] and not pressed:
            pressed.append(manager.interrupt_kernel())

    run(client, BOT)
    printed, _ = run(client, INTERRUPTED, press)
    assert pressed
    assert printed.splitlines()[-1] == "interrupted True"
