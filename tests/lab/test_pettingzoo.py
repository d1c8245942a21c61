"""PettingZoo's own tests over the games, and that its games are the vector environment's."""

from __future__ import annotations

import warnings

import numpy
import pytest

from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.kernel.errors import BadOption, IllegalMove
from rumpus.lab.envs import VectorGame, environment_options

pytestmark = pytest.mark.extra
pettingzoo = pytest.importorskip("rumpus.lab.envs.pettingzoo", exc_type=ImportError)
tests = pytest.importorskip("pettingzoo.test", exc_type=ImportError)
aec_env, parallel_env = pettingzoo.aec_env, pettingzoo.parallel_env

GAMES = catalogue.games()
ALL = [(game, seats) for game in GAMES for seats in game.seats]


def ids(value: object) -> str:
    return value.name if isinstance(value, Game) else str(value)


@pytest.mark.parametrize(("game", "seats"), ALL, ids=ids)
def test_pettingzoos_own_test(game: Game, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # "Observation is not a NumPy array": it is a dict with a mask
        tests.api_test(aec_env(game.name, seats), num_cycles=80)


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_the_same_seed_gives_the_same_game(game: Game) -> None:
    tests.seed_test(lambda: aec_env(game.name), num_cycles=60)


SEALED = [game for game in GAMES if hasattr(game.rules, "sealed")]


@pytest.mark.parametrize("game", SEALED, ids=ids)
def test_parallel(game: Game) -> None:
    chosen = {"advanced": True} if game.name == "beasty_bar" else {}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        tests.parallel_api_test(parallel_env(game.name, **chosen), num_cycles=120)
    options = environment_options(game, None, chosen)
    tests.parallel_seed_test(lambda: Forgiving(game, options), num_cycles=60)


class Forgiving(pettingzoo.ParallelGame):
    """PettingZoo's seed test knows no masks: what is not possible becomes the first thing that is."""

    def step(self, actions):
        masks = {agent: seen["action_mask"] for agent, seen in self._observations().items()}
        return super().step({a: move if masks[a][move] else int(masks[a].argmax()) for a, move in actions.items()})


def test_in_a_sealed_round_all_decide_together() -> None:
    env = parallel_env("beasty_bar", 3, advanced=True)
    observations, _ = env.reset(seed=1)
    together = [agent for agent in env.agents if observations[agent]["action_mask"][env.wait] == 0]
    assert together == ["seat_1", "seat_2", "seat_3"]
    before = observations["seat_2"]["observation"].copy()
    actions = {agent: int(seen["action_mask"].argmax()) for agent, seen in observations.items()}
    observations, *_ = env.step(actions)
    names = [column.name for column in env._table.eyes.columns]
    away = names.index("away_size[0]")
    assert (before[away : away + 3] == 0).all()
    assert (observations["seat_2"]["observation"][away : away + 3] == 1).all()


def test_a_game_without_sealed_rounds_has_no_parallel_form() -> None:
    with pytest.raises(BadOption, match="in turns only"):
        parallel_env("bounce")


def test_games_are_the_vector_environments() -> None:
    game = catalogue.game("beasty_bar")
    many = VectorGame(game, environment_options(game, 3), num_envs=1)
    observations, infos = many.reset(seed=9)
    env = aec_env("beasty_bar", 3)
    env.reset(seed=9)
    for _ in range(200):
        seen = env.observe(env.agent_selection)
        assert env.agent_selection == f"seat_{infos['seat'][0] + 1}"
        assert (seen["observation"] == observations[0]).all()
        assert (seen["action_mask"] == infos["action_mask"][0]).all()
        move = numpy.flatnonzero(seen["action_mask"])[-1]
        env.step(move)
        observations, _, terminations, _, infos = many.step([move])
        if terminations[0]:
            assert [env.rewards[agent] for agent in env.possible_agents] == pytest.approx(infos["rewards"][0].tolist())
            env.reset()
    with pytest.raises(IllegalMove):
        env.step(int(numpy.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0]))
