"""The long check: a million random compiled games of every game and seat count, with every index checked.

    ./rumpus bench million                    takes a while: it says how long
    ./rumpus bench million --games 20000 --game bounce

Every game must end, every card be where it was counted, every place be one.
"""

from __future__ import annotations

import argparse
import os
import sys
import time

os.environ["NUMBA_BOUNDSCHECK"] = "1"

from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.core.options import options_for
from rumpus.speed.compiled import STEP_LIMIT, compiled

CHUNK = 10_000
COUNTED = 100  # of each chunk, the cards of one game in this many are counted


def main() -> int:
    parser = argparse.ArgumentParser(prog="rumpus bench million", description=__doc__.split("\n\n")[0])
    parser.add_argument("--games", type=int, default=1_000_000, help="games of each seat count (default: a million)")
    parser.add_argument("--game", help="this game only")
    chosen = parser.parse_args()
    games = [catalogue.game(chosen.game)] if chosen.game else catalogue.games()
    for game in games:
        for seats in game.seats:
            begin = time.perf_counter()
            steps = check(game, seats, chosen.games)
            spent = time.perf_counter() - begin
            print(f"{game.name:<14} {seats} seats: {chosen.games:,} games, {steps:,} steps, {spent:.0f} s", flush=True)
    return 0


def check(game: Game, seats: int, games: int) -> int:
    fast, options, steps = compiled(game), options_for(game, seats), 0
    inventory = getattr(game.state, "inventory", lambda s: [])
    held = inventory(game.new(options))
    for first in range(0, games, CHUNK):
        run = fast.simulate(options, b"a million random games, checked.", first, min(CHUNK, games - first))
        steps += int(run.lengths.sum())
        assert run.lengths.max() < STEP_LIMIT, "a game does not end"
        assert run.places.min() >= 0
        assert run.places.max() <= seats
        for row in run.rows[::COUNTED]:
            assert inventory(game.state_type.unpack(row.tobytes())) == held, "a card is lost or doubled"
        if sys.stderr.isatty():
            print(f"\r{game.name} {seats}: {first:,}", end="", file=sys.stderr)
    return steps


if __name__ == "__main__":
    raise SystemExit(main())
