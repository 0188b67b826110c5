"""The expert's reasons in words: what the search has seen, and nothing where it has seen nothing worth saying.

Every number is counted in the worlds that were played out; what is said of them is true of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..cards import Cards
from ..languages import decimal, gettext
from ..tables import BAGATTO_BIT, FOOL_BIT
from ..view import View
from ..words import either, the

if TYPE_CHECKING:
    from .expert_trials import Option

_CLEAR = 2.0
"""A difference is said to be there from so many standard errors on."""
_LEAST = 0.5
"""And if it is of so many points at least."""
_ENOUGH = 0.1
"""A difference in what becomes of a card is worth saying from here on."""
_MOSTLY = 0.6
_ALWAYS, _NEVER = 0.995, 0.005


def of(view: View, options: Sequence[Option]) -> str:
    """Say why the best option is the best; `options` are two at least, and have the best first."""
    said = [_margin(options)]
    if view.phase == "play":
        said = [_trick(view, options[0]), *_special_cards(view, options), *said]
    return " ".join(sentence for sentence in said if sentence)


def _margin(options: Sequence[Option]) -> str:
    """Say by how much the best is better than the next, where that is clear."""
    best, second = options[:2]
    ahead = best.score - second.score
    if ahead < max(_LEAST, _CLEAR * (best.error**2 + second.error**2) ** 0.5):
        return ""
    return gettext(
        "On average it brings {points} points more than {cards}, the next best.",
        points=decimal(ahead), cards=_named(second.cards),
    )  # fmt: skip


def _trick(view: View, best: Option) -> str:
    """Say how often the card takes the trick at hand, and who takes it otherwise."""
    own = best.takers[view.seat]
    if own >= _ALWAYS:
        return gettext("It took this trick in every deal that was tried.")
    others = [seat for seat in range(len(best.takers)) if seat != view.seat]
    likeliest = max(others, key=lambda seat: best.takers[seat])
    mostly = best.takers[likeliest] >= _MOSTLY * (1 - own)
    went = _went_to(view, likeliest, after=own > _NEVER) if mostly else ""
    if own <= _NEVER:
        return went
    taken = gettext("It took this trick in {n} % of the deals that were tried.", n=round(100 * own))
    return f"{taken} {went}".strip()


def _went_to(view: View, seat: int, after: bool) -> str:
    """Say who else takes the trick, `after` it was said how often the card does; on the right sits the next to play."""
    turn = (seat - view.seat) % view.rules.players
    if turn == 1:
        if after:
            return gettext("Otherwise it went mostly to the player on your right.")
        return gettext("This trick went mostly to the player on your right.")
    if turn == view.rules.players - 1:
        if after:
            return gettext("Otherwise it went mostly to the player on your left.")
        return gettext("This trick went mostly to the player on your left.")
    if after:
        return gettext("Otherwise it went mostly to the player opposite.")
    return gettext("This trick went mostly to the player opposite.")


def _special_cards(view: View, options: Sequence[Option]) -> list[str]:
    """Say what the choice does for the Bagatto and for the Fool, against the next best."""
    best, second = options[:2]
    bagatto, fool = (
        (round(100 * first[view.seat]), round(100 * other[view.seat]))
        for first, other in ((best.bagatto, second.bagatto), (best.fool, second.fool))
    )
    cards, said = _named(second.cards), []
    if bagatto[0] - bagatto[1] >= 100 * _ENOUGH:
        sentence = (
            gettext("Your Bagatto came home in {n} %, against {other} % after {cards}.",
                    n=bagatto[0], other=bagatto[1], cards=cards)
            if view.hand_mask & BAGATTO_BIT
            else gettext("You got the Bagatto in {n} %, against {other} % after {cards}.",
                         n=bagatto[0], other=bagatto[1], cards=cards)
        )  # fmt: skip
        said.append(sentence)
    if view.hand_mask & FOOL_BIT and fool[0] - fool[1] >= 100 * _ENOUGH:
        said.append(
            gettext("You kept the Fool in {n} %, against {other} % after {cards}.",
                    n=fool[0], other=fool[1], cards=cards)
        )  # fmt: skip
    return said


def _named(cards: Cards) -> str:
    return either([the(card) for card in cards], "and")
