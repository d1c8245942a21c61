"""What talk is worth in Boogie Beasts: the same deals at tables of bots that talk, and at silent ones.

    ./rumpus bench talk                            a table
    ./rumpus bench talk --games 200 --seats 5      more of them, or other tables
    ./rumpus bench talk --level shark@2000         by other bots
    ./rumpus bench talk --json

Formations that landed, formations that jumped complete (as many as the formation is for), and points a seat, each as
a mean of games with a 95 % interval of the difference over deals.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from dataclasses import asdict, dataclass
from math import sqrt
from statistics import fmean, stdev

from rumpus.bots import seat_bot
from rumpus.core import catalogue
from rumpus.core.options import options_for
from rumpus.games.boogie_beasts.state import EXACT, FILLED, FIRST_SOLO
from rumpus.lab.match import play_match


@dataclass(frozen=True)
class Counted:
    landed: float
    complete: float
    points: float


def main() -> int:
    parser = argparse.ArgumentParser(prog="rumpus bench talk", description=__doc__.split("\n\n")[0])
    parser.add_argument("--games", type=int, default=60, help="deals, each played with talk and without")
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--level", default="regular", help="of every bot")
    parser.add_argument("--json", action="store_true", help="print JSON")
    chosen = parser.parse_args()
    ways = (False, True)
    pairs = [[one_game(chosen.level, chosen.seats, deal, quiet) for quiet in ways] for deal in range(chosen.games)]
    report = {name: compared([[asdict(one)[name] for one in pair] for pair in pairs]) for name in asdict(pairs[0][0])}
    if chosen.json:
        sys.stdout.write(json.dumps({"games": chosen.games, "seats": chosen.seats, **report}, indent=2) + "\n")
        return 0
    sys.stdout.write(f"{chosen.games} deals, {chosen.seats} seats, {chosen.level}: with talk, without, difference\n")
    for name, (talking, silent, more, half) in report.items():
        sys.stdout.write(f"  {name:<10}{talking:>8.2f}{silent:>8.2f}   {more:+.2f} ± {half:.2f}\n")
    return 0


def one_game(level: str, seats: int, deal: int, quiet: bool) -> Counted:
    game = catalogue.game("boogie_beasts")
    key = hashlib.sha256(deal.to_bytes(8, "big")).digest()
    players = [seat_bot(game, level, hashlib.sha256(key + bytes([seat])).digest(), fast=True) for seat in range(seats)]
    session = play_match(game, options_for(game, seats), key, players, quiet=quiet)
    events = [event for step in session.steps for event in step.events if "place" in event.arguments]
    together = [event for event in events if int(str(event.arguments["place"])) < FIRST_SOLO]
    return Counted(
        sum(event.kind == "landed" for event in together),
        sum(event.kind == "verdict" and event.arguments["verdict"] in (EXACT, FILLED) for event in together),
        fmean(session.score().points),
    )


def compared(pairs: list[list[float]]) -> tuple[float, float, float, float]:
    """Mean with talk, mean without, mean difference and half the width of its interval."""
    more = [talking - silent for talking, silent in pairs]
    half = 1.96 * stdev(more) / sqrt(len(more)) if len(more) > 1 else 0.0
    return fmean(pair[0] for pair in pairs), fmean(pair[1] for pair in pairs), fmean(more), half


if __name__ == "__main__":
    sys.exit(main())
