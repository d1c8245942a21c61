"""For whoever keeps the server: what goes on in the room, and the little that its host may do about it.

The host sees what everybody at a table could see of it, no hands and no talk. What the host does to a table is an entry
of its log, so that every server knows of it.
"""

from __future__ import annotations

import contextlib
import os
import time
from collections import deque
from pathlib import Path
from typing import TYPE_CHECKING

from rumpus.table.commands.play import SIT_IN
from rumpus.table.commands.text import clean_talk
from rumpus.table.delivery.attendance import PassedWords
from rumpus.table.evening.commands import end_now
from rumpus.table.evening.state import EVENING
from rumpus.table.evening.wire import Leave
from rumpus.table.log import entries
from rumpus.table.log.documents import read_summary
from rumpus.table.log.transaction import Transaction
from rumpus.table.refusal import Refusal
from rumpus.table.store import Guest, StoreError, Table
from rumpus.table.wire_http import HostLoad, HostProgram, HostTable, HostView

if TYPE_CHECKING:
    from rumpus.table.delivery.live_table import LiveTable
    from rumpus.table.room import Room

MINUTES = 30
LISTED = 200  # tables of each phase, those touched last
DAY = 24 * 3600.0
ENOUGH = 0.7  # of a core: what a room may use before people wait
JUDGED = 3  # minutes that say how busy it is
AT_ONCE = 200  # tables that are forgotten in one go
DOOR = "door"  # the document that says whether new tables may be opened; it lies among the guests, who have hashes


class LoadMeter:
    """What this process uses, minute by minute."""

    def __init__(self) -> None:
        self.minutes: deque[float] = deque(maxlen=MINUTES)
        self._wall, self._cpu = time.monotonic(), time.process_time()
        self._failures = 0
        self.failed = False  # something failed in the last minute
        self.slowest = 0.0

    def look(self, slowest: float, failures: int) -> None:
        """To be called now and then; a minute counts when it is over."""
        wall, cpu = time.monotonic(), time.process_time()
        if wall - self._wall < 60.0:
            return
        self.minutes.append(self.share())
        self._wall, self._cpu = wall, cpu
        self.failed, self._failures = failures > self._failures, failures
        self.slowest = slowest

    def share(self) -> float:
        """Of one core, since the last minute was over."""
        return (time.process_time() - self._cpu) / max(1e-3, time.monotonic() - self._wall)


class Hosting:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.meter = LoadMeter()
        self.since = room.now()

    async def view(self) -> HostView:
        room = self.room
        well = not self.meter.failed
        try:
            await room.check_store()
        except StoreError:
            well = False
        since = room.now() - DAY
        found = [
            *await room.store.tables(state="playing", limit=LISTED),
            *await room.store.tables(state="open", limit=LISTED),
        ]
        tables = _without_twice([self._row(table) for table in found if table.touched > since])
        return HostView(
            now=room.now(),
            since=self.since,
            well=well,
            tables=tables,
            programs=self._programs(),
            load=self._load(sum(row.phase == "playing" for row in tables)),
            door=await self.is_open(),
            phones=room.network.address,
            keep_days=room.settings.keep_days,
        )

    def _row(self, table: Table) -> HostTable:
        summary, live = read_summary(table), self.room.tables.get(table.id)
        state = None if live is None else live.state
        seats = state.seat_infos() if state is not None else [] if summary is None else summary.seats
        if table.id.startswith(EVENING):  # who went home is not here
            seats = [seat for seat in seats if not seat.away]
        return HostTable(
            id=table.id,
            code="" if summary is None else summary.code,
            game=table.game,
            title=table.title,
            phase=table.state if state is None else state.phase,
            seats=seats,
            watching=0 if live is None else live.watching,
            created=table.created,
            touched=table.touched if state is None else state.touched,
            muted=summary is not None and summary.muted if state is None else state.muted,
            closed=summary is not None and summary.shut if state is None else state.shut,
        )

    def _programs(self) -> list[HostProgram]:
        return [
            HostProgram(table.state.id, table.state.code, each.seats, each.name)
            for table in self.room.tables.values()
            for each in table.watchers
            if each.program
        ]

    def _load(self, playing: int) -> HostLoad:
        meter, share = self.meter, self.meter.share()
        memory, most = _memory()
        return HostLoad(
            minutes=[round(minute, 3) for minute in meter.minutes],
            processor=round(share, 3),
            memory=memory,
            memory_most=most,
            slowest=max(meter.slowest, self.room.metrics.slowest),
            sockets=self.room.sockets.total(),
            room_for=room_for(list(meter.minutes), playing),
        )

    def tick(self) -> None:
        self.meter.look(self.room.metrics.slowest, self.room.metrics.failures)
        if self.meter.slowest:
            self.room.metrics.slowest = 0.0

    # What the host may do

    async def close(self, table_id: str, *, on: bool) -> None:
        """An evening ends with its podium, and does not begin again. A closed table is none of its games any more."""
        evening = await self.room.evenings.evening(table_id)
        if evening is not None:
            if not on:
                raise Refusal("not_now", "an evening that has ended does not begin again")
            await evening.change("", end_now)
            return

        def make(tx: Transaction) -> None:
            if tx.state.shut != on:
                tx.add(entries.Shut(on))

        table = await self._table(table_id)
        await table.change("", make)
        if on:
            await self.room.evenings.skip_table(table.state)

    async def mute(self, table_id: str, seat: int | None, *, on: bool) -> None:
        if table_id.startswith(EVENING):
            raise Refusal("not_now", "between two games there is no table to talk at")

        def make(tx: Transaction) -> None:
            if seat is not None:
                tx.need_chair(seat)
            if (tx.state.muted if seat is None else tx.state.chairs[seat].muted) != on:
                tx.add(entries.Muted(on, seat))

        await (await self._table(table_id)).change("", make)

    async def show_out(self, table_id: str, seat: int) -> None:
        """The seat goes to a bot; between the games of an evening, somebody goes home."""
        evening = await self.room.evenings.evening(table_id)
        if evening is not None:
            people = evening.state.people
            if seat >= len(people) or not people[seat].guest or not people[seat].here:
                raise Refusal("not_now", "nobody of that number is here")
            await self.room.evenings.run(evening, people[seat].guest, Leave())
            return

        def make(tx: Transaction) -> None:
            tx.need_chair(seat)
            if not tx.state.chairs[seat].person:
                raise Refusal("not_now", "nobody sits there")
            stands = tx.state.phase == "open" and tx.state.evening is None  # an evening's chairs are all dealt in
            tx.add(entries.Stood(seat) if stands else entries.ShownOut(seat, SIT_IN))

        await (await self._table(table_id)).change("", make)

    async def say(self, text: str) -> None:
        """To everybody, at other servers too."""
        words = clean_talk(text)
        if not words:
            raise Refusal("bad_message", "nothing said")
        self.room.pass_on("", PassedWords(words))
        await self.announce(words)

    async def announce(self, words: str) -> None:
        for table in tuple(self.room.tables.values()):
            await table.announce(words)

    async def is_open(self) -> bool:
        found = await self.room.store.guest(DOOR)
        return found is None or found.name != "closed"

    async def open_door(self, *, on: bool) -> None:
        await self.room.store.put(Guest(DOOR, "open" if on else "closed"))

    async def forget(self, days: int, *, really: bool) -> int:
        """Finished games that were touched so many days ago, with their logs and records: counted, or forgotten."""
        before = self.room.now() - days * DAY
        if not really:
            return await self.room.store.count_over(before)
        total = 0
        while found := await self.room.store.over_before(before, AT_ONCE):
            gone = await self.room.store.forget(found)
            for table_id in found:
                self.room.tables.pop(table_id, None)
            total += gone
            if gone < len(found):
                break
        return total

    async def _table(self, table_id: str) -> LiveTable:
        table = await self.room.table(table_id)
        if table is None:
            raise Refusal("gone", "there is no such table, or it cannot be read")
        return table


def _without_twice(rows: list[HostTable]) -> list[HostTable]:
    """While a game of an evening is on, its table stands for it: they have one code."""
    at_tables = {row.code for row in rows if not row.id.startswith(EVENING) and not row.closed}
    return [row for row in rows if not row.id.startswith(EVENING) or row.code not in at_tables]


def room_for(minutes: list[float], playing: int) -> int | None:
    """About how many more tables this process could serve, judged by what those that are on cost lately. While it has
    just started, or hardly anything goes on, nobody can tell."""
    lately = minutes[-JUDGED:]
    if len(lately) < JUDGED or not playing:
        return None
    share = sum(lately) / len(lately)
    if share < 0.01:
        return None
    return max(0, int((ENOUGH - share) * playing / share + 1e-6))  # 24 tables are not 23.999


def _memory() -> tuple[int, int]:
    """Bytes that this process has, and may have; 0 where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        used = pages * os.sysconf("SC_PAGE_SIZE")
        most = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, AttributeError):
        return 0, 0
    limit = Path("/sys/fs/cgroup/memory.max")
    with contextlib.suppress(OSError, ValueError):  # there is none
        most = min(most, int(limit.read_text(encoding="ascii")))
    return used, most
