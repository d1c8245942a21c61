"""Odds and advice at a table that plays for fun: from what a seat knows, less what it would have to remember."""

from __future__ import annotations

from rumpus.core.visibility import know
from rumpus.core.words import Likely
from rumpus.kernel.seats import SEATS
from rumpus.kernel.state import GameState
from rumpus.table import wire
from rumpus.table.log import entries
from rumpus.table.log.state import TableState
from rumpus.table.log.transaction import Transaction
from rumpus.table.refusal import Refusal

_NO_LUCK = bytes(2 * SEATS + 64)  # for `forget`, which muddles nothing here


def known_at_sight(state: TableState, seat: int) -> GameState:
    """What the seat knows. Where memory is the game, what it has seen before is forgotten: nobody is reminded."""
    known = know(state.need_game().state, seat)
    forget = state.game.hooks.bot.forget
    if forget is not None:
        forget(known, seat, 0, 0, _NO_LUCK)
    return known


def need_counsel(tx: Transaction, seat: int) -> None:
    tx.need_seat(seat)
    tx.need_playing()
    if not tx.state.gives_advice:
        raise Refusal("advice")


def odds(state: TableState, message: wire.AskOdds) -> wire.OddsTold:
    tell = state.game.hooks.text.open_odds
    found: list[Likely] = [] if tell is None else tell(known_at_sight(state, message.seat), message.seat)
    return wire.OddsTold(message.id, message.seat, [_row(one) for one in found])


def _row(one: Likely) -> wire.OddsRow:
    words = one.words
    sentence = wire.Sentence(
        words.message, dict(words.numbers), dict(words.names), dict(words.seats), dict(words.texts)
    )
    return wire.OddsRow(sentence, one.good, one.every)


def take_advice(tx: Transaction, message: wire.AskAdvice) -> GameState:
    """What a bot may think about in this seat's place; from here on the game counts for nothing."""
    need_counsel(tx, message.seat)
    live_game = tx.state.need_game()
    if message.decision != live_game.decisions[message.seat] or live_game.asked[message.seat] is None:
        raise Refusal("gone")
    if not tx.state.advised:
        tx.add(entries.TookAdvice(message.seat))
    return known_at_sight(tx.state, message.seat)
