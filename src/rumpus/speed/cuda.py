"""Random games by the hundred million on an NVIDIA GPU: the same rules, the same games as on the processor.

One thread plays one game after another, with its state in its own memory. Game number i of a key is the game that
`compiled(game).simulate` plays, to the last byte of its final state.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType, SimpleNamespace
from typing import Any, cast

from rumpus.core.game import Game
from rumpus.kernel.chance import DRAW, below, pick, seek
from rumpus.kernel.errors import RumpusError
from rumpus.kernel.options import Options
from rumpus.kernel.seats import CHANCE, OVER, SEATS, count_seats, nth_seat
from rumpus.speed.compiled import STEP_LIMIT, Run, compiled, draw_array
from rumpus.speed.narrow import fits, narrow, narrowed
from rumpus.speed.native import available, compiling, functions, prepare

THREADS = 128  # in a block
BLOCKS = 8192  # many: blocks that are done make room for others, so nobody waits for the longest game
REGISTERS = 32  # of a thread: with more of them fewer threads are under way, and all of them wait for instructions
APART = 150  # steps of bytecode from which a function stays a function


class NoGpu(RumpusError):
    """No GPU that can be used; says why."""


def kernel_over(game: Game) -> Callable[..., None]:
    """The kernel of a game, before it is compiled."""
    numba, cuda = numba_and_cuda()
    rules = game.rules
    turn, legal, play, odds, land, score = rules.turn, rules.legal, rules.play, rules.odds, rules.land, rules.score
    record, choices, outcomes = game.state_type.dtype(), rules.CHOICES, rules.OUTCOMES
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


class GpuGames:
    """Random games of one setting on the GPU."""

    def __init__(self, game: Game, options: Options, key: bytes) -> None:
        if gpu_problem():
            if find_spec("numba_cuda") is None:
                raise NoGpu("extra-missing", what="--gpu", package="numba-cuda", extra="gpu")
            raise NoGpu("gpu-none")
        self.game, self.options = game, options
        self.seconds = 0.0  # that the GPU took for the latest batch, by its own clock
        self._cuda = numba_and_cuda()[1]
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
    with compiling:
        prepare_for_gpu(game)
        kernel = kernel_of(kernel_over(game), REGISTERS)
        return narrowed(kernel) if fits(game.state_type) else kernel


def kernel_of(function: Callable[..., None], registers: int | None = None) -> Any:
    """A compiled kernel, called as kernel[blocks, threads](…)."""
    return numba_and_cuda()[1].jit(function, max_registers=registers)


def assembly(game: Game, options: Options, chip: int = 90) -> str:
    """The kernel as PTX for a chip (90 is Hopper): shows on a machine without a GPU that the rules compile for one."""
    import numpy

    numba, cuda = numba_and_cuda()
    start, zeros = compiled(game).rows(game.new(options).pack()), numpy.zeros
    table = zeros((1, options.seats), numpy.int16)
    arguments = (start, draw_array(bytes(32)), 0, STEP_LIMIT, table, table.astype(numpy.int8))
    arrays = (zeros(1, numpy.int32), zeros(1, numpy.int64), start)
    types, capability = tuple(numba.typeof(a) for a in (*arguments, *arrays)), divmod(chip, 10)
    with compiling:
        prepare_for_gpu(game)
        # The kernel is compiled for the chip that is said, but its inner functions for the one that is found.
        asked = cuda.dispatcher.get_current_device
        cuda.dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=capability)
        try:
            with narrow() if fits(game.state_type) else nullcontext():
                return cuda.compile_ptx(kernel_over(game), types, cc=capability)[0]
        finally:
            cuda.dispatcher.get_current_device = asked


def gpu_problem() -> str:
    """Why compiled play on a GPU is not possible here; nothing if it is."""
    if not available() or find_spec("numba_cuda") is None:
        return "it needs the package numba-cuda: pip install -r requirements/gpu.txt, or 'rumpus[gpu]'"
    return "" if numba_and_cuda()[1].is_available() else "numba-cuda finds no NVIDIA GPU"


def numba_and_cuda() -> tuple[Any, Any]:
    """The modules numba and numba.cuda, imported when they are wanted."""
    import numba
    import numpy

    if not hasattr(numpy, "row_stack"):  # numpy 2.5 has dropped this name, numba-cuda 0.30 still wants to know it
        setattr(numpy, "row_stack", numpy.vstack)  # noqa: B010 (numpy's types do not know it either)
    from numba import cuda

    return numba, cuda


def prepare_for_gpu(game: Game, more: tuple[ModuleType, ...] = ()) -> None:
    """The rules, and further modules of plain functions, may be compiled into kernels."""
    modules = (*compiled(game).modules, *more)
    prepare(modules)
    _keep_small(modules)


_apart: set[tuple[str, str]] = set()
_folders: set[str] = {"rumpus"}


def _keep_small(modules: tuple[ModuleType, ...]) -> None:
    """Longer functions stay functions, and loops stay loops. Left alone, NVVM copies functions into all their callers
    and unrolls loops until the code of a larger game is far beyond what a GPU keeps at hand: then its threads wait for
    instructions 84 % of the time. numba has no word for this, so it is said where numba-cuda declares a function; where
    that has moved, it is only slower."""
    descriptor: Any = getattr(_module("numba.cuda.core.funcdesc"), "FunctionDescriptor", None)
    if descriptor is None:
        return
    for module in modules:
        _folders.add(module.__name__.partition(".")[0])
        for function in functions(module):
            if len(function.__code__.co_code) // 2 > APART:
                _apart.add((function.__module__, function.__qualname__))
    declare = descriptor.declare_function
    if getattr(declare, "keeps_small", False):
        return

    def declare_small(self: Any, module: Any) -> Any:
        declared = declare(self, module)
        if self.modname.partition(".")[0] in _folders:
            declared.attributes.add("optsize")
        if (self.modname, self.qualname) in _apart and "alwaysinline" not in declared.attributes:
            declared.attributes.add("noinline")
        return declared

    cast(Any, declare_small).keeps_small = True
    descriptor.declare_function = declare_small


def _module(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError:
        return None
