"""How much each consideration of the club player counts, in points."""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    """The club player's taste. A field's comment says what it is the price of."""

    # Will it stand?
    beats_if_can: float = 0.8  # chance that an opponent who can beat a plain card does
    to_come: float = 0.35  # what a later player adds to a trick
    to_come_honours: float = 1.5  # more, if the suit's honours are out
    lead_next: float = 0.0  # having the lead next
    # What is it worth if kept?
    trump_base: float = 0.8  # any trump
    trump_top: float = 1.5  # being high among the trumps that are out
    trump_master: float = 0.5  # being the highest of all
    trump_late: float = 0.6  # how much of that is left near the end
    trump_value: float = 0.9  # part of a counting trump's points that is brought home
    bagatto: float = 0.4  # part of the Bagatto's points, with no other trump
    bagatto_support: float = 0.6  # more, with more trumps beside it
    bagatto_alone: float = 0.6  # more, with no trump out
    honour_base: float = 0.0  # part of an honour's points that is saved
    honour_master: float = 0.6  # more, if nothing beats it in its suit
    honour_behind: float = -0.2  # less, for the cards above it
    honour_length: float = 0.1  # more, in a long suit
    honour_early: float = 0.2  # more, early in the hand
    pip_master: float = 0.6  # a trick for the best card of a suit
    pip_rank: float = 0.1  # a little for rank
    fool_base: float = 0.5  # keeping the Fool
    fool_early: float = 2.0  # more, early in the hand
    # What else speaks for it?
    lead_trump: float = 0.0  # leading a trump
    lead_trump_long: float = 0.5  # more, with many of them
    lead_trump_top: float = 0.5  # more, with a high one
    lead_long: float = 0.5  # leading a long suit
    lead_honours: float = -0.5  # leading a suit whose honours are out
    lead_drain: float = 0.3  # making an opponent trump
    void: float = 0.6  # getting rid of the last card of a suit
    nearly_void: float = 0.3  # coming closer to that
    # What is laid away?
    bank: float = 1.0  # a point laid away is a point made
    keep: float = 0.7  # what the card would have been worth in the play
    discard_void: float = 1.5  # a suit gone
    discard_single: float = 0.5  # a suit down to one card
    discard_king: float = 0.8  # less for a suit that is headed by a king
    guarded: float = 0.3  # each card beside an honour


CLUB = Weights()
