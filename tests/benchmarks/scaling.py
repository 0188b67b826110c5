"""A tournament with one worker and with two: how much faster, and what the workers cost."""

from __future__ import annotations

from time import perf_counter

from machine import table

from scarto_core import lab
from scarto_core.lab.processes import cores

DEALS = 60
ROUNDS = 3


def main() -> None:
    """Play the same tournament in turn inline and by one and two workers; the quickest of each counts."""
    with lab.Processes(1) as one, lab.Processes(2) as two:
        ways: dict[str, lab.Processes | str] = {"inline": "inline", "one worker": one, "two workers": two}
        starts = [_seconds(pool, 1) for pool in (one, two)]
        taken: dict[str, list[float]] = {name: [] for name in ways}
        for _ in range(ROUNDS):
            for name, where in ways.items():
                taken[name].append(_seconds(where, DEALS))
    table(((name, min(seconds)) for name, seconds in taken.items()), "s")
    ratio = min(taken["one worker"]) / min(taken["two workers"])
    print(f"two workers are {ratio:.2f} times as fast as one, on {cores()} cores that others may be using")
    print(f"until one worker is there and has played 18 hands: {starts[0]:.2f} s; two workers: {starts[1]:.2f} s")


def _seconds(where: lab.Processes | str, deals: int) -> float:
    began = perf_counter()
    lab.tournament(["club", "greedy", "random"], deals=deals, executor=where, progress=False)
    return perf_counter() - began


if __name__ == "__main__":
    main()
