"""Exact endings against brute force, which tries every play and remembers nothing."""

import random
from dataclasses import replace

import brute
import pytest
from building import LOSERS, RULESETS, SHAPES, SWITCHES, finish, random_hand, table

from scarto_core.hand import Hand
from scarto_core.kernels import jit
from scarto_core.kernels.endgame import solve
from scarto_core.rules import ruleset


def ending(seed, name, tricks, **changes):
    """A hand played by chance until so many tricks are left, and perhaps some cards more."""
    rng = random.Random(seed)
    players = changes.get("players", 3)
    size = {4: 19}.get(players, 12 if changes.get("piccolo") else 25)
    return random_hand(seed, name, (size - tricks) * players + rng.randrange(players), **changes)


def check(hand):
    for solo in range(hand.rules.players):
        wanted = {card: {solo: brute.against(brute.after(hand, card), solo)} for card in hand.legal_plays()}
        solution = solve(hand, solo)
        assert solution.outcomes == wanted, hand.to_record()
        extreme = (max if solo == hand.to_act else min)(score[solo] for score in wanted.values())
        assert list(solution.best) == [card for card, score in wanted.items() if score[solo] == extreme]
        assert solution.scores == {solo: extreme}
    wanted = {card: dict(enumerate(brute.each(brute.after(hand, card)))) for card in hand.legal_plays()}
    solution = solve(hand)
    assert solution.outcomes == wanted, hand.to_record()
    most = max(scores[hand.to_act] for scores in wanted.values())
    assert list(solution.best) == [card for card, scores in wanted.items() if scores[hand.to_act] == most]


@pytest.mark.parametrize("name", RULESETS)
def test_endings_of_two_and_three_tricks_under_all_rules(name):
    rng = random.Random(name)
    for seed in range(24):
        changes = {switch: rng.choice(values) for switch, values in SWITCHES.items()}
        shape = SHAPES[seed % 3]
        check(ending(seed, name, 2 if shape.get("players") else 2 + seed % 4 // 3, **changes, **shape))


@pytest.mark.parametrize("seed", range(3))
def test_endings_of_four_tricks(seed):
    check(ending(seed, "course", 4))


@pytest.mark.parametrize("name", ["course", "basic"])
def test_an_open_debt_of_the_fool_is_paid_in_the_end_with_the_cheapest_card(name):
    """A seat that takes no trick owes until the last, whoever has to think about it."""
    hand = table(f"{LOSERS} SK F", name=name, dealer=2)
    hand.play("F")
    while hand.phase == "play" and len(hand.hands[1]) > 3:
        hand.play(next((card for card in hand.legal_plays() if str(card) not in {"SK"}), hand.legal_plays()[0]))
    assert hand.debt is not None
    assert hand.debt[0] == 0
    check(hand)


def test_the_solution_is_what_the_hand_scores_if_it_is_played():
    """Each for himself: whoever plays the first best card every time ends exactly where the first solution said."""
    for seed in range(5):
        hand = ending(seed, "guide", 5)
        said = solve(hand).scores
        while hand.phase == "play":
            hand.play(solve(hand).best[0])
        assert dict(enumerate(hand.scores())) == said


def test_a_search_can_be_stopped():
    stop = jit.zeros(2)
    stop[0] = 1
    assert solve(random_hand(1, plays=0), 0, stop) is None
    assert solve(random_hand(1, plays=0), None, stop) is None


def test_only_a_hand_in_play_can_be_solved():
    with pytest.raises(ValueError, match="nothing to solve"):
        solve(finish(random_hand(1, plays=60)))
    with pytest.raises(ValueError, match="no seat 3"):
        solve(ending(1, "course", 2), 3)


@pytest.mark.parametrize("special", [("T3", 0), ("T1", -5), ("T1", 700)])
def test_rules_that_its_bounds_do_not_hold_for_are_refused(special):
    """Where a card costs whoever takes it, what is captured at best is not everything."""
    rules = replace(ruleset("course"), specials=(special,))
    hand = Hand.deal(rules, dealer=0, seed=1)
    hand.discard(hand.legal_discards()[:3])
    for solo in (None, 0):
        with pytest.raises(ValueError, match="every card counts 1 or more, and all of them 682 at most"):
            solve(hand, solo)
