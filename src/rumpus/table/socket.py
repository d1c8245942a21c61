"""The socket of a table: a plain ASGI application, because every layer between costs at every message."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from rumpus import __version__
from rumpus.table import wire
from rumpus.table.bundle import Page
from rumpus.table.connection import Connection
from rumpus.table.quick import WRITER
from rumpus.table.room import Room

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

GOING_AWAY, TRY_AGAIN, NO_TABLE = 1001, 1013, 4404
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
    writer = scope.get("extensions", {}).get(WRITER)
    connection = Connection(room, table, guest, send, f"{__version__}-{page.version}", writer)
    room.metrics.sockets += 1
    letting_go = asyncio.create_task(_let_go(send, connection))
    try:
        while True:
            event = await receive()
            if event["type"] != "websocket.receive":
                return
            text = event.get("text")
            if not await connection.heard(event.get("bytes") or b"" if text is None else text):
                await _close(send, GOING_AWAY)
                return
    finally:
        room.metrics.sockets -= 1
        letting_go.cancel()
        await connection.leave()


async def _let_go(send: Send, connection: Connection) -> None:
    """A reader that fell behind gets no more; it comes back and takes a snapshot."""
    await connection.gone.wait()
    await _close(send, TRY_AGAIN)


async def _close(send: Send, code: int) -> None:
    with contextlib.suppress(Exception):  # whoever is gone needs no goodbye
        await send({"type": "websocket.close", "code": code})
