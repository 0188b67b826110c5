"""The plain sampler that the expert is measured against: every world as likely, everybody greedy.

It is what a first determinizing player looks like (lesson 12), and no bot of the house. It needs the kernels at once.
"""

from __future__ import annotations

from .. import kernels
from ..cards import Card, Cards
from ..kernels.jit import integers, zeros
from ..kernels.playouts import RESULTS, try_cards
from ..view import View
from ..worlds.sampling import Sampler, plain
from .base import view_randomness
from .club import ClubPlayer

_GREEDY_ONLY = (0, 1, 0)


class FlatSampler:
    """Plays each card out greedily in as many uniform worlds as `playouts` allow, and takes the best on average.

    The scarto is the club player's: chosen by greedy playouts it would be worse.
    """

    def __init__(self, seed: int = 0, playouts: int = 1000) -> None:
        kernels.warm()
        self.seed, self.playouts = seed, playouts

    def choose_discard(self, view: View) -> Cards:
        """Return the club player's discard."""
        return ClubPlayer().choose_discard(view)

    def choose_play(self, view: View) -> Card:
        """Return the card with the best mean score."""
        cards = view.legal
        if len(cards) == 1:
            return cards[0]
        sampler = Sampler(view)
        seed = view_randomness(self.seed, view).below(1 << 62)
        worlds, count = sampler.draw(max(1, self.playouts // len(cards)), seed)
        results = zeros(count * len(cards) * RESULTS)
        try_cards(
            sampler.t, sampler.f, worlds, count, integers(card.id for card in cards),
            integers(_GREEDY_ONLY * 4), sampler.stop, results, sampler.room, sampler.scores,
        )  # fmt: skip
        told = plain(results)
        sums = [sum(told[place * RESULTS :: len(cards) * RESULTS]) for place in range(len(cards))]
        return cards[sums.index(max(sums))]
