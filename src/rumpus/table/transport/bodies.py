"""The bodies of requests: how large one may be, and how long it may take to come.

Nothing but a record is large. Who sends half of one and waits would otherwise keep what has come in memory for as long
as they like; how fast bytes are read is the throttle's affair.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any

from rumpus.table.log.documents import RECORD_LIMIT

WITHIN = 30.0  # seconds from a request's head until its body is whole
SLOWEST = 32_000  # bytes a second of a large one: it may take longer, as long as it comes
LIMIT = 1 << 18  # bytes: a house deck is the largest that is no record
RECORDS = "/api/records"  # where they are brought in
TOO_SLOW, TOO_LARGE = 408, 413  # statuses


class BadBody(Exception):
    """A body that is not read on."""

    def __init__(self, status: int, why: str, detail: str) -> None:
        super().__init__(detail)
        self.status, self.why, self.detail = status, why, detail


class RequestBody:
    """Stands before the server's `receive` and `send`."""

    def __init__(self, scope: Mapping[str, Any], receive: Any, send: Any, headers: Mapping[bytes, bytes]) -> None:
        self._receive, self._send = receive, send
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
        size = len(message.get("body", b""))
        self._size += size
        self._until += size / SLOWEST
        self.whole = not message.get("more_body", False)
        if self._size > self._most:
            raise BadBody(TOO_LARGE, "too_large", f"more than {self._most} bytes")
        return message

    async def read_whole(self) -> Callable[[], Awaitable[MutableMapping[str, Any]]]:
        """A `receive` that raises no BadBody any more, for who knows none."""
        come = deque[MutableMapping[str, Any]]()
        while not self.whole:
            come.append(await self.receive())

        async def receive() -> MutableMapping[str, Any]:
            return come.popleft() if come else await self._receive()

        return receive

    async def send(self, message: MutableMapping[str, Any]) -> None:
        """An answer before the body is whole waits for the rest, which is thrown away: who is cut off while they send
        hears no answer. Where it does not come, the connection ends."""
        if message["type"] == "http.response.start" and not self.whole and not await self._rest_comes():
            message["headers"] = [*message.get("headers", ()), (b"connection", b"close")]
        await self._send(message)

    async def _rest_comes(self) -> bool:
        try:
            async with asyncio.timeout_at(self._until):
                while (await self._receive()).get("more_body", False):
                    pass
        except TimeoutError:
            return False
        return True
