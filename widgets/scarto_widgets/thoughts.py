"""What the bots thought: after a hand, each of their choices is put to them again, with what they saw then."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import scarto_core as sc
from scarto_core.cards import Cards

from .coaching import can_advise, in_json

SCARTO = 0
"""The number of the scarto among the tricks, which are counted from 1."""


class Decision(NamedTuple):
    """One choice of a finished hand: what its seat saw, and what it chose."""

    view: sc.View
    cards: Cards


def decisions(hand: sc.Hand, trick: int) -> Iterator[Decision]:
    """Yield the choices made in a trick of a finished hand, in order; in trick `SCARTO`, the dealer's discard.

    Each view is that of its own moment: what came later is not in it.
    """
    again = hand.from_start()
    if trick == SCARTO:
        yield Decision(again.view(again.dealer), hand.discards)
        return
    again.discard(hand.discards)
    size = hand.rules.players
    for place, card in enumerate(hand.plays[: trick * size]):
        if place >= (trick - 1) * size:
            yield Decision(again.view(again.to_act), Cards([card]))
        again.play(card)


def thoughts(chosen: Sequence[Decision], players: dict[int, Any]) -> list[dict[str, Any]]:
    """Return what each of `players`, by seat, says to its own choices, as plain JSON; one without words is left out."""
    return [
        {"seat": view.seat, "chose": [str(card) for card in cards], **in_json(players[view.seat], view)}
        for view, cards in chosen
        if can_advise(players.get(view.seat))
    ]
