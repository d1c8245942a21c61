"""What it is worth to greedy to look to the end of its turn: against itself, judging each move as it stands after it.

./rumpus bench greedy
./rumpus bench greedy --deals 500 --set first
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from statistics import fmean

from rumpus.bots import greedy, seat_bot
from rumpus.bots.bot import Bot
from rumpus.bots.talk import Spoken
from rumpus.core import catalogue
from rumpus.core.options import options_for
from rumpus.kernel.state import GameState
from rumpus.lab.match import play_match
from rumpus.lab.statistics import share_of

WHOLE_TURN, AS_IT_STANDS = greedy.DEPTH, 0


class Looking:
    """A greedy bot that follows so many questions of its own turn."""

    def __init__(self, bot: Bot, depth: int) -> None:
        self.bot, self.depth = bot, depth

    def choose(self, known: GameState, seat: int, legal: Sequence[int], talk: Sequence[Spoken] = ()) -> int | None:
        greedy.DEPTH = self.depth
        return self.bot.choose(known, seat, legal, talk)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--deals", type=int, default=200, help="each played twice, with the seats exchanged")
    parser.add_argument("--set", default="new", help="of animals")
    given = parser.parse_args()
    game, deals = catalogue.game("beasty_bar"), list[float]()
    for deal in range(given.deals):
        shares: list[float] = []
        for turn in range(2):
            keys = [bytes([turn, seat]) * 16 for seat in range(2)]
            depths = [WHOLE_TURN if seat == turn else AS_IT_STANDS for seat in range(2)]
            bots = [Looking(seat_bot(game, "greedy", key), depth) for key, depth in zip(keys, depths, strict=True)]
            session = play_match(game, options_for(game, 2, {"set": given.set}), deal.to_bytes(32, "big"), bots)
            mine, theirs = session.score().places[turn], session.score().places[1 - turn]
            shares.append(1.0 if mine < theirs else 0.5 if mine == theirs else 0.0)
        deals.append(fmean(shares))
    share = share_of(deals)
    print(f"{100 * share.value:.1f} % ({100 * share.low:.1f} – {100 * share.high:.1f}), {2 * len(deals)} games")


if __name__ == "__main__":
    main()
