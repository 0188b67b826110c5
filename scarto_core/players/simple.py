"""Two simple opponents: one that plays by chance, one that grabs what lies before it."""

from __future__ import annotations

from ..cards import FOOL, Card
from ..view import View
from .base import cheapest_first, view_randomness


class RandomPlayer:
    """Chooses among the legal cards by chance."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose_discard(self, view: View) -> list[Card]:
        """Return any legal discard."""
        return view_randomness(self.seed, view).shuffled(view.legal)[: view.rules.talon_size]

    def choose_play(self, view: View) -> Card:
        """Return any legal card."""
        return view.legal[view_randomness(self.seed, view).below(len(view.legal))]


class GreedyPlayer:
    """Takes every trick it can see itself taking, and otherwise loses as little as it can.

    It looks no further than the cards on the table: it counts nothing, and remembers nothing.
    """

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed  # taken as every bot takes one; this player leaves nothing to chance

    def choose_discard(self, view: View) -> list[Card]:
        """Return the weakest plain cards."""
        return cheapest_first(view, view.legal)[: view.rules.talon_size]

    def choose_play(self, view: View) -> Card:
        """Return the most valuable card that takes the trick so far, or else the cheapest one but the Fool."""
        cards = cheapest_first(view, view.legal)
        trick = [card.id for _, card in view.trick]
        if trick:
            state = view.tables.trick_state
            for card in reversed(cards):
                if state([*trick, card.id])[2] == len(trick):
                    return card
        return next((card for card in cards if card.suit != FOOL), cards[0])
