"""CPU time of a choice, for each of the house's bots; what a hand costs besides; and the lab's own part."""

from __future__ import annotations

from time import process_time

from machine import table

import scarto_core as sc
from scarto_core import lab
from scarto_core.players import finish_hand

DEALS = 8
ROUNDS = 5
COURSE = sc.ruleset("course")


def main() -> None:
    """Let each bot play against two greedy ones, and the lab and a bare loop play the same hands."""
    ratings = {name: _rating(name) for name in sc.bots()}
    table(((name, rating.milliseconds / 1000) for name, rating in ratings.items()), "ms a choice", 1000)
    print("the same hands of three greedy players:")
    bare, judged = zip(*((_bare(), _judged()) for _ in range(ROUNDS)), strict=True)
    table((("played in a loop", min(bare)), ("played by the lab, inline", min(judged))), "ms a hand", 1000)


def _rating(name: str) -> lab.Rating:
    duel = lab.duel((name, name), ("others", "greedy"), deals=DEALS, executor="inline", progress=False)
    return duel.rating(name)


def _bare() -> float:
    before = process_time()
    for deal in range(3 * DEALS):
        finish_hand(sc.Hand.deal(COURSE, deal % 3, deal), [sc.bot("greedy") for _ in range(3)])
    return (process_time() - before) / (3 * DEALS)


def _judged() -> float:
    before = process_time()
    players = [sc.players.GreedyPlayer] * 2
    hands = lab.duel(*players, deals=DEALS, executor="inline", progress=False).hands
    return (process_time() - before) / hands


if __name__ == "__main__":
    main()
