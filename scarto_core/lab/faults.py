"""What a player did wrong, with the hand to look at."""

from __future__ import annotations

import os
import traceback
from dataclasses import dataclass
from typing import Any, NamedTuple

from ..cards import Cards
from ..hand import Hand
from ..rules import Rules
from ..view import View
from .seating import Game

Frame = tuple[str, int, str]
"""A file, a line in it, and the function there."""


class Story(NamedTuple):
    """A hand up to some point, as little as is needed to tell it again."""

    rules: Rules
    dealer: int
    cards: int
    """The seed of the deal."""
    discards: Cards
    plays: Cards

    @classmethod
    def of(cls, hand: Hand) -> Story:
        """Return the story of a hand that was dealt from a seed."""
        assert hand.seed is not None
        return cls(hand.rules, hand.dealer, hand.seed, hand.discards, hand.plays)

    def told(self) -> Hand:
        """Return the hand again."""
        hand = Hand.deal(self.rules, self.dealer, self.cards)
        if self.discards:
            hand.discard(self.discards)
        for card in self.plays:
            hand.play(card)
        return hand


@dataclass(frozen=True, repr=False)
class Fault:
    """A hand that a player lost by breaking it off.

    `print(fault)` says what went wrong; `fault.hand` is the hand as it stood then, and `fault.view` what the player
    saw: `mine.choose_play(fault.view)` makes the same mistake again, where you can watch it.
    """

    player: str
    kind: str
    """ "raised", "illegal", "overran" (its time), or "crashed" (its process ended)."""
    words: str
    """In one sentence, what it did."""
    deal: int
    game: int
    seat: int
    story: Story
    frames: tuple[Frame, ...] = ()
    """Where an exception was raised, the innermost last."""

    @property
    def hand(self) -> Hand:
        """The hand as it stood when the player had to choose."""
        return self.story.told()

    @property
    def record(self) -> dict[str, Any]:
        """The same as a record, for `sc.Hand.from_record`. Raises `RulesError` for rules that no name describes."""
        return self.hand.to_record()

    @property
    def view(self) -> View:
        """What the player saw when it had to choose."""
        return self.hand.view(self.seat)

    @property
    def traceback(self) -> str:
        """The lines of code that led to an exception, as Python shows them; empty without one."""
        lines = traceback.StackSummary.from_list([(file, line, name, None) for file, line, name in self.frames])
        return "".join(lines.format())

    def __str__(self) -> str:
        return f"deal {self.deal}, game {self.game}, seat {self.seat}: {self.words}"

    __repr__ = __str__


_KEPT_FRAMES = 12
_KEPT_TEXT = 300
_HERE = os.path.dirname(__file__)


def raised(player: str, hand: Hand, game: Game, seat: int, error: BaseException) -> Fault:
    """Return the fault of a player that raised an exception, or is asked to blame for one."""
    frames = tuple(
        (frame.filename, frame.lineno or 0, frame.name)
        for frame in traceback.extract_tb(error.__traceback__, limit=-_KEPT_FRAMES)
        if _HERE not in frame.filename
    )
    message = _message(error)
    at = f", line {frames[-1][1]} in {frames[-1][2]}" if frames else ""
    what = f"{type(error).__name__}{': ' if message else ''}{message}"
    return _fault("raised", f"{player} raised {what} ({when(hand)}{at}).", player, hand, game, seat, frames)


def _message(error: BaseException) -> str:
    try:
        return " ".join(str(error).split())[:_KEPT_TEXT]
    except Exception:  # an exception of the player's own, which may be broken as well
        return ""


def illegal(player: str, hand: Hand, game: Game, seat: int, chosen: str, error: Exception) -> Fault:
    """Return the fault of a player that chose what the rules forbid."""
    return _fault(
        "illegal", f"{player} chose {chosen} ({when(hand)}), which is not allowed: {error}", player, hand, game, seat
    )


def overran(player: str, hand: Hand, game: Game, seat: int, seconds: float) -> Fault:
    """Return the fault of a player that took too long."""
    words = f"{player} thought for more than {seconds:g} seconds and had to be stopped ({when(hand)})."
    return _fault("overran", words, player, hand, game, seat)


def crashed(player: str, hand: Hand, game: Game, seat: int) -> Fault:
    """Return the fault of a player whose process ended while it was thinking."""
    words = f"{player} brought the whole process to an end ({when(hand)})."
    return _fault("crashed", words, player, hand, game, seat)


def when(hand: Hand) -> str:
    """Say at which decision a hand stands."""
    return "in the scarto" if hand.phase == "discard" else f"trick {len(hand.tricks) + 1}"


def _fault(
    kind: str, words: str, player: str, hand: Hand, game: Game, seat: int, frames: tuple[Frame, ...] = ()
) -> Fault:
    return Fault(player, kind, words, game.deal, game.game, seat, Story.of(hand), frames)
