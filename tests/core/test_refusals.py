"""What may not be done is refused with the right error, and a refusal changes nothing."""

import random

import pytest
from building import deal, random_hand, rules, state, table, talon_size, trick

import scarto_core as sc


def refused(hand, error, act, thing):
    """``act(thing)`` is refused with this error, and afterwards the hand looks as before to everybody."""
    before = state(hand)
    with pytest.raises(error) as refusal:
        act(thing)
    assert state(hand) == before
    return str(refusal.value)


@pytest.mark.parametrize(
    "cards",
    [
        "",
        "S2",
        "S2 B3",
        "S2 B3 C4 D5",
        "S2 S2 B3",
        "S2 B3 SK",
        "S2 B3 T21",
        "S2 B3 T20",
        "S2 B3 F",
        "S2 B3 T1",
        "S2 B3 S9",
    ],
)
def test_a_discard_that_breaks_a_rule(cards):
    """Too few, too many, one twice, barred ones, one that is not held (S9)."""
    hand = deal("S9", "", "S2 B3 C4 D5 SK T21 T20 F T1", dealer=2)
    refused(hand, sc.IllegalDiscard, hand.discard, cards.split())


@pytest.mark.parametrize(
    "cards", [["S2", "B3", "S99"], ["S2", "B3", ""], ["S2", "B3", None], ["S2", "B3", 7], "S2", None, 3]
)
def test_a_discard_of_things_that_are_no_cards(cards):
    hand = deal("", "", "S2 B3", dealer=2)
    refused(hand, (ValueError, TypeError), hand.discard, cards)


def test_no_discard_once_the_play_has_begun_nor_after_the_end():
    for hand in (table("", "", ""), random_hand(1, plays=10), random_hand(1)):
        refused(hand, sc.IllegalDiscard, hand.discard, list(hand.hands[hand.dealer][:3] or hand.discards))


def test_no_card_before_the_discard_nor_after_the_end():
    for hand in (deal("SK", "", ""), random_hand(1)):
        refused(hand, sc.IllegalPlay, hand.play, "SK")
        assert list(hand.legal_plays()) == []


def test_no_legal_discards_once_the_play_has_begun():
    assert list(table("", "", "").legal_discards()) == []


@pytest.mark.parametrize("card", ["", "S0", "S11", "X2", "T22", "s2", "S2 ", "FF", None, 7, ("S2",)])
def test_a_play_of_something_that_is_no_card(card):
    hand = table("S2", "", "")
    refused(hand, (ValueError, TypeError), hand.play, card)


@pytest.mark.parametrize("switches", [{}, {"players": 4}, {"piccolo": True}, {"name": "piemontese"}])
def test_every_illegal_card_at_every_step_of_a_hand(switches):
    """Each card of the pack that may not be played: held but barred, somebody else's, played, laid away."""
    hand = random_hand(3, plays=0, **switches)
    rng, pack = random.Random(3), sc.pack(hand.rules)
    while hand.phase == "play":
        illegal = [card for card in pack if card not in hand.legal_plays()]
        for card in rng.sample(illegal, 4):
            refused(hand, sc.IllegalPlay, hand.play, card)
        hand.play(rng.choice(hand.legal_plays()))


@pytest.mark.parametrize("switches", [{}, {"players": 4}, {"piccolo": True}, {"name": "basic"}])
def test_every_barred_card_in_the_discard(switches):
    for seed in range(8):
        hand = sc.Hand.deal(rules(**switches), dealer=0, seed=seed)
        free = list(hand.legal_discards())
        for card in set(sc.pack(hand.rules)) - set(free):
            refused(hand, sc.IllegalDiscard, hand.discard, [card, *free[: talon_size(hand) - 1]])


def test_the_refusal_says_why():
    hand = table("S5", "S2 C4", "", play="S5")
    assert "swords" in refused(hand, sc.IllegalPlay, hand.play, "C4").lower()


def test_the_hand_given_out_cannot_be_changed_from_outside():
    """Whatever a caller does with the lists it was given, the hand stays as it is."""
    hand = random_hand(2, plays=20)
    before = state(hand)
    for given in (
        hand.legal_plays(),
        hand.to_record()["plays"],
        hand.to_record()["hands"],
        hand.view(0).to_dict()["hand"],
    ):
        given.clear()
    for cards in (*hand.hands, *hand.piles, hand.discards, hand.talon, hand.plays):
        with pytest.raises((TypeError, AttributeError)):
            cards[0] = "SK"
    assert state(hand) == before


def test_a_copy_goes_its_own_way():
    hand = random_hand(4, plays=31)
    before, twin = state(hand), hand.copy()
    assert state(twin) == before
    twin.play(twin.legal_plays()[0])
    assert state(hand) == before
    hand.play(hand.legal_plays()[0])
    assert state(twin) == state(hand)


@pytest.mark.parametrize("dealer", [-1, 3, 4, 1.0, "0", None, True])
def test_a_dealer_without_a_seat(dealer):
    with pytest.raises(ValueError, match="seat from 0 to 2"):
        sc.Hand.deal(rules(), dealer=dealer, seed=1)


@pytest.mark.parametrize("seat", [-1, 3, 1.0, "0", None])
def test_a_view_from_no_seat(seat):
    with pytest.raises(ValueError, match="seats go from 0 to 2"):
        table("", "", "").view(seat)


TWICE = [
    lambda: sc.legal_plays(rules(), ["SK", "SK"], []),
    lambda: sc.legal_plays(rules(), ["SK"], [(0, "SK")]),
    lambda: sc.legal_plays(rules(), ["S2"], [(0, "SK"), (1, "SK")]),
    lambda: sc.legal_discards(rules(), ["SK", "S2", "S2"]),
    lambda: sc.trick_winner(rules(), [(0, "SK"), (1, "SK")]),
    lambda: sc.count_trios(rules(), ["SK", "SK", "S2"]),
]


@pytest.mark.parametrize(("players", "lying"), [(3, "S2 S3 S4"), (4, "S2 S3 S4 S5"), (3, "S2 S3 S4 S5")])
def test_nothing_may_be_played_to_a_full_trick(players, lying):
    with pytest.raises(ValueError, match="trick"):
        sc.legal_plays(rules(players=players), ["SK"], trick(lying, players=players))


@pytest.mark.parametrize("ask", TWICE)
def test_the_pure_functions_refuse_a_card_given_twice(ask):
    with pytest.raises(ValueError, match="twice"):
        ask()


@pytest.mark.parametrize(
    "ask",
    [
        lambda: sc.legal_plays(rules(), ["S99"], []),
        lambda: sc.legal_plays(rules(), ["SK"], [(0, "S99")]),
        lambda: sc.legal_discards(rules(), ["S99"]),
        lambda: sc.trick_winner(rules(), [(0, "S99")]),
        lambda: sc.count_trios(rules(), ["S99"]),
        lambda: rules().value("S99"),
        lambda: rules().strength("S99"),
    ],
)
def test_the_pure_functions_refuse_what_is_no_card(ask):
    with pytest.raises(sc.NotationError):
        ask()
