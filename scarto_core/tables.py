"""What a set of rules says, once, as numbers: the form in which the engine reads it.

`compile_rules` asks `Rules` every question it can be asked and keeps the answers as masks (ints with
one bit for each card, `Card.bit`) and tuples indexed by `Card.id`. So no rule is written a second time.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from .cards import ALL_CARDS, FOOL, SUITS, THE_FOOL, TRUMP, Card, Cards, mask_of, shown
from .rules import Rules, RulesError

LED = (None, *SUITS, TRUMP)
"""The suits that can be led, by index in the tables; None before anything but the Fool was played."""

FOOL_BIT = THE_FOOL.bit
THE_BAGATTO = ALL_CARDS[56]
BAGATTO_BIT = THE_BAGATTO.bit
NO_SUIT = 6


@dataclass(frozen=True, eq=False)
class Tables:
    """The compiled form of `rules`. Suits are indices into `LED`; best trumps are given by strength, 0 for none."""

    rules: Rules
    pack: int
    """All cards, as a mask."""
    trumps: int
    suits: tuple[int, ...]
    """Mask of each suit of `LED`; of the whole pack at index 0."""
    suit: tuple[int, ...]
    """Index into `LED` of each card's suit; `NO_SUIT` for the Fool."""
    strength: tuple[int, ...]
    """Strength inside the suit, by card (RULES 1)."""
    value: tuple[int, ...]
    """What each card counts (RULES 6)."""
    plain: int
    """The cards worth 1, as a mask."""
    stronger: tuple[int, ...]
    """For each card, the stronger cards of its suit, as a mask."""
    names: tuple[tuple[tuple[str, ...], ...], ...]
    """`names[led][best]`: what the duties are called, the first first."""
    duties: tuple[tuple[tuple[int, ...], ...], ...]
    """`duties[led][best]`: the duties' cards, as masks (RULES 5.1 to 5.4)."""
    payment: tuple[int, ...]
    """All cards but the Fool, as bits, in the order in which a debt of the Fool is paid (RULES 5, 6)."""
    display: tuple[int, ...]
    """Place of each card in a sorted hand: suits S B C D, trumps, the Fool; weakest first."""

    def mask_of(self, cards: Iterable[Card]) -> int:
        """Return cards as a mask. Raises `ValueError` for one that is there twice or not in this pack."""
        chosen = Cards(cards)
        mask = mask_of(chosen)
        if mask & ~self.pack:
            stranger = next(card for card in chosen if not card.bit & self.pack)
            raise ValueError(f"{stranger} is not in this pack")
        return mask

    def legal(self, hand: int, led: int, best: int) -> int:
        """Return the cards of the mask `hand` that may be played (RULES 5)."""
        for cards in self.duties[led][best]:
            if hand & cards:
                return hand & (cards | FOOL_BIT)
        return 0

    def trick_state(self, card_ids: tuple[int, ...] | list[int]) -> tuple[int, int, int]:
        """Return (led, best, winning) of a trick in order of play.

        Which suit is led, the strength of the best trump in it (0 for none), and the place in the trick of the card
        that wins so far (-1 while there is only the Fool).
        """
        led = best = 0
        winning = -1
        winning_strength = 0
        trump = len(LED) - 1
        for place, card in enumerate(card_ids):
            suit = self.suit[card]
            if suit == NO_SUIT:
                continue
            strength = self.strength[card]
            led = led or suit
            if suit == trump:
                if strength > best:
                    best, winning = strength, place
            elif suit == led and not best and strength > winning_strength:
                winning_strength, winning = strength, place
        return led, best, winning


@lru_cache(maxsize=256)
def compile_rules(rules: Rules) -> Tables:
    """Return the tables of `rules`, compiled once and then remembered. Raises `RulesError` for what are no rules."""
    if not isinstance(rules, Rules):
        raise RulesError(f"rules are wanted, not {shown(rules)}: get them with ruleset(name)")
    cards = [card for card in ALL_CARDS if rules.has(card)]
    strength = tuple(rules.strength(card) for card in ALL_CARDS)
    value = tuple(rules.value(card) for card in ALL_CARDS)
    by_strength = {strength[card.id]: card for card in ALL_CARDS if card.is_trump}
    suit_order = {suit: index for index, suit in enumerate((*SUITS, TRUMP, FOOL))}
    in_order = sorted(ALL_CARDS, key=lambda card: (suit_order[card.suit], strength[card.id]))
    duties = [
        [rules.duties(led, by_strength.get(best)) for best in range(len(by_strength) + 1)] for led in LED
    ]  # fmt: skip
    return Tables(
        rules=rules,
        pack=sum(card.bit for card in cards),
        trumps=sum(card.bit for card in cards if card.is_trump),
        suits=tuple(sum(c.bit for c in cards if led in (None, c.suit)) for led in LED),
        suit=tuple(NO_SUIT if card.suit == FOOL else LED.index(card.suit) for card in ALL_CARDS),
        strength=strength,
        value=value,
        plain=sum(card.bit for card in cards if value[card.id] == 1),
        stronger=tuple(
            sum(o.bit for o in cards if o.suit == card.suit and strength[o.id] > strength[card.id])
            for card in ALL_CARDS
        ),
        names=tuple(tuple(tuple(duty.name for duty in row) for row in led) for led in duties),
        duties=tuple(tuple(tuple(sum(c.bit for c in duty.cards) for duty in row) for row in led) for led in duties),
        payment=tuple(c.bit for c in sorted(in_order, key=lambda c: value[c.id]) if c.suit != FOOL),
        display=tuple(in_order.index(card) for card in ALL_CARDS),
    )
