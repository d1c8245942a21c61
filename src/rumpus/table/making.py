"""New tables: one that somebody asks for, a moment of a finished game, the same people once more."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec

from rumpus.table import wire
from rumpus.table.bots.workers import Asker
from rumpus.table.commands.play import SIT_IN
from rumpus.table.commands.run import run
from rumpus.table.commands.seats import need_level, sit_bot
from rumpus.table.delivery.live_table import LiveTable
from rumpus.table.hosting import DAY
from rumpus.table.log import documents, entries
from rumpus.table.log.setup import BOT_NAMES, Chair, TableSetup, game_of, pace_of
from rumpus.table.log.transaction import Transaction
from rumpus.table.records.practice import Moment
from rumpus.table.refusal import Refusal
from rumpus.table.store import Conflict
from rumpus.table.transport.identity import hash_of, new_code, new_table_id
from rumpus.table.wire_http import MakeTable, Practice

if TYPE_CHECKING:
    from rumpus.table.room import Room


class TableMaker:
    def __init__(self, room: Room) -> None:
        self._room = room
        self._one_at_a_time = asyncio.Lock()  # many at once would keep those waiting who play

    async def make(self, asker: Asker, name: str, look: int, wish: MakeTable) -> LiveTable:
        game = game_of(wish.game)
        count = game.usual_seats if wish.seats is None else wish.seats
        pace = pace_of(wish.way, wish.pace)
        setup = TableSetup(count, wish.options, wish.deck, pace, wish.way, wish.listed, wish.strict)
        setup.play_options(game, count)
        if len(wish.bots) + wish.sit > count:
            raise Refusal("full")
        for level in wish.bots:
            need_level(level)

        def make(tx: Transaction, code: str) -> None:
            write_made(tx, game.name, asker.guest, setup, code)
            if wish.sit:
                run(tx, wire.Sit(name=name, look=look or None))
            for level in wish.bots:
                sit_bot(tx, level)

        return await self._hosted(asker, make)

    async def take_over(self, asker: Asker, name: str, look: int, moment: Moment, wish: Practice) -> LiveTable:
        """A moment of a finished game as a table: the guest in one of its seats, bots in the others."""
        need_level(wish.level)
        if wish.seat >= moment.setup.seats:
            raise Refusal("not_now", "there is no such seat")

        def make(tx: Transaction, code: str) -> None:
            write_made(tx, moment.game, asker.guest, moment.setup, code)
            run(tx, wire.Sit(name=name, seat=wish.seat, look=look or None))
            for _ in range(moment.setup.seats - 1):
                sit_bot(tx, wish.level)
            chairs, rules = list(range(moment.setup.seats)), tx.state.game.version
            tx.add(entries.Dealt(chairs, moment.position, moment.before, rules))
            tx.settle()

        return await self._hosted(asker, make)

    async def rematch(self, old: LiveTable, guest: str, wish: str = "") -> str:
        """The same people and setting at a new table, which deals by itself once those who are still here have come, or
        have been waited for. Its id follows from the old one: whoever asks, there is one. With another game the people
        stay, and it is played as it usually is."""
        state = old.state
        if state.phase != "over":
            raise Refusal("not_now")
        if state.evening is not None:
            raise Refusal("not_now", "the evening says what is played next")
        if not state.seats_of(guest) and guest != state.host:
            raise Refusal("not_yours")
        table_id = hash_of(f"{state.id} again {state.secret.hex()}")[:24]
        seats = state.seats_of(guest)
        if not state.rematch:
            game = game_of(wish) if wish else state.game
            # The chairs are as many as played: some of the setting may have stayed free.
            setup = msgspec.structs.replace(state.setup, seats=len(state.chairs))
            if game.name != state.game.name:
                setup = msgspec.structs.replace(setup, options={}, deck=None)
            setup.play_options(game, setup.seats)
            code = await self._free_code()

            def make(tx: Transaction) -> None:
                write_made(tx, game.name, state.host or guest, setup, code, again=True)
                _sit_again(tx, state.chairs, seats)

            with contextlib.suppress(Conflict):
                await self.open(table_id, make, old.address)

        def say_so(tx: Transaction) -> None:
            if not tx.state.rematch or not tx.state.again.issuperset(seats):
                tx.add(entries.Rematched(table_id, seats, wish))

        def come_late(tx: Transaction) -> None:
            for seat in seats:
                if tx.state.phase == "playing" and tx.state.chairs[seat].level:
                    tx.add(entries.TookBack(seat))

        await old.change(guest, say_so)
        new = await self._room.table(table_id)
        if new is not None and new.state.phase == "playing":
            await new.change(guest, come_late)
        return table_id

    async def open(self, table_id: str, make: Callable[[Transaction], None], address: str = "") -> LiveTable:
        """A table whose first entries `make` writes; Conflict if it is there already."""
        table = LiveTable(self._room.store, table_id, self._room.now)
        table.address = address

        def first(tx: Transaction) -> None:
            if tx.state.seq:
                raise Conflict(table_id, 0)  # it is there already: another server made it
            make(tx)

        await table.change("", first)
        return self._room.add(table)

    async def _hosted(self, asker: Asker, make: Callable[[Transaction, str], None]) -> LiveTable:
        """A table that somebody answers for, with a code of its own."""
        async with self._one_at_a_time:
            await self._may_host(asker.guest)
            code = await self._free_code()
            return await self.open(new_table_id(), lambda tx: make(tx, code), asker.address)

    async def _may_host(self, guest: str) -> None:
        await self._room.check_store()
        if not await self._room.hosting.is_open():
            raise Refusal("door")
        most = self._room.settings.tables_each
        if await self._room.store.hosted(guest, documents.HOST_SEAT, self._room.now() - DAY) >= most:
            raise Refusal("tables", f"you have {most} tables under way; finish one first")

    async def code_for(self, guest: str) -> str:
        """For an evening, which counts as one of its host's tables."""
        async with self._one_at_a_time:
            await self._may_host(guest)
            return await self._free_code()

    async def _free_code(self) -> str:
        for _ in range(20):
            code = new_code()
            if await self._room.by_code(code) is None:
                return code
        raise Refusal("busy", "too many tables wait for somebody to sit down")


def write_made(
    tx: Transaction,
    game: str,
    host: str,
    setup: TableSetup,
    code: str,
    *,
    again: bool = False,
    evening: entries.EveningChairs | None = None,
) -> None:
    """The first entry of a table; what follows in this transaction is the host's."""
    made = entries.Made(
        game=game,
        rules=game_of(game).version,
        code=code,
        host=host,
        secret=secrets.token_bytes(32).hex(),
        again=again,
        evening=evening,
        **setup.chosen(),
    )
    tx.add(made)
    tx.guest = host


def _sit_again(tx: Transaction, chairs: Sequence[Chair], coming: list[int]) -> None:
    """Everybody as at the table before; `coming` are the seats of whoever asked."""
    for seat, chair in enumerate(chairs):
        if chair.guest == entries.SOMEBODY:  # who will not come
            tx.add(entries.Sat(seat, BOT_NAMES[seat], chair.look, level=SIT_IN))
        elif chair.person:
            tx.add(entries.Sat(seat, chair.name, chair.look, chair.guest))
            if chair.away and seat not in coming:
                tx.add(entries.Presence(seat, here=False))
        else:
            tx.add(entries.Sat(seat, chair.name, chair.look, level=chair.level))
