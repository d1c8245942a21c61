"""The floor of `./rumpus bench load`: the room's web server, set as the room sets it, without a room behind it.

For every message it reads, it commits one row to SQLite as the room does (a thread, a full sync, commits shared) and
then sends a fixed answer of a usual size to the four sockets of the table. It reads no message, knows no game, hides
nothing and says no sentence: what it takes is what remains to a server in Python when all else costs nothing.

    python _floor.py PORT FILE        until it is ended; load.py puts its load on it
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import sys
import threading
from collections import defaultdict
from typing import Any

import uvicorn

from rumpus.table.serving import ThrottledConfig
from rumpus.table.settings import read_settings

ANSWER = {"type": "websocket.send", "text": "x" * 700}  # about what a seat is told of a move of Beasty Bar


class Disk:
    def __init__(self, path: str) -> None:
        self._loop = asyncio.get_running_loop()
        self._waiting: queue.SimpleQueue[tuple[str, asyncio.Future[None]]] = queue.SimpleQueue()
        self._connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self._connection.execute("PRAGMA journal_mode = WAL")
        self._connection.execute("PRAGMA synchronous = FULL")
        self._connection.execute("CREATE TABLE log (seq INTEGER PRIMARY KEY, body TEXT)")
        threading.Thread(target=self._run, daemon=True).start()

    def keep(self, body: str) -> asyncio.Future[None]:
        done = self._loop.create_future()
        self._waiting.put((body, done))
        return done

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
            self._loop.call_soon_threadsafe(_answer, [done for _, done in jobs])


def _answer(jobs: list[asyncio.Future[None]]) -> None:
    for done in jobs:
        if not done.done():  # its socket is still there
            done.set_result(None)


class Floor:
    """An ASGI application. The first message of a socket names its table."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._tables: defaultdict[str, list[Any]] = defaultdict(list)
        self._disk: Disk

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await receive()
            self._disk = Disk(self._path)
            await send({"type": "lifespan.startup.complete"})
            return
        await receive()
        await send({"type": "websocket.accept"})
        table = self._tables[(await receive())["text"]]
        table.append(send)
        while (message := await receive())["type"] == "websocket.receive":
            await self._disk.keep(message["text"])
            for tell in table:
                await tell(ANSWER)
        table.remove(send)


if __name__ == "__main__":
    port, path = sys.argv[1:]
    uvicorn.Server(ThrottledConfig(Floor(path), read_settings({}), host="127.0.0.1", port=int(port))).run()
