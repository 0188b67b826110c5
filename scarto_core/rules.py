"""The rules of a table as data: four rulesets and the switches that change them (RULES 3 to 8).

Everything here is plain and slow on purpose: it is read by people, and compiled once by `tables`
into what the engine reads.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from .cards import ALL_CARDS, FOOL, SUITS, TRUMP, Card, CardLike, shown

if TYPE_CHECKING:
    from .audit import Audit


class RulesError(ValueError):
    """Raised for a ruleset, a switch or a value that does not exist; says which do."""


class Duty(NamedTuple):
    """One step of what a player owes the trick: who holds any of these cards must play one of them."""

    name: str
    """"follow", "overtrump", "trump" or "anything"."""
    cards: frozenset[Card]


SWITCHES: dict[str, tuple[object, ...]] = {
    "players": (3, 4),
    "piccolo": (True, False),
    "top_trump": (21, 20),
    "overtrump": (True, False),
    "fool": ("pays", "keeps"),
    "fool_last_trick": ("captured", "safe"),
    "fool_discard": ("never", "no_trump", "free"),
    "ultimo": ("none", "bagatto", "bagatto_or_fool"),
}
"""The switches of `Rules.with_` and the values each may have (RULES 8)."""

PACKETS = {3: (5, 5, 5, 5, 5), 4: (5, 5, 5, 4)}
PICCOLO_PACKETS = (4, 4, 4)
COURT_VALUES = {11: 2, 12: 3, 13: 4, 14: 5}


@dataclass(frozen=True, kw_only=True)
class Rules:
    """One complete set of rules: a named ruleset, perhaps with switches changed.

    Get one with `ruleset("course")` and change it with `with_`; two sets of rules are equal when all their
    fields are.
    """

    name: str
    players: int = 3
    piccolo: bool = False
    top_trump: int = 21
    overtrump: bool = True
    fool: str = "pays"
    fool_last_trick: str = "captured"
    fool_discard: str = "never"
    ultimo: str = "none"
    specials: tuple[tuple[str, int], ...] = field(default=(("T21", 5), ("T1", 5), ("F", 5)), repr=False)
    """Tarocchi that count more than 1, by notation (RULES 6)."""
    barred: tuple[str, ...] = field(default=("T20", "T21"), repr=False)
    """Trumps that may never be discarded; kings may not either (RULES 4)."""
    lone_bagatto: bool = field(default=True, repr=False)
    """T1 may be discarded when it is the only tarocco in the hand (RULES 4)."""

    def __post_init__(self) -> None:
        """Refuse values that no switch has, and Piccolo with four players."""
        for switch in SWITCHES:
            _check_value(switch, getattr(self, switch))
        if self.piccolo and self.players == 4:
            raise RulesError("Piccolo is a game for three: leave piccolo=False with players=4")

    def with_(self, /, **changes: object) -> Rules:
        """Return these rules with switches changed: `rules.with_(players=4, ultimo="bagatto")`.

        Raises `RulesError` for an unknown switch, an unknown value, a wrong type, or Piccolo with four players.
        """
        for switch in changes:
            if switch not in SWITCHES:
                raise RulesError(f"there is no switch {shown(switch)}; the switches are {', '.join(SWITCHES)}")
        return replace(self, **changes)  # type: ignore[arg-type]  # the values are checked below

    @property
    def changes(self) -> dict[str, object]:
        """The switches that differ from the named ruleset: `ruleset(name).with_(**changes)` gives these rules again.

        Raises `RulesError` for rules of one's own, which no name and no switches describe.
        """
        base = ruleset(self.name)
        changes = {s: getattr(self, s) for s in SWITCHES if getattr(self, s) != getattr(base, s)}
        if base.with_(**changes) != self:
            raise RulesError(f"these are not the rules called {self.name!r}, so a name and switches cannot tell them")
        return changes

    # -- the pack and the deal (RULES 1 and 3)

    def has(self, card: Card) -> bool:
        """True if `card` is in the pack. Piccolo keeps the tarocchi, the courts and the best pip of each suit."""
        if not self.piccolo or card.is_tarocco or card.rank > 10:
            return True
        return card.rank == (1 if card.suit in "CD" else 10)

    @property
    def packets(self) -> tuple[int, ...]:
        """How many cards each player gets in each round of the deal (RULES 3)."""
        return PICCOLO_PACKETS if self.piccolo else PACKETS[self.players]

    @property
    def hand_size(self) -> int:
        """Cards each player holds in the play, and so the number of tricks."""
        return sum(self.packets)

    @property
    def pack_size(self) -> int:
        """78, or 42 for Piccolo."""
        return 42 if self.piccolo else 78

    @property
    def talon_size(self) -> int:
        """Cards left after the deal; the dealer discards as many."""
        return self.pack_size - self.players * self.hand_size

    # -- rank and value (RULES 1 and 6)

    def strength(self, card: CardLike) -> int:
        """Return how strong a card is inside its suit, from 1 up; 0 for the Fool, which has no rank (RULES 1).

        >>> course = ruleset("course")
        >>> course.strength("C1") > course.strength("C2"), course.strength("S1") > course.strength("S2")
        (True, False)
        """
        card = Card.parse(card)
        if card.suit in "CD" and card.rank <= 10:
            return 11 - card.rank
        if card.is_trump and self.top_trump == 20 and card.rank >= 20:
            return 41 - card.rank
        return card.rank

    def value(self, card: CardLike) -> int:
        """Return what a card counts before trios are formed: 1 if it is plain, up to 5 (RULES 6)."""
        card = Card.parse(card)
        if card.is_tarocco:
            return dict(self.specials).get(str(card), 1)
        return COURT_VALUES.get(card.rank, 1)

    @property
    def par(self) -> Fraction:
        """The count at which a hand scores nothing: 26, 39/2 with four players, 22 in Piccolo (RULES 7)."""
        return Fraction(66 if self.piccolo else 78, self.players)

    @property
    def exact_leftover(self) -> bool:
        """True where piles that are no whole number of trios count as fractions: with four players (RULES 6)."""
        return self.players == 4

    # -- what may be discarded and played (RULES 4 and 5)

    def may_discard(self, card: Card, hand: Collection[Card]) -> bool:
        """True if the dealer may lay away `card`; `hand` is the whole hand, talon included (RULES 4)."""
        if card.suit == FOOL:
            no_trump = not any(held.is_trump for held in hand)
            return self.fool_discard == "free" or (self.fool_discard == "no_trump" and no_trump)
        if str(card) == "T1":
            return self.lone_bagatto and not any(held.is_tarocco for held in hand if held is not card)
        return str(card) not in self.barred and not (card.suit in SUITS and card.rank == 14)

    def duties(self, led: str | None, best_trump: Card | None) -> tuple[Duty, ...]:
        """Return what a player owes the trick, the first duty first (RULES 5.1 to 5.4).

        `led` is the suit led ("S", "B", "C", "D", "T"), None before anything but the Fool was played; `best_trump`
        the highest trump in the trick, or None. The first duty whose cards meet the hand binds; the Fool
        is free of them all (RULES 5.5) and is in none but "anything".
        """
        pack = [card for card in ALL_CARDS if self.has(card)]
        anything = Duty("anything", frozenset(pack))
        if led is None:
            return (anything,)
        trumps = frozenset(card for card in pack if card.is_trump)
        duties = [Duty("trump" if led != TRUMP else "follow", trumps), anything]
        if self.overtrump and best_trump is not None:
            to_beat = self.strength(best_trump)
            duties.insert(0, Duty("overtrump", frozenset(t for t in trumps if self.strength(t) > to_beat)))
        if led != TRUMP:
            duties.insert(0, Duty("follow", frozenset(card for card in pack if card.suit == led)))
        return tuple(duties)

    def audit(self) -> Audit:
        """Compute what these rules imply: the total, par, and whether scores sum to zero (RULES 6 to 8)."""
        from .audit import audit

        return audit(self)


def _check_value(switch: str, value: object) -> None:
    allowed = SWITCHES[switch]
    # True == 1 and 3.0 == 3 in Python: the type must be right as well.
    if not any(type(value) is type(known) and value == known for known in allowed):
        raise RulesError(f"{switch}={shown(value)} is not possible; it may be {' or '.join(map(repr, allowed))}")


_RULESETS = {
    rules.name: rules
    for rules in (
        Rules(name="course"),
        Rules(name="guide", fool="keeps", specials=(("T21", 5), ("T20", 5), ("T1", 5), ("F", 4))),
        Rules(
            name="basic", overtrump=False, fool_last_trick="safe", fool_discard="no_trump",
            barred=("T21",), lone_bagatto=False,
        ),
        Rules(
            name="piemontese", top_trump=20, overtrump=False, fool="keeps", fool_last_trick="safe",
            specials=(("T20", 5), ("T1", 5), ("F", 4)), barred=("T20",),
        ),
    )
}  # fmt: skip


def ruleset(name: str) -> Rules:
    """Return a named ruleset: "course", "guide", "basic" or "piemontese" (RULES 8).

    Raises `RulesError`, naming the known ones.
    """
    rules = _RULESETS.get(name) if isinstance(name, str) else None
    if rules is None:
        raise RulesError(f"there is no ruleset {shown(name)}; the rulesets are {', '.join(_RULESETS)}")
    return rules


def rulesets() -> tuple[str, ...]:
    """Return the names of the rulesets, the course's first."""
    return tuple(_RULESETS)


def pack(rules: Rules) -> tuple[Card, ...]:
    """Return the cards these rules are played with: 78, or 42 for Piccolo (RULES 3)."""
    return tuple(card for card in ALL_CARDS if rules.has(card))
