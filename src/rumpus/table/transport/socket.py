"""The socket of a table or an evening: a plain ASGI application, because every layer between costs at every message."""

from __future__ import annotations

import contextlib
import logging
import re
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from rumpus import __version__
from rumpus.table import wire
from rumpus.table.evening.connection import EveningConnection
from rumpus.table.http.static_page import StaticPage
from rumpus.table.room import Room
from rumpus.table.store import StoreError
from rumpus.table.transport.connection import Connection
from rumpus.table.transport.table_connection import TableConnection

logger = logging.getLogger("rumpus.socket")

Message = MutableMapping[str, Any]
Scope = Message
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

GOING_AWAY, TRY_AGAIN, NO_TABLE = 1001, 1013, 4404
PATH = re.compile(r"/api/(tables|evenings)/([A-Za-z0-9_-]{1,64})/socket")


async def serve_socket(
    room: Room, page: StaticPage, guest: str, address: str, scope: Scope, receive: Receive, send: Send
) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    try:
        await _serve(room, page, guest, address, scope, receive, send)
    except StoreError as error:  # whoever is let go comes back automatically, and finds what is true then
        logger.warning("a line is closed, for the database did not answer: %s", error)
        await _close(send, TRY_AGAIN)


async def _serve(
    room: Room, page: StaticPage, guest: str, address: str, scope: Scope, receive: Receive, send: Send
) -> None:
    found = PATH.fullmatch(scope["path"])
    kind, which = ("", "") if found is None else found.groups()
    table = await room.table(which) if kind == "tables" else None
    evening = await room.evenings.evening(which) if kind == "evenings" else None
    if table is None and evening is None:
        closed = room.closed(which)
        await _say_goodbye(send, wire.Bye(closed or "no_table", -1.0), NO_TABLE)
    elif table is not None and table.state.shut:
        await _say_goodbye(send, wire.Bye("by_host", -1.0), NO_TABLE)
    elif room.sockets.total() >= room.settings.sockets or room.sockets[address] >= room.settings.connections:
        await _say_goodbye(send, wire.Bye("full", 5.0), TRY_AGAIN)
    else:
        through = room.network.came_through(scope)
        server = f"{__version__}-{page.version}"
        if table is not None:
            connection = TableConnection(room, table, guest, address, send, server, through=through)
        else:
            assert evening is not None
            connection = EveningConnection(room, evening, guest, address, send, server)
        room.sockets[address] += 1
        try:
            await _read(connection, receive, send)
        finally:
            connection.leave()
            room.sockets[address] -= 1
            if not room.sockets[address]:
                del room.sockets[address]


async def _read(connection: Connection[Any], receive: Receive, send: Send) -> None:
    """Messages of one connection are dealt with one after the other; meanwhile the server reads no more of them."""
    while (event := await receive())["type"] == "websocket.receive":
        if not await connection.heard(event.get("bytes") or (event.get("text") or "").encode()):
            await _close(send, GOING_AWAY)
            return


async def _say_goodbye(send: Send, bye: wire.Bye, code: int) -> None:
    await send({"type": "websocket.send", "text": wire.write(bye).decode()})
    await _close(send, code)


async def _close(send: Send, code: int) -> None:
    with contextlib.suppress(OSError):  # whoever is gone needs no goodbye
        await send({"type": "websocket.close", "code": code})
