"""This checkout against another one, turn about: what a change did to speed, on a busy machine too.

    ./rumpus bench against ../before              Leduc poker: random games, search, vector environment
    ./rumpus bench against ../before --game bounce --processes 6

The other checkout has been set up (`./rumpus setup`). A process of each is asked in turns for short bursts, by
processor time; the best and the median burst count. One process differs from the next by a tenth and more, so a few
pairs run.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).parent
BURSTS = 8
WHAT = ("speed", "search", "vector")


def main() -> int:
    parser = argparse.ArgumentParser(prog="rumpus bench against", description=__doc__.split("\n\n")[0])
    parser.add_argument("folder", type=Path, help="the other checkout")
    parser.add_argument("--game", default="leduc")
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--burst", choices=WHAT, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if not (given.folder / ".venv/bin/python").exists():
        parser.error(f"{given.folder} is no checkout that has been set up: run ./rumpus setup there")
    if given.burst:
        return work(given.folder / "benchmarks", given.game, given.burst)
    for what in WHAT:
        pairs = [pair([given.folder.resolve(), HERE.parent], given.game, what) for _ in range(given.processes)]
        best, median = ([statistics.median(x) for x in zip(*found, strict=True)] for found in zip(*pairs, strict=True))
        ratio = f"{best[1] / best[0]:.3f} (best bursts), {median[1] / median[0]:.3f} (median)"
        print(f"{given.game} {what}: {median[0]:,.0f} a second there, {median[1]:,.0f} here: {ratio}", flush=True)
    return 0


def pair(folders: list[Path], game: str, what: str) -> tuple[list[float], list[float]]:
    """Best and median of each folder."""
    python = [[str(f / ".venv/bin/python"), __file__, str(f), "--game", game, "--burst", what] for f in folders]
    pipe = subprocess.PIPE
    running = [
        subprocess.Popen(c, cwd=f, stdin=pipe, stdout=pipe, text=True) for c, f in zip(python, folders, strict=True)
    ]
    rates: list[list[float]] = [[] for _ in running]
    for _ in range(BURSTS + 1):  # the first one warms up
        for one, found in zip(running, rates, strict=True):
            assert one.stdin is not None
            assert one.stdout is not None
            one.stdin.write("\n")
            one.stdin.flush()
            found.append(float(one.stdout.readline()))
    for one in running:
        one.communicate()
    return [max(found[1:]) for found in rates], [statistics.median(found[1:]) for found in rates]


def work(benchmarks: Path, name: str, what: str) -> int:
    sys.path.insert(0, str(benchmarks))
    burst = {"speed": of_games, "search": of_search, "vector": of_vector}[what](benchmarks, name)
    for _ in sys.stdin:
        print(burst(), flush=True)
    return 0


def game_of(benchmarks: Path, name: str):
    from rumpus.core import catalogue

    return catalogue.load(benchmarks / "games" / name) if name == "leduc" else catalogue.game(name)


def of_games(benchmarks: Path, name: str) -> Callable[[], float]:
    import speed

    from rumpus.core.options import options_for

    game = game_of(benchmarks, name)
    code, options = speed.compiled(game), options_for(game)

    def burst() -> float:
        begin = time.process_time()
        decisions = code.simulate(options, bytes(32), 0, 30_000 if name == "leduc" else 2000).decisions
        return decisions / (time.process_time() - begin)

    return burst


def of_search(benchmarks: Path, name: str) -> Callable[[], float]:
    from rumpus.bots.engine import engine_of
    from rumpus.bots.searcher import Searcher
    from rumpus.core.options import options_for
    from rumpus.core.session import Session

    game = game_of(benchmarks, name)
    engine = engine_of(game)
    engine.wait()
    session = Session(game, options_for(game), bytes(32))
    while not session.waiting:
        session.land()
    seat, iterations = session.waiting[0], 50_000 if name == "leduc" else 3000

    def burst() -> float:
        searcher = Searcher(engine, bytes(32))
        begin = time.process_time()
        searcher.begin(session.know(seat), seat, iterations)
        searcher.look(iterations)
        return iterations / (time.process_time() - begin)

    return burst


def of_vector(benchmarks: Path, name: str) -> Callable[[], float]:
    import vector

    run = vector.ours(game_of(benchmarks, name))
    return lambda: run(0.1)


if __name__ == "__main__":
    sys.exit(main())
