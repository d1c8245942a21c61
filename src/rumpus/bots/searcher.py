"""A searcher: one seat's search of one game, with its trees, its budget and its speed. What it gets is what the seat
knows, and nothing else."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, cast

from rumpus.bots import search
from rumpus.bots.decide import LookedAt, look_up
from rumpus.bots.engine import Engine, logs_of
from rumpus.bots.nets import net_arrays
from rumpus.bots.search import FREE, PathArrays, SearchResults, TreeArrays
from rumpus.bots.slot import StateSlot
from rumpus.core.buffers import numbers, scratch
from rumpus.kernel.chance import draw_of
from rumpus.kernel.seats import SEATS
from rumpus.kernel.state import GameState
from rumpus.speed.compiled import compiled, draw_array

CHUNK = 0.02  # seconds of search between two looks at the clock
EXPLORE = 0.7  # how curious a search is whose iterations end with a win or a loss
LEARNED = 0.2  # and with a net: what it promises varies less


@dataclass(frozen=True)
class SearchedMove:
    """A move looked at: how often, and what share of the win it promised. LET_PASS is one of them in a window."""

    move: int
    visits: int
    worth: float


@dataclass(frozen=True)
class Measured:
    """What iterations that all began with the same move came to."""

    visits: int
    worth: float  # the mean
    wins: list[float]  # the mean share of the win, of each seat


class Tree:
    """The tree of one thread, in plain arrays, and the room that a search needs.

    A decision begins with `begin`; only then may the tree be emptied. Within a decision it grows until it is full, and
    then keeps what it has."""

    def __init__(self, engine: Engine, key: bytes, stream: int, nodes: int, fast: bool, weights: bytes = b"") -> None:
        self.engine = engine
        self.fast = fast
        game = engine.game
        self._draw: Any = draw_array(key, stream) if fast else draw_of(key, stream)
        self._tree = tree_arrays(nodes, game.rules.CHOICES + 1, fast)
        self._path = PathArrays(*(numbers(search.PATH, fast) for _ in range(3)))
        self._scratch = scratch(game.rules, SEATS, fast)
        most = game.rules.CHOICES + 1
        self._found = LookedAt(numbers(most, False), numbers(most, False), numbers(most, False, "float64"))
        self._net = net_arrays(weights, fast)
        self._results = SearchResults(*(numbers(size, fast, "float64") for size in (SEATS, SEATS, 1)))

    def begin(self, known: GameState, seat: int, iterations: int) -> None:
        """A new decision: what earlier ones found is kept where it leaves room for so many iterations."""
        self._seat, self._seats = seat, cast(Any, known).seats
        self._key = self.engine.infoset(known, seat) | 1
        if self.fast:
            self._root = compiled(self.engine.game).rows(known.pack())
            self._world, self._seen = self._root.copy(), self._root.copy()
        else:
            self._root, self._world, self._seen = StateSlot(known), StateSlot(known), StateSlot(known)
        size, keys = self._tree.size, self._tree.keys
        nodes, cells = len(keys) * 3 // 4, len(self._tree.moves)
        if size[0] + min(iterations, nodes // 2) > nodes or size[1] * 2 > cells:
            keys[:] = 0 if self.fast else [0] * len(keys)
            size[0] = size[1] = 0

    def grow(self, iterations: int, explore: float, forced: int = FREE) -> None:
        function = self.engine.compiled if self.fast else self.engine.plain
        function(
            *(self._root, self._world, self._seen, self._seat, self._seats, self._draw, iterations, explore, forced),
            *(logs_of(self.fast), self._tree, self._path, self._scratch, self._results, self._net),
        )

    def take_results(self) -> tuple[float, list[float]]:
        """What the searching seat got, and what each seat has won, since this was last asked."""
        _, wins, got = self._results
        taken = float(got[0]), [float(win) for win in wins][: self._seats]
        got[0] = 0.0
        for seat in range(SEATS):
            wins[seat] = 0.0
        return taken

    def choices(self) -> list[SearchedMove]:
        """What is known about the moves of this decision; nothing if there is no choice."""
        found = self._found
        return [
            SearchedMove(int(found.move[i]), int(found.visits[i]), float(found.worth[i]))
            for i in range(look_up(self._tree, self._key, found))
        ]


class Searcher:
    """`nodes` is the most that a tree can hold, a power of two: 36 bytes each, and 24 for each of their moves. When it
    is three quarters full, it stops growing. `weights`: of the game's net (`nets.weights_of`); without them games are
    played on."""

    def __init__(
        self,
        engine: Engine,
        key: bytes,
        *,
        nodes: int = 1 << 16,
        explore: float | None = None,
        fast: bool = True,
        threads: int = 1,
        weights: bytes = b"",
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.engine = engine
        self.fast = fast
        self.explore = explore if explore is not None else LEARNED if weights else EXPLORE
        self.iterations = 0  # made so far
        self._clock = clock
        self._trees = [Tree(engine, key, stream, nodes, fast, weights) for stream in range(threads if fast else 1)]
        self._pool = ThreadPoolExecutor(threads, "search") if len(self._trees) > 1 else None

    def begin(self, known: GameState, seat: int, iterations: int) -> None:
        """A decision, or a moment to judge, for which so many iterations may be spent."""
        for tree in self._trees:
            tree.begin(known, seat, -(-iterations // len(self._trees)))

    def look(self, iterations: int) -> list[SearchedMove]:
        """Search on in the decision that was begun: all that is known about its moves."""
        self._grow(iterations, self.explore)
        return self.choices()

    def teach(self, iterations: int, move: int) -> None:
        """Look on after that first move, however little the search thinks of it."""
        self._grow(iterations, self.explore, move)

    def choices(self) -> list[SearchedMove]:
        return _added([tree.choices() for tree in self._trees])

    def measure(self, iterations: int, move: int = FREE) -> Measured:
        """Play what was found, with little curiosity, after that first move: these results alone are counted."""
        for tree in self._trees:
            tree.take_results()
        visits = self._grow(iterations, self.explore / 4, move)
        results = [tree.take_results() for tree in self._trees]
        wins = [sum(won) / visits for won in zip(*(wins for _, wins in results), strict=True)]
        return Measured(visits, sum(got for got, _ in results) / visits, wins)

    def _grow(self, iterations: int, explore: float, forced: int = FREE) -> int:
        if self._pool is None:
            self._trees[0].grow(iterations, explore, forced)
        else:  # the machine code lets go of Python's lock: each thread grows a tree of its own, the roots are added up
            share = -(-iterations // len(self._trees))
            iterations = share * len(self._trees)
            for future in [self._pool.submit(tree.grow, share, explore, forced) for tree in self._trees]:
                future.result()
        self.iterations += iterations
        return iterations

    def search(self, known: GameState, seat: int, iterations: int, seconds: float) -> list[SearchedMove]:
        """Look until either is spent: anytime, in chunks as large as the speed seen allows."""
        end = self._clock() + seconds
        self.begin(known, seat, iterations)
        chunk, left = min(32 if self.fast else 1, iterations), iterations
        while True:
            begin = self._clock()
            choices = self.look(chunk)
            now = self._clock()
            left -= chunk
            if left <= 0 or now >= end or len(choices) < 2:
                return choices
            pace = max(now - begin, 1e-6) / chunk
            chunk = max(1, min(int(min(CHUNK, end - now) / pace), 4 * chunk, left))


def _added(looks: Sequence[list[SearchedMove]]) -> list[SearchedMove]:
    """The same moves as several trees saw them."""
    looks = [look for look in looks if look]
    if len(looks) < 2:
        return looks[0] if looks else []
    added: list[SearchedMove] = []
    for same in zip(*looks, strict=True):
        visits = sum(choice.visits for choice in same)
        worth = sum(choice.worth * choice.visits for choice in same)
        added.append(SearchedMove(same[0].move, visits, worth / visits if visits else 0.0))
    return added


def tree_arrays(nodes: int, choices: int, fast: bool) -> TreeArrays:
    nodes = nodes if fast else min(nodes, 1 << 13)
    cells = nodes * min(choices, 8) + choices
    return TreeArrays(
        size=numbers(2, fast),
        keys=numbers(nodes, fast),
        nodes=numbers(nodes, fast, "int32"),
        moves=numbers(cells, fast, "int32"),
        visits=numbers(cells, fast, "int32"),
        worth=numbers(cells, fast, "float64"),
        roots=numbers(cells, fast, "float64"),
    )
