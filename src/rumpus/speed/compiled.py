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
from rumpus.core.game import Game
from rumpus.core.playout import batch_over, playout_of
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
        rows = numpy.empty(count, begin.dtype)
        points = numpy.empty((count, options.seats), numpy.int64)
        places, lengths = numpy.empty_like(points), numpy.empty(count, numpy.int64)
        decisions = self._run(rows, begin, True, draw_array(key), first, STEP_LIMIT, points, places, lengths)
        return Run(points, places, lengths, rows, decisions)

    def step(self, row: Any, draw: Any) -> tuple[int, int] | None:
        """One random step of the game in row[0]: who (−1: chance) and what; None at the end. For lockstep tests."""
        import numpy

        trace, lengths = numpy.zeros((1, 2), numpy.int64), numpy.zeros(1, numpy.int64)
        points = numpy.zeros((1, SEATS), numpy.int64)
        self._run(row, row, False, draw, 0, 1, points, points.copy(), lengths, trace)
        return (int(trace[0, 0]), int(trace[0, 1])) if lengths[0] else None

    def _run(
        self,
        rows: Any,
        start: Any,
        fresh: bool,
        draw: Any,
        first: int,
        limit: int,
        points: Any,
        places: Any,
        lengths: Any,
        trace: Any = None,
    ) -> int:
        import numpy

        trace = numpy.zeros((0, 2), numpy.int64) if trace is None else trace
        rules, seats = self.game.rules, points.shape[1]
        room = [numpy.zeros(n, numpy.int64) for n in (rules.CHOICES, rules.OUTCOMES, seats, seats, 1)]
        moves, weights, one_points, one_places, tally = room
        self.batch(
            *(rows, start, fresh, draw, first, moves, weights, trace, limit),
            *(one_points, one_places, points, places, lengths, tally),
        )
        return int(tally[0])


def draw_array(key: bytes, stream: int = 0) -> Any:
    import numpy

    return numpy.array(draw_of(key, stream), numpy.int64)


_compiled: dict[str, Compiled] = {}
_lock = threading.Lock()


def compiled(game: Game) -> Compiled:
    with _lock:
        return _compiled.setdefault(str(game.folder), Compiled(game))
