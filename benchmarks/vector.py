"""Steps a second of vector environments on one core: ours beside Pgx's, in one run, observations and masks included.

    ./rumpus bench vector             a table
    ./rumpus bench vector --json      the same for programs
    ./rumpus bench vector --quick     shorter runs, rougher numbers

Leduc poker is the game that both have. A step is one decision of every game, chosen at random among the legal ones;
games that end begin anew; chance is not counted. Pgx runs 64 steps to a call, compiled as one loop; ours goes back to
Python after each. Each runs for as long as the other, in turns, and the median of the rounds counts. Seconds are of
processor time on one core, so a busy machine changes little.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
os.environ.setdefault("OMP_NUM_THREADS", "1")

from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.lab.envs import VectorGame

HERE = Path(__file__).parent
GAMES = 4096  # at once
ROUNDS = 5


@dataclass
class Line:
    game: str
    environment: str
    steps: float  # a second


def main() -> int:
    parser = argparse.ArgumentParser(prog="rumpus bench vector", description=__doc__.split("\n\n")[0])
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--quick", action="store_true", help="shorter runs")
    given = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):  # one core for all of them, whatever their libraries would like
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    seconds = 0.3 if given.quick else 1.5
    leduc = catalogue.load(HERE / "games" / "leduc")
    runners: dict[str, Callable[[float], float]] = {
        "Rumpus": ours(leduc),
        "Rumpus, copies kept": ours(leduc, copy=True),
    }
    try:
        runners["Pgx"] = pgx()
    except ImportError as error:
        print(f"Pgx: left out, not installed ({error.name})", file=sys.stderr)
    lines = [Line("leduc", name, steps) for name, steps in in_turns(runners, seconds).items()]
    own = {game.name: ours(game) for game in catalogue.games()}
    lines += [Line(name, "Rumpus", steps) for name, steps in in_turns(own, seconds).items()]
    print(json.dumps([asdict(line) for line in lines], indent=2) if given.json else table(lines))
    return 0


def ours(game: Game, copy: bool = False) -> Callable[[float], float]:
    env = VectorGame(game, num_envs=GAMES, copy=copy)
    env.reset(seed=1)

    def run(seconds: float) -> float:
        steps, begin = 0, time.process_time()
        while time.process_time() - begin < seconds:
            env.step(env.random_actions())
            steps += GAMES
        return steps / (time.process_time() - begin)

    return run


def pgx() -> Callable[[float], float]:
    import jax
    import jax.numpy as jnp
    import pgx as library
    from pgx.experimental import auto_reset

    env, steps = library.make("leduc_holdem"), 64
    step_one = auto_reset(env.step, env.init)

    def step(state, key):
        choose, again = jax.random.split(key)
        action = jax.random.categorical(choose, jnp.log(state.legal_action_mask.astype(jnp.float32)))
        return step_one(state, action, again)

    def many(state, key):
        def body(carry, k):
            after = jax.vmap(step)(carry, jax.random.split(k, GAMES))
            return after, after.observation.sum()  # used, so that it is not optimised away

        return jax.lax.scan(body, state, jax.random.split(key, steps))

    run_steps = jax.jit(many)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), GAMES))
    state, _ = jax.block_until_ready(run_steps(state, jax.random.PRNGKey(1)))

    def run(seconds: float) -> float:
        nonlocal state
        done, begin = 0, time.process_time()
        while time.process_time() - begin < seconds:
            state, _ = jax.block_until_ready(run_steps(state, jax.random.PRNGKey(done)))
            done += GAMES * steps
        return done / (time.process_time() - begin)

    return run


def in_turns(runners: dict[str, Callable[[float], float]], seconds: float) -> dict[str, float]:
    """Round after round, so that a busy moment of the machine hits everybody."""
    for name, run in runners.items():
        print(f"warming up: {name}", file=sys.stderr)
        run(0.05)
    rates: dict[str, list[float]] = {name: [] for name in runners}
    for number in range(ROUNDS):
        print(f"round {number + 1} of {ROUNDS}", file=sys.stderr)
        for name, run in runners.items():
            rates[name].append(run(seconds))
    return {name: statistics.median(found) for name, found in rates.items()}


def table(lines: list[Line]) -> str:
    peer = next((line.steps for line in lines if line.environment == "Pgx"), None)
    out = ["", f"{'game':<16} {'environment':<22} {'steps/s':>14} {'of Pgx':>8}"]
    for line in lines:
        ratio = f"{line.steps / peer:.2f}" if peer and line.game == "leduc" else ""
        out.append(f"{line.game:<16} {line.environment:<22} {line.steps:>14,.0f} {ratio:>8}".rstrip())
    return "\n".join(out)


if __name__ == "__main__":
    raise SystemExit(main())
