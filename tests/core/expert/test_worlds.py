"""The worlds that fit a view: the true one among them, all lawful, none left out, each as likely as any other."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest
from building import RULESETS, SHAPES, random_hand, rules, table
from naive_hand import NaiveHand
from possible import assert_possible
from twins import World, lawful, public_story

import scarto_core as sc
from scarto_core.cards import cards_in, mask_of
from scarto_core.worlds import Worlds
from scarto_core.worlds.knowledge import SCARTO, burial_laws
from scarto_core.worlds.sampling import Sampler, hidden_cards

SWITCHES = [
    {}, {"fool_discard": "free"}, {"fool_discard": "no_trump"}, {"fool": "pays", "fool_last_trick": "safe"},
]  # fmt: skip


def truth(hand, seat):
    """What a seat cannot see, as masks by place: the other hands, and the scarto of another dealer."""
    worlds = Worlds(hand.view(seat))
    held = [mask_of(hand.hands[other]) for other in worlds.knowledge.seats]
    return [*held, *[0] * (SCARTO - len(held)), mask_of(hand.discards) if seat != hand.dealer else 0]


def fits(places, knowledge):
    """Whether cards by place are one of the possible worlds."""
    return any(
        places[SCARTO] & case.buried == case.buried
        and (not case.some_plain or places[SCARTO] & knowledge.plain)
        and all(
            (cards & ~(case.buried if place == SCARTO else 0)).bit_count() == case.held[place]
            and not cards & ~(case.may_hold[place] | (case.buried if place == SCARTO else 0))
            for place, cards in enumerate(places)
        )
        for case in knowledge.cases
    )


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("shape", SHAPES, ids=["three", "four", "piccolo"])
@pytest.mark.parametrize("switches", SWITCHES, ids=str)
def test_the_true_deal_is_always_possible(ruleset, shape, switches):
    """At every decision of a hand played by chance."""
    rng = random.Random(5)
    hand = sc.Hand.deal(rules(ruleset, **shape, **switches), dealer=1, seed=11)
    hand.discard(rng.sample(list(hand.legal_discards()), len(hand.talon)))
    while hand.phase == "play":
        seat = hand.to_act
        worlds = Worlds(hand.view(seat))
        assert fits(truth(hand, seat), worlds.knowledge)
        assert worlds.count > 0
        hand.play(rng.choice(hand.legal_plays()))


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("shape", SHAPES, ids=["three", "four", "piccolo"])
def test_drawn_worlds_are_possible_and_lawful(ruleset, shape):
    """A world drawn is a deal in which everything could have gone the way it went (told by the naive reading)."""
    for seed in range(4):
        hand = random_hand(seed, ruleset, plays=7 + 9 * seed, **shape)
        positions, count = Sampler(hand.view(hand.to_act)).draw(6, seed=seed)
        assert count == 6
        assert_possible(hand, positions, count)


def brute_force(hand, seat):
    """All worlds that a seat cannot tell apart, by trying every way to lay the unseen cards down."""
    first = World(hand)
    story = public_story(NaiveHand.replay(hand.to_record()))
    places = [first.held[other] for other in range(len(first.held)) if other != seat]
    if seat != hand.dealer:
        places.append(first.discards)
    unseen = sorted(card for place in places for card in place)
    found = set()
    for way in _ways(unseen, [len(place) for place in places]):
        world = first.copy()
        for other, cards in zip([s for s in range(len(first.held)) if s != seat], way, strict=False):
            world.held[other] = list(cards)
        if seat != hand.dealer:
            world.discards = list(way[-1])
            full = world.played[hand.dealer] + world.held[hand.dealer] + world.discards
            world.talon = full[: len(world.talon)]
        record = world.tell()
        if lawful(record) and public_story(NaiveHand.replay(record)) == story:
            found.add(tuple(tuple(cards) for cards in way))
    return found


def _ways(cards, sizes):
    if not sizes:
        yield ()
        return
    for chosen in combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in chosen]
        for others in _ways(rest, sizes[1:]):
            yield (tuple(sorted(chosen)), *others)


ENDINGS = [
    ("course", {}, 69, 1), ("course", {}, 68, 4), ("course", {"players": 4}, 70, 2),
    ("basic", {"piccolo": True}, 33, 3),
    ("piemontese", {"fool_discard": "free"}, 68, 5), ("guide", {}, 69, 6), ("course", {}, 66, 9),
]  # fmt: skip


@pytest.mark.parametrize(("ruleset", "changes", "plays", "seed"), ENDINGS, ids=str)
def test_near_the_end_all_worlds_are_drawn_and_each_as_often(ruleset, changes, plays, seed):
    """The drawn worlds are exactly those of brute force, with frequencies as chance has them (seeded)."""
    hand = random_hand(seed, ruleset, plays=plays, **changes)
    seat = hand.to_act
    possible = brute_force(hand, seat)
    sampler = Sampler(hand.view(seat))
    assert sampler.worlds.count == len(possible)
    draws = 40 * len(possible)
    positions, _ = sampler.draw(draws, seed=1)
    seen = Counter()
    for number in range(draws):
        hands, scarto = hidden_cards(positions, number, len(hand.hands))
        places = [*(hands[other] for other in range(len(hands)) if other != seat), scarto]
        if seat == hand.dealer:
            places.pop()
        seen[tuple(tuple(sorted(map(str, cards_in(cards)))) for cards in places)] += 1
    assert set(seen) == possible
    chi_square = sum((seen[world] - 40) ** 2 / 40 for world in possible)
    freedom = len(possible) - 1
    assert chi_square < freedom + 5 * (2 * freedom) ** 0.5 + 5


def test_laws_of_the_scarto_are_those_of_the_rules():
    laws = burial_laws(rules())
    bagatto, fool = mask_of(["T1"]), mask_of(["F"])
    assert not laws.free & (fool | bagatto | mask_of(["SK", "T20", "T21"]))
    assert laws.bars == {bagatto: mask_of([*(f"T{n}" for n in range(2, 22)), "F"])}
    assert set(burial_laws(rules("basic")).bars) == {fool}


def test_the_bagatto_may_lie_in_the_scarto_of_a_dealer_who_has_shown_no_tarocco():
    hand = table("T5 S2", "S3", "S4", play="")
    seat = hand.to_act
    cases = Worlds(hand.view(seat)).knowledge.cases
    bagatto = mask_of(["T1"])
    if not hand.view(seat).unseen_mask & bagatto:
        assert len(cases) == 1
        return
    alone = next(case for case in cases if case.buried == bagatto)
    dealer = Worlds(hand.view(seat)).knowledge.seats.index(hand.dealer)
    assert not alone.may_hold[dealer] & (hand.view(seat).tables.trumps | mask_of(["F"]))


def test_a_dealer_who_owes_for_the_fool_has_no_plain_card_in_the_scarto():
    """And one who pays before a trick was taken has one there (RULES 5)."""
    seen = set()
    for seed in range(400):
        rng = random.Random(seed)
        hand = sc.Hand.deal(rules(), dealer=0, seed=seed)
        if "F" not in map(str, hand.hands[0]):
            continue
        dear = [card for card in hand.legal_discards() if hand.rules.value(card) > 1][:3]
        hand.discard(dear if len(dear) == 3 and seed % 2 else rng.sample(list(hand.legal_discards()), 3))
        while hand.to_act != 0:
            hand.play(rng.choice(hand.legal_plays()))
        if hand.tricks:
            continue
        hand.play("F")
        while len(hand.plays) < 3:
            hand.play(rng.choice(hand.legal_plays()))
        if hand.to_act == 0:
            continue
        fate = hand.tricks[0].fool
        seen.add(fate)
        for case in Worlds(hand.view(hand.to_act)).knowledge.cases:
            assert case.some_plain == (fate == "paid")
            assert fate == "paid" or not case.may_hold[SCARTO] & hand.view(hand.to_act).tables.plain
    assert seen == {"paid", "owed"}
