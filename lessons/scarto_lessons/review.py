"""A hand looked at again: what each trick brought, and where the coach would have played otherwise.

The coach is the club player. Its prices are estimates from what the seat could see at that moment, so the review
never blames a choice for cards that lay hidden.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from html import escape
from typing import Any

from scarto_widgets.text import NAMES

import scarto_core as sc
from scarto_core import deck, words
from scarto_core.players import ClubPlayer

_LEFT = 'style="text-align:left;vertical-align:top"'
WORTH_SAYING = 0.5
"""From this price on, in points, another choice of the coach is mentioned."""


@dataclass(frozen=True)
class Moment:
    """One choice of the seat that is looked at."""

    trick: int
    """The number of the trick, from 1; 0 for the scarto."""
    chosen: sc.Cards
    advised: sc.Cards
    reason: str
    price: float
    """By how many points the coach thinks its own choice is better; 0 where it agrees. None is put on a scarto."""

    @property
    def agrees(self) -> bool:
        """True if the coach would have done the same, or nearly as gladly."""
        return self.price < WORTH_SAYING and (self.trick > 0 or set(self.chosen) == set(self.advised))


@dataclass(frozen=True)
class Review:
    """A finished hand through the eyes of one seat. Shows itself as a page of tricks in a notebook."""

    hand: sc.Hand
    seat: int
    moments: tuple[Moment, ...]
    gains: tuple[tuple[Fraction, ...], ...]
    """By trick and seat, how the counts changed."""

    @property
    def dearest(self) -> Moment | None:
        """The play that cost most by the coach's estimate, None if it agrees with all of them."""
        worst = max(self.moments, key=lambda moment: moment.price, default=None)
        return worst if worst is not None and worst.price >= WORTH_SAYING else None

    def record_before(self, trick: int) -> dict[str, Any]:
        """Return the hand as it stood before a trick, as a record: give it to a `Table` and play on from there.

        Raises `ValueError` if there was no such trick.
        """
        if not 1 <= trick <= len(self.hand.tricks):
            raise ValueError(f"there are tricks 1 to {len(self.hand.tricks)}, not {trick!r:.20}")
        record = self.hand.to_record()
        return {**record, "plays": record["plays"][: (trick - 1) * self.hand.rules.players]}

    def summary(self) -> str:
        """Say in a few sentences how the hand went."""
        count, par = self.hand.counts()[self.seat], self.hand.rules.par
        agreed = sum(moment.agrees for moment in self.moments)
        text = f"You counted {count}, par is {par}: {float(count - par):+g}. "
        text += f"The coach agrees with {agreed} of your {len(self.moments)} choices."
        if self.dearest is not None:
            text += f" The dearest was in trick {self.dearest.trick}, by about {self.dearest.price:.1f} points."
        return text

    def __repr__(self) -> str:
        notes = [f"Trick {m.trick}: {_note(m)}" for m in self.moments if not m.agrees and m.trick]
        return "\n".join([self.summary(), *notes])

    def _repr_html_(self) -> str:
        by_trick = {moment.trick: moment for moment in self.moments}
        rows = "".join(self._row(number, by_trick.get(number)) for number in range(1, len(self.hand.tricks) + 1))
        scarto = by_trick.get(0)
        first = f"<p><b>The scarto.</b> {escape(_note(scarto))}</p>" if scarto else ""
        head = "".join(f"<th {_LEFT}>{title}</th>" for title in ("Trick", "Cards", "Taken by", "Count", "The coach"))
        return f"{deck.sprite()}<p>{escape(self.summary())}</p>{first}<table><tr>{head}</tr>{rows}</table>"

    def _row(self, number: int, moment: Moment | None) -> str:
        trick, gain = self.hand.tricks[number - 1], self.gains[number - 1][self.seat]
        cards = "".join(_small(str(card), self._who(seat)) for seat, card in trick.plays)
        taken = "<b>you</b>" if trick.winner == self.seat else self._who(trick.winner)
        note = escape(_note(moment)) if moment else "No choice."
        cells = [str(number), f'<span style="white-space:nowrap">{cards}</span>', taken, f"{float(gain):+g}", note]
        return "<tr>" + "".join(f"<td {_LEFT}>{cell}</td>" for cell in cells) + "</tr>"

    def _who(self, seat: int) -> str:
        """The table's name for a seat."""
        place = (seat - self.seat) % self.hand.rules.players
        return NAMES[place] if place else "you"


def review(table_or_hand: object, seat: int = 0) -> Review:
    """Look at a finished hand, or at the hand on a `Table`, through the eyes of a seat.

    While the hand on the table is not finished, a hand that bots have played is shown instead, and a line says so.
    Raises `ValueError` for a hand that is not finished.
    """
    hand = getattr(table_or_hand, "hand", table_or_hand)
    if not isinstance(hand, sc.Hand):
        raise ValueError(f"a hand or a table is wanted, not a {type(hand).__name__}")
    if hand.phase != "done":
        if hand is table_or_hand:
            raise ValueError("the hand is not over: play it to the end, then look back")
        print("Your hand is not over yet, so here is one that bots have played. Come back when it is.")
        hand = sample_hand()
    return _look_at(hand, seat)


def sample_hand() -> sc.Hand:
    """Return a finished hand to look at: two club players, and a greedy one in seat 0."""
    return sc.play_hand(sc.ruleset("course"), ["greedy", "club", "club"], dealer=2, seed=22)


def _look_at(hand: sc.Hand, seat: int) -> Review:
    again = sc.Hand.from_record({**hand.to_record(), "discard": [], "plays": []})
    coach = ClubPlayer()
    moments, gains = [], []
    before = again.counts()
    while again.to_act is not None:
        acting = again.to_act
        chosen = hand.discards if again.phase == "discard" else sc.Cards([hand.plays[len(again.plays)]])
        if acting == seat and len(again.view(seat).legal) > 1:
            moments.append(_moment(again, chosen, coach))
        if again.phase == "discard":
            again.discard(chosen)
            before = again.counts()
            continue
        again.play(chosen[0])
        if not again.trick:
            now = again.counts()
            gains.append(tuple(new - old for new, old in zip(now, before, strict=True)))
            before = now
    return Review(hand, seat, tuple(moments), tuple(gains))


def _moment(hand: sc.Hand, chosen: sc.Cards, coach: ClubPlayer) -> Moment:
    assert hand.to_act is not None
    view = hand.view(hand.to_act)
    advice = coach.advise(view)
    if view.phase == "discard":
        return Moment(0, chosen, advice.cards, advice.reason, 0.0)
    scores = {choice.card: choice.score for choice in coach.choices(view)}
    price = max(scores.values()) - scores[chosen[0]]
    return Moment(len(hand.tricks) + 1, chosen, advice.cards, advice.reason, price)


def _small(card: str, caption: str) -> str:
    """Return a small card from the sprite with a caption below it."""
    drawing = f'<svg viewBox="0 0 100 180" width="36" role="img" aria-label="{escape(words.name(card))}">'
    return (
        '<span style="display:inline-block;margin-right:6px;text-align:center;font-size:smaller">'
        f'{drawing}<use href="#scarto-{card}"/></svg><br>{caption}</span>'
    )


def _note(moment: Moment) -> str:
    if moment.agrees:
        return "As the coach would have it."
    cards = words.either([words.the(card) for card in moment.advised], "and")
    price = f" (about {moment.price:.1f} points better)" if moment.price else ""
    verb = "play" if moment.trick else "lay away"
    return f"The coach would {verb} {cards}{price}. {moment.reason}".rstrip()


