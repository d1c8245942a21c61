"""One move ahead: each move is tried in worlds that could be true; what it looks like right after decides.

A game's `bot.py` says how a position looks to a seat, `value(s, seat)`; where it does not, one random game to the end
does. Interpreted and unhurried, so it needs no compiler and answers within a blink in all our games; compiled where
everything is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rumpus.bots.plain import LET_PASS
from rumpus.core.buffers import Scratch
from rumpus.core.contract import GameRules
from rumpus.core.playout import Playout
from rumpus.kernel.chance import pick
from rumpus.kernel.seats import CHANCE, SEATS

TRIES = 64  # for all moves together
STEPS = 2000  # a game longer than this counts as it stands: places are all 0, so as lost

Look = Callable[..., float]


def greedy_of(rules: GameRules, look: Look) -> Callable[..., int]:
    imagine, play = rules.imagine, rules.play

    def greedy(
        known: Any,  # known[0]: the state as the seat knows it
        world: Any,  # room for an imagined one
        tried: Any,  # and for one in which a move was made
        seat: int,
        moves: Any,
        n: int,
        draw: Any,
        worth: Any,  # room for a number a move
        scratch: Scratch,
        trace: Any,  # empty
        decisions: Any,
    ) -> int:
        for i in range(n):
            worth[i] = 0.0
        for _ in range(max(4, TRIES // n)):
            world[0] = known[0]
            imagine(world[0], seat, draw)
            for i in range(n):  # all moves in the same worlds: what differs is the move
                tried[0] = world[0]
                s = tried[0]
                if moves[i] != LET_PASS:
                    play(s, seat, moves[i], None)
                worth[i] += look(s, seat, draw, scratch, trace, decisions)
        best = 0
        for i in range(1, n):
            if worth[i] > worth[best]:
                best = i
        return moves[best]

    return greedy


def look_at_value(rules: GameRules, value: Callable[[Any, int], float]) -> Look:
    """As it stands when somebody must decide again."""
    turn, odds, land = rules.turn, rules.odds, rules.land

    def look(s: Any, seat: int, draw: Any, scratch: Scratch, trace: Any, decisions: Any) -> float:
        weights = scratch.weights
        while turn(s) == CHANCE:
            land(s, pick(draw, weights, odds(s, weights)), None)
        return float(value(s, seat))

    return look


def look_at_end(playout: Playout) -> Look:
    """A better place first, then more points than the others."""

    def look(s: Any, seat: int, draw: Any, scratch: Scratch, trace: Any, decisions: Any) -> float:
        points, places = scratch.points, scratch.places
        for other in range(SEATS):
            points[other] = 0
            places[other] = 0
        playout(s, draw, scratch, STEPS, trace, decisions)
        others = 0
        for other in range(SEATS):
            if other != seat:
                others += points[other]
        place = -float(places[seat]) if places[seat] > 0 else -float(SEATS)
        return place + 0.01 * (points[seat] - others / SEATS)

    return look
