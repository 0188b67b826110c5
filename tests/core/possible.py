"""Whether worlds made by kernels are deals in which everything could have gone the way it went."""

from __future__ import annotations

import random

from naive_hand import NaiveHand
from twins import World, lawful, public_story

from scarto_core.cards import cards_in
from scarto_core.worlds.sampling import hidden_cards


def assert_possible(hand, positions, count):
    """Tell each world's hand from the deal on: by the naive reading it is lawful, and looks the same to all."""
    story = public_story(NaiveHand.replay(hand.to_record()))
    for number in range(count):
        hands, scarto = hidden_cards(positions, number, len(hand.hands))
        world = World(hand)
        world.held = [[str(card) for card in cards_in(cards)] for cards in hands]
        world.discards = [str(card) for card in cards_in(scarto)]
        if hand.to_act != hand.dealer:
            world.renew_talon(random.Random(number))
        record = world.tell()
        assert lawful(record)
        assert public_story(NaiveHand.replay(record)) == story
