"""One game of a contest, played by players that nobody has to trust.

A player that raises an exception, chooses what the rules forbid, or thinks for too long, loses the hand, which ends
there: it gets what a hand without a single point gets, par below zero, and the others share that evenly. So the points
of a game always sum to zero, and no fault is cheaper than playing on.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from time import thread_time
from typing import NamedTuple, TypeVar

from ..cards import Card, NotationError, shown
from ..hand import Hand, IllegalDiscard, IllegalPlay
from ..players import Player
from ..rules import Rules
from ..view import View
from . import faults
from .entrants import Entrant
from .faults import Fault
from .seating import Game
from .watch import OverrunError, Watch

_T = TypeVar("_T")


class Outcome(NamedTuple):
    """What came of one game."""

    points: tuple[float, ...]
    """By seat, what it gets or pays: its score less the mean of all (RULES 7)."""
    losers: tuple[int, ...] = ()
    """The seats that lost the hand by a fault."""
    fault: Fault | None = None
    seconds: tuple[float, ...] = ()
    """By seat, the CPU time its choices took; empty for a hand that was not played."""
    choices: tuple[int, ...] = ()


class BrokenOffError(Exception):
    """Raised when a player's fault ends the hand."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.words)
        self.fault = fault


def forfeited(rules: Rules, losers: Collection[int]) -> tuple[float, ...]:
    """Return the points of a hand that some seats lost by a fault: each pays par, which the others share.

    >>> from scarto_core import ruleset
    >>> forfeited(ruleset("course"), [1])
    (13.0, -26.0, 13.0)
    """
    others = rules.players - len(losers)
    if not others:
        return (0.0,) * rules.players
    share = float(rules.par * len(losers) / others)
    return tuple(-float(rules.par) if seat in losers else share for seat in range(rules.players))


@dataclass
class Referee:
    """Seats the players of one game after another, and watches over their choices."""

    rules: Rules
    entrants: Sequence[Entrant]
    seconds: float | None
    """How long a choice may take; the house's own bots are not timed."""
    watch: Watch
    before: Callable[[int, Hand], None] | None = None
    """Called before every choice with the seat and the hand, to leave a trace."""
    interruptible: bool = False
    """True where a person's interrupt reaches the players' code: then it ends the contest, not the hand."""

    def play(self, game: Game) -> Outcome:
        """Play a game to its end, whatever the players do."""
        hand = Hand.deal(self.rules, game.dealer, game.cards)
        self._spent, self._choices = [0.0] * self.rules.players, [0] * self.rules.players
        try:
            players = [self._seat(hand, game, seat) for seat in range(self.rules.players)]
            while hand.to_act is not None:
                self._act(hand, game, hand.to_act, players[hand.to_act])
        except BrokenOffError as end:
            losers = (end.fault.seat,)
            points = forfeited(self.rules, losers)
            return Outcome(points, losers, end.fault, tuple(self._spent), tuple(self._choices))
        points = tuple(map(float, hand.payments()))
        return Outcome(points, seconds=tuple(self._spent), choices=tuple(self._choices))

    def _seat(self, hand: Hand, game: Game, seat: int) -> Player:
        entrant = self.entrants[game.seating[seat]]
        return self._guarded(hand, game, seat, partial(entrant.seated, game.seeds[seat]))

    def _act(self, hand: Hand, game: Game, seat: int, player: Player) -> None:
        view = hand.view(seat)
        choose = _chosen_discard if view.phase == "discard" else _chosen_play
        before = thread_time()
        cards = self._guarded(hand, game, seat, partial(choose, player, view))
        self._spent[seat] += thread_time() - before
        self._choices[seat] += 1
        try:
            if view.phase == "discard":
                hand.discard(cards)
            else:
                hand.play(cards[0])
        except (IllegalDiscard, IllegalPlay) as error:
            chosen = " ".join(map(str, cards)) or "no cards"
            raise BrokenOffError(faults.illegal(self._label(game, seat), hand, game, seat, chosen, error)) from None

    def _guarded(self, hand: Hand, game: Game, seat: int, work: Callable[[], _T]) -> _T:
        """Return what a player's code returns. Raises `BrokenOffError` for whatever else it does."""
        if self.before is not None:
            self.before(seat, hand)
        trusted = self.entrants[game.seating[seat]].trusted or self.seconds is None
        try:
            return work() if trusted else self.watch.call(work)
        except BaseException as error:
            if isinstance(error, KeyboardInterrupt) and self.interruptible:
                raise
            raise BrokenOffError(self._blame(hand, game, seat, error)) from None

    def _blame(self, hand: Hand, game: Game, seat: int, error: BaseException) -> Fault:
        label = self._label(game, seat)
        if isinstance(error, _NoCardError):
            return faults.illegal(label, hand, game, seat, error.chosen, error)
        if isinstance(error, OverrunError) and self.seconds is not None:
            return faults.overran(label, hand, game, seat, self.seconds)
        return faults.raised(label, hand, game, seat, error)

    def _label(self, game: Game, seat: int) -> str:
        return self.entrants[game.seating[seat]].label


class _NoCardError(Exception):
    """Raised for a choice that is no card, or no cards."""

    def __init__(self, chosen: str, words: str) -> None:
        super().__init__(words)
        self.chosen = chosen


def _chosen_discard(player: Player, view: View) -> list[Card]:
    chosen = player.choose_discard(view)
    if isinstance(chosen, str) or not hasattr(chosen, "__iter__"):
        raise _NoCardError(shown(chosen), f"choose_discard returns {view.rules.talon_size} cards.")
    return [_card(card) for card in islice(chosen, view.rules.pack_size + 1)]


def _chosen_play(player: Player, view: View) -> list[Card]:
    return [_card(player.choose_play(view))]


def _card(chosen: object) -> Card:
    try:
        return Card.parse(chosen)  # type: ignore[arg-type]  # a stranger's
    except NotationError as error:
        raise _NoCardError(shown(chosen), f"{error}.") from None
