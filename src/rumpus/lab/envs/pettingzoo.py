"""The games in PettingZoo (an extra): one agent a seat, in turns, or in parallel where a game has sealed rounds.

env = aec_env("beasty_bar", seats=3)
env = parallel_env("boogie_beasts", seats=4)

An observation is `{"observation": what the seat knows, "action_mask": what it may do}`; the columns and the moves are
those of the game's page in docs/reference/games/. Rewards come at the end. `state()` is everything on the table, hidden
things too, for critics that are trained with more than players know. Environments can be copied and pickled at any
moment: the copy goes on with the same game, and draws the same cards.
"""

from __future__ import annotations

import secrets
from typing import Any

import gymnasium
from pettingzoo import AECEnv, ParallelEnv

from rumpus.core.game import Game
from rumpus.kernel.errors import BadOption
from rumpus.kernel.options import Options
from rumpus.lab.envs.course import EnvGame, Observer, cells_of, key_of_seed
from rumpus.lab.envs.setting import (
    RENDER_MODES,
    check_render_mode,
    game_of,
    move_of,
    rendered,
    reward_kind,
    setting_of,
    whole,
)


def aec_env(game: Game | str, seats: int | None = None, **how: Any) -> AecGame:
    """The game of that name in turns. `reward`, `render_mode` and `max_cycles` as in `AecGame`; further arguments are
    the game's options."""
    return AecGame(**_arguments(game, seats, **how))


def parallel_env(game: Game | str, seats: int | None = None, **how: Any) -> ParallelGame:
    """The same for games with sealed rounds."""
    return ParallelGame(**_arguments(game, seats, **how))


def _arguments(
    game: Game | str,
    seats: int | None,
    reward: str = "win",
    render_mode: str | None = None,
    max_cycles: int = 0,
    **chosen: Any,
) -> dict[str, Any]:
    found, options = setting_of(game, None, seats, chosen)
    how = {"reward": reward, "render_mode": render_mode, "max_cycles": max_cycles}
    return {"game": found, "options": options, **how}


class _Table:
    """What both kinds share: the agents, their spaces, the game being played."""

    def __init__(self, game: Game, options: Options, reward: str, render_mode: str | None, extra_moves: int) -> None:
        import numpy

        reward_kind(reward)
        check_render_mode(render_mode)
        self.game, self.options, self.reward, self.render_mode = game, options, reward, render_mode
        self.agents = [f"seat_{seat + 1}" for seat in range(options.seats)]
        self.moves = game.rules.MOVES + extra_moves
        self.eyes = Observer(game)
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
        whole = cells_of(game.new(options))
        cells = numpy.iinfo(whole.dtype)
        self.states = gymnasium.spaces.Box(int(cells.min), int(cells.max), whole.shape, whole.dtype.type)
        self.key = secrets.token_bytes(32)
        self.number = -1
        self.course: EnvGame | None = None

    def begin(self, seed: int | None) -> EnvGame:
        if seed is not None:
            self.key, self.number = key_of_seed(seed), -1
        self.number += 1
        self.course = EnvGame(self.game, self.options, self.key, self.number)
        self.show()
        return self.course

    def observation(self, course: EnvGame, seat: int, moves: list[int]) -> dict[str, Any]:
        import numpy

        mask = numpy.zeros(self.moves, numpy.int8)
        mask[moves] = 1
        return {"observation": self.eyes.look(course.state, seat), "action_mask": mask}

    def show(self) -> None:
        """In the mode `human` every step is written to the terminal."""
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs a render_mode: ansi or human")
        if self.course is None or self.render_mode is None:
            return None
        return rendered(self.game, self.course.state, self.render_mode)


class _Seats:
    """What both kinds of environment show of their table."""

    _table: _Table
    possible_agents: list[str]
    agents: list[str]

    def _sit(
        self, game: Game, options: Options, reward: str, render_mode: str | None, max_cycles: int, *, extra_moves: int
    ) -> None:
        self._table = _Table(game, options, reward, render_mode, extra_moves)
        self.metadata: dict[str, Any] = {"name": f"{game.name}_v{game.version}", "render_modes": list(RENDER_MODES)}
        self.render_mode, self.max_cycles = render_mode, whole("max_cycles", max_cycles)
        self.state_space = self._table.states
        self.possible_agents = list(self._table.agents)
        self.agents = []

    @property
    def _course(self) -> EnvGame:
        if self._table.course is None:
            raise gymnasium.error.ResetNeeded("call reset() first")
        return self._table.course

    def observation_space(self, agent: str) -> Any:
        return self._table.observations[agent]

    def action_space(self, agent: str) -> Any:
        return self._table.actions[agent]

    def state(self) -> Any:
        return cells_of(self._course.state)

    def render(self) -> str | None:
        return self._table.render()

    def close(self) -> None:
        """Nothing is held open."""


class AecGame(_Seats, AECEnv[str, Any, Any]):
    """In turns, cut off after `max_cycles` decisions if that is not 0."""

    def __init__(
        self,
        game: Game | str,
        options: Options | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        max_cycles: int = 0,
    ) -> None:
        super().__init__()
        game, options = setting_of(game, options, None, {})
        self._sit(game, options, reward, render_mode, max_cycles, extra_moves=0)
        self.metadata["is_parallelizable"] = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._table.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._course.seat]

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        _ = self._course  # before reset() PettingZoo would miss an attribute
        return super().last(observe)

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        moves = self._course.legal(seat) if seat == self._course.seat else []
        return self._table.observation(self._course, seat, moves)

    def step(self, action: Any) -> None:
        course = self._course
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        course.act(move_of(action, self.agent_selection))
        if course.over:
            found = course.rewards(self._table.reward)
            self.rewards = dict(zip(self.agents, found, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.agents[course.seat]
            if 0 < self.max_cycles <= course.decisions:
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._table.show()


class ParallelGame(_Seats, ParallelEnv[str, Any, Any]):
    """All seats answer every step, cut off after `max_cycles` of them if that is not 0. Who has nothing to decide has
    one action, the last number: to wait."""

    def __init__(
        self,
        game: Game | str,
        options: Options | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        max_cycles: int = 0,
    ) -> None:
        game = game_of(game)
        if game.hooks.rules.sealed is None:
            raise BadOption(f"{game.title} has no sealed rounds: it is played in turns only")
        game, options = setting_of(game, options, None, {})
        self._sit(game, options, reward, render_mode, max_cycles, extra_moves=1)
        self.wait = game.rules.MOVES
        self._cycles = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self._table.begin(seed)
        self._cycles = 0
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        agents, course = self.agents, self._course
        deciding = [(seat, self.possible_agents[seat]) for seat in course.together]
        moves = {seat: move_of(actions.get(agent), agent) for seat, agent in deciding}
        # Sealed choices open together: who comes first in this loop makes no difference.
        for seat, move in moves.items():
            course.play(seat, move)
        course.settle()
        self._cycles += 1
        cut = 0 < self.max_cycles <= self._cycles and not course.over
        rewards = course.rewards(self._table.reward) if course.over else [0.0] * len(agents)
        observations = self._observations()
        if course.over or cut:
            self.agents = []
        self._table.show()
        return (
            observations,
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, course.over),
            dict.fromkeys(agents, cut),
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
