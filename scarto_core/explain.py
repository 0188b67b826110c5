"""Why a card may or may not be played or laid away, as a reason and in words (RULES 4 and 5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from .cards import FOOL, TRUMP, Card, cards_in, shown
from .rules import Rules
from .tables import LED, Tables, compile_rules
from .words import either, one_of, suit_name, the

if TYPE_CHECKING:
    from .hand import Hand


class Reason(NamedTuple):
    """The outcome of asking for a card: may it go, and why."""

    allowed: bool
    short: str
    """In notation, for records and logs: "C4 does not follow B"."""
    words: str
    """For a learner, as one or two sentences."""


def of_card(hand: Hand, card: Card, seat: int) -> Reason:
    """Return the reason that holds for `card` now, if `seat` wanted to play it or lay it away."""
    if type(seat) is not int or not 0 <= seat < hand.rules.players:
        raise ValueError(f"there is no seat {shown(seat)}: seats go from 0 to {hand.rules.players - 1}")
    if hand.to_act is None:
        return Reason(False, f"{card} comes after the last trick", "The hand is over: every card has been played.")
    if hand.to_act != seat:
        return _wrong_turn(hand, card, seat)
    if card not in hand.hands[seat]:
        return _not_held(hand, card, seat)
    if hand.phase == "discard":
        return of_discard(hand.rules, card, hand.hands[seat])
    return of_play(compile_rules(hand.rules), card, hand.hands[seat], [played for _, played in hand.trick])


def _wrong_turn(hand: Hand, card: Card, seat: int) -> Reason:
    doing = "plays" if hand.phase == "play" else "must lay cards away"
    if hand.phase == "discard":
        words = f"The dealer, seat {hand.dealer}, {doing} first: the play begins after that."
    else:
        words = f"It is not the turn of seat {seat}: seat {hand.to_act} {doing} next."
    return Reason(False, f"{card} out of turn: seat {hand.to_act} is to act", words)


def _not_held(hand: Hand, card: Card, seat: int) -> Reason:
    short = f"{card} is not held by seat {seat}"
    for number, trick in enumerate([*(t.plays for t in hand.tricks), hand.trick], start=1):
        for player, played in trick:
            if played is card:
                who = "You have" if player == seat else f"Seat {player} has"
                return Reason(False, short, f"{who} played {the(card)} already, in trick {number}.")
    if seat == hand.dealer and card in hand.discards:
        return Reason(False, short, f"You laid {the(card)} away in the scarto.")
    return Reason(False, short, f"You do not hold {the(card)}.")


def of_discard(rules: Rules, card: Card, cards: Sequence[Card]) -> Reason:
    """Return why `card` may or may not be laid away from `cards`, the dealer's whole hand (RULES 4)."""
    if rules.may_discard(card, cards):
        return Reason(True, f"{card} may be discarded", f"You may lay {the(card)} away.")
    short = f"{card} may not be discarded"
    if card.suit == FOOL and rules.fool_discard == "no_trump":
        trumps = [the(other) for other in cards if other.is_trump]
        because = f"only from a hand without a trump, and you hold {_some(trumps)}"
        return Reason(False, short, f"The Fool may be laid away {because}.")
    if str(card) == "T1" and rules.lone_bagatto:
        others = [the(other) for other in cards if other.is_tarocco and other is not card]
        because = f"only if it is your one tarocco, and you also hold {_some(others)}"
        return Reason(False, short, f"The Bagatto may be laid away {because}.")
    subject = "Kings" if card.rank == 14 and not card.is_trump else the(card)
    return Reason(False, short, f"{subject[0].upper()}{subject[1:]} may never be laid away.")


def _some(names: list[str]) -> str:
    return either(names, "and") if len(names) <= 3 else f"{len(names)} others, {names[0]} among them"


def of_play(tables: Tables, card: Card, cards: Sequence[Card], trick: Sequence[Card]) -> Reason:
    """Return why `card`, which is held, may or may not be played from `cards` to `trick` (RULES 5)."""
    led, best, _ = tables.trick_state([played.id for played in trick])
    hand = sum(held.bit for held in cards)
    names, duties = tables.names[led][best], tables.duties[led][best]
    step = next(step for step, mask in enumerate(duties) if hand & mask)
    situation = _situation(tables, LED[led], best, names, step)
    if card.suit == FOOL:
        return Reason(True, "F may always be played", "The Fool may be played at any time, whatever is owed.")
    if card.bit & duties[step]:
        words = f"You may play {the(card)}: {situation[0].lower()}{situation[1:]}."
        return Reason(True, f"{card} may be played", words)
    owed = sorted(cards_in(tables.legal(hand, led, best)), key=lambda owing: tables.display[owing.id])
    return Reason(False, _short(tables, card, LED[led], best, names[step]), f"{situation}: {one_of(owed)}.")


def _situation(tables: Tables, led: str | None, best: int, names: Sequence[str], step: int) -> str:
    """Say what the trick asks of a hand that can meet the duty `names[step]` and none before it."""
    if led is None:
        return "Nothing has been led yet, so any card will do"
    opening = f"{suit_name(led).capitalize()} were led"
    duty, missed = names[step], names[:step]
    top = the(_trump(tables, best)) if best else ""
    if "follow" in missed:
        opening += " and you hold none"
    if duty == "anything":
        return f"{opening}{'' if led == TRUMP else ', nor any trump'}, so any card will do"
    if duty == "overtrump":
        return f"{opening}, and you can go higher than {top}"
    if "overtrump" in missed:
        return f"{opening}, and you cannot go higher than {top}, but a trump it must be"
    return f"{opening} and you hold {suit_name(led)}" if duty == "follow" else f"{opening}, so you must trump"


def _trump(tables: Tables, strength: int) -> Card:
    return next(card for card in cards_in(tables.trumps) if tables.strength[card.id] == strength)


def _short(tables: Tables, card: Card, led: str | None, best: int, duty: str) -> str:
    if duty == "overtrump":
        return f"{card} does not overtrump {_trump(tables, best)}"
    return f"{card} does not follow {led}" if duty == "follow" else f"{card} is no trump, and trumps are owed"
