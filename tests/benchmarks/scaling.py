"""A tournament with one worker and with two: how much faster, and what the workers cost."""

from __future__ import annotations

from time import perf_counter

import psutil
from machine import table

from scarto_core import lab
from scarto_core.lab.processes import cores

DEALS = 60
ROUNDS = 3


def main() -> None:
    """Play the same tournament in turn inline and by one and two workers; the quickest of each counts."""
    with lab.Processes(1) as one, lab.Processes(2) as two:
        ways: dict[str, lab.Processes | str] = {"inline": "inline", "one worker": one, "two workers": two}
        starts = [_measured(pool, 1)[0] for pool in (one, two)]
        taken: dict[str, list[tuple[float, float]]] = {name: [] for name in ways}
        for _ in range(ROUNDS):
            for name, where in ways.items():
                taken[name].append(_measured(where, DEALS))
    seconds, cpu = ({name: min(one) for name, one in _transposed(taken, part)} for part in (0, 1))
    print("CPU time of all processes together, which others on the machine do not change much:")
    table(cpu.items(), "s")
    print("by the clock:")
    table(seconds.items(), "s")
    ratio = seconds["one worker"] / seconds["two workers"]
    print(f"two workers are {ratio:.2f} times as fast as one, on {cores()} cores that others may be using")
    print(
        f"until one worker is there and has played its first hands: {starts[0]:.2f} s; two workers: {starts[1]:.2f} s"
    )


def _transposed(taken: dict[str, list[tuple[float, float]]], part: int) -> list[tuple[str, list[float]]]:
    return [(name, [one[part] for one in pairs]) for name, pairs in taken.items()]


def _measured(where: lab.Processes | str, deals: int) -> tuple[float, float]:
    """Return how long a tournament takes by the clock, and in CPU time of this process and its workers."""
    began, before = perf_counter(), _cpu()
    lab.tournament(["club", "greedy", "random"], deals=deals, executor=where, progress=False)
    return perf_counter() - began, _cpu() - before


def _cpu() -> float:
    this = psutil.Process()
    return sum(sum(process.cpu_times()[:2]) for process in [this, *this.children(recursive=True)])


if __name__ == "__main__":
    main()
