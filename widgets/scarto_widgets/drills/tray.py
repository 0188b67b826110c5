"""The count tray: a heap of captured cards, sorted into trios, and what they count (RULES 6)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import scarto_core as sc
from scarto_core.cards import Cards, mask_of
from scarto_core.languages import gettext
from scarto_core.words import sentence, the

from .judging import mixed
from .question import AnswerError

LARGEST = 78


class CountingTray:
    """The heap and the trios. A trio holds up to three cards; empty ones close up.

    Raises `ValueError` for a pile that is empty or has a card twice, `sc.NotationError` for something that is no card.
    """

    def __init__(self, pile: Iterable[sc.Card | str], rules: sc.Rules | str = "course") -> None:
        self.rules = sc.ruleset(rules) if isinstance(rules, str) else rules
        self.pile = Cards(pile)
        mask_of(self.pile)
        if not self.pile:
            raise ValueError("a tray needs at least one card to count")
        self.trios: list[list[sc.Card]] = []

    @property
    def heap(self) -> Cards:
        """The cards that lie in no trio, in the order of the pile."""
        placed = {card for trio in self.trios for card in trio}
        return Cards(card for card in self.pile if card not in placed)

    def place(self, card: sc.Card | str, trio: int | None = None) -> None:
        """Put a card of the pile into a trio, by default the first that is not full; a new one follows the last.

        Raises `AnswerError` for a card that is not in the pile, a trio that is full or one that there is not.
        """
        card = self._known(card)
        others = [[held for held in cards if held is not card] for cards in self.trios]
        if trio is None:
            trio = next((place for place, cards in enumerate(others) if len(cards) < 3), len(others))
        if type(trio) is not int or not 0 <= trio <= len(others):
            raise AnswerError(gettext("There is no such trio."))
        if trio == len(others):
            others.append([])
        if len(others[trio]) == 3:
            raise AnswerError(gettext("That trio is full: three cards make one."))
        others[trio].append(card)
        self.trios = [cards for cards in others if cards]

    def take_back(self, card: sc.Card | str) -> None:
        """Put a card back on the heap. Raises `AnswerError` for one that is not in the pile."""
        card = self._known(card)
        self.trios = [cards for trio in self.trios if (cards := [held for held in trio if held is not card])]

    def fill(self) -> None:
        """Sort the rest of the heap into trios: one honour with two plain cards, as far as they go."""
        value = self.rules.value
        plain = [card for card in self.heap if value(card) == 1]
        honours = [card for card in self.heap if value(card) > 1]
        for card in [card for pair in _in_threes(honours, plain) for card in pair]:
            self.place(card)

    def clear(self) -> None:
        """Put all cards back on the heap."""
        self.trios = []

    def _known(self, card: sc.Card | str) -> sc.Card:
        try:
            found = sc.Card.parse(card)
        except ValueError:
            raise AnswerError(gettext("That is no card.")) from None
        if found not in self.pile:
            raise AnswerError(sentence(gettext("{the_card} is not in this pile.", the_card=the(found))))
        return found

    def state(self) -> dict[str, Any]:
        """Return the tray as plain JSON, counted both ways as far as the cards have been sorted."""
        placed = [card for trio in self.trios for card in trio]
        by_trios = sum((sc.count_trios(self.rules, trio) for trio in self.trios), sc.count_trios(self.rules, []))
        total = sum(self.rules.value(card) for card in placed)
        return {
            "heap": [str(card) for card in self.heap],
            "trios": [self._trio(trio) for trio in self.trios],
            "size": len(self.pile),
            "placed": len(placed),
            "down": len(placed) % 3 > 0 and not self.rules.exact_leftover,
            "by_trios": mixed(by_trios),
            "sum": total,
            "less": mixed(total - sc.count_trios(self.rules, placed)),
            "by_sum": mixed(sc.count_trios(self.rules, placed)),
            "agree": by_trios == sc.count_trios(self.rules, placed),
            "done": not self.heap,
        }

    def _trio(self, cards: list[sc.Card]) -> dict[str, Any]:
        values = [self.rules.value(card) for card in cards]
        count = sc.count_trios(self.rules, cards)
        less = sum(values) - count
        return {
            "cards": [str(card) for card in cards],
            "values": values,
            "less": mixed(less),
            "count": mixed(count),
            "full": len(cards) == 3,
        }


def _in_threes(honours: list[sc.Card], plain: list[sc.Card]) -> list[list[sc.Card]]:
    """Each honour with two plain cards while there are any, then what is left, three by three."""
    trios = []
    while honours and len(plain) >= 2:
        trios.append([honours.pop(0), plain.pop(0), plain.pop(0)])
    rest = [*honours, *plain]
    return trios + [rest[place : place + 3] for place in range(0, len(rest), 3)]
