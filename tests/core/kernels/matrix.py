"""Rules to try things under: every switch at every value, at every table, and mixtures of them."""

import random

from building import RULESETS, SHAPES, SWITCHES, rules

ONE_CHANGE = [{}, *({switch: value} for switch, values in SWITCHES.items() for value in values)]


def variants(name, count, seed=0):
    """So many sets of rules on top of a ruleset: first each switch alone at each table, then mixtures."""
    rng = random.Random(seed)
    found = [{**changes, **shape} for changes in ONE_CHANGE for shape in SHAPES]
    while len(found) < count:
        mixture = {switch: rng.choice(values) for switch, values in SWITCHES.items() if rng.random() < 0.5}
        found.append({**mixture, **rng.choice(SHAPES)})
    return [rules(name, **changes) for changes in found[:count]]


EVERYTHING = [variant for name in RULESETS for variant in variants(name, 60, seed=1)]
"""240 sets of rules, for tests that draw from all of them."""
