"""What one seat may know: all of that, and nothing else."""

import json
import random

import naive
import pytest
from building import RULESETS, SHAPES, deal, finish, in_order, naive_of, names, random_hand, rules, some, table
from twins import twins

import scarto_core as sc

KEYS = {
    "seat",
    "players",
    "rules",
    "dealer",
    "phase",
    "to_act",
    "hand",
    "sizes",
    "talon",
    "discards",
    "discard_size",
    "leader",
    "trick",
    "tricks",
    "legal",
    "points",
    "captured",
    "debt",
    "unseen",
    "voids",
    "no_trump_above",
    "counts",
    "scores",
    "payments",
}


def every_view(name="course", stops=(0, 1, 14, 15, 44, 60, None), seeds=(1, 2, 3), **shape):
    """(hand, seat, view) at several points of several hands."""
    for seed in seeds:
        for plays in stops:
            hand = random_hand(seed, name, plays=plays, **shape)
            for seat in range(len(hand.hands)):
                yield hand, seat, hand.view(seat)


@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize("shape", SHAPES, ids=["three", "four", "piccolo"])
def test_moving_the_cards_a_seat_cannot_see_never_changes_its_view(name, shape):
    met = 0
    for seed in range(10):
        size = naive.sizes(naive.read(name, **shape))[0] * (4 if "players" in shape else 3)
        hand = random_hand(seed, name, plays=(seed * 7) % (size - 4), **shape)
        for seat in range(len(hand.hands)):
            for twin in twins(hand, seat, random.Random(seed), tries=12):
                met += 1
                assert twin.to_record() != hand.to_record()
                assert twin.view(seat).to_dict() == hand.view(seat).to_dict()
                assert twin.view(seat) == hand.view(seat)
    assert met > 30


def test_before_the_discard_nobody_but_the_dealer_knows_the_talon():
    hand = deal("", "", "", dealer=2)
    assert set(names(hand.view(2).talon)) == set(names(hand.talon)) <= set(names(hand.view(2).hand))
    record = hand.to_record()
    record["hands"][2][:3], record["talon"] = record["talon"], record["hands"][2][:3]
    other = sc.Hand.from_record(record)
    for seat in (0, 1):
        assert hand.view(seat).to_dict() == other.view(seat).to_dict()
        assert names(hand.view(seat).talon) == []


@pytest.mark.parametrize("shape", SHAPES, ids=["three", "four", "piccolo"])
def test_to_dict_is_plain_json_with_the_agreed_keys(shape):
    for _, _, view in every_view(**shape):
        told = view.to_dict()
        assert set(told) >= KEYS
        assert json.loads(json.dumps(told)) == told


def test_attributes_and_keys_tell_the_same():
    for _, _, view in every_view(seeds=(1,)):
        told = view.to_dict()
        for key in ("seat", "dealer", "phase", "to_act", "leader"):
            assert told[key] == getattr(view, key)
        for key in ("hand", "talon", "discards", "legal", "unseen"):
            assert told[key] == names(getattr(view, key))
        assert told["points"] == [str(points) for points in view.points]
        assert told["captured"] == list(view.captured)
        assert told["sizes"] == list(view.sizes)


def test_own_hand_in_display_order():
    hand = table("F T20 T3 DK D10 D1 C5 C4 B1 B10 SQ S2", "", "", name="piemontese")
    shown = [card for card in names(hand.view(0).hand) if card in some("F T20 T3 DK D10 D1 C5 C4 B1 B10 SQ S2")]
    assert shown == in_order("S2 SQ B1 B10 C5 C4 D10 D1 DK T3 T20 F")


def test_in_display_order_the_angelo_follows_the_mondo_where_it_is_the_top_trump():
    for name, order in (("course", ["T20", "T21"]), ("piemontese", ["T21", "T20"])):
        shown = names(table("T20 T21", "", "", name=name).view(0).hand)
        assert [card for card in shown if card in order] == order


@pytest.mark.parametrize("name", RULESETS)
def test_what_everybody_can_see(name):
    for hand, seat, view in every_view(name, seeds=(1,)):
        told = view.to_dict()
        assert set(told["hand"]) == set(names(hand.hands[seat]))
        assert told["sizes"] == [len(cards) for cards in hand.hands]
        assert told["trick"] == [[player, str(card)] for player, card in hand.trick]
        assert [trick["cards"] for trick in told["tricks"]] == [
            [[player, str(card)] for player, card in trick.plays] for trick in hand.tricks
        ]
        assert [trick["winner"] for trick in told["tricks"]] == [trick.winner for trick in hand.tricks]
        assert set(told["legal"]) == (set(names(hand.legal_plays())) if hand.to_act == seat else set())


def test_sizes_and_legal_cards_in_the_discard():
    hand = deal("", "", "", dealer=1)
    assert list(hand.view(0).sizes) == [25, 28, 25]
    assert hand.view(1).to_dict()["discard_size"] == 3
    assert set(names(hand.view(1).legal)) == set(names(hand.legal_discards()))
    assert names(hand.view(0).legal) == []


def test_unseen_is_the_pack_less_what_was_held_played_or_laid_away_by_oneself():
    for hand, seat, view in every_view():
        seen = set(names(hand.hands[seat])) | set(names(hand.plays))
        if seat == hand.dealer:
            seen |= set(names(hand.discards))
        assert set(names(view.unseen)) == set(names(sc.pack(hand.rules))) - seen


@pytest.mark.parametrize("name", RULESETS)
def test_points_so_far_are_the_public_piles_and_ones_own_discards(name):
    """Where the dealer has paid for the Fool the public cannot know with which card: those hands are left out."""
    for hand, seat, view in every_view(name, seeds=range(8)):
        dealers_fool = "F" in names(
            card for trick in hand.tricks for player, card in trick.plays if player == hand.dealer
        )
        if hand.phase == "done" or (dealers_fool and hand.rules.fool == "pays"):
            continue
        public = [[card for card in pile if seat == hand.dealer or card not in hand.discards] for pile in hand.piles]
        assert list(view.points) == [sc.count_trios(hand.rules, pile) for pile in public]
        assert list(view.captured) == [len(pile) for pile in public]


def test_at_the_end_everybody_may_count_all_piles():
    hand = random_hand(2)
    for seat in range(3):
        assert list(hand.view(seat).points) == list(hand.counts())
        assert list(hand.view(seat).captured) == [len(pile) for pile in hand.piles]


def test_counts_scores_and_payments_when_it_is_over():
    for hand, _, view in every_view(seeds=(1, 2)):
        told = view.to_dict()
        for key in ("counts", "scores", "payments"):
            wanted = [str(number) for number in getattr(hand, key)()] if hand.phase == "done" else None
            assert told[key] == wanted


@pytest.mark.parametrize(
    ("name", "what"), [("guide", "kept"), ("course", "paid"), ("course", "owed"), ("course", "captured")]
)
def test_what_became_of_the_fool(name, what):
    play, keep = {
        "kept": ("F BK B2", ""),
        "owed": ("F BK B2", ""),
        "paid": ("SK S2 S3 / F BK B2", ""),
        "captured": ("SK S2 S3", "F"),
    }[what]
    hand = finish(table("F SK", "BK S2", "B2 S3", name=name, play=play), keep=keep)
    for seat in range(3):
        fools = [trick["fool"] for trick in hand.view(seat).to_dict()["tricks"]]
        assert [fool["fate"] for fool in fools if fool] == [what]


def test_the_open_debt_is_public():
    hand = table("F", "BK", "B2", play="F BK B2")
    assert [hand.view(seat).to_dict()["debt"] for seat in range(3)] == [{"debtor": 0, "creditor": 1}] * 3
    assert table("", "", "").view(0).to_dict()["debt"] is None


def test_the_card_that_paid_is_not_shown():
    """The dealer pays from the discards: other discards of no more value, and the others see the same."""
    hands = [deal("SK BK", "S2", "F B3 B4 B5 C10 C9 C8 B2", dealer=2) for _ in range(2)]
    for hand, laid in zip(hands, ("B3 B4 B5", "C10 C9 C8"), strict=True):
        hand.discard(in_order(laid))
        for card in in_order("SK S2 F"):
            hand.play(card)
    record = hands[1].to_record()
    assert record["discard"] != hands[0].to_record()["discard"]
    told = [hand.view(1).to_dict() for hand in hands]
    for view in told:
        view.pop("unseen")
    assert told[0] == told[1]


@pytest.mark.parametrize("name", RULESETS)
def test_what_a_view_says_of_voids_and_high_trumps_is_true(name):
    chosen = rules(name)
    for hand, _, view in every_view(name, stops=range(3, 73, 5)):
        for seat, suits in enumerate(view.to_dict()["voids"]):
            assert not [card for card in names(hand.hands[seat]) if card[0] in suits]
        for seat, limit in enumerate(view.to_dict()["no_trump_above"]):
            trumps = [card for card in names(hand.hands[seat]) if card[0] == "T"]
            assert limit is None or all(chosen.strength(card) <= chosen.strength(limit) for card in trumps)


def voids(hand):
    return [set(suits) for suits in hand.view(0).to_dict()["voids"]]


def test_who_does_not_follow_is_void_in_the_suit():
    hand = table("S2", "T4", "S3", play="S2", seed=3, overtrump=False)
    assert voids(hand) == [set(), set(), set()]
    hand = table("S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ SN SQ SK", "T4", "S1", play="S2 T4 S1")
    assert voids(hand) == [set(), {"S"}, set()]


def test_who_neither_follows_nor_trumps_is_void_in_both():
    trumps = " ".join(f"T{n}" for n in range(1, 22))
    hand = table(f"S2 {trumps}", "C2", "S1 S3 S4 S5 S6 S7 S8 S9 S10 SJ SN SQ SK", play="S2 C2 S1")
    assert voids(hand) == [set(), {"S", "T"}, set()]


def test_the_fool_shows_no_void():
    hand = table("S2", "F", "S1", play="S2 F S1")
    assert voids(hand) == [set(), set(), set()]


def test_the_first_card_after_a_fool_led_shows_no_void():
    hand = table("F", "C2", "C1", play="F C2 C1")
    assert voids(hand) == [set(), set(), set()]


def limits(hand):
    return hand.view(0).to_dict()["no_trump_above"]


def test_who_undertrumps_has_no_higher_trump():
    high = "T15 T16 T17 T18 T19 T20 T21"
    hand = table(f"T14 {high}", "T4", "T3", play="T14 T4")
    assert limits(hand)[1] is not None
    assert rules().strength(limits(hand)[1]) <= rules().strength("T14")
    assert (limits(hand)[0], limits(hand)[2]) == (None, None)


def test_without_the_duty_to_overtrump_a_low_trump_shows_nothing():
    hand = table("T14", "T4", "T3", play="T14 T4 T3", overtrump=False)
    assert limits(hand) == [None, None, None]


def test_following_a_plain_suit_says_nothing_of_trumps():
    hand = table("S2 S3 S4 S5 S6 S7 S8 S9", "T9", "S1", play="S2", seed=1, overtrump=True)
    assert limits(hand) == [None, None, None]


def test_a_view_does_not_reach_the_hand():
    """No way leads from a view to the hand it was made of."""
    hand = random_hand(3, plays=30)
    for seat in range(3):
        assert not list(hands_within(hand.view(seat)))


def hands_within(thing, met=None):
    """Every Hand that can be reached through attributes, tuples, lists and dicts."""
    met = set() if met is None else met
    if id(thing) in met:
        return
    met.add(id(thing))
    if isinstance(thing, sc.Hand):
        yield thing
    inner = [*thing.values()] if isinstance(thing, dict) else [*thing] if isinstance(thing, (list, tuple, set)) else []
    slots = [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
    inner += [*getattr(thing, "__dict__", {}).values(), *(getattr(thing, name, None) for name in slots)]
    for part in inner:
        yield from hands_within(part, met)


def test_the_search_for_hands_finds_one_that_is_there():
    assert list(hands_within([{"a": (random_hand(1, plays=1),)}]))


def test_a_view_stays_as_it_was_when_the_hand_goes_on():
    hand = random_hand(3, plays=30)
    view, twin = hand.view(0), hand.copy()
    before = view.to_dict()
    hand.play(hand.legal_plays()[0])
    assert view.to_dict() == before == twin.view(0).to_dict()
    assert naive_of(twin).plays == before_plays(before)


def before_plays(told):
    """The cards played so far, out of a view."""
    tricks = [*(trick["cards"] for trick in told["tricks"]), told["trick"]]
    return [card for trick in tricks for _, card in trick]
