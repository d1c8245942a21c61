"""The socket of a table: a plain ASGI application, because every layer between costs at every message."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from rumpus import __version__
from rumpus.table import wire
from rumpus.table.bundle import Page
from rumpus.table.connection import Connection
from rumpus.table.quick import QUICK, QuickSocket
from rumpus.table.room import Room

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

GOING_AWAY, TRY_AGAIN, NO_TABLE = 1001, 1013, 4404
MOST_WAITING = 64  # messages that came before the first of them was dealt with
FAREWELL = wire.write(wire.Bye("restart", 1.0))
PATH = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,64})/socket")


async def serve_socket(room: Room, page: Page, guest: str, scope: Message, receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    found = PATH.fullmatch(scope["path"])
    table = None if found is None else await room.table(found[1])
    if table is None or room.metrics.sockets >= room.settings.sockets:
        bye = wire.Bye("no_table", -1.0) if table is None else wire.Bye("full", 5.0)
        await send({"type": "websocket.send", "text": wire.write(bye).decode()})
        await _close(send, NO_TABLE if table is None else TRY_AGAIN)
        return
    quick: QuickSocket | None = scope.get("extensions", {}).get(QUICK)
    connection = Connection(room, table, guest, send, f"{__version__}-{page.version}", quick)
    inbox = Inbox(connection, send, quick)
    if quick is not None:
        quick.reader, quick.farewell = inbox.put, FAREWELL
    room.metrics.sockets += 1
    letting_go = asyncio.create_task(_let_go(send, connection))
    try:
        while (event := await receive())["type"] == "websocket.receive":
            inbox.put(event.get("bytes") or (event.get("text") or "").encode())
    finally:
        room.metrics.sockets -= 1
        letting_go.cancel()
        await inbox.close()
        await connection.leave()


class Inbox:
    """Messages of one connection, dealt with one after the other."""

    def __init__(self, connection: Connection, send: Send, quick: QuickSocket | None) -> None:
        self.connection, self.send, self.quick = connection, send, quick
        self._messages: deque[bytes] = deque()
        self._task: asyncio.Task[None] | None = None
        self._waits = False  # for the beat
        self._held = False
        self._closed = False

    def put(self, message: bytes) -> None:
        if self._closed:
            return
        self._messages.append(message)
        if self._task is None and not self._waits:
            self._waits = True
            self.connection.room.beat.add(self._begin)
        elif len(self._messages) > MOST_WAITING and self.quick is not None and not self._held:
            self._held = True
            self.quick.hold(True)

    def _begin(self) -> None:
        self._waits = False
        if self._messages:
            self._task = asyncio.create_task(self._work())

    async def _work(self) -> None:
        try:
            while self._messages:
                if not await self.connection.heard(self._messages.popleft()):
                    self._closed = True
                    await _close(self.send, GOING_AWAY)
                    return
        finally:
            self._task = None
            if self._held and self.quick is not None:
                self._held = False
                self.quick.hold(False)

    async def close(self) -> None:
        """What was begun is finished: its move may be in the log already."""
        self._closed = True
        self._messages.clear()
        if self._task is not None:
            await asyncio.wait([self._task])


async def _let_go(send: Send, connection: Connection) -> None:
    """A reader that fell behind gets no more; it comes back and takes a snapshot."""
    await connection.gone.wait()
    await _close(send, TRY_AGAIN)


async def _close(send: Send, code: int) -> None:
    with contextlib.suppress(Exception):  # whoever is gone needs no goodbye
        await send({"type": "websocket.close", "code": code})
