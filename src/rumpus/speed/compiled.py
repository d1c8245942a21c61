"""A game compiled: many games at once, in machine code, from the same rules.

fast = compiled(game)
run = fast.simulate(options, key, first=0, count=100_000)     # run.points, run.places, run.lengths
"""

from __future__ import annotations

import threading
from dataclasses import dataclass
from functools import cached_property
from typing import Any, cast

from rumpus import speed
from rumpus.core.buffers import scratch
from rumpus.core.game import Game
from rumpus.core.playout import BatchResults, batch_over, playout_of
from rumpus.kernel.chance import draw_of
from rumpus.kernel.options import Options
from rumpus.kernel.seats import SEATS

STEP_LIMIT = 100_000  # no game of ours comes near; a game that does has lost its way


@dataclass(frozen=True)
class Run:
    """What many games came to, one row a game."""

    points: Any  # int64[games, seats]
    places: Any
    lengths: Any  # int64[games]: steps, chance included
    rows: Any  # the final states
    decisions: int  # of all games together


class Compiled:
    def __init__(self, game: Game) -> None:
        self.game = game
        self.modules = (game.state, *game.hooks.rules.MODULES, cast(Any, game.rules))

    @cached_property
    def batch(self) -> Any:
        speed.prepare(self.modules)
        playout = speed.allow(cast(Any, playout_of(self.game.rules)), forceinline=True)
        return speed.compile_(batch_over(playout), self.modules)

    def rows(self, state_bytes: bytes, count: int = 1) -> Any:
        """NumPy rows of the game's state, each a copy of the given one."""
        import numpy

        dtype = self.game.state_type.dtype()
        return numpy.frombuffer(state_bytes * count, dtype).copy()

    def simulate(self, options: Options, key: bytes, first: int, count: int, start: bytes | None = None) -> Run:
        """Random games number first … first + count − 1 of a key; the same key and number always give the same game."""
        import numpy

        begin = self.rows(start or self.game.new(options).pack())
        rows, results = numpy.empty(count, begin.dtype), results_of(count, options.seats)
        room = scratch(self.game.rules, options.seats)
        self.batch(rows, begin, True, draw_array(key), first, STEP_LIMIT, room, results)
        return Run(results.points, results.places, results.lengths, rows, int(results.decisions[0]))

    def step(self, row: Any, draw: Any) -> tuple[int, int] | None:
        """One random step of the game in row[0]: who (−1: chance) and what; None at the end. For lockstep tests."""
        results = results_of(1, SEATS, trace=1)
        self.batch(row, row, False, draw, 0, 1, scratch(self.game.rules), results)
        who, what = results.trace[0]
        return (int(who), int(what)) if results.lengths[0] else None


def results_of(games: int, seats: int, trace: int = 0) -> BatchResults:
    import numpy

    shapes = ((games, seats), (games, seats), games, 1, (trace, 2))
    return BatchResults(*(numpy.zeros(shape, numpy.int64) for shape in shapes))


def draw_array(key: bytes, stream: int = 0) -> Any:
    import numpy

    return numpy.array(draw_of(key, stream), numpy.int64)


_compiled: dict[str, Compiled] = {}
_lock = threading.Lock()


def compiled(game: Game) -> Compiled:
    with _lock:
        return _compiled.setdefault(str(game.folder), Compiled(game))
