"""Random play on a GPU: that its games are the processor's, and how many decisions a second.

    ./rumpus bench gpu                          Beasty Bar; needs an NVIDIA GPU and numba-cuda
    ./rumpus bench gpu --game bounce --json

First the final states of some games are compared with those that the processor computes, byte by byte. Then batches of
growing size are timed with the device's own clock; the best of a few repeats counts, since nobody else is on the GPU.
Last the vector environment: steps of all games, with observations and masks, chosen at random, beside Pgx's Leduc poker
where that is installed; its states are compared with the processor's environment, too.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import time
from pathlib import Path

import numpy

from rumpus.core import catalogue
from rumpus.core.options import options_for
from rumpus.lab.envs import VectorGame
from rumpus.lab.envs.gpu import GpuVectorGame
from rumpus.speed import cuda as gpu
from rumpus.speed.compiled import compiled
from rumpus.speed.cuda import GpuGames

KEY = bytes(31) + b"\7"
COMPARED = 65_536
REPEATS = 3
ENVIRONMENTS = 1 << 18
STEPS = 100
LEDUC = Path(__file__).parent / "games" / "leduc"


def main() -> int:
    parser = argparse.ArgumentParser(prog="rumpus bench gpu", description=__doc__.split("\n\n")[0])
    parser.add_argument("--game", default="beasty_bar")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--batches", default="1048576,4194304")
    parser.add_argument("--shapes", default="", help="blocks x threads to try, as 1056x64,2112x32")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    problem = gpu.gpu_problem()
    if problem:
        print(problem)
        return 1
    game = catalogue.game(given.game)
    options = options_for(game, given.seats)
    found = {"game": game.name, "seats": options.seats, **compare(game, options)}
    for shape in (given.shapes or f"{gpu.BLOCKS}x{gpu.THREADS}").split(","):
        gpu.BLOCKS, gpu.THREADS = map(int, shape.split("x"))
        for batch in map(int, given.batches.split(",")):
            found[f"{shape} {batch}"] = measure(game, options, batch)
            print(shape, batch, found[f"{shape} {batch}"], flush=True)
    found["environment"] = environment(game, options)
    found["environment leduc"] = environment(catalogue.load(LEDUC), None)
    try:
        found["pgx leduc"] = pgx_leduc()
    except ImportError as error:
        print(f"Pgx: left out, not installed ({error.name})")
    print(json.dumps(found, indent=2) if given.json else found)
    return 0 if found["equal"] and found["environment"]["equal"] else 1


def environment(game, options, count: int = ENVIRONMENTS) -> dict[str, object]:
    """Steps a second of all games together, with the check of actions; and whether its games are the processor's."""
    env = GpuVectorGame(game, options, num_envs=count)
    env.reset(seed=1)
    for _ in range(5):
        env.step(env.random_actions())
    numpy.asarray(env.seat)  # waits for the GPU
    best = 0.0
    for _ in range(REPEATS):
        begin = time.perf_counter()
        for _ in range(STEPS):
            env.step(env.random_actions())
        numpy.asarray(env.seat)
        best = max(best, STEPS * count / (time.perf_counter() - begin))
    return {"steps_per_s": best, "columns": len(env.columns), "equal": same_as_processor(game, options)}


def same_as_processor(game, options, count: int = 1024, steps: int = 300) -> bool:
    ours, theirs = GpuVectorGame(game, options, num_envs=count), VectorGame(game, options, num_envs=count)
    ours.reset(seed=2)
    theirs.reset(seed=2)
    for _ in range(steps):
        actions = theirs.random_actions()
        ours.step(actions)
        theirs.step(actions)
    rows = ours.states()
    same = all(rows[i].tobytes() == theirs.state(i) for i in range(count))
    pairs = ((ours.observations, theirs.observations), (ours.mask, theirs.mask), (ours.seat, theirs.seat))
    return same and all((numpy.asarray(one) == other).all() for one, other in pairs)


def pgx_leduc(count: int = ENVIRONMENTS) -> float:
    import jax
    import pgx

    env = pgx.make("leduc_holdem")
    init, step = jax.jit(jax.vmap(env.init)), jax.vmap(pgx.experimental.auto_reset(env.step, env.init))

    def one(state, key):
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        action = jax.random.categorical(key, logits, axis=-1)
        return step(state, action, jax.random.split(key, count)), None

    run = jax.jit(lambda state, key: jax.lax.scan(one, state, jax.random.split(key, STEPS))[0])
    state = run(init(jax.random.split(jax.random.PRNGKey(0), count)), jax.random.PRNGKey(1))
    jax.block_until_ready(state)
    best = 0.0
    for number in range(REPEATS):
        begin = time.perf_counter()
        state = jax.block_until_ready(run(state, jax.random.PRNGKey(number)))
        best = max(best, STEPS * count / (time.perf_counter() - begin))
    return best


def compare(game, options) -> dict[str, object]:
    begin = time.perf_counter()
    ours = GpuGames(game, options, KEY).simulate(0, COMPARED, keep=COMPARED)
    compiling = time.perf_counter() - begin
    theirs = compiled(game).simulate(options, KEY, 0, COMPARED)
    same = ours.rows.tobytes() == theirs.rows.tobytes()
    rest = [(ours.points == theirs.points).all(), (ours.places == theirs.places).all()]
    rest += [(ours.lengths == theirs.lengths).all(), ours.decisions == theirs.decisions]
    digests = [hashlib.sha256(run.rows.tobytes()).hexdigest() for run in (ours, theirs)]
    return {"compared": COMPARED, "equal": bool(same and all(rest)), "digests": digests, "first_call_s": compiling}


def measure(game, options, batch: int) -> dict[str, float]:
    games = GpuGames(game, options, KEY)
    games.simulate(0, 1024)
    whole, kernel, decisions = [], [], 0
    for number in range(REPEATS):
        begin = time.perf_counter()
        run = games.simulate(number * batch, batch)
        whole.append(run.decisions / (time.perf_counter() - begin))
        kernel.append(run.decisions / games.seconds)
        decisions = run.decisions
    return {"decisions": decisions, "kernel_per_s": max(kernel), "with_results_per_s": max(whole)}


if __name__ == "__main__":
    raise SystemExit(main())
