"""Bots think in processes of their own: whatever they do, the room's own thread stays quick.

A worker gets what the seat knows, as bytes, and nothing else; it answers with a move.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, TypeVar, cast

from rumpus.bots import LEVELS, Bot, seat_bot
from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.kernel.state import GameState
from rumpus.table.refuse import Refuse

T = TypeVar("T")


class Thinkers:
    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None
        self._looking_back: ProcessPoolExecutor | None = None

    async def choose(self, game: Game, level: str, known: GameState, seat: int, legal: list[int]) -> int | None:
        """A move; None: the bot lets this moment of a window pass."""
        if LEVELS[level].way != "search":
            return seat_bot(game, level, secrets.token_bytes(32)).choose(known, seat, legal)
        try:
            return await self.run(_choose, str(game.folder), level, known.pack(), seat, legal)
        except BrokenProcessPool:  # twice: the game goes on all the same
            return secrets.choice(legal)

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
    if hasattr(os, "nice"):
        os.nice(5)


@lru_cache(maxsize=256)
def _bot(folder: str, level: str) -> Bot:
    return seat_bot(catalogue.load(Path(folder)), level, secrets.token_bytes(32))


def _choose(folder: str, level: str, known: bytes, seat: int, legal: list[int]) -> int | None:
    bot = _bot(folder, level)
    return bot.choose(bot.game.state_type.unpack(known), seat, legal)


def _warm(folder: str, level: str) -> None:
    _bot(folder, level)
