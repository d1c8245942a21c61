"""What the rules answer: whole numbers, in range, no more of them than declared. All other laws rely on it.

A random game, with room to spare where the rules write: what is too much is counted, not cut off.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rumpus.core.game import Game
from rumpus.kernel.chance import below, draw_of, pick
from rumpus.kernel.seats import CHANCE, OVER, count_seats, nth_seat
from rumpus.kernel.state import FieldOverflow, GameState
from rumpus.laws.positions import LawTable

SPARE = 64  # cells more than declared
STEPS = 400  # of a game: enough to meet every phase


class Unplayable(AssertionError):
    """What a function of the rules did cannot be used: `rules.py:12: legal …`. All else would trip over it."""


def the_rules_answer_as_declared(table: LawTable) -> None:
    game, rules, seats = table.game, table.game.rules, table.options.seats
    draw = draw_of(bytes(32), 21)
    s = game.new(table.options)
    _fits(rules.setup, s, "setup")
    if s.seats != seats:
        raise _wrong(rules.setup, f"setup leaves s.seats at {s.seats}, but {seats} play: s.seats = options.seats")
    for _ in range(STEPS):
        log: list[tuple[Any, ...]] = []
        who = _turn(game, s, seats)
        if who == OVER:
            _score(game, s, seats)
            return
        if who == CHANCE:
            weights = _odds(game, s)
            outcome = pick(draw, weights, len(weights))
            rules.land(s, outcome, log)
            _told(game, rules.land, log)
            _fits(rules.land, s, f"land of outcome {outcome}")
            continue
        _clock(game, s)
        seat = nth_seat(who, below(draw, count_seats(who)))
        moves = _legal(game, s, seat)
        move = moves[below(draw, len(moves))]
        rules.play(s, seat, move, log)
        _told(game, rules.play, log)
        _fits(rules.play, s, f"play of {game.move_code(move)!r}")


def _turn(game: Game, s: GameState, seats: int) -> int:
    who: Any = game.rules.turn(s)
    if not isinstance(who, int):
        raise _wrong(game.rules.turn, f"turn returns {who!r}, not OVER, CHANCE or a bit set of seats")
    if who not in (OVER, CHANCE) and (who < 0 or who >> seats):
        named = f"seat {who.bit_length()}" if who > 0 else str(who)
        raise _wrong(game.rules.turn, f"turn names {named}, but {seats} seats play; bit(seat) counts them from 0")
    return who


def _legal(game: Game, s: GameState, seat: int) -> list[int]:
    legal, room = game.rules.legal, game.rules.CHOICES
    cells = [0] * (room + SPARE)
    moves = _written(legal, "legal", "moves", "CHOICES", legal(s, seat, cells), cells, room)
    if not moves:
        raise _wrong(legal, f"seat {seat + 1} may act, but has no legal move")
    for move in moves:
        if move not in range(game.rules.MOVES):
            raise _wrong(legal, f"legal writes the move {move!r}, but they are numbered 0 to {game.rules.MOVES - 1}")
    if moves != sorted(set(moves)):
        raise _wrong(legal, f"legal moves come in order, each once, not {moves}")
    return moves


def _clock(game: Game, s: GameState) -> None:
    clock, clocks = game.hooks.rules.clock, game.facts.clock.names
    if clock and clocks:
        which: Any = clock(s)
        if which not in range(len(clocks)):
            numbered = ", ".join(f"{number} is {name}" for number, name in enumerate(clocks))
            raise _wrong(clock, f"clock returns {which!r}, but {numbered}")


def _odds(game: Game, s: GameState) -> list[int]:
    odds, room = game.rules.odds, game.rules.OUTCOMES
    cells = [0] * (room + SPARE)
    weights = _written(odds, "odds", "weights", "OUTCOMES", odds(s, cells), cells, room)
    for outcome, weight in enumerate(weights):
        if weight < 0:
            raise _wrong(odds, f"odds gives outcome {outcome} the weight {weight}; the least is 0")
    if not 0 < sum(weights) < 1 << 31:
        raise _wrong(odds, f"odds gives weights that come to {sum(weights)}: 1 at least, and less than 2³¹")
    return weights


def _score(game: Game, s: GameState, seats: int) -> None:
    points, places = [0] * seats, [0] * seats
    game.rules.score(s, points, places)
    for what, cells in (("points", points), ("places", places)):
        _whole(game.rules.score, "score", what, cells)
    if not all(0 <= place <= seats for place in places):
        raise _wrong(game.rules.score, f"score writes the places {places}: 1 to {seats}, or 0 for who has lost")


def _told(game: Game, function: Callable[..., Any], log: Sequence[tuple[Any, ...]]) -> None:
    for kind, *arguments in log:
        if not isinstance(kind, int) or kind not in range(len(game.events)):
            raise _wrong(function, f"tell is called with {kind!r}, which is no event that Events() declares")
        _whole(function, "tell", f"arguments of {game.events[kind].name!r}", arguments)


def _fits(function: Callable[..., Any], s: GameState, done: str) -> None:
    try:
        s.pack()
    except FieldOverflow as error:
        raise _wrong(function, f"after {done}, {error}") from None


def _written(
    function: Callable[..., Any], name: str, what: str, limit: str, count: object, cells: list[int], room: int
) -> list[int]:
    """What a function has written into the cells it was given."""
    if not isinstance(count, int):
        raise _wrong(function, f"{name} returns {count!r}, not how many {what} it has written")
    used = max([count, *(at + 1 for at in range(room, len(cells)) if cells[at])])
    if used > room:
        raise _wrong(function, f"{name} writes {used} {what}, but {limit} is {room}")
    _whole(function, name, what, cells[:count])
    return cells[:count]


def _whole(function: Callable[..., Any], name: str, what: str, cells: Sequence[object]) -> None:
    for cell in cells:
        if not isinstance(cell, int):
            raise _wrong(function, f"{name} writes {cell!r} among the {what}, which is no whole number")


def _wrong(function: Callable[..., Any], problem: str) -> Unplayable:
    code = function.__code__
    return Unplayable(f"{Path(code.co_filename).name}:{code.co_firstlineno}: {problem}")


TABLE_LAWS = (the_rules_answer_as_declared,)
