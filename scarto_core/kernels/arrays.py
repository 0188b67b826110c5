"""`Tables` as the flat arrays that kernels read; no rule is said here, they are all asked for."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ..cards import ALL_CARDS, THE_FOOL, Card
from ..players.weights import CLUB
from ..rules import Rules
from ..scoring import ULTIMO_BONUS, count_value
from ..tables import BAGATTO_BIT, FOOL_BIT, LED, Tables, compile_rules
from .jit import Ints, Reals, integers, reals
from .position import words

SIXTHS = 6
"""Scores are counted in sixths: with thirds in the trios and halves in the par they are whole."""

# Places in the array of whole numbers. First single numbers, then rows of one entry a card, then the rest.
PLAYERS, HAND_SIZE, TALON_SIZE, PAR, BONUS = range(5)
PACK, TRUMPS, PLAIN, PLAIN_TAROCCHI = 5, 7, 8, 9  # PACK takes two words
FOOL_PAYS, FOOL_CAPTURED, FOOL_VALUE = 10, 11, 12
ULTIMO = 13  # the tarocchi that make the last trick count more, as a word
FREE, FREE_ALONE = 14, 16  # two words each
PAYMENTS, VALUES = 18, 19  # how many entries PAYMENT has; where the values of the cards begin
SUITS = 20  # the cards of each suit led, one word: 6 entries
SUIT = 26
STRENGTH = SUIT + 78
VALUE = STRENGTH + 78
BEST = VALUE + 78  # the strength of a trump; 0 for another card
STRONGER = BEST + 78  # one word, in the card's own
TAKES = STRONGER + 78  # two words: the cards that would take the trick from this one; from the Fool, any other
ORDER = TAKES + 156  # place in a sorted hand
CHEAP = ORDER + 78  # place among all cards, the cheapest first
PAYMENT = CHEAP + 78  # the cards in the order in which a debt is paid
LOSS = PAYMENT + 78  # what a pile of so many cards loses, in sixths: 79 entries
DUTIES = LOSS + 79
DUTY_SIZE = 16  # four duties of four words: its cards, and those of the duties before it
BESTS = 22

# Places in the array of floats: the weights in their order, then the powers.
WEIGHTS = 0
POWERS = len(CLUB)
MOST_HELD, MOST_CARDS, POWER_SIZE = 26, 79, 24


class RuleArrays(NamedTuple):
    """What kernels must know of the rules."""

    t: Ints
    """Whole numbers, by the places above."""
    f: Reals
    """The club player's weights, and powers of the chances that a card is not held."""


@lru_cache(maxsize=256)
def arrays_of(rules: Rules) -> RuleArrays:
    """Return the arrays of `rules`, made once and then remembered. Raises `RulesError` for what are no rules."""
    return RuleArrays(integers(_whole_numbers(rules, compile_rules(rules))), _floats())


def _whole_numbers(rules: Rules, tables: Tables) -> list[int]:
    row = [0] * DUTIES
    row[PLAYERS : BONUS + 1] = [
        rules.players, rules.hand_size, rules.talon_size, int(rules.par * SIXTHS), ULTIMO_BONUS * SIXTHS,
    ]  # fmt: skip
    row[PACK : PACK + 2] = words(tables.pack)
    row[TRUMPS] = words(tables.trumps)[1]
    row[PLAIN : PLAIN + 2] = words(tables.plain)
    row[FOOL_PAYS], row[FOOL_CAPTURED] = int(rules.fool == "pays"), int(rules.fool_last_trick == "captured")
    row[FOOL_VALUE] = tables.value[THE_FOOL.id]
    row[ULTIMO] = words(_ultimo_cards(rules))[1]
    row[FREE : FREE + 2] = words(_discardable(rules, alone=False))
    row[FREE_ALONE : FREE_ALONE + 2] = words(_discardable(rules, alone=True))
    row[PAYMENTS] = len(tables.payment)
    row[SUITS : SUITS + 6] = [sum(words(mask)) for mask in (0, *tables.suits[1:])]
    row[TAKES + 2 * THE_FOOL.id : TAKES + 2 * THE_FOOL.id + 2] = words(tables.pack & ~FOOL_BIT)
    for card in ALL_CARDS:
        _write_card(row, tables, card)
    row[PAYMENT : PAYMENT + len(tables.payment)] = [bit.bit_length() - 1 for bit in tables.payment]
    row[LOSS:DUTIES] = [int(-count_value(rules, 0, size) * SIXTHS) for size in range(79)]
    row += _duties(tables)
    row[VALUES] = len(row)
    return row + _values(tables)


def _write_card(row: list[int], tables: Tables, card: Card) -> None:
    trump = tables.suit[card.id] == len(LED) - 1
    row[SUIT + card.id] = 0 if card is THE_FOOL else tables.suit[card.id]
    row[STRENGTH + card.id] = tables.strength[card.id]
    row[VALUE + card.id] = tables.value[card.id]
    row[BEST + card.id] = tables.strength[card.id] if trump else 0
    row[STRONGER + card.id] = sum(words(tables.stronger[card.id]))
    row[ORDER + card.id] = tables.display[card.id]
    row[CHEAP + card.id] = _cheapest_first(tables).index(card.id)
    if card is not THE_FOOL:
        takes = sum(c.bit for c in ALL_CARDS if c is not card and tables.trick_state([card.id, c.id])[2] == 1)
        row[TAKES + 2 * card.id : TAKES + 2 * card.id + 2] = words(takes & tables.pack)


@lru_cache(maxsize=256)
def _cheapest_first(tables: Tables) -> list[int]:
    """Return all cards in the order of `players.base.cheapest_first`."""
    return [
        c.id for c in sorted(ALL_CARDS, key=lambda c: (tables.value[c.id], c.is_tarocco, tables.strength[c.id], c.id))
    ]


def _ultimo_cards(rules: Rules) -> int:
    """Return the cards that make the last trick worth the bonus; the Fool only if it can be captured in it."""
    return {"none": 0, "bagatto": BAGATTO_BIT, "bagatto_or_fool": BAGATTO_BIT | FOOL_BIT}[rules.ultimo]


def _discardable(rules: Rules, alone: bool) -> int:
    """Return the cards that may be discarded from a hand full of tarocchi, or from one without another tarocco."""
    others = [card for card in ALL_CARDS if rules.has(card) and not (alone and card.is_tarocco)]
    return sum(card.bit for card in ALL_CARDS if rules.has(card) and rules.may_discard(card, {*others, card}))


def _duties(tables: Tables) -> list[int]:
    row: list[int] = []
    for led in tables.duties:
        for duties in led:
            before = 0
            for mask in [*duties, *[0] * (DUTY_SIZE // 4 - len(duties))]:
                row += [*words(mask), *words(before)]
                before |= mask
    return row


def _values(tables: Tables) -> list[int]:
    """Return (value, cards in two words) for each value that a card has, then zeros."""
    row: list[int] = []
    for value in sorted({tables.value[card.id] for card in ALL_CARDS if card.bit & tables.pack}):
        row += [value, *words(sum(c.bit for c in ALL_CARDS if c.bit & tables.pack and tables.value[c.id] == value))]
    return [*row, 0, 0, 0]


@lru_cache(maxsize=1)
def _floats() -> Reals:
    return reals([*CLUB, *_powers()])


def _powers() -> list[float]:
    """Return the chance that none of n cards is held, for hands of so many cards out of so many (`ClubPlayer`)."""
    row: list[float] = []
    for size in range(MOST_HELD):
        for cards in range(MOST_CARDS):
            share = min(1.0, size / max(1, cards))
            row += [(1 - share) ** n for n in range(POWER_SIZE)]
    return row
