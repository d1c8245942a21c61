"""Decisions a second on one core: ours beside the peers, in one run.

    ./rumpus bench speed              a table
    ./rumpus bench speed --json       the same for programs
    ./rumpus bench speed --quick      shorter runs, rougher numbers

Leduc poker is the game that all of them have: the same rules, uniformly random play, one core. A decision is a choice
of a player; chance is not counted. Each plays for as long as the others, in turns, and the median round counts.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path

os.environ.setdefault("JAX_PLATFORMS", "cpu")
os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")

from rumpus.core import catalogue
from rumpus.core.buffers import scratch
from rumpus.core.game import Game
from rumpus.core.options import options_for
from rumpus.core.playout import playout_of
from rumpus.kernel.chance import draw_of
from rumpus.speed.compiled import compiled

HERE = Path(__file__).parent


@dataclass
class Line:
    game: str
    player: str
    rate: float  # decisions a second


def main() -> int:
    parser = argparse.ArgumentParser(prog="rumpus bench speed", description=__doc__.split("\n\n")[0])
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--quick", action="store_true", help="shorter runs")
    parser.add_argument("--ours", action="store_true", help="without the peers")
    chosen = parser.parse_args()
    seconds = 0.3 if chosen.quick else 2.0
    lines = leduc(seconds, peers=not chosen.ours) + own_games(seconds)
    if chosen.json:
        print(json.dumps([asdict(line) for line in lines], indent=2))
    else:
        print(table(lines))
    return 0


# The same game, everybody


def leduc(seconds: float, peers: bool) -> list[Line]:
    game = catalogue.load(HERE / "games" / "leduc")
    runners: dict[str, Callable[[float], float]] = {
        "Rumpus, compiled": lambda s: run_compiled(game, 2, s, start=dealt(game)),
    }
    if peers:
        for name, make in (
            ("OpenSpiel, native rollouts", open_spiel_native),
            ("OpenSpiel, from Python", open_spiel_python),
            ("Pgx, jit and vmap", pgx),
            ("RLCard", rlcard),
        ):
            try:
                runners[name] = make(decisions_a_game(game))
            except ImportError as error:
                print(f"{name}: left out, not installed ({error.name})", file=sys.stderr)
    runners["Rumpus, interpreted"] = lambda s: run_interpreted(game, 2, s)
    return [Line("leduc", name, rate) for name, rate in in_turns(runners, seconds).items()]


def dealt(game: Game) -> bytes:
    """Both have their card: where OpenSpiel's rollouts begin too."""
    s = game.new(options_for(game, 2))
    for rank in (1, 2):
        game.rules.land(s, rank, None)
    return s.pack()


def in_turns(runners: dict[str, Callable[[float], float]], seconds: float, rounds: int = 3) -> dict[str, float]:
    """Round after round, so that a busy moment of the machine hits everybody."""
    for name, run in runners.items():
        print(f"warming up: {name}", file=sys.stderr)
        run(0.05)
    rates: dict[str, list[float]] = {name: [] for name in runners}
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", file=sys.stderr)
        for name, run in runners.items():
            rates[name].append(run(seconds))
    return {name: statistics.median(found) for name, found in rates.items()}


def decisions_a_game(game: Game) -> float:
    """The mean length of a random game in decisions: what a game a second is worth in decisions a second."""
    options, decisions, games = options_for(game, 2), 0, 4000
    for number in range(games):
        decisions += interpreted_game(game, options, number)
    return decisions / games


def open_spiel_native(per_game: float) -> Callable[[float], float]:
    """Rollouts inside C++: its search bot is asked for two simulations (it refuses one) that each play many games to
    the end, from a dealt position; the half of them that begins one move later counts as whole games."""
    import pyspiel

    game, rollouts, simulations = pyspiel.load_game("leduc_poker"), 10_000, 2
    state = game.new_initial_state()
    for card in (0, 2):
        state.apply_action(card)

    def run(seconds: float) -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
        bot, games, begin = pyspiel.ISMCTSBot(1, evaluator, 2.0, simulations), 0, time.perf_counter()
        while time.perf_counter() - begin < seconds:
            bot.step(state)
            games += rollouts * simulations
        return games * per_game / (time.perf_counter() - begin)

    return run


def open_spiel_python(per_game: float) -> Callable[[float], float]:
    import random

    import pyspiel

    game = pyspiel.load_game("leduc_poker")

    def run(seconds: float) -> float:
        decisions, begin = 0, time.perf_counter()
        while time.perf_counter() - begin < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                decisions += not state.is_chance_node()
                state.apply_action(random.choice(state.legal_actions()))
        return decisions / (time.perf_counter() - begin)

    return run


def pgx(per_game: float) -> Callable[[float], float]:
    import jax
    import jax.numpy as jnp
    import pgx as library

    env, batch, steps = library.make("leduc_holdem"), 4096, 64

    def step(state, key):
        choose, again = jax.random.split(key)
        logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
        action = jax.random.categorical(choose, logits)
        after = env.step(state, action)
        fresh = env.init(again)
        done = after.terminated | after.truncated
        return jax.tree_util.tree_map(lambda a, b: jnp.where(done.reshape((1,) * 0), a, b), fresh, after)

    def many(state, key):
        def body(carry, k):
            return jax.vmap(step)(carry, jax.random.split(k, batch)), None

        return jax.lax.scan(body, state, jax.random.split(key, steps))[0]

    run_steps = jax.jit(many)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), batch))
    jax.block_until_ready(run_steps(state, jax.random.PRNGKey(1)))

    def run(seconds: float) -> float:
        nonlocal state
        decisions, begin, number = 0, time.perf_counter(), 2
        while time.perf_counter() - begin < seconds:
            state = jax.block_until_ready(run_steps(state, jax.random.PRNGKey(number)))
            decisions += batch * steps
            number += 1
        return decisions / (time.perf_counter() - begin)

    return run


def rlcard(per_game: float) -> Callable[[float], float]:
    import rlcard as library
    from rlcard.agents import RandomAgent

    env = library.make("leduc-holdem")
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(2)])

    def run(seconds: float) -> float:
        games, begin = 0, time.perf_counter()
        while time.perf_counter() - begin < seconds:
            env.run(is_training=False)
            games += 1
        return games * per_game / (time.perf_counter() - begin)

    return run


# Our own games, at each speed


def own_games(seconds: float) -> list[Line]:
    lines: list[Line] = []
    for game in catalogue.games():
        seats = game.usual_seats
        runners: dict[str, Callable[[float], float]] = {
            "interpreted": lambda s, g=game, n=seats: run_interpreted(g, n, s),
            "compiled": lambda s, g=game, n=seats: run_compiled(g, n, s),
            "compiled, two threads": lambda s, g=game, n=seats: run_compiled(g, n, s, threads=2),
        }
        lines += [Line(game.name, name, rate) for name, rate in in_turns(runners, seconds).items()]
    return lines


def run_compiled(game: Game, seats: int, seconds: float, threads: int = 1, start: bytes | None = None) -> float:
    fast, options, games = compiled(game), options_for(game, seats), 10_000

    def work(thread: int) -> int:
        decisions, number, begin = 0, 0, time.perf_counter()
        while time.perf_counter() - begin < seconds:
            decisions += fast.simulate(options, bytes(32), (thread << 32) + number, games, start).decisions
            number += games
        return decisions

    fast.simulate(options, bytes(32), 0, 1, start)
    begin = time.perf_counter()
    with ThreadPoolExecutor(threads) as pool:
        decisions = sum(pool.map(work, range(threads)))
    return decisions / (time.perf_counter() - begin)


def run_interpreted(game: Game, seats: int, seconds: float) -> float:
    options, number, tally = options_for(game, seats), 0, [0]
    playout, room = playout_of(game.rules), scratch(game.rules, fast=False)
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        s = game.new(options)
        playout(s, draw_of(bytes(32), number), room, 100_000, (), tally)
        number += 1
    return tally[0] / (time.perf_counter() - begin)


def interpreted_game(game: Game, options, number: int) -> int:
    from rumpus.core.session import Session
    from rumpus.kernel.chance import below

    session, draw, decisions = Session(game, options, number.to_bytes(32, "big")), draw_of(bytes(32), number), 0
    session.settle()
    while not session.over:
        seat = session.waiting[0]
        moves = session.legal(seat)
        session.play(seat, moves[below(draw, len(moves))])
        session.settle()
        decisions += 1
    return decisions


def table(lines: list[Line]) -> str:
    out = ["", f"{'game':<16} {'player':<28} {'decisions/s':>14} {'compared':>10}"]
    for game in dict.fromkeys(line.game for line in lines):
        own = [line for line in lines if line.game == game]
        base = next((line for line in own if line.player in ("Rumpus, compiled", "compiled")), own[0]).rate
        for line in own:
            ratio = f"{line.rate / base:.3f}" if line.rate < base else f"{line.rate / base:.2f}"
            out.append(f"{line.game:<16} {line.player:<28} {line.rate:>14,.0f} {ratio:>10}")
    return "\n".join(out)


if __name__ == "__main__":
    raise SystemExit(main())
