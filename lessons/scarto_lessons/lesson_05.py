"""The exercises of lesson 05, *Winning the trick*: the winner, and the way of the Fool."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import TYPE_CHECKING

import scarto_core as sc

from .answers import SEAT
from .cases import COURSE, PACK, TRUMPS, Trick, narrow, some, suit, trick
from .drilling import drill_of
from .exercise import ClickExercise, CodeExercise, Misconception
from .hole import ____
from .judge import Case

if TYPE_CHECKING:
    from scarto_widgets.drills import Question

__all__ = ["____", "drill", "q1", "q2", "q3", "q4"]

drill = drill_of("05")


def _tricks(random: Random) -> Iterable[Case]:
    for _ in range(200):
        yield (trick(random, some(random, narrow(random), 3)),)
    for letter in "SBCD":
        for _ in range(30):
            yield (trick(random, some(random, suit(letter), 3)),)
    for _ in range(60):
        cards = [*some(random, suit(random.choice("SBCD")), 1), *some(random, TRUMPS, 2)]
        yield (trick(random, cards),)
    for _ in range(60):
        cards = [*some(random, narrow(random)[:-1], 2), "F"]
        yield (trick(random, some(random, cards, 3)),)


def _trick_winner(played: Trick) -> int:
    return sc.trick_winner(COURSE, played)


q3 = CodeExercise(
    id="05.q3",
    signature="trick_winner(trick)",
    task="Return the seat that wins the trick, a list of (seat, card) in order of play.",
    reference=_trick_winner,
    cases=_tricks,
    answer=SEAT,
    labels=("Trick",),
    rule=(
        "The highest trump wins; with no trump in the trick, the highest card of the suit led. The Fool never wins: "
        "led, it leaves the suit to the next card."
    ),
    hints=(
        "Put the Fool aside first: it never wins. The first card of what is left sets the suit led.",
        (
            "Who can win at all? The trumps, if there are any; if not, the cards of the suit led. Among those, the "
            "strongest."
        ),
        (
            'The strongest pair of a list: `max(pairs, key=lambda pair: strength(pair[1]))`, with your own `strength` '
            'from lesson 2 or `sc.ruleset("course").strength`.'
        ),
    ),
    solution_source='''
def trick_winner(trick):
    strength = sc.ruleset("course").strength
    played = [(seat, card) for seat, card in trick if card != "F"]
    led = played[0][1][0]
    trumps = [(seat, card) for seat, card in played if card[0] == "T"]
    followers = [(seat, card) for seat, card in played if card[0] == led]
    seat, card = max(trumps or followers, key=lambda pair: strength(pair[1]))
    return seat
''',
    misconceptions=(
        Misconception(
            name="lets the Fool win",
            source='''
def trick_winner(trick):
    for seat, card in trick:
        if card == "F":
            return seat
    return sc.trick_winner(sc.ruleset("course"), trick)
''',
            says="The Fool has no rank and never wins a trick, whoever plays it and whenever.",
        ),
        Misconception(
            name="lets the Fool win when it is led",
            source='''
def trick_winner(trick):
    seat, card = trick[0]
    trumps = [c for _, c in trick if c[0] == "T"]
    if card == "F" and not trumps:
        return seat
    return sc.trick_winner(sc.ruleset("course"), trick)
''',
            says=(
                "The Fool led is not a suit that nobody can follow: the next card sets the suit, and the Fool never "
                "wins."
            ),
        ),
        Misconception(
            name="lets the highest card win, whatever its suit",
            source='''
def trick_winner(trick):
    strength = sc.ruleset("course").strength
    trumps = [play for play in trick if play[1][0] == "T"]
    return max(trumps or trick, key=lambda play: strength(play[1]))[0]
''',
            says="A card of another plain suit cannot win, not even a king. Only the suit led counts, and trumps.",
        ),
        Misconception(
            name="ranks round suits like long ones",
            source='''
def trick_winner(trick):
    played = [(seat, sc.Card.parse(card)) for seat, card in trick if card != "F"]
    led = played[0][1].suit
    trumps = [play for play in played if play[1].suit == "T"]
    followers = [play for play in played if play[1].suit == led]
    return max(trumps or followers, key=lambda play: play[1].rank)[0]
''',
            says="In cups and coins, the round suits, the pips are upside down: a 2 takes a 9.",
        ),
        Misconception(
            name="gives the trick to the first trump",
            source='''
def trick_winner(trick):
    for seat, card in trick:
        if card[0] == "T":
            return seat
    return sc.trick_winner(sc.ruleset("course"), trick)
''',
            says="With several trumps in the trick the highest of them wins, not the first.",
        ),
        Misconception(
            name="forgets the trumps",
            source='''
def trick_winner(trick):
    strength = sc.ruleset("course").strength
    played = [(seat, card) for seat, card in trick if card != "F"]
    led = played[0][1][0]
    return max((play for play in played if play[1][0] == led), key=lambda play: strength(play[1]))[0]
''',
            says="Any trump beats any card of a plain suit: look for trumps before you look at the suit led.",
        ),
        Misconception(
            name="tells the place in the trick instead of the seat",
            source='''
def trick_winner(trick):
    winner = sc.trick_winner(sc.ruleset("course"), trick)
    return [seat for seat, _ in trick].index(winner)
''',
            says=(
                "The right card, but not the right number: the answer is the seat that stands beside the card, not "
                "where the card lies in the trick."
            ),
        ),
    ),
)


def _tricks_with_the_fool(random: Random) -> Iterable[Case]:
    for _ in range(300):
        cards = [*some(random, random.choice((PACK[:-1], narrow(random)[:-1])), 2), "F"]
        yield trick(random, some(random, cards, 3)), random.random() < 0.5


def _fool_goes_to(played: Trick, last: bool) -> int:
    captured = last and COURSE.fool_last_trick == "captured"
    return sc.trick_winner(COURSE, played) if captured else next(seat for seat, card in played if card == "F")


q4 = CodeExercise(
    id="05.q4",
    signature="fool_goes_to(trick, last)",
    task="Return the seat whose pile gets the Fool that lies in the trick; last is True in the last trick.",
    reference=_fool_goes_to,
    cases=_tricks_with_the_fool,
    answer=SEAT,
    labels=("Trick", "The last trick"),
    draws=lambda trick, last: [("Trick", trick), ("The last of the hand", "yes" if last else "no")],
    rule=(
        "The Fool goes back to its player's own pile, who gives the winner a plain card for it. In the last trick it "
        "is captured by the winner, like any other card."
    ),
    hints=(
        "Two cases: the last trick, and all the others. Which of them is the simpler one?",
        'Not the last: find the seat that played "F". A loop over `for seat, card in trick` will do.',
        "The last: the winner of the trick takes it. You have a function for that, `trick_winner(trick)`.",
    ),
    solution_source='''
def fool_goes_to(trick, last):
    if last:
        return sc.trick_winner(sc.ruleset("course"), trick)
    return next(seat for seat, card in trick if card == "F")
''',
    misconceptions=(
        Misconception(
            name="lets the winner take the Fool in every trick",
            source='''
def fool_goes_to(trick, last):
    return sc.trick_winner(sc.ruleset("course"), trick)
''',
            says=(
                "The Fool is not captured: its player lays it on his own pile and gives the winner a plain card for "
                "it. Only the last trick is different."
            ),
        ),
        Misconception(
            name="thinks the Fool safe in the last trick",
            source='''
def fool_goes_to(trick, last):
    return next(seat for seat, card in trick if card == "F")
''',
            says="In the last trick the Fool is captured by the winner, like any other card. Play it before that.",
        ),
        Misconception(
            name="turns the last trick and the others round",
            source='''
def fool_goes_to(trick, last):
    if last:
        return next(seat for seat, card in trick if card == "F")
    return sc.trick_winner(sc.ruleset("course"), trick)
''',
            says="It is the other way round: the Fool is lost in the last trick, and kept in all the others.",
        ),
        Misconception(
            name="thinks the Fool safe where it is led to the last trick",
            source='''
def fool_goes_to(trick, last):
    if last and trick[0][1] != "F":
        return sc.trick_winner(sc.ruleset("course"), trick)
    return next(seat for seat, card in trick if card == "F")
''',
            says="Led or not makes no difference: in the last trick the Fool goes to the winner.",
        ),
        Misconception(
            name="gives the Fool to whoever led",
            source='''
def fool_goes_to(trick, last):
    if last:
        return sc.trick_winner(sc.ruleset("course"), trick)
    return trick[0][0]
''',
            says="The Fool goes back to whoever played it, not to whoever led the trick.",
        ),
    ),
)


def _who_takes_it() -> Question:
    from scarto_widgets.drills import Choice, Question

    return Question(
        kind="choice",
        prompt="Who takes this trick?",
        trick=(("Bruna", "F"), ("Carlo", "D8"), ("You", "D5")),
        choices=(Choice("1", "Bruna"), Choice("2", "Carlo"), Choice("0", "You")),
        answer="0",
        reason="You. The Fool never wins, so Carlo's 8 set the suit; and in coins, a round suit, the 5 beats the 8.",
        why={
            "1": "The Fool never wins a trick, not even when it is led.",
            "2": "Coins are a round suit: there the 5 beats the 8.",
        },
    )


q1 = ClickExercise(
    id="05.q1",
    ask=_who_takes_it,
    hints=(
        "Which card sets the suit, if the Fool is led?",
        "Carlo's: coins are led. Coins are a round suit.",
    ),
)


def _the_debt() -> Question:
    from scarto_widgets.drills import Choice, Question

    return Question(
        kind="choice",
        prompt="Bruna has captured nothing yet, and plays the Fool to Carlo's trick. What does Carlo get for it?",
        note="The trick is not the last.",
        choices=(
            Choice("later", "A plain card, as soon as Bruna captures one"),
            Choice("fool", "The Fool itself"),
            Choice("nothing", "Nothing: who has nothing gives nothing"),
            Choice("hand", "A plain card from her hand"),
        ),
        answer="later",
        reason=(
            "She owes him a plain card, and pays from the first that she captures. Only if she still has nothing at "
            "the end of the hand does the Fool itself go to him."
        ),
        why={
            "fool": "That comes only at the end of the hand, if she has captured nothing by then.",
            "nothing": "A debt is a debt: she pays from the first plain card that she captures.",
            "hand": "The Fool is paid for from the pile, never from the hand.",
        },
    )


q2 = ClickExercise(
    id="05.q2",
    ask=_the_debt,
    hints=(
        "The Fool stays hers. What is owed for it, and from where is it paid?",
        "A plain card from her pile. With an empty pile she has to wait until there is one.",
    ),
)
