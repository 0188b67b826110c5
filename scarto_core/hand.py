"""One hand of Scarto as a state machine: discard, play, done (RULES 3 to 7)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import islice
from typing import TYPE_CHECKING, Any

from . import explain, record
from .cards import ALL_CARDS, Card, CardLike, Cards, cards_in, mask_of, shown
from .deal import DEAL_NUMBERS, deal
from .languages import gettext
from .rules import Rules
from .scoring import count_trios, hand_scores, settle
from .tables import BAGATTO_BIT, FOOL_BIT, compile_rules
from .trick import FinishedTrick, Trick

if TYPE_CHECKING:
    from .view import View


class IllegalDiscard(ValueError):
    """Raised for a discard that the rules forbid; the hand is as it was."""


class IllegalPlay(ValueError):
    """Raised for a play that the rules forbid; the hand is as it was."""


class Hand:
    """One hand, from the deal to its scores.

    Make one with `Hand.deal` or `Hand.from_record`. It is in phase "discard" until the dealer, who already
    holds the talon, has laid cards away; in "play" until the last trick; then "done".

    >>> from scarto_core import ruleset
    >>> hand = Hand.deal(ruleset("course"), dealer=0, seed=7)
    >>> hand.phase, hand.to_act, len(hand.hands[0])
    ('discard', 0, 28)
    """

    rules: Rules
    dealer: int
    seed: int | None
    """The number of the deal, if the cards were dealt from one."""
    dealt: tuple[Cards, ...]
    """Each seat's cards as dealt, before the dealer takes the talon."""
    talon: Cards
    discards: Cards
    """What the dealer laid away; empty before."""
    to_act: int | None
    """The seat that has to discard or play, None when the hand is over."""
    debt: tuple[int, int] | None
    """The Fool's open debt as (debtor, creditor), None if there is none (RULES 5)."""
    tricks: tuple[FinishedTrick, ...]
    """The finished tricks, in order."""

    def __init__(
        self, rules: Rules, dealer: int, hands: Sequence[Iterable[CardLike]], talon: Iterable[CardLike]
    ) -> None:
        """Start a hand from given cards, which must be a whole deal; `Hand.from_record` checks a stranger's."""
        self.rules = rules
        self.dealer = dealer
        self.seed = None
        self.dealt = tuple(Cards(sorted(Cards(cards))) for cards in hands)
        self.talon = Cards(sorted(Cards(talon)))
        self.discards = Cards()
        self.to_act = dealer
        self.debt = None
        self.tricks = ()
        self._tables = compile_rules(rules)
        self._hands = [mask_of(cards) for cards in self.dealt]
        self._hands[dealer] |= mask_of(self.talon)
        self._piles = [0] * rules.players
        self._trick: list[int] = []
        self._leader = self.right_of(dealer)
        self._plays: list[int] = []
        # What each seat has shown not to hold, and what each pile counts and holds without the discards.
        self._lacks = [0] * rules.players
        self._taken_value = [0] * rules.players
        self._taken_size = [0] * rules.players
        self._ultimo: int | None = None

    @classmethod
    def deal(cls, rules: Rules, dealer: int = 0, seed: int | None = None) -> Hand:
        """Shuffle and deal. The same seed deals the same cards on every platform; without one, chance decides.

        Raises `ValueError` for a dealer who has no seat or a seed that is no whole number.
        """
        compile_rules(rules)  # refuses what are no rules
        if type(dealer) is not int or not 0 <= dealer < rules.players:
            raise ValueError(f"the dealer must be a seat from 0 to {rules.players - 1}, not {shown(dealer)}")
        if seed is None:
            import secrets

            seed = secrets.randbelow(DEAL_NUMBERS)
        elif type(seed) is not int:
            raise ValueError(f"the seed must be a whole number, not {shown(seed)}")
        hands, talon = deal(rules, dealer, seed)
        hand = cls(rules, dealer, hands, talon)
        hand.seed = seed
        return hand

    @classmethod
    def from_record(cls, data: object) -> Hand:
        """Return the hand that a record tells, replayed and checked play by play.

        A record without its discard or with only some of its plays gives an unfinished hand. A discard of too few
        cards is checked, but nothing is laid away before it is complete. Raises `RecordError`, saying where.
        """
        parts = record.parse(data)
        hand = cls(parts.rules, parts.dealer, parts.hands, parts.talon)
        record.replay(hand, parts)
        return hand

    def to_record(self) -> dict[str, Any]:
        """Return the hand as a dict that `json.dumps` takes and `from_record` reads. It shows every card."""
        return record.write(self)

    def copy(self) -> Hand:
        """Return a hand in the same state that goes its own way from here."""
        twin = object.__new__(Hand)
        twin.__dict__.update(self.__dict__)
        for name, value in self.__dict__.items():
            if isinstance(value, list):
                twin.__dict__[name] = value.copy()
        return twin

    __copy__ = copy

    def from_start(self) -> Hand:
        """Return the same deal before anything was laid away or played."""
        again = Hand(self.rules, self.dealer, self.dealt, self.talon)
        again.seed = self.seed
        return again

    # -- where the hand stands

    @property
    def phase(self) -> str:
        """ "discard", "play" or "done"."""
        if self.to_act is None:
            return "done"
        return "play" if self.discards else "discard"

    @property
    def hands(self) -> tuple[Cards, ...]:
        """The cards each seat holds now, in playing order; the dealer's with the talon while discarding."""
        return tuple(self._shown(mask) for mask in self._hands)

    @property
    def piles(self) -> tuple[Cards, ...]:
        """The cards each seat has captured, the dealer's discards included."""
        return tuple(Cards(cards_in(mask)) for mask in self._piles)

    @property
    def trick(self) -> Trick:
        """The cards on the table as (seat, card), in order of play."""
        return Trick(((self._leader + i) % self.rules.players, ALL_CARDS[card]) for i, card in enumerate(self._trick))

    @property
    def leader(self) -> int | None:
        """The seat that led, or has to lead, the trick on the table; None when the hand is over."""
        return None if self.to_act is None else self._leader

    @property
    def plays(self) -> Cards:
        """All cards played so far, in order."""
        return Cards(ALL_CARDS[card] for card in self._plays)

    def right_of(self, seat: int) -> int:
        """Return the next seat in the order of play, which sits on the right (RULES 2)."""
        return (seat + 1) % self.rules.players

    def _shown(self, mask: int) -> Cards:
        in_order: list[Card] = sorted(cards_in(mask), key=lambda card: self._tables.display[card.id])
        return Cards(in_order)

    # -- the scarto (RULES 4)

    def legal_discards(self) -> list[Card]:
        """Return the cards that the dealer may lay away; none once that is done."""
        return cards_in(self._legal_mask()) if self.phase == "discard" else []

    def discard(self, cards: Iterable[CardLike]) -> None:
        """Lay away as many cards as the talon had. Raises `IllegalDiscard`, and nothing has changed."""
        try:
            chosen = Cards(islice(cards, self.rules.pack_size + 1))  # one that never ends is refused as well
            mask_of(chosen)
        except (TypeError, ValueError) as error:
            raise IllegalDiscard(gettext("That cannot be laid away: {error}.", error=error)) from None
        if self.phase != "discard":
            raise IllegalDiscard(gettext("The scarto is done: cards are laid away once, before the play."))
        for card in chosen:
            reason = explain.of_card(self, card, self.dealer)
            if not reason.allowed:
                raise IllegalDiscard(reason.words)
        if len(chosen) != self.rules.talon_size:
            size = self.rules.talon_size
            raise IllegalDiscard(
                gettext("Lay away {size} cards, as many as the talon had, not {n}.", size=size, n=len(chosen))
            )
        self.discards = Cards(sorted(chosen))
        self._piles[self.dealer] |= mask_of(chosen)
        self._hands[self.dealer] ^= mask_of(chosen)
        self.to_act = self._leader

    # -- the play (RULES 5)

    def legal_plays(self) -> list[Card]:
        """Return the cards that the seat to act may play; none outside the play."""
        return cards_in(self._legal_mask()) if self.phase == "play" else []

    def _legal_mask(self) -> int:
        """Return what the seat to act may play or lay away, as a mask."""
        if self.to_act is None:
            return 0
        hand = self._hands[self.to_act]
        if self.discards:
            led, best, _ = self._tables.trick_state(self._trick)
            return self._tables.legal(hand, led, best)
        held = cards_in(hand)
        return sum(card.bit for card in held if self.rules.may_discard(card, held))

    def explain(self, card: CardLike, seat: int | None = None) -> str:
        """Say in words why a card may or may not be played (or laid away) now.

        `seat` is who asks, the seat to act if left out. Nothing is said of cards that the seat cannot see. Raises
        `NotationError` for something that is no card.
        """
        asking = seat if seat is not None else self.dealer if self.to_act is None else self.to_act
        return explain.of_card(self, Card.parse(card), asking).words

    def play(self, card: CardLike) -> None:
        """Play a card for the seat to act. Raises `IllegalPlay`, and nothing has changed."""
        try:
            card = Card.parse(card)
        except ValueError as error:
            raise IllegalPlay(gettext("That cannot be played: {error}.", error=error)) from None
        seat = self.to_act
        if seat is None or self.phase != "play" or not card.bit & self._legal_mask():
            raise IllegalPlay(self._refusal(card))
        self._note_what_it_shows(seat, card)
        self._hands[seat] ^= card.bit
        self._trick.append(card.id)
        self._plays.append(card.id)
        if len(self._trick) < self.rules.players:
            self.to_act = self.right_of(seat)
        else:
            self._finish_trick()

    def _refusal(self, card: Card) -> str:
        if self.phase == "discard":
            return gettext("The dealer has not laid cards away yet: the play begins after that.")
        return self.explain(card)

    def _note_what_it_shows(self, seat: int, card: Card) -> None:
        """Remember the duties that the seat could not meet: it holds none of their cards. The Fool shows nothing."""
        led, best, _ = self._tables.trick_state(self._trick)
        if card.bit == FOOL_BIT:
            return
        for cards in self._tables.duties[led][best]:
            if card.bit & cards:
                return
            self._lacks[seat] |= cards

    def _finish_trick(self) -> None:
        plays = self.trick
        winner = plays[self._tables.trick_state(self._trick)[2]][0]
        last = len(self.tricks) + 1 == self.rules.hand_size
        for _, card in plays:
            if card.bit != FOOL_BIT:
                self._capture(winner, card)
        fate = self._place_the_fool(plays, winner, last)
        paid = self._pay_debt(last)
        fate = "paid" if fate == "owed" and paid else fate
        self.tricks += (FinishedTrick(plays, winner, fate, paid and fate != "paid"),)
        if last:
            self._note_ultimo(plays, winner, fate)
        self._trick = []
        self._leader = winner
        self.to_act = None if last else winner

    def _capture(self, seat: int, card: Card) -> None:
        self._piles[seat] |= card.bit
        self._taken_value[seat] += self._tables.value[card.id]
        self._taken_size[seat] += 1

    def _place_the_fool(self, plays: Trick, winner: int, last: bool) -> str | None:
        """Put the Fool on the pile it goes to (RULES 5, *What happens to the Fool*) and say what became of it."""
        for seat, card in plays:
            if card.bit == FOOL_BIT:
                if last and self.rules.fool_last_trick == "captured":
                    self._capture(winner, card)
                    return "captured"
                self._capture(seat, card)
                if self.rules.fool == "keeps":
                    return "kept"
                self.debt = (seat, winner)
                return "owed"
        return None

    def _pay_debt(self, last: bool) -> bool:
        """Pay the Fool's debt if that can be done: with a plain card, in the end with the cheapest card or the Fool."""
        if self.debt is None:
            return False
        debtor, creditor = self.debt
        payable = self._piles[debtor] & (~0 if last else self._tables.plain)
        bit = next((bit for bit in self._tables.payment if bit & payable), FOOL_BIT if last else 0)
        if not bit:
            return False
        value = self._tables.value[bit.bit_length() - 1]
        for seat, sign in ((debtor, -1), (creditor, 1)):
            self._piles[seat] ^= bit
            self._taken_value[seat] += sign * value
            self._taken_size[seat] += sign
        self.debt = None
        return True

    def _note_ultimo(self, plays: Trick, winner: int, fate: str | None) -> None:
        """Give the bonus of the last trick to its winner, where the house plays it (RULES 7)."""
        bagatto = any(card.bit == BAGATTO_BIT for _, card in plays)
        fool = fate == "captured" and self.rules.ultimo == "bagatto_or_fool"
        if self.rules.ultimo != "none" and (bagatto or fool):
            self._ultimo = winner

    # -- the result (RULES 6 and 7)

    def counts(self) -> tuple[Fraction, ...]:
        """Return what each seat's pile counts so far, the dealer's discards included (RULES 6)."""
        return tuple(count_trios(self.rules, pile) for pile in self.piles)

    def scores(self) -> tuple[Fraction, ...]:
        """Return each seat's score: its count less par, and the Ultimo (RULES 7).

        Raises `ValueError` before the hand is over.
        """
        if self.to_act is not None:
            raise ValueError("the hand is not over: it has scores only after the last trick")
        return hand_scores(self.rules, self.counts(), self._ultimo)

    def payments(self) -> tuple[Fraction, ...]:
        """Return what each seat gets in chips, or pays, below 0 (RULES 7). Raises `ValueError` before the end."""
        return settle(self.scores())

    def view(self, seat: int) -> View:
        """Return all that one seat may know now, and nothing else. Raises `ValueError` if there is no such seat."""
        from .view import View

        if type(seat) is not int or not 0 <= seat < self.rules.players:
            raise ValueError(f"there is no seat {shown(seat)}: seats go from 0 to {self.rules.players - 1}")
        return View.of(self, seat)

    def __repr__(self) -> str:
        return f"<Hand {self.rules.name}, dealer {self.dealer}, {self.phase}, {len(self._plays)} played>"

    def _repr_html_(self) -> str:
        from . import display

        return display.hand_html(self)
