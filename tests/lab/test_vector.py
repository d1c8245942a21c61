"""The vector environment against the interpreted rules, step by step."""

from __future__ import annotations

from pathlib import Path

import numpy
import pytest

from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.core.options import options_for
from rumpus.core.view import know
from rumpus.kernel import CHANCE, OVER
from rumpus.kernel.chance import below, draw_of, pick
from rumpus.kernel.errors import IllegalMove
from rumpus.kernel.seats import count_seats, nth_seat
from rumpus.lab.envs import VectorGame, columns_of, environment_options
from rumpus.lab.envs.columns import observe_of

GAMES = [*catalogue.games(), catalogue.load(Path("benchmarks/games/leduc"))]
SETTINGS = [(game, seats) for game in GAMES for seats in sorted({game.seats.start, game.seats.stop - 1})]


def ids(value: object) -> str:
    return value.name if isinstance(value, Game) else f"{value} seats"


def settle(game: Game, s, draw: list[int]) -> int:
    """Chance until a seat must act; which one, as the environment asks."""
    while (who := game.turn(s)) == CHANCE:
        weights = game.odds(s)
        game.rules.land(s, pick(draw, weights, len(weights)), None)
    if who == OVER:
        return -1
    several = count_seats(who)
    return nth_seat(who, below(draw, several) if several > 1 else 0)


@pytest.mark.parametrize(("game", "seats"), SETTINGS, ids=ids)
def test_steps_are_the_interpreted_rules(game: Game, seats: int) -> None:
    options = environment_options(game, seats)
    env = VectorGame(game, options, num_envs=3, reward="points")
    observations, infos = env.reset(seed=seats)
    states = [game.new(options) for _ in range(3)]
    draws = [draw_of(env.key, number) for number in range(3)]
    seat = [settle(game, s, draw) for s, draw in zip(states, draws, strict=True)]
    ends = 0
    for _ in range(250):
        for i, s in enumerate(states):
            assert env.state(i) == s.pack()
            assert infos["seat"][i] == seat[i]
            assert list(numpy.flatnonzero(infos["action_mask"][i])) == game.legal(s, seat[i])
            wanted = numpy.zeros((1, len(env.columns)), observations.dtype)
            observe_of(game.state_type)(know(s, seat[i]), seat[i], wanted, 0)
            assert (observations[i] == wanted[0]).all()
        actions = env.random_actions()
        observations, rewards, terminations, truncations, infos = env.step(actions)
        assert not truncations.any()
        for i, s in enumerate(states):
            actor = seat[i]
            game.rules.play(s, actor, int(actions[i]), None)
            seat[i] = settle(game, s, draws[i])
            assert terminations[i] == (seat[i] == -1)
            if seat[i] == -1:
                points = game.score(s, seats).points
                assert list(infos["rewards"][i]) == points
                assert rewards[i] == points[actor]
                states[i], ends = game.new(options), ends + 1
                draws[i] = draw_of(env.key, int(infos["game"][i]))
                seat[i] = settle(game, states[i], draws[i])
            else:
                assert not infos["rewards"][i].any()
    assert ends > 0 or game.name in ("boogie_beasts", "bloops", "boulder_bluff")


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_observations_hold_nothing_that_the_seat_cannot_know(game: Game) -> None:
    """Whatever `know` would set to zero may be anything without changing the row."""
    options = environment_options(game)
    env = VectorGame(game, options, num_envs=8)
    env.reset(seed=5)
    for _ in range(40):
        env.step(env.random_actions())
    for i in range(8):
        s = game.state_type.unpack(env.state(i))
        for seat in range(options.seats):
            rows = numpy.zeros((2, len(env.columns)), env.observations.dtype)
            observe_of(game.state_type)(s, seat, rows, 0)
            observe_of(game.state_type)(know(s, seat), seat, rows, 1)
            assert (rows[0] == rows[1]).all()


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_columns_name_the_cells(game: Game) -> None:
    columns = columns_of(game.state_type)
    assert len({column.name for column in columns}) == len(columns)
    s = game.new(options_for(game))
    row = numpy.zeros((1, len(columns)), numpy.int16)
    observe_of(game.state_type)(s, 1 % game.usual_seats, row, 0)
    seats = next(i for i, column in enumerate(columns) if column.name == "seats")
    assert row[0, 0] == 1 % game.usual_seats
    assert row[0, seats] == game.usual_seats


def test_an_illegal_action_changes_nothing() -> None:
    env = VectorGame(catalogue.game("bounce"), num_envs=4)
    env.reset(seed=1)
    before = [env.state(i) for i in range(4)]
    for wrong in (1, 2, -1):
        with pytest.raises(IllegalMove, match="environment 2"):
            env.step([0, 0, wrong, 0])
    assert before == [env.state(i) for i in range(4)]


def test_the_same_seed_gives_the_same_games() -> None:
    game = catalogue.game("beasty_bar")

    def played(seed: int, num_envs: int) -> list[bytes]:
        env = VectorGame(game, num_envs=num_envs)
        env.reset(seed=seed)
        for _ in range(30):
            env.step(env.mask.argmax(axis=1))
        return [env.state(i) for i in range(4)]

    assert played(1, 4) == played(1, 4)
    assert played(1, 4) != played(2, 4)


def test_a_limit_cuts_games_off() -> None:
    env = VectorGame(catalogue.game("beasty_bar"), num_envs=2, limit=5)
    env.reset(seed=1)
    cut = [env.step(env.random_actions())[3].tolist() for _ in range(10)]
    assert cut == [[False, False]] * 4 + [[True, True]] + [[False, False]] * 4 + [[True, True]]


def test_kept_answers_stay_as_they_were() -> None:
    env = VectorGame(catalogue.game("bounce"), num_envs=64)
    first, infos = env.reset(seed=1)
    was, mask = first.copy(), infos["action_mask"].copy()
    for _ in range(20):
        env.step(env.random_actions())
    assert (first == was).all()
    assert (infos["action_mask"] == mask).all()


def test_win_rewards_add_up_to_zero() -> None:
    env = VectorGame(catalogue.game("beasty_bar"), environment_options(catalogue.game("beasty_bar"), 3), num_envs=256)
    env.reset(seed=1)
    total, ended = numpy.zeros(3), 0
    for _ in range(300):
        _, _, terminations, _, infos = env.step(env.random_actions())
        assert abs(infos["rewards"].sum(axis=1)).max() < 1e-6
        total += infos["rewards"].sum(axis=0)
        ended += int(terminations.sum())
    assert ended > 256
    assert (abs(total / ended) < 0.2).all()


@pytest.mark.extra
def test_gymnasium_takes_it() -> None:
    gymnasium = pytest.importorskip("gymnasium")
    from rumpus.lab.envs.gymnasium import GymnasiumGame

    env = GymnasiumGame(catalogue.game("bounce"), num_envs=16)
    recorded = gymnasium.wrappers.vector.RecordEpisodeStatistics(env)
    observations, infos = recorded.reset(seed=3)
    assert env.observation_space.contains(observations)
    episodes = 0
    for _ in range(400):
        actions = env.games.random_actions()
        assert env.action_space.contains(actions)
        observations, _, _, _, infos = recorded.step(actions)
        episodes += int(infos.get("_episode", numpy.zeros(1)).sum())
    assert episodes > 0
