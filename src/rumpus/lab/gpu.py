"""Random games by the hundred million on an NVIDIA GPU: the same rules, the same games as on the processor.

One thread plays one game after another, with its state in its own memory. Game number i of a key is the game that
`compiled(game).simulate` plays, to the last byte of its final state.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from rumpus.core.compiled import STEP_LIMIT, Run, compiled, draw_array
from rumpus.core.game import Game
from rumpus.kernel import speed
from rumpus.kernel.chance import DRAW, below, pick, seek
from rumpus.kernel.errors import RumpusError
from rumpus.kernel.options import Options
from rumpus.kernel.seats import CHANCE, OVER, SEATS, count_seats, nth_seat

THREADS = 128  # in a block
BLOCKS = 8192  # many: blocks that are done make room for others, so nobody waits for the longest game
REGISTERS = 40  # of a thread: with more of them fewer threads are under way, and all of them wait for memory


class NoGpu(RumpusError):
    """No GPU that can be used; says why."""


def kernel_over(game: Game) -> speed.Kernel:
    """What `speed.compile_for_gpu` makes a kernel of."""
    rules = game.rules
    turn, legal, play, odds, land, score = rules.turn, rules.legal, rules.play, rules.odds, rules.land, rules.score
    record, choices, outcomes = game.state_type.dtype(), rules.CHOICES, rules.OUTCOMES

    def make(numba: Any, cuda: Any) -> Callable[..., None]:
        word, small, record_type = numba.int64, numba.int32, numba.from_dtype(record)

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
            """Games first … first + len(lengths) − 1; their final states too, while there is room in `rows`.

            The same play as `core.playout`, in another order of loops: chance has its own, so that the threads of a
            warp come out of it together and decide together."""
            state = cuda.local.array(1, record_type)
            draw = cuda.local.array(DRAW, word)
            moves = cuda.local.array(choices, small)
            weights = cuda.local.array(outcomes, small)
            one_points = cuda.local.array(SEATS, small)
            one_places = cuda.local.array(SEATS, small)
            for i in range(DRAW):
                draw[i] = key[i]
            made = 0
            here = cuda.grid(1)
            for i in range(here, len(lengths), cuda.gridsize(1)):
                state[0] = start[0]
                s = state[0]
                seek(draw, first + i)
                steps = 0
                while steps < limit:
                    who = turn(s)
                    while who == CHANCE:
                        land(s, pick(draw, weights, odds(s, weights)), None)
                        steps += 1
                        who = turn(s)
                    if who == OVER:
                        score(s, one_points, one_places)
                        break
                    several = count_seats(who)
                    seat = nth_seat(who, below(draw, several) if several > 1 else 0)
                    n = legal(s, seat, moves)
                    play(s, seat, moves[below(draw, n) if n > 1 else 0], None)
                    made += 1
                    steps += 1
                lengths[i] = steps
                for seat in range(points.shape[1]):
                    points[i, seat] = one_points[seat]
                    places[i, seat] = one_places[seat]
                if i < len(rows):
                    rows[i] = s
            decisions[here] = made

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
        _kernel(self.game)[BLOCKS, THREADS](self._start, self._key, first, STEP_LIMIT, *arrays)
        end.record()
        end.synchronize()
        self.seconds = begin.elapsed_time(end) / 1000
        found = [array.copy_to_host() for array in (points, places, lengths, decisions, rows)]
        if int(found[2].max()) >= STEP_LIMIT:
            raise RumpusError("game-endless", title=self.game.title)
        points, places, lengths = (array.astype(numpy.int64) for array in found[:3])
        return Run(points, places, lengths, found[4], int(found[3].sum()))


@cache
def _kernel(game: Game) -> Any:
    return speed.compile_for_gpu(kernel_over(game), compiled(game).modules, REGISTERS)


def assembly(game: Game, options: Options, chip: int = 90) -> str:
    """The kernel as PTX: what shows on a machine without a GPU that the rules compile for one."""
    import numpy

    start, zeros = compiled(game).rows(game.new(options).pack()), numpy.zeros
    table = zeros((1, options.seats), numpy.int16)
    arguments = (start, draw_array(bytes(32)), 0, STEP_LIMIT, table, table.astype(numpy.int8))
    arrays = (zeros(1, numpy.int32), zeros(1, numpy.int64), start)
    return speed.ptx(kernel_over(game), compiled(game).modules, (*arguments, *arrays), chip)
