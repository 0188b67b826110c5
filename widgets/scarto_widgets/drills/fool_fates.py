"""What becomes of the Fool: paid for, owed for, captured, and the debt afterwards (RULES 5).

The tricks in which the Fool is played come from real hands, so its fate is the engine's own word.
"""

from __future__ import annotations

from collections.abc import Callable

import scarto_core as sc
from scarto_core.languages import gettext
from scarto_core.trick import FinishedTrick
from scarto_core.words import label, sentence, the

from ..text import names
from .chance import Chance
from .played import dealt, play_on
from .question import COURSE, Choice, Question

TRIES = 300
_FOOL = sc.Card.parse("F")
_PACK = sc.pack(COURSE)


def _of(seat: int, you: str, they: str) -> str:
    """Say something of a seat: one sentence is for you, the other for a {name}."""
    return (they if seat else you).format(name=names()[seat])


def _between(giver: int, taker: int, from_you: str, to_you: str, between: str) -> str:
    """Say something of two seats: what you do to {other}, what {name} does to you, what {name} does to {other}."""
    said = from_you if giver == 0 else to_you if taker == 0 else between
    return said.format(name=names()[giver], other=names()[taker])


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
    return Question(
        kind="choice",
        prompt=_of(
            winner,
            gettext("You take this trick. What becomes of the Fool?"),
            gettext("{name} takes this trick. What becomes of the Fool?"),
        ),
        note=f"{_which_trick(number)} {_pile_in_words(player, before)}",
        trick=tuple((names()[seat], str(card)) for seat, card in trick.plays),
        choices=tuple(Choice(value, said) for value, said in _fates(player, winner).items()),
        answer=trick.fool or "",
        reason=_reason(trick.fool or "", player, winner),
    )


def _which_trick(number: int) -> str:
    if number == COURSE.hand_size:
        return gettext("Trick {n} of {all}, the last one.", n=number, all=number)
    return gettext("Trick {n} of {all}.", n=number, all=COURSE.hand_size)


def _pile_in_words(player: int, pile: sc.Cards) -> str:
    if not pile:
        you, they = gettext("You have captured nothing yet."), gettext("{name} has captured nothing yet.")
    elif any(COURSE.value(card) == 1 for card in pile):
        you, they = gettext("You have plain cards in the pile."), gettext("{name} has plain cards in the pile.")
    else:
        you, they = gettext("You have no plain card in the pile."), gettext("{name} has no plain card in the pile.")
    return _of(player, you, they)


def _fates(player: int, winner: int) -> dict[str, str]:
    return {
        "paid": _between(
            player, winner,
            gettext("You keep it and give {other} a plain card"),
            gettext("{name} keeps it and gives you a plain card"),
            gettext("{name} keeps it and gives {other} a plain card"),
        ),
        "owed": _between(
            player, winner,
            gettext("You keep it and owe {other} a plain card"),
            gettext("{name} keeps it and owes you a plain card"),
            gettext("{name} keeps it and owes {other} a plain card"),
        ),
        "kept": _of(
            player, gettext("You keep it and give nothing for it"), gettext("{name} keeps it and gives nothing for it")
        ),
        "captured": _of(winner, gettext("You capture it"), gettext("{name} captures it")),
    }  # fmt: skip


def _reason(fate: str, player: int, winner: int) -> str:
    if fate == "captured":
        return gettext("In the last trick the Fool is captured like any other card.")
    if fate == "paid":
        return _between(
            player, winner,
            gettext("The Fool goes back to its player, at a price: you give {other} a plain card for it."),
            gettext("The Fool goes back to its player, at a price: {name} gives you a plain card for it."),
            gettext("The Fool goes back to its player, at a price: {name} gives {other} a plain card for it."),
        )  # fmt: skip
    back = gettext("The Fool goes back to its player.")
    pays = _of(
        player,
        gettext("Without a plain card to give, you pay with the first one captured."),
        gettext("Without a plain card to give, {name} pays with the first one captured."),
    )
    return f"{back} {pays}"


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
    return Question(
        kind="choice",
        prompt=_between(
            debtor, creditor,
            gettext("You owe {other} a plain card for the Fool. Is it paid after this trick?"),
            gettext("{name} owes you a plain card for the Fool. Is it paid after this trick?"),
            gettext("{name} owes {other} a plain card for the Fool. Is it paid after this trick?"),
        ),
        note=_of(
            debtor,
            gettext("Not the last trick. You have captured no plain card so far."),
            gettext("Not the last trick. {name} has captured no plain card so far."),
        ),
        trick=tuple((names()[seat], str(card)) for seat, card in trick),
        choices=(Choice("paid", gettext("It is paid now")), Choice("open", gettext("The debt stays open"))),
        answer="paid" if pays else "open",
        reason=_debt_reason(winner, debtor, plain),
    )  # fmt: skip


def _debt_reason(winner: int, debtor: int, plain: list[sc.Card]) -> str:
    if winner != debtor:
        return _between(
            winner, debtor,
            gettext("You take the trick, so {other} has still nothing to pay with."),
            gettext("{name} takes the trick, so you have still nothing to pay with."),
            gettext("{name} takes the trick, so {other} has still nothing to pay with."),
        )  # fmt: skip
    if plain:
        first = the(plain[0])
        return sentence(gettext("{the_card} is a plain card, and the first one captured pays.", the_card=first))
    return gettext("Each of the three cards counts more than 1: none is plain, so the debt stays open.")


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
    return Question(
        kind="choice",
        prompt=_between(
            debtor, creditor,
            gettext("You owe {other} a card for the Fool. Which one is given?"),
            gettext("{name} owes you a card for the Fool. Which one is given?"),
            gettext("{name} owes {other} a card for the Fool. Which one is given?"),
        ),
        note=_of(
            debtor,
            gettext("The hand is over. These cards and the Fool are your whole pile."),
            gettext("The hand is over. These cards and the Fool are {name}'s whole pile."),
        ),
        choices=tuple(Choice(str(card), label(card), str(card)) for card in shown),
        answer=str(cheapest),
        reason=gettext(
            "With no plain card in the pile, the cheapest card but the Fool is given: {the_card}, worth {n}.",
            the_card=the(cheapest), n=COURSE.value(cheapest),
        ),
    )  # fmt: skip


MAKERS: dict[str, Callable[[Chance], Question]] = {
    "Fool paid": _fate("paid", tuple(range(3, 25))),
    "Fool owed": _fate("owed", (1, 2, 3, 4)),
    "Fool in the last trick": _fate("captured", (25,)),
    "debt later": _debt_later,
    "debt at the end": _debt_at_the_end,
}
