"""How cards, tricks and hands show themselves in a notebook. Loaded only when one is shown."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import TYPE_CHECKING

from . import deck
from .cards import Card
from .languages import gettext
from .trick import Trick

if TYPE_CHECKING:
    from .hand import Hand

_FANNED = 12
"""From this many cards on they overlap, as in a hand."""


def card_svg(card: Card) -> str:
    """Return one card as SVG."""
    return deck.row([str(card)])


def cards_svg(cards: Iterable[Card]) -> str:
    """Return cards side by side, or overlapping if they are many, as SVG."""
    names = [str(card) for card in cards]
    return deck.row(names, overlap=len(names) >= _FANNED)


def trick_svg(trick: Trick, winner: int | None = None) -> str:
    """Return a trick as SVG, with each card's seat below it, and a star at the winner's."""
    names = [gettext("seat {seat}", seat=seat) + (" ★" if seat == winner else "") for seat, _ in trick]
    return deck.row([str(card) for _, card in trick], captions=names)


def hand_html(hand: Hand) -> str:
    """Return a hand, all cards open, as HTML: where it stands, the table, and what each seat holds."""
    parts = [f"<p>{escape(_standing(hand))}</p>"]
    if hand.trick:
        parts.append(trick_svg(hand.trick))
    for seat, cards in enumerate(hand.piles if hand.phase == "done" else hand.hands):
        parts.append(f"<p>{escape(_holding(hand, seat, len(cards)))}</p>{cards_svg(cards)}")
    return f"<div>{''.join(parts)}</div>"


def _holding(hand: Hand, seat: int, n: int) -> str:
    deals = seat == hand.dealer
    if hand.phase == "done":
        dealer, other = (
            gettext("Seat {seat}, the dealer, captured {n} cards:"),
            gettext("Seat {seat} captured {n} cards:"),
        )
    else:
        dealer, other = gettext("Seat {seat}, the dealer, holds {n} cards:"), gettext("Seat {seat} holds {n} cards:")
    return (dealer if deals else other).format(seat=seat, n=n)


def _standing(hand: Hand) -> str:
    if hand.phase == "done":
        said = [
            gettext("seat {seat}", seat=seat) + f" {score:+}" for seat, score in enumerate(map(float, hand.scores()))
        ]
        return gettext("The hand is over. Scores: {scores}.", scores=", ".join(said))
    if hand.phase == "discard":
        return gettext("Seat {seat} has to lay away {n} cards.", seat=hand.dealer, n=hand.rules.talon_size)
    n, size = len(hand.tricks) + 1, hand.rules.hand_size
    return gettext("Trick {n} of {all}: seat {seat} plays.", n=n, all=size, seat=hand.to_act)
