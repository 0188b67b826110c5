"""The benchmarks run, and print their ratios; what they measure is nobody's business here."""

from __future__ import annotations

import re
import sys
from importlib import import_module

import pytest


@pytest.fixture(autouse=True)
def beside_each_other(root, monkeypatch):
    monkeypatch.syspath_prepend(str(root / "tests" / "benchmarks"))
    yield
    for name in ("machine", "importing", "decisions", "scaling"):
        sys.modules.pop(name, None)


@pytest.mark.parametrize(
    ("name", "rows"),
    [("importing", ["import scarto_core", "import numpy"]), ("decisions", ["club", "played by the lab, inline"]),
     ("scaling", ["one worker", "two workers"])],
)  # fmt: skip
def test_a_benchmark_prints_ratios(name, rows, monkeypatch, capsys):
    benchmark = import_module(name)
    monkeypatch.setattr(benchmark, "ROUNDS", 1)
    if hasattr(benchmark, "DEALS"):
        monkeypatch.setattr(benchmark, "DEALS", 1)
    benchmark.main()
    printed = capsys.readouterr().out
    for row in rows:
        assert re.search(rf"^{re.escape(row)} +[\d.]+ (ms|s|ms a choice|ms a hand) +[\d.]+ ×$", printed, re.MULTILINE)


def test_the_machine_is_described():
    described = import_module("machine").description()
    assert re.search(r"\d+ cores?.*; .*; CPython 3\.\d+", described)
