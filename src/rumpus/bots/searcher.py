"""A searcher: one seat's search of one game, with its trees, its budget and its speed. What it gets is what the seat
knows, and nothing else."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, cast

from rumpus.bots import search
from rumpus.bots.engine import Engine
from rumpus.core.compiled import compiled, draw_array
from rumpus.core.game import Game
from rumpus.kernel.chance import draw_of
from rumpus.kernel.seats import SEATS
from rumpus.kernel.state import GameState

CHUNK = 0.02  # seconds of search between two looks at the clock
EXPLORE = 0.7


@dataclass(frozen=True)
class Choice:
    """A move looked at: how often, and what share of the win it promised. LET_PASS is one of them in a window."""

    move: int
    visits: int
    worth: float


class Tree:
    """The tree of one thread, in plain arrays, and the room that a search needs."""

    def __init__(self, engine: Engine, key: bytes, stream: int, nodes: int, fast: bool) -> None:
        self.engine = engine
        self.fast = fast
        game = engine.game
        self._draw: Any = draw_array(key, stream) if fast else draw_of(key, stream)
        self._arrays = _arrays(nodes, game.rules.CHOICES + 1, fast)
        self._room = _room(game, fast)

    def grow(self, known: GameState, seat: int, seats: int, iterations: int, explore: float) -> None:
        if self.fast:
            root = compiled(self.engine.game).rows(known.pack())
            function, world = self.engine.compiled, root.copy()
        else:
            function, root, world = self.engine.plain, _Copied(known), [known]
        size, keys, *rest = self._arrays
        if size[0] * 2 > len(keys):  # getting full: begin anew
            keys[:] = 0 if self.fast else [0] * len(keys)
            size[0] = size[1] = 0
        arrays = (size, keys, *rest, *self._room)
        function(root, world, seat, iterations, self._draw, *arrays, seats, explore)

    def take_wins(self) -> list[float]:
        """What each seat has won in this tree since this was last asked."""
        wins = self._room[-1]
        taken = [float(win) for win in wins]
        for seat in range(SEATS):
            wins[seat] = 0.0
        return taken

    def choices(self, key: int) -> list[Choice]:
        """What is known about the moves of an information set; nothing if it was never met."""
        _, keys, first, count, _, move, visits, worth = self._arrays
        node = (key ^ (key >> 31)) & (len(keys) - 1)
        while keys[node] not in (0, key):
            node = (node + 1) & (len(keys) - 1)
        if keys[node] == 0:
            return []
        edges = range(int(first[node]), int(first[node]) + int(count[node]))
        return [Choice(int(move[e]), int(visits[e]), float(worth[e] / visits[e]) if visits[e] else 0.0) for e in edges]


class Searcher:
    def __init__(
        self,
        engine: Engine,
        key: bytes,
        *,
        nodes: int = 1 << 16,
        explore: float = EXPLORE,
        fast: bool = True,
        threads: int = 1,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.engine = engine
        self.fast = fast
        self.explore = explore
        self.iterations = 0  # made so far
        self._clock = clock
        self._trees = [Tree(engine, key, stream, nodes, fast) for stream in range(threads if fast else 1)]
        self._pool = ThreadPoolExecutor(threads, "search") if len(self._trees) > 1 else None

    def look(self, known: GameState, seat: int, seats: int, iterations: int) -> list[Choice]:
        """Search on from what the seat knows; the trees keep what earlier looks found."""
        self.iterations += iterations
        if self._pool is None:
            self._trees[0].grow(known, seat, seats, iterations, self.explore)
        else:  # the machine code lets go of Python's lock: each thread grows a tree of its own, the roots are added up
            share = -(-iterations // len(self._trees))
            grown = [self._pool.submit(tree.grow, known, seat, seats, share, self.explore) for tree in self._trees]
            for future in grown:
                future.result()
        key = self.engine.infoset(known, seat) | 1
        return _added([tree.choices(key) for tree in self._trees])

    def chances(self, known: GameState, seat: int, iterations: int) -> list[float]:
        """Each seat's chance to win, as far as this seat can know: half of the search finds out how to play, the other
        half plays so, with little curiosity."""
        seats = cast(Any, known).seats
        self.look(known, seat, seats, iterations // 2)
        for tree in self._trees:
            tree.take_wins()
        curious, self.explore = self.explore, self.explore / 4
        self.look(known, seat, seats, iterations - iterations // 2)
        self.explore = curious
        sums = [sum(wins) for wins in zip(*(tree.take_wins() for tree in self._trees), strict=True)]
        whole = sum(sums) or 1.0
        return [win / whole for win in sums[:seats]]

    def search(self, known: GameState, seat: int, iterations: int, seconds: float) -> list[Choice]:
        """Look until either is spent: anytime, in chunks as large as the speed seen allows."""
        seats = cast(Any, known).seats
        end = self._clock() + seconds
        chunk, left = min(32 if self.fast else 1, iterations), iterations
        while True:
            begin = self._clock()
            choices = self.look(known, seat, seats, chunk)
            now = self._clock()
            left -= chunk
            if left <= 0 or now >= end or len(choices) < 2:
                return choices
            pace = max(now - begin, 1e-6) / chunk
            chunk = max(1, min(int(min(CHUNK, end - now) / pace), 4 * chunk, left))


def _added(looks: Sequence[list[Choice]]) -> list[Choice]:
    """The same moves as several trees saw them."""
    looks = [look for look in looks if look]
    if len(looks) < 2:
        return looks[0] if looks else []
    added: list[Choice] = []
    for same in zip(*looks, strict=True):
        visits = sum(choice.visits for choice in same)
        worth = sum(choice.worth * choice.visits for choice in same)
        added.append(Choice(same[0].move, visits, worth / visits if visits else 0.0))
    return added


class _Copied:
    """root[0] for the interpreted search: a fresh copy each time, as an array gives."""

    def __init__(self, state: GameState) -> None:
        self._state = state

    def __getitem__(self, index: int) -> GameState:
        return self._state.copy()


def _arrays(nodes: int, choices: int, fast: bool) -> tuple[Any, ...]:
    nodes = nodes if fast else min(nodes, 1 << 13)
    edges = nodes * min(choices, 8) + choices
    if not fast:
        rows = [[0] * n for n in (2, nodes, nodes, nodes, nodes, edges, edges)]
        return (*rows, [0.0] * edges)
    import numpy

    integers = [numpy.zeros(n, numpy.int64) for n in (2, nodes)]
    small = [numpy.zeros(n, numpy.int32) for n in (nodes, nodes, nodes, edges, edges)]
    return (*integers, *small, numpy.zeros(edges, numpy.float64))


def _room(game: Game, fast: bool) -> tuple[Any, ...]:
    choices = game.rules.CHOICES + 1  # and to let the moment pass
    sizes = (search.PATH, search.PATH, search.PATH, choices, game.rules.OUTCOMES, SEATS, SEATS)
    if not fast:
        return (*([0] * n for n in sizes), [0.0] * SEATS, [0.0] * SEATS)
    import numpy

    integers = (numpy.zeros(n, numpy.int64) for n in sizes)
    return (*integers, numpy.zeros(SEATS, numpy.float64), numpy.zeros(SEATS, numpy.float64))
