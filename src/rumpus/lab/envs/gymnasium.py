"""The vector environment as a `gymnasium.vector.VectorEnv`, for libraries that ask for one (extra: gymnasium)."""

from __future__ import annotations

from typing import Any

import gymnasium
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from rumpus.core.game import Game
from rumpus.kernel.options import Options
from rumpus.lab.envs.vector import VectorGame


class GymnasiumGame(VectorEnv[Any, Any, Any]):
    def __init__(self, game: Game, options: Options | None = None, **settings: Any) -> None:
        """Settings as of VectorGame."""
        import numpy

        self.games = VectorGame(game, options, **settings)
        self.num_envs = self.games.num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        cells = numpy.iinfo(self.games.observations.dtype)
        self.single_observation_space = gymnasium.spaces.Box(
            cells.min, cells.max, (len(self.games.columns),), self.games.observations.dtype
        )
        self.single_action_space = gymnasium.spaces.Discrete(self.games.num_actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        return self.games.reset(seed=seed, options=options)

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        return self.games.step(actions)
