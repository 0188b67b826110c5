"""``rules.audit()``: what RULES parts 6 to 8 say of totals and sums, checked against hands that were played."""

import random
from itertools import product

import naive
import pytest
from building import RULESETS, SHAPES, SWITCHES, rules
from naive_hand import played_at_random

TOLD = [  # ruleset, switches, the possible totals, par, by how much the scores miss 0
    ("course", {}, {78}, 26, {0}),
    ("basic", {}, {78}, 26, {0}),
    ("guide", {}, {81, 82}, 26, {3, 4}),
    ("piemontese", {}, {78}, 26, {0}),
    ("course", {"players": 4}, {78}, naive.par({"players": 4}), {0}),
    ("guide", {"players": 4}, {81}, naive.par({"players": 4}), {3}),
    ("piemontese", {"players": 4}, {77}, naive.par({"players": 4}), {-1}),
    ("course", {"piccolo": True}, {66}, 22, {0}),
    ("course", {"fool": "keeps"}, {78, 79}, 26, {0, 1}),
    ("guide", {"fool": "pays"}, {81}, 26, {3}),
    ("guide", {"fool_last_trick": "safe"}, {82}, 26, {4}),
    ("piemontese", {"fool_discard": "free"}, {77, 78}, 26, {-1, 0}),
    ("course", {"ultimo": "bagatto"}, {78}, 26, {0, 5}),
    (
        "guide",
        {"ultimo": "bagatto_or_fool"},
        {81, 82},
        26,
        {4, 8, 9},
    ),  # 81 only with the Fool captured, which earns the 5
]


@pytest.mark.parametrize(("name", "switches", "totals", "par", "sums"), TOLD)
def test_totals_par_and_score_sums(name, switches, totals, par, sums):
    audit = rules(name, **switches).audit()
    assert set(audit.totals) == totals
    assert audit.constant == (len(totals) == 1)
    assert audit.par == par
    assert set(audit.score_sums) == sums
    assert audit.zero_sum == (sums == {0})


@pytest.mark.parametrize(("name", "worth"), [("course", 130), ("basic", 130), ("guide", 133), ("piemontese", 129)])
def test_the_value_of_the_pack_and_its_trios(name, worth):
    audit = rules(name).audit()
    assert (audit.pack_value, audit.trios) == (worth, 26)


def forced(reading, rng):
    """A random hand in which the Fool, T1, both or neither are held back to the last trick."""
    return played_at_random(
        reading, rng.randrange(reading["players"]), rng, keep=rng.choice([["F"], ["T1"], ["F", "T1"], []])
    )


@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize("shape", SHAPES, ids=["three", "four", "piccolo"])
def test_no_hand_that_is_played_contradicts_an_audit(name, shape):
    """Every combination of switches, a few hands each, in the naive reading."""
    rng = random.Random(name)
    for settings in product(*SWITCHES.values()):
        switches = {**shape, **dict(zip(SWITCHES, settings, strict=True))}
        audit = rules(name, **switches).audit()
        for _ in range(3):
            hand = forced(naive.read(name, **switches), rng)
            assert sum(hand.counts()) in audit.totals
            assert sum(hand.scores()) in audit.score_sums


@pytest.mark.parametrize(
    ("name", "switches"),
    [
        *((name, {}) for name in RULESETS),
        ("course", {"fool": "keeps"}),
        ("guide", {"players": 4}),
        ("piemontese", {"piccolo": True, "fool_discard": "free"}),
        ("guide", {"piccolo": True, "ultimo": "bagatto_or_fool"}),
        ("course", {"ultimo": "bagatto"}),
    ],
)
def test_every_total_of_an_audit_does_happen(name, switches):
    audit, reading = rules(name, **switches).audit(), naive.read(name, **switches)
    rng = random.Random(5)
    hands = [forced(reading, rng) for _ in range(600)]
    assert {sum(hand.counts()) for hand in hands} == set(audit.totals)
    assert {sum(hand.scores()) for hand in hands} == set(audit.score_sums)


def test_an_audit_reads_as_text():
    assert all(said in str(rules("guide").audit()) for said in ("133", "26", "81", "82", "78"))
