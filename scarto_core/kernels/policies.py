"""How a seat plays in a playout: by chance, greedily, or like the club player."""

from __future__ import annotations

from .arrays import CHEAP, TAKES
from .chance import below
from .club import club
from .jit import INTS, REALS, Ints, Reals, function, kernel, lowest, nth, popcount
from .play import legal
from .position import FOOL_CARD, FOOL_WORD, LAID, LEGAL, PLAIN_CARDS, POLICIES, TO_ACT, WINNING

RANDOM_POLICY, GREEDY_POLICY, CLUB_POLICY = 0, 1, 2
"""`RandomPlayer`, `GreedyPlayer` and `ClubPlayer`, as entries of `position.POLICIES`."""


@function
def choose(t: Ints, f: Reals, s: Ints, room: Reals) -> int:
    """Return the card that the seat to act plays, by its own policy; its legal cards are in `s[LEGAL]`."""
    policy = s[POLICIES + s[TO_ACT]]
    if policy == RANDOM_POLICY:
        return by_chance(s)
    plain, tarocchi = s[LEGAL], s[LEGAL + 1]
    if plain & (plain - 1) | tarocchi & (tarocchi - 1) == 0 and (plain == 0 or tarocchi == 0):
        return lowest(plain) if plain else PLAIN_CARDS + lowest(tarocchi)
    if policy == GREEDY_POLICY:
        return greedy(t, s)
    return club(t, f, s, room)


@function
def by_chance(s: Ints) -> int:
    """Return any legal card."""
    size = popcount(s[LEGAL])
    n = below(s, size + popcount(s[LEGAL + 1]))
    cards, n, first = (s[LEGAL], n, 0) if n < size else (s[LEGAL + 1], n - size, PLAIN_CARDS)
    return first + nth(cards, n)


@function
def greedy(t: Ints, s: Ints) -> int:
    """Return what `GreedyPlayer` plays: the most valuable card that takes the trick, or else the cheapest."""
    plain, tarocchi = s[LEGAL], s[LEGAL + 1] & ~FOOL_WORD
    if s[LAID]:
        takers, trumps = plain & t[TAKES + 2 * s[WINNING]], tarocchi & t[TAKES + 2 * s[WINNING] + 1]
        if takers | trumps:
            return _foremost(t, takers, trumps, 1)
    return _foremost(t, plain, tarocchi, -1)


@function
def _foremost(t: Ints, plain: int, tarocchi: int, sign: int) -> int:
    """Return the dearest card, or with the sign -1 the cheapest; the Fool if there is none."""
    best, place = FOOL_CARD, -(1 << 20)
    while plain | tarocchi:
        card = lowest(plain) if plain else PLAIN_CARDS + lowest(tarocchi)
        if sign * t[CHEAP + card] > place:
            best, place = card, sign * t[CHEAP + card]
        if plain:
            plain &= plain - 1
        else:
            tarocchi &= tarocchi - 1
    return best


@kernel(f"int64({INTS}, {REALS}, {INTS}, {REALS})")
def decide(t: Ints, f: Reals, s: Ints, room: Reals) -> int:
    """Return the card that the policy of the seat to act plays in a position."""
    legal(t, s)
    return choose(t, f, s, room)
