"""One turn ahead: each move is tried in worlds that could be true; what it looks like at the end of the turn decides.

A card that asks its player something has not acted yet. So where the seat alone must go on deciding, and there are few
ways to do so, all of them are tried, and the best one counts: the turn ends where chance or somebody else comes in.

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
from rumpus.kernel.seats import CHANCE, SEATS, bit

TRIES = 64  # for all moves together
WAYS = 12  # to end one's turn; where there are more, it is judged as it stands
DEPTH = 4  # questions that one turn may ask after the move
BITS = 4  # for the number of a choice: WAYS < 1 << BITS
MASK = (1 << BITS) - 1
STEPS = 2000  # a game longer than this counts as it stands: places are all 0, so as lost

Look = Callable[..., float]


def greedy_of(rules: GameRules, look: Look) -> Callable[..., int]:
    imagine, play, turn, legal = rules.imagine, rules.play, rules.turn, rules.legal

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
                best, way = 0.0, 0
                first, follow = True, True
                while way >= 0:
                    tried[0] = world[0]
                    s = tried[0]
                    # Go this way: `way` has the number of each choice, `counts` of how many it was one.
                    choice, depth, ways, counts = moves[i], 0, 1, 0
                    going = choice != LET_PASS
                    while going:
                        play(s, seat, choice, None)
                        going = follow and depth < DEPTH and turn(s) == bit(seat)
                        if going:
                            several = legal(s, seat, scratch.moves)
                            ways *= several
                            if ways > WAYS:
                                break
                            counts |= several << (depth * BITS)
                            choice = scratch.moves[way >> (depth * BITS) & MASK]
                            depth += 1
                    if ways > WAYS:  # once more, as it stands after the move
                        first, follow, way = True, False, 0
                        continue
                    found = look(s, seat, draw, scratch, trace, decisions)
                    if first or found > best:
                        best, first = found, False
                    # The next way: the last choice that has another one.
                    depth -= 1
                    while depth >= 0:
                        chosen = way >> (depth * BITS) & MASK
                        way &= (1 << (depth * BITS)) - 1
                        if chosen + 1 < counts >> (depth * BITS) & MASK:
                            way |= (chosen + 1) << (depth * BITS)
                            break
                        depth -= 1
                    if depth < 0:
                        way = -1
                worth[i] += best
        most = 0
        for i in range(1, n):
            if worth[i] > worth[most]:
                most = i
        return moves[most]

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
