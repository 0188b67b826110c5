"""Pictures of results. They bring their own paper, so they look the same in a light and in a dark notebook.

Players differ by colour (a palette that the colour-blind can tell apart) and by place or mark as well, and every
picture says in words what it shows.
"""

from __future__ import annotations

import io
from collections import defaultdict
from dataclasses import dataclass
from functools import cached_property
from html import escape
from math import isfinite
from os import PathLike
from typing import TYPE_CHECKING

from .statistics import Estimate, estimate

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from .result import Result
    from .sweeps import Sweep

_INK, _PAPER, _FAINT = "#2b2433", "#fbf6e9", "#d9cfba"
_COLOURS = ("#b5453a", "#1f6f8b", "#c98a1b", "#4b5d9b", "#3f7d54", "#8c4a78", "#6b6259")
_MARKERS = "osD^vPX"
_MOST = len(_COLOURS)
_WIDTH = 7.0


@dataclass(frozen=True)
class Plot:
    """A picture that shows itself in a notebook, crisp at any size, and says in words what it shows elsewhere."""

    figure: Figure
    """The matplotlib figure, to change it further."""
    words: str

    @cached_property
    def svg(self) -> str:
        """The picture as SVG, as it was when it was first asked for."""
        import matplotlib

        buffer = io.StringIO()
        with matplotlib.rc_context({"svg.hashsalt": self.words}):  # the same picture is the same text
            self.figure.savefig(buffer, format="svg", metadata={"Date": None})
        text = buffer.getvalue()
        name = f'role="img" aria-label="{escape(self.words)}" style="max-width:100%;height:auto"'
        return text[text.index("<svg ") :].replace("<svg ", f"<svg {name} ", 1)

    def save(self, path: str | PathLike[str]) -> None:
        """Write the picture to a file; its name says in which format, `.png` or `.svg` or `.pdf`."""
        self.figure.savefig(path, dpi=200)

    def _repr_svg_(self) -> str:
        return self.svg

    def __repr__(self) -> str:
        return self.words


def ratings(result: Result) -> Plot:
    """Draw points a hand against the field: a dot for each player, and its 95 % interval."""
    rows = result.ratings
    figure, (axes,) = _figure(0.9 + 0.42 * len(rows))
    axes.axvline(0, color=_FAINT, zorder=0)
    for place, rating in enumerate(rows):
        colour, width = _colour(result, rating.player), _finite(rating.points)
        axes.errorbar([rating.points.mean], [place], xerr=[width], fmt="o", color=colour, markersize=7, linewidth=2)
    axes.set_yticks(range(len(rows)), [rating.player for rating in rows])
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.tick_params(axis="y", length=0)
    axes.set_xlabel(f"points a hand, with 95 % interval, {result.deals:,} deals")
    return Plot(figure, "points a hand: " + ", ".join(f"{rating.player} {rating.points}" for rating in rows))


def scores(result: Result) -> Plot:
    """Draw how many points the players got in how many of their hands: a row for each, the mean as a line."""
    rows = result.ratings[:_MOST]
    points = _by_player(result)
    edges = _edges([value for rating in rows for value in points[rating.player]])
    figure, all_axes = _figure(0.8 + 0.75 * len(rows), len(rows))
    for axes, rating in zip(all_axes, rows, strict=True):
        values, colour = points[rating.player], _colour(result, rating.player)
        axes.hist(values, edges, weights=[100 / len(values)] * len(values), color=colour, alpha=0.75)
        axes.axvline(0, color=_FAINT, zorder=0)
        axes.axvline(rating.points.mean, color=_INK, linewidth=1.2)
        axes.set_ylabel(rating.player, rotation=0, ha="right", va="center")
        axes.set_yticks([])
        axes.spines["left"].set_visible(False)
    all_axes[-1].set_xlabel("points in a hand; the line is the mean")
    found = ", ".join(f"{one.player} from {min(points[one.player]):+g} to {max(points[one.player]):+g}" for one in rows)
    return Plot(figure, f"points in a hand: {found}")


def _edges(values: list[float]) -> list[float]:
    """Return the edges of bins two points wide, so that whole numbers never lie on one."""
    low, high = int(min(values)) - 2, int(max(values)) + 3
    return [edge - 0.5 for edge in range(low, high + 2, 2)]


def seats(result: Result) -> Plot:
    """Draw points a hand by the place at the table, counted from the dealer."""
    figure, (axes,) = _figure(3.4)
    axes.axhline(0, color=_FAINT, zorder=0)
    labels = [rating.player for rating in result.ratings][:_MOST]
    places = [*range(1, result.rules.players), 0]
    found = _by_place(result)
    words = []
    for number, label in enumerate(labels):
        colour, shift = _colour(result, label), 0.5 * ((number + 0.5) / len(labels) - 0.5)
        at = [column + shift for column in range(len(places))]
        means = [found[label, place] for place in places]
        axes.errorbar(
            at,
            [one.mean for one in means],
            [_finite(one) for one in means],
            fmt=_MARKERS[result.players.index(label) % len(_MARKERS)],
            color=colour,
            label=label,
        )
        words.append(f"{label} {', '.join(f'{one.mean:+.1f}' for one in means)}")
    axes.set_xticks(range(len(places)), [_place_name(place, result.rules.players) for place in places])
    axes.set_xlim(-0.5, len(places) - 0.5)
    axes.tick_params(axis="x", length=0)
    axes.set_ylabel("points a hand, with 95 % interval")
    figure.legend(loc="outside right upper", frameon=False, labelcolor=_INK)
    return Plot(figure, f"points a hand by place, from the leader round to the dealer: {'; '.join(words)}")


def budgets(sweep: Sweep) -> Plot:
    """Draw the share of hands won against the budget."""
    rows = sweep.rows
    figure, (axes,) = _figure(3.4)
    fair = 100 / sweep.points[0].duel.rules.players
    axes.axhline(fair, color=_FAINT, zorder=0)
    numbers = all(isinstance(row["budget"], (int, float)) and row["budget"] > 0 for row in rows)
    at = [row["budget"] for row in rows] if numbers else list(range(len(rows)))
    shares = [Estimate(100 * row["won"], 100 * row["won_half_width"]) for row in rows]
    axes.errorbar(
        at, [one.mean for one in shares], [_finite(one) for one in shares], fmt="o-", color=_COLOURS[0], linewidth=1.5
    )
    if numbers and max(at) >= 8 * min(at):
        axes.set_xscale("log")
    axes.minorticks_off()
    axes.set_xticks(at, [str(row["budget"]) for row in rows])
    axes.set_ylim(0, 1.2 * max(fair, *(one.mean + _finite(one) for one in shares)))
    axes.set_xlabel("budget")
    axes.set_ylabel("hands won, %, with 95 % interval")
    axes.annotate(
        "won by luck alone",
        (1, fair),
        (0, 4),
        xycoords=("axes fraction", "data"),
        textcoords="offset points",
        ha="right",
        color=_INK,
    )
    words = ", ".join(f"{row['budget']}: {share.mean:.0f} %" for row, share in zip(rows, shares, strict=True))
    return Plot(figure, f"hands won against {rows[0]['against']}, by budget: {words}")


def _figure(height: float, rows: int = 1) -> tuple[Figure, list[Axes]]:
    try:
        from matplotlib.figure import Figure
    except ModuleNotFoundError:
        raise ModuleNotFoundError("a plot needs the package matplotlib: install it and ask again") from None
    figure = Figure(figsize=(_WIDTH, height), facecolor=_PAPER, layout="constrained")
    all_axes = list(figure.subplots(rows, 1, sharex=True, sharey=True, squeeze=False)[:, 0])
    for axes in all_axes:
        axes.set_facecolor(_PAPER)
        axes.spines[["top", "right"]].set_visible(False)
        axes.spines[["left", "bottom"]].set_color(_INK)
        axes.tick_params(colors=_INK)
        axes.xaxis.label.set_color(_INK)
        axes.yaxis.label.set_color(_INK)
    return figure, all_axes


def _finite(one: Estimate) -> float:
    return one.half_width if isfinite(one.half_width) else 0.0


def _colour(result: Result, label: str) -> str:
    return _COLOURS[result.players.index(label) % len(_COLOURS)]


def _by_player(result: Result) -> dict[str, list[float]]:
    points: dict[str, list[float]] = {label: [] for label in result.players}
    for row in result.rows:
        points[row["player"]].append(row["points"])
    return points


def _by_place(result: Result) -> dict[tuple[str, int], Estimate]:
    """Return each player's points a hand by place; the games of one deal count as one, as everywhere."""
    deals: dict[tuple[str, int], dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for row in result.rows:
        deals[row["player"], row["place"]][row["deal"]].append(row["points"])
    return {key: estimate([sum(points) / len(points) for points in by_deal.values()]) for key, by_deal in deals.items()}


def _place_name(place: int, players: int) -> str:
    names = {0: "dealer", 1: "leads first", 2: "second"}
    return names.get(place, "third") if players > 2 else str(place)
