"""The ladder: each level against the next lower one; the top level against greedy, random, and itself with open cards.

    ./rumpus bench ladder                                  all of docs/reference/bots.md: an hour or two
    ./rumpus bench ladder --part steps --game bloops       one part of it, for one game
    ./rumpus bench ladder --games 40 --shark shark@2000    fewer games, and a quicker top level
    ./rumpus bench ladder --key 5 --json                   with other deals; a JSON object a line

Each row is one `rumpus arena` and can be repeated alone. A bot beats another by ending before it; a tie is half.
Intervals are 95 %, over deals.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass

from rumpus.core import catalogue
from rumpus.core.options import options_for
from rumpus.lab.arena import arena

KEY = "4"  # not the one that the levels were set by
LEVELS = ("child", "beginner", "regular", "expert", "shark")
PARTS = ("steps", "top", "clairvoyant")

# Games of each step, lowest first, at each table: as many as the interval needs to stand clear of a half.
STEPS = {
    "beasty_bar": {2: (200, 200, 200, 100), 3: (200, 200, 200, 100)},
    "bloops": {2: (600, 600, 600, 400), 4: (600, 600, 600, 400)},
    "boogie_beasts": {3: (100, 100, 100, 80), 5: (100, 100, 100, 40)},
    "boulder_bluff": {2: (160, 200, 200, 60), 3: (160, 160, 120, 90)},
}
# Games against greedy, against random, and against the clairvoyant, at the smallest table.
TOP = {
    "beasty_bar": (40, 40, 60),
    "bloops": (200, 100, 100),
    "boogie_beasts": (40, 20, 30),
    "boulder_bluff": (20, 20, 20),
}


@dataclass(frozen=True)
class Row:
    game: str
    seats: int
    bot: str
    other: str
    games: int


def main() -> int:
    parser = argparse.ArgumentParser(prog="rumpus bench ladder", description=__doc__.split("\n\n")[0])
    parser.add_argument("--part", choices=PARTS, help="one part; all of them unless said")
    parser.add_argument("--game", choices=STEPS, help="one game; all of them unless said")
    parser.add_argument("--games", type=int, help="games a row; as many as docs/reference/bots.md says unless said")
    parser.add_argument("--key", default=KEY, help="the key of chance, hexadecimal")
    parser.add_argument("--shark", default="shark", help="what stands for the top level, as shark@2000")
    parser.add_argument("--jobs", type=int, help="processes; as many as there are cores unless said")
    parser.add_argument("--json", action="store_true", help="a JSON object a line")
    chosen = parser.parse_args()
    for row in rows(chosen.part, chosen.game):
        measure(row, chosen)
    return 0


def rows(part: str | None, game: str | None) -> Iterator[Row]:
    for name in [game] if game else STEPS:
        if part in (None, "steps"):
            for seats, games in STEPS[name].items():
                for lower, higher, n in zip(LEVELS, LEVELS[1:], games, strict=False):
                    yield Row(name, seats, higher, lower, n)
        fewest, (greedy, random, clairvoyant) = min(STEPS[name]), TOP[name]
        if part in (None, "top"):
            top = "shark@0.5s" if name == "beasty_bar" else "shark"  # there it can use all the time it is given
            yield Row(name, fewest, top, "greedy", greedy)
            yield Row(name, fewest, top, "random", random)
        if part in (None, "clairvoyant"):
            yield Row(name, fewest, "clairvoyant:shark", "shark", clairvoyant)


def measure(row: Row, chosen: argparse.Namespace) -> None:
    game = catalogue.game(row.game)
    bots = [bot.replace("shark", chosen.shark) if bot.endswith("shark") else bot for bot in (row.bot, row.other)]
    key = bytes.fromhex(chosen.key.zfill(64))
    result = arena(game, options_for(game, row.seats), bots, chosen.games or row.games, key, chosen.jobs)
    share = result.beats[0, 1]
    if chosen.json:
        table = {"game": row.game, "seats": row.seats, "bot": bots[0], "other": bots[1], "games": result.games}
        told = json.dumps(table | asdict(share))
    else:
        percent = f"{100 * share.value:.1f} % ({100 * share.low:.1f} – {100 * share.high:.1f})"
        told = f"| {game.title} | {row.seats} | {bots[0]} | {bots[1]} | {percent} | {result.games} |"
    sys.stdout.write(told + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
