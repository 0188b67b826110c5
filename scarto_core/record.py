"""Hands as JSON records: written whole, read with suspicion.

A record is `{"format": "scarto-hand/1", "rules": name, "changes": {switch: value}, "dealer": seat,
"hands": [[cards], ...], "talon": [cards], "discard": [cards], "plays": [cards]}`, with cards in notation. `hands`
is as dealt. `discard` and `plays` may be missing or short; other keys are ignored.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from .cards import Card, Cards, NotationError, shown
from .languages import gettext
from .rules import Rules, RulesError, pack, ruleset

if TYPE_CHECKING:
    from .hand import Hand

FORMAT = "scarto-hand/1"


class RecordError(ValueError):
    """Raised for a record that breaks its format, the pack or a rule; says where: "plays[17]: ..."."""


class Parts(NamedTuple):
    """A record with its types and its pack checked, not yet its plays."""

    rules: Rules
    dealer: int
    hands: tuple[Cards, ...]
    talon: Cards
    discard: Cards
    plays: Cards


def write(hand: Hand) -> dict[str, Any]:
    """Return the record of a hand, finished or not."""
    return {
        "format": FORMAT,
        "rules": hand.rules.name,
        "changes": hand.rules.changes,
        "dealer": hand.dealer,
        "hands": [_notation(cards) for cards in hand.dealt],
        "talon": _notation(hand.talon),
        "discard": _notation(hand.discards),
        "plays": _notation(hand.plays),
    }


def parse(data: object) -> Parts:
    """Check the types of a record and that it deals the whole pack once. Raises `RecordError`."""
    if not isinstance(data, dict):
        raise RecordError(gettext("a record is a JSON object, not {what}", what=_kind(data)))
    if data.get("format") != FORMAT:
        given = _shown(data, "format")
        raise RecordError(f"format: {gettext('{what} is unknown, this reads {known}', what=given, known=repr(FORMAT))}")
    rules = _rules(data)
    dealer = data.get("dealer")
    if type(dealer) is not int or not 0 <= dealer < rules.players:
        given, last = _shown(data, "dealer"), rules.players - 1
        raise RecordError(f"dealer: {gettext('{what} is not a seat from 0 to {last}', what=given, last=last)}")
    rows = _list(data, "hands", rules.players, rules.players)
    hands = tuple(
        _cards(row, f"hands[{seat}]", rules.hand_size, rules.hand_size) for seat, row in enumerate(rows)
    )  # fmt: skip
    talon = _cards(data.get("talon"), "talon", rules.talon_size, rules.talon_size)
    _check_pack(rules, [*((f"hands[{seat}]", cards) for seat, cards in enumerate(hands)), ("talon", talon)])
    discard = _cards(data.get("discard", []), "discard", 0, rules.talon_size)
    plays = _cards(data.get("plays", []), "plays", 0, rules.hand_size * rules.players)
    if plays and len(discard) < rules.talon_size:
        counts = {"n": len(discard), "size": rules.talon_size}
        raise RecordError(f"plays[0]: {gettext('the dealer has laid away {n} of {size} cards', **counts)}")
    return Parts(rules, dealer, hands, talon, discard, plays)


def replay(hand: Hand, parts: Parts) -> None:
    """Discard and play what the record tells. Raises `RecordError` at the first thing a rule forbids."""
    from . import explain
    from .hand import IllegalPlay

    seen: set[Card] = set()
    for place, card in enumerate(parts.discard):
        reason = explain.of_card(hand, card, hand.dealer)
        if card in seen:
            raise RecordError(f"discard[{place}]: {gettext('{card} is there twice', card=card)}")
        if not reason.allowed:
            raise RecordError(f"discard[{place}]: {reason.short}. {reason.words}")
        seen.add(card)
    if len(seen) == parts.rules.talon_size:
        hand.discard(parts.discard)
    for place, card in enumerate(parts.plays):
        seat = hand.dealer if hand.to_act is None else hand.to_act
        try:
            hand.play(card)
        except IllegalPlay:
            reason = explain.of_card(hand, card, seat)
            raise RecordError(f"plays[{place}]: {reason.short}. {reason.words}") from None


def _rules(data: dict[Any, Any]) -> Rules:
    try:
        rules = ruleset(data.get("rules"))  # type: ignore[arg-type]  # a stranger's: refused if it is no name
    except RulesError as error:
        raise RecordError(f"rules: {error}") from None
    changes = data.get("changes")
    if not isinstance(changes, dict) or not all(isinstance(switch, str) for switch in changes):
        given = _shown(data, "changes")
        raise RecordError(f"changes: {gettext('{what} is not an object of switches and values', what=given)}")
    try:
        return rules.with_(**changes)
    except RulesError as error:
        raise RecordError(f"changes: {error}") from None


def _check_pack(rules: Rules, places: list[tuple[str, Cards]]) -> None:
    in_pack = set(pack(rules))
    seen: dict[Card, str] = {}
    for where, cards in places:
        for index, card in enumerate(cards):
            here = f"{where}[{index}]"
            if card not in in_pack:
                raise RecordError(f"{here}: {gettext('{card} is not in this pack', card=card)}")
            if card in seen:
                twice = gettext("{card} is there twice, first in {place}", card=card, place=seen[card])
                raise RecordError(f"{here}: {twice}")
            seen[card] = here
    # The lengths are right and no card is there twice, so none of the pack is missing.


def _cards(value: object, where: str, least: int, most: int) -> Cards:
    row = _sized(value, where, least, most)
    cards = []
    for index, item in enumerate(row):
        if not isinstance(item, str):
            raise RecordError(f"{where}[{index}]: {gettext('a card is a string, not {what}', what=_kind(item))}")
        try:
            cards.append(Card.parse(item))
        except NotationError as error:
            raise RecordError(f"{where}[{index}]: {error}") from None
    return Cards(cards)


def _list(data: dict[Any, Any], key: str, least: int, most: int) -> list[Any]:
    return _sized(data.get(key), key, least, most)


def _sized(value: object, where: str, least: int, most: int) -> list[Any]:
    if not isinstance(value, list):
        raise RecordError(f"{where}: {gettext('a list is wanted, not {what}', what=_kind(value))}")
    if not least <= len(value) <= most:
        if least == most:
            wrong = gettext("{size} entries are wanted, not {n}", size=most, n=len(value))
        else:
            wrong = gettext("{least} to {most} entries are wanted, not {n}", least=least, most=most, n=len(value))
        raise RecordError(f"{where}: {wrong}")
    return value


def _notation(cards: Cards) -> list[str]:
    return [str(card) for card in cards]


def _shown(data: dict[Any, Any], key: str) -> str:
    value = data.get(key)
    if value is None:
        return gettext("nothing") if key not in data else "null"
    return shown(value) if isinstance(value, (str, int, float)) else _kind(value)


def _kind(value: object) -> str:
    if value is None:
        return gettext("nothing")
    names = {
        bool: gettext("true or false"), dict: gettext("an object"), list: gettext("a list"), str: gettext("a string"),
        int: gettext("a number"), float: gettext("a number"),
    }  # fmt: skip
    return names.get(type(value), type(value).__name__)
