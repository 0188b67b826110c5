"""The pictures: they can be drawn of every result, and say in words what they show."""

from __future__ import annotations

import sys
import xml.etree.ElementTree as ElementTree

import pytest

import scarto_core as sc
from scarto_core import lab

QUIET = {"executor": "inline", "progress": False}
COURSE = sc.ruleset("course")


@pytest.fixture(scope="module", params=[COURSE, COURSE.with_(players=4)], ids=["three", "four"])
def result(request):
    return lab.tournament(["club", "greedy", ("A & <B>", "random")], deals=2, rules=request.param, **QUIET)


@pytest.mark.parametrize("name", ["plot", "plot_scores", "plot_seats"])
def test_a_result_can_be_drawn(result, name, tmp_path):
    plot = getattr(result, name)()
    for rating in result.ratings:
        assert rating.player in repr(plot)
    root = ElementTree.fromstring(plot._repr_svg_())
    assert root.get("role") == "img"
    assert root.get("aria-label") == repr(plot)
    assert plot._repr_svg_() == getattr(result, name)()._repr_svg_()
    plot.save(tmp_path / "plot.png")
    assert (tmp_path / "plot.png").read_bytes().startswith(b"\x89PNG")


def test_what_is_drawn_is_what_is_known(result):
    (axes,) = result.plot().figure.axes
    drawn = [float(lines[0].get_xdata()[0]) for lines in axes.containers]
    assert drawn == [rating.points.mean for rating in result.ratings]
    assert [label.get_text() for label in axes.get_yticklabels()] == [rating.player for rating in result.ratings]
    (axes,) = result.plot_seats().figure.axes
    places = [label.get_text() for label in axes.get_xticklabels()]
    assert places == ["leads first", "second", *(["third"] if result.rules.players == 4 else []), "dealer"]


@pytest.mark.parametrize("budgets", [[1, 100], [3, 4], ["few", "many"], [7]])
def test_a_sweep_can_be_drawn(budgets):
    sweep = lab.sweep(lambda _: "greedy", budgets, against="random", deals=2, **QUIET)
    plot = sweep.plot()
    for row in sweep.rows:
        assert f"{row['budget']}: {100 * row['won']:.0f} %" in plot.words
    (axes,) = plot.figure.axes
    assert [label.get_text() for label in axes.get_xticklabels()] == [str(budget) for budget in budgets]


def test_one_deal_is_enough_to_draw():
    result = lab.duel("greedy", "random", deals=1, **QUIET)
    for plot in (result.plot(), result.plot_scores(), result.plot_seats()):
        assert "<svg" in plot.svg
    assert "± ?" in str(result)


def test_without_matplotlib_it_is_said_what_to_install(result, monkeypatch):
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    with pytest.raises(ModuleNotFoundError, match="a plot needs the package matplotlib"):
        result.plot_scores()
