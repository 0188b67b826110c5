"""How strong the bots are: `python tests/core/strength.py` prints points a hand with their 95 % intervals.

Each deal is played once with the bot in every seat, against two of the other kind, so that luck cancels.
"""

from __future__ import annotations

from math import sqrt
from statistics import mean, stdev

import scarto_core as sc
from scarto_core.players import bot, finish_hand

COURSE = sc.ruleset("course")


def duel(name: str, others: str, deals: int = 1000) -> tuple[float, float]:
    """Return the mean score of a bot a hand, against two of another kind, and half its 95 % interval."""
    scores = []
    for seed in range(deals):
        hands = [sc.Hand.deal(COURSE, dealer=seed % 3, seed=seed) for _ in range(3)]
        for seat, hand in enumerate(hands):
            finish_hand(hand, [bot(name if place == seat else others) for place in range(3)])
        scores.append(mean(float(hand.scores()[seat]) for seat, hand in enumerate(hands)))
    return mean(scores), 1.96 * stdev(scores) / sqrt(deals)


if __name__ == "__main__":
    for pair in (("greedy", "random"), ("club", "greedy"), ("club", "random")):
        points, interval = duel(*pair)
        print(f"{pair[0]} against two {pair[1]}: {points:+.2f} ± {interval:.2f} points a hand, 1,000 duplicate deals")
