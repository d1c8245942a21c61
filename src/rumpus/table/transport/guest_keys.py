"""The keys of guests: those that this room has issued, and no others.

A key carries a signature by a secret of the room, which lies in the database: every server of the room knows its keys
without keeping them. Keys from before there was a signature are good where the database knows their guest.
"""

from __future__ import annotations

import base64
import contextlib
import hashlib
import hmac
import secrets

from rumpus.table.refusal import Refusal
from rumpus.table.store import Conflict, NewRow, Store, StoreError
from rumpus.table.transport.identity import hash_of, is_key

ROOM_LOG = "room-keys"  # one row beside the logs of tables: whichever server writes it first, all read the same
_RANDOM, _SIGNATURE = 20, 12  # bytes
_REMEMBERED = 10_000  # guests with keys of earlier versions


class GuestKeys:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._secret = b""
        self._old: dict[str, None] = {}

    async def open(self, now: float) -> None:
        """Read the room's secret, or make it."""
        rows = await self._store.rows(ROOM_LOG)
        if not rows:
            with contextlib.suppress(Conflict):  # another server was first
                await self._store.append(ROOM_LOG, 0, [NewRow("secret", secrets.token_bytes(32), now)])
            rows = await self._store.rows(ROOM_LOG)
        self._secret = rows[0].body

    def new(self) -> str:
        return self._signed(secrets.token_bytes(_RANDOM))

    async def accepts(self, key: str) -> bool:
        if not is_key(key):
            return False
        given = base64.urlsafe_b64decode(key + "=")
        if hmac.compare_digest(self._signed(given[:_RANDOM]), key):
            return True
        guest = hash_of(key)
        if guest not in self._old:
            try:
                if await self._store.guest(guest) is None and not await self._store.seats_of_guest(guest):
                    return False
            except StoreError:
                raise Refusal("busy") from None
            if len(self._old) == _REMEMBERED:
                del self._old[next(iter(self._old))]
            self._old[guest] = None
        return True

    def _signed(self, random: bytes) -> str:
        signature = hmac.digest(self._secret, b"rumpus guest " + random, hashlib.sha256)[:_SIGNATURE]
        return base64.urlsafe_b64encode(random + signature).decode().rstrip("=")
