"""Bots think in processes of their own: whatever they do, the room's own thread stays quick.

A worker gets what the seat knows, as bytes, and nothing else; it answers with a move.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, NamedTuple, TypeVar, cast

from rumpus.bots import LEVELS, Bot, Said, seat_bot
from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.kernel.state import GameState
from rumpus.table.refuse import Refuse

T = TypeVar("T")


class Question(NamedTuple):
    """What a bot is asked: all that its seat knows and has heard, and nothing else. Without legal moves: only talk."""

    game: Game
    level: str
    key: bytes  # its character, the same all through one game
    known: GameState
    seat: int
    legal: list[int]
    talk: list[Said]


class Thought(NamedTuple):
    """A move, or None where others may act too and the bot lets it pass; and what it says, by kind and slots."""

    move: int | None
    words: list[tuple[str, dict[str, int]]]


class Thinkers:
    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None
        self._looking_back: ProcessPoolExecutor | None = None

    async def think(self, question: Question) -> Thought:
        """What the bot says and does."""
        q = question
        if LEVELS[q.level].way == "random":
            bot = seat_bot(q.game, q.level, secrets.token_bytes(32))
            return Thought(bot.choose(q.known, q.seat, q.legal) if q.legal else None, [])
        try:
            return await self.run(_think, str(q.game.folder), q.level, q.key, q.known.pack(), q.seat, q.legal, q.talk)
        except BrokenProcessPool:  # twice: the game goes on all the same
            return Thought(secrets.choice(q.legal) if q.legal else None, [])

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """In a worker; if it was killed, once more in a new one."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._running(), work, *args)
        except BrokenProcessPool:
            self._pool = None
            return await loop.run_in_executor(self._running(), work, *args)

    async def look_back(self, work: Callable[..., T], *args: Any) -> T:
        """What takes seconds has a process of its own: bots at tables do not wait for it."""
        if self._looking_back is None:
            self._looking_back = _pool(1)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._looking_back, work, *args)
        except BrokenProcessPool:
            self._looking_back = None
            raise Refuse("busy") from None

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = _pool(self._workers)
        return self._pool

    def warm(self, game: Game, levels: Iterable[str]) -> None:
        """Let a worker load the game, and perhaps compile it, before its first decision is due."""
        for level in {level for level in levels if LEVELS[level].way != "random"}:
            self._running().submit(_warm, str(game.folder), level)

    def close(self) -> None:
        for pool in (self._pool, self._looking_back):
            if pool is not None:
                _end(pool)
        self._pool = self._looking_back = None


def _pool(workers: int) -> ProcessPoolExecutor:
    # spawn: a fork would copy the server's sockets and threads
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, mp_context=context, initializer=_settle_down)


def _end(pool: ProcessPoolExecutor) -> None:
    """Without waiting for a thought to be finished: a server that closes has nobody to tell it to."""
    workers = cast(dict[int, BaseProcess] | None, getattr(pool, "_processes", None)) or {}
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in tuple(workers.values()):
        worker.terminate()


# In the worker


def _settle_down() -> None:
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends its workers
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(5)


def _end_with_the_server() -> None:
    """Also where it was killed: other workers hold the pipe open on which this one waits, so nothing else tells it."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


@lru_cache(maxsize=64)
def _bot(folder: str, level: str, key: bytes) -> Bot:
    return seat_bot(catalogue.load(Path(folder)), level, key)


def _think(folder: str, level: str, key: bytes, cells: bytes, seat: int, legal: list[int], talk: list[Said]) -> Thought:
    bot = _bot(folder, level, key)
    known = bot.game.state_type.unpack(cells)
    words = [(said.kind, dict(said.slots)) for said in bot.say(known, seat, talk)]
    return Thought(bot.choose(known, seat, legal, talk) if legal else None, words)


def _warm(folder: str, level: str) -> None:
    _bot(folder, level, bytes(32))
