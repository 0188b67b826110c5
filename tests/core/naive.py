"""The rules of Scarto read once more from the prose, slowly and plainly.

Nothing here comes from the engine and nothing is clever: cards are strings such as ``"SK"``, a pile is a list, a rule
is an ``if``. The engine is compared with this reading, decision by decision.
"""

from __future__ import annotations

from fractions import Fraction

COURTS = ["K", "Q", "N", "J"]
LONG_SUIT_HIGH_TO_LOW = [*COURTS, "10", "9", "8", "7", "6", "5", "4", "3", "2", "1"]
ROUND_SUIT_HIGH_TO_LOW = [*COURTS, "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]
KINGS = ["SK", "BK", "CK", "DK"]

# Part 4 ("never"), part 6 (the four cards whose value differs) and the switches as each account sets them.
ACCOUNTS = {
    "course": {
        "T21": 5,
        "T20": 1,
        "T1": 5,
        "F": 5,
        "never laid away": [*KINGS, "T20", "T21"],
        "top_trump": 21,
        "overtrump": True,
        "fool": "pays",
        "fool_last_trick": "captured",
        "fool_discard": "never",
    },
    "guide": {
        "T21": 5,
        "T20": 5,
        "T1": 5,
        "F": 4,
        "never laid away": [*KINGS, "T20", "T21"],
        "top_trump": 21,
        "overtrump": True,
        "fool": "keeps",
        "fool_last_trick": "captured",
        "fool_discard": "never",
    },
    "basic": {
        "T21": 5,
        "T20": 1,
        "T1": 5,
        "F": 5,
        "never laid away": [*KINGS, "T1", "T21"],
        "top_trump": 21,
        "overtrump": False,
        "fool": "pays",
        "fool_last_trick": "safe",
        "fool_discard": "no_trump",
    },
    "piemontese": {
        "T21": 1,
        "T20": 5,
        "T1": 5,
        "F": 4,
        "never laid away": [*KINGS, "T20"],
        "top_trump": 20,
        "overtrump": False,
        "fool": "keeps",
        "fool_last_trick": "safe",
        "fool_discard": "never",
    },
}
for account in ACCOUNTS.values():
    account.update({"players": 3, "piccolo": False, "ultimo": "none"})


def read(name, **changes):
    """An account, with some of its switches turned."""
    return {**ACCOUNTS[name], **changes}


def pack(rules):
    """Part 1 and, for Piccolo, part 3."""
    if rules["piccolo"]:
        long, round_ = [*COURTS, "10"], [*COURTS, "1"]
    else:
        long, round_ = LONG_SUIT_HIGH_TO_LOW, ROUND_SUIT_HIGH_TO_LOW
    plain_suits = [suit + rank for suit in "SB" for rank in long] + [suit + rank for suit in "CD" for rank in round_]
    return plain_suits + [f"T{n}" for n in range(1, 22)] + ["F"]


def sizes(rules):
    """Part 3: cards in each hand, cards in the talon."""
    if rules["players"] == 4:
        return 19, 2
    return (12, 6) if rules["piccolo"] else (25, 3)


def low_to_high(rules, suit):
    """Part 1, "Rank", from the weakest card of a suit to the strongest."""
    if suit in ("S", "B"):
        return [suit + rank for rank in reversed(LONG_SUIT_HIGH_TO_LOW)]
    if suit in ("C", "D"):
        return [suit + rank for rank in reversed(ROUND_SUIT_HIGH_TO_LOW)]
    top_two = ["T21", "T20"] if rules["top_trump"] == 20 else ["T20", "T21"]
    return [f"T{n}" for n in range(1, 20)] + top_two


def beats(rules, card, other):
    """Whether a card is higher than another of the same suit."""
    ladder = low_to_high(rules, card[0])
    return ladder.index(card) > ladder.index(other)


def value(rules, card):
    """Part 6."""
    if card in ("T21", "T20", "T1", "F"):
        return rules[card]
    if card[0] == "T":
        return 1
    return {"K": 5, "Q": 4, "N": 3, "J": 2}.get(card[1:], 1)


def may_lay_away(rules, hand):
    """Part 4, judged on the whole hand."""
    trumps = [card for card in hand if card[0] == "T"]
    tarocchi = trumps + [card for card in hand if card == "F"]
    allowed = []
    for card in hand:
        if card in rules["never laid away"]:
            continue
        if card == "T1" and tarocchi != ["T1"]:
            continue
        if card == "F" and rules["fool_discard"] == "never":
            continue
        if card == "F" and rules["fool_discard"] == "no_trump" and trumps:
            continue
        allowed.append(card)
    return allowed


def suit_led(trick):
    """Part 5, rule 6: the first card that is not the Fool sets the suit."""
    for _, card in trick:
        if card != "F":
            return card[0]
    return None


def may_play(rules, hand, trick):
    """Part 5, rules 1 to 6."""
    led = suit_led(trick)
    if led is None:
        return list(hand)
    fool = [card for card in hand if card == "F"]
    followers = [card for card in hand if card[0] == led]
    if led != "T" and followers:
        return followers + fool
    trumps = [card for card in hand if card[0] == "T"]
    if not trumps:
        return list(hand)
    trumps_there = [card for _, card in trick if card[0] == "T"]
    if rules["overtrump"] and trumps_there:
        higher = [card for card in trumps if all(beats(rules, card, there) for there in trumps_there)]
        if higher:
            return higher + fool
    return trumps + fool


def winner(rules, trick):
    """The highest trump, or else the highest card of the suit led."""
    trumps = [(seat, card) for seat, card in trick if card[0] == "T"]
    contenders = trumps or [(seat, card) for seat, card in trick if card[0] == suit_led(trick)]
    best_seat, best = contenders[0]
    for seat, card in contenders[1:]:
        if beats(rules, card, best):
            best_seat, best = seat, card
    return best_seat


def count(rules, pile):
    """Part 6: three cards at a time, less 2; what is left over as at the table, or exactly."""
    total = Fraction(sum(value(rules, card) for card in pile))
    if rules["players"] == 4:
        return total - Fraction(2 * len(pile), 3)
    trios, odd = divmod(len(pile), 3)
    total -= 2 * trios
    return total - 1 if odd == 2 else total


def par(rules):
    """Part 7."""
    if rules["players"] == 4:
        return Fraction(39, 2)
    return Fraction(22) if rules["piccolo"] else Fraction(26)


def payments(scores):
    """Part 7: each pair settles the difference of its scores divided by the number of players."""
    return [sum((mine - other for other in scores), Fraction(0)) / len(scores) for mine in scores]
