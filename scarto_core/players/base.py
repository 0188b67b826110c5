"""What a player is, and a hand played by players."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol

from ..cards import Card, CardLike, Cards
from ..deal import Randomness
from ..hand import Hand, IllegalDiscard, IllegalPlay
from ..view import View


class Player(Protocol):
    """Anything that chooses by looking at a view: a bot, a person behind a table, a learner's own class."""

    def choose_discard(self, view: View) -> Iterable[CardLike]:
        """Return the cards to lay away: `view.rules.talon_size` of `view.legal`."""
        ...

    def choose_play(self, view: View) -> CardLike:
        """Return one of `view.legal`."""
        ...


class Prospect(NamedTuple):
    """What one choice can be expected to bring."""

    cards: Cards
    """One card to play, or the cards to lay away."""
    score: float
    """The expected final score of the hand, in points above par (RULES 7)."""
    error: float
    """The standard error of that expectation."""


class Advice(NamedTuple):
    """What a bot would do, and why."""

    cards: Cards
    """One card to play, or the cards to lay away."""
    reason: str
    """In words, and true; empty where there is nothing to say."""
    table: tuple[Prospect, ...] = ()
    """What each choice can be expected to bring, the best first; empty if the bot does not think in such numbers."""


def view_randomness(seed: int, view: View) -> Randomness:
    """Return a source of chance that depends on the seed and on what the view shows, and on nothing else.

    So a bot with the same seed in the same situation chooses the same, whatever it did before.
    """
    halves = [half for mask in (view.hand_mask, view.played_mask) for half in (mask, mask >> 64)]
    return Randomness(seed, view.seat, *halves)


def finish_hand(hand: Hand, players: Sequence[Player]) -> Hand:
    """Let the players, by seat, play a hand to its end, and return it.

    Raises `IllegalDiscard` or `IllegalPlay`, naming the seat, if a player chooses what the rules forbid; the hand is
    then as it was before that choice.
    """
    if len(players) != hand.rules.players:
        raise ValueError(f"{hand.rules.players} players are needed, one for each seat, not {len(players)}")
    while hand.to_act is not None:
        act(hand, players[hand.to_act])
    return hand


def act(hand: Hand, player: Player) -> None:
    """Let a player make the one choice that is to be made now."""
    seat = hand.to_act
    if seat is None:
        raise ValueError("the hand is over: there is nothing to choose")
    view = hand.view(seat)
    try:
        if view.phase == "discard":
            hand.discard(player.choose_discard(view))
        else:
            hand.play(player.choose_play(view))
    except (IllegalDiscard, IllegalPlay) as error:
        raise type(error)(f"seat {seat}: {error}") from None


def cheapest_first(view: View, cards: Iterable[Card]) -> list[Card]:
    """Return the cards with the cheapest first, trumps after plain suits, the weakest of equals first."""
    value, strength = view.tables.value, view.tables.strength
    return sorted(cards, key=lambda card: (value[card.id], card.is_tarocco, strength[card.id], card.id))
