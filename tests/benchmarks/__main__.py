"""Benchmarks: what things cost, as ratios side by side, measured in one run on one machine.

    python tests/benchmarks                 all of the usual ones
    python tests/benchmarks importing …     some of them, by the names of the files here

Ratios can be compared between machines; a time of its own cannot, so the machine is described first.
"""

from __future__ import annotations

import importlib.util
import sys
from importlib import import_module

import machine

USUAL = ("importing", "decisions", "playouts", "scaling")


def main(names: list[str]) -> None:
    """Run benchmarks, each of which prints its own table."""
    print(machine.description(), flush=True)
    for name in names or [name for name in USUAL if importlib.util.find_spec(name)]:
        module = import_module(name)
        print(f"\n== {name}: {(module.__doc__ or '').splitlines()[0]}", flush=True)
        module.main()


if __name__ == "__main__":
    main(sys.argv[1:])
