"""The kernels and the readable engine play the same hands: every duty, every trick, every score, every bot's card."""

import random

import pytest
from building import RULESETS
from matrix import EVERYTHING, variants

import scarto_core as sc
from scarto_core.kernels import jit
from scarto_core.kernels import position as p
from scarto_core.kernels.arrays import SIXTHS, arrays_of
from scarto_core.kernels.club import ROOM
from scarto_core.kernels.play import find_legal, play_card, scores, settle
from scarto_core.kernels.policies import CLUB_POLICY, GREEDY_POLICY, decide
from scarto_core.players import ClubPlayer, GreedyPlayer
from scarto_core.tables import FOOL_BIT, compile_rules

HANDS = 1000
LASTING = [
    *range(p.LEGAL), *range(p.CARDS, p.CARDS + 2), p.DEALER, p.TO_ACT, p.LEFT, p.LED, p.WINNING, p.WINNER, p.DUTY,
    p.LAID, p.FOOL_BY, p.DEBTOR, p.CREDITOR, p.ULTIMO_BY, p.LAST_WINNER,
]  # fmt: skip
"""The words of a position that are not notes of one decision."""


def dealt(rules, seed):
    rng = random.Random(seed)
    hand = sc.Hand.deal(rules, dealer=seed % rules.players, seed=seed)
    hand.discard(rng.sample(hand.legal_discards(), rules.talon_size))
    return hand, rng


def legal_mask(t, s):
    find_legal(t, s)
    return p.mask(s[p.LEGAL], s[p.LEGAL + 1])


def final(t, s, rules):
    result = jit.zeros(4)
    scores(t, s, result)
    return [int(score) for score in result[: rules.players]]


def in_sixths(hand):
    return [int(score * SIXTHS) for score in hand.scores()]


@pytest.mark.parametrize("name", RULESETS)
def test_every_decision_and_every_score_of_a_thousand_hands(name):
    for seed, rules in enumerate(variants(name, HANDS)):
        t = arrays_of(rules).t
        hand, rng = dealt(rules, seed)
        s = p.of_hand(hand)
        while hand.to_act is not None:
            assert s[p.TO_ACT] == hand.to_act
            legal = hand._legal_mask()
            assert legal_mask(t, s) == legal, (rules, seed, hand)
            card = rng.choice(sc.cards.cards_in(legal))
            hand.play(card)
            play_card(t, s, card.id)
        assert final(t, s, rules) == in_sixths(hand), (rules, seed)


def test_a_position_played_on_is_the_position_of_the_hand_played_on():
    """Piles, what seats have shown, debts and all: after each play, whoever plays."""
    for seed, rules in enumerate(EVERYTHING[::2]):
        t = arrays_of(rules).t
        hand, rng = dealt(rules, seed)
        s = p.of_hand(hand)
        while hand.to_act is not None:
            card = rng.choice(hand.legal_plays())
            hand.play(card)
            play_card(t, s, card.id)
            fresh = p.of_hand(hand)
            assert [s[word] for word in LASTING] == [fresh[word] for word in LASTING], (rules, seed, hand)


def test_a_view_filled_with_the_hidden_cards_scores_like_the_hand():
    """Also when a debt of the Fool was paid with a card that the view does not name."""
    for seed, rules in enumerate(EVERYTHING):
        t = arrays_of(rules).t
        hand, rng = dealt(rules, seed)
        plays = rng.randrange(rules.players * rules.hand_size)
        for _ in range(plays):
            hand.play(rng.choice(hand.legal_plays()))
        s, true = p.of_view(hand.view(hand.to_act)), p.of_hand(hand)
        for word in (*range(p.HANDS, p.HANDS + 8), p.DISCARDS, p.DISCARDS + 1):
            s[word] = true[word]
        settle(t, s)
        while hand.to_act is not None:
            card = rng.choice(hand.legal_plays())
            hand.play(card)
            play_card(t, s, card.id)
        assert final(t, s, rules) == in_sixths(hand), (rules, seed)


def test_a_hundred_thousand_positions_that_no_play_leads_to():
    """Any hand, any trick: the same legal cards, and whoever wins the trick after any further card."""
    rng = random.Random(2)
    for rules in EVERYTHING:
        tables, t = compile_rules(rules), arrays_of(rules).t
        pack = sc.cards.cards_in(tables.pack)
        for _ in range(100_000 // len(EVERYTHING) + 1):
            cards = rng.sample(pack, rng.randint(rules.players, 12))
            check_play(rules, tables, t, tuple(enumerate(cards[: rng.randrange(rules.players)])), cards, rng)


def check_play(rules, tables, t, trick, cards, rng):
    s = p._empty(rules, 0, 0)
    p._lay_table(s, rules, 0, (), trick)
    held = sum(card.bit for card in cards[len(trick) :])
    p._put(s, p.HANDS + 2 * len(trick), held)
    led, best, _ = tables.trick_state([card.id for _, card in trick])
    legal = tables.legal(held, led, best)
    assert legal_mask(t, s) == legal, (rules, cards, trick)
    card = rng.choice(sc.cards.cards_in(legal))
    winning = tables.trick_state([*(card.id for _, card in trick), card.id])[2]
    play_card(t, s, card.id)
    full = len(trick) + 1 == rules.players
    assert s[p.LAST_WINNER if full else p.WINNER] == winning, (rules, cards, trick, card)


def test_the_policies_choose_what_the_players_choose():
    """Greedy always; the club player too, for the kernel adds up in the same order."""
    room = jit.reals([0.0] * ROOM)
    greedy, club = GreedyPlayer(), ClubPlayer()
    for seed, rules in enumerate(EVERYTHING[::2]):
        t, f = arrays_of(rules)
        hand, rng = dealt(rules, seed)
        s = p.of_hand(hand)
        while hand.to_act is not None:
            view, seat = hand.view(hand.to_act), hand.to_act
            wanted = [greedy.choose_play(view), club.choose_play(view)]
            found = []
            for policy in (GREEDY_POLICY, CLUB_POLICY):
                s[p.POLICIES + seat] = policy
                found.append(decide(t, f, s, room))
            assert found == [card.id for card in wanted], (rules, seed, hand)
            if len(view.legal) > 1:
                weighed = {choice.card.id: choice.score for choice in club.choices(view)}
                assert {card: room[card] for card in weighed} == pytest.approx(weighed, abs=1e-12)
            card = rng.choice([*wanted, *wanted, rng.choice(view.legal)])
            hand.play(card)
            play_card(t, s, card.id)


@pytest.mark.parametrize("fool", ["pays", "keeps"])
def test_a_hand_of_only_the_fool(fool):
    """The last card may be the Fool, captured or safe, and is always legal."""
    for last in ("captured", "safe"):
        rules = sc.ruleset("course").with_(fool=fool, fool_last_trick=last)
        t = arrays_of(rules).t
        s = p._empty(rules, 0, 0)
        s[p.LEFT] = 1
        p._put(s, p.HANDS + 2, FOOL_BIT)
        assert legal_mask(t, s) == FOOL_BIT
