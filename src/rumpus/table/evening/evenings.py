"""All evenings that this process serves: planning one, laying the table of its next game, what follows from its end.

The table of a game is laid first, its id following from the evening's, and says itself whose it is; then the evening's
log tells of it. A server that dies in between has laid a table that the next one finds. How a game ended is read from
its table, by whichever server sees it first.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

from rumpus.table import wire
from rumpus.table.bots.workers import Asker
from rumpus.table.commands.play import SIT_IN
from rumpus.table.commands.text import clean_name
from rumpus.table.evening import entries
from rumpus.table.evening import wire as wire_evening
from rumpus.table.evening.commands import run_evening
from rumpus.table.evening.live_evening import EveningTransaction, LiveEvening
from rumpus.table.evening.state import EVENING, EveningState, Member
from rumpus.table.log import entries as table_entries
from rumpus.table.log.live_log import LiveLogs
from rumpus.table.log.setup import BOT_NAMES, TableSetup, free_look, game_of, pace_of
from rumpus.table.log.state import TableState
from rumpus.table.log.transaction import Transaction
from rumpus.table.making import write_made
from rumpus.table.refusal import Refusal
from rumpus.table.store import Conflict, Deadline, StoreError
from rumpus.table.transport.identity import hash_of, new_table_id
from rumpus.table.wire_http import PlanEvening

if TYPE_CHECKING:
    from rumpus.table.room import Room

logger = logging.getLogger("rumpus.evening")


class Evenings:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.live = LiveLogs(self._read_evening)

    # Finding and planning

    async def evening(self, evening_id: str) -> LiveEvening | None:
        return await self.live.find(evening_id) if evening_id.startswith(EVENING) else None

    async def _read_evening(self, evening_id: str) -> LiveEvening | None:
        evening = LiveEvening(self.room.store, evening_id, self.room.now)
        try:
            if not await evening.load():
                return None
        except (StoreError, asyncio.CancelledError):
            raise
        except Exception as error:  # a log that is none: from a damaged or hostile copy
            logger.error("evening %s stays closed, its log cannot be read: %s", evening_id, error)
            return None
        self.live[evening_id] = evening
        await evening.catch_up(0)  # what was appended between reading and being told
        await self.look_at(evening)
        return evening

    async def plan(self, asker: Asker, name: str, look: int, wish: PlanEvening) -> LiveEvening:
        for game in wish.games:
            game_of(game)
        code = await self.room.maker.code_for(asker.guest)
        evening = LiveEvening(self.room.store, EVENING + new_table_id(), self.room.now)

        def first(tx: EveningTransaction) -> None:
            pace = pace_of(wish.way, wish.pace)
            tx.add(entries.EveningPlanned(code, asker.guest, wish.games, wish.way, pace))
            if wish.sit:
                tx.add(entries.PersonCame(0, clean_name(name), look or 1, asker.guest))

        await evening.change(asker.guest, first)
        return self.live.setdefault(evening.state.id, evening)

    # What people ask

    async def run(self, evening: LiveEvening, guest: str, message: wire_evening.EveningAsk) -> None:
        if isinstance(message, wire_evening.Begin):
            await self._begin_asked(evening, guest)
            return
        before = evening.state
        await evening.change(guest, lambda tx: run_evening(tx, message))
        if isinstance(message, wire_evening.GetReady):
            await self.look_at(evening)
        elif isinstance(message, wire_evening.Leave):
            await self._leave_table(evening, before)
        elif isinstance(message, wire_evening.Come):
            await self._return_to_table(evening, guest)

    async def _begin_asked(self, evening: LiveEvening, guest: str) -> None:
        tx = EveningTransaction(evening.state.branch(), guest, 0.0)
        tx.need_going()
        tx.need_lead()
        if evening.state.phase == "playing":
            raise Refusal("not_now", "a game is under way")
        if not evening.state.present:
            raise Refusal("not_now", "nobody is here yet")
        await self._begin(evening)

    # From game to game

    async def look_at(self, evening: LiveEvening) -> None:
        """Do what is due: count a game that has ended, begin one that all are ready for, or whose time has come."""
        state = evening.state
        current = state.current
        if current is not None:
            table = await self.room.table(state.games[current].table)
            if table is not None and table.state.phase == "over":
                await self.game_over(table.state)
            return
        everybody = bool(state.present) and all(state.people[number].ready for number in state.present)
        due = state.starts is not None and state.starts <= self.room.now()
        if state.phase == "between" and state.present and (everybody or due):
            await self._begin(evening)

    async def _begin(self, evening: LiveEvening) -> None:
        async with evening.beginning:
            state = evening.state
            number = state.coming
            if number is None or state.phase not in ("gathering", "between"):
                return
            table_id = hash_of(f"{state.id} game {number} {state.code}")[:24]
            with contextlib.suppress(Conflict):  # another server laid it, or this one before it died
                await self.room.maker.open(table_id, lambda tx: self._lay(tx, state, number))
            table = await self.room.table(table_id)
            laid = None if table is None else table.state.evening
            if table is None or laid is None:
                raise Refusal("busy")

            def begin(tx: EveningTransaction) -> None:
                if tx.state.coming == number and tx.state.phase in ("gathering", "between"):
                    tx.add(entries.GameBegan(number, table.state.game.name, table_id, laid.chairs))

            await evening.change("", begin)

    def _lay(self, tx: Transaction, state: EveningState, number: int) -> None:
        """The table of a game: everybody on their chair, those who share one holding it together."""
        game = game_of(state.games[number].game)
        chairs = state.chairs_of(number)
        setup = TableSetup(len(chairs), {}, None, state.pace, state.way, listed=False, strict=False)
        setup.play_options(game, len(chairs))
        belongs = table_entries.EveningChairs(state.id, number, chairs)
        write_made(tx, game.name, state.host, setup, state.code, again=True, evening=belongs)
        for seat, chair in enumerate(chairs):
            people = [state.people[person] for person in chair]
            if not people:
                looks = free_look(tx.state.chairs, None)
                tx.add(table_entries.Sat(seat, BOT_NAMES[seat], looks, level=SIT_IN))
                continue
            first, *others = people
            tx.add(table_entries.Sat(seat, shared_name(people), first.look, first.guest, first.level))
            for other in others:
                tx.add(table_entries.Opened(seat, other.guest))

    async def game_over(self, table: TableState) -> None:
        """Once, however many servers see it."""
        belongs = table.evening
        evening = None if belongs is None else await self.evening(belongs.id)
        if belongs is None or evening is None:
            return

        def end(tx: EveningTransaction) -> None:
            if tx.state.current == belongs.game and tx.state.games[belongs.game].table == table.id:
                tx.add(entries.GameEnded(belongs.game, list(table.places)))

        await evening.change("", end)

    async def skip_table(self, table: TableState) -> None:
        """Its table was closed: the game counts for nobody, and the evening goes on."""
        belongs = table.evening
        evening = None if belongs is None else await self.evening(belongs.id)
        if belongs is None or evening is None:
            return

        def skip(tx: EveningTransaction) -> None:
            if tx.state.current == belongs.game and tx.state.games[belongs.game].table == table.id:
                tx.add(entries.GameEnded(belongs.game))

        await evening.change("", skip)

    async def due(self, deadline: Deadline) -> None:
        evening = await self.evening(deadline.table_id)
        if evening is not None:
            await evening.catch_up(0)
            await self.look_at(evening)
        starts = None if evening is None else evening.state.starts
        if evening is None or starts is None or starts <= self.room.now():  # nobody is here: it waits for somebody
            await self.room.store.drop(deadline)

    # Leaving and coming back while a game is on

    async def _leave_table(self, evening: LiveEvening, before: EveningState) -> None:
        """A bot plays on for whoever left, unless another shares the chair."""
        state = evening.state
        if state.current is None:
            await self.look_at(evening)  # all who are left may be ready
            return
        table = await self.room.table(state.games[state.current].table)
        gone = {m.guest for n, m in enumerate(before.people) if m.here and m.guest and n not in state.present}

        def hand_over(tx: Transaction) -> None:
            for seat, chair in enumerate(tx.state.chairs):
                if not chair.person or chair.level or not gone & {chair.guest, *chair.holders}:
                    continue
                if any(chair.held_by(state.people[number].guest) for number in state.present):
                    continue
                if tx.state.phase == "playing":
                    tx.add(table_entries.HandedOver(seat, SIT_IN))
                elif tx.state.phase == "open" and not chair.away:
                    tx.add(table_entries.Presence(seat, here=False))

        if table is not None:
            await table.change("", hand_over)

    async def _return_to_table(self, evening: LiveEvening, guest: str) -> None:
        state = evening.state
        table = None if state.current is None else await self.room.table(state.games[state.current].table)

        def take_back(tx: Transaction) -> None:
            for seat in tx.state.seats_of(guest):
                if tx.state.phase == "playing" and tx.state.chairs[seat].level:
                    tx.add(table_entries.TookBack(seat))

        if table is not None:
            await table.change(guest, take_back)

    # Upkeep

    def grown(self, evening_id: str, seq: int) -> None:
        evening = self.live.get(evening_id)
        if evening is not None and evening.behind(seq):
            self.room.spawn(evening.catch_up(seq))

    def missed(self) -> None:
        for evening in self.live.values():
            self.room.spawn(evening.catch_up(0))

    def put_away(self, idle: float) -> None:
        for evening_id, evening in list(self.live.items()):
            busy = evening.watchers or evening.lock.locked() or evening.beginning.locked()
            if not busy and self.room.now() - evening.touched > idle:
                del self.live[evening_id]


def shared_name(people: list[Member]) -> str:
    """Of those who share a chair; what is too long is cut alike."""
    names = [member.name for member in people]
    joined = " & ".join(names)
    if len(joined) <= wire.NAME_LIMIT or len(names) == 1:
        return joined
    each = (wire.NAME_LIMIT - 3 * (len(names) - 1)) // len(names)
    return " & ".join(name if len(name) <= each else f"{name[: each - 1].strip()}…" for name in names)
