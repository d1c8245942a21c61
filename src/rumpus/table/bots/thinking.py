"""Bots think in processes of their own: whatever they do, the room's own thread stays quick.

A worker gets what the seat knows, as bytes, and nothing else; it answers with a move.
"""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from rumpus.bots import LEVELS, Bot, Spoken, seat_bot
from rumpus.bots.analysis import advise
from rumpus.bots.engine import engine_of
from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.kernel.state import GameState
from rumpus.table.bots.workers import Asker, WorkerProcess, Workers, WorkFailed
from rumpus.table.refusal import Refusal
from rumpus.table.wire import MoveAdvice
from rumpus.table.worker_limits import LAST

T = TypeVar("T")

# Seconds. A thought takes half a second, but the first one waits for its process to start, and perhaps for others.
THOUGHT_LIMIT = 60.0
LOOK_BACK_LIMIT = 300.0
LOOKED_BACK = 256  # reviews and pieces of advice that are remembered
ADVICE_ITERATIONS = 4000
SLOW_ITERATIONS = 300  # until there is machine code
ADVISED_MOVES = 3


class Question(NamedTuple):
    """What a bot is asked: all that its seat knows and has heard, and nothing else. Without legal moves: only talk."""

    game: Game
    level: str
    key: bytes  # its character, the same all through one game
    known: GameState
    seat: int
    legal: list[int]
    talk: list[Spoken]


class Thought(NamedTuple):
    """A move, or None where others may act too and the bot lets it pass; and what it says, by kind and slots."""

    move: int | None
    words: list[tuple[str, dict[str, int]]]


class Thoughts(NamedTuple):
    """Moves, best first, and each seat's chance to win with the first of them."""

    moves: list[MoveAdvice]
    chances: list[float]


class Thinkers:
    def __init__(self, workers: int | None = None) -> None:
        self._thinking = Workers(workers or max(2, (os.cpu_count() or 2) - 1), THOUGHT_LIMIT)
        # What takes seconds has a process of its own: bots at tables do not wait for it.
        self._looking_back = Workers(1, LOOK_BACK_LIMIT, LOOKED_BACK, partial(WorkerProcess, nice=LAST))

    async def think(self, asker: Asker, question: Question) -> Thought:
        """What the bot says and does. WorkFailed where it cannot, Refuse where too much is asked of the room."""
        q = question
        if LEVELS[q.level].way == "random":
            return simple_thought(q)
        known = q.known.pack()
        return await self._thinking.do(
            asker, _think, str(q.game.folder), q.level, q.key, known, q.seat, q.legal, q.talk
        )

    async def look_back(self, asker: Asker, work: Callable[..., T], *args: Any) -> T:
        try:
            return await self._looking_back.do(asker, work, *args)
        except WorkFailed:
            raise Refusal("busy") from None

    async def advise(self, asker: Asker, game: Game, known: GameState, seat: int) -> Thoughts:
        """What a strong bot would do in the seat's place. It waits in line as bots do."""
        try:
            return await self._thinking.do(asker, _advise, str(game.folder), known.pack(), seat)
        except WorkFailed:
            raise Refusal("busy") from None

    async def warm(self, asker: Asker, game: Game, levels: Iterable[str]) -> None:
        """Let a worker load the game, and perhaps compile it, before its first decision is due."""
        wanted = {level for level in levels if LEVELS[level].way != "random"}
        work = (self._thinking.do(asker, _warm, str(game.folder), level) for level in wanted)
        await asyncio.gather(*work, return_exceptions=True)

    def close(self) -> None:
        self._thinking.close()
        self._looking_back.close()


def simple_thought(q: Question) -> Thought:
    """Any legal move, at once."""
    bot = seat_bot(q.game, "random", secrets.token_bytes(32))
    return Thought(bot.choose(q.known, q.seat, q.legal) if q.legal else None, [])


# In the worker


@lru_cache(maxsize=64)
def _bot(folder: str, level: str, key: bytes) -> Bot:
    return seat_bot(catalogue.load(Path(folder)), level, key)


def _think(
    folder: str, level: str, key: bytes, cells: bytes, seat: int, legal: list[int], talk: list[Spoken]
) -> Thought:
    bot = _bot(folder, level, key)
    known = bot.game.state_type.unpack(cells)
    words = [(said.kind, dict(said.slots)) for said in bot.say(known, seat, talk)]
    return Thought(bot.choose(known, seat, legal, talk) if legal else None, words)


def _advise(folder: str, cells: bytes, seat: int) -> Thoughts:
    game = catalogue.load(Path(folder))
    engine = engine_of(game)
    engine.begin()  # whoever asks next is answered from machine code
    iterations = ADVICE_ITERATIONS if engine.ready else SLOW_ITERATIONS
    advice = advise(game, game.state_type.unpack(cells), seat, iterations, fast=engine.ready)
    moves = [MoveAdvice(m.move, m.worth, m.low, m.high, m.tied) for m in advice.moves[:ADVISED_MOVES] if m.ranked]
    return Thoughts(moves, advice.chances)


def _warm(folder: str, level: str) -> None:
    _bot(folder, level, bytes(32))
