"""Are chances what they say? Bots play, a search says at some decisions how likely the deciding seat wins, and the end
of the game tells. Of what was given 30 to 40 %, 30 to 40 in 100 should come true.

    ./rumpus bench calibration
    ./rumpus bench calibration --game beasty_bar --seats 2 --games 100 --iterations 400 --level regular
"""

from __future__ import annotations

import argparse
from statistics import fmean

from rumpus.bots import seat_bot
from rumpus.bots.analysis.advice import searcher_for
from rumpus.bots.engine import engine_of
from rumpus.core import catalogue
from rumpus.core.options import options_for
from rumpus.core.visibility import know
from rumpus.lab.match import play_match
from rumpus.lab.statistics import share_of

BINS = 5


def predictions(
    name: str, seats: int, games: int, iterations: int, level: str, every: int
) -> list[tuple[float, float]]:
    """What a search gave the seat that decided, and its share of the win in the end."""
    game = catalogue.game(name)
    found: list[tuple[float, float]] = []
    for number in range(games):
        key = number.to_bytes(32, "big")
        players = [seat_bot(game, level, bytes([seat]) + key[1:], True) for seat in range(seats)]
        session = play_match(game, options_for(game, seats), key, players, quiet=True)
        places, states = session.score().places, session.states()
        firsts = places.count(1)
        played = [(at, step.seat) for at, step in enumerate(session.steps) if step.kind == "play"]
        for at, seat in played[number % every :: every]:
            searcher = searcher_for(engine_of(game), iterations, key, 1, True)
            searcher.begin(know(states[at], seat), seat, iterations)
            searcher.look(iterations // 2)
            won = 1 / firsts if places[seat] == 1 else 0.0
            found.append((searcher.measure(iterations // 2).wins[seat], won))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--game", default="beasty_bar")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--iterations", type=int, default=400)
    parser.add_argument("--level", default="regular", help="of the bots that play")
    parser.add_argument("--every", type=int, default=5, help="so many decisions between two that are judged")
    given = parser.parse_args()
    found = predictions(given.game, given.seats, given.games, given.iterations, given.level, given.every)
    print(f"{given.game}, {given.seats} seats, {given.games} games of {given.level}, {given.iterations} iterations")
    print(f"  {'given':>12} {'mean':>6} {'won, 95 % interval':>24} {'decisions':>10}")
    for number in range(BINS):
        low, high = number / BINS, (number + 1) / BINS
        here = [(said, won) for said, won in found if low <= said < high or (said == high == 1.0)]
        if here:
            won, mean = share_of([came for _, came in here]), sum(said for said, _ in here) / len(here)
            told = f"{100 * won.value:.1f} % ({100 * won.low:.1f} – {100 * won.high:.1f})"
            print(f"  {100 * low:>4.0f} – {100 * high:.0f} % {100 * mean:>6.1f} {told:>24} {len(here):>10}", flush=True)
    error = fmean((said - won) ** 2 for said, won in found)
    blind = fmean((1 / given.seats - won) ** 2 for _, won in found)
    print(f"  mean squared error {error:.3f}; of who gives every seat the same, {blind:.3f}")


if __name__ == "__main__":
    main()
