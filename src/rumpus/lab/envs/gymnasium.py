"""The games in Gymnasium (an extra).

env = gymnasium.make("rumpus/BeastyBar-v0", opponents=["expert"])       one seat is yours, bots have the others
env = GymnasiumGame("beasty_bar", num_envs=1024)                        all seats, many games: a VectorEnv

The ids are known once `rumpus.lab.envs` was imported; `gymnasium.make("rumpus.lab.envs:rumpus/BeastyBar-v0")` does so
by itself.
"""

from __future__ import annotations

from typing import Any

import gymnasium
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from rumpus.core.game import Game
from rumpus.kernel.options import Options
from rumpus.lab.envs.ids import id_of, register
from rumpus.lab.envs.setting import RENDER_MODES, check_render_mode, rendered
from rumpus.lab.envs.vector import VectorGame

__all__ = ["GymnasiumGame", "id_of", "register"]


class GymnasiumGame(VectorEnv[Any, Any, Any]):
    def __init__(
        self, game: Game | str, options: Options | None = None, *, render_mode: str | None = None, **settings: Any
    ) -> None:
        """Settings as of VectorGame."""
        import numpy

        check_render_mode(render_mode)
        self.games = VectorGame(game, options, **settings)
        self.num_envs = self.games.num_envs
        self.render_mode = render_mode
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": list(RENDER_MODES)}
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

    def render(self) -> tuple[Any, ...] | None:
        """What a watcher sees of each game."""
        if self.render_mode is None:
            return None
        game = self.games.game
        states = (game.state_type.unpack(self.games.state(i)) for i in range(self.num_envs))
        return tuple(rendered(game, s, self.render_mode) for s in states)
