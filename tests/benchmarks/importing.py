"""What importing costs, in CPU time of a fresh Python beyond that of a Python that does nothing."""

from __future__ import annotations

import subprocess
import sys
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median

from machine import table

ROUNDS = 15
PROGRAMS = {
    "import decimal": "import decimal",
    "import scarto_core": "import scarto_core",
    "… and its rules": "import scarto_core as sc; sc.ruleset('course')",
    "… and deal a hand": "import scarto_core as sc; sc.Hand.deal(sc.ruleset('course'), seed=1)",
    "… and play it out": "import scarto_core as sc; sc.play_hand(sc.ruleset('course'), ['club'] * 3, seed=1)",
    "scarto_core.lab, as a worker does": "import scarto_core.lab.worker",
    "import numpy": "import numpy",
}


def main() -> None:
    """Measure all programs in turn, again and again, and print their medians."""
    taken: dict[str, list[float]] = {name: [] for name in ("", *PROGRAMS)}
    for _ in range(ROUNDS):
        for name in taken:
            taken[name].append(cpu(PROGRAMS.get(name, "pass")))
    bare = median(taken.pop(""))
    more = {name: max(0.0, median(seconds) - bare) for name, seconds in taken.items()}
    table([("a Python that does nothing", bare), *more.items()], "ms", 1000)


def cpu(program: str) -> float:
    """Return the CPU time of a fresh Python that runs a program, in seconds."""
    before = getrusage(RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", program], check=True)
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


if __name__ == "__main__":
    main()
