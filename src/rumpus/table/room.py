"""The room: every table that this process serves, and what keeps them going.

Any process may serve any table. What another one appends comes as a hint from the store, and is read from the log.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any
from uuid import uuid4

import msgspec

from rumpus.table.bots.seats import BotSeats
from rumpus.table.bots.thinking import Thinkers
from rumpus.table.briefly import Briefly
from rumpus.table.commands import presence
from rumpus.table.commands.play import restart_clock, time_out
from rumpus.table.delivery.attendance import AGAIN, Passed, PassedAttendance, PassedFace, read_passed, write_passed
from rumpus.table.delivery.live_table import LiveTable
from rumpus.table.evening.evenings import Evenings
from rumpus.table.evening.state import EVENING
from rumpus.table.hosting import Hosting
from rumpus.table.log import documents, entries
from rumpus.table.log.live_log import LiveLogs
from rumpus.table.log.state import OtherRules
from rumpus.table.log.steady import SKEW
from rumpus.table.making import TableMaker
from rumpus.table.metrics import Metrics
from rumpus.table.notices.notifier import Notifier
from rumpus.table.records.ratings import rate
from rumpus.table.records.uploads import RecordReader
from rumpus.table.refusal import Refusal
from rumpus.table.settings import Settings
from rumpus.table.shelf.limits import ShelfLimits
from rumpus.table.store import EVERYTHING, Record, Store, StoreError
from rumpus.table.transport.guest_keys import ROOM_LOG, GuestKeys
from rumpus.table.transport.identity import clean_code
from rumpus.table.transport.limits import Buckets, MessageLimits
from rumpus.table.transport.network import NetworkListener
from rumpus.table.wire import Closed
from rumpus.table.wire_http import Statistics

logger = logging.getLogger("rumpus.room")

IDLE = 120.0  # seconds after which a table that nobody looks at is put away; its log stays
BROUGHT = 4_000_000  # bytes of records an hour that one guest may bring in, five times that at once
SMALLEST = 40_000  # what a small record counts for
CHECKED = 1.0  # seconds for which a database that could be written counts as one that can
PLAYED = 5.0  # seconds for which the statistics of a game are as they were
LOOK = 0.25  # how often to look for clocks that have run out


class Room:
    def __init__(self, store: Store, settings: Settings, now: Callable[[], float]) -> None:
        self.store = store
        self.settings = settings
        self.now = now
        self.tables = LiveLogs(self._read_table)
        self.keys = GuestKeys(store)
        self.metrics = Metrics()
        self.statistics = Briefly[Statistics](PLAYED, now)
        self.limits = MessageLimits(settings.rate, now)
        self.network = NetworkListener(settings, now)
        self.sockets: Counter[str] = Counter()  # open ones, by address
        self.thinkers = Thinkers(settings.bots or None)
        self.records = RecordReader()  # of games that were played here
        self.uploads = RecordReader()  # of those that people brought: they wait for each other, not others for them
        rate = settings.rate
        self._brought = Buckets(BROUGHT / 3600 * rate, 5 * BROUGHT * rate, now)
        self._brought_from = Buckets(4 * BROUGHT / 3600 * rate, 20 * BROUGHT * rate, now)
        self.bots = BotSeats(self.thinkers, self.metrics, now, self.spawn, pauses=settings.bot_pauses)
        self.hosting = Hosting(self)
        self.maker = TableMaker(self)
        self.notifier = Notifier(store, settings, self.metrics)
        self._closed: dict[str, Closed] = {}  # tables that cannot be opened here, and why
        self._tasks: set[asyncio.Task[None]] = set()
        self._writing = asyncio.Lock()
        self._checking = asyncio.Lock()
        self._checked = -1e9
        self._stop_listening: Callable[[], None] | None = None
        self._passing = asyncio.Lock()
        self._server = uuid4().hex  # which of the servers on this database
        self.evenings = Evenings(self)
        self.shelf_limits = ShelfLimits(settings.rate, now)
        self.looking_back = asyncio.Lock()  # at games that are on, one after the other
        self.deleting = asyncio.Lock()  # one after the other: to delete somebody may take seconds
        self.closing = False

    async def start(self, *, clocks: bool = True) -> None:
        await self.keys.open(self.now())
        self._stop_listening = await self.store.listen(self._grown)
        self.store.hear(self._heard)
        if clocks:
            self.spawn(self._look_after())

    async def stop(self) -> None:
        """Finish what was begun. Whoever was connected has been told by the server's close (1012) to come back."""
        self.closing = True
        if self._stop_listening is not None:
            self._stop_listening()
        for table in self.tables.values():
            async with table.lock:
                pass  # a change under way is committed and told
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinkers.close()
        self.records.close()
        self.uploads.close()
        await self.notifier.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.metrics.failures += 1
            logger.error("a task of the room failed", exc_info=task.exception())

    # Finding tables

    async def table(self, table_id: str) -> LiveTable | None:
        return await self.tables.find(table_id)

    async def _read_table(self, table_id: str) -> LiveTable | None:
        # The room's own log is no table, nor is an evening's.
        if table_id == ROOM_LOG or table_id.startswith(EVENING) or table_id in self._closed:
            return None
        table = LiveTable(self.store, table_id, self.now)
        try:
            if not await table.load():
                return None
        except (StoreError, asyncio.CancelledError):
            raise
        except Exception as error:  # a log that is none: from a damaged or hostile copy, or of other rules
            logger.error("table %s stays closed, its log cannot be played again: %s", table_id, error)
            self._closed[table_id] = "other_rules" if isinstance(error, OtherRules) else "unreadable"
            return None
        self.attach(table)
        self.tables[table_id] = table
        await table.catch_up(0)  # what was appended between reading and being told
        if _clock_jumped(table):
            await table.change("", restart_clock)
        return table

    def closed(self, table_id: str) -> Closed | None:
        """Why a table that there is cannot be opened, once that was tried."""
        return self._closed.get(table_id)

    async def by_code(self, code: str) -> str | None:
        """The table that a code opens: one that can still be sat down at. Databases of earlier versions hold codes of
        tables that have long been played. An evening's tables have its code: it leads to the evening."""
        seats = await self.store.seats_of_key(documents.code_key(clean_code(code)))
        for seat in sorted(seats, key=lambda seat: not seat.table_id.startswith(EVENING)):
            table = await self.store.table(seat.table_id)
            if table is not None and table.state == "open":
                return table.id
        return None

    def add(self, table: LiveTable) -> LiveTable:
        """A table that was just made; the one that is here already, where another request was first to read it."""
        self.attach(table)
        self.metrics.tables_made += 1
        return self.tables.setdefault(table.state.id, table)

    async def check_store(self) -> None:
        """Write a row and read it back, at most once a second however often it is asked; raises StoreError."""
        async with self._checking:
            if self.now() - self._checked >= CHECKED or self.now() < self._checked:
                await self.store.check(self.now())
                self._checked = self.now()

    def attach(self, table: LiveTable) -> None:
        table.on_change, table.on_news = self._changed, self._news
        table.server, table.pass_on = self._server, self.pass_on

    # What servers tell each other and nobody keeps

    def pass_on(self, table_id: str, message: Passed) -> None:
        """To the other servers on this database; an empty id is for all tables."""
        self.spawn(self._pass_on(table_id, write_passed(message)))

    async def _pass_on(self, table_id: str, text: str) -> None:
        async with self._passing:  # in order
            with contextlib.suppress(StoreError):  # nobody misses what is kept nowhere
                await self.store.pass_on(table_id, text)

    def _heard(self, table_id: str, text: str) -> None:
        try:
            message = read_passed(text)
        except msgspec.DecodeError:  # of another version
            return
        table = self.tables.get(table_id)
        if not isinstance(message, PassedFace | PassedAttendance):
            self.spawn(self.hosting.announce(message.text))
        elif table is None:
            return
        elif isinstance(message, PassedFace):
            self.spawn(table.show_face(message.seat, message.face))
        else:
            self.spawn(table.heard_attendance(message))

    # What follows from a change

    def _grown(self, table_id: str, seq: int) -> None:
        if table_id == EVERYTHING:
            for table in self.tables.values():
                self.spawn(table.catch_up(0))
            self.evenings.missed()
            return
        self.evenings.grown(table_id, seq)
        self.records.forget(table_id)
        table = self.tables.get(table_id)
        if table is not None and table.behind(seq):
            self.spawn(table.catch_up(seq))

    def _changed(self, table: LiveTable, bodies: list[entries.AnyBody]) -> None:
        state = table.state
        self.bots.wake(table)
        self.bots.heard(table, bodies)
        if state.phase == "over":
            if not state.rated and any(isinstance(body, entries.Finished) for body in bodies):
                self.metrics.games_finished += 1
                self.spawn(self._after_the_game(table))
        elif state.setup.pace == "correspondence" and state.phase == "playing":
            self.notifier.turn(state)
        elif any(isinstance(body, entries.Dealt) for body in bodies) and any(chair.level for chair in state.chairs):
            levels = [chair.level for chair in state.chairs if chair.level]
            self.spawn(self.thinkers.warm(table.asker, state.game, levels))

    def _news(self, table: LiveTable, bodies: list[entries.AnyBody]) -> None:
        """Another server says that somebody is away who is here."""
        for body in bodies:
            if isinstance(body, entries.Presence) and not body.here and presence.is_here(table, body.seat):
                self.spawn(presence.mark(table, body.seat, here=True))

    async def _after_the_game(self, table: LiveTable) -> None:
        """Ratings and record, once; a deadline stays until both are written, so that any server tries again."""
        try:
            await self.evenings.game_over(table.state)
            await rate(table)
            await self.record(table.state.id)
            await self.store.drop(documents.deadline(table.state, 0.0))
        except (StoreError, Refusal) as error:
            logger.warning("what follows a finished game waits for the database: %s", error)

    def reader(self, record_id: str) -> RecordReader:
        return self.uploads if record_id.startswith("in-") else self.records

    def may_bring(self, guest: str, address: str, size: int) -> bool:
        """Whether a record from outside may be kept: so many bytes an hour of one guest, and from one address."""
        size = max(size, SMALLEST)
        return self._brought_from.take(address, size) and self._brought.take(guest, size)

    async def record(self, record_id: str) -> Record | None:
        """The record of a finished game; written when it is first wanted, if a crash came before."""
        async with self._writing:
            found = await self.store.record(record_id)
            table = None if found is not None else await self.table(record_id)
            if table is not None and table.state.phase == "over":
                found = await asyncio.to_thread(documents.record, table.state)
                await self.store.put(found)
            return found

    async def read_anew(self, table_id: str) -> None:
        """Somebody was taken out of a log: what this process has of it is read again. Other servers hear of the row."""
        self.records.forget(table_id)
        table, evening = self.tables.get(table_id), self.evenings.live.get(table_id)
        if table is not None:
            await table.catch_up(0)
        if evening is not None:
            await evening.catch_up(0)

    # Clocks

    async def _look_after(self) -> None:
        evict, again = self.now() + IDLE, self.now() + AGAIN
        waiting = False
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.tick()
            except StoreError as error:
                if not waiting:  # said once: an outage of a night must not fill the log, nor a full disk
                    logger.warning("the clocks wait for the database: %s", error)
                waiting = True
            else:
                if waiting:
                    logger.warning("the clocks go on")
                waiting = False
            self.hosting.tick()
            if self.now() > again:
                again = self.now() + AGAIN
                for table in tuple(self.tables.values()):
                    if table.elsewhere:
                        self.spawn(table.repeat_attendance())
            if self.now() > evict:
                evict = self.now() + IDLE
                self._put_away()
                await self._keep_to_days()

    async def _keep_to_days(self) -> None:
        """Finished games are kept so many days, where somebody chose a number."""
        if self.settings.keep_days:
            try:
                await self.hosting.forget(self.settings.keep_days, really=True)
            except StoreError as error:
                logger.warning("older games wait to be forgotten: %s", error)

    async def tick(self) -> None:
        """Fire what is due. Each deadline is claimed by one server only, and the log has the last word."""
        now = self.now()
        due = await self.store.next_due()
        if due is None or due > now:
            return
        for deadline in await self.store.claim_due(now):
            try:
                if deadline.table_id.startswith(EVENING):
                    await self.evenings.due(deadline)
                    continue
                table = await self.table(deadline.table_id)
                if table is not None:
                    await self._look_at(table)
                else:
                    await self.store.drop(deadline)
            except StoreError:
                raise
            except Refusal:
                continue  # the database was busy: the deadline is given again
            except Exception:
                # A table that cannot be read or played on must not stop the clocks of the others, nor fill the log.
                self.metrics.failures += 1
                logger.exception("table %s cannot go on, and is looked at no more", deadline.table_id)
                await self.store.drop(deadline)

    async def _look_at(self, table: LiveTable) -> None:
        await table.catch_up(0)
        if table.state.phase == "over":
            await self._after_the_game(table)
            return
        await table.change("", time_out)
        self.bots.wake(table)
        wake = table.state.wake
        if wake is None:
            await self.store.drop(documents.deadline(table.state, 0.0))
        elif wake <= self.now():  # a bot that is late: look again later
            await self.store.put(documents.deadline(table.state, self.now() + 5.0))

    def _put_away(self) -> None:
        self.evenings.put_away(IDLE)
        for table_id, table in list(self.tables.items()):
            if not table.watchers and not table.lock.locked() and self.now() - table.touched > IDLE:
                del self.tables[table_id]
                self.bots.forget(table)


def _clock_jumped(table: LiveTable) -> bool:
    """Whether a clock was started by a time that has not come yet: the machine's own had jumped, and was set back."""
    live_game = table.state.live_game
    running = None if live_game is None or table.state.phase != "playing" else live_game.running
    return running is not None and running.due - running.total > table.now() + SKEW
