"""Who sits where: sitting down, standing up, names, bots that sit in."""

from __future__ import annotations

from rumpus.bots import LEVELS
from rumpus.table import wire
from rumpus.table.commands.play import SIT_IN, deal_again
from rumpus.table.commands.text import clean_name
from rumpus.table.log import entries
from rumpus.table.log.setup import BOT_NAMES, free_look
from rumpus.table.log.transaction import Transaction
from rumpus.table.refusal import Refusal


def sit(tx: Transaction, message: wire.Sit) -> None:
    tx.need_open()
    state = tx.state
    if state.setup.way != "around" and state.seats_of(tx.guest):
        raise Refusal("taken", "you sit already")
    seat = _free_seat(tx, message.seat)
    look = free_look(state.chairs, message.look)
    tx.add(entries.Sat(seat, clean_name(message.name), look, tx.guest))
    if message.words is not None:
        tx.add(entries.Gave(seat, message.words))
    if not state.host:
        tx.add(entries.Hosted(tx.guest))


def add_bot(tx: Transaction, message: wire.AddBot) -> None:
    tx.need_host()
    tx.need_open()
    need_level(message.level)
    seat = _free_seat(tx, message.seat)
    tx.add(entries.Sat(seat, BOT_NAMES[seat], free_look(tx.state.chairs, None), level=message.level))


def _free_seat(tx: Transaction, wished: int | None) -> int:
    chairs = tx.state.chairs
    if wished is not None:
        tx.need_chair(wished)
        if not chairs[wished].free:
            raise Refusal("taken")
        return wished
    for seat, chair in enumerate(chairs):
        if chair.free:
            return seat
    raise Refusal("full")


def stand(tx: Transaction, message: wire.Stand) -> None:
    tx.need_open()
    tx.need_seat(message.seat)
    _free(tx, message.seat)


def clear(tx: Transaction, message: wire.Clear) -> None:
    tx.need_host()
    tx.need_open()
    tx.need_chair(message.seat)
    if not tx.state.chairs[message.seat].free:
        _free(tx, message.seat)


def _free(tx: Transaction, seat: int) -> None:
    """Whoever hosts and has no seat left hands the table to the first person who sits."""
    state = tx.state
    hosted = state.chairs[seat].held_by(state.host)
    tx.add(entries.Stood(seat))
    if hosted and not state.seats_of(state.host):
        heir = next((chair.guest for chair in state.chairs if chair.person), None)
        if heir is not None:
            tx.add(entries.Hosted(heir))


def rename(tx: Transaction, message: wire.Rename) -> None:
    tx.need_seat(message.seat)
    chairs = tx.state.chairs
    chair = chairs[message.seat]
    others = (*chairs[: message.seat], *chairs[message.seat + 1 :])
    name = chair.name if message.name is None else clean_name(message.name)
    look = chair.look if message.look is None else free_look(others, message.look)
    if (name, look) != (chair.name, chair.look):
        tx.add(entries.Renamed(message.seat, name, look))


def contribute(tx: Transaction, message: wire.Contribute) -> None:
    tx.need_open()
    tx.need_seat(message.seat)
    if tx.state.chairs[message.seat].words is not None:
        raise Refusal("not_now", "this seat has contributed")
    tx.add(entries.Gave(message.seat, message.words))
    missing = [chair for chair in tx.state.chairs if chair.person and chair.words is None and not chair.away]
    if tx.state.deals_itself and not missing:
        deal_again(tx)


def hand_over(tx: Transaction, message: wire.HandOver) -> None:
    tx.need_playing()
    tx.need_chair(message.seat)
    state = tx.state
    chair = state.chairs[message.seat]
    for_another = chair.away and tx.guest == state.host
    if not chair.person or not (chair.held_by(tx.guest) or for_another):
        raise Refusal("not_yours")
    level = message.level or SIT_IN
    need_level(level)
    if chair.level != level:
        tx.add(entries.HandedOver(message.seat, level))


def take_back(tx: Transaction, message: wire.TakeBack) -> None:
    tx.need_seat(message.seat)
    if tx.state.chairs[message.seat].level:
        tx.add(entries.TookBack(message.seat))


def need_level(level: str) -> None:
    if level not in LEVELS:
        raise Refusal("level", level)
