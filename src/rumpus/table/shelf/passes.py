"""A key on its way to another device: a token, shown as a code to scan, good for ten minutes and for one taking.

The database keeps the token's hash, and the key sealed with it: who reads the database has neither.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

from rumpus.table.refusal import Refusal
from rumpus.table.shelf.wire import ShelfPassMade
from rumpus.table.store import ShelfPass, Store
from rumpus.table.transport.identity import hash_of, is_key

GOOD_FOR = 600.0  # seconds


async def lend(store: Store, key: str, now: float) -> ShelfPassMade:
    """A newer one ends the one before."""
    token = secrets.token_urlsafe(32)
    await store.put(ShelfPass(hash_of(key), hash_of(token), _sealed(_bytes(key), token), now + GOOD_FOR))
    return ShelfPassMade(token, now + GOOD_FOR)


async def take(store: Store, token: str, now: float) -> str:
    """The key; nobody can take it again."""
    found = await store.take_pass(hash_of(token), now) if is_key(token) else None
    if found is None:
        raise Refusal("link", "this code was used, has run out, or never was; make a new one")
    return base64.urlsafe_b64encode(_sealed(found.sealed, token)).decode().rstrip("=")


def _bytes(key: str) -> bytes:
    return base64.urlsafe_b64decode(key + "=")


def _sealed(text: bytes, token: str) -> bytes:
    """Sealed or opened: as many bytes as a hash, and each token seals once."""
    mask = hmac.digest(token.encode(), b"rumpus shelf pass", hashlib.sha256)
    return bytes(a ^ b for a, b in zip(text, mask, strict=True))
