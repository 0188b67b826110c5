"""A ticket holds a match sealed, so that a page can keep it and only this user's kernels can open it.

Whoever knows a deal's number knows the hidden cards, so a page must never see it while the hand is played. The ticket
is encrypted and signed (a MAC of the text is also the nonce of the cipher: SIV) with a key that lies in the user's
data folder and never leaves it. All cards have one length in it, so that not even its length tells them apart.
"""

from __future__ import annotations

import hmac
import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import lru_cache
from hashlib import blake2b, sha256
from pathlib import Path
from typing import Any

import platformdirs

import scarto_core as sc
from scarto_core.cards import ALL_CARDS

_KEY, _TAG, _BLOCK = 32, 16, 64


def seal(data: dict[str, Any]) -> str | None:
    """Return `data` as a ticket, or None where no key can be kept."""
    key = _key()
    if key is None:
        return None
    text = json.dumps(data, separators=(",", ":")).encode()
    tag = _tag(key, text)
    return urlsafe_b64encode(tag + _mixed(key, tag, text)).decode()


def unseal(ticket: str) -> dict[str, Any] | None:
    """Return what a ticket holds, or None if this user's kernels did not make it."""
    key = _key()
    try:
        sealed = urlsafe_b64decode(ticket.encode("ascii"))
    except ValueError:
        return None
    if key is None or len(sealed) <= _TAG:
        return None
    tag = sealed[:_TAG]
    text = _mixed(key, tag, sealed[_TAG:])
    if not hmac.compare_digest(tag, _tag(key, text)):
        return None
    data: dict[str, Any] = json.loads(text)
    return data


def keyed_name(text: str) -> str:
    """Return a short name for `text` from which nobody without the key can tell the text, not even by guessing."""
    key = _key()
    return "" if key is None else hmac.digest(key, b"name" + text.encode(), sha256)[:6].hex()


def pack_hand(hand: sc.Hand) -> list[Any] | None:
    """Return a dealt hand as plain JSON whose length tells nothing; None for one that was not dealt from a number."""
    if hand.seed is None or not 0 <= hand.seed < 10**15:
        return None
    discards, plays = (bytes(card.id for card in cards).hex() for cards in (hand.discards, hand.plays))
    return [hand.dealer, f"{hand.seed:015d}", discards, plays]


def unpack_hand(rules: sc.Rules, packed: list[Any]) -> sc.Hand:
    """Return the hand that `pack_hand` packed."""
    dealer, seed, discards, plays = packed
    hand = sc.Hand.deal(rules, dealer=dealer, seed=int(seed))
    if discards:
        hand.discard(ALL_CARDS[number] for number in bytes.fromhex(discards))
    for number in bytes.fromhex(plays):
        hand.play(ALL_CARDS[number])
    return hand


def _tag(key: bytes, text: bytes) -> bytes:
    return hmac.digest(key, b"tag" + text, sha256)[:_TAG]


def _mixed(key: bytes, tag: bytes, text: bytes) -> bytes:
    """Encrypt or decrypt: the text and a stream of blocks that key and tag determine, bit by bit."""
    blocks = range(-(-len(text) // _BLOCK))
    stream = b"".join(blake2b(tag + block.to_bytes(4, "big"), key=key, person=b"scarto").digest() for block in blocks)
    mixed = int.from_bytes(text, "big") ^ int.from_bytes(stream[: len(text)], "big")
    return mixed.to_bytes(len(text), "big")


def _key() -> bytes | None:
    progress = os.environ.get("SCARTO_PROGRESS")  # whoever keeps the progress elsewhere keeps the key there too
    folder = Path(progress).parent if progress else Path(platformdirs.user_data_dir("scarto", appauthor=False))
    try:
        return _kept_key(folder / "table.key")
    except OSError:
        return None


@lru_cache(maxsize=4)
def _kept_key(path: Path) -> bytes:
    """Return the key of this user, made at its first use and readable by nobody else."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_name(f"{path.name}.{os.getpid()}")
        with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(os.urandom(_KEY))
        try:
            os.link(fresh, path)  # another kernel may have been faster: then its key is the key
        except FileExistsError:
            pass
        finally:
            fresh.unlink()
    key = path.read_bytes()
    if len(key) != _KEY:
        raise OSError("the key is damaged")
    return key
