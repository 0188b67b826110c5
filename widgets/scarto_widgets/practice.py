"""Hands that are played for practice: taken back, from another seat, or by the number of their deal."""

from __future__ import annotations

import scarto_core as sc


def taken_back(hand: sc.Hand, seat: int) -> sc.Hand | None:
    """Return the hand as it was when `seat` chose last, by playing its record again; None if it has not chosen yet."""
    seats = [who for trick in hand.tricks for who, _ in trick.plays] + [who for who, _ in hand.trick]
    own = [place for place, who in enumerate(seats) if who == seat]
    if not own and (seat != hand.dealer or not hand.discards):
        return None
    again = hand.from_start()
    if own:
        again.discard(hand.discards)
        for card in hand.plays[: own[-1]]:
            again.play(card)
    return again


def from_next_seat(hand: sc.Hand) -> sc.Hand:
    """Return the same deal with everybody moved one seat: seat 0 gets the cards that seat 1 had."""
    dealer = (hand.dealer - 1) % hand.rules.players
    turned = sc.Hand(hand.rules, dealer, [*hand.dealt[1:], hand.dealt[0]], hand.talon)
    turned.seed = hand.seed  # a deal goes by the place after the dealer, so its number stays the same
    return turned
