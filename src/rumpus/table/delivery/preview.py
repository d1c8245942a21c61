"""Previews: what a move would do, as far as the seat that asks can know (`bots/foresight.py`).

Where memory is the game there is no preview, which would remember for the player: it is only said what a card in sight
does.
"""

from __future__ import annotations

from rumpus.bots.foresight import foresee
from rumpus.core.game import Game
from rumpus.core.visibility import know, see
from rumpus.core.words import move_sentences
from rumpus.kernel.errors import BadMove, IllegalMove
from rumpus.table import wire
from rumpus.table.delivery.messages import ask_of, of_memory, wire_sentence
from rumpus.table.log.state import TableState
from rumpus.table.refusal import Refusal


def preview(state: TableState, message: wire.Preview) -> wire.Previewed:
    game, live_game, seat = state.game, state.need_game(), message.seat
    asked = live_game.asked[seat]
    if state.setup.strict:
        raise Refusal("preview")
    if message.decision != live_game.decisions[seat] or asked is None:
        raise Refusal("gone")
    now = see(live_game.state, seat)
    moves = [_number(game, move) for move in message.moves]
    if of_memory(game):
        if moves[0] not in asked:
            raise Refusal("illegal", game.move_code(moves[0]))
        said = [wire_sentence(one) for one in move_sentences(game, now, seat, moves, [])]
        return wire.Previewed(message.id, seat, [], {}, None, "hidden", said, {})
    try:
        events, worlds, stops = foresee(game, know(live_game.state, seat), seat, moves)
    except IllegalMove as error:
        raise Refusal("illegal", str(error)) from None
    said = [wire_sentence(one) for one in move_sentences(game, now, seat, moves, events)]
    views = [see(world, seat) for world in worlds]
    after = views[0]
    changed = {
        name: value
        for name, value in after.items()
        if value != now[name] and all(view[name] == value for view in views)
    }
    figures = [game.figures(view, seat) for view in views]
    sure = {name: told for name, told in figures[0].items() if all(other.get(name) == told for other in figures)}
    legal = game.legal(worlds[0], seat)
    then = ask_of(game, seat, after, message.decision + len(moves), legal) if not stops and legal else None
    told = [(event.kind, event.arguments) for event in events]
    return wire.Previewed(message.id, seat, told, changed, then, stops, said, sure)


def _number(game: Game, move: int | str) -> int:
    if isinstance(move, int):
        if not 0 <= move < len(game.moves):
            raise Refusal("illegal", str(move))
        return move
    try:
        return game.read_move(move)
    except BadMove as error:
        raise Refusal("illegal", str(error)) from None
