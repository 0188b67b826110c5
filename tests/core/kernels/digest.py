"""A fingerprint of what the kernels compute: deals, playouts of every policy, mixtures, exact endings."""

import hashlib
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import building

from scarto_core.kernels import jit, playouts
from scarto_core.kernels import position as p
from scarto_core.kernels.arrays import arrays_of
from scarto_core.kernels.club import ROOM
from scarto_core.kernels.endgame import solve

MIXTURES = ([1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 2, 3])
WORLDS = 12


def of_rules(rules, seed):
    """All that comes of some deals under some rules, as text."""
    t, f = arrays_of(rules)
    worlds, s, room = jit.zeros(WORLDS * p.SIZE), jit.zeros(p.SIZE + 78), jit.reals([0.0] * ROOM)
    found = []
    for number, mixture in enumerate(MIXTURES):
        stop, results = jit.zeros(2), jit.zeros(WORLDS * playouts.RESULTS)
        playouts.deal_worlds(t, WORLDS, seed, WORLDS * number, worlds, s)
        weights = jit.integers(mixture * 4)
        done = playouts.try_cards(t, f, worlds, WORLDS, jit.integers([-1]), weights, stop, results, s, room)
        found += [done, *map(int, worlds), *map(int, results), *map(float, room)]
    return repr(found)


def all_of_it():
    digest = hashlib.sha256()
    for seed, (name, shape) in enumerate((name, shape) for name in building.RULESETS for shape in building.SHAPES):
        digest.update(of_rules(building.rules(name, ultimo="bagatto_or_fool", **shape), seed).encode())
        hand = building.random_hand(seed, name, 28 if shape.get("piccolo") else 68, **shape)
        if hand.phase == "play":
            digest.update(repr([solve(hand), solve(hand, seed % 3)]).encode())
    return digest.hexdigest()


if __name__ == "__main__":
    print(jit.COMPILED, all_of_it())
