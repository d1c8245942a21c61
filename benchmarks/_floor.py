"""The floor of `./rumpus bench load`: a server in Python that knows no game and speaks no protocol.

For every message it reads, it commits one row to SQLite as the room does (a thread, a full sync, commits shared) and
then writes a fixed answer of a usual size to the four sockets of the table, one message at a time. It shows how much
of a move's cost is not the game's.

    python floor.py PORT FILE        until it is ended; load.py puts its load on it
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import sys
import threading
from collections import defaultdict
from functools import partial
from typing import cast

import uvloop

ANSWER = b"x" * 700  # bytes, about what a seat is told of a move of Beasty Bar


class Disk:
    def __init__(self, path: str, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: queue.SimpleQueue[tuple[bytes, partial[None]]] = queue.SimpleQueue()
        self._connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self._connection.execute("PRAGMA journal_mode = WAL")
        self._connection.execute("PRAGMA synchronous = FULL")
        self._connection.execute("CREATE TABLE log (seq INTEGER PRIMARY KEY, body BLOB)")
        threading.Thread(target=self._run, daemon=True).start()

    def keep(self, body: bytes, then: partial[None]) -> None:
        self._waiting.put((body, then))

    def _run(self) -> None:
        execute = self._connection.execute
        while True:
            jobs = [self._waiting.get()]
            while not self._waiting.empty():
                jobs.append(self._waiting.get())
            execute("BEGIN IMMEDIATE")
            for body, _ in jobs:
                execute("INSERT INTO log (body) VALUES (?)", (body,))
            execute("COMMIT")
            self._loop.call_soon_threadsafe(_answer, [then for _, then in jobs])


def _answer(jobs: list[partial[None]]) -> None:
    for then in jobs:
        then()


class Socket(asyncio.Protocol):
    """The first message names the table."""

    def __init__(self, disk: Disk, tables: defaultdict[bytes, list[asyncio.Transport]]) -> None:
        self._disk, self._tables = disk, tables
        self._table: list[asyncio.Transport] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._table is not None:
            self._table.remove(self._transport)

    def data_received(self, data: bytes) -> None:
        if self._table is None:
            self._table = self._tables[data]
            self._table.append(self._transport)
        else:
            self._disk.keep(data, partial(self._tell, self._table))

    def _tell(self, table: list[asyncio.Transport]) -> None:
        for transport in table:
            transport.write(ANSWER)


async def serve(port: int, path: str) -> None:
    disk, tables = Disk(path, asyncio.get_running_loop()), defaultdict[bytes, list[asyncio.Transport]](list)
    server = await asyncio.get_running_loop().create_server(lambda: Socket(disk, tables), "127.0.0.1", port)
    await server.serve_forever()


if __name__ == "__main__":
    uvloop.install()
    asyncio.run(serve(int(sys.argv[1]), sys.argv[2]))
