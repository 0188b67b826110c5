"""The small experiments of the lessons: hands played by bots to see what is true of the game."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

import scarto_core as sc
from scarto_core.players import ClubPlayer, act

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

_COURSE = sc.ruleset("course")
_INK, _PAPER, _RED = "#2b2433", "#fbf6e9", "#b5453a"


@dataclass(frozen=True)
class Plot:
    """A picture that shows itself in a notebook, crisp at any size, and says in words what it shows elsewhere."""

    svg: str
    words: str

    def _repr_svg_(self) -> str:
        return self.svg.replace("<svg ", '<svg style="max-width:100%;height:auto" ', 1)

    def __repr__(self) -> str:
        return self.words


class Careless(ClubPlayer):
    """Plays like the club player, but lays away any cards that are allowed."""

    def choose_discard(self, view: sc.View) -> sc.Cards:
        """Return a legal discard that chance has chosen."""
        return sc.Cards(sc.bot("random", seed=self.seed).choose_discard(view))


def choices_left(hands: int = 30) -> tuple[list[int], list[int]]:
    """Return how many cards club players could choose from, when they led and when they followed."""
    leading, following = [], []
    player = sc.bot("club")
    for seed in range(hands):
        hand = sc.Hand.deal(_COURSE, dealer=seed % 3, seed=seed)
        while hand.to_act is not None:
            if hand.phase == "play":
                (following if hand.trick else leading).append(len(hand.legal_plays()))
            act(hand, player)
    return leading, following


def find_fool(fate: str) -> tuple[sc.Hand, int]:
    """Return a hand in which the Fool met a fate ("paid", "owed" or "captured"), and the number of that trick.

    Raises `ValueError` for a fate that the course does not know.
    """
    if fate not in ("paid", "owed", "captured"):
        raise ValueError(f"the Fool is paid for, owed for or captured, but not {fate!r:.20}")
    # Players by chance nearly always get rid of it early; the greedy ones never do.
    players = ["greedy" if fate == "captured" else "random"] * 3
    seed = 0
    while True:
        hand = sc.play_hand(_COURSE, players, dealer=seed % 3, seed=seed)
        for number, trick in enumerate(hand.tricks, start=1):
            if trick.fool == fate:
                return hand, number
        seed += 1


def fates(bot: str, hands: int = 60) -> str:
    """Play hands with three bots of one kind, and say what became of the Fool in how many."""
    seen: Counter[str] = Counter()
    for seed in range(hands):
        hand = sc.play_hand(_COURSE, [bot] * 3, dealer=seed % 3, seed=seed)
        seen.update(trick.fool for trick in hand.tricks if trick.fool)
    return f"kept in {hands - seen['captured']} hands, lost in {seen['captured']}"


def plot_points() -> Plot:
    """Draw where the points of the pack lie: court cards, the three great tarocchi, and the rest."""
    letters = {"kings": "K", "queens": "Q", "knights": "N", "jacks": "J"}
    points = {name: _net(c for c in sc.pack(_COURSE) if str(c)[1:] == letter) for name, letter in letters.items()}
    points["Mondo, Bagatto, Fool"] = _net(sc.Cards(["T21", "T1", "F"]))
    points["59 plain cards"] = 78 - sum(points.values())
    figure, axes = _figure(3.0)
    bars = axes.barh(list(points), [float(value) for value in points.values()], color=_RED)
    axes.bar_label(bars, labels=[f"{float(value):.1f}" for value in points.values()], padding=4, color=_INK)
    axes.invert_yaxis()
    axes.set_xlabel("points, of 78: each card's value less two thirds")
    return _plot(figure, ", ".join(f"{name} {float(value):.1f}" for name, value in points.items()))


def _net(cards: Iterable[sc.Card]) -> Fraction:
    return sum((_COURSE.value(card) - Fraction(2, 3) for card in cards), Fraction(0))


def plot_match(match: sc.Match) -> Plot:
    """Draw the totals of a match, hand by hand."""
    totals = [[Fraction(0)] * match.rules.players]
    for hand in match.finished:
        totals.append([old + new for old, new in zip(totals[-1], hand.scores(), strict=True)])
    figure, axes = _figure(3.2)
    styles = [("-", _RED), ("--", "#2f6690"), (":", "#4b7f52"), ("-.", "#8a6d3b")]
    for seat, (style, colour) in enumerate(styles[: match.rules.players]):
        axes.plot([float(row[seat]) for row in totals], style, color=colour, linewidth=2.5, label=f"seat {seat}")
    for level in [0, *([float(match.target)] if match.target is not None else [])]:
        axes.axhline(level, color=_INK, linewidth=0.6)
    axes.set_xlabel("hands played")
    axes.set_ylabel("total")
    axes.legend(frameon=False)
    return _plot(figure, f"totals after {len(totals) - 1} hands: {', '.join(map(str, totals[-1]))}")


def _figure(height: float) -> tuple[Figure, Axes]:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, height), facecolor=_PAPER, layout="constrained")
    axes = figure.subplots()
    axes.set_facecolor(_PAPER)
    axes.spines[["top", "right"]].set_visible(False)
    return figure, axes


def _plot(figure: Figure, words: str) -> Plot:
    buffer = io.StringIO()
    figure.savefig(buffer, format="svg", metadata={"Date": None})
    return Plot(buffer.getvalue(), words)
