"""What a game's module offers: its rules over memory that the caller owns.

A position is its bytes, as `GameState.pack()` writes them and NumPy reads them; numbers come and go as 32 bits, lists
of them as 64 (the width in which the rules count at every speed). Events are rows of nine numbers behind a count.
"""

# To pyright a view of memory is an intrinsic that nobody calls.
# pyright: basic, reportCallIssue=false, reportAttributeAccessIssue=false, reportIndexIssue=false
# pyright: reportPrivateImportUsage=false

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy
from numba import types
from numba.extending import overload_method

from rumpus import speed
from rumpus.core.buffers import Scratch
from rumpus.core.game import Game
from rumpus.core.playout import BatchResults, batch_over, playout_of
from rumpus.kernel.chance import DRAW, seek
from rumpus.kernel.seats import SEATS
from rumpus.speed.compiled import compiled
from rumpus.speed.wasm.target import behind, view

EVENTS = 256  # of one step, and the row that counts them; one more is a trap
ARGUMENTS = 9  # an event's kind, and what it tells

I32, I64, F64 = numpy.int32, numpy.int64, numpy.float64
POINTER, NUMBER, WORD, REAL, NOTHING = types.voidptr, types.int32, types.int64, types.float64, types.void

Entry = tuple[Callable[..., Any], tuple[Any, ...], Any]


@overload_method(types.Array, "append")
def _append(log: Any, row: Any) -> Any:
    """`tell` at this speed: the next row of the buffer. Spelt out: numbers of several widths are no array to numba."""
    if log.ndim != 2:
        return None

    def append(log: Any, row: Any) -> None:
        at = log[0, 0] + 1
        if at >= EVENTS:
            raise IndexError
        log[0, 0] = at
        log[at, 0] = row[0]
        log[at, 1] = row[1]
        log[at, 2] = row[2]
        log[at, 3] = row[3]
        log[at, 4] = row[4]
        log[at, 5] = row[5]
        log[at, 6] = row[6]
        log[at, 7] = row[7]
        log[at, 8] = row[8]

    return append


def entries_of(game: Game) -> dict[str, Entry]:
    return _rules(game) | _playouts(game)


def _rules(game: Game) -> dict[str, Entry]:
    rules: Any = game.rules
    position = game.state_type.dtype()
    choices, outcomes = rules.CHOICES, rules.OUTCOMES
    speed.prepare(compiled(game).modules)
    turn_, legal_, play_, odds_, land_ = rules.turn, rules.legal, rules.play, rules.odds, rules.land
    score_, imagine_, time_out_ = rules.score, rules.imagine, rules.time_out

    def turn(s):
        return I32(turn_(view(s, (1,), position)[0]))

    def legal(s, seat, moves):
        return I32(legal_(view(s, (1,), position)[0], I64(seat), view(moves, (choices,), I64)))

    def play(s, seat, move, log):
        play_(view(s, (1,), position)[0], I64(seat), I64(move), view(log, (EVENTS, ARGUMENTS), I32))

    def odds(s, weights):
        return I32(odds_(view(s, (1,), position)[0], view(weights, (outcomes,), I64)))

    def land(s, outcome, log):
        land_(view(s, (1,), position)[0], I64(outcome), view(log, (EVENTS, ARGUMENTS), I32))

    def time_out(s, log):
        time_out_(view(s, (1,), position)[0], view(log, (EVENTS, ARGUMENTS), I32))

    def score(s, points, places):
        score_(view(s, (1,), position)[0], view(points, (SEATS,), I64), view(places, (SEATS,), I64))

    def imagine(s, seat, draw):
        imagine_(view(s, (1,), position)[0], I64(seat), view(draw, (DRAW,), I64))

    def seek_(draw, low, high):
        seek(view(draw, (DRAW,), I64), (I64(high) << 32) | (I64(low) & 0xFFFFFFFF))

    return {
        "turn": (turn, (POINTER,), NUMBER),
        "legal": (legal, (POINTER, NUMBER, POINTER), NUMBER),
        "play": (play, (POINTER, NUMBER, NUMBER, POINTER), NOTHING),
        "odds": (odds, (POINTER, POINTER), NUMBER),
        "land": (land, (POINTER, NUMBER, POINTER), NOTHING),
        "time_out": (time_out, (POINTER, POINTER), NOTHING),
        "score": (score, (POINTER, POINTER, POINTER), NOTHING),
        "imagine": (imagine, (POINTER, NUMBER, POINTER), NOTHING),
        "seek": (seek_, (POINTER, NUMBER, NUMBER), NOTHING),
    }


def scratch_at_of(game: Game) -> Callable[..., Any]:
    """What rules write into, as one block: moves, weights, points, places."""
    moves, outcomes = game.rules.CHOICES + 1, game.rules.OUTCOMES

    def scratch_at(block):
        weights = behind(block, 8 * moves)
        points = behind(weights, 8 * outcomes)
        places = behind(points, 8 * SEATS)
        return Scratch(
            view(block, (moves,), I64),
            view(weights, (outcomes,), I64),
            view(points, (SEATS,), I64),
            view(places, (SEATS,), I64),
        )

    return speed.allow(scratch_at, forceinline=True)


def _playouts(game: Game) -> dict[str, Entry]:
    """Many random games from one position."""
    position, scratch_at = game.state_type.dtype(), scratch_at_of(game)
    batch_ = speed.allow(batch_over(speed.allow(playout_of(game.rules))))

    def batch(rows, count, start, draw, first, limit, seats, scratch, points, places, lengths, decisions):
        n, each = I64(count), I64(seats)
        results = BatchResults(
            view(points, (n, each), I64),
            view(places, (n, each), I64),
            view(lengths, (n,), I64),
            view(decisions, (1,), I64),
            view(decisions, (0, 2), I64),
        )
        games, begin = view(rows, (n,), position), view(start, (1,), position)
        batch_(games, begin, True, view(draw, (DRAW,), I64), I64(first), I64(limit), scratch_at(scratch), results)

    arguments = (POINTER, NUMBER, POINTER, POINTER, NUMBER, NUMBER, NUMBER, *[POINTER] * 5)
    return {"batch": (batch, arguments, NOTHING)}
