"""What becomes of the Fool: paid for, owed for, captured, and the debt afterwards (RULES 5).

The tricks in which the Fool is played come from real hands, so its fate is the engine's own word.
"""

from __future__ import annotations

from collections.abc import Callable

import scarto_core as sc
from scarto_core.trick import FinishedTrick
from scarto_core.words import the

from ..text import NAMES
from .chance import Chance
from .played import dealt, play_on
from .question import COURSE, Choice, Question

TRIES = 300
_FOOL = sc.Card.parse("F")
_PACK = sc.pack(COURSE)


def _does(seat: int, verb: str) -> str:
    """ "You keep", "Bruna keeps"."""
    return f"{NAMES[seat]} {verb if seat == 0 else verb + 's'}"


def _whom(seat: int) -> str:
    return NAMES[seat] if seat else "you"


def _has(seat: int) -> str:
    return "You have" if seat == 0 else f"{NAMES[seat]} has"


# -- the trick in which the Fool is played


def _fate(fate: str, tricks: tuple[int, ...]) -> Callable[[Chance], Question]:
    """Make questions whose Fool is played in one of `tricks` (from 1) and has this fate."""

    def make(chance: Chance) -> Question:
        for _ in range(TRIES):
            number = chance.one(tricks)
            hand, pile = _played_until_the_fool(number, chance)
            if hand.tricks[-1].fool == fate:
                return fate_question(hand.tricks[-1], number, pile)
        raise AssertionError(f"no Fool that is {fate}")

    return make


def _played_until_the_fool(number: int, chance: Chance) -> tuple[sc.Hand, sc.Cards]:
    """Play a hand by chance, the Fool to trick `number`; return it, and the pile its player had before that trick."""
    hand = dealt(COURSE, chance)
    holder = next(seat for seat, cards in enumerate(hand.hands) if _FOOL in cards)

    def pick(hand: sc.Hand, legal: list[sc.Card]) -> sc.Card:
        others = [card for card in legal if card is not _FOOL]
        now = len(hand.tricks) == number - 1 and hand.to_act == holder
        return _FOOL if now or not others else chance.one(others)

    play_on(hand, number - 1, pick)
    pile = hand.piles[holder]
    play_on(hand, number, pick)
    return hand, pile


def fate_question(trick: FinishedTrick, number: int, before: sc.Cards) -> Question:
    """Return the question what becomes of the Fool; `before` is the pile that its player had."""
    player = next(seat for seat, card in trick.plays if card is _FOOL)
    winner = trick.winner
    last = number == COURSE.hand_size
    pile = _pile_in_words(before)
    return Question(
        kind="choice",
        prompt=f"{_does(winner, 'take')} this trick. What becomes of the Fool?",
        note=f"Trick {number} of {COURSE.hand_size}{', the last one' if last else ''}. {_has(player)} {pile}.",
        trick=tuple((NAMES[seat], str(card)) for seat, card in trick.plays),
        choices=tuple(Choice(value, label) for value, label in _fates(player, winner).items()),
        answer=trick.fool or "",
        reason=_reason(trick.fool or "", player, winner),
    )


def _pile_in_words(pile: sc.Cards) -> str:
    if not pile:
        return "captured nothing yet"
    return f"{'plain cards' if any(COURSE.value(card) == 1 for card in pile) else 'no plain card'} in the pile"


def _fates(player: int, winner: int) -> dict[str, str]:
    keeps = _does(player, "keep")
    give, owe = ("give", "owe") if player == 0 else ("gives", "owes")
    return {
        "paid": f"{keeps} it and {give} {_whom(winner)} a plain card",
        "owed": f"{keeps} it and {owe} {_whom(winner)} a plain card",
        "kept": f"{keeps} it and {give} nothing for it",
        "captured": f"{_does(winner, 'capture')} it",
    }


def _reason(fate: str, player: int, winner: int) -> str:
    if fate == "captured":
        return "In the last trick the Fool is captured like any other card."
    if fate == "paid":
        gives = "you give" if player == 0 else f"{NAMES[player]} gives"
        return f"The Fool goes back to its player, at a price: {gives} {_whom(winner)} a plain card for it."
    pays = "you pay" if player == 0 else f"{NAMES[player]} pays"
    return f"The Fool goes back to its player. Without a plain card to give, {pays} with the first one captured."


# -- the debt afterwards


def _debt_later(chance: Chance) -> Question:
    debtor, creditor = chance.some(range(3), 2)
    leader = chance.below(3)
    for _ in range(TRIES):
        cards = chance.some([card for card in _PACK if card is not _FOOL and _likely(card, chance)], 3)
        trick = [((leader + turn) % 3, card) for turn, card in enumerate(cards)]
        takes = sc.trick_winner(COURSE, trick) == debtor
        if takes or chance.below(3) == 0:
            return debt_question(trick, debtor, creditor)
    raise AssertionError("no trick for the debtor")


def _likely(card: sc.Card, chance: Chance) -> bool:
    return COURSE.value(card) > 1 or str(card) == "T20" or chance.below(6) == 0


def debt_question(trick: list[tuple[int, sc.Card]], debtor: int, creditor: int) -> Question:
    """Return the question whether an open debt of the Fool is paid after a trick that is not the last."""
    winner = sc.trick_winner(COURSE, trick)
    plain = [card for _, card in trick if COURSE.value(card) == 1]
    pays = winner == debtor and bool(plain)
    if winner != debtor:
        has = "you have" if debtor == 0 else _has(debtor)
        reason = f"{_does(winner, 'take')} the trick, so {has} still nothing to pay with."
    elif pays:
        reason = f"{_capital(the(plain[0]))} is a plain card, and the first one captured pays."
    else:
        reason = "Each of the three cards counts more than 1: none is plain, so the debt stays open."
    return Question(
        kind="choice",
        prompt=f"{_does(debtor, 'owe')} {_whom(creditor)} a plain card for the Fool. Is it paid after this trick?",
        note=f"Not the last trick. {_has(debtor)} captured no plain card so far.",
        trick=tuple((NAMES[seat], str(card)) for seat, card in trick),
        choices=(Choice("paid", "It is paid now"), Choice("open", "The debt stays open")),
        answer="paid" if pays else "open",
        reason=reason,
    )


def _debt_at_the_end(chance: Chance) -> Question:
    debtor, creditor = chance.some(range(3), 2)
    counting = [card for card in _PACK if COURSE.value(card) > 1 and card is not _FOOL]
    for _ in range(TRIES):
        pile = chance.some(counting, 3)
        values = sorted(COURSE.value(card) for card in pile)
        if values[0] < values[1]:
            return last_debt_question(pile, debtor, creditor)
    raise AssertionError("no pile with one cheapest card")


def last_debt_question(pile: list[sc.Card], debtor: int, creditor: int) -> Question:
    """Return the question with which card of a pile, where one is the cheapest, a debt is paid in the end."""
    cheapest, shown = min(pile, key=COURSE.value), (*pile, _FOOL)
    whose = "your" if debtor == 0 else f"{NAMES[debtor]}'s"
    return Question(
        kind="choice",
        prompt=f"{_does(debtor, 'owe')} {_whom(creditor)} a card for the Fool. Which one is given?",
        note=f"The hand is over. These cards and the Fool are {whose} whole pile.",
        choices=tuple(Choice(str(card), the(card).removeprefix("the "), str(card)) for card in shown),
        answer=str(cheapest),
        reason="With no plain card in the pile, the cheapest card but the Fool is given: "
        f"{the(cheapest)}, worth {COURSE.value(cheapest)}.",
    )


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


MAKERS: dict[str, Callable[[Chance], Question]] = {
    "Fool paid": _fate("paid", tuple(range(3, 25))),
    "Fool owed": _fate("owed", (1, 2, 3, 4)),
    "Fool in the last trick": _fate("captured", (25,)),
    "debt later": _debt_later,
    "debt at the end": _debt_at_the_end,
}
