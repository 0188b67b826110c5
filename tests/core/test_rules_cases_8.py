"""RULES part 8: what its table claims, and the switches of ``with_``."""

import pytest
from building import RULESETS, SWITCHES, names, rules

import scarto_core as sc

DEFAULTS = {  # the column "default in `course`", and the accounts as parts 1, 4, 5 and 7 tell them
    "course": (21, True, "pays", "captured", "never", "none"),
    "guide": (21, True, "keeps", "captured", "never", "none"),
    "basic": (21, False, "pays", "safe", "no_trump", "none"),
    "piemontese": (20, False, "keeps", "safe", "never", "none"),
}


def test_8_there_are_four_rulesets():
    assert set(sc.rulesets()) == set(RULESETS)


@pytest.mark.parametrize("name", RULESETS)
def test_8_the_switches_of_each_ruleset(name):
    chosen = rules(name)
    assert tuple(getattr(chosen, switch) for switch in SWITCHES) == DEFAULTS[name]
    assert (chosen.players, chosen.piccolo) == (3, False)


def test_8_with_plain_cards_at_0_the_guides_pack_would_count_23():
    values = [rules("guide").value(card) for card in sc.pack(rules("guide"))]
    assert sum(worth for worth in values if worth > 1) - 2 * 26 == 75 - 52 == 23


def test_8_without_the_best_pips_piccolo_would_have_38_cards():
    pack = names(sc.pack(rules(piccolo=True)))
    assert len([card for card in pack if card not in ("S10", "B10", "C1", "D1")]) == 38


@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize("switch", SWITCHES)
def test_8_each_switch_changes_only_itself(name, switch):
    for setting in SWITCHES[switch]:
        chosen = rules(name, **{switch: setting})
        assert getattr(chosen, switch) == setting
        assert all(getattr(chosen, other) == getattr(rules(name), other) for other in SWITCHES if other != switch)
        assert chosen.par == 26
        assert len(sc.pack(chosen)) == 78


def test_8_with_returns_new_rules_and_leaves_the_old():
    before = rules()
    after = before.with_(overtrump=False)
    assert (before.overtrump, after.overtrump) == (True, False)
    assert before == sc.ruleset("course") != after


def test_8_switches_add_up():
    chosen = rules().with_(players=4).with_(ultimo="bagatto").with_(fool="keeps", top_trump=20)
    assert (chosen.players, chosen.ultimo, chosen.fool, chosen.top_trump) == (4, "bagatto", "keeps", 20)
    assert chosen == rules().with_(players=4, ultimo="bagatto", fool="keeps", top_trump=20)


def test_8_a_switch_can_be_turned_back():
    assert rules().with_(players=4).with_(players=3) == rules()
    assert rules().with_(piccolo=True).with_(piccolo=False).with_(players=4) == rules().with_(players=4)


# Any other combination is played in test_against_naive.py


@pytest.mark.parametrize(
    "make",
    [
        lambda: rules(players=4, piccolo=True),
        lambda: rules(players=4).with_(piccolo=True),
        lambda: rules(piccolo=True).with_(players=4),
    ],
)
def test_8_except_piccolo_with_four(make):
    with pytest.raises(sc.RulesError, match=r"(?i)piccolo"):
        make()


NONSENSE = [
    ("players", 2, "3"),
    ("players", 5, "4"),
    ("players", "3", "3"),
    ("players", 3.0, "3"),
    ("players", True, "3"),
    ("players", None, "3"),
    ("players", [], "3"),
    ("players", float("nan"), "3"),
    ("piccolo", 1, "True"),
    ("piccolo", "yes", "True"),
    ("piccolo", None, "False"),
    ("piccolo", {}, "False"),
    ("top_trump", 19, "20"),
    ("top_trump", "21", "21"),
    ("top_trump", 21.0, "21"),
    ("top_trump", True, "20"),
    ("overtrump", 1, "True"),
    ("overtrump", 0, "False"),
    ("overtrump", "never", "False"),
    ("fool", "gives", "pays"),
    ("fool", "PAYS", "pays"),
    ("fool", True, "keeps"),
    ("fool", 5, "keeps"),
    ("fool_last_trick", "lost", "captured"),
    ("fool_last_trick", None, "safe"),
    ("fool_last_trick", ("safe",), "safe"),
    ("fool_discard", "always", "free"),
    ("fool_discard", True, "no_trump"),
    ("fool_discard", {"free"}, "free"),
    ("ultimo", "fool", "bagatto"),
    ("ultimo", True, "bagatto_or_fool"),
    ("ultimo", "", "none"),
]


@pytest.mark.parametrize(("switch", "setting", "remedy"), NONSENSE, ids=lambda part: repr(part))
def test_8_a_senseless_value_is_refused_and_the_error_says_what_would_do(switch, setting, remedy):
    with pytest.raises(sc.RulesError) as refused:
        rules().with_(**{switch: setting})
    assert switch in str(refused.value)
    assert remedy in str(refused.value)


@pytest.mark.parametrize("unknown", ["par", "value", "leftover", "Players", "overtrumps", "name", ""])
def test_8_an_unknown_switch_is_refused_and_the_error_lists_the_switches(unknown):
    with pytest.raises(sc.RulesError) as refused:
        rules().with_(**{unknown: 3})
    assert all(switch in str(refused.value) for switch in [*SWITCHES, "players", "piccolo"])


@pytest.mark.parametrize("unknown", ["tarot", "Course", "", None, 3, [], ("course",)])
def test_8_an_unknown_ruleset_is_refused_and_the_error_lists_the_known(unknown):
    with pytest.raises(sc.RulesError) as refused:
        sc.ruleset(unknown)
    assert all(name in str(refused.value) for name in RULESETS)
