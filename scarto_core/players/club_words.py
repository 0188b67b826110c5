"""The club player's reasons in words: only what is true of the situation, and nothing where there is nothing to say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..cards import FOOL, SUITS, TRUMP, Card, Cards, mask_of
from ..languages import gettext, ngettext
from ..scoring import count_value
from ..tables import BAGATTO_BIT, LED
from ..view import View
from ..words import either, suit_name, the

if TYPE_CHECKING:
    from .club import Choice

_LIKELY = 0.6
"""From this chance on a card is said to be likely to stand."""
_UNLIKELY = 0.2
"""Below this chance it is said to be beaten in its turn."""


def of_discard(view: View, cards: Cards) -> str:
    """Say what a discard does: the voids it makes, the points it brings home."""
    left = view.hand_mask & ~mask_of(cards)
    gone = [
        suit_name(suit) for suit in SUITS
        if view.hand_mask & view.tables.suits[LED.index(suit)] and not left & view.tables.suits[LED.index(suit)]
    ]  # fmt: skip
    counting = any(view.tables.value[card.id] > 1 for card in cards)
    said = []
    if gone and left & view.tables.trumps:
        suits = either(gone, "and")
        said.append(gettext("It leaves you without {suits}, so you can trump when they are led.", suits=suits))
    if counting:
        said.append(gettext("The points in them are yours, whatever happens in the play."))
    return " ".join(said) or _shortens(view, cards)


def _shortens(view: View, cards: Cards) -> str:
    """Say what is true of a discard without a void to trump with and without points."""
    left = [card.suit for card in view.hand if card not in cards]
    suits = dict.fromkeys(card.suit for card in cards)
    shorter = [_shorter(suit_name(suit), left.count(suit)) for suit in suits]
    return gettext("It shortens {suits}, and gives up nothing but plain cards.", suits=either(shorter, "and"))


def _shorter(suit: str, n: int) -> str:
    return gettext("{suit} to {n}", suit=suit, n=n) if n else gettext("{suit} to none", suit=suit)


def of_play(view: View, best: Choice, choices: Sequence[Choice]) -> str:
    """Say why the best choice is the best, from the first of these that holds."""
    if len(choices) == 1:
        return gettext("It is the only card you may play.")
    if best.card.suit == FOOL:
        return _fool(view, choices)
    if not view.trick:
        return _lead(view, best)
    return _taking(view, best) if best.takes else _losing(view, best, choices)


def _fool(view: View, choices: Sequence[Choice]) -> str:
    if view.rules.fool_last_trick == "captured" and view.hand_mask.bit_count() == 2:
        return gettext("It is the last moment for the Fool: in the last trick it would be captured.")
    others = [choice.card for choice in choices if choice.card.suit != FOOL]
    if all(view.tables.value[card.id] > 1 for card in others):
        return gettext("Every other card you may play counts: the Fool keeps those points in your hand.")
    return gettext("The Fool lets you keep your better cards for another trick.")


def _lead(view: View, best: Choice) -> str:
    card, tables = best.card, view.tables
    suit = tables.suits[LED.index(card.suit)]
    length = (view.hand_mask & suit).bit_count()
    if _cannot_be_beaten(view, card):
        return gettext("No card that is still out can beat it.")
    if card.is_trump:
        out = (view.unseen_mask & tables.trumps).bit_count()
        return gettext("Trumps in your hand: {n}, still out: {out}. Leading one draws them.", n=length, out=out)
    if not view.unseen_mask & tables.stronger[card.id]:
        return gettext("It is the highest of {suit} that is left: it can only be trumped.", suit=suit_name(card.suit))
    if length == 1 and view.hand_mask & tables.trumps:
        return _void(card)
    longest = max((view.hand_mask & tables.suits[LED.index(other)]).bit_count() for other in SUITS)
    if length == longest:
        return gettext("You lead from your longest suit, {n} {suit}.", n=length, suit=suit_name(card.suit))
    return gettext("It is a card you can spare.") if tables.value[card.id] == 1 else ""


def _void(card: Card) -> str:
    return gettext("It is your last card of {suit}: from now on you can trump them.", suit=suit_name(card.suit))


def _taking(view: View, best: Choice) -> str:
    said = _how_it_takes(view, best)
    home = gettext("It brings the Bagatto home.") if best.card.bit == BAGATTO_BIT else ""
    return " ".join(part for part in (said, home) if part)


def _how_it_takes(view: View, best: Choice) -> str:
    if len(view.trick) == view.rules.players - 1:
        value = sum(
            view.tables.value[card.id] for card in [*(card for _, card in view.trick), best.card] if card.suit != FOOL
        )
        size = sum(card.suit != FOOL for _, card in view.trick) + 1
        if view.rules.players == size == 3:
            points = count_value(view.rules, value, size)
            return ngettext(
                "You play last: it takes the trick, {n} point.", "You play last: it takes the trick, {n} points.",
                int(points),
            )  # fmt: skip
        return gettext("You play last: it takes the trick.")
    if _cannot_be_beaten(view, best.card):
        return gettext("No player after you can beat it.")
    if best.chance >= _LIKELY:
        if best.chance > 0.95:
            return gettext("It is almost certain to take the trick.")
        percent = round(100 * best.chance / 10) * 10
        return gettext("It is likely, about {n} %, to take the trick.", n=percent)
    return gettext("It makes the players after you spend a better card if they want the trick.")


def _cannot_be_beaten(view: View, card: Card) -> bool:
    """True if no player to come can hold a card that beats `card`, which wins the trick so far or leads it."""
    tables, players = view.tables, view.rules.players
    beaters = tables.stronger[card.id] | (0 if card.suit == TRUMP else tables.trumps)
    later = [(view.seat + turn) % players for turn in range(1, players - len(view.trick))]
    return not any(view.unseen_mask & ~view.lacks[seat] & beaters for seat in later)


def _losing(view: View, best: Choice, choices: Sequence[Choice]) -> str:
    tables, card = view.tables, best.card
    suit = 0 if card.is_tarocco else tables.suits[LED.index(card.suit)]
    if suit and (view.hand_mask & suit).bit_count() == 1 and view.hand_mask & tables.trumps:
        return _void(card)
    takers = [choice for choice in choices if choice.takes]
    cheapest = min(tables.value[choice.card.id] for choice in choices if choice.card.suit != FOOL)
    if not takers and tables.value[card.id] == cheapest:
        return gettext("None of your legal cards can take this trick, so give the least you can.")
    if takers and tables.value[card.id] == 1:
        likeliest = max(takers, key=lambda choice: choice.chance)
        if likeliest.chance < _UNLIKELY:
            text = gettext("Even {the_card}, which beats what lies there, would probably be beaten in its turn.")
        else:
            text = gettext("You could take the trick with {the_card}, but that card is worth more later.")
        return text.format(the_card=the(likeliest.card))
    return ""
