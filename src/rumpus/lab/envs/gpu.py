"""Thousands of games at once on an NVIDIA GPU, where PyTorch and JAX learn: nothing is copied on the way.

env = GpuVectorGame("beasty_bar", num_envs=65536)
env.reset(seed=1)
observations = torch.from_dlpack(env.observations)         # the environment's own memory: each step writes into it
mask = torch.from_dlpack(env.mask)
while True:
    env.step(policy(observations, mask))                   # actions: an integer tensor on the GPU, or any array
    ... torch.from_dlpack(env.all_rewards), env.terminations, env.seat ...

The same games as `VectorGame` plays on the processor, to the last byte: the same step, in `vector.py`, one thread a
game. Arrays and their meaning are those of `VectorGame`; of games that ended, `finals` has the last observation.
"""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from rumpus.core.buffers import Scratch
from rumpus.core.game import Game
from rumpus.kernel.chance import DRAW, below, seek
from rumpus.kernel.errors import IllegalMove
from rumpus.kernel.options import Options
from rumpus.kernel.seats import SEATS
from rumpus.lab.envs import columns, vector
from rumpus.lab.envs import rewards as rewarding
from rumpus.lab.envs.columns import Column, cell_bits, columns_of, observe_of
from rumpus.lab.envs.course import key_of_seed
from rumpus.lab.envs.dlpack import GpuArray
from rumpus.lab.envs.setting import reward_kind, setting_of, whole
from rumpus.lab.envs.vector import RANDOM_ACTIONS, Ends, Now, check_actions, check_start, may, step_of
from rumpus.speed import allow
from rumpus.speed.compiled import compiled, draw_array
from rumpus.speed.cuda import NoGpu, gpu_problem, kernel_of, numba_and_cuda, prepare_for_gpu

THREADS = 64  # in a block
NOBODY = 1 << 30


class GpuVectorGame:
    def __init__(
        self,
        game: Game | str,
        options: Options | None = None,
        *,
        seats: int | None = None,
        num_envs: int = 65_536,
        key: bytes | None = None,
        reward: str = "win",
        limit: int = 0,
        start: bytes | None = None,
        **chosen: Any,
    ) -> None:
        """As `VectorGame`; NoGpu says what is missing."""
        import numpy

        problem = gpu_problem()
        if problem:
            raise NoGpu(f"GpuVectorGame: {problem}")
        self.game, self.options = setting_of(game, options, seats, chosen)
        self.num_envs, self.seats = whole("num_envs", num_envs, 1), self.options.seats
        self.columns: tuple[Column, ...] = columns_of(self.game.state_type)
        self.num_actions = self.game.rules.MOVES
        self.key = bytes(32) if key is None else key
        self._cuda = numba_and_cuda()[1]
        self._setting = (self.seats, reward_kind(reward), whole("limit", limit))
        if start is not None:
            check_start(self.game, start, self.options)
        fast, n, kind = compiled(self.game), self.num_envs, self.game.state_type
        self._start = self._cuda.to_device(fast.rows(start or self.game.new(self.options).pack()))
        self._rows = self._cuda.device_array(n, kind.dtype())
        cell = numpy.int8 if cell_bits(kind) == 8 else numpy.int16
        width = len(self.columns)
        self._now = Now(
            observations=self._zeros((n, width), cell),
            mask=self._zeros((n, self.num_actions), numpy.int8),
            choices=self._zeros((n, self.game.rules.CHOICES), numpy.int16),
            counts=self._zeros(n, numpy.int16),
            seat=self._zeros(n, numpy.int8),
            number=self._zeros(n, numpy.int64),
            decisions=self._zeros(n, numpy.int64),
        )
        self._ends = Ends(
            rewards=self._zeros(n, numpy.float32),
            all_rewards=self._zeros((n, self.seats), numpy.float32),
            terminations=self._zeros(n, numpy.bool_),
            truncations=self._zeros(n, numpy.bool_),
            finals=self._zeros((n, width), cell),
            final_seat=self._zeros(n, numpy.int8),
        )
        self._draws = self._zeros((n, DRAW), numpy.int64)
        self._own = self._zeros((n, DRAW), numpy.int64)  # of random actions
        self._actions = self._zeros(n, numpy.int64)
        self._wrong = self._zeros(1, numpy.int32)
        self._step, self._check, self._sample, self._seek = _kernels(self.game)
        self.observations = GpuArray(self._now.observations)
        self.mask = GpuArray(self._now.mask)
        self.seat = GpuArray(self._now.seat)
        self.number = GpuArray(self._now.number)
        self.rewards = GpuArray(self._ends.rewards)
        self.all_rewards = GpuArray(self._ends.all_rewards)
        self.terminations = GpuArray(self._ends.terminations)
        self.truncations = GpuArray(self._ends.truncations)
        self.finals = GpuArray(self._ends.finals)
        self.final_seat = GpuArray(self._ends.final_seat)

    def reset(self, *, seed: int | None = None) -> GpuArray:
        """Begin all games anew, from the key of `seed` if one is given; else from the environment's own."""
        import numpy

        self.key = self.key if seed is None else key_of_seed(seed)
        n = self.num_envs
        self._draws.copy_to_device(numpy.tile(draw_array(self.key), (n, 1)))
        self._own.copy_to_device(self._draws)
        self._seek[self._shape](self._own, RANDOM_ACTIONS)
        self._now.number.copy_to_device(numpy.arange(n) - n)
        self._advance(self._actions, True)
        return self.observations

    def step(self, actions: Any) -> GpuArray:
        """One decision of every game; IllegalMove names the first game whose action is not possible, and nothing is
        changed. The answers lie in the environment's arrays."""
        numbers = self._taken(actions)
        self._wrong.copy_to_device(_nobody())
        self._check[self._shape](self._now.mask, numbers, self._wrong)
        wrong = int(self._wrong.copy_to_host()[0])
        if wrong < NOBODY:
            move = int(numbers[wrong : wrong + 1].copy_to_host()[0])
            raise IllegalMove(f"environment {wrong}: {move} is not possible now; nothing was changed")
        self._advance(numbers, False)
        return self.observations

    def random_actions(self) -> GpuArray:
        """A legal move in each game, each as likely, for the next step; the environment's own memory."""
        self._sample[self._shape](self._own, self._now.choices, self._now.counts, self._actions)
        return GpuArray(self._actions)

    def states(self) -> Any:
        """The positions of all games as the processor has them, everything in them: for tests, never for a player."""
        return self._rows.copy_to_host()

    @property
    def _shape(self) -> tuple[int, int]:
        return -(-self.num_envs // THREADS), THREADS

    def _advance(self, actions: Any, fresh: bool) -> None:
        self._step[self._shape](
            *(self._rows, self._start, self._draws, actions, fresh, self._setting, self._now, self._ends)
        )

    def _taken(self, actions: Any) -> Any:
        import numpy

        if not hasattr(actions, "__cuda_array_interface__"):
            numbers = numpy.asarray(actions)
            check_actions(numbers, self.num_envs)
            return self._cuda.to_device(numpy.ascontiguousarray(numbers, numpy.int64))
        found = actions.memory if isinstance(actions, GpuArray) else self._cuda.as_cuda_array(actions)
        check_actions(found, self.num_envs, "i")
        return found

    def _zeros(self, shape: Any, kind: Any) -> Any:
        import numpy

        return self._cuda.to_device(numpy.zeros(shape, kind))


@cache
def _nobody() -> Any:
    import numpy

    return numpy.array([NOBODY], numpy.int32)


@cache
def _kernels(game: Game) -> tuple[Any, ...]:
    numba, cuda = numba_and_cuda()
    prepare_for_gpu(game, (vector, columns, rewarding))
    observe = allow(cast(Any, observe_of(game.state_type)), forceinline=True)
    step = allow(cast(Any, step_of(game.rules, observe)), forceinline=True)
    record_type, choices, outcomes = numba.from_dtype(game.state_type.dtype()), game.rules.CHOICES, game.rules.OUTCOMES
    word, small = numba.int64, numba.int32

    def step_kernel(
        rows: Any, start: Any, draws: Any, actions: Any, fresh: bool, setting: Any, now: Now, ends: Ends
    ) -> None:
        """The position and the stream of chance in memory of the thread's own, where neighbours' lie side by side."""
        i = cuda.grid(1)
        if i < len(rows):
            state = cuda.local.array(1, record_type)
            draw = cuda.local.array(DRAW, word)
            moves = cuda.local.array(choices, small)
            weights = cuda.local.array(outcomes, small)
            points = cuda.local.array(SEATS, small)
            places = cuda.local.array(SEATS, small)
            state[0] = rows[i]
            for j in range(DRAW):
                draw[j] = draws[i, j]
            step(
                i, state, 0, start, draw, actions[i], fresh, setting, now, ends, Scratch(moves, weights, points, places)
            )
            rows[i] = state[0]
            for j in range(DRAW):
                draws[i, j] = draw[j]

    def check_kernel(mask: Any, actions: Any, wrong: Any) -> None:
        i = cuda.grid(1)
        if i < len(mask) and not may(mask, i, actions[i]):
            cuda.atomic.min(wrong, 0, i)

    def sample_kernel(draws: Any, choices: Any, counts: Any, actions: Any) -> None:
        i = cuda.grid(1)
        if i < len(actions):
            actions[i] = choices[i, below(draws[i], counts[i]) if counts[i] > 1 else 0]

    def seek_kernel(draws: Any, first: int) -> None:
        i = cuda.grid(1)
        if i < len(draws):
            seek(draws[i], first + i)

    return tuple(kernel_of(kernel) for kernel in (step_kernel, check_kernel, sample_kernel, seek_kernel))
