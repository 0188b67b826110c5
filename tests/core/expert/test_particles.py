"""Worlds that explain the play: moved, they stay possible and lawful, and each comes as often as it is likely."""

from __future__ import annotations

from collections import Counter
from math import exp, log

import pytest
from building import RULESETS, SHAPES, random_hand
from possible import assert_possible

from scarto_core.deal import Randomness
from scarto_core.kernels.jit import reals
from scarto_core.kernels.position import DEBTOR, DISCARDS, HANDS, PILES, SIZE
from scarto_core.worlds.likelihood import FAR, TOLD
from scarto_core.worlds.particles import Particles
from scarto_core.worlds.sampling import Sampler, hidden_cards, plain, rows_for

BELIEFS = reals([log(0.35), log(0.3), log(0.25), log(0.1), 0.8])


def settled(view, number, drawn=40, steps=6):
    particles = Particles(Sampler(view), BELIEFS, Randomness(3), number)
    list(particles.draw(drawn))
    particles.choose()
    list(particles.settle(steps))
    return particles


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("shape", SHAPES, ids=["three", "four", "piccolo"])
def test_moved_worlds_are_possible_and_lawful(ruleset, shape):
    """After many exchanges a world is still a deal in which all could have gone as it went (the naive reading)."""
    for seed in range(3):
        hand = random_hand(seed, ruleset, plays=8 + 11 * seed, **shape)
        assert_possible(hand, settled(hand.view(hand.to_act), 4, steps=40).worlds, 4)


def test_everything_in_a_moved_world_is_as_if_it_had_been_drawn():
    """What was laid away is in a pile, no card is lost or doubled, and a debt stands open or is paid as before."""
    for seed in range(6):
        hand = random_hand(seed, plays=20 + 7 * seed)
        view = hand.view(hand.to_act)
        worlds = plain(settled(view, 16).worlds)
        drawn = plain(Sampler(view).draw(1, 1)[0])
        for start in range(0, len(worlds), SIZE):
            world = worlds[start : start + SIZE]
            for word in range(2):
                piles = [world[PILES + 2 * seat + word] for seat in range(3)]
                places = [world[HANDS + 2 * seat + word] for seat in range(3)] + piles
                before = [drawn[at + 2 * seat + word] for at in (HANDS, PILES) for seat in range(3)]
                assert sum(places) == sum(before)
                assert world[DISCARDS + word] & ~(piles[0] | piles[1] | piles[2]) == 0
            assert world[DEBTOR] == drawn[DEBTOR]


ENDINGS = [(60, 5), (62, 8), (66, 3)]


@pytest.mark.parametrize(("plays", "seed"), ENDINGS)
def test_in_the_long_run_each_world_comes_as_often_as_it_is_likely(plays, seed):
    """Against the likelihoods of all worlds, which are found by drawing until none is new."""
    view = random_hand(seed, plays=plays).view(random_hand(seed, plays=plays).to_act)
    sampler = Sampler(view)
    worlds, count = sampler.draw(40 * sampler.worlds.count, seed=2)
    told = rows_for(count)
    sampler.weigh(worlds, 0, count, BELIEFS, told)
    weights = {hidden_cards(worlds, number, 3): exp(told[number * TOLD]) for number in range(count)}
    assert len(weights) == sampler.worlds.count
    whole = sum(weights.values())
    particles = settled(view, 64, drawn=64, steps=30)
    seen = Counter()
    for _ in range(200):
        taken, number = particles.take(64, 5)
        seen.update(hidden_cards(taken, place, 3) for place in range(number))
    total = sum(seen.values()) / 8  # neighbours in a chain are alike: as if only one in eight of them counted
    shares = {world: weight / whole for world, weight in weights.items()}
    assert set(seen) <= set(weights)
    for world, share in shares.items():
        assert abs(seen[world] / 8 / total - share) < 4 * (share * (1 - share) / total) ** 0.5 + 1e-3
    mean = sum(share * log(weights[world]) for world, share in shares.items())
    spread = sum(share * (log(weights[world]) - mean) ** 2 for world, share in shares.items())
    found = sum(times * log(weights[world]) for world, times in seen.items()) / 8 / total
    assert abs(found - mean) < 4 * (spread / total) ** 0.5


def test_a_world_is_given_up_only_if_it_is_less_likely_than_was_asked():
    view = random_hand(4, plays=44).view(random_hand(4, plays=44).to_act)
    sampler = Sampler(view)
    worlds, count = sampler.draw(60, seed=9)
    full, told = rows_for(count), rows_for(count)
    sampler.weigh(worlds, 0, count, BELIEFS, full)
    logs = plain(full)[: count * TOLD : TOLD]
    least = sorted(logs)[count // 2]
    sampler.weigh(worlds, 0, count, BELIEFS, told, least)
    assert plain(told)[: count * TOLD : TOLD] == [one if one >= least else -FAR for one in logs]


def test_particles_go_round_and_are_moved_before_they_come_again():
    view = random_hand(7, plays=12).view(random_hand(7, plays=12).to_act)
    particles = settled(view, 10)
    first, more = particles.take(7, 3)
    _, fewer = particles.take(7, 3)
    assert (more, fewer) == (7, 3)
    first = plain(first)
    again, _ = particles.take(7, 30)
    assert sum(first[at * SIZE : (at + 1) * SIZE] != plain(again)[at * SIZE : (at + 1) * SIZE] for at in range(7)) > 3


def test_the_chances_of_the_models_add_up():
    view = random_hand(2, plays=30).view(random_hand(2, plays=30).to_act)
    models = settled(view, 12).models()
    assert models[view.seat] == ()
    assert all(abs(sum(chances) - 1) < 1e-9 for seat, chances in enumerate(models) if seat != view.seat)
