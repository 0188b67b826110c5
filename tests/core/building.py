"""Short ways to say "these cards" and "a hand in which …", shared by all tests of the engine."""

from __future__ import annotations

import json
import random

import naive
from naive_hand import NaiveHand

import scarto_core as sc

RULESETS = ("course", "guide", "basic", "piemontese")
SHAPES = ({}, {"players": 4}, {"piccolo": True})

# Every switch with every value that part 8 gives it.
SWITCHES = {
    "top_trump": (21, 20),
    "overtrump": (True, False),
    "fool": ("pays", "keeps"),
    "fool_last_trick": ("captured", "safe"),
    "fool_discard": ("never", "no_trump", "free"),
    "ultimo": ("none", "bagatto", "bagatto_or_fool"),
}


# A hand of these takes no trick unless it must: the lowest of their suits, while the others have all the trumps.
LOSERS = "B1 B2 B3 B4 B5 B6 B7 C10 C9 C8 C7 C6 C5 C4 D10 D9 D8 D7 D6 D5 D4 S1 S2"
# A hand that leads these, in this order, takes 24 tricks whatever the others hold.
WINNERS = "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 SK SQ SN BK BQ BN CK CQ CN DK"


def rules(name="course", **changes):
    return sc.ruleset(name).with_(**changes) if changes else sc.ruleset(name)


def names(cards):
    """Notation of some cards, in their order."""
    return [str(card) for card in cards]


def in_order(text):
    """The cards written in ``text``, as notation."""
    return text.split()


def some(text):
    """The set of cards written in ``text``, as notation."""
    return set(text.split())


def trick(text, leader=0, players=3):
    """``"S5 SK"`` as a trick: a list of (seat, card), from the leader on."""
    return [((leader + place) % players, card) for place, card in enumerate(text.split())]


def legal(cards, after="", **switches):
    """The cards of a hand that may be played after the cards already in the trick."""
    return set(names(sc.legal_plays(rules(**switches), in_order(cards), trick(after))))


def free(cards, name="course", **switches):
    """The cards of a hand that may be laid away."""
    return set(names(sc.legal_discards(rules(name, **switches), in_order(cards))))


def deal(*named, name="course", dealer=2, talon="", seed=0, **changes):
    """A hand still in the discard phase: each seat holds the cards named for it, and gets others at random to fill up.

    The dealer's cards to lay away are not chosen here.
    """
    reading = naive.read(name, **changes)
    unnamed = [""] * (reading["players"] - len(named))
    held, rest = [text.split() for text in [*named, *unnamed]], talon.split()
    others = [card for card in naive.pack(reading) if card not in sum(held, rest)]
    random.Random(seed).shuffle(others)
    each, left = naive.sizes(reading)
    for cards, size in [*((cards, each) for cards in held), (rest, left)]:
        while len(cards) < size:
            cards.append(others.pop())
    return sc.Hand.from_record(
        {"format": "scarto-hand/1", "rules": name, "changes": changes, "dealer": dealer, "hands": held, "talon": rest}
    )


def table(*named, play="", **how):
    """A hand after the dealer laid away cards nobody named, and after the cards of ``play`` (``/`` between tricks)."""
    hand = deal(*named, **how)
    spoken_for = some(" ".join(named)) | some(how.get("talon", "")) | some(play)
    spare = [card for card in hand.legal_discards() if str(card) not in spoken_for]
    hand.discard(spare[: talon_size(hand)])
    for card in in_order(play.replace("/", " ")):
        hand.play(card)
    return hand


def finish(hand, keep=""):
    """Play a hand to its end, each time the first legal card, those of ``keep`` only when there is no other."""
    kept = some(keep)
    while hand.phase == "play":
        choices = hand.legal_plays()
        hand.play(next((card for card in choices if str(card) not in kept), choices[0]))
    return hand


def takes_all_and_keeps(card, **how):
    """A finished hand: seat 0 takes the first 24 tricks, and leads the card named here to the last."""
    hand = table(f"{WINNERS} {card}", **how)
    for winner in in_order(WINNERS):
        hand.play(winner)
        while hand.to_act != 0:
            hand.play(hand.legal_plays()[0])
    return finish(hand)


def play_out(hand, rng):
    """Random legal choices to the end."""
    if hand.phase == "discard":
        hand.discard(rng.sample(list(hand.legal_discards()), talon_size(hand)))
    while hand.phase == "play":
        hand.play(rng.choice(hand.legal_plays()))
    return hand


def random_hand(seed, name="course", plays=None, **changes):
    """A hand of the engine's own deal, with random legal choices, after so many plays (to the end by default)."""
    rng = random.Random(seed)
    chosen = rules(name, **changes)
    hand = sc.Hand.deal(chosen, dealer=seed % changes.get("players", 3), seed=seed)
    hand.discard(rng.sample(list(hand.legal_discards()), talon_size(hand)))
    while hand.phase == "play" and (plays is None or len(hand.plays) < plays):
        hand.play(rng.choice(hand.legal_plays()))
    return hand


def talon_size(hand):
    return len(hand.talon)


def replay(naive_hand):
    """The engine's hand for one that the naive reading played."""
    return sc.Hand.from_record(naive_hand.record())


def naive_of(hand):
    """The naive reading of one of the engine's hands."""
    return NaiveHand.replay(hand.to_record())


def piles(hand):
    return [set(names(pile)) for pile in hand.piles]


def state(hand):
    """All there is to see of a hand, to tell whether anything has changed."""
    seats = range(len(hand.hands))
    return json.dumps(
        [
            hand.to_record(),
            hand.phase,
            hand.to_act,
            hand.debt,
            [names(cards) for cards in (*hand.hands, *hand.piles)],
            [(seat, str(card)) for seat, card in hand.trick],
            [repr(hand.view(seat)) for seat in seats],
        ]
    )
