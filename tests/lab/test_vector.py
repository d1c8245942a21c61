"""The vector environment against the interpreted rules, step by step."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from pathlib import Path

import numpy
import pytest

from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.core.options import options_for
from rumpus.core.session import Session
from rumpus.core.visibility import know
from rumpus.kernel import CHANCE, OVER
from rumpus.kernel.chance import below, draw_of, pick
from rumpus.kernel.errors import BadOption, BadPosition, IllegalMove, UnknownGame
from rumpus.kernel.seats import count_seats, nth_seat
from rumpus.lab.envs import VectorGame, columns_of, environment_options
from rumpus.lab.envs.columns import observe_of

GAMES = [*catalogue.games(), catalogue.load(Path("benchmarks/games/leduc"))]
SMALL = ("bounce", "leduc")  # the others take long to compile
ONE_EACH = [pytest.param(game, marks=[pytest.mark.thorough] * (game.name not in SMALL)) for game in GAMES]
SETTINGS = [
    pytest.param(
        game,
        seats,
        marks=[pytest.mark.thorough] * (seats > game.seats.start or game.name not in SMALL),
    )
    for game in GAMES
    for seats in sorted({game.seats.start, game.seats.stop - 1})
]


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


@pytest.mark.heavy
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


@pytest.mark.heavy
@pytest.mark.parametrize("game", ONE_EACH, ids=ids)
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


@pytest.mark.parametrize("game", ONE_EACH, ids=ids)
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


@pytest.mark.parametrize("wrong", [[0], [0] * 5, [[0]] * 4, [0.0] * 4, [True] * 4, ["0"] * 4, [2**70] * 4, None])
def test_actions_of_another_shape_or_kind_are_refused_before_machine_code_reads_them(wrong) -> None:
    env = VectorGame("bounce", num_envs=4)
    env.reset(seed=1)
    before = [env.state(i) for i in range(4)]
    with pytest.raises(IllegalMove, match="4 whole numbers are wanted"):
        env.step(wrong)
    assert [env.state(i) for i in range(4)] == before


def test_the_same_seed_gives_the_same_games() -> None:
    game = catalogue.game("bounce")

    def played(seed: int, num_envs: int) -> list[bytes]:
        env = VectorGame(game, num_envs=num_envs)
        env.reset(seed=seed)
        for _ in range(30):
            env.step(env.mask.argmax(axis=1))
        return [env.state(i) for i in range(4)]

    assert played(1, 4) == played(1, 4)
    assert played(1, 4) != played(2, 4)


def test_a_limit_cuts_games_off() -> None:
    env = VectorGame("bounce", seats=4, num_envs=2, limit=5)
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
    env = VectorGame(catalogue.game("bounce"), environment_options(catalogue.game("bounce"), 3), num_envs=256)
    env.reset(seed=1)
    total, ended = numpy.zeros(3), 0
    for _ in range(300):
        _, _, terminations, _, infos = env.step(env.random_actions())
        assert abs(infos["rewards"].sum(axis=1)).max() < 1e-6
        total += infos["rewards"].sum(axis=0)
        ended += int(terminations.sum())
    assert ended > 256
    assert (abs(total / ended) < 0.2).all()


def test_what_was_seen_last_is_told_in_the_same_step() -> None:
    """Gymnasium's names: final_obs and final_info, with a mask each, only in steps in which a game ended."""
    game = catalogue.game("bounce")
    env = VectorGame(game, environment_options(game, 3), num_envs=5, reward="points")
    quick = VectorGame(game, environment_options(game, 3), num_envs=5, reward="points", copy=False)
    _, infos = env.reset(seed=2)
    quick.reset(seed=2)
    ends = 0
    for _ in range(120):
        before = [game.state_type.unpack(env.state(i)) for i in range(5)]
        draws = [list(map(int, env._draws[i])) for i in range(5)]
        seats, numbers, actions = infos["seat"], infos["game"], env.random_actions()
        _, _, terminations, _, infos = env.step(actions)
        bare = quick.step(actions)[-1]  # without copies it is one plain array
        assert ("final_obs" in infos) == ("final_obs" in bare) == bool(terminations.any())
        for i in numpy.flatnonzero(terminations):
            ends += 1
            assert bare["final_obs"][i].tolist() == infos["final_obs"][i].tolist()
            assert bare["_final_obs"][i]
            s, actor = before[i], int(seats[i])
            game.rules.play(s, actor, int(actions[i]), None)
            assert settle(game, s, draws[i]) == -1
            wanted = numpy.zeros((1, len(env.columns)), env.observations.dtype)
            observe_of(game.state_type)(know(s, actor), actor, wanted, 0)
            assert infos["final_obs"][i].tolist() == wanted[0].tolist()
            assert infos["final_info"]["seat"][i] == actor
            assert infos["final_info"]["game"][i] == numbers[i]
            assert infos["final_info"]["rewards"][i].tolist() == game.score(s, 3).points
        if terminations.any():
            for mask in ("_final_obs", "_final_info"):
                assert (infos[mask] == terminations).all()
            assert [seen is None for seen in infos["final_obs"]] == (~terminations).tolist()
    assert ends > 5


def test_a_cut_game_tells_what_was_seen_last() -> None:
    env = VectorGame("bounce", seats=2, num_envs=2, limit=3)
    env.reset(seed=1)
    for step in range(3):
        _, _, _, cut, infos = env.step(env.random_actions())
        assert ("final_obs" in infos) == (step == 2) == bool(cut.all())
    assert [len(seen) for seen in infos["final_obs"]] == [len(env.columns)] * 2


def test_a_name_seats_and_options_will_do() -> None:
    named = VectorGame("bounce", seats=2, num_envs=2, play_on=True)
    assert (named.game, named.seats) == (catalogue.game("bounce"), 2)
    assert named.options.chosen["play_on"] == 1
    with pytest.raises(UnknownGame):
        VectorGame("pounce")
    with pytest.raises(BadOption, match="not both"):
        VectorGame("bounce", environment_options("bounce"), seats=2)
    with pytest.raises(BadOption, match="every other argument has a name"):
        VectorGame("bounce", 64)  # pyright: ignore[reportArgumentType]
    for wrong in ({"num_envs": 0}, {"num_envs": 1.5}, {"limit": -1}, {"limit": "5"}, {"seats": 2.0}):
        name, value = next(iter(wrong.items()))
        with pytest.raises(BadOption, match=f"{name} is a whole number from . on, not {value!r}"):
            VectorGame("bounce", **wrong)
    with pytest.raises(BadOption, match="a reward is"):
        VectorGame("bounce", reward="money")


@pytest.mark.parametrize("way", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"])
def test_a_copy_goes_on_with_the_same_games(way) -> None:
    env = VectorGame("bounce", num_envs=4)
    env.reset(seed=3)
    env.step(env.random_actions())
    other = way(env)
    for _ in range(40):
        seen, again = env.step(env.random_actions()), other.step(other.random_actions())
        assert (seen[0] == again[0]).all()
        assert (seen[1] == again[1]).all()


@pytest.mark.slow
def test_it_says_once_that_it_compiles(tmp_path: Path) -> None:
    """A minute of silence looks like a program that hangs."""
    script = (
        "from rumpus.lab.envs import VectorGame\nfor n in (1, 2):\n    VectorGame('bounce', num_envs=n).reset(seed=1)"
    )
    said = [
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "RUMPUS_CACHE": str(tmp_path)},
            capture_output=True,
            text=True,
            check=True,
        ).stderr
        for _ in range(2)
    ]
    assert said == ["rumpus: compiling Bounce, once: this may take a minute or two\n", ""]


def test_a_pickle_that_others_wrote_is_checked_before_machine_code_reads_it() -> None:
    env = VectorGame("bounce", seats=2, num_envs=4)
    env.reset(seed=1)
    sound = {name: copy.deepcopy(value) for name, value in env.__getstate__().items() if name != "digest"}

    def thawed(**changed: object) -> VectorGame:
        again = object.__new__(VectorGame)
        again.__setstate__({**copy.deepcopy(sound), **changed})
        return again

    again = thawed(mask=numpy.full_like(env.mask, 1), _counts=numpy.full_like(env._counts, 900))
    assert numpy.array_equal(again.mask, env.mask), "what is possible is what the rules say"
    for _ in range(50):
        actions = env.random_actions()
        assert numpy.array_equal(actions, again.random_actions())
        assert numpy.array_equal(env.step(actions)[0], again.step(actions)[0])
    rows = env._rows.copy()
    rows["phase"] = 9
    for changed in (
        {"_rows": rows},
        {"_rows": rows[:1]},
        {"seats": 7},
        {"seat": numpy.full_like(env.seat, 7)},
        {"mask": env.mask[:, :1]},
        {"_scratch": env._scratch[:1]},
    ):
        with pytest.raises((BadPosition, ValueError)):
            thawed(**changed)


@pytest.mark.parametrize("game", ONE_EACH, ids=ids)
def test_a_start_at_which_nobody_decides_any_more_is_refused(game: Game) -> None:
    """Games that end begin anew in the same step: from such a start that would go on for ever."""
    options = environment_options(game, game.seats.start)
    session = Session(game, options, key=bytes(32))
    session.settle()
    while not session.over:
        seat = session.waiting[0]
        session.play(seat, session.legal(seat)[-1])
        session.settle()
    with pytest.raises(BadPosition, match="nobody decides"):
        VectorGame(game, options, num_envs=2, start=session.state.pack())
