"""The bodies of requests: how large one may be, and how long it may take to come.

Nothing but a record is large. Who sends half of one and waits would otherwise keep what has come in memory for as long
as they like; how fast bytes are read is the throttle's affair.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, MutableMapping
from typing import Any

from rumpus.table.log.documents import RECORD_LIMIT

WITHIN = 30.0  # seconds from a request's head until its body is whole
LIMIT = 1 << 18  # bytes: a house deck is the largest that is no record
RECORDS = "/api/records"  # where they are brought in
TOO_SLOW, TOO_LARGE = 408, 413  # statuses


class BadBody(Exception):
    """A body that is not read on."""

    def __init__(self, status: int, why: str, detail: str) -> None:
        super().__init__(detail)
        self.status, self.why, self.detail = status, why, detail


class RequestBody:
    """Stands before the server's `receive`."""

    def __init__(self, scope: Mapping[str, Any], receive: Any, headers: Mapping[bytes, bytes]) -> None:
        self._receive = receive
        self._most = RECORD_LIMIT if str(scope["path"]).rstrip("/") == RECORDS else LIMIT
        self._until = asyncio.get_running_loop().time() + WITHIN
        self._size = 0
        self.whole = b"transfer-encoding" not in headers and headers.get(b"content-length", b"0") == b"0"

    async def receive(self) -> MutableMapping[str, Any]:
        if self.whole:  # who waits now waits for the client to hang up
            return await self._receive()
        try:
            async with asyncio.timeout_at(self._until):
                message = await self._receive()
        except TimeoutError:
            raise BadBody(TOO_SLOW, "too_slow", f"a request is sent within {WITHIN:.0f} seconds") from None
        self._size += len(message.get("body", b""))
        if self._size > self._most:
            raise BadBody(TOO_LARGE, "too_large", f"more than {self._most} bytes")
        self.whole = not message.get("more_body", False)
        return message
