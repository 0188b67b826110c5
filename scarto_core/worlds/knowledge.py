"""What one seat knows about the cards it cannot see: where each of them may be.

Built from a `View` and nothing else: the cards that are still out, the duties that others could not meet, how many
cards each holds, what the dealer may have laid away (RULES 4), and what the Fool's debts tell of it (RULES 5).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from ..cards import ALL_CARDS, Card, cards_in
from ..rules import Rules
from ..view import View

SCARTO = 3
"""The place of the dealer's buried cards; places 0 to 2 are the other seats, from the right of the viewer on."""


class Case(NamedTuple):
    """One way the scarto may look, with all that is possible then. A seat's cases exclude each other.

    There is more than one only where a card may have been laid away on a condition, as the Bagatto may.
    """

    held: tuple[int, ...]
    """By place, how many unseen cards are there, those of `buried` left out."""
    may_hold: tuple[int, ...]
    """By place, the unseen cards that may be there, as a mask."""
    buried: int
    """The cards that this case puts in the scarto, as a mask."""
    cards: int
    """The unseen cards to be placed, as a mask."""
    some_plain: bool
    """True if one card at least of the scarto must be plain, and `buried` has none."""


class Knowledge(NamedTuple):
    """All that a view tells of the unseen cards: a world is possible if it fits one of the cases."""

    seats: tuple[int, ...]
    """The other seats, by place."""
    cases: tuple[Case, ...]
    plain: int
    """The plain cards, as a mask."""

    @classmethod
    def of(cls, view: View) -> Knowledge:
        """Return what `view` tells. Nothing of the hidden cards can reach it: a view does not have them."""
        players = view.rules.players
        seats = tuple((view.seat + turn) % players for turn in range(1, players))
        return cls(seats, tuple(_cases(view, seats)), view.tables.plain)


def _cases(view: View, seats: tuple[int, ...]) -> Iterator[Case]:
    unseen = view.unseen_mask
    held = [view.sizes[seat] for seat in seats] + [0] * (SCARTO - len(seats))
    may_hold = [unseen & ~view.lacks[seat] for seat in seats] + [0] * (SCARTO - len(seats))
    hidden = unseen.bit_count() - sum(held)
    if not hidden:
        yield Case((*held, 0), (*may_hold, 0), 0, unseen, False)
        return
    laws = burial_laws(view.rules)
    dealer = seats.index(view.dealer)
    shown = _played_by(view, view.dealer)
    free, some_plain = _told_by_the_fool(view)
    on_condition = [
        card for card in cards_in(unseen & free) if card.bit in laws.bars and not laws.bars[card.bit] & shown
    ]
    for number in range(min(hidden, len(on_condition)) + 1):
        for chosen in combinations(on_condition, number):
            buried = sum(card.bit for card in chosen)
            barred = 0
            for card in chosen:
                barred |= laws.bars[card.bit]
            if barred & buried:
                continue
            places = [*may_hold, unseen & free & laws.free & ~barred]
            places[dealer] &= ~barred
            cards = unseen & ~buried
            wanted = some_plain and not buried & view.tables.plain
            yield Case((*held, hidden - number), tuple(place & cards for place in places), buried, cards, wanted)


def _played_by(view: View, seat: int) -> int:
    plays = [play for trick in (*(finished.plays for finished in view.tricks), view.trick) for play in trick]
    return sum(card.bit for player, card in plays if player == seat)


def _told_by_the_fool(view: View) -> tuple[int, bool]:
    """Return the cards that may be in another's scarto as far as the Fool's debt tells, and if one must be plain.

    A dealer who owes for the Fool has no plain card in the pile, so there is none in the scarto; one who pays
    before having captured a plain card pays with one of the scarto (RULES 5, *What happens to the Fool*).
    """
    plain, captured = view.tables.plain, 0
    for trick in view.tricks:
        if trick.fool in ("owed", "paid") and any(s == view.dealer and c.suit == "F" for s, c in trick.plays):
            if captured & plain:
                return ~0, False
            return (~plain, False) if trick.fool == "owed" else (~0, True)
        if trick.winner == view.dealer:
            captured |= sum(card.bit for _, card in trick.plays)
    return ~0, False


class BurialLaws(NamedTuple):
    """What the dealer may lay away, asked of the rules card by card (RULES 4)."""

    free: int
    """The cards that may be laid away from any hand, as a mask."""
    bars: dict[int, int]
    """The cards that may be laid away on a condition, as bits, each with the cards that bar it, as a mask."""


@lru_cache(maxsize=256)
def burial_laws(rules: Rules) -> BurialLaws:
    """Return the laws of the scarto under `rules`: a condition is always "if none of these is in the hand"."""
    pack = [card for card in ALL_CARDS if rules.has(card)]
    free = sum(card.bit for card in pack if rules.may_discard(card, pack))
    bars = {
        card.bit: _bars(rules, card, pack) for card in pack if not card.bit & free and rules.may_discard(card, [card])
    }
    return BurialLaws(free, bars)


def _bars(rules: Rules, card: Card, pack: list[Card]) -> int:
    return sum(other.bit for other in pack if other is not card and not rules.may_discard(card, [card, other]))
