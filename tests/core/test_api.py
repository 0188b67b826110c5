"""The public names and what callers outside the project rely on: cards, notation, rules, the pure functions."""

import copy
import json
import pickle
from fractions import Fraction

import naive
import pytest
from building import RULESETS, names, random_hand, rules, trick
from hypothesis import given
from hypothesis import strategies as st

import scarto_core as sc

PUBLIC = [
    *("Card", "pack", "ruleset", "rulesets", "legal_discards", "legal_plays", "trick_winner", "count_trios"),
    *("Hand", "Match", "View", "bot", "bots", "play_hand"),
    *("NotationError", "RulesError", "IllegalDiscard", "IllegalPlay", "RecordError"),
]
PACK = naive.pack(naive.read("course"))


@pytest.mark.parametrize("name", PUBLIC)
def test_the_public_names_are_there_and_listed(name):
    assert hasattr(sc, name)
    assert name in dir(sc)


def test_a_name_that_is_not_there_is_an_attribute_error():
    with pytest.raises(AttributeError):
        getattr(sc, "no_such_name")  # noqa: B009


@pytest.mark.parametrize("error", ["NotationError", "RulesError", "IllegalDiscard", "IllegalPlay", "RecordError"])
def test_every_error_is_a_value_error(error):
    assert issubclass(getattr(sc, error), ValueError)


# Cards


@pytest.mark.parametrize("notation", PACK)
def test_a_card_reads_and_writes_its_notation(notation):
    card = sc.Card.parse(notation)
    assert str(card) == notation
    assert sc.Card.parse(notation) == card == sc.Card.parse(card)
    assert hash(card) == hash(sc.Card.parse(notation))


def test_the_cards_are_78_different_ones():
    assert len({sc.Card.parse(notation) for notation in PACK}) == 78


@pytest.mark.parametrize(
    ("notation", "suit", "rank"),
    [
        ("S1", "S", 1),
        ("B10", "B", 10),
        ("CJ", "C", 11),
        ("DN", "D", 12),
        ("SQ", "S", 13),
        ("BK", "B", 14),
        ("T1", "T", 1),
        ("T21", "T", 21),
        ("F", "F", 0),
    ],
)
def test_suit_and_rank(notation, suit, rank):
    card = sc.Card.parse(notation)
    assert (card.suit, card.rank) == (suit, rank)


@pytest.mark.parametrize(
    "nonsense",
    [
        "",
        " ",
        "S",
        "S0",
        "S11",
        "S14",
        "SA",
        "SX",
        "T",
        "T0",
        "T22",
        "T-1",
        "T01",
        "S01",
        "F1",
        "FF",
        "F0",
        "K",
        "KS",
        "10",
        "X5",
        "TK",
        "S 5",
        "S5 ",
        " S5",
        "S5\n",
        "S+5",
        "T1_0",
        "S\u0665",
        "T\uff11",
        "S\u00b2",
        "SS5",
        "S5S5",
        "S1.0",
        "\u2660K",
        "F\n",
    ],
)
def test_nonsense_is_refused(nonsense):
    with pytest.raises(sc.NotationError):
        sc.Card.parse(nonsense)


@given(st.text(max_size=4) | st.text("SBCDTFJNQK0123456789", max_size=4))
def test_nothing_but_the_78_is_a_card(text):
    if text in PACK:
        assert str(sc.Card.parse(text)) == text
    else:
        with pytest.raises(sc.NotationError):
            sc.Card.parse(text)


@pytest.mark.parametrize("thing", [None, 5, 1.5, b"SK", ["SK"], {}, object()])
def test_what_is_no_text_is_no_card(thing):
    with pytest.raises(sc.NotationError):
        sc.Card.parse(thing)


def test_the_error_names_what_was_given_and_stays_short():
    with pytest.raises(sc.NotationError, match="S99"):
        sc.Card.parse("S99")
    with pytest.raises(sc.NotationError) as refused:
        sc.Card.parse("S" * 100_000)
    assert len(str(refused.value)) < 500


@pytest.mark.parametrize("attribute", ["suit", "rank", "anything"])
def test_a_card_cannot_be_changed(attribute):
    card = sc.Card.parse("SK")
    with pytest.raises((AttributeError, TypeError)):
        setattr(card, attribute, 1)
    with pytest.raises((AttributeError, TypeError)):
        delattr(card, attribute)


@pytest.mark.parametrize("twin", [copy.copy, copy.deepcopy, lambda card: pickle.loads(pickle.dumps(card))])
def test_a_copied_card_is_the_same_card(twin):
    card = sc.Card.parse("C10")
    assert twin(card) == card
    assert {card: 1}[twin(card)] == 1


def test_a_card_shows_its_notation():
    assert "C10" in repr(sc.Card.parse("C10"))


# Rules


@pytest.mark.parametrize("name", RULESETS)
def test_rules_are_equal_by_what_they_say_and_can_be_copied(name):
    chosen = rules(name, players=4)
    assert chosen == rules(name, players=4)
    assert hash(chosen) == hash(rules(name, players=4))
    assert pickle.loads(pickle.dumps(chosen)) == copy.deepcopy(chosen) == chosen


def test_rules_cannot_be_changed():
    with pytest.raises((AttributeError, TypeError)):
        rules().players = 4


def test_the_rulesets_are_different_rules():
    assert len({sc.ruleset(name) for name in RULESETS}) == 4


@pytest.mark.parametrize("card", ["SK", "T1", "F", "C10"])
def test_values_and_strengths_are_whole_numbers(card):
    assert type(rules().value(card)) is type(rules().strength(card)) is int


# The pure functions take cards and notation alike, in any order, and answer with cards


def test_cards_and_notation_are_taken_alike():
    held, lying = ["S3", "SK", "C7"], trick("S10")
    as_cards = [sc.Card.parse(card) for card in held], [(seat, sc.Card.parse(card)) for seat, card in lying]
    assert sc.legal_plays(rules(), held, lying) == sc.legal_plays(rules(), *as_cards)
    assert sc.legal_discards(rules(), held) == sc.legal_discards(rules(), as_cards[0])
    assert sc.trick_winner(rules(), lying) == sc.trick_winner(rules(), as_cards[1])
    assert sc.count_trios(rules(), held) == sc.count_trios(rules(), as_cards[0])
    assert rules().value("SK") == rules().value(sc.Card.parse("SK"))


def test_legal_cards_come_as_a_list_of_cards():
    for legal in (sc.legal_plays(rules(), ["S3", "C7"], []), sc.legal_discards(rules(), ["S3", "C7"])):
        assert type(legal) is list
        assert all(isinstance(card, sc.Card) for card in legal)
        assert set(names(legal)) == {"S3", "C7"}


@given(st.permutations(["S3", "SK", "C7", "T9", "F", "T1"]))
def test_the_order_of_the_cards_asked_about_does_not_matter(cards):
    assert set(sc.legal_plays(rules(), cards, trick("S5"))) == {sc.Card.parse(card) for card in ("S3", "SK", "F")}
    assert sc.count_trios(rules(), cards) == 1 + 5 + 1 + 1 + 5 + 5 - 4


def test_what_is_passed_in_stays_as_it_was():
    held, lying = ["SK", "S3", "C7"], [(0, "S10")]
    sc.legal_plays(rules(), held, lying)
    sc.legal_discards(rules(), held)
    sc.count_trios(rules(), held)
    assert (held, lying) == (["SK", "S3", "C7"], [(0, "S10")])


def test_cards_may_come_from_a_generator_or_a_set():
    assert sc.count_trios(rules(), (card for card in ["SK", "S2", "S3"])) == 5
    assert set(names(sc.legal_discards(rules(), {"SK", "S2"}))) == {"S2"}


def test_no_cards_at_all():
    assert sc.legal_plays(rules(), [], trick("S5")) == []
    assert sc.legal_discards(rules(), []) == []
    assert sc.count_trios(rules(), []) == Fraction(0)


# A hand


def test_what_a_hand_tells():
    hand = random_hand(3, plays=40)
    assert hand.rules == rules()
    assert sum(len(finished.plays) for finished in hand.tricks) + len(hand.trick) == len(hand.plays) == 40
    assert all(finished.leader == finished.plays[0][0] for finished in hand.tricks)


@pytest.mark.parametrize("shape", [{}, {"players": 4}, {"piccolo": True}])
def test_a_hand_can_be_played_by_notation(shape):
    hand = sc.Hand.deal(rules(**shape), dealer=1, seed=5)
    hand.discard([str(card) for card in hand.legal_discards()][: len(hand.talon)])
    while hand.phase == "play":
        hand.play(str(hand.legal_plays()[-1]))
    assert all(isinstance(count, Fraction) for count in (*hand.counts(), *hand.scores(), *hand.payments()))


def test_a_deal_without_a_seed_is_left_to_chance():
    assert sc.Hand.deal(rules()).to_record() != sc.Hand.deal(rules()).to_record()


def test_a_record_of_every_phase_is_json():
    for plays in (0, 1, 40, None):
        assert json.loads(json.dumps(random_hand(4, plays=plays).to_record()))["format"] == "scarto-hand/1"
