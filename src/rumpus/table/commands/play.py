"""Moves and the clock: what is played becomes entries of the log, or is refused with its reason."""

from __future__ import annotations

from rumpus.kernel.errors import BadMove
from rumpus.table import wire
from rumpus.table.log import entries
from rumpus.table.log.transaction import Transaction
from rumpus.table.refusal import Refusal

SIT_IN = "regular"  # the level of a bot that sits in, if none is named


def play(tx: Transaction, message: wire.Play) -> int:
    tx.need_seat(message.seat)
    live_game = tx.state.need_game()
    moves = [_number(tx, move) for move in message.moves]
    if message.decision < live_game.decisions[message.seat]:
        if all(live_game.answer(message.seat, message.decision + i) == move for i, move in enumerate(moves)):
            return len(moves)  # the answer was lost, not the move
        raise Refusal("gone")
    tx.need_playing()
    if tx.state.halted:
        raise Refusal("paused")
    if tx.state.chairs[message.seat].level:
        raise Refusal("not_now", "a bot plays for this seat; take it back first")
    if message.decision > live_game.decisions[message.seat] or live_game.asked[message.seat] is None:
        raise Refusal("not_now")
    return play_moves(tx, message.seat, moves)


def play_moves(tx: Transaction, seat: int, moves: list[int]) -> int:
    """As many as can be made without chance or another seat in between; what was made stands, whatever comes after:
    a refusal of the whole would tell what the first move reveals without making it."""
    live_game = tx.state.need_game()
    played, refusal = 0, None
    for move in moves:
        if played and live_game.asked[seat] is None:
            break
        try:
            live_game.act(seat, move, tx.at)
        except Refusal as error:
            if not played:
                raise
            refusal = error
            break
        played += 1
    tx.state.at = tx.at
    tx.state.has_moved(seat)
    tx.bodies.append(entries.Played(seat, moves[:played]))
    tx.settle()
    if refusal is not None:
        raise Cut(refusal.detail, played)
    return played


class Cut(Exception):
    """A composed play of which only the first moves were possible: what was played stands, and the player is told."""

    def __init__(self, detail: str, played: int) -> None:
        super().__init__(detail)
        self.detail = detail
        self.played = played


def _number(tx: Transaction, move: int | str) -> int:
    if isinstance(move, int):
        return move
    try:
        return tx.state.game.read_move(move)
    except BadMove as error:
        raise Refusal("illegal", str(error)) from None


def time_out(tx: Transaction) -> None:
    """The clock has run out, if it has. In the live pace, whoever misses two in a row is played by a bot."""
    state = tx.state
    if state.phase == "open":
        if state.wake is not None and state.wake <= tx.at:
            deal_again(tx)
        return
    live_game = state.need_game()
    if state.phase != "playing" or state.halted or live_game.running is None or live_game.running.due > tx.at:
        return
    tx.add(entries.TimedOut())
    tx.settle()
    if state.phase == "playing" and state.setup.pace == "live":
        for seat in state.persons:
            if live_game.missed[seat] >= 2:
                tx.add(entries.HandedOver(seat, SIT_IN))


def restart_clock(tx: Transaction) -> None:
    if tx.state.need_game().running is not None:
        tx.add(entries.Restarted())


def begin_clock(tx: Transaction) -> None:
    """Everybody has seen what led to the question: a clock that waited for that begins now."""
    if tx.state.phase == "playing" and not tx.state.halted and tx.state.need_game().waits_for_stage(tx.at):
        tx.add(entries.Restarted())


def deal_again(tx: Transaction) -> None:
    """Those who play again are dealt; for whoever is not here yet a bot sits in, but not by letter: letters wait."""
    state = tx.state
    if state.setup.pace != "correspondence":
        for seat, chair in enumerate(state.chairs):
            if chair.person and chair.words is None:
                tx.add(entries.HandedOver(seat, SIT_IN))
    taken = [seat for seat, chair in enumerate(state.chairs) if not chair.free]
    tx.add(entries.Dealt(taken, rules=state.game.version))
    tx.settle()
