"""Who sits where: the games that are played with one deal.

A seating names a player for each seat, by its number in the list of players. All games of a deal have the same cards
and the same dealer, so what differs between them is only who plays which hand: luck cancels.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import NamedTuple

from ..cards import shown
from ..deal import DEAL_NUMBERS, Randomness
from ..rules import Rules

Seating = tuple[int, ...]

MOST_GAMES = 36
"""Up to so many games a deal, a tournament plays all seatings if it is not told otherwise."""
_CIRCLE, _BOT = 0xC1, 0xB07  # streams of chance beside the deals'


class Game(NamedTuple):
    """One hand to be played: which cards, and who plays them."""

    deal: int
    """The number of the deal in this contest, from 0."""
    game: int
    """The number of the game among those of its deal, from 0."""
    cards: int
    """The seed of the deal: `sc.Hand.deal(rules, dealer, seed=cards)` shows it."""
    dealer: int
    seating: Seating
    seeds: tuple[int, ...]
    """By seat, the seed of the bot."""


class Schedule(NamedTuple):
    """All games of a contest, each computed from its number alone."""

    rules: Rules
    seatings: Callable[[int], list[Seating]]
    """By the number of the deal."""
    games_a_deal: int
    seed: int
    words: str
    """What is played with each deal, for people."""

    def game(self, number: int) -> Game:
        """Return the game with this number, from 0 on, deal by deal."""
        deal, game = divmod(number, self.games_a_deal)
        seats = range(self.rules.players)
        return Game(
            deal=deal,
            game=game,
            cards=Randomness(self.seed, deal).below(DEAL_NUMBERS),
            dealer=deal % self.rules.players,
            seating=self.seatings(deal)[game],
            seeds=tuple(Randomness(self.seed, deal, game, seat, _BOT).below(1 << 31) for seat in seats),
        )


def duel_schedule(rules: Rules, seed: int) -> Schedule:
    """Return the games of a duel: player 0 once in each seat, player 1 in all the others."""
    seats = range(rules.players)
    seatings = [tuple(int(seat != place) for seat in seats) for place in seats]
    return Schedule(rules, lambda _: seatings, len(seatings), seed, "each deal once with it in every seat")


def tournament_schedule(rules: Rules, players: int, seed: int, seatings: str | None) -> Schedule:
    """Return the games of a tournament.

    "all": every seating with as many different players at the table as there can be. "circle": the players are
    put in a circle, in another order for each deal, and everybody plays once with the next ones to the right: as many
    games as players, in which each plays each seat once. None takes "all" where that is no more than 36 games a deal.
    """
    if seatings not in (None, "all", "circle"):
        raise ValueError(f"seatings are 'all' or 'circle', not {shown(seatings)}")
    if seatings != "circle" and (seatings == "all" or _number(players, rules.players) <= MOST_GAMES):
        fixed = all_seatings(players, rules.players)
        return Schedule(rules, lambda _: fixed, len(fixed), seed, f"each deal in all {len(fixed)} seatings")

    def circle(deal: int) -> list[Seating]:
        order = Randomness(seed, deal, _CIRCLE).shuffled(range(players))
        return [tuple(order[(first + seat) % players] for seat in range(rules.players)) for first in range(players)]

    return Schedule(rules, circle, players, seed, "each deal round a circle, everybody once in every seat")


def all_seatings(players: int, seats: int) -> list[Seating]:
    """Return every seating with as many different players at the table as there can be.

    >>> all_seatings(2, 3)
    [(0, 0, 1), (0, 1, 0), (0, 1, 1), (1, 0, 0), (1, 0, 1), (1, 1, 0)]
    """
    different = min(players, seats)
    return [seating for seating in product(range(players), repeat=seats) if len(set(seating)) == different]


def _number(players: int, seats: int) -> int:
    """Return how many seatings there are, or too many, without writing them all down."""
    return len(all_seatings(players, seats)) if players <= seats + 1 else MOST_GAMES + 1
