"""Random games by the hundred million on an NVIDIA GPU: the same rules, the same games as on the processor.

One thread plays one game after another, with its state in its own memory. Game number i of a key is the game that
`compiled(game).simulate` plays, to the last byte of its final state.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any, cast

from rumpus.core.compiled import STEP_LIMIT, Run, compiled, draw_array
from rumpus.core.game import Game
from rumpus.core.playout import playout_of
from rumpus.kernel import speed
from rumpus.kernel.chance import DRAW, seek
from rumpus.kernel.errors import RumpusError
from rumpus.kernel.options import Options
from rumpus.kernel.seats import SEATS

THREADS = 64  # in a block
BLOCKS = 132 * 16  # enough for the largest chips of today; smaller ones take them in turns


class NoGpu(RumpusError):
    """No GPU that can be used; says why."""


def kernel_over(game: Game) -> speed.Kernel:
    """What `speed.compile_for_gpu` makes a kernel of."""
    playout: Any = speed.allow(cast(Any, playout_of(game.rules)))
    record, choices, outcomes = game.state_type.dtype(), game.rules.CHOICES, game.rules.OUTCOMES

    def make(numba: Any, cuda: Any) -> Callable[..., None]:
        word, record_type = numba.int64, numba.from_dtype(record)

        def kernel(
            start: Any,
            key: Any,
            first: int,
            limit: int,
            points: Any,
            places: Any,
            lengths: Any,
            decisions: Any,
            rows: Any,
        ) -> None:
            """Games first … first + len(lengths) − 1; their final states too, while there is room in `rows`."""
            state = cuda.local.array(1, record_type)
            draw = cuda.local.array(DRAW, word)
            moves = cuda.local.array(choices, word)
            weights = cuda.local.array(outcomes, word)
            one_points = cuda.local.array(SEATS, word)
            one_places = cuda.local.array(SEATS, word)
            tally = cuda.local.array(1, word)
            trace = cuda.local.array((1, 2), word)
            for i in range(DRAW):
                draw[i] = key[i]
            tally[0] = 0
            here = cuda.grid(1)
            for i in range(here, len(lengths), cuda.gridsize(1)):
                state[0] = start[0]
                seek(draw, first + i)
                lengths[i] = playout(state[0], draw, moves, weights, trace, limit, one_points, one_places, tally)
                for seat in range(points.shape[1]):
                    points[i, seat] = one_points[seat]
                    places[i, seat] = one_places[seat]
                if i < len(rows):
                    rows[i] = state[0]
            decisions[here] = tally[0]

        return kernel

    return make


class GpuGames:
    """Random games of one setting on the GPU."""

    def __init__(self, game: Game, options: Options, key: bytes) -> None:
        problem = speed.gpu_problem()
        if problem:
            raise NoGpu(f"--gpu: {problem}")
        self.game, self.options = game, options
        self.seconds = 0.0  # that the GPU took for the latest batch, by its own clock
        self._cuda = speed.gpu()[1]
        self._start = self._cuda.to_device(compiled(game).rows(game.new(options).pack()))
        self._key = self._cuda.to_device(draw_array(key))

    @cached_property
    def _kernel(self) -> Any:
        return speed.compile_for_gpu(kernel_over(self.game), modules_of(self.game))

    def simulate(self, first: int, count: int, keep: int = 0) -> Run:
        """Games first … first + count − 1 of the key, and the final states of the first `keep` of them."""
        import numpy

        cuda, seats = self._cuda, self.options.seats
        points = cuda.device_array((count, seats), numpy.int16)
        places = cuda.device_array((count, seats), numpy.int8)
        lengths = cuda.device_array(count, numpy.int32)
        decisions = cuda.device_array(BLOCKS * THREADS, numpy.int64)
        rows = cuda.device_array(keep, self.game.state_type.dtype())
        begin, end = cuda.event(), cuda.event()
        begin.record()
        arrays = (points, places, lengths, decisions, rows)
        self._kernel[BLOCKS, THREADS](self._start, self._key, first, STEP_LIMIT, *arrays)
        end.record()
        end.synchronize()
        self.seconds = begin.elapsed_time(end) / 1000
        found = [array.copy_to_host() for array in (points, places, lengths, decisions, rows)]
        if int(found[2].max()) >= STEP_LIMIT:
            raise RumpusError(f"{self.game.title}: a game of this key does not end")
        points, places, lengths = (array.astype(numpy.int64) for array in found[:3])
        return Run(points, places, lengths, found[4], int(found[3].sum()))


def modules_of(game: Game) -> tuple[Any, ...]:
    from rumpus.core import playout

    return (playout, *compiled(game).modules)


def assembly(game: Game, options: Options, chip: int = 90) -> str:
    """The kernel as PTX: what shows on a machine without a GPU that the rules compile for one."""
    import numpy

    start, zeros = compiled(game).rows(game.new(options).pack()), numpy.zeros
    table = zeros((1, options.seats), numpy.int16)
    arguments = (start, draw_array(bytes(32)), 0, STEP_LIMIT, table, table.astype(numpy.int8))
    arrays = (zeros(1, numpy.int32), zeros(1, numpy.int64), start)
    return speed.ptx(kernel_over(game), modules_of(game), (*arguments, *arrays), chip)
