"""The expert's reasons in words: what the search has seen, and nothing where it has seen nothing worth saying.

Every number is counted in the worlds that were played out; what is said of them is true of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..cards import Cards
from ..tables import BAGATTO_BIT, FOOL_BIT
from ..view import View
from ..words import either, the

if TYPE_CHECKING:
    from .expert_search import Option, Thought

_CLEAR = 2.0
"""A difference is said to be there from so many standard errors on."""
_ENOUGH = 0.1
"""A difference in the chances of a card is worth saying from here on."""
_ALWAYS, _NEVER = 0.995, 0.005


def of(view: View, options: Sequence[Option], thought: Thought) -> str:
    """Say why the best option is the best; `options` has the best first."""
    if len(options) == 1:
        return "It is the only card you may play." if view.phase == "play" else ""
    said = [_margin(options)]
    if view.phase == "play":
        said = [_trick(view, options[0]), *_special_cards(view, options), *said]
    return " ".join(sentence for sentence in said if sentence)


def _margin(options: Sequence[Option]) -> str:
    """Say by how much the best is better than the next, where that is clear."""
    best, second = options[:2]
    ahead = best.score - second.score
    if ahead < 0.5 or ahead < _CLEAR * (best.error**2 + second.error**2) ** 0.5:
        return ""
    return f"It brings about {ahead:.1f} points more than {_named(second.cards)}, the next best."


def _trick(view: View, best: Option) -> str:
    """Say how often the card takes the trick at hand, and who takes it otherwise."""
    own = best.takers[view.seat]
    if own >= _ALWAYS:
        return "It takes this trick, however the hidden cards were dealt when this was tried out."
    others = [seat for seat in range(len(best.takers)) if seat != view.seat]
    likeliest = max(others, key=lambda seat: best.takers[seat])
    if own > _NEVER:
        beaten = f"; otherwise mostly {_seat(view, likeliest)} does" if best.takers[likeliest] > 0.6 * (1 - own) else ""
        return f"It takes this trick in about {_percent(own)} of the deals tried that fit the play so far{beaten}."
    if best.takers[likeliest] >= 0.6:
        return f"It leaves this trick to others, mostly to {_seat(view, likeliest)}."
    return ""


def _special_cards(view: View, options: Sequence[Option]) -> list[str]:
    """Say what the choice does for the Bagatto and for the Fool, against the next best."""
    best, second = options[:2]
    said = []
    for bit, name, ends in ((BAGATTO_BIT, "Bagatto", (best.bagatto, second.bagatto)),
                            (FOOL_BIT, "Fool", (best.fool, second.fool))):  # fmt: skip
        own, other = (part[view.seat] for part in ends)
        if own - other < _ENOUGH or not (view.hand_mask | view.unseen_mask) & bit:
            continue
        whose = f"Your {name} comes home" if view.hand_mask & bit else f"The {name} ends in your pile"
        said.append(f"{whose} in {_percent(own)} of them, against {_percent(other)} with {_named(second.cards)}.")
    return said


def _percent(part: float) -> str:
    return f"{round(100 * part)} %"


def _named(cards: Cards) -> str:
    return either([the(card) for card in cards], "and")


def _seat(view: View, seat: int) -> str:
    """Return how a player is called by where they sit: the next to play is on the right (RULES 2)."""
    turn = (seat - view.seat) % view.rules.players
    side = {1: "on your right", view.rules.players - 1: "on your left"}.get(turn, "opposite you")
    return f"the player {side}"
