"""Random play to the end: one source for both speeds. Simulation, laws and lockstep tests all run this."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rumpus.core.contract import GameRules
from rumpus.kernel.chance import below, pick, seek
from rumpus.kernel.seats import CHANCE, OVER, count_seats, nth_seat

Playout = Callable[..., int]


def playout_of(rules: GameRules) -> Playout:
    """The playout of a game, over its plain functions: call it as it is, or give it to `speed.compile_`."""
    turn, legal, play, odds, land, score = (
        rules.turn,
        rules.legal,
        rules.play,
        rules.odds,
        rules.land,
        rules.score,
    )

    def playout(
        s: Any, draw: Any, moves: Any, weights: Any, trace: Any, limit: int, points: Any, places: Any, tally: Any
    ) -> int:
        """Play at most `limit` steps; each is noted in `trace` (seat or −1, number) while there is room. Returns how
        many were made, and adds the decisions among them to tally[0]; the end of the game fills points and places."""
        steps = 0
        while steps < limit:
            who = turn(s)
            if who == OVER:
                score(s, points, places)
                break
            seat, number = -1, 0
            if who == CHANCE:
                number = pick(draw, weights, odds(s, weights))
                land(s, number, None)
            else:
                seats = count_seats(who)
                seat = nth_seat(who, below(draw, seats) if seats > 1 else 0)
                n = legal(s, seat, moves)
                number = moves[below(draw, n) if n > 1 else 0]
                play(s, seat, number, None)
                tally[0] += 1
            if steps < len(trace):
                trace[steps][0] = seat
                trace[steps][1] = number
            steps += 1
        return steps

    return playout


def batch_over(playout: Playout) -> Callable[..., int]:
    """Many playouts from one position, over arrays: compiled, this is the simulator."""

    def batch(
        rows: Any,
        start: Any,
        fresh: bool,
        draw: Any,
        first: int,
        moves: Any,
        weights: Any,
        trace: Any,
        limit: int,
        points: Any,
        places: Any,
        all_points: Any,
        all_places: Any,
        lengths: Any,
        tally: Any,
    ) -> int:
        """Game i runs in rows[i], from a copy of start[0] with stream first + i when `fresh`; returns all steps."""
        steps = 0
        for i in range(len(rows)):
            if fresh:
                rows[i] = start[0]
                seek(draw, first + i)
            lengths[i] = playout(rows[i], draw, moves, weights, trace, limit, points, places, tally)
            steps += lengths[i]
            for seat in range(len(points)):
                all_points[i, seat] = points[seat]
                all_places[i, seat] = places[seat]
        return steps

    return batch
