"""What the page may say to the kernel, checked before anything believes it."""

from __future__ import annotations

from typing import Any

from .text import says

LONGEST_RECORD = 20_000  # characters; a whole hand takes about 1,500


class Refused(Exception):
    """Raised with the sentence that the page gets; nothing has changed."""


def _is_card(value: object) -> bool:
    return isinstance(value, str) and 1 <= len(value) <= 3


def _is_cards(value: object) -> bool:
    return isinstance(value, list) and len(value) <= 28 and all(map(_is_card, value))


def _is_number(value: object) -> bool:
    return type(value) is int


def _is_name(value: object) -> bool:
    return isinstance(value, str) and len(value) <= 40


def _is_names(value: object) -> bool:
    return isinstance(value, list) and len(value) <= 3 and all(map(_is_name, value))


def _is_switch(value: object) -> bool:
    return isinstance(value, bool)


KINDS = {
    "play": {"hand": _is_number, "at": _is_number, "card": _is_card},
    "discard": {"hand": _is_number, "cards": _is_cards},
    "new_hand": {"hand": _is_number},
    "same_deal": {"hand": _is_number},
    "undo": {"hand": _is_number},
    "next_seat": {"hand": _is_number},
    "play_deal": {"number": _is_number, "dealer": _is_number},
    "copy_record": {"hand": _is_number},
    "paste_record": {"text": lambda value: isinstance(value, str)},
    "new_match": {"ruleset": _is_name, "players": _is_number, "piccolo": _is_switch, "bots": _is_names},
    "coach": {"on": _is_switch},
    "adviser": {"name": _is_name},
    "thoughts": {"hand": _is_number, "trick": _is_number},
    "resume": {"ticket": lambda value: isinstance(value, str)},
    "deck": {"name": _is_name},
    "language": {"name": _is_name},
}
"""For each kind of message its fields, and what each must be. `at` alone may be missing."""


def check(message: object) -> tuple[str, dict[str, Any]]:
    """Return the kind of a message and its fields, and nothing else of it. Raises `Refused`."""
    kind = message.get("kind") if isinstance(message, dict) else None
    if not isinstance(message, dict) or not isinstance(kind, str) or kind not in KINDS:
        raise Refused(says("garbage"))
    fields = {}
    for name, fits in KINDS[kind].items():
        if name == "at" and name not in message:
            continue
        if not fits(message.get(name)):
            raise Refused(says("garbage"))
        fields[name] = message[name]
    return kind, fields
