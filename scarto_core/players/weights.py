"""How much each consideration of the club player counts, in points."""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    """The club player's taste. A field's comment says what it is the price of.

    The defaults were found by evolution: hundreds of variants played duplicate deals against the greedy player and
    against their own ancestors, and the best few bred the next.
    """

    # Will it stand?
    wariness: float = 1.86  # more than chance has it, opponents still hold the cards that beat a plain one
    to_come: float = 0.28  # what a later player adds to a trick
    to_come_honours: float = 1.70  # more, if the suit's honours are out
    lead_next: float = 0.30  # having the lead next
    # What is it worth if kept?
    trump_base: float = 1.15  # any trump
    trump_top: float = 1.89  # being high among the trumps that are out
    trump_master: float = 0.53  # being the highest of all
    trump_late: float = 0.96  # how much of that is left near the end
    trump_value: float = 1.25  # part of a counting trump's points that is brought home
    bagatto: float = 0.29  # part of the Bagatto's points, with no other trump
    bagatto_support: float = 0.50  # more, with more trumps beside it
    bagatto_alone: float = 0.64  # more, with no trump out
    honour_base: float = 0.0  # part of an honour's points that is saved
    honour_master: float = 0.17  # more, if nothing beats it in its suit
    honour_behind: float = -0.27  # less, for the cards above it
    honour_length: float = 0.19  # more, in a long suit
    honour_early: float = 0.34  # more, early in the hand
    pip_master: float = 0.72  # a trick for the best card of a suit
    pip_rank: float = 0.12  # a little for rank
    fool_base: float = 0.41  # keeping the Fool
    fool_early: float = 1.05  # more, early in the hand
    # What else speaks for it?
    lead_trump: float = 0.17  # leading a trump
    lead_trump_long: float = 0.53  # more, with many of them
    lead_trump_top: float = 0.23  # more, with a high one
    lead_long: float = 0.67  # leading a long suit
    lead_honours: float = -0.46  # leading a suit whose honours are out
    lead_drain: float = 0.52  # making an opponent trump
    void: float = 0.28  # getting rid of the last card of a suit
    nearly_void: float = 0.37  # coming closer to that
    # What is laid away?
    bank: float = 0.27  # a point laid away is a point made
    keep: float = 0.81  # what the card would have been worth in the play
    discard_void: float = 1.65  # a suit gone
    discard_single: float = 0.54  # a suit down to one card
    guarded: float = 0.25  # each card beside an honour


CLUB = Weights()
