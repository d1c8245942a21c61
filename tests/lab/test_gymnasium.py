"""Gymnasium: vector environments, and one seat against bots under a registered id."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
import warnings

import numpy
import pytest

from rumpus.bots import UnknownLevel
from rumpus.bots.levels import FOREVER
from rumpus.core import catalogue
from rumpus.kernel.errors import BadOption
from rumpus.lab.envs import environment_options
from rumpus.lab.envs.course import EnvGame

pytestmark = pytest.mark.extra
gymnasium = pytest.importorskip("gymnasium")
ours = pytest.importorskip("rumpus.lab.envs.gymnasium", exc_type=ImportError)
SingleSeat = pytest.importorskip("rumpus.lab.envs.single", exc_type=ImportError).SingleSeat

NAMES = [game.name for game in catalogue.games()]


def make(name: str, **settings):
    return gymnasium.make(ours.id_of(name), **settings)


@pytest.mark.slow
def test_the_vector_environment() -> None:
    env = ours.GymnasiumGame("bounce", num_envs=16, seats=2)
    recorded = gymnasium.wrappers.vector.RecordEpisodeStatistics(env)
    observations, infos = recorded.reset(seed=3)
    assert env.observation_space.contains(observations)
    episodes = 0
    for _ in range(400):
        actions = env.games.random_actions()
        assert env.action_space.contains(actions)
        observations, _, ended, _, infos = recorded.step(actions)
        assert ("final_obs" in infos) == bool(ended.any())
        episodes += int(infos.get("_episode", numpy.zeros(1)).sum())
    assert episodes > 0


def test_the_vector_environment_as_text() -> None:
    env = ours.GymnasiumGame("bounce", num_envs=3, render_mode="ansi")
    env.reset(seed=1)
    assert all("phase: decide" in text for text in env.render())
    with pytest.raises(BadOption, match="render_mode is one of"):
        ours.GymnasiumGame("bounce", render_mode="film")


def test_ids() -> None:
    assert [ours.id_of(name) for name in NAMES] == [
        "rumpus/BeastyBar-v0",
        "rumpus/Bloops-v0",
        "rumpus/BoogieBeasts-v0",
        "rumpus/BoulderBluff-v0",
        "rumpus/Bounce-v0",
    ]
    assert all(ours.id_of(name) in gymnasium.registry for name in NAMES)
    assert gymnasium.make("rumpus.lab.envs.gymnasium:rumpus/Bounce-v0").unwrapped.game.name == "bounce"


@pytest.mark.parametrize(
    "asked",
    [
        "import rumpus.lab.envs, gymnasium; gymnasium.make('rumpus/BeastyBar-v0', opponents=['random'])",
        "import gymnasium; gymnasium.make('rumpus.lab.envs:rumpus/BeastyBar-v0', opponents=['random'])",
    ],
)
def test_the_ids_are_known_with_one_import_or_none(asked: str) -> None:
    """In a process of its own, and nothing is compiled for it."""
    done = subprocess.run(
        [sys.executable, "-c", f"{asked}; import sys; print('numba' in sys.modules)"],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.stdout.split() == ["False"], done.stderr


class Highest:
    def choose(self, view: dict, legal: list[str]) -> str:
        return legal[-1]


def test_a_class_of_ones_own_is_an_opponent() -> None:
    env = make("beasty_bar", opponents=[Highest, "random"], seat=0)
    assert played(env, 1)[-1] == played(env, 1)[-1]
    assert copy.deepcopy(env).unwrapped.opponents == [Highest, "random"]


@pytest.mark.parametrize("name", NAMES)
def test_gymnasiums_own_test(name: str) -> None:
    checker = pytest.importorskip("gymnasium.utils.env_checker")
    with warnings.catch_warnings():
        warnings.simplefilter("error", UserWarning)
        checker.check_env(make(name, opponents=["random"]).unwrapped)


@pytest.mark.parametrize("name", NAMES)
def test_stable_baselines_own_test(name: str) -> None:
    checker = pytest.importorskip("stable_baselines3.common.env_checker")
    checker.check_env(make(name, opponents=["random"]).unwrapped)


def test_who_asks_for_pictures_is_told_so_by_a_type_error() -> None:
    """As Stable-Baselines3 does for every id that it is given; it then asks without."""
    with pytest.raises(TypeError, match="render_mode is one of ansi, human"):
        SingleSeat("bounce", render_mode="rgb_array")


def test_stable_baselines_makes_environments_of_an_id() -> None:
    ways = pytest.importorskip("stable_baselines3.common.env_util")
    envs = ways.make_vec_env(ours.id_of("bounce"), n_envs=2, env_kwargs={"opponents": ["random"]})
    assert envs.reset().shape == (2, *envs.observation_space.shape)


def test_a_masked_learner_of_stable_baselines() -> None:
    contrib = pytest.importorskip("sb3_contrib")
    model = contrib.MaskablePPO("MlpPolicy", make("bounce", opponents=["random"]), n_steps=64, seed=1, device="cpu")
    assert model.learn(64).num_timesteps == 64


def played(env, seed: int | None = None) -> list[tuple]:
    """A whole game, the last legal move every time."""
    observation, info = env.reset(seed=seed)
    return [(observation.tolist(), info["seat"]), *rest(env)]


def rest(env) -> list[tuple]:
    told: list[tuple] = []
    ended = False
    while not ended:
        masks = env.unwrapped.action_masks()
        assert masks.dtype == numpy.bool_
        observation, reward, ended, _, info = env.step(int(numpy.flatnonzero(masks)[-1]))
        assert (env.unwrapped.action_masks() == info["action_mask"].astype(bool)).all()
        told.append((observation.tolist(), reward))
    return told


@pytest.mark.parametrize("name", [pytest.param("beasty_bar", marks=pytest.mark.thorough), "bounce"])
def test_a_seed_gives_the_same_games_with_the_same_opponents(name: str) -> None:
    env = make(name, opponents=["greedy", "random"])
    games = [played(env, 5), played(env), played(env)]
    assert games == [played(env, 5), played(env), played(env)]
    assert games[0] != games[1]
    assert games != [played(env, 6), played(env), played(env)]


def test_the_seat_is_drawn_or_chosen() -> None:
    env = make("bounce", opponents=["random", "random"])
    seats = [played(env, 1)[0][1]] + [played(env)[0][1] for _ in range(30)]
    assert set(seats) == {0, 1, 2}
    fixed = make("bounce", opponents=["random"], seats=4, seat=2)
    assert {played(fixed)[0][1] for _ in range(5)} == {2}


def test_rewards_are_the_seats() -> None:
    env = make("beasty_bar", opponents=["random", "random"], reward="points", seat=1)
    for seed in range(5):
        _, info = env.reset(seed=seed)
        ended = False
        while not ended:
            _, reward, ended, _, info = env.step(int(info["action_mask"].argmax()))
        assert reward == info["points"][1]


def test_what_is_not_possible_loses_at_once() -> None:
    env = make("beasty_bar", opponents=["random"])
    _, info = env.reset(seed=1)
    _, reward, ended, cut, info = env.step(int(info["action_mask"].argmin()))
    assert (reward, ended, cut, info["illegal"]) == (-1.0, True, False, True)
    assert not info["action_mask"].any()


@pytest.mark.parametrize("way", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"])
def test_a_copy_goes_on_with_the_same_game(way) -> None:
    env = make("beasty_bar", opponents=["random"])
    env.reset(seed=1)
    env.step(int(env.unwrapped.action_masks().argmax()))
    other = way(env)
    assert env.unwrapped._course.state == other.unwrapped._course.state
    assert (env.unwrapped.action_masks() == other.unwrapped.action_masks()).all()
    after = rest(other)
    assert env.unwrapped._course.state != other.unwrapped._course.state
    assert rest(env) == after, "against the same opponents"
    assert played(other, 3) == played(env, 3)


def test_opponents_that_search_are_copied_with_what_they_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RUMPUS_INTERPRET", "1")
    env = make("beasty_bar", opponents=["expert@12", Remembers])
    env.reset(seed=2)
    for _ in range(3):
        env.step(int(env.unwrapped.action_masks().argmax()))
    other, kept = copy.deepcopy(env), pickle.dumps(env)
    assert rest(other) == rest(env)
    rest(pickle.loads(kept))


class Remembers:
    """As many moves in as it has made."""

    def __init__(self) -> None:
        self.made = 0

    def choose(self, view: dict, legal: list[str]) -> str:
        self.made += 1
        return legal[self.made % len(legal)]


def test_opponents_look_at_no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or the same seed would be another game on a busy machine."""
    monkeypatch.setenv("RUMPUS_INTERPRET", "1")
    env = make("beasty_bar", opponents=["expert", "shark@0.1s"]).unwrapped
    env.reset(seed=1)
    expert, timed = (env._bot((env.seat + after) % 3) for after in (1, 2))
    assert (expert.level.iterations, expert.level.seconds) == (2000, FOREVER)
    assert timed.level.seconds == 0.1
    assert expert._fast, "it does not begin interpreted and go on compiled"


def test_a_bot_that_lets_a_moment_pass_is_not_asked_again_there() -> None:
    """Where all let it pass, the clock runs out."""
    game = catalogue.game("bloops")
    options = environment_options("bloops", None, {"pace": "race"})
    for number in range(40):
        course = EnvGame(game, options, bytes(32), number)
        while not course.over and game.turn(course.state).bit_count() < 2:
            course.act(course.legal(course.seat)[-1])
        if course.over:
            continue
        asked, before = set[int](), course.state.copy()
        for _ in range(game.turn(course.state).bit_count()):
            assert course.state == before
            asked.add(course.seat)
            course.let_pass()
        assert sum(1 << seat for seat in asked) == game.turn(before)
        assert course.state != before
        return
    raise AssertionError("no window was found")


def test_what_cannot_be_is_named() -> None:
    for settings, error, says in (
        ({"opponents": ["nobody"]}, UnknownLevel, "nobody"),
        ({"opponents": []}, BadOption, "needs opponents"),
        ({"opponents": ["random"], "seat": 2}, BadOption, "a seat is from 0 to 1"),
        ({"opponents": ["random"] * 3, "seats": 3}, BadOption, "more than 3 seats"),
        ({"opponents": ["random"], "render_mode": "film"}, BadOption, "render_mode is one of"),
        ({"opponents": ["random"], "seat": "a"}, BadOption, "a seat is from 0 to 1, not a"),
        ({"opponents": ["random"], "seats": 2.0}, BadOption, "seats is a whole number from 0 on, not 2.0"),
        ({"opponents": ["random"], "tide": 1}, BadOption, "has no option 'tide'"),
        ({"opponents": None}, BadOption, "an opponent is a level"),
        ({"opponents": [3]}, BadOption, "an opponent is a level, program:COMMAND, or a class"),
        ({"opponents": [Highest()]}, BadOption, "an opponent is a level, program:COMMAND, or a class"),
        ({"opponents": [dict]}, BadOption, "an opponent is a level, program:COMMAND, or a class"),
    ):
        with pytest.raises(error, match=says):
            SingleSeat("beasty_bar", **settings)
    with pytest.raises(gymnasium.error.ResetNeeded):
        make("bounce").unwrapped.step(0)
