"""The table as a whole: its setup, the start, pauses, talk."""

from __future__ import annotations

from rumpus.table import wire
from rumpus.table.commands.talk import check_talk
from rumpus.table.log import entries
from rumpus.table.log.setup import TableSetup, pace_of
from rumpus.table.log.transaction import Transaction
from rumpus.table.refusal import Refusal


def change(tx: Transaction, message: wire.Change) -> None:
    tx.need_host()
    tx.need_setting()
    state, old = tx.state, tx.state.setup
    seats = old.seats if message.seats is None else message.seats
    if any(not chair.free for chair in state.chairs[seats:]):
        raise Refusal("taken")
    way = message.way or old.way
    setup = TableSetup(
        seats,
        old.options if message.options is None else message.options,
        old.deck if message.deck is None else message.deck or None,
        pace_of(way, message.pace or old.pace),
        way,
        old.listed if message.listed is None else message.listed,
        old.strict if message.strict is None else message.strict,
    )
    if setup == old:
        return
    setup.play_options(state.game, seats)
    tx.add(entries.Changed(**setup.chosen()))


def start(tx: Transaction, message: wire.Start) -> None:
    if tx.state.setup.way != "screen" or not tx.state.seats_of(tx.guest):  # a television has no hands
        tx.need_host()
    tx.need_open()
    state = tx.state
    taken = [seat for seat, chair in enumerate(state.chairs) if not chair.free]
    state.setup.play_options(state.game, len(taken))
    tx.add(entries.Dealt(taken, rules=state.game.version))
    tx.settle()


def pause(tx: Transaction, message: wire.Pause) -> None:
    tx.need_playing()
    tx.need_seat(message.seat)
    state = tx.state
    if message.seat not in state.persons:
        raise Refusal("not_yours")
    if (message.seat in state.pause) != message.on or state.paused != message.on:
        tx.add(entries.AskedPause(message.seat, message.on))


def say(tx: Transaction, message: wire.Say) -> None:
    tx.need_seat(message.seat)
    tx.need_voice(message.seat)
    tx.add(check_talk(tx.state, message))
