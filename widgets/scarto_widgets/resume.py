"""Going on in a new kernel: the match of a table, in a ticket that the page keeps."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import scarto_core as sc

from .seating import bot_name
from .ticket import keyed_name, pack_hand, seal, unpack_hand, unseal

if TYPE_CHECKING:
    from .session import TableSession

VERSION = 1


def table_name(*arguments: object) -> str:
    """Return a short name for the tables that the same arguments lay: a ticket of one fits the others.

    The name is made with the key: nobody else can find out the arguments, a seed among them, by trying.
    """
    return keyed_name(repr(arguments))


def ticket_of(session: TableSession) -> str | None:
    """Return a ticket for the match and the hand on the table; None where there is nothing to go on with."""
    match = session.match
    hands = [pack_hand(hand) for hand in match.hands]
    practice = None if session.counted else pack_hand(session.hand)
    nothing_kept = None in hands or (practice is None and not session.counted)
    if nothing_kept or (session.hand.phase == "done" and match.over):
        return None
    return seal({
        "version": VERSION,
        "rules": [match.rules.name, match.rules.changes],
        "match": [None if match.target is None else str(match.target), match.length, match.seed],
        "hands": hands,
        "practice": practice,
        "bots": [bot_name(bot) for bot in session.bots],
    })  # fmt: skip


def open_ticket(ticket: str) -> tuple[sc.Match, sc.Hand, list[str]] | None:
    """Return the match, the hand on the table and the names of the bots, or None for no ticket of this user's."""
    data = unseal(ticket)
    if data is None or data.get("version") != VERSION:
        return None
    name, changes = data["rules"]
    rules = sc.ruleset(name).with_(**changes)
    target, length, seed = data["match"]
    match = sc.Match(rules, target=None if target is None else Fraction(target), hands=length, seed=seed)
    match.hands += [unpack_hand(rules, packed) for packed in data["hands"]]
    hand = match.hands[-1] if data["practice"] is None else unpack_hand(rules, data["practice"])
    return match, hand, data["bots"]
