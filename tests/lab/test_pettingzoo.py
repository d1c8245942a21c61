"""PettingZoo's own tests over the games, and that its games are the vector environment's."""

from __future__ import annotations

import copy
import pickle
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


SEALED = [game for game in GAMES if game.hooks.rules.sealed]


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


def onwards(env, steps: int) -> list[tuple]:
    """What comes when the last legal move is made again and again."""
    told: list[tuple] = []
    for agent in env.agent_iter(steps):
        seen, reward, ended, cut, _ = env.last()
        told.append((agent, seen["observation"].tolist(), reward, ended, cut))
        env.step(None if ended or cut else int(numpy.flatnonzero(seen["action_mask"])[-1]))
    return told


@pytest.mark.parametrize("game", GAMES, ids=ids)
@pytest.mark.parametrize("way", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"])
def test_a_copy_goes_on_with_the_same_game(game: Game, way) -> None:
    env = aec_env(game.name)
    fresh = way(env)
    env.reset(seed=4)
    onwards(env, 7)
    copied = way(env)
    expected = onwards(env, 25)
    assert onwards(copied, 25) == expected
    fresh.reset(seed=4)
    onwards(fresh, 7)
    assert onwards(fresh, 25) == expected


def test_a_parallel_copy_goes_on_with_the_same_game() -> None:
    env = parallel_env("boulder_bluff")
    seen, _ = env.reset(seed=4)
    other = pickle.loads(pickle.dumps(copy.deepcopy(env)))
    for _ in range(10):
        actions = {agent: int(view["action_mask"].argmax()) for agent, view in seen.items()}
        seen, *told = env.step(actions)
        again, *retold = other.step(actions)
        assert told == retold
        assert all((seen[agent]["observation"] == again[agent]["observation"]).all() for agent in seen)


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_rendering(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    tests.render_test(lambda render_mode: aec_env(game.name, render_mode=render_mode))
    assert "seats:" in capsys.readouterr().out


def test_render_modes_are_no_options_of_a_game() -> None:
    with pytest.raises(BadOption, match="render_mode is one of ansi, human"):
        aec_env("bounce", render_mode="film")
    with pytest.raises(BadOption, match="has no option 'renders'"):
        aec_env("bounce", renders="ansi")
    with pytest.raises(BadOption, match="a reward is one of win, points"):
        aec_env("bounce", reward="money")
    silent = aec_env("bounce")
    silent.reset(seed=1)
    with pytest.warns(UserWarning, match="render_mode"):
        assert silent.render() is None


def test_what_is_wrong_is_named() -> None:
    with pytest.raises(BadOption, match="max_cycles is a whole number from 0 on, not -1"):
        aec_env("bounce", max_cycles=-1)
    env, together = aec_env("bounce", 2), parallel_env("boulder_bluff", 2)
    for early in (lambda: env.step(0), env.state, env.last, lambda: env.observe("seat_1"), lambda: together.step({})):
        with pytest.raises(pettingzoo.gymnasium.error.ResetNeeded):
            early()
    env.reset(seed=1)
    for action in (None, "0", 0.5):
        with pytest.raises(IllegalMove, match=f"is the whole number of a move, not {action!r}"):
            env.step(action)
    together.reset(seed=1)
    with pytest.raises(IllegalMove, match=r"the action of seat_. is the whole number of a move, not None"):
        together.step({})


def test_a_game_is_cut_off_after_its_cycles() -> None:
    told = []
    env = aec_env("beasty_bar", 2, max_cycles=5)
    env.reset(seed=1)
    told = onwards(env, 100)
    assert [(ended, cut) for _, _, _, ended, cut in told] == [(False, False)] * 5 + [(False, True)] * 2
    env = parallel_env("boulder_bluff", max_cycles=3)
    seen, _ = env.reset(seed=1)
    for cycle in range(3):
        seen, _, ended, cut, _ = env.step({agent: int(view["action_mask"].argmax()) for agent, view in seen.items()})
        assert set(cut.values()) == {cycle == 2}
        assert set(ended.values()) == {False}
    assert env.agents == []


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_state_is_all_that_lies_on_the_table(game: Game) -> None:
    env = aec_env(game.name)
    env.reset(seed=1)
    before = env.state()
    assert env.state_space.contains(before)
    onwards(env, 9)
    assert env.state_space.contains(env.state())
    assert (env.state() != before).any()


class ForgivingTurns(pettingzoo.AecGame):
    """The same for PettingZoo's test of states."""

    def step(self, action):
        agent = self.agent_selection
        if action is not None and not self.terminations[agent]:
            mask = self.observe(agent)["action_mask"]
            action = action if mask[action] else int(mask.argmax())
        super().step(action)


@pytest.mark.parametrize("game", SEALED, ids=ids)
def test_pettingzoos_own_test_of_states(game: Game) -> None:
    """Of its other tests, two are about pictures, one about a keyboard, and `max_cycles_test` about agents that all act
    in every cycle; here somebody's turn is a cycle."""
    chosen = {"advanced": True} if game.name == "beasty_bar" else {}
    how = {"reward": "win", "render_mode": None, "max_cycles": 0}
    turns = ForgivingTurns(game, environment_options(game, None, chosen), **how)
    tests.state_test(turns, parallel_env(game.name, **chosen))


def test_speed_can_be_measured(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """PettingZoo's benchmark steps for five seconds by the clock; here a clock that is over at its second look."""
    module = __import__("pettingzoo.test.performance_benchmark", fromlist=["time"])
    ticks = iter(range(0, 1000, 4))
    monkeypatch.setattr(module, "time", type("Clock", (), {"time": staticmethod(lambda: next(ticks))}))
    tests.performance_benchmark(aec_env("bounce"))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.heavy
@pytest.mark.parametrize("game", [pytest.param("beasty_bar", marks=pytest.mark.thorough), "bounce"])
def test_games_are_the_vector_environments(game: str) -> None:
    many = VectorGame(game, environment_options(game, 3), num_envs=1)
    observations, infos = many.reset(seed=9)
    env = aec_env(game, 3)
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
