"""What a user runs alone, given records and positions that no game leads to: terminal, referee, environments, machine
code. A batch at a time, in a process that may die of it; _hostile_records.py counts the deaths."""

from __future__ import annotations

import contextlib
import io
import json
import pickle
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.core.notation import write_position
from rumpus.core.options import plain_options
from rumpus.kernel.errors import BadPosition, RumpusError
from rumpus.kernel.options import Options
from rumpus.kernel.state import GameState
from rumpus.speed.compiled import compiled
from tests.hostile_games import wrong_position, wrong_record

READERS = ("replay", "replay", "replay", "verify", "verify", "advise", "review")
THOUGHT = ["--iterations", "4"]


def batch(seed: int, count: int) -> Counter[str]:
    """Seven records to four positions, of a game each batch: machine code of one game at a time is loaded."""
    games = catalogue.games()
    rng, seen, game = Random(seed), Counter[str](), games[seed // count % len(games)]
    for number in range(count):
        if number % 11 < 7:
            seen[_read(game, rng)] += 1
        else:
            seen[_place(game, rng)] += 1
    return seen


# Records


def _read(game: Game, rng: Random) -> str:
    """As the terminal does; every command exits with 0 or 2, and a record that only bots could read costs bots."""
    command = rng.choice(READERS)
    more = {
        "replay": ["--seat", str(rng.randint(0, 9))],
        "advise": ["--at", str(rng.randint(0, 60)), *THOUGHT],
        "review": ["--moments", "2", *THOUGHT],
    }
    code = _run([command, "{}", *more.get(command, [])], wrong_record(game, rng), "game.rump")
    return f"{command} {'done' if code == 0 else 'refused'}"


def _run(words: list[str], content: bytes, name: str) -> int:
    from rumpus.cli import main

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / name
        path.write_bytes(content)
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
            code = main([str(path) if word == "{}" else word for word in words])
    assert code in (0, 2), (words, code)
    return code


# Positions


def _place(game: Game, rng: Random) -> str:
    options, s = wrong_position(game, rng)
    way = rng.choice(PLACES)
    try:
        way(game, options, s, rng)
    except RumpusError:
        return f"{way.__name__[1:]} refused"
    return f"{way.__name__[1:]} taken"


def _referee(game: Game, options: Options, s: GameState, rng: Random) -> None:
    from rumpus.cli.referee import Referee

    referee = Referee()
    requests: list[dict[str, Any]] = [
        {"do": "new", "game": game.name, "seats": options.seats, "key": "00" * 32},
        {"do": "position", "text": write_position(s)},
        *({"do": do} for do in ("legal", "land", "time_out", "land")),
    ]
    answers = [json.loads(referee.answer(json.dumps(request).encode())) for request in requests]
    assert all(answer.get("error", {}).get("name") != "Unexpected" for answer in answers), answers
    if "error" in answers[1]:
        raise BadPosition(answers[1]["error"]["message"])


def _advise(game: Game, options: Options, s: GameState, rng: Random) -> None:
    words = ["advise", "{}", "--game", game.name, *THOUGHT]
    if _run(words, write_position(s).encode(), "position.txt"):
        raise BadPosition("refused")


def _vector(game: Game, options: Options, s: GameState, rng: Random) -> None:
    """From a start; played on by machine code."""
    from rumpus.lab.envs.vector import VectorGame

    env = VectorGame(game, options, num_envs=8, start=s.pack())
    _play_on(env)
    compiled(game).simulate(options, bytes(32), 0, 16, s.pack())


def _vector_pickle(game: Game, options: Options, s: GameState, rng: Random) -> None:
    from rumpus.lab.envs.vector import VectorGame

    env = VectorGame(game, options, num_envs=2)
    env.reset(seed=1)
    frozen = env.__getstate__()
    frozen["_rows"][0] = compiled(game).rows(s.pack())[0]
    if rng.random() < 0.5:
        frozen[rng.choice(["mask", "_choices", "_counts", "seat", "number", "_draws"])][:] = rng.choice([-1, 9, 127])
    again = object.__new__(VectorGame)
    again.__setstate__(pickle.loads(pickle.dumps(frozen)))
    _play_on(again, fresh=False)


def _play_on(env: Any, fresh: bool = True) -> None:
    if fresh:
        env.reset(seed=1)
    for _ in range(200):
        env.step(env.random_actions())


def _pettingzoo(game: Game, options: Options, s: GameState, rng: Random) -> None:
    from rumpus.lab.envs.pettingzoo import AecGame

    env = AecGame(game, options)
    env.reset(seed=1)
    again: Any = _swapped(env, env._course.state, s)
    for _ in range(50):
        observation, _, ended, cut, _ = again.last()
        if ended or cut:
            break
        legal = [move for move, may in enumerate(observation["action_mask"]) if may]
        if not legal:  # another seat than the position asks
            raise BadPosition("the environment was with another seat")
        again.step(rng.choice(legal))


def _gymnasium(game: Game, options: Options, s: GameState, rng: Random) -> None:
    from rumpus.lab.envs.single import SingleSeat

    env = SingleSeat(game, ["random"], seats=options.seats, **plain_options(game, options))
    env.reset(seed=1)
    again: Any = _swapped(env, env._playing().state, s)
    for _ in range(50):
        legal = again.action_masks().nonzero()[0].tolist()
        if not legal:
            raise BadPosition("the environment was with another seat")
        if again.step(rng.choice(legal))[2]:
            break


def _swapped(thing: Any, own: GameState, s: GameState) -> Any:
    """A pickle with another position in it, as somebody would write one."""
    from rumpus.lab.envs.pickles import freeze

    mine = freeze(own)
    data = pickle.dumps(thing)
    assert mine in data
    return pickle.loads(data.replace(mine, s.pack() + mine[len(s.pack()) :]))


def _openspiel(game: Game, options: Options, s: GameState, rng: Random) -> None:
    """As a start, or in a state that was written down."""
    import rumpus.lab.envs.openspiel as ours

    spiel: Any = ours.SpielGame(game, {"seats": options.seats, **plain_options(game, options)})
    if rng.random() < 0.5:
        spiel.start = s
        state = spiel.new_initial_state()
    else:
        state = spiel.new_initial_state()
        state.held = _swapped(state.held, state.held.s, s)
    for _ in range(100):
        if state.is_terminal():
            state.returns()
            break
        player = state.current_player()
        acts = state.legal_actions() if player >= 0 else [outcome for outcome, _ in state.chance_outcomes()]
        state.apply_action(rng.choice(acts))


PLACES = (_referee, _referee, _advise, _vector, _vector, _vector_pickle, _pettingzoo, _gymnasium, _openspiel)
