"""Random play on a GPU: that its games are the processor's, and how many decisions a second.

    ./rumpus bench gpu                          Beasty Bar; needs an NVIDIA GPU and numba-cuda
    ./rumpus bench gpu --game bounce --json

First the final states of some games are compared with those that the processor computes, byte by byte. Then batches of
growing size are timed with the device's own clock; the best of a few repeats counts, since nobody else is on the GPU.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import time

from rumpus.core import catalogue
from rumpus.core.options import options_for
from rumpus.speed import cuda as gpu
from rumpus.speed.compiled import compiled
from rumpus.speed.cuda import GpuGames

KEY = bytes(31) + b"\7"
COMPARED = 65_536
REPEATS = 3


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
    print(json.dumps(found, indent=2) if given.json else found)
    return 0 if found["equal"] else 1


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
