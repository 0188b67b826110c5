"""How a state travels to the page: small, because it does so after every click. `15-state.js` unpacks it."""

from __future__ import annotations

from typing import Any

_CARDS = ("hand", "legal", "talon", "discards", "unseen")


def packed(state: dict[str, Any]) -> dict[str, Any]:
    """Return a state with its cards in a few words, its tricks in one list each, and each reason said once."""
    view = state["view"]
    slim = {
        **view,
        **{name: " ".join(view[name]) for name in _CARDS},
        "tricks": [_trick(trick) for trick in view["tricks"]],
    }
    places = " ".join(f"{card}:{place}" for card, place in state["places"].items())
    return {**state, "view": slim, "pile": " ".join(state["pile"]), "places": places, "why": _by_reason(state["why"])}


def _trick(trick: dict[str, Any]) -> list[Any]:
    cards = trick["cards"]
    fate = trick["fool"] and trick["fool"]["fate"]
    return [cards[0][0], " ".join(card for _, card in cards), trick["winner"], fate, trick["debt_paid"]]


def _by_reason(why: dict[str, str]) -> dict[str, str]:
    by_reason: dict[str, list[str]] = {}
    for card, reason in why.items():
        by_reason.setdefault(reason, []).append(card)
    return {reason: " ".join(cards) for reason, cards in by_reason.items()}
