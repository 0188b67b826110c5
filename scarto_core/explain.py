"""Why a card may or may not be played or laid away, as a reason and in words (RULES 4 and 5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from .cards import FOOL, TRUMP, Card, cards_in, shown
from .languages import gettext
from .rules import Rules
from .tables import LED, Tables, compile_rules
from .words import either, one_of, sentence, suit_name, the

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
        short = gettext("{card} comes after the last trick", card=card)
        return Reason(False, short, gettext("The hand is over: every card has been played."))
    if hand.to_act != seat:
        return _wrong_turn(hand, card, seat)
    if card not in hand.hands[seat]:
        return _not_held(hand, card, seat)
    if hand.phase == "discard":
        return of_discard(hand.rules, card, hand.hands[seat])
    return of_play(compile_rules(hand.rules), card, hand.hands[seat], [played for _, played in hand.trick])


def _wrong_turn(hand: Hand, card: Card, seat: int) -> Reason:
    short = gettext("{card} out of turn: seat {seat} is to act", card=card, seat=hand.to_act)
    if hand.phase == "discard":
        dealer = hand.dealer
        words = gettext("The dealer, seat {seat}, must lay cards away first: the play begins after that.", seat=dealer)
    else:
        words = gettext("It is not the turn of seat {seat}: seat {next} plays next.", seat=seat, next=hand.to_act)
    return Reason(False, short, words)


def _not_held(hand: Hand, card: Card, seat: int) -> Reason:
    short = gettext("{card} is not held by seat {seat}", card=card, seat=seat)
    for number, trick in enumerate([*(t.plays for t in hand.tricks), hand.trick], start=1):
        for player, played in trick:
            if played is card:
                return Reason(False, short, _played_before(card, None if player == seat else player, number))
    if seat == hand.dealer and card in hand.discards:
        return Reason(False, short, gettext("You laid {the_card} away in the scarto.", the_card=the(card)))
    return Reason(False, short, gettext("You do not hold {the_card}.", the_card=the(card)))


def _played_before(card: Card, other: int | None, trick: int) -> str:
    if other is None:
        return gettext("You have played {the_card} already, in trick {n}.", the_card=the(card), n=trick)
    return gettext("Seat {seat} has played {the_card} already, in trick {n}.", seat=other, the_card=the(card), n=trick)


def of_discard(rules: Rules, card: Card, cards: Sequence[Card]) -> Reason:
    """Return why `card` may or may not be laid away from `cards`, the dealer's whole hand (RULES 4)."""
    if rules.may_discard(card, cards):
        words = gettext("You may lay {the_card} away.", the_card=the(card))
        return Reason(True, gettext("{card} may be discarded", card=card), words)
    return Reason(False, gettext("{card} may not be discarded", card=card), sentence(_barred(rules, card, cards)))


def _barred(rules: Rules, card: Card, cards: Sequence[Card]) -> str:
    if card.suit == FOOL and rules.fool_discard == "no_trump":
        held = _some([the(other) for other in cards if other.is_trump])
        return gettext(
            "The Fool may be laid away only from a hand without a trump, and you hold {the_cards}.", the_cards=held
        )
    if str(card) == "T1" and rules.lone_bagatto:
        held = _some([the(other) for other in cards if other.is_tarocco and other is not card])
        return gettext(
            "The Bagatto may be laid away only if it is your one tarocco, and you also hold {the_cards}.",
            the_cards=held,
        )
    if card.rank == 14 and not card.is_trump:
        return gettext("Kings may never be laid away.")
    return gettext("{the_card} may never be laid away.", the_card=the(card))


def _some(names: list[str]) -> str:
    if len(names) <= 3:
        return either(names, "and")
    return gettext("{n} others, {the_card} among them", n=len(names), the_card=names[0])


def of_play(tables: Tables, card: Card, cards: Sequence[Card], trick: Sequence[Card]) -> Reason:
    """Return why `card`, which is held, may or may not be played from `cards` to `trick` (RULES 5)."""
    if card.suit == FOOL:
        words = gettext("The Fool may be played at any time, whatever is owed.")
        return Reason(True, gettext("F may always be played"), words)
    led, best, _ = tables.trick_state([played.id for played in trick])
    legal = tables.legal(sum(held.bit for held in cards), led, best)
    asked = situation(tables, cards, trick)
    if card.bit & legal:
        words = gettext("You may play {the_card}: {situation}.", the_card=the(card), situation=asked)
        return Reason(True, gettext("{card} may be played", card=card), words)
    owed = sorted(cards_in(legal), key=lambda owing: tables.display[owing.id])
    duty = _duty(tables, cards, led, best)[0]
    return Reason(False, _short(tables, card, LED[led], best, duty), f"{sentence(asked)}: {one_of(owed)}.")


def situation(tables: Tables, cards: Sequence[Card], trick: Sequence[Card]) -> str:
    """Say what a trick asks of a hand, as a part of a sentence: "swords were led and you hold swords" (RULES 5)."""
    led, best, _ = tables.trick_state([played.id for played in trick])
    suit = LED[led]
    if suit is None:
        return gettext("nothing has been led yet, so any card will do")
    duty, missed = _duty(tables, cards, led, best)
    top = the(_trump(tables, best)) if best else ""
    return _trumps_led(duty, missed, top) if suit == TRUMP else _suit_led(suit_name(suit), duty, missed, top)


def _duty(tables: Tables, cards: Sequence[Card], led: int, best: int) -> tuple[str, Sequence[str]]:
    """Return the duty that the cards can meet, and those before it that they cannot."""
    hand, names = sum(held.bit for held in cards), tables.names[led][best]
    step = next(step for step, mask in enumerate(tables.duties[led][best]) if hand & mask)
    return names[step], names[:step]


def _suit_led(suit: str, duty: str, missed: Sequence[str], top: str) -> str:
    if duty == "follow":
        return gettext("{suit} were led and you hold {suit}", suit=suit)
    if duty == "anything":
        return gettext("{suit} were led and you hold none, nor any trump, so any card will do", suit=suit)
    if duty == "overtrump":
        text = gettext("{suit} were led and you hold none, and you can go higher than {the_card}")
    elif "overtrump" in missed:
        text = gettext(
            "{suit} were led and you hold none, and you cannot go higher than {the_card}, but a trump it must be"
        )
    else:
        text = gettext("{suit} were led and you hold none, so you must trump")
    return text.format(suit=suit, the_card=top)


def _trumps_led(duty: str, missed: Sequence[str], top: str) -> str:
    if duty == "anything":
        return gettext("trumps were led and you hold none, so any card will do")
    if duty == "overtrump":
        return gettext("trumps were led, and you can go higher than {the_card}", the_card=top)
    if "overtrump" in missed:
        return gettext(
            "trumps were led, and you cannot go higher than {the_card}, but a trump it must be", the_card=top
        )
    return gettext("trumps were led and you hold trumps")


def _trump(tables: Tables, strength: int) -> Card:
    return next(card for card in cards_in(tables.trumps) if tables.strength[card.id] == strength)


def _short(tables: Tables, card: Card, led: str | None, best: int, duty: str) -> str:
    if duty == "overtrump":
        return gettext("{card} does not overtrump {other}", card=card, other=_trump(tables, best))
    if duty == "follow":
        return gettext("{card} does not follow {led}", card=card, led=led)
    return gettext("{card} is no trump, and trumps are owed", card=card)
