"""Taking a move back, when all other people at the table agree and nobody has learnt anything from it.

What may be taken back is the last step of the game, and only a decision that its seat made alone, in the open: nothing
of chance, no clock and no other seat came after it. It must have told its player nothing that they did not know before,
and no other seat anything that is for that seat alone. Where several seats decide at once nothing is taken back at all:
to refuse it to one of them would tell that another has acted.
"""

from __future__ import annotations

from rumpus.bots.foresight import imagined
from rumpus.core.visibility import TO_MASK, TO_OWNER, access_rules, know, shown
from rumpus.kernel.state import GameState
from rumpus.table import wire
from rumpus.table.log import entries
from rumpus.table.log.live_game import LiveGame
from rumpus.table.log.transaction import Transaction
from rumpus.table.refusal import Refusal

WORLDS = 8  # that could have been true before the move: in all of them it must have led to the same


def ask_undo(tx: Transaction, message: wire.AskUndo) -> None:
    tx.need_playing()
    tx.need_seat(message.seat)
    state, seat = tx.state, message.seat
    if state.halted:
        raise Refusal("paused")
    if state.setup.strict or state.chairs[seat].level:
        raise Refusal("undo")
    if state.undo_asked is not None:
        return
    check_undo(state.need_game(), seat)
    tx.add(entries.AskedUndo(seat))
    _undo_if_agreed(tx)


def answer_undo(tx: Transaction, message: wire.AnswerUndo) -> None:
    tx.need_playing()
    tx.need_seat(message.seat)
    asked = tx.state.undo_asked
    if asked is None:
        raise Refusal("gone")
    if message.seat not in tx.state.persons or message.seat == asked.seat:
        raise Refusal("not_yours")
    tx.add(entries.AnsweredUndo(message.seat, message.yes))
    _undo_if_agreed(tx)


def _undo_if_agreed(tx: Transaction) -> None:
    state = tx.state
    asked = state.undo_asked
    if asked is not None and asked.agreed.issuperset(seat for seat in state.persons if seat != asked.seat):
        tx.add(entries.Undone(asked.seat))


def check_undo(live_game: LiveGame, seat: int) -> None:
    """Whether the last step may be taken back by this seat: it depends on what everybody sees, and on what the seat
    itself knows, alone."""
    game, steps = live_game.game, live_game.steps
    sealed = game.hooks.rules.sealed
    if len(live_game.waiting) != 1 or live_game.sealed or not steps:
        raise Refusal("undo")
    last = steps[-1]
    if last.kind != "play" or last.seat != seat:
        raise Refusal("undo", "something came after it")
    before = live_game.states()[-2]
    if game.turn(before) != 1 << seat or (sealed is not None and sealed(before)):
        raise Refusal("undo")
    if _others_learnt(before, live_game.state, seat, live_game.options.seats):
        raise Refusal("undo", "another seat was told something")
    known, after = know(before, seat), know(live_game.state, seat)
    for number in range(WORLDS):
        world = imagined(game, known, seat, number)
        game.rules.play(world, seat, last.number, [])
        if know(world, seat) != after:
            raise Refusal("undo", "it told something that was hidden")


def _others_learnt(before: GameState, after: GameState, seat: int, seats: int) -> bool:
    """Whether anything changed that another seat knows and not everybody does."""
    rules = [rule for rule in access_rules(type(after), "know") if rule.to in (TO_OWNER, TO_MASK)]
    others = [other for other in range(seats) if other != seat]
    return any(shown(before, rule, other) != shown(after, rule, other) for rule in rules for other in others)
