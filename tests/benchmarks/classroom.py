"""A class at the demo pages: visitors who come at once, each playing a whole hand over real websockets.

    .venv/bin/python tests/benchmarks/classroom.py                  thirty visitors
    .venv/bin/python tests/benchmarks/classroom.py --visitors 5

Prints how long the first card took, how fast clicks are answered, and what a visitor costs in memory; ends with status 1
if anything failed. Visitors and server share the machine, so the figures are those of the busier of two worlds.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import Any

import psutil

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT / ".tools"), str(Path(__file__).parent)]

import servers  # noqa: E402
from visitor import Visitor  # noqa: E402

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
class Memory:
    """Proportional set sizes in bytes: of the server, of all that it started, and of a bare kernel beside them."""

    server: int
    kernels: int
    bare: int


class Seat:
    """A visitor at the table of the page; checks every answer as it plays."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.model, _ = next((key, state) for key, state in visitor.models.items() if "hand_no" in state.get("state", {}))

    @property
    def state(self) -> dict[str, Any]:
        """All that the page knows of the table."""
        state: dict[str, Any] = self.visitor.models[self.model]["state"]
        return state

    async def play(self, clicks: list[float]) -> None:
        """Play the hand to its end; add the seconds that each answer took to `clicks`."""
        while self.state["view"]["phase"] != "done":
            start = time.perf_counter()
            await self._click()
            clicks.append(time.perf_counter() - start)
        counts = [Fraction(count) for count in self.state["view"]["counts"]]
        assert sum(counts) == 78, f"the counts are {counts}"
        assert sum(map(Fraction, self.state["view"]["scores"])) == 0

    async def _click(self) -> None:
        before, view = self.state, self.state["view"]
        assert view["to_act"] == 0, "it is not the visitor's turn"
        assert set(view["legal"]) <= set(view["hand"])
        assert view["legal"]
        said = await self.visitor.tell(self.model, self._move(before))
        after = self.state
        assert after["seq"] == before["seq"] + 1, f"the click was not taken: {said}"
        assert after["hand_no"] == before["hand_no"]
        assert len(after["view"]["hand"]) < len(view["hand"])

    def _move(self, state: dict[str, Any]) -> dict[str, Any]:
        view = state["view"]
        if view["phase"] == "discard":
            return {"kind": "discard", "hand": state["hand_no"], "cards": view["legal"][: view["discard_size"]]}
        played = sum(len(trick["cards"]) for trick in view["tricks"]) + len(view["trick"])
        return {"kind": "play", "hand": state["hand_no"], "at": played, "card": view["legal"][0]}


async def visit(visitor: Visitor, everybody_is_there: asyncio.Event | None = None) -> Played:
    """Open the table's page and play a hand, the whole of it once everybody has cards."""
    played = Played()
    start = time.perf_counter()
    try:
        await visitor.open("table.ipynb")
        seat = Seat(visitor)
        played.deal = tuple(seat.state["view"]["hand"])
        assert len(played.deal) >= 25
        played.first_card = time.perf_counter() - start
        await seat.play(played.clicks)
    except Exception as error:
        played.failure = f"{type(error).__name__}: {error}"
    return played


async def come_at_once(url: str, count: int) -> tuple[list[Played], list[Visitor]]:
    """Let so many visitors open the table at the same moment and play; they stay until told to leave."""
    visitors = [Visitor(url) for _ in range(count)]
    return await asyncio.gather(*(visit(visitor) for visitor in visitors)), visitors


def memory(server: servers.Server) -> Memory:
    """Measure server and kernels, with a bare kernel beside them so that all share their libraries alike."""
    from jupyter_client.manager import start_new_kernel

    manager, client = start_new_kernel(kernel_name="python3")
    try:
        client.execute_interactive(BARE, timeout=60)
        started = psutil.Process(server.process.pid)
        kernels = sum(_pss(process) for process in started.children(recursive=True))
        return Memory(_pss(started), kernels, _pss(psutil.Process(manager.provisioner.pid)))
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)


def _pss(process: psutil.Process) -> int:
    return int(process.memory_full_info().pss)


def table(results: list[Played], used: Memory) -> str:
    """Return the figures as a text."""
    first = sorted(result.first_card for result in results if not result.failure)
    clicks = sorted(1000 * click for result in results for click in result.clicks)
    each = used.kernels / len(results)
    rows = [
        ("visitors, and those that failed", f"{len(results)}, {sum(bool(result.failure) for result in results)}"),
        ("clicks", f"{len(clicks)}"),
        ("first card, s: median, p95, last", _three(first, ".1f")),
        ("click, ms: median, p95, slowest", _three(clicks, ".0f")),
        ("memory of a visitor, MiB", f"{each / MIB:.0f}"),
        ("of a bare kernel beside them, MiB", f"{used.bare / MIB:.0f}   (ratio {each / used.bare:.2f})"),
        ("of the server, MiB", f"{used.server / MIB:.0f}"),
    ]
    return "\n".join(f"{name:36}{value}" for name, value in rows)


def _three(values: list[float], form: str) -> str:
    if len(values) < 2:
        return ", ".join(format(value, form) for value in values) or "none"
    p95 = statistics.quantiles(values, n=20, method="inclusive")[-1]
    return f"{statistics.median(values):{form}}, {p95:{form}}, {values[-1]:{form}}"


async def measure(count: int, server: servers.Server) -> tuple[list[Played], Memory]:
    """Let a class come, play and leave; return what each saw, and the memory while all were there."""
    results, visitors = await come_at_once(server.url, count)
    used = await asyncio.to_thread(memory, server)
    await asyncio.gather(*(visitor.leave() for visitor in visitors))
    return results, used


def main() -> int:
    """Start the demo pages, let the class come, print the table."""
    parser = argparse.ArgumentParser(description="Visitors who open the table at once and play a hand each.")
    parser.add_argument("--visitors", type=int, default=30)
    count = parser.parse_args().visitors
    with tempfile.TemporaryDirectory(prefix="scarto-class-") as folder:
        variables = servers.private_settings(Path(folder))
        port = servers.free_port("127.0.0.1", [0])
        server = servers.Demo(ROOT / "lessons" / "demos", "127.0.0.1", port, variables=variables)
        try:
            results, used = asyncio.run(measure(count, server))
        finally:
            server.stop()
    print(table(results, used))
    for failure in sorted({result.failure for result in results if result.failure}):
        print(f"failed: {failure}")
    return int(any(result.failure for result in results))


if __name__ == "__main__":
    sys.exit(main())
