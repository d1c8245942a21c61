"""The games in PettingZoo (an extra): one agent a seat, in turns, or in parallel where a game has sealed rounds.

env = aec_env("beasty_bar", seats=3)
env = parallel_env("boogie_beasts", seats=4)

An observation is `{"observation": what the seat knows, "action_mask": what it may do}`; the columns and the moves are
those of the game's page in docs/environments/. Rewards come at the end.
"""

from __future__ import annotations

import secrets
from typing import Any

import gymnasium
from pettingzoo import AECEnv, ParallelEnv

from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.core.notation import write_view
from rumpus.core.view import see
from rumpus.kernel.errors import BadOption
from rumpus.kernel.options import Options
from rumpus.kernel.seats import WATCHER
from rumpus.lab.envs.course import Course, Eyes, key_of_seed
from rumpus.lab.envs.setting import environment_options


def aec_env(game: str, seats: int | None = None, *, reward: str = "win", **chosen: Any) -> AecGame:
    """The game of that name in turns; further arguments are its options."""
    found = catalogue.game(game)
    return AecGame(found, environment_options(found, seats, chosen), reward)


def parallel_env(game: str, seats: int | None = None, *, reward: str = "win", **chosen: Any) -> ParallelGame:
    found = catalogue.game(game)
    return ParallelGame(found, environment_options(found, seats, chosen), reward)


class _Table:
    """What both kinds share: the agents, their spaces, the game being played."""

    def __init__(self, game: Game, options: Options, reward: str, extra_moves: int) -> None:
        import numpy

        self.game, self.options, self.reward = game, options, reward
        self.agents = [f"seat_{seat + 1}" for seat in range(options.seats)]
        self.moves = game.rules.MOVES + extra_moves
        self.eyes = Eyes(game)
        cells = numpy.iinfo(self.eyes.cell)
        self.observations = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(
                        int(cells.min), int(cells.max), (len(self.eyes.columns),), self.eyes.cell
                    ),
                    "action_mask": gymnasium.spaces.Box(0, 1, (self.moves,), numpy.int8),
                }
            )
            for agent in self.agents
        }
        self.actions = {agent: gymnasium.spaces.Discrete(self.moves) for agent in self.agents}
        self.key = secrets.token_bytes(32)
        self.number = -1
        self.course: Course | None = None

    def begin(self, seed: int | None) -> Course:
        if seed is not None:
            self.key, self.number = key_of_seed(seed), -1
        self.number += 1
        self.course = Course(self.game, self.options, self.key, self.number)
        return self.course

    def observation(self, course: Course, seat: int, moves: list[int]) -> dict[str, Any]:
        import numpy

        mask = numpy.zeros(self.moves, numpy.int8)
        mask[moves] = 1
        return {"observation": self.eyes.look(course.state, seat), "action_mask": mask}

    def drawn(self) -> str:
        assert self.course is not None
        return write_view(self.game.state_type, see(self.course.state, WATCHER))


class AecGame(AECEnv[str, Any, Any]):
    def __init__(self, game: Game, options: Options, reward: str = "win") -> None:
        super().__init__()
        self._table = _Table(game, options, reward, extra_moves=0)
        self.metadata = {"name": f"{game.name}_v{game.version}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self.possible_agents = list(self._table.agents)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        return self._table.observations[agent]

    def action_space(self, agent: str) -> Any:
        return self._table.actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._course = self._table.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._course.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        moves = self._course.legal(seat) if seat == self._course.seat else []
        return self._table.observation(self._course, seat, moves)

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self._course.act(int(action))
        if self._course.over:
            found = self._course.rewards(self._table.reward)
            self.rewards = dict(zip(self.agents, found, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.agents[self._course.seat]
        self._accumulate_rewards()

    def render(self) -> str:
        return self._table.drawn()

    def close(self) -> None:
        """Nothing is held open."""


class ParallelGame(ParallelEnv[str, Any, Any]):
    """All seats answer every step. Who has nothing to decide has one action, the last number: to wait."""

    def __init__(self, game: Game, options: Options, reward: str = "win") -> None:
        if not hasattr(game.rules, "sealed"):
            raise BadOption(f"{game.title} has no sealed rounds: it is played in turns only")
        self._table = _Table(game, options, reward, extra_moves=1)
        self.wait = game.rules.MOVES
        self.metadata = {"name": f"{game.name}_v{game.version}", "render_modes": ["ansi"]}
        self.render_mode = "ansi"
        self.possible_agents = list(self._table.agents)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        return self._table.observations[agent]

    def action_space(self, agent: str) -> Any:
        return self._table.actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self._course = self._table.begin(seed)
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        agents, course = self.agents, self._course
        # Sealed choices open together: who comes first in this loop makes no difference.
        for seat in course.together:
            course.play(seat, int(actions[self.possible_agents[seat]]))
        course.settle()
        rewards = course.rewards(self._table.reward) if course.over else [0.0] * len(agents)
        observations = self._observations()
        if course.over:
            self.agents = []
        return (
            observations,
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, course.over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _observations(self) -> dict[str, Any]:
        deciding = self._course.together
        return {
            agent: self._table.observation(
                self._course, seat, self._course.legal(seat) if seat in deciding else [self.wait]
            )
            for seat, agent in enumerate(self.possible_agents)
        }

    def render(self) -> str:
        return self._table.drawn()

    def close(self) -> None:
        """Nothing is held open."""
