"""The progress bar: there where somebody sees it, and nowhere else."""

from __future__ import annotations

import io
import sys

from scarto_core import lab


def duel(**options):
    return lab.duel("greedy", "random", deals=4, executor="inline", **options)


def test_it_is_told_how_many_hands_are_done():
    told = []
    duel(progress=lambda done, of: told.append((done, of)))
    assert told == sorted(told)
    assert told[-1] == (12, 12)


def test_nothing_is_written_where_nobody_looks(capsys):
    duel()
    duel(progress=False)
    assert capsys.readouterr() == ("", "")


def test_a_terminal_has_a_bar(monkeypatch):
    class Terminal(io.StringIO):
        def isatty(self):
            return True

    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    duel()
    assert "/12" in terminal.getvalue()
    assert "hands" in terminal.getvalue()


def test_without_tqdm_there_is_none(monkeypatch):
    monkeypatch.setitem(sys.modules, "tqdm.auto", None)
    assert duel().deals == 4
