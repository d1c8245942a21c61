"""What people do at a table: each message becomes rows of the log, or is refused with its reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from rumpus.bots import LEVELS
from rumpus.kernel.errors import BadMove
from rumpus.table import log, wire
from rumpus.table.draft import Draft
from rumpus.table.refuse import Refuse
from rumpus.table.setting import BOT_NAMES, Setting, free_look
from rumpus.table.talk import check_talk
from rumpus.table.text import clean_name

SIT_IN = "regular"  # the level of a bot that sits in, if none is named


def act(draft: Draft, message: wire.ClientMessage) -> int:
    """Draft what the message asks for; returns how many moves were played."""
    if isinstance(message, wire.Play):
        return play(draft, message)
    _ACTS[type(message)](draft, message)
    return 0


# Play


def play(draft: Draft, message: wire.Play) -> int:
    draft.need_seat(message.seat)
    course = draft.fold.game_on()
    moves = [_number(draft, move) for move in message.moves]
    if message.decision < course.decisions[message.seat]:
        if all(course.answer(message.seat, message.decision + i) == move for i, move in enumerate(moves)):
            return len(moves)  # the answer was lost, not the move
        raise Refuse("gone")
    draft.need_playing()
    if draft.fold.paused:
        raise Refuse("paused")
    if draft.fold.chairs[message.seat].level:
        raise Refuse("not_now", "a bot plays for this seat; take it back first")
    if message.decision > course.decisions[message.seat] or course.asked[message.seat] is None:
        raise Refuse("not_now")
    return play_moves(draft, message.seat, moves)


def play_moves(draft: Draft, seat: int, moves: list[int]) -> int:
    """As many as can be made without chance or another seat in between; what was made stands, whatever comes after:
    a refusal of the whole would tell what the first move reveals without making it."""
    course = draft.fold.game_on()
    played, refusal = 0, None
    for move in moves:
        if played and course.asked[seat] is None:
            break
        try:
            course.act(seat, move, draft.at)
        except Refuse as error:
            if not played:
                raise
            refusal = error
            break
        played += 1
    draft.fold.at = draft.at
    draft.bodies.append(log.Played(seat, moves[:played]))
    draft.settle()
    if refusal is not None:
        raise Cut(refusal.detail, played)
    return played


class Cut(Exception):
    """A composed play of which only the first moves were possible: the draft stands, and the player is told."""

    def __init__(self, detail: str, played: int) -> None:
        super().__init__(detail)
        self.detail = detail
        self.played = played


def _number(draft: Draft, move: int | str) -> int:
    if isinstance(move, int):
        return move
    try:
        return draft.fold.game.read_move(move)
    except BadMove as error:
        raise Refuse("illegal", str(error)) from None


def time_out(draft: Draft) -> None:
    """The clock has run out, if it has. In the live pace, whoever misses two in a row is played by a bot."""
    fold = draft.fold
    if fold.phase == "open":
        if fold.wake is not None and fold.wake <= draft.at:
            deal_again(draft)
        return
    course = fold.game_on()
    if fold.phase != "playing" or fold.paused or course.running is None or course.running.due > draft.at:
        return
    draft.add(log.TimedOut())
    draft.settle()
    if fold.phase == "playing" and fold.setting.pace == "live":
        for seat in fold.persons:
            if course.missed[seat] >= 2:
                draft.add(log.HandedOver(seat, SIT_IN))


def restart_clock(draft: Draft) -> None:
    if draft.fold.game_on().running is not None:
        draft.add(log.Restarted())


# Seats


def sit(draft: Draft, message: wire.Sit) -> None:
    draft.need_open()
    fold = draft.fold
    if fold.setting.way != "around" and fold.seats_of(draft.guest):
        raise Refuse("taken", "you sit already")
    seat = _free_seat(draft, message.seat)
    look = free_look(fold.chairs, message.look)
    draft.add(log.Sat(seat, clean_name(message.name), look, draft.guest))
    if message.words is not None:
        draft.add(log.Gave(seat, message.words))
    if not fold.host:
        draft.add(log.Hosted(draft.guest))


def add_bot(draft: Draft, message: wire.AddBot) -> None:
    draft.need_host()
    draft.need_open()
    need_level(message.level)
    seat = _free_seat(draft, message.seat)
    draft.add(log.Sat(seat, BOT_NAMES[seat], free_look(draft.fold.chairs, None), level=message.level))


def _free_seat(draft: Draft, wished: int | None) -> int:
    chairs = draft.fold.chairs
    if wished is not None:
        draft.need_chair(wished)
        if not chairs[wished].free:
            raise Refuse("taken")
        return wished
    for seat, chair in enumerate(chairs):
        if chair.free:
            return seat
    raise Refuse("full")


def stand(draft: Draft, message: wire.Stand) -> None:
    draft.need_open()
    draft.need_seat(message.seat)
    _free(draft, message.seat)


def clear(draft: Draft, message: wire.Clear) -> None:
    draft.need_host()
    draft.need_open()
    draft.need_chair(message.seat)
    if not draft.fold.chairs[message.seat].free:
        _free(draft, message.seat)


def _free(draft: Draft, seat: int) -> None:
    """Whoever hosts and has no seat left hands the table to the first person who sits."""
    fold = draft.fold
    hosted = fold.chairs[seat].held_by(fold.host)
    draft.add(log.Stood(seat))
    if hosted and not fold.seats_of(fold.host):
        heir = next((chair.guest for chair in fold.chairs if chair.person), None)
        if heir is not None:
            draft.add(log.Hosted(heir))


def rename(draft: Draft, message: wire.Rename) -> None:
    draft.need_seat(message.seat)
    chairs = draft.fold.chairs
    chair = chairs[message.seat]
    others = (*chairs[: message.seat], *chairs[message.seat + 1 :])
    name = chair.name if message.name is None else clean_name(message.name)
    look = chair.look if message.look is None else free_look(others, message.look)
    if (name, look) != (chair.name, chair.look):
        draft.add(log.Renamed(message.seat, name, look))


def contribute(draft: Draft, message: wire.Contribute) -> None:
    draft.need_open()
    draft.need_seat(message.seat)
    if draft.fold.chairs[message.seat].words is not None:
        raise Refuse("not_now", "this seat has contributed")
    draft.add(log.Gave(message.seat, message.words))
    missing = [chair for chair in draft.fold.chairs if chair.person and chair.words is None and not chair.away]
    if draft.fold.deals_itself and not missing:
        deal_again(draft)


def hand_over(draft: Draft, message: wire.HandOver) -> None:
    draft.need_playing()
    draft.need_chair(message.seat)
    fold = draft.fold
    chair = fold.chairs[message.seat]
    for_another = chair.away and draft.guest == fold.host
    if not chair.person or not (chair.held_by(draft.guest) or for_another):
        raise Refuse("not_yours")
    level = message.level or SIT_IN
    need_level(level)
    if chair.level != level:
        draft.add(log.HandedOver(message.seat, level))


def take_back(draft: Draft, message: wire.TakeBack) -> None:
    draft.need_seat(message.seat)
    if draft.fold.chairs[message.seat].level:
        draft.add(log.TookBack(message.seat))


# The table


def change(draft: Draft, message: wire.Change) -> None:
    draft.need_host()
    draft.need_open()
    fold, old = draft.fold, draft.fold.setting
    seats = old.seats if message.seats is None else message.seats
    if any(not chair.free for chair in fold.chairs[seats:]):
        raise Refuse("taken")
    setting = Setting(
        seats,
        old.options if message.options is None else message.options,
        old.deck if message.deck is None else message.deck or None,
        message.pace or old.pace,
        message.way or old.way,
        old.listed if message.listed is None else message.listed,
        old.strict if message.strict is None else message.strict,
    )
    setting.play_options(fold.game, seats)
    fields = (setting.seats, setting.options, setting.deck, setting.pace, setting.way, setting.listed, setting.strict)
    draft.add(log.Changed(*fields))


def start(draft: Draft, message: wire.Start) -> None:
    draft.need_host()
    draft.need_open()
    fold = draft.fold
    taken = [seat for seat, chair in enumerate(fold.chairs) if not chair.free]
    fold.setting.play_options(fold.game, len(taken))
    draft.add(log.Dealt(taken))
    draft.settle()


def deal_again(draft: Draft) -> None:
    """Those who play again are dealt; for whoever is not here yet a bot sits in, but not by letter: letters wait."""
    fold = draft.fold
    if fold.setting.pace != "correspondence":
        for seat, chair in enumerate(fold.chairs):
            if chair.person and chair.words is None:
                draft.add(log.HandedOver(seat, SIT_IN))
    draft.add(log.Dealt([seat for seat, chair in enumerate(fold.chairs) if not chair.free]))
    draft.settle()


def pause(draft: Draft, message: wire.Pause) -> None:
    draft.need_playing()
    draft.need_seat(message.seat)
    fold = draft.fold
    if message.seat not in fold.persons:
        raise Refuse("not_yours")
    if (message.seat in fold.pause) != message.on or fold.paused != message.on:
        draft.add(log.AskedPause(message.seat, message.on))


def say(draft: Draft, message: wire.Say) -> None:
    draft.need_seat(message.seat)
    draft.add(check_talk(draft.fold, message))


def need_level(level: str) -> None:
    if level not in LEVELS:
        raise Refuse("level", level)


_ACTS = cast(
    dict[type, Callable[[Draft, Any], None]],
    {
        wire.Sit: sit,
        wire.AddBot: add_bot,
        wire.Stand: stand,
        wire.Clear: clear,
        wire.Rename: rename,
        wire.Contribute: contribute,
        wire.HandOver: hand_over,
        wire.TakeBack: take_back,
        wire.Change: change,
        wire.Start: start,
        wire.Pause: pause,
        wire.Say: say,
    },
)
