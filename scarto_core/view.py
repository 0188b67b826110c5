"""All that one seat may know of a hand, and nothing else.

A view is built from what lies open and from the seat's own cards; it keeps no reference to the hand, so whoever has
a view (a bot, a browser) cannot reach further.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING, Any

from .cards import SUITS, TRUMP, Card, Cards, cards_in
from .rules import Rules, RulesError
from .scoring import count_value
from .tables import LED, Tables, compile_rules
from .trick import FinishedTrick, Trick

if TYPE_CHECKING:
    from .hand import Hand


@dataclass(frozen=True, kw_only=True)
class View:
    """One seat's knowledge. Masks (`_mask`) are sets of cards as ints, for bots; the rest is for people.

    The plain card with which a debt of the Fool is paid is not named: it can come from the dealer's hidden discards.
    """

    rules: Rules
    seat: int
    dealer: int
    phase: str
    to_act: int | None
    leader: int | None
    """Who led, or has to lead, the trick on the table."""
    hand_mask: int
    """The seat's own cards; the dealer's with the talon while discarding."""
    legal_mask: int
    """What the seat may play or lay away now; 0 when it is not its turn."""
    talon: Cards
    """What the talon held: known to the dealer alone, empty for the others."""
    discards: Cards
    """What the seat itself laid away as dealer."""
    sizes: tuple[int, ...]
    """How many cards each seat holds."""
    trick: Trick
    tricks: tuple[FinishedTrick, ...]
    debt: tuple[int, int] | None
    """The Fool's open debt as (debtor, creditor)."""
    lacks: tuple[int, ...]
    """By seat, the cards that it has shown not to hold, by not meeting a duty (a mask)."""
    taken: tuple[tuple[int, int], ...]
    """By seat, the sum of values and the number of cards captured, as far as this seat can count them."""
    counts: tuple[Fraction, ...] | None
    """The result, when the hand is over."""
    scores: tuple[Fraction, ...] | None
    payments: tuple[Fraction, ...] | None

    @classmethod
    def of(cls, hand: Hand, seat: int) -> View:
        """Return what `seat` may know of `hand` (use `hand.view(seat)`)."""
        is_dealer = seat == hand.dealer
        done = hand.to_act is None
        return cls(
            rules=hand.rules,
            seat=seat,
            dealer=hand.dealer,
            phase=hand.phase,
            to_act=hand.to_act,
            leader=hand.leader,
            hand_mask=hand._hands[seat],
            legal_mask=hand._legal_mask() if hand.to_act == seat else 0,
            talon=hand.talon if is_dealer else Cards(),
            discards=hand.discards if is_dealer else Cards(),
            sizes=tuple(mask.bit_count() for mask in hand._hands),
            trick=hand.trick,
            tricks=hand.tricks,
            debt=hand.debt,
            lacks=tuple(hand._lacks),
            taken=tuple(
                _taken(hand, other, other == hand.dealer and (is_dealer or done)) for other in range(len(hand._hands))
            ),
            counts=hand.counts() if done else None,
            scores=hand.scores() if done else None,
            payments=hand.payments() if done else None,
        )

    @cached_property
    def tables(self) -> Tables:
        """The compiled rules."""
        return compile_rules(self.rules)

    @cached_property
    def hand(self) -> Cards:
        """The seat's own cards in playing order: by suit, weakest first, then trumps and the Fool."""
        return self._in_order(self.hand_mask)

    @cached_property
    def legal(self) -> Cards:
        """The cards that the seat may play or lay away now; none when it is not its turn."""
        return self._in_order(self.legal_mask)

    @cached_property
    def played_mask(self) -> int:
        """All cards that have been played, as a mask."""
        finished = sum(card.bit for trick in self.tricks for _, card in trick.plays)
        return finished + sum(card.bit for _, card in self.trick)

    @cached_property
    def unseen_mask(self) -> int:
        """The cards that this seat has not seen, as a mask: in other hands, or laid away by another dealer."""
        own = self.hand_mask | sum(card.bit for card in self.discards)
        return self.tables.pack & ~(own | self.played_mask)

    @property
    def unseen(self) -> Cards:
        """The cards that this seat has not seen."""
        return self._in_order(self.unseen_mask)

    @property
    def captured(self) -> tuple[int, ...]:
        """How many cards each seat has captured, as far as this seat can count them."""
        return tuple(size for _, size in self.taken)

    @property
    def points(self) -> tuple[Fraction, ...]:
        """What each seat's pile counts so far, without the discards of another dealer."""
        return tuple(count_value(self.rules, value, size) for value, size in self.taken)

    @property
    def voids(self) -> tuple[tuple[str, ...], ...]:
        """By seat, the suits ("S", "B", "C", "D", "T") in which its play has shown it to be void."""
        suits = [(suit, self.tables.suits[LED.index(suit)]) for suit in (*SUITS, TRUMP)]
        return tuple(tuple(suit for suit, cards in suits if not cards & ~lacked) for lacked in self.lacks)

    @property
    def no_trump_above(self) -> tuple[Card | None, ...]:
        """By seat, the trump above which it has shown to hold none; None where nothing is shown or it is void."""
        return tuple(self._limit(lacked) for lacked in self.lacks)

    def _limit(self, lacked: int) -> Card | None:
        strength = self.tables.strength
        trumps = sorted(cards_in(self.tables.trumps), key=lambda card: strength[card.id], reverse=True)
        limit = next((card for card in trumps if not card.bit & lacked), None)
        return None if limit is trumps[0] else limit

    def _in_order(self, mask: int) -> Cards:
        display = self.tables.display
        in_order: list[Card] = sorted(cards_in(mask), key=lambda card: display[card.id])
        return Cards(in_order)

    def to_dict(self) -> dict[str, Any]:
        """Return the view as plain JSON: cards in notation, fractions as "26" or "59/3"."""
        return {
            "seat": self.seat,
            "players": self.rules.players,
            "rules": {"name": self.rules.name, "changes": _changes(self.rules)},
            "dealer": self.dealer,
            "phase": self.phase,
            "to_act": self.to_act,
            "leader": self.leader,
            "hand": _notation(self.hand),
            "legal": _notation(self.legal),
            "sizes": list(self.sizes),
            "talon": _notation(self.talon),
            "discards": _notation(self.discards),
            "discard_size": self.rules.talon_size,
            "trick": _pairs(self.trick),
            "tricks": [
                {
                    "cards": _pairs(t.plays),
                    "winner": t.winner,
                    "fool": t.fool and {"fate": t.fool},
                    "debt_paid": t.debt_paid,
                }
                for t in self.tricks
            ],
            "points": [str(points) for points in self.points],
            "captured": list(self.captured),
            "debt": self.debt and {"debtor": self.debt[0], "creditor": self.debt[1]},
            "unseen": _notation(self.unseen),
            "voids": [list(suits) for suits in self.voids],
            "no_trump_above": [card and str(card) for card in self.no_trump_above],
            "par": str(self.rules.par),
            "counts": _fractions(self.counts),
            "scores": _fractions(self.scores),
            "payments": _fractions(self.payments),
        }


def _taken(hand: Hand, seat: int, with_discards: bool) -> tuple[int, int]:
    value, size = hand._taken_value[seat], hand._taken_size[seat]
    if with_discards:
        value += sum(hand.rules.value(card) for card in hand.discards)
        size += len(hand.discards)
    return value, size


def _changes(rules: Rules) -> dict[str, object] | None:
    """Return the switches that differ from the named ruleset; None for rules of one's own, which have none."""
    try:
        return rules.changes
    except RulesError:
        return None


def _notation(cards: Cards) -> list[str]:
    return [str(card) for card in cards]


def _pairs(trick: Trick) -> list[list[int | str]]:
    return [[seat, str(card)] for seat, card in trick]


def _fractions(numbers: tuple[Fraction, ...] | None) -> list[str] | None:
    return None if numbers is None else [str(number) for number in numbers]
