"""A class at the demo pages: visitors who come at once, each playing a whole hand over real websockets.

    .venv/bin/python tests/benchmarks/classroom.py                  thirty visitors
    .venv/bin/python tests/benchmarks/classroom.py --visitors 5 --pause 0
    .venv/bin/python tests/benchmarks/classroom.py --cold           each kernel started, none forked from a warm one

All open the table at the same moment; when everybody has cards they play, with a pause before each click as a person
makes it. Prints how long the first card took, how fast clicks are answered, and what a visitor costs in memory and in
work; ends with status 1 if anything failed. The visitors share the machine with the server.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import Any

import psutil
from jupyter_client import KernelManager

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT / ".tools"), str(Path(__file__).parent)]

import servers  # noqa: E402
from visitor import PATIENCE, Visitor  # noqa: E402

MIB = 2**20
BARE = "import ipywidgets, anywidget\nanywidget.AnyWidget()"  # what any page with a widget needs


@dataclass
class Played:
    """What one visitor saw: seconds to the first card, and to the answer of each click; or what failed."""

    first_card: float = 0.0
    clicks: list[float] = field(default_factory=list)
    deal: tuple[str, ...] = ()
    failure: str = ""


@dataclass
class Used:
    """What the class took, of the server and of all that it started.

    `opening` and `playing` are seconds of work; the others bytes of memory: of the `kernels`, the `server`, and a
    `bare` kernel beside them.
    """

    opening: float
    playing: float
    kernels: int
    server: int
    bare: int


class Seat:
    """A visitor at the table of the page; checks every answer as it plays."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.model = table_of(visitor)

    @property
    def now(self) -> dict[str, Any]:
        """What the page knows of the table now, as it travels: cards in a few words."""
        now: dict[str, Any] = self.visitor.models[self.model]["now"]
        return now

    @property
    def hand(self) -> list[str]:
        """The visitor's cards."""
        return self.now["view"]["hand"].split()

    async def play(self, clicks: list[float], pause: float) -> None:
        """Play the hand to its end, thinking for about `pause` seconds; add what each answer took to `clicks`."""
        while self.now["view"]["phase"] != "done":
            await asyncio.sleep(random.uniform(0.5, 1.5) * pause)
            start = time.perf_counter()
            await self._click()
            clicks.append(time.perf_counter() - start)
        view = self.now["view"]
        assert sum(map(Fraction, view["counts"])) == 78, f"the counts are {view['counts']}"
        assert sum(map(Fraction, view["scores"])) == 0

    async def _click(self) -> None:
        before, held = self.now, self.hand
        legal = before["view"]["legal"].split()
        assert before["view"]["to_act"] == 0, "it is not the visitor's turn"
        assert legal
        assert set(legal) <= set(held)
        said = await self.visitor.tell(self.model, self._move(before, legal))
        assert self.now["seq"] == before["seq"] + 1, f"the click was not taken: {said}"
        assert self.now["hand_no"] == before["hand_no"]
        assert set(self.hand) < set(held)

    def _move(self, now: dict[str, Any], legal: list[str]) -> dict[str, Any]:
        view = now["view"]
        if view["phase"] == "discard":
            return {"kind": "discard", "hand": now["hand_no"], "cards": legal[: view["discard_size"]]}
        played = view["players"] * len(view["tricks"]) + len(view["trick"])
        return {"kind": "play", "hand": now["hand_no"], "at": played, "card": legal[0]}


def table_of(visitor: Visitor) -> str:
    """Return the id of the table's model on a visitor's page."""
    return next(model for model, state in visitor.models.items() if "hand_no" in state.get("now", {}))


async def arrive(visitor: Visitor, played: Played) -> None:
    """Open the table's page, up to the first cards."""
    start = time.perf_counter()
    await visitor.open("table.ipynb")
    played.deal = tuple(Seat(visitor).hand)
    assert len(played.deal) >= 25
    played.first_card = time.perf_counter() - start


async def try_to(do: Awaitable[None], played: Played) -> None:
    """Do something, and note if it fails."""
    try:
        await do
    except Exception as error:
        played.failure = f"{type(error).__name__}: {error}"


async def measure(count: int, server: servers.Server, pause: float) -> tuple[list[Played], Used]:
    """Let a class come at once, play and leave; return what each saw, and what it took."""
    visitors, results = [Visitor(server.url) for _ in range(count)], [Played() for _ in range(count)]
    start = work(server)
    await asyncio.gather(*(try_to(arrive(*each), each[1]) for each in zip(visitors, results, strict=True)))
    opened = work(server)
    there = [each for each in zip(visitors, results, strict=True) if not each[1].failure]
    await asyncio.gather(*(try_to(Seat(visitor).play(played.clicks, pause), played) for visitor, played in there))
    played = work(server)
    kernels, of_server, bare = await asyncio.to_thread(memory, server)
    await asyncio.gather(*(visitor.leave() for visitor in visitors))
    return results, Used(opened - start, played - opened, kernels, of_server, bare)


def work(server: servers.Server) -> float:
    """Return the seconds of processor time that the server and all it started have used so far."""
    started = psutil.Process(server.process.pid)
    return sum(sum(process.cpu_times()[:2]) for process in [started, *started.children(recursive=True)])


def memory(server: servers.Server) -> tuple[int, int, int]:
    """Return what kernels, server and a bare kernel take, in bytes; of what several share each has its part."""
    manager = KernelManager(kernel_name="python3")
    manager.start_kernel(stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    client = manager.blocking_client()
    client.start_channels()
    try:
        client.wait_for_ready(timeout=PATIENCE)
        client.execute_interactive(BARE, timeout=PATIENCE, output_hook=lambda message: None)
        started = psutil.Process(server.process.pid)
        kernels = sum(_pss(process) for process in started.children(recursive=True))
        return kernels, _pss(started), _pss(psutil.Process(manager.provisioner.pid))
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)


def _pss(process: psutil.Process) -> int:
    return int(process.memory_full_info().pss)


def table(results: list[Played], used: Used) -> str:
    """Return the figures as a text."""
    count = len(results)
    first = sorted(result.first_card for result in results if not result.failure)
    clicks = sorted(1000 * click for result in results for click in result.clicks)
    each = used.kernels / count
    rows = [
        ("visitors, and those that failed", f"{count}, {sum(bool(result.failure) for result in results)}"),
        ("first card, s: median, p95, last", _three(first, ".1f")),
        (f"{len(clicks)} clicks, ms: median, p95, slowest", _three(clicks, ".0f")),
        ("work to open a page, s", f"{used.opening / count:.2f}"),
        ("work for a click, s", f"{used.playing / max(len(clicks), 1):.3f}"),
        ("memory of a visitor, MiB", f"{each / MIB:.0f}"),
        ("of a bare kernel beside them, MiB", f"{used.bare / MIB:.0f} (a visitor takes {each / used.bare:.2f} of it)"),
        ("of the server, MiB", f"{used.server / MIB:.0f}"),
    ]
    return "\n".join(f"{name:40}{value}" for name, value in rows)


def _three(values: list[float], form: str) -> str:
    if len(values) < 2:
        return ", ".join(format(value, form) for value in values) or "none"
    p95 = statistics.quantiles(values, n=20, method="inclusive")[-1]
    return f"{statistics.median(values):{form}}, {p95:{form}}, {values[-1]:{form}}"


def main() -> int:
    """Start the demo pages, let the class come, print the table."""
    parser = argparse.ArgumentParser(description="Visitors who open the table at once and play a hand each.")
    parser.add_argument("--visitors", type=int, default=30)
    parser.add_argument("--pause", type=float, default=1.0, help="seconds before a click, give or take a half")
    parser.add_argument("--cold", action="store_true", help="start every kernel afresh")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="scarto-class-") as folder:
        variables, port = servers.private_settings(Path(folder)), servers.free_port("127.0.0.1", [0])
        server = servers.Demo(ROOT / "lessons" / "demos", "127.0.0.1", port, room=wanted.visitors,
                              warm=not wanted.cold, variables=variables)
        try:
            results, used = asyncio.run(measure(wanted.visitors, server, wanted.pause))
        finally:
            server.stop()
    print(table(results, used))
    for failure in sorted({result.failure for result in results if result.failure}):
        print(f"failed: {failure}")
    return int(any(result.failure for result in results))


if __name__ == "__main__":
    sys.exit(main())
