"""A decent club player: for each card, what it may win now against what it would be worth later.

It looks one play ahead, at the view and nothing else. The weights say how much each consideration counts, in points;
they were tuned by playing many hands (see `Weights`).
"""

from __future__ import annotations

from typing import NamedTuple

from ..cards import THE_FOOL, Card, Cards, shown
from ..tables import BAGATTO_BIT, FOOL_BIT, LED, NO_SUIT, THE_BAGATTO
from ..view import View
from . import club_discard
from .base import Advice
from .weights import CLUB, Weights

_TRUMP = len(LED) - 1
_NET = 2 / 3
"""A card costs two thirds of a point in its trio, so a plain card brings a third."""


class Choice(NamedTuple):
    """What the club player thinks of one legal card."""

    card: Card
    score: float
    """What playing it is worth, in points, compared with the other cards."""
    takes: bool
    """True if it beats what lies in the trick now."""
    chance: float
    """The chance that it takes the trick."""
    gain: float
    """What the trick counts if it does."""


class ClubPlayer:
    """Makes a void in the scarto, counts trumps, guards the Bagatto, and spends points only when it must."""

    def __init__(self, seed: int = 0, weights: Weights = CLUB) -> None:
        if not isinstance(weights, Weights):
            raise ValueError(f"weights must be Weights, not {shown(weights)}")
        self.seed = seed  # taken as every bot takes one; this player leaves nothing to chance
        self.weights = weights

    def choose_discard(self, view: View) -> Cards:
        """Return the discard after which the hand is worth most."""
        return club_discard.best(view, self.weights)

    def choose_play(self, view: View) -> Card:
        """Return the card of the best `choices`."""
        if view.legal_mask & (view.legal_mask - 1) == 0:
            return view.legal[0]
        return max(self.choices(view), key=lambda choice: choice.score).card

    def choices(self, view: View) -> list[Choice]:
        """Return what each legal card is worth, in the order of the hand."""
        situation = Situation(view, self.weights)
        return [situation.weigh(card) for card in view.legal]

    def advise(self, view: View) -> Advice:
        """Return what this player would do, with its reason in words."""
        from . import club_words

        if view.phase == "discard":
            cards = self.choose_discard(view)
            return Advice(cards, club_words.of_discard(view, cards))
        choices = self.choices(view)
        best = max(choices, key=lambda choice: choice.score)
        return Advice(Cards([best.card]), club_words.of_play(view, best, choices))


class Situation:
    """One decision: what is known about the trick and about the cards that are still out."""

    def __init__(self, view: View, weights: Weights) -> None:
        tables = view.tables
        self.view, self.tables, self.w = view, tables, weights
        players = view.rules.players
        self.trick = [card.id for _, card in view.trick]
        self.led, self.best, self.winning = tables.trick_state(self.trick)
        self.on_table = sum(tables.value[card] - _NET for card in self.trick if tables.suit[card] != NO_SUIT)
        after = players - len(self.trick)
        self.later = [(view.seat + turn) % players for turn in range(1, after)]
        self.tricks_left = view.hand_mask.bit_count()
        self.left = self.tricks_left / view.rules.hand_size
        unseen = view.unseen_mask & ~FOOL_BIT
        self.unseen = unseen
        self.may_hold = [unseen & ~lacked for lacked in view.lacks]
        self.share = [
            min(1.0, view.sizes[seat] / max(1, self.may_hold[seat].bit_count())) for seat in range(players)
        ]  # fmt: skip
        self.trumps_out = (unseen & tables.trumps).bit_count()
        self.own_trumps = (view.hand_mask & tables.trumps).bit_count()

    def weigh(self, card: Card) -> Choice:
        """Return what playing `card` is worth: what it wins, less what it would be worth if kept."""
        if card.bit == FOOL_BIT:
            return Choice(card, -self._fool_worth(), False, 0.0, 0.0)
        tables, w = self.tables, self.w
        led = self.led or tables.suit[card.id]
        takes = tables.trick_state([*self.trick, card.id])[2] == len(self.trick)
        chance = self._stands(card, led) if takes else 0.0
        gain = self.on_table + tables.value[card.id] - _NET + self._to_come(led)
        score = chance * gain - self.worth(card)
        if not self.trick:
            score += self._lead(card, led)
        elif takes:
            score += w.lead_next * chance
        if led != tables.suit[card.id] or not self.trick:
            score += self._towards_void(card)
        return Choice(card, score, takes, chance, gain)

    # -- will it stand?

    def _stands(self, card: Card, led: int) -> float:
        """Return the chance that nobody who plays later beats a card that is winning now."""
        chance = 1.0
        for seat in self.later:
            chance *= 1 - self._beaten_by(seat, card, led)
        return chance

    def _beaten_by(self, seat: int, card: Card, led: int) -> float:
        held, share, tables = self.may_hold[seat], self.share[seat], self.tables
        void = (1 - share) ** (held & tables.suits[led]).bit_count() if led != _TRUMP else 1.0
        if tables.suit[card.id] == _TRUMP:
            return void * self._holds_one(self.stronger(card) & held, share)
        ruffs = void * self._holds_one(held & tables.trumps, share)
        over = self._holds_one(self.stronger(card) & held, share)
        return min(1.0, ruffs + (1 - void) * over * self.w.wariness)

    @staticmethod
    def _holds_one(cards: int, share: float) -> float:
        return 1 - (1 - share) ** cards.bit_count() if cards else 0.0

    def stronger(self, card: Card) -> int:
        """Return the unseen cards of the card's suit that are stronger than it, as a mask."""
        return self.unseen & self.tables.stronger[card.id]

    def _to_come(self, led: int) -> float:
        """Return what the later players can be expected to add to the trick."""
        w, suit = self.w, self.tables.suits[led] & self.unseen
        size = suit.bit_count()
        if not size or not self.later:
            return w.to_come * len(self.later)
        honours = (suit & ~self.tables.plain).bit_count()
        return len(self.later) * (w.to_come + w.to_come_honours * honours / size)

    # -- what is it worth if it is kept?

    def worth(self, card: Card) -> float:
        """Return what a card can be expected to bring later, if it is not played now."""
        suit = self.tables.suit[card.id]
        if card.bit == BAGATTO_BIT:
            return self._bagatto_worth()
        return self._trump_worth(card) if suit == _TRUMP else self._plain_worth(card, suit)

    def _trump_worth(self, card: Card) -> float:
        w = self.w
        above = self.stronger(card).bit_count()
        power = (
            w.trump_base + w.trump_top * (1 - above / max(1, self.trumps_out)) + (w.trump_master if not above else 0.0)
        )
        own = (self.tables.value[card.id] - 1) * w.trump_value
        return power * (w.trump_late + (1 - w.trump_late) * self.left) + own

    def _bagatto_worth(self) -> float:
        w = self.w
        support = (self.own_trumps - 1) / max(1, self.tricks_left - 1)
        alone = self.trumps_out == 0
        value = self.tables.value[THE_BAGATTO.id] - 1
        return w.trump_base + value * min(
            1.0, w.bagatto + w.bagatto_support * support + (w.bagatto_alone if alone else 0.0)
        )

    def _plain_worth(self, card: Card, suit: int) -> float:
        w, tables = self.w, self.tables
        above = self.stronger(card).bit_count()
        out = (self.unseen & tables.suits[suit]).bit_count()
        length = (self.view.hand_mask & tables.suits[suit]).bit_count()
        # A suit that the others still hold is followed; one they do not is trumped while they have trumps.
        follow = 1.0
        for seat in range(len(self.share)):
            if seat != self.view.seat:
                follow *= 1 - (1 - self.share[seat]) ** (self.may_hold[seat] & tables.suits[suit]).bit_count()
        safe = follow if self.trumps_out else 1.0
        value = tables.value[card.id] - 1
        saved = w.honour_base + (w.honour_master if not above else w.honour_behind * above / max(1, out)) * safe
        saved += w.honour_length * min(length, 6) / 6 + w.honour_early * self.left
        power = w.pip_master * safe if not above else 0.0
        return value * min(1.0, max(0.0, saved)) + power + w.pip_rank * tables.strength[card.id] / 14

    def _fool_worth(self) -> float:
        """Return what keeping the Fool is worth: much early, less later, and nothing when it is about to be lost."""
        w = self.w
        if self.view.rules.fool_last_trick == "captured" and self.tricks_left <= 2:
            return -float(self.tables.value[THE_FOOL.id])
        return w.fool_base + w.fool_early * self.left

    # -- what else speaks for it?

    def _lead(self, card: Card, led: int) -> float:
        w, tables, view = self.w, self.tables, self.view
        length = (view.hand_mask & tables.suits[led]).bit_count()
        if led == _TRUMP:
            top = 1 - self.stronger(card).bit_count() / max(1, self.trumps_out)
            return w.lead_trump + w.lead_trump_long * length / max(1, self.tricks_left) + w.lead_trump_top * top
        honours = (self.unseen & tables.suits[led] & ~tables.plain).bit_count()
        drained = sum(1 for seat in self.later if not self.may_hold[seat] & tables.suits[led])
        return w.lead_long * length / 7 + w.lead_honours * honours / 4 + w.lead_drain * drained

    def _towards_void(self, card: Card) -> float:
        suit = self.tables.suit[card.id]
        if suit == _TRUMP or not self.own_trumps:
            return 0.0
        length = (self.view.hand_mask & self.tables.suits[suit]).bit_count()
        out = (self.unseen & self.tables.suits[suit]).bit_count() / 14
        return out * (self.w.void if length == 1 else self.w.nearly_void / length)
