"""The two speeds of a game's search, and how the quick one comes about without anybody waiting for it."""

from __future__ import annotations

import threading
from functools import cache
from typing import Any, cast

from rumpus.bots import infoset as infosets
from rumpus.bots import plain, search
from rumpus.bots.search import Knowledge, search_of
from rumpus.core.compiled import compiled
from rumpus.core.game import Game
from rumpus.kernel import speed


def knowledge(game: Game) -> Knowledge:
    """The game's own `bot.py`, and the plain functions where it says nothing."""

    def known(name: str) -> Any:
        return getattr(game.bot, name, getattr(plain, name))

    # Where no seat ever waits, the clock needs no machine code.
    time_out = game.rules.time_out if hasattr(game.bot, "waits") else plain.nothing
    return Knowledge(known("prefer"), known("estimate"), known("waits"), known("believe"), time_out)


@cache
def plain_infoset(game: Game) -> infosets.Infoset:
    return infosets.infoset_of(game.state_type, compiled=False)


@cache
def plain_search(game: Game) -> Any:
    return search_of(game.rules, plain_infoset(game), knowledge(game))


@cache
def compiled_search(game: Game) -> Any:
    modules = (plain, search, infosets, *compiled(game).modules, *((game.bot,) if game.bot else ()))
    speed.prepare(modules)
    infoset = speed.allow(cast(Any, infosets.infoset_of(game.state_type, compiled=True)))
    return speed.compile_(search_of(game.rules, infoset, knowledge(game)), modules)


class Engine:
    """The search of one game: interpreted at once, compiled as soon as the machine code is there."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.problem = ""  # why it stays interpreted, where compiling failed
        self._done = threading.Event()
        self._ready = False
        self._begun = False

    @property
    def ready(self) -> bool:
        return self._ready

    def begin(self) -> None:
        """Compile in a thread of its own."""
        if not self._begun and speed.available():
            self._begun = True
            threading.Thread(target=self._compile, name=f"compile {self.game.name}", daemon=True).start()

    def wait(self) -> bool:
        """Until it is compiled, or cannot be; for tools that would rather be quick later than now."""
        self.begin()
        if self._begun:
            self._done.wait()
        return self._ready

    def _compile(self) -> None:
        from rumpus.bots.searcher import Searcher

        try:
            searcher = Searcher(self.game, bytes(32), nodes=16, fast=True)
            searcher.look(self.game.state_type(), 0, 1, 0)
            self._ready = True
        except Exception as error:  # numba's errors are many; the bots go on interpreted
            self.problem = (str(error).strip().splitlines() or [type(error).__name__])[-1]
        finally:
            self._done.set()


_engines: dict[str, Engine] = {}
_lock = threading.Lock()


def engine_of(game: Game) -> Engine:
    with _lock:
        return _engines.setdefault(str(game.folder), Engine(game))
