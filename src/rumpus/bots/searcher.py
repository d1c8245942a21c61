"""A searcher: one seat's search of one game, with its tree, budget and speed. What it gets is what the seat knows."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import cache
from typing import Any, cast

from rumpus.bots import infoset as infosets
from rumpus.bots import plain, search
from rumpus.core.compiled import compiled, draw_array
from rumpus.core.game import Game
from rumpus.kernel import speed
from rumpus.kernel.chance import draw_of
from rumpus.kernel.seats import SEATS
from rumpus.kernel.state import GameState


@dataclass(frozen=True)
class Choice:
    """A move looked at: how often, and what share of the win it promised."""

    move: int
    visits: int
    worth: float


@cache
def compiled_search(game: Game) -> Any:
    fast = compiled(game)
    modules = (plain, search, *fast.modules, *((game.bot,) if game.bot else ()))
    speed.prepare(modules)
    infoset = speed.allow(cast(Any, infosets.infoset_of(game.state_type, compiled=True)))
    return speed.compile_(search.search_of(game.rules, infoset, *knowledge(game)), modules)


@cache
def plain_search(game: Game) -> Any:
    return search.search_of(game.rules, infosets.infoset_of(game.state_type, compiled=False), *knowledge(game))


def knowledge(game: Game) -> tuple[Any, Any]:
    """The game's own rollout policy and evaluation, or the plain ones."""
    return (
        getattr(game.bot, "prefer", plain.prefer),
        getattr(game.bot, "estimate", plain.estimate),
    )


class Searcher:
    def __init__(
        self, game: Game, key: bytes, *, nodes: int = 1 << 16, explore: float = 0.7, fast: bool = True
    ) -> None:
        self.game = game
        self.explore = explore
        self.fast = fast
        self._draw: Any = draw_array(key) if fast else draw_of(key)
        self._tree = _tree(nodes, game.rules.CHOICES, fast)
        self._room = _room(game, fast)

    def look(self, known: GameState, seat: int, seats: int, iterations: int) -> list[Choice]:
        """Search on from what the seat knows; the tree keeps what earlier looks found."""
        function = compiled_search(self.game) if self.fast else plain_search(self.game)
        if self.fast:
            root = compiled(self.game).rows(known.pack())
            world: Any = root.copy()
        else:
            root, world = _Copied(known), [known]
        size, keys, first, count, visits, move, edge_visits, edge_worth = self._tree
        if size[0] * 2 > len(keys):  # the tree is getting full: begin anew
            keys[:] = 0 if self.fast else [0] * len(keys)
            size[0] = size[1] = 0
        function(
            *(root, world, seat, iterations, self._draw),
            *(size, keys, first, count, visits, move, edge_visits, edge_worth),
            *(*self._room, seats, self.explore),
        )
        return self._choices(known, seat)

    def search(self, known: GameState, seat: int, iterations: int, seconds: float) -> list[Choice]:
        """Look until either is spent: anytime, in chunks as large as the speed seen allows."""
        seats = cast(Any, known).seats
        end = time.perf_counter() + seconds
        chunk, left = min(50, iterations), iterations
        while True:
            begin = time.perf_counter()
            choices = self.look(known, seat, seats, chunk)
            now = time.perf_counter()
            left -= chunk
            if left <= 0 or now >= end or len(choices) < 2:
                return choices
            pace = (now - begin) / chunk
            chunk = max(1, min(int(min(0.02, end - now) / pace), left))

    def _choices(self, known: GameState, seat: int) -> list[Choice]:
        infoset = infosets.infoset_of(self.game.state_type, compiled=False)
        key = infoset(known, seat) | 1
        _, keys, first, count, _, move, edge_visits, edge_worth = self._tree
        node = key % len(keys)
        while keys[node] not in (0, key):
            node = (node + 1) % len(keys)
        if keys[node] == 0:
            return [Choice(m, 0, 0.0) for m in self.game.legal(known, seat)]
        edges = range(int(first[node]), int(first[node]) + int(count[node]))
        return [
            Choice(int(move[e]), int(edge_visits[e]), float(edge_worth[e] / edge_visits[e]) if edge_visits[e] else 0.0)
            for e in edges
        ]


class _Copied:
    """root[0] for the interpreted search: a fresh copy each time, as an array gives."""

    def __init__(self, state: GameState) -> None:
        self._state = state

    def __getitem__(self, index: int) -> GameState:
        return self._state.copy()


def _tree(nodes: int, choices: int, fast: bool) -> tuple[Any, ...]:
    edges = nodes * min(choices, 8) + choices
    if not fast:
        rows = [[0] * n for n in (2, nodes, nodes, nodes, nodes, edges, edges)]
        return (*rows, [0.0] * edges)
    import numpy

    integers = [numpy.zeros(n, numpy.int64) for n in (2, nodes)]
    small = [numpy.zeros(n, numpy.int32) for n in (nodes, nodes, nodes, edges, edges)]
    return (*integers, *small, numpy.zeros(edges, numpy.float64))


def _room(game: Game, fast: bool) -> tuple[Any, ...]:
    sizes = (search.PATH, search.PATH, search.PATH, game.rules.CHOICES, game.rules.OUTCOMES, SEATS, SEATS)
    if not fast:
        return (*([0] * n for n in sizes), [0.0] * SEATS)
    import numpy

    return (*(numpy.zeros(n, numpy.int64) for n in sizes), numpy.zeros(SEATS, numpy.float64))
