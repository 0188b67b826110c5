"""Players: every house bot plays by the rules, the same with the same seed, and from its view alone."""

import random

import pytest
from building import RULESETS, SHAPES, random_hand, rules
from twins import twins

import scarto_core as sc

BOTS = sc.bots()


def house(name, seed=0):
    """A bot of the house; the expert thinks little, and waits until it can think at all."""
    return sc.bot(name, seed=seed, **({"playouts": 12, "wait": True} if name == "expert" else {}))


def test_the_house_bots_are_there():
    assert {"random", "greedy", "club", "expert"} <= set(BOTS)


@pytest.mark.parametrize("name", ["", "Club", "nobody", None])
def test_an_unknown_bot_is_refused_and_the_error_lists_the_known(name):
    with pytest.raises(ValueError, match="no bot") as refused:
        sc.bot(name)
    assert all(known in str(refused.value) for known in BOTS)


def test_an_unknown_option_is_refused():
    with pytest.raises(ValueError, match="colour"):
        sc.bot("random", colour="red")


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("shape", SHAPES, ids=["three", "four", "piccolo"])
def test_a_bot_plays_whole_hands_by_the_rules(name, ruleset, shape):
    chosen = rules(ruleset, **shape)
    for seed in range(3):
        hand = sc.play_hand(chosen, [house(name, seed=seat) for seat in range(chosen.players)], dealer=seed, seed=seed)
        assert hand.phase == "done"
        assert sc.Hand.from_record(hand.to_record()).scores() == hand.scores()


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(
    "switches",
    [
        {"fool_discard": "free", "piccolo": True},
        {"overtrump": False, "top_trump": 20, "players": 4},
        {"ultimo": "bagatto_or_fool"},
        {"fool": "keeps", "fool_last_trick": "safe", "fool_discard": "no_trump"},
    ],
)
def test_a_bot_plays_under_house_rules(name, switches):
    chosen = rules(**switches)
    assert sc.play_hand(chosen, [house(name)] * chosen.players, seed=4).phase == "done"


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_chooses_legal_cards_at_every_turn_and_leaves_the_hand_alone(name):
    hand = sc.Hand.deal(rules(), dealer=0, seed=2)
    player = house(name, seed=1)
    before = hand.to_record()
    laid = list(player.choose_discard(hand.view(0)))
    assert hand.to_record() == before
    assert len(laid) == 3
    assert set(laid) <= set(hand.legal_discards())
    hand.discard(laid)
    for _ in range(75):
        card = player.choose_play(hand.view(hand.to_act))
        assert card in hand.legal_plays()
        hand.play(card)


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_plays_the_same_hand(name):
    first, again = (sc.play_hand(rules(), [house(name, seed=seat) for seat in range(3)], seed=9) for _ in range(2))
    assert first.to_record() == again.to_record()


def test_another_seed_of_the_random_player_plays_another_hand():
    first, other = (sc.play_hand(rules(), [sc.bot("random", seed=seed)] * 3, seed=9) for seed in (1, 2))
    assert first.to_record() != other.to_record()


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("ruleset", ["course", "piemontese"])
def test_a_bot_that_cannot_tell_two_hands_apart_plays_the_same_in_both(name, ruleset):
    """The hidden cards are moved: the same seed chooses the same card."""
    met = 0
    for seed in range(8):
        hand = random_hand(seed, ruleset, plays=seed * 9)
        choice = house(name, seed=5).choose_play(hand.view(hand.to_act))
        for twin in twins(hand, hand.to_act, random.Random(seed), tries=12):
            met += 1
            assert house(name, seed=5).choose_play(twin.view(twin.to_act)) == choice
    assert met > 8


@pytest.mark.parametrize("name", BOTS)
def test_a_dealer_that_cannot_tell_two_deals_apart_lays_away_the_same(name):
    rng = random.Random(3)
    for seed in range(5):
        hand = sc.Hand.deal(rules(), dealer=1, seed=seed)
        record = hand.to_record()
        others = record["hands"][0] + record["hands"][2]
        rng.shuffle(others)
        record["hands"][0], record["hands"][2] = others[:25], others[25:]
        twin = sc.Hand.from_record(record)
        choices = [sorted(map(str, house(name, seed=5).choose_discard(world.view(1)))) for world in (hand, twin)]
        assert choices[0] == choices[1]


class Cheat:
    """A player that lays away what it may not, or plays what it may not."""

    def __init__(self, discard=None, play=None):
        self.discard, self.play, self.honest = discard, play, sc.bot("random")

    def choose_discard(self, view):
        return self.discard or self.honest.choose_discard(view)

    def choose_play(self, view):
        return self.play(view) if self.play else self.honest.choose_play(view)


def test_a_player_that_lays_away_a_wrong_card_is_stopped():
    with pytest.raises(sc.IllegalDiscard):
        sc.play_hand(rules(), [Cheat(discard=["S2"]), "random", "random"], dealer=0, seed=1)


def test_a_player_that_plays_a_card_it_does_not_hold_is_stopped():
    with pytest.raises(sc.IllegalPlay):
        sc.play_hand(rules(), ["random", Cheat(play=lambda view: view.unseen[0]), "random"], dealer=0, seed=1)


@pytest.mark.parametrize("count", [0, 2, 4])
def test_there_must_be_a_player_for_every_seat(count):
    with pytest.raises(ValueError, match="3 players"):
        sc.play_hand(rules(), ["random"] * count, seed=1)


def test_anybody_with_the_two_methods_may_play():
    assert sc.play_hand(rules(), [Cheat(), Cheat(), Cheat()], dealer=2, seed=1).phase == "done"


def test_dealer_and_seed_are_those_asked_for():
    hand = sc.play_hand(rules(), ["random"] * 3, dealer=2, seed=8)
    assert hand.dealer == 2
    assert hand.dealt == sc.Hand.deal(rules(), dealer=2, seed=8).dealt
