"""Hands that one seat cannot tell apart: the cards it does not see are dealt anew, and its own past stays the same."""

from __future__ import annotations

import random

import naive
from building import names
from naive_hand import NaiveHand

import scarto_core as sc


def public_story(reading):
    """What everybody at the table has seen: who won, what became of the Fool, who owed whom after each trick."""
    story = []
    for count in range(0, len(reading.plays) + 1, len(reading.hands)):
        hand = NaiveHand(reading.rules, reading.dealer, reading.dealt, reading.talon)
        hand.discard(reading.discards)
        for card in reading.plays[:count]:
            hand.play(card)
        story.append((hand.debt, [(winner, fate) for _, winner, fate in hand.tricks]))
    return story


class World:
    """The cards of a hand by where they are: still held, laid away, talon; enough to write its record anew."""

    def __init__(self, hand):
        self.record = hand.to_record()
        self.dealer = hand.dealer
        self.held = [names(cards) for cards in hand.hands]
        self.discards, self.talon = names(hand.discards), names(hand.talon)
        self.played = [[] for _ in hand.hands]
        for trick in [*(trick.plays for trick in hand.tricks), hand.trick]:
            for seat, card in trick:
                self.played[seat].append(str(card))

    def swap(self, seat, rng):
        """Exchange two cards that ``seat`` cannot see."""
        unseen = [self.held[other] for other in range(len(self.held)) if other != seat]
        if seat != self.dealer:
            unseen.append(self.discards)
        one, other = rng.sample([place for place in unseen if place], 2)
        here, there = rng.randrange(len(one)), rng.randrange(len(other))
        one[here], other[there] = other[there], one[here]
        if seat != self.dealer:
            self.renew_talon(rng)

    def renew_talon(self, rng):
        """The dealer's talon may have been any of the cards the dealer had."""
        self.talon = rng.sample(self.played[self.dealer] + self.held[self.dealer] + self.discards, len(self.talon))

    def tell(self):
        """The record of this world."""
        hands = [[*played, *held] for played, held in zip(self.played, self.held, strict=True)]
        full = hands[self.dealer] + self.discards
        hands[self.dealer] = [card for card in full if card not in self.talon]
        return {**self.record, "hands": hands, "talon": list(self.talon), "discard": list(self.discards)}

    def places(self):
        """Which cards are where, in no order: two worlds that agree in this are the same."""
        return [sorted(cards) for cards in (*self.held, self.discards, self.talon)]

    def copy(self):
        twin = object.__new__(World)
        twin.record, twin.dealer, twin.played = self.record, self.dealer, self.played
        twin.held = [list(cards) for cards in self.held]
        twin.discards, twin.talon = list(self.discards), list(self.talon)
        return twin


def lawful(record):
    """Whether every discard and play of a record was allowed, in the naive reading."""
    hand = NaiveHand(
        naive.read(record["rules"], **record["changes"]), record["dealer"], record["hands"], record["talon"]
    )
    if not set(record["discard"]) <= set(naive.may_lay_away(hand.rules, hand.hands[hand.dealer])):
        return False
    if record["discard"]:
        hand.discard(record["discard"])
    for card in record["plays"]:
        if card not in hand.legal():
            return False
        hand.play(card)
    return True


def twins(hand, seat, rng: random.Random, tries=40, wanted=3):
    """Other hands that look the same from ``seat``; fewer than ``wanted`` where play has shown too much."""
    story = public_story(NaiveHand.replay(hand.to_record())) if hand.plays else None
    first = world = World(hand)
    found = []
    for _ in range(tries):
        other = world.copy()
        other.swap(seat, rng)
        record = other.tell()
        if not lawful(record) or (story and public_story(NaiveHand.replay(record)) != story):
            continue
        world = other
        if world.places() != first.places():
            found.append(record)
    return [sc.Hand.from_record(record) for record in found[::-1][:wanted]]
