"""The floor of `./rumpus bench load`: a server in Python that knows no game and speaks no protocol.

For every message it reads, it commits one row to SQLite as the room does (a thread, a full sync, commits shared) and
then writes a fixed answer of a usual size to the four sockets of the table. Whatever a real server costs on this
machine, in this language and with this promise about the disk, is more than this.

    python floor.py serve PORT FILE        until it is ended
    python floor.py load PORT PID          200 tables of four sockets, 500 messages a second; prints µs of CPU a message
"""

from __future__ import annotations

import asyncio
import queue
import random
import sqlite3
import sys
import threading
import time
from collections import defaultdict
from functools import partial
from pathlib import Path
from typing import cast

import uvloop

ANSWER = b"x" * 700  # bytes, about what a seat is told of a move of Beasty Bar
MESSAGE = b'{"t":"play","id":1,"seat":2,"decision":14,"moves":[7]}'


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


async def load(port: int, pid: int, tables: int = 200, rate: float = 500, seconds: float = 8) -> None:
    loop, seats = asyncio.get_running_loop(), list[asyncio.Transport]()
    for table in range(tables):
        for _ in range(4):
            transport, _ = await loop.create_connection(asyncio.Protocol, "127.0.0.1", port)
            transport.write(b"%d" % table)
            seats.append(transport)
    await asyncio.sleep(0.5)
    before, began, sent = _cpu(pid), time.perf_counter(), 0
    while (now := time.perf_counter() - began) < seconds:
        while sent < now * rate:
            random.choice(seats).write(MESSAGE)
            sent += 1
        await asyncio.sleep(0.001)
    print(f"{(_cpu(pid) - before) / sent * 1e6:.0f}")
    for transport in seats:
        transport.close()


def _cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


if __name__ == "__main__":
    uvloop.install()
    what, port, rest = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    asyncio.run(serve(port, rest) if what == "serve" else load(port, int(rest)))
