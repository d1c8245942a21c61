"""One move ahead: each legal move is tried in worlds that could be true, played out at random; the best mean wins.

Interpreted and unhurried, so it needs no compiler and answers within a blink in all our games.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rumpus.core.game import Game
from rumpus.core.playout import playout_of
from rumpus.kernel.chance import draw_of
from rumpus.kernel.seats import SEATS

PLAYOUTS = 96  # for all moves together
STEPS = 2000  # a playout longer than this counts as it stands: places are all 0, so as lost


def choose(game: Game, known: bytes, seat: int, legal: Sequence[int], rng: Random) -> int:
    if len(legal) == 1:
        return legal[0]
    rules, playout = game.rules, playout_of(game.rules)
    moves, weights = [0] * rules.CHOICES, [0] * rules.OUTCOMES
    known_state = game.state_type.unpack(known)
    worth = dict.fromkeys(legal, 0.0)
    for _ in range(max(1, PLAYOUTS // len(legal))):
        draw = draw_of(rng.randbytes(32))
        world = known_state.copy()
        rules.imagine(world, seat, draw)
        for move in legal:  # all moves in the same worlds: what differs is the move
            s = world.copy()
            rules.play(s, seat, move, None)
            points, places = [0] * SEATS, [0] * SEATS
            playout(s, draw, moves, weights, (), STEPS, points, places)
            worth[move] += _worth(places, points, seat)
    return max(legal, key=lambda move: worth[move])


def _worth(places: Sequence[int], points: Sequence[int], seat: int) -> float:
    """A better place first, then more points than the others."""
    place = -float(places[seat]) if places[seat] else -float(SEATS)
    others = sum(points) - points[seat]
    return place + 0.01 * (points[seat] - others / SEATS)
