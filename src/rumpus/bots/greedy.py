"""One move ahead: each move is tried in worlds that could be true; what it looks like right after decides.

A game's `bot.py` says how a position looks to a seat, `value(s, seat)`; where it does not, one random game to the end
does. Interpreted and unhurried, so it needs no compiler and answers within a blink in all our games.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rumpus.bots.plain import LET_PASS
from rumpus.core.buffers import scratch
from rumpus.core.game import Game
from rumpus.core.playout import playout_of
from rumpus.kernel.chance import pick
from rumpus.kernel.seats import CHANCE, SEATS
from rumpus.kernel.state import GameState

TRIES = 64  # for all moves together
STEPS = 2000  # a game longer than this counts as it stands: places are all 0, so as lost


def choose(game: Game, known: GameState, seat: int, moves: Sequence[int], draw: list[int]) -> int:
    value = game.hooks.bot.value
    look = _at_value(game, value) if value is not None else _at_end(game)
    worth = dict.fromkeys(moves, 0.0)
    for _ in range(max(4, TRIES // len(moves))):
        world = known.copy()
        game.rules.imagine(world, seat, draw)
        for move in moves:  # all moves in the same worlds: what differs is the move
            s = world.copy()
            if move != LET_PASS:
                game.rules.play(s, seat, move, None)
            worth[move] += look(s, seat, draw)
    return max(moves, key=lambda move: worth[move])


Look = Callable[[GameState, int, list[int]], float]


def _at_value(game: Game, value: Callable[[Any, int], float]) -> Look:
    """As it stands when somebody must decide again."""
    weights = [0] * game.rules.OUTCOMES

    def look(s: GameState, seat: int, draw: list[int]) -> float:
        while game.rules.turn(s) == CHANCE:
            game.rules.land(s, pick(draw, weights, game.rules.odds(s, weights)), None)
        return float(value(s, seat))

    return look


def _at_end(game: Game) -> Look:
    """A better place first, then more points than the others."""
    playout = playout_of(game.rules)

    def look(s: GameState, seat: int, draw: list[int]) -> float:
        room = scratch(game.rules, fast=False)
        playout(s, draw, room, STEPS, (), [0])
        points, places = room.points, room.places
        place = -float(places[seat]) if places[seat] else -float(SEATS)
        return place + 0.01 * (points[seat] - (sum(points) - points[seat]) / SEATS)

    return look
