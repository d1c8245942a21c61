"""The socket of a table."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from rumpus import __version__
from rumpus.table import wire
from rumpus.table.connection import Connection
from rumpus.table.door import GUEST
from rumpus.table.http.answers import ThePage, TheRoom

GOING_AWAY, TRY_AGAIN, NO_TABLE = 1001, 1013, 4404


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str], room: TheRoom, page: ThePage) -> None:
    await socket.accept()
    plausible = len(table_id) <= 64 and "\0" not in table_id
    table = await room.table(table_id) if plausible else None
    if table is None or room.metrics.sockets >= room.settings.sockets:
        bye = wire.Bye("no_table", -1.0) if table is None else wire.Bye("full", 5.0)
        await socket.send_text(wire.write(bye).decode())
        await socket.close(NO_TABLE if table is None else TRY_AGAIN)
        return
    version = f"{__version__}-{page.version}"
    guest = str(socket.scope[GUEST])  # type: ignore[literal-required]
    connection = Connection(room, table, guest, socket.send, version)
    room.metrics.sockets += 1
    letting_go = asyncio.create_task(_let_go(socket, connection))
    try:
        await _converse(socket, connection)
    except WebSocketDisconnect:
        pass
    finally:
        room.metrics.sockets -= 1
        letting_go.cancel()
        await connection.leave()


async def _converse(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    while True:
        event: Any = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        text = event.get("text")
        if not await connection.heard(event.get("bytes") or b"" if text is None else text):
            with contextlib.suppress(Exception):
                await socket.close(GOING_AWAY)
            return


async def _let_go(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    """A reader that fell behind gets no more; it comes back and takes a snapshot."""
    await connection.gone.wait()
    with contextlib.suppress(Exception):
        await socket.close(TRY_AGAIN)
