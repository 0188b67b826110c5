"""What the page gets to know: the view of one seat, and what lies open around it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

import scarto_core as sc
from scarto_core.cards import FOOL

from .resume import ticket_of
from .seating import advisers, bot_name
from .text import about, bot_title, names

if TYPE_CHECKING:
    from .session import TableSession

VERSION = 1


def state_of(session: TableSession) -> dict[str, Any]:
    """Return the table as plain JSON: everything in it is known to the person at the table.

    The number of the deal is left out until the hand is over: who has it could deal the cards again.
    """
    hand = session.hand
    view = hand.view(0)
    return {
        "version": VERSION,
        "seq": session.seq,
        "hand_no": session.hand_no,
        "deal": hand.seed if hand.phase == "done" else None,
        "counted": session.counted,
        "names": list(names(hand.rules.players)),
        "view": view.to_dict(),
        "pile": _pile(hand),
        "places": _places(view),
        "why": _why(hand, view),
        "coach": session.coach.advice(hand, view),
        "match": session.standing.of(session.match),
        "options": _options(session),
        "explains": hand.phase == "done" and session.explains(),
        "note": session.note,
        "table": session.name,
        "fresh": session.fresh,
        "ticket": None if session.fresh else ticket_of(session),
    }


def _pile(hand: sc.Hand) -> list[str]:
    """The cards that the person has captured, in playing order, when the hand is over."""
    if hand.phase != "done":
        return []

    def place(card: sc.Card) -> tuple[int, int]:
        return "SBCDTF".index(card.suit), hand.rules.strength(card)

    return [str(card) for card in sorted(hand.piles[0], key=place)]


def _places(view: sc.View) -> dict[str, int]:
    """The place of each own card among all cards of its suit: 1 for the strongest. The Fool has none."""
    all_places = _places_of(view.rules)
    return {str(card): all_places[card] for card in view.hand if card.suit != FOOL}


@lru_cache(maxsize=8)
def _places_of(rules: sc.Rules) -> dict[sc.Card, int]:
    pack, strength = sc.pack(rules), rules.strength
    return {
        card: 1 + sum(other.suit == card.suit and strength(other) > strength(card) for other in pack)
        for card in pack
        if card.suit != FOOL
    }


def _why(hand: sc.Hand, view: sc.View) -> dict[str, str]:
    """A sentence for each own card that may not be played, or laid away, now."""
    barred = [card for card in view.hand if card not in view.legal] if view.to_act == view.seat else []
    if barred and view.phase == "play":  # what a trick asks of a hand bars all of them alike
        return dict.fromkeys(map(str, barred), hand.explain(barred[0], view.seat))
    return {str(card): hand.explain(card, view.seat) for card in barred}


class Standing:
    """How a match stands. Only the end of a hand changes that, so it is not counted again after every click."""

    def __init__(self) -> None:
        self._counted: tuple[sc.Match, int] | None = None
        self._stands: dict[str, Any] = {}

    def of(self, match: sc.Match) -> dict[str, Any]:
        """Return the score sheet of a match, as plain JSON."""
        counted = match, len(match.finished)
        if counted != self._counted:
            self._counted, self._stands = counted, _standing(match)
        return {**self._stands, "hand": len(match.hands)}


def _standing(match: sc.Match) -> dict[str, Any]:
    return {
        "target": None if match.target is None else str(match.target),
        "hands": match.length,
        "totals": [str(total) for total in match.totals],
        "over": match.over,
        "winners": list(match.winners),
        "sheet": [
            {"dealer": hand.dealer, "scores": [str(score) for score in hand.scores()]} for hand in match.finished
        ],
    }


def _options(session: TableSession) -> dict[str, Any]:
    rules = session.rules
    return {
        "ruleset": rules.name,
        "players": rules.players,
        "piccolo": rules.piccolo,
        "bots": [bot_name(bot) for bot in session.bots],
        "coach": session.coach.on,
        "adviser": session.adviser_name,
        "advisers": [{"name": name, "title": bot_title(name)} for name in advisers()],
        "deck": session.deck,
        "language": session.language,
        "names": list(names()),
        "rulesets": [{"name": name, "title": about(name)[0], "note": about(name)[1]} for name in sc.rulesets()],
        "bots_known": [{"name": name, "title": bot_title(name)} for name in sc.bots()],
    }
