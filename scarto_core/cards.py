"""The 78 cards and their notation (RULES 1).

A card knows what it *is* (suit and rank), not how strong it is or what it counts: that depends
on the rules of the table and is asked of `Rules`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

SUITS = ("S", "B", "C", "D")
"""The plain suits in the order of the pack: swords, batons, cups, coins."""

TRUMP = "T"
FOOL = "F"
COURTS = {11: "J", 12: "N", 13: "Q", 14: "K"}
"""Court ranks and their letters: jack, knight, queen, king."""


class NotationError(ValueError):
    """Raised for something that names no card."""


class Card:
    """One card of the pack: immutable, hashable, and only one object for each card.

    >>> Card.parse("SK")
    Card('SK')
    >>> str(Card.parse("SK")), Card.parse("SK").suit, Card.parse("SK").rank
    ('SK', 'S', 14)
    """

    __slots__ = ("bit", "id", "notation", "rank", "suit")

    id: int
    """Place in the pack, 0 to 77. An identity, not a strength."""
    bit: int
    """`1 << id`: sets of cards are ints with these bits."""
    suit: str
    """"S", "B", "C", "D", "T" for a trump, "F" for the Fool."""
    rank: int
    """1 to 10 pips, 11 to 14 jack, knight, queen, king; 1 to 21 for trumps; 0 for the Fool."""
    notation: str

    _known: ClassVar[dict[str, Card]] = {}

    def __init__(self) -> None:
        raise TypeError('cards are not made, they are found: use Card.parse("SK")')

    @classmethod
    def parse(cls, notation: str | Card) -> Card:
        """Return the card that `notation` names ("SK", "C10", "T20", "F"); a `Card` is returned as it is.

        Raises `NotationError` for anything else.
        """
        if isinstance(notation, Card):
            return notation
        card = cls._known.get(notation) if isinstance(notation, str) else None
        if card is None:
            raise NotationError(
                f"{shown(notation)} is not a card: write a suit (S B C D) and a rank "
                "(1 to 10, J N Q K), a trump (T1 to T21), or F"
            )
        return card

    @property
    def is_trump(self) -> bool:
        """True for T1 to T21; the Fool is a tarocco but not a trump."""
        return self.suit == TRUMP

    @property
    def is_tarocco(self) -> bool:
        """True for the 22 tarocchi: the trumps and the Fool."""
        return self.suit in (TRUMP, FOOL)

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"Card({self.notation!r})"

    def __lt__(self, other: Card) -> bool:
        """Order of the pack, so that `sorted` gives the same list everywhere."""
        return self.id < other.id if isinstance(other, Card) else NotImplemented

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a card cannot be changed")

    def __delattr__(self, name: str) -> None:
        raise AttributeError("a card cannot be changed")

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Card.parse, (self.notation,)

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self

    def _repr_svg_(self) -> str:
        from . import display

        return display.card_svg(self)


CardLike = Card | str
"""Whatever names a card: a `Card` or its notation."""


def shown(value: object) -> str:
    """Return a stranger's value as it can stand in an error message: short, and whatever it is."""
    if isinstance(value, int) and value.bit_length() > 64:
        return "a huge number"
    simple = isinstance(value, (str, int, float, type(None)))
    text = repr(value) if simple else f"a {type(value).__name__}"
    return text if len(text) <= 40 else text[:37] + "..."


def _make_pack() -> tuple[Card, ...]:
    plain = [(suit, rank, f"{suit}{COURTS.get(rank, rank)}") for suit in SUITS for rank in range(1, 15)]
    trumps = [(TRUMP, rank, f"T{rank}") for rank in range(1, 22)]
    cards = []
    for index, (suit, rank, notation) in enumerate([*plain, *trumps, (FOOL, 0, "F")]):
        card = object.__new__(Card)
        values = {"id": index, "bit": 1 << index, "suit": suit, "rank": rank, "notation": notation}
        for name, value in values.items():
            object.__setattr__(card, name, value)
        Card._known[notation] = card
        cards.append(card)
    return tuple(cards)


ALL_CARDS = _make_pack()
"""The 78 cards in the order of the pack: S, B, C, D from ace to king, T1 to T21, the Fool."""

THE_FOOL = ALL_CARDS[77]


class Cards(tuple[Card, ...]):
    """A hand, a talon or a pile: a tuple of cards that shows itself as cards in a notebook.

    >>> Cards(["C1", "CK"])
    Cards('C1 CK')
    """

    def __new__(cls, cards: Iterable[CardLike] = ()) -> Cards:
        """Read the cards in the order given. Raises `NotationError` for something that is no card."""
        return super().__new__(cls, (Card.parse(card) for card in cards))

    def __str__(self) -> str:
        return " ".join(map(str, self))

    def __repr__(self) -> str:
        return f"Cards('{self}')"

    def _repr_svg_(self) -> str:
        from . import display

        return display.cards_svg(self)


def mask_of(cards: Iterable[CardLike]) -> int:
    """Return the set of `cards` as an int. Raises `ValueError` for a card that is there twice."""
    mask = 0
    for named in cards:
        card = Card.parse(named)
        if mask & card.bit:
            raise ValueError(f"{card} is there twice")
        mask |= card.bit
    return mask


def cards_in(mask: int) -> list[Card]:
    """Return the cards of a mask in the order of the pack."""
    cards = []
    while mask:
        low = mask & -mask
        cards.append(ALL_CARDS[low.bit_length() - 1])
        mask ^= low
    return cards
