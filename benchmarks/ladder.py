"""The ladder: each level against the next lower one; the top level against greedy, random, and itself with open cards.

    ./rumpus bench ladder                                  everything that docs/bots.md says, which takes hours
    ./rumpus bench ladder --part steps --game bloops       one part of it, for one game
    ./rumpus bench ladder --games 40 --shark shark@2000    fewer games, and a quicker top level
    ./rumpus bench ladder --json

Each row is one `rumpus arena` with the key 4 and can be repeated alone. A bot beats another by ending before it; a tie
is half. Intervals are 95 %, over deals.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import asdict

from rumpus.core import catalogue
from rumpus.core.options import options_for
from rumpus.lab.arena import arena

KEY = bytes(31) + b"\x04"
TABLES = {"beasty_bar": (2, 3), "bloops": (2, 4), "boogie_beasts": (3, 5), "boulder_bluff": (2, 3)}
LEVELS = ("child", "beginner", "regular", "expert")
PARTS = ("steps", "top", "clairvoyant")


def main() -> int:
    parser = argparse.ArgumentParser(prog="rumpus bench ladder", description=__doc__.split("\n\n")[0])
    parser.add_argument("--part", choices=PARTS, help="one part; all of them unless said")
    parser.add_argument("--game", choices=TABLES, help="one game; all of them unless said")
    parser.add_argument("--games", type=int, default=100, help="games a row")
    parser.add_argument("--shark", default="shark", help="what stands for the top level, as shark@2000")
    parser.add_argument("--jobs", type=int, help="processes; as many as there are cores unless said")
    parser.add_argument("--json", action="store_true", help="a JSON object a line")
    chosen = parser.parse_args()
    for game, seats, bot, other in rows(chosen.part, chosen.game, chosen.shark):
        row(game, seats, bot, other, chosen)
    return 0


def rows(part: str | None, game: str | None, shark: str) -> Iterator[tuple[str, int, str, str]]:
    for name in [game] if game else TABLES:
        for seats in TABLES[name]:
            if part in (None, "steps"):
                for lower, higher in zip(LEVELS, [*LEVELS[1:], shark], strict=True):
                    yield name, seats, higher, lower
        fewest = TABLES[name][0]
        if part in (None, "top"):
            yield name, fewest, shark, "greedy"
            yield name, fewest, shark, "random"
        if part in (None, "clairvoyant"):
            yield name, fewest, f"clairvoyant:{shark}", shark


def row(name: str, seats: int, bot: str, other: str, chosen: argparse.Namespace) -> None:
    game = catalogue.game(name)
    result = arena(game, options_for(game, seats), [bot, other], chosen.games, KEY, chosen.jobs)
    share = result.beats[0, 1]
    if chosen.json:
        told = json.dumps(
            {"game": name, "seats": seats, "bot": bot, "other": other, "games": result.games} | asdict(share)
        )
    else:
        percent = f"{100 * share.value:.1f} % ({100 * share.low:.1f} – {100 * share.high:.1f})"
        told = f"| {game.title} | {seats} | {bot} | {other} | {percent} | {result.games} |"
    sys.stdout.write(told + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
