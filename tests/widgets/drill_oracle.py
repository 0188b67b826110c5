"""The answers to the drills' questions once more, from what a learner sees and the naive reading of the rules.

Nothing here looks at `question.answer` or asks the engine.
"""

from __future__ import annotations

import re
import sys
from fractions import Fraction
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "core"))

import naive  # its folder is on the path only now
from naive_hand import NaiveHand

COURSE = naive.read("course")
PLAYERS = ["You", "Bruna", "Carlo", "Dora"]
TRUMPS = (
    "Bagatto Papessa Imperatrice Imperatore Papa Amanti Carro Giustizia Eremita Ruota Forza Appeso Morte "
    "Temperanza Diavolo Torre Stelle Luna Sole Angelo Mondo"
).split()
SUITS = {
    "S": ("Spade", "swords", "spades ♠"),
    "B": ("Bastoni", "batons", "clubs ♣"),
    "C": ("Coppe", "cups", "hearts ♥"),
    "D": ("Denari", "coins", "diamonds ♦"),
}
RANKS = {
    "1": ("Asso", "ace"),
    "2": ("Due", "2"),
    "3": ("Tre", "3"),
    "4": ("Quattro", "4"),
    "5": ("Cinque", "5"),
    "6": ("Sei", "6"),
    "7": ("Sette", "7"),
    "8": ("Otto", "8"),
    "9": ("Nove", "9"),
    "10": ("Dieci", "10"),
    "J": ("Fante", "jack"),
    "N": ("Cavallo", "knight"),
    "Q": ("Regina", "queen"),
    "K": ("Re", "king"),
}


def names_of(card):
    """Italian, English and French name of a plain card; Italian name and number of a trump."""
    if card[0] == "T":
        return {TRUMPS[int(card[1:]) - 1], card[1:]}
    suit, rank = SUITS[card[0]], RANKS[card[1:]]
    italian, english = f"{rank[0]} di {suit[0]}", f"{rank[1]} of {suit[1]}"
    return {italian, english, f"{italian}, {english}", f"{rank[1]} of {suit[2]}"}


def card_named(name):
    """The card that has this name."""
    found = [card for card in naive.pack(COURSE) if card != "F" and name in names_of(card)]
    assert len(found) == 1, name
    return found[0]


def name_the_card(question):
    prompt = question.prompt
    if "long suit" in prompt:
        return {"long" if question.cards[0][0] in "SB" else "round"}
    if asked := re.fullmatch(r"Which one is trump (\d+)\?", prompt):
        card = f"T{asked[1]}"
    elif asked := re.fullmatch(r"(?:Which number has the |Which card is the )(.+)\?|(.+) is what in English\?", prompt):
        card = card_named(asked[1] or asked[2])
    else:
        (card,) = question.cards
    known = {name.lower() for name in names_of(card)}
    return {
        choice.value
        for choice in question.choices
        if (choice.card == card if choice.card else choice.label.lower() in known)
    }


def which_wins(question):
    first, second = [choice.card for choice in question.choices]
    if question.prompt == "Which card is stronger?":
        assert first[0] == second[0] != "F"
        return {first if naive.beats(COURSE, first, second) else second}
    assert [choice.note for choice in question.choices] == ["led", "played second"]
    return {(first, second)[naive.winner(COURSE, [(0, first), (1, second)])]}


def lay_away(question):
    return set(naive.may_lay_away(COURSE, list(question.hand)))


def legal_play(question):
    return set(naive.may_play(COURSE, list(question.hand), seated(question.trick)))


def who_takes_it(question):
    if question.prompt.startswith("Who takes"):
        return {str(naive.winner(COURSE, seated(question.trick)))}
    if "What becomes of the Fool" in question.prompt:
        return {fate_of_the_fool(question)}
    debtor, creditor = re.match(r"(\w+) owes? (\w+)", question.prompt).groups()
    hand = empty_hand(last=False)
    hand.debt = (PLAYERS.index(debtor), PLAYERS.index(creditor.capitalize()))
    if "Which one is given" in question.prompt:
        hand.piles[hand.debt[0]] = [choice.card for choice in question.choices]
        creditor_seat = hand.debt[1]
        hand.pay_at_the_end()
        return set(hand.piles[creditor_seat])
    assert "no plain card" in question.note
    hand.trick = seated(question.trick)
    hand.gather()
    return {"open" if hand.debt else "paid"}


def fate_of_the_fool(question):
    trick = seated(question.trick)
    player = next(seat for seat, card in trick if card == "F")
    hand = empty_hand(last=question.note.startswith("Trick 25 of 25"))
    assert hand_is_told(question.note, PLAYERS[player])
    hand.piles[player] = ["S2"] if "plain cards" in question.note else ["SK"] if "no plain" in question.note else []
    hand.trick = trick
    hand.gather()
    winner, fate = hand.tricks[-1][1:]
    assert question.prompt.startswith("You take" if winner == 0 else f"{PLAYERS[winner]} takes")
    return fate


def hand_is_told(note, who):
    return f"{who} ha{'ve' if who == 'You' else 's'} " in note


def empty_hand(last):
    """A hand of which only the trick that is to come matters."""
    hand = NaiveHand(COURSE, 0, [[], [], []], [])
    hand.hands = [[], [], []] if last else [["B2"], ["B3"], ["B4"]]
    return hand


def seated(trick):
    return [(PLAYERS.index(who), card) for who, card in trick]


def count_pile(question):
    return {naive.count(COURSE, list(question.cards))}


def score_sheet(question):
    sheet, note = question.sheet, question.note
    rules = naive.read("course", piccolo="Piccolo" in note, players=len(sheet.rows))
    given = {column: [read(cells[place]) for cells in sheet.cells] for place, column in enumerate(sheet.columns)}
    counts = given["Count"]
    if None in counts:
        counts = [count if count is not None else 78 - sum(c for c in counts if c is not None) for count in counts]
    total = 66 if rules["piccolo"] else 78
    assert sum(counts) == total
    scores = [count - naive.par(rules) for count in counts]
    if "Ultimo" in note:
        scores[PLAYERS.index(re.search(r"(\w+) ha\w+ won", note)[1])] += 5
    full = {"Count": counts, "Score": scores, "Chips": naive.payments(scores)}
    if "Before" in given:
        full["Total"] = [old + new for old, new in zip(given["Before"], scores, strict=True)]
    return {
        tuple(
            full[column][row]
            for row in range(len(sheet.rows))
            for column in sheet.columns
            if given[column][row] is None
        )
    }


def read(cell):
    """The number in a cell: "+4", "−9", "19⅔", or None for a blank."""
    if cell is None:
        return None
    parts = {"⅓": Fraction(1, 3), "⅔": Fraction(2, 3), "½": Fraction(1, 2), "⅙": Fraction(1, 6), "⅚": Fraction(5, 6)}
    digits = "".join(sign for sign in cell if sign.isdecimal())
    size = Fraction(digits or 0) + sum(parts.get(sign, 0) for sign in cell)
    return -size if cell.startswith("−") else size


ANSWERS = {
    each.__name__: each
    for each in (name_the_card, which_wins, lay_away, legal_play, who_takes_it, count_pile, score_sheet)
}
