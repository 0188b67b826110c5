"""Worlds drawn by chance and weighed, many at a time; imports numba where it is installed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ..kernels.arrays import arrays_of
from ..kernels.club import ROOM as CLUB_ROOM
from ..kernels.jit import Ints, Reals, integers, reals, zeros
from ..kernels.position import DISCARDS, HANDS, SIZE, mask, of_view, words
from ..trick import Trick
from ..view import View
from . import Worlds, chains, draw
from .knowledge import Case
from .likelihood import FAR, TOLD


class Sampler:
    """Draws positions that are possible as far as a view shows, uniformly, and weighs them by the play so far."""

    def __init__(self, view: View, stop: Ints | None = None) -> None:
        self.view = view
        self.worlds = Worlds(view)
        self.t, self.f = arrays_of(view.rules)
        self.stop = zeros(2) if stop is None else stop
        """Anything but 0 in its first place ends a call within a world."""
        self.plays = [play for trick in (*(done.plays for done in view.tricks), view.trick) for play in trick]
        self._history = integers(card.id for _, card in self.plays)
        self._start = self._opening()
        self._base = of_view(view)
        seats = self.worlds.knowledge.seats
        self._seats = integers([*seats, *seats[:1]][:3])
        cases = zip(self.worlds.knowledge.cases, self.worlds.groups, strict=True)
        self._cases = integers(number for case, groups in cases for number in _flat_case(case, groups))
        self._splits = integers(
            number for s in self.worlds.splits for number in (s.case, *s.buried, *s.shares, *s.rest)
        )  # fmt: skip
        self._chances = reals(self.worlds.chances)
        self.room = zeros(draw.ROOM)
        self.scores = reals([0.0] * CLUB_ROOM)

    def draw(self, count: int, seed: int, first: int = 0) -> tuple[Ints, int]:
        """Return positions one after another, and how many: fewer than `count` only after a stop.

        They are those of the numbers `first` and following: the same whatever the steps in which they are drawn.
        """
        worlds = zeros(count * SIZE)
        done = draw.draw(
            self.t, self._base, self._seats, self._cases, self._splits, self._chances,
            count, seed, first, self.stop, worlds, self.room,
        )  # fmt: skip
        return worlds, done

    def weigh(
        self, worlds: Ints, first: int, count: int, beliefs: Reals, told: Reals, least: float = -FAR, steps: int = 0
    ) -> int:
        """Weigh so many worlds, or move those that have been weighed by so many steps; return how many were done.

        `told` is made by `rows_for` for all `worlds`. See `chains.weigh`.
        """
        return chains.weigh(
            self.t, self.f, self._start, self._base, self._seats, self._cases, worlds, first, count, steps,
            self._history, self.view.seat, beliefs, least, self.stop, told, self.room, self.scores,
        )  # fmt: skip

    def _opening(self) -> Ints:
        """Return the position in which the play began, in each hand those cards that have been played since."""
        view, players = self.view, self.view.rules.players
        start = replace(
            view, tricks=(), trick=Trick(), lacks=(0,) * players, leader=(view.dealer + 1) % players, hand_mask=0
        )  # fmt: skip
        opening = of_view(start)
        for seat in range(players):
            played = sum(card.bit for player, card in self.plays if player == seat)
            opening[HANDS + 2 * seat], opening[HANDS + 2 * seat + 1] = words(played)
        return opening


def rows_for(count: int) -> Reals:
    """Return room for what is told of so many worlds."""
    return reals([0.0] * ((count + 1) * TOLD))


def plain(numbers: Any) -> list[Any]:
    """Return an array as a list."""
    return numbers if isinstance(numbers, list) else numbers.tolist()


def hidden_cards(worlds: Ints, number: int, players: int) -> tuple[tuple[int, ...], int]:
    """Return what a drawn world holds, as masks: by seat the cards in hand, and the scarto."""
    at = number * SIZE
    hands = tuple(mask(worlds[at + HANDS + 2 * s], worlds[at + HANDS + 2 * s + 1]) for s in range(players))
    return hands, mask(worlds[at + DISCARDS], worlds[at + DISCARDS + 1])


def _flat_case(case: Case, groups: list[list[int]]) -> list[int]:
    starts = [sum(len(group) for group in groups[:number]) for number in range(len(groups) + 1)]
    cards = [card for group in groups for card in group]
    places = [word for may_hold in case.may_hold for word in words(may_hold)]
    room = [0] * (draw.PACK_SIZE - len(cards))
    return [*starts, *words(case.buried), *cards, *room, *places, int(case.some_plain)]
