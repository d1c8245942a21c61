"""What people ask of an evening: each message becomes entries of its log, or is refused with its reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from rumpus.kernel.seats import SEATS
from rumpus.table.commands.seats import need_level
from rumpus.table.commands.text import clean_name
from rumpus.table.evening import entries, wire
from rumpus.table.evening.live_evening import EveningTransaction
from rumpus.table.evening.state import EveningState
from rumpus.table.log.setup import BOT_NAMES, game_of
from rumpus.table.refusal import Refusal


def run_evening(tx: EveningTransaction, message: wire.EveningAsk) -> None:
    tx.need_going()
    _COMMANDS[type(message)](tx, message)


def come(tx: EveningTransaction, message: wire.Come) -> None:
    state, number = tx.state, tx.state.number_of(tx.guest)
    member = None if number is None else state.people[number]
    others = [other.name for place, other in enumerate(state.people) if place != number]
    name = clean_name(message.name, others) or ("" if member is None else member.name)
    wished = message.look or (None if member is None else member.look)
    number = _free_number(state) if number is None else number
    look = _free_look(state, number, wished)
    if member is None or not member.here or (name, look) != (member.name, member.look):
        tx.add(entries.PersonCame(number, name, look, tx.guest))
        host = state.number_of(state.host)
        if host is not None and not state.people[host].here:  # who led has gone home
            _pass_lead(tx)


def bring_bot(tx: EveningTransaction, message: wire.BringBot) -> None:
    tx.need_lead()
    need_level(message.level)
    number = _free_number(tx.state)
    tx.add(entries.PersonCame(number, BOT_NAMES[number], _free_look(tx.state, number, None), level=message.level))


def leave(tx: EveningTransaction, message: wire.Leave) -> None:
    state, own = tx.state, tx.state.number_of(tx.guest)
    number = own if message.person is None else message.person
    if number is None or number >= len(state.people) or not state.people[number].here:
        raise Refusal("not_now", "nobody of that number is here")
    if number != own:
        tx.need_lead()
    hosted = state.people[number].guest == state.host
    tx.add(entries.PersonLeft(number))
    if hosted:
        _pass_lead(tx)


def ready(tx: EveningTransaction, message: wire.GetReady) -> None:
    number = tx.state.number_of(tx.guest)
    if number is None or number not in tx.state.present:
        raise Refusal("not_yours")
    if tx.state.phase not in ("between", "gathering"):
        raise Refusal("not_now")
    if tx.state.people[number].ready != message.on:
        tx.add(entries.PersonReady(number, message.on))


def programme(tx: EveningTransaction, message: wire.SetProgramme) -> None:
    tx.need_lead()
    begun = sum(1 for entry in tx.state.games if entry.table)
    if begun + len(message.games) > wire.GAMES:
        raise Refusal("option", f"a programme has at most {wire.GAMES} games")
    if not message.games and tx.state.phase != "playing":
        raise Refusal("option", "a programme names at least one game; `end` ends the evening")
    for name in message.games:
        game_of(name)
    if list(message.games) != [entry.game for entry in tx.state.games if not entry.table]:
        tx.add(entries.ProgrammeChanged(message.games))


def hold(tx: EveningTransaction, message: wire.Hold) -> None:
    tx.need_lead()
    if tx.state.phase != "between":
        raise Refusal("not_now")
    if tx.state.held != message.on:
        tx.add(entries.BreakHeld(message.on))


def skip(tx: EveningTransaction, message: wire.SkipGame) -> None:
    tx.need_lead()
    current = tx.state.current
    if current is None:
        raise Refusal("not_now", "no game is under way")
    tx.add(entries.GameEnded(current))


def end(tx: EveningTransaction, message: wire.EndEvening) -> None:
    tx.need_lead()
    end_now(tx)


def end_now(tx: EveningTransaction) -> None:
    """As whoever keeps the server may, too."""
    tx.need_going()
    if tx.state.phase == "playing":
        raise Refusal("not_now", "a game is under way; finish or skip it first")
    tx.add(entries.EveningEnded())


def _pass_lead(tx: EveningTransaction) -> None:
    heir = next((tx.state.people[number].guest for number in tx.state.present), None)
    if heir is not None and heir != tx.state.host:
        tx.add(entries.LeadPassed(heir))


def _free_number(state: EveningState) -> int:
    """After all the others, or the number of somebody who left before ever playing."""
    for number, member in enumerate(state.people):
        if not member.here and not state.has_played(number):
            return number
    if len(state.people) < wire.PEOPLE:
        return len(state.people)
    raise Refusal("full")


def _free_look(state: EveningState, number: int, wished: int | None) -> int:
    used = {member.look for n, member in enumerate(state.people) if n != number}
    if wished is not None and wished not in used:
        return wished
    return next((look for look in range(1, SEATS + 1) if look not in used), 1)


_COMMANDS = cast(
    dict[type, Callable[[EveningTransaction, Any], None]],
    {
        wire.Come: come,
        wire.BringBot: bring_bot,
        wire.Leave: leave,
        wire.GetReady: ready,
        wire.SetProgramme: programme,
        wire.Hold: hold,
        wire.SkipGame: skip,
        wire.EndEvening: end,
    },
)
