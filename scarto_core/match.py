"""A match: hands in turn, and their scores added up (RULES 2 and 7)."""

from __future__ import annotations

from fractions import Fraction

from .cards import Cards, shown
from .deal import DEAL_NUMBERS, Randomness, cut_for_deal
from .hand import Hand
from .rules import Rules
from .tables import compile_rules

DEFAULT_TARGET = 100


class Match:
    """Hands are played until somebody's total reaches `target`, or for a fixed number of `hands`.

    Without either the target is 100, and in the Piemontese ruleset the match is one deal each. The first dealer is
    cut for, then the deal passes to the right. Play each hand on the `Hand` that `next_hand` returns: the match
    reads its result.

    >>> from scarto_core import ruleset
    >>> match = Match(ruleset("course"), hands=3, seed=1)
    >>> hand = match.next_hand()
    >>> match.totals, match.over
    ((Fraction(0, 1), Fraction(0, 1), Fraction(0, 1)), False)

    Raises `ValueError` for a target or number of hands that is not above 0, for both at once, or a seed that is no
    whole number.
    """

    rules: Rules
    target: int | Fraction | None
    length: int | None
    """The fixed number of hands, None if the match is played to a target."""
    first_dealer: int
    cuts: tuple[Cards, ...]
    """The cards cut for the first deal, by round and seat."""
    hands: list[Hand]
    """The hands begun so far."""

    def __init__(
        self,
        rules: Rules,
        target: int | Fraction | None = None,
        hands: int | None = None,
        seed: int | None = None,
    ) -> None:
        compile_rules(rules)  # refuses what are no rules
        if target is not None and hands is not None:
            raise ValueError("a match has a target or a number of hands, not both")
        if target is not None and (isinstance(target, bool) or not isinstance(target, (int, Fraction)) or target <= 0):
            raise ValueError(f"the target must be a number above 0, not {shown(target)}")
        if hands is not None and (type(hands) is not int or hands <= 0):
            raise ValueError(f"the number of hands must be a whole number above 0, not {shown(hands)}")
        if seed is not None and type(seed) is not int:
            raise ValueError(f"the seed must be a whole number, not {shown(seed)}")
        if target is None and hands is None:
            hands = rules.players if rules.name == "piemontese" else None
            target = DEFAULT_TARGET if hands is None else None
        if seed is None:
            import secrets

            seed = secrets.randbelow(DEAL_NUMBERS)
        self.rules = rules
        self.target = target
        self.length = hands
        self.seed = seed
        self.first_dealer, self.cuts = cut_for_deal(rules, seed)
        self.hands = []

    def next_hand(self) -> Hand:
        """Deal the next hand. Raises `ValueError` while a hand is unfinished, or when the match is over."""
        if self.hands and self.hands[-1].phase != "done":
            raise ValueError(f"hand {len(self.hands)} of the match is not finished yet")
        if self.over:
            raise ValueError("the match is over")
        number = len(self.hands)
        dealer = (self.first_dealer + number) % self.rules.players
        seed = Randomness(self.seed, number).below(DEAL_NUMBERS)
        self.hands.append(Hand.deal(self.rules, dealer=dealer, seed=seed))
        return self.hands[-1]

    def redeal(self, seed: int | None = None) -> Hand:
        """Throw the unfinished hand in: the same dealer deals other cards, from `seed` or by chance.

        Raises `ValueError` if no hand is unfinished.
        """
        self.hands[-1] = Hand.deal(self.rules, dealer=self._unfinished().dealer, seed=seed)
        return self.hands[-1]

    def restart(self) -> Hand:
        """Begin the unfinished hand again with the same cards. Raises `ValueError` if no hand is unfinished."""
        self.hands[-1] = self._unfinished().from_start()
        return self.hands[-1]

    def _unfinished(self) -> Hand:
        if not self.hands or self.hands[-1].phase == "done":
            raise ValueError("no hand of the match is unfinished")
        return self.hands[-1]

    @property
    def finished(self) -> list[Hand]:
        """The hands played to the end."""
        return [hand for hand in self.hands if hand.phase == "done"]

    @property
    def totals(self) -> tuple[Fraction, ...]:
        """The scores of the finished hands added up, by seat."""
        scores = [hand.scores() for hand in self.finished]
        return tuple(sum((row[seat] for row in scores), Fraction(0)) for seat in range(self.rules.players))

    @property
    def over(self) -> bool:
        """True once the fixed number of hands is played or, at the end of a hand, a total has reached the target."""
        if self.length is not None:
            return len(self.finished) >= self.length
        return self.target is not None and max(self.totals) >= self.target

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the highest total once the match is over; equal totals share the win. Empty before."""
        if not self.over:
            return ()
        totals = self.totals
        return tuple(seat for seat, total in enumerate(totals) if total == max(totals))
