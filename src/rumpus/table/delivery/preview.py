"""Previews: what a move would do, as far as the seat that asks can know.

Several worlds that could be true are imagined from what the seat knows, the moves are made in each, and only what
comes out the same in all of them is told. The true hidden cards are never looked at, so nothing can be learned here.
Where memory is the game there is no preview, which would remember for the player: it is only said what a card in sight
does.
"""

from __future__ import annotations

from typing import Any

from rumpus.core.game import Event, Game
from rumpus.core.outcomes import only_draws
from rumpus.core.visibility import know, see
from rumpus.core.words import move_sentences
from rumpus.kernel.chance import draw_of
from rumpus.kernel.errors import BadMove
from rumpus.kernel.seats import CHANCE, OVER
from rumpus.kernel.state import GameState
from rumpus.table import wire
from rumpus.table.delivery.messages import ask_of, of_memory, told, wire_sentence
from rumpus.table.log.state import TableState
from rumpus.table.refusal import Refusal

WORLDS = 4
_KEY = bytes(range(32))  # the same worlds each time: asking again tells nothing new


def preview(state: TableState, message: wire.Preview) -> wire.Previewed:
    live_game, seat = state.need_game(), message.seat
    if state.setup.strict:
        raise Refusal("preview")
    if message.decision != live_game.decisions[seat] or live_game.asked[seat] is None:
        raise Refusal("gone")
    now = see(live_game.state, seat)
    moves = [_number(state.game, move) for move in message.moves]
    if of_memory(state.game):
        _check_legal(state.game, live_game.asked[seat] or [], moves[0])
        said = [wire_sentence(one) for one in move_sentences(state.game, now, seat, moves, [])]
        return wire.Previewed(message.id, seat, [], {}, None, "hidden", said, {})
    known = know(live_game.state, seat)
    worlds = [imagined(state.game, known, seat, i) for i in range(WORLDS)]
    told_so_far: list[Event] = []
    for number, move in enumerate(moves):
        for world in worlds:
            _check_legal(state.game, state.game.legal(world, seat), move)
        logs = [_play(state.game, world, seat, move) for world in worlds]
        common = _common(state.game, logs, seat)
        told_so_far += common
        stops = _stops(state.game, worlds, seat, same=all(len(log) == len(common) for log in logs))
        if stops and (stops == "hidden" or number < len(moves) - 1):
            break
    else:
        stops = _stops(state.game, worlds, seat, same=True)
    events = told(state.game, told_so_far, seat)
    certain = [Event(*event) for event in events]
    said = [wire_sentence(one) for one in move_sentences(state.game, now, seat, moves, certain)]
    views = [see(world, seat) for world in worlds]
    after = views[0]
    changed = {
        name: value
        for name, value in after.items()
        if value != now[name] and all(view[name] == value for view in views)
    }
    figures = [state.game.figures(view, seat) for view in views]
    sure = {name: told for name, told in figures[0].items() if all(other.get(name) == told for other in figures)}
    legal = state.game.legal(worlds[0], seat)
    asked = ask_of(state.game, seat, after, message.decision + len(moves), legal) if not stops and legal else None
    return wire.Previewed(message.id, seat, events, changed, asked, stops, said, sure)


def _check_legal(game: Game, legal: list[int], move: int) -> None:
    if move not in legal:
        raise Refusal("illegal", game.move_code(move) if 0 <= move < len(game.moves) else str(move))


def imagined(game: Game, known: GameState, seat: int, number: int) -> GameState:
    world = known.copy()
    game.rules.imagine(world, seat, draw_of(_KEY, number))
    return world


def _play(game: Game, world: GameState, seat: int, move: int) -> list[Event]:
    log: list[tuple[int, ...]] = []
    game.rules.play(world, seat, move, log)
    return [game.event(entry) for entry in log]


def _common(game: Game, logs: list[list[Event]], seat: int) -> list[Event]:
    """Events that come in every world, up to the first that differs for this seat."""
    seen = [told(game, log, seat) for log in logs]
    count = 0
    for together in zip(*seen, strict=False):
        if any(each != together[0] for each in together):
            break
        count += 1
    return logs[0][:count]


def _stops(game: Game, worlds: list[GameState], seat: int, *, same: bool) -> Any:
    turns = {game.turn(world) for world in worlds}
    views = [see(world, seat) for world in worlds]
    if not same or len(turns) > 1 or any(view != views[0] for view in views):
        return "hidden"
    [turn] = turns
    if turn == OVER:
        return "over"
    if turn == CHANCE:
        return "draw" if all(only_draws(game, world) for world in worlds) else "chance"
    return "" if turn >> seat & 1 else "seat"


def _number(game: Game, move: int | str) -> int:
    if isinstance(move, int):
        _check_legal(game, list(range(len(game.moves))), move)
        return move
    try:
        return game.read_move(move)
    except BadMove as error:
        raise Refusal("illegal", str(error)) from None
