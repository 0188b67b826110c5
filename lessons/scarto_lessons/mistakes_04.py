"""The mistakes people make about legal play, as functions that make them."""

from __future__ import annotations

from .exercise import Misconception

FOLLOW_MISTAKES = (
    Misconception(
        name="lets a void player throw off while holding a trump",
        source='''
def must_play(hand, led):
    followers = [card for card in hand if card[0] == led]
    return [card for card in hand if card in (followers or hand) or card == "F"]
''',
        says="Without a card of the suit led you are not free yet: if you hold a trump, you must play one.",
    ),
    Misconception(
        name="lets a player trump while holding the suit",
        source='''
def must_play(hand, led):
    followers = [card for card in hand if card[0] == led]
    trumps = [card for card in hand if card[0] == "T"]
    owed = followers + trumps if followers else trumps or hand
    return [card for card in hand if card in owed or card == "F"]
''',
        says="With a card of the suit led you must follow suit. Trumping is for those who cannot.",
    ),
    Misconception(
        name="holds the Fool to the duty",
        source='''
def must_play(hand, led):
    followers = [card for card in hand if card[0] == led]
    trumps = [card for card in hand if card[0] == "T"]
    return followers or trumps or hand
''',
        says="The Fool is free: it may be played at any time, whatever else is owed.",
    ),
    Misconception(
        name="takes the Fool for a trump",
        source='''
def must_play(hand, led):
    followers = [card for card in hand if card[0] == led]
    trumps = [card for card in hand if card[0] in "TF"]
    owed = followers or trumps or hand
    return [card for card in hand if card in owed or card == "F"]
''',
        says=(
            "The Fool is a tarocco, but no trump: to hold it is no duty to play it. Without the suit and without a "
            "trump you may play anything."
        ),
    ),
    Misconception(
        name="never leaves a player free",
        source='''
def must_play(hand, led):
    followers = [card for card in hand if card[0] == led]
    trumps = [card for card in hand if card[0] == "T"]
    owed = followers or trumps
    return [card for card in hand if card in owed or card == "F"]
''',
        says="With neither the suit led nor a trump there is no duty left: any card may be played. It just cannot win.",
    ),
)

PLAY_MISTAKES = (
    Misconception(
        name="forgets the overtrump duty",
        source='''
def legal_plays(hand, trick):
    played = [card for _, card in trick if card != "F"]
    if not played:
        return hand
    followers = [card for card in hand if card[0] == played[0][0]]
    trumps = [card for card in hand if card[0] == "T"]
    owed = followers or trumps or hand
    return [card for card in hand if card in owed or card == "F"]
''',
        says=(
            "Where a trump lies in the trick already, whoever plays a trump must beat it if that is possible, trumps "
            "led or not."
        ),
    ),
    Misconception(
        name="lets a player throw off who cannot overtrump",
        source='''
def legal_plays(hand, trick):
    played = [card for _, card in trick if card != "F"]
    if not played:
        return hand
    led = played[0][0]
    best = max((int(card[1:]) for card in played if card[0] == "T"), default=0)
    followers = [card for card in hand if card[0] == led != "T"]
    higher = [card for card in hand if card[0] == "T" and int(card[1:]) > best]
    owed = followers or higher or hand
    return [card for card in hand if card in owed or card == "F"]
''',
        says="If none of your trumps is high enough, a lower one has to do: a trump it must be.",
    ),
    Misconception(
        name="overtrumps where it should follow suit",
        source='''
def legal_plays(hand, trick):
    played = [card for _, card in trick if card != "F"]
    if not played:
        return hand
    led = played[0][0]
    best = max((int(card[1:]) for card in played if card[0] == "T"), default=0)
    followers = [card for card in hand if card[0] == led != "T"]
    trumps = [card for card in hand if card[0] == "T"]
    higher = [card for card in trumps if int(card[1:]) > best]
    owed = (best and higher) or followers or higher or trumps or hand
    return [card for card in hand if card in owed or card == "F"]
''',
        says=(
            "Whoever holds a card of the plain suit led follows suit, trump in the trick or not. The duty to overtrump "
            "is only for those who play a trump."
        ),
    ),
    Misconception(
        name="makes a follower beat the best card of the suit",
        source='''
def legal_plays(hand, trick):
    strength = sc.ruleset("course").strength
    played = [card for _, card in trick if card != "F"]
    if not played:
        return hand
    led = played[0][0]
    best = {s: max((strength(c) for c in played if c[0] == s), default=0) for s in (led, "T")}
    followers = [card for card in hand if card[0] == led]
    better = [card for card in followers if strength(card) > best[led]]
    trumps = [card for card in hand if card[0] == "T"]
    higher = [card for card in trumps if strength(card) > best["T"]]
    owed = better or followers or higher or trumps or hand
    return [card for card in hand if card in owed or card == "F"]
''',
        says="In a plain suit any card of the suit follows, high or low. Only trumps have to beat one another.",
    ),
    Misconception(
        name="lets a void player throw off while holding a trump",
        source='''
def legal_plays(hand, trick):
    played = [card for _, card in trick if card != "F"]
    if not played:
        return hand
    led = played[0][0]
    best = max((int(card[1:]) for card in played if card[0] == "T"), default=0)
    followers = [card for card in hand if card[0] == led]
    if led == "T":
        followers = [card for card in followers if int(card[1:]) > best] or followers
    return [card for card in hand if card in (followers or hand) or card == "F"]
''',
        says="Without a card of the suit led you are not free yet: if you hold a trump, you must play one.",
    ),
    Misconception(
        name="holds the Fool to the duty",
        source='''
def legal_plays(hand, trick):
    played = [card for _, card in trick if card != "F"]
    if not played:
        return hand
    led = played[0][0]
    best = max((int(card[1:]) for card in played if card[0] == "T"), default=0)
    followers = [card for card in hand if card[0] == led != "T"]
    trumps = [card for card in hand if card[0] == "T"]
    higher = [card for card in trumps if int(card[1:]) > best]
    return followers or higher or trumps or hand
''',
        says="The Fool is free: it may be played at any time, whatever else is owed.",
    ),
    Misconception(
        name="takes the Fool for the suit led",
        source='''
def legal_plays(hand, trick):
    if not trick:
        return hand
    led = trick[0][1][0]
    best = max((int(card[1:]) for _, card in trick if card[0] == "T"), default=0)
    followers = [card for card in hand if card[0] == led != "T"]
    trumps = [card for card in hand if card[0] == "T"]
    higher = [card for card in trumps if int(card[1:]) > best]
    owed = followers or higher or trumps or hand
    return [card for card in hand if card in owed or card == "F"]
''',
        says="The Fool led sets no suit. The next card does, and whoever plays that one is free to play anything.",
    ),
    Misconception(
        name="beats the last trump instead of the highest",
        source='''
def legal_plays(hand, trick):
    played = [card for _, card in trick if card != "F"]
    if not played:
        return hand
    led = played[0][0]
    seen = [int(card[1:]) for card in played if card[0] == "T"]
    last = seen[-1] if seen else 0
    followers = [card for card in hand if card[0] == led != "T"]
    trumps = [card for card in hand if card[0] == "T"]
    higher = [card for card in trumps if int(card[1:]) > last]
    owed = followers or higher or trumps or hand
    return [card for card in hand if card in owed or card == "F"]
''',
        says=(
            "Two trumps may lie in the trick, and the second need not be the higher one. Yours has to beat the highest."
        ),
    ),
)
