"""Who sits where: sitting down, standing up, names, bots that sit in."""

from __future__ import annotations

from rumpus.bots import LEVELS
from rumpus.table import wire
from rumpus.table.commands.play import SIT_IN, deal_again
from rumpus.table.commands.text import clean_name
from rumpus.table.log import entries
from rumpus.table.log.setup import BOT_NAMES, Chair, free_look
from rumpus.table.log.transaction import Transaction
from rumpus.table.refusal import Refusal

CHAIR_ASKS = 4  # at once, at one table


def sit(tx: Transaction, message: wire.Sit) -> None:
    tx.need_setting()
    state = tx.state
    if state.setup.way != "around" and state.seats_of(tx.guest):
        raise Refusal("taken", "you sit already")
    seat = _free_seat(tx, message.seat)
    look = free_look(state.chairs, message.look)
    tx.add(entries.Sat(seat, clean_name(message.name, state.other_names(seat)), look, tx.guest))
    if message.words is not None:
        tx.add(entries.Gave(seat, message.words))
    if not state.host:
        tx.add(entries.Hosted(tx.guest))


def add_bot(tx: Transaction, message: wire.AddBot) -> None:
    tx.need_host()
    tx.need_setting()
    sit_bot(tx, message.level, message.seat)


def sit_bot(tx: Transaction, level: str, wished: int | None = None) -> None:
    need_level(level)
    seat = _free_seat(tx, wished)
    tx.add(entries.Sat(seat, BOT_NAMES[seat], free_look(tx.state.chairs, None), level=level))


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
    tx.need_setting()
    tx.need_seat(message.seat)
    _free(tx, message.seat)


def clear(tx: Transaction, message: wire.Clear) -> None:
    tx.need_host()
    tx.need_setting()
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
    beside = tx.state.other_names(message.seat)
    name = chair.name if message.name is None else clean_name(message.name, beside)
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
    if tx.state.chairs[message.seat].resigned:
        raise Refusal("not_now", "this seat has given up")
    if tx.state.chairs[message.seat].level:
        tx.add(entries.TookBack(message.seat))


def resign(tx: Transaction, message: wire.Resign) -> None:
    """For good, unlike letting a bot sit in: nobody waits for this person any more."""
    tx.need_playing()
    tx.need_seat(message.seat)
    if not tx.state.chairs[message.seat].resigned:
        tx.add(entries.Resigned(message.seat, SIT_IN))


def ask_chair(tx: Transaction, message: wire.AskChair) -> None:
    state = tx.state
    own = next((ask for ask in state.chair_asks if ask.guest == tx.guest), None)
    if not message.on:
        if own is not None:
            tx.add(entries.DroppedAsk(own.number))
        return
    if state.phase == "over":
        raise Refusal("not_now", "the game is over")
    if state.seats_of(tx.guest):
        raise Refusal("taken", "you sit already")
    if own is not None:
        return
    if len(state.chair_asks) >= CHAIR_ASKS or not any(gives_chair(chair) for chair in state.chairs):
        raise Refusal("chair")
    tx.add(entries.AskedChair(tx.guest, clean_name(message.name)))


def give_chair(tx: Transaction, message: wire.GiveChair) -> None:
    """The host gives it; at a big screen, or while the host is away, whoever plays here may."""
    state = tx.state
    hosts = [seat for seat in state.seats_of(state.host) if not state.chairs[seat].away]
    if tx.guest != state.host and not (state.seats_of(tx.guest) and (state.setup.way == "screen" or not hosts)):
        raise Refusal("not_host")
    ask = next((ask for ask in state.chair_asks if ask.number == message.ask), None)
    if ask is None or state.phase == "over":
        raise Refusal("gone")
    if message.seat is None:
        tx.add(entries.DroppedAsk(ask.number))
        return
    tx.need_chair(message.seat)
    promised = any(other.seat == message.seat for other in state.chair_asks)
    if promised or not gives_chair(state.chairs[message.seat]):
        raise Refusal("chair")
    tx.add(entries.GaveChair(ask.number, message.seat))
    tx.seat_newcomers()


def gives_chair(chair: Chair) -> bool:
    """A bot's, or that of somebody who gave up: nobody is sent away."""
    return bool(chair.level) and (not chair.person or chair.resigned)


def need_level(level: str) -> None:
    if level not in LEVELS:
        raise Refusal("level", level)
