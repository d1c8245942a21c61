"""Random play to the end: one source for both speeds. Simulation, laws and lockstep tests all run this."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from rumpus.core.buffers import Scratch
from rumpus.core.contract import GameRules
from rumpus.kernel.chance import below, pick, seek
from rumpus.kernel.seats import CHANCE, OVER, count_seats, nth_seat

Playout = Callable[..., int]


class BatchResults(NamedTuple):
    """What many games came to, one row a game."""

    points: Any  # [games, seats]
    places: Any
    lengths: Any  # steps, chance included
    decisions: Any  # [0]: of all games together
    trace: Any  # [steps, 2]: who and what, as far as there is room


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

    def playout(s: Any, draw: Any, scratch: Scratch, limit: int, trace: Any, decisions: Any) -> int:
        """Play at most `limit` steps; each is noted in `trace` (seat or −1, number) while there is room. Returns how
        many were made, and adds the decisions among them to decisions[0]; the end of the game fills points and places
        of the scratch."""
        moves, weights, points, places = scratch
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
                decisions[0] += 1
            if steps < len(trace):
                trace[steps][0] = seat
                trace[steps][1] = number
            steps += 1
        return steps

    return playout


def batch_over(playout: Playout) -> Callable[..., int]:
    """Many playouts from one position, over arrays: compiled, this is the simulator."""

    def batch(
        rows: Any, start: Any, fresh: bool, draw: Any, first: int, limit: int, scratch: Scratch, results: BatchResults
    ) -> int:
        """Game i runs in rows[i], from a copy of start[0] with stream first + i when `fresh`; returns all steps."""
        points, places, lengths, decisions, trace = results
        steps = 0
        for i in range(len(rows)):
            if fresh:
                rows[i] = start[0]
                seek(draw, first + i)
            lengths[i] = playout(rows[i], draw, scratch, limit, trace, decisions)
            steps += lengths[i]
            for seat in range(points.shape[1]):
                points[i, seat] = scratch.points[seat]
                places[i, seat] = scratch.places[seat]
        return steps

    return batch
