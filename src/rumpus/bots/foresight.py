"""What a move would do, as far as the seat that makes it can know.

Several worlds that could be true are imagined from what the seat knows, the moves are made in each, and only what comes
out the same in all of them is told. The true hidden cards are never looked at, so nothing can be learned here.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, cast

from rumpus.core.game import Event, Game
from rumpus.core.outcomes import only_draws
from rumpus.core.session import Session
from rumpus.core.visibility import know, passing_fields, see, see_event
from rumpus.core.words import Ask, move_sentences
from rumpus.kernel.chance import draw_of
from rumpus.kernel.errors import IllegalMove
from rumpus.kernel.seats import CHANCE, OVER
from rumpus.kernel.state import GameState

WORLDS = 4
MANY = 32  # where a move opens cards: four worlds agree too easily on one of them
_KEY = bytes(range(32))  # the same worlds each time: asking again tells nothing new

Stops = Literal["", "hidden", "over", "draw", "chance", "seat"]


class Foreseen(NamedTuple):
    events: list[Event]
    """Those that come in every world, as the seat may know them."""
    worlds: list[GameState]
    stops: Stops
    """Why nothing is sure after them; empty where the same seat goes on."""


def foresee(game: Game, known: GameState, seat: int, moves: list[int]) -> Foreseen:
    few = _foresee(game, known, seat, moves, WORLDS)
    opens = few.stops == "hidden" or _opened(see(known, seat), see(few.worlds[0], seat))
    return _foresee(game, known, seat, moves, MANY) if opens else few


def _foresee(game: Game, known: GameState, seat: int, moves: list[int], count: int) -> Foreseen:
    worlds = [imagined(game, known, seat, number) for number in range(count)]
    events: list[Event] = []
    stops: Stops = ""
    for number, move in enumerate(moves):
        for world in worlds:
            if move not in game.legal(world, seat):
                raise IllegalMove("move-illegal", move=game.move_code(move))
        logs = [_play(game, world, seat, move) for world in worlds]
        common = _common(logs)
        events += common
        stops = _stops(game, worlds, seat, same=all(len(log) == len(common) for log in logs))
        if stops and (stops == "hidden" or number < len(moves) - 1):
            break
    return Foreseen(events, worlds, stops)


def _opened(before: Any, after: Any) -> bool:
    """Whether a cell can be seen that could not."""
    if isinstance(before, dict):
        cells = cast("dict[str, Any]", before)
        return any(_opened(cells[name], after[name]) for name in cells)
    if isinstance(before, list):
        return any(map(_opened, cast("list[Any]", before), after))
    return before is None and after is not None


def imagined(game: Game, known: GameState, seat: int, number: int) -> GameState:
    world = known.copy()
    game.rules.imagine(world, seat, draw_of(_KEY, number))
    return world


def said_of(session: Session, seat: int, move: int) -> list[Ask]:
    """What a legal move does on this board, as the page says it beside a chosen card. Where memory is the game, only
    what a card in sight does: more would remember for the player."""
    game = session.game
    sure = [] if passing_fields(game.state_type) else foresee(game, know(session.state, seat), seat, [move]).events
    return move_sentences(game, session.view(seat), seat, [move], sure)


def _play(game: Game, world: GameState, seat: int, move: int) -> list[Event]:
    log: list[tuple[int, ...]] = []
    game.rules.play(world, seat, move, log)
    events = [game.event(entry) for entry in log]
    return [see_event(game.event_kinds[event.kind], event, seat) for event in events]


def _common(logs: list[list[Event]]) -> list[Event]:
    """Events that come in every world, up to the first that differs for this seat."""
    count = 0
    for together in zip(*logs, strict=False):
        if any(each != together[0] for each in together):
            break
        count += 1
    return logs[0][:count]


def _stops(game: Game, worlds: list[GameState], seat: int, *, same: bool) -> Stops:
    turns = {game.turn(world) for world in worlds}
    if not same or len(turns) > 1:
        return "hidden"
    first = see(worlds[0], seat)
    if any(see(world, seat) != first for world in worlds[1:]):
        return "hidden"
    [turn] = turns
    if turn == OVER:
        return "over"
    if turn == CHANCE:
        return "draw" if all(only_draws(game, world) for world in worlds) else "chance"
    return "" if turn >> seat & 1 else "seat"
