"""Whether worlds made by kernels are deals in which everything could have gone the way it went."""

from __future__ import annotations

import random

from naive_hand import NaiveHand
from twins import World, lawful, public_story

from scarto_core.cards import cards_in
from scarto_core.worlds.sampling import hidden_cards


def assert_possible(hand, positions, count):
    """Tell each world's hand from the deal on: the same pack and the same own cards, and, by the naive reading, every
    choice lawful and everything that all saw the same.
    """
    truth = hand.to_record()
    story, seat = public_story(NaiveHand.replay(truth)), hand.to_act
    for number in range(count):
        hands, scarto = hidden_cards(positions, number, len(hand.hands))
        world = World(hand)
        world.held = [[str(card) for card in cards_in(cards)] for cards in hands]
        world.discards = [str(card) for card in cards_in(scarto)]
        if seat != hand.dealer:
            world.renew_talon(random.Random(number))
        else:
            assert set(world.discards) == set(truth["discard"])
        record = world.tell()
        assert set(world.held[seat]) == {str(card) for card in hand.hands[seat]}
        assert pack_of(record) == pack_of(truth)
        assert lawful(record)
        assert public_story(NaiveHand.replay(record)) == story


def pack_of(record):
    """All cards of a record, in one order."""
    return sorted(card for cards in (*record["hands"], record["talon"]) for card in cards)
