"""A table in this process: the fold, those connected to it, and the one way to change it.

Changes are tried on a branch of the fold, appended by compare-and-swap, and told after the commit, when the branch
becomes the fold. If another server was first, the branch is dropped; the table reads on and tries again. One lock a
table keeps these steps apart from each other.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol, TypeVar

from rumpus.kernel.seats import WATCHER
from rumpus.table import documents, log, wire
from rumpus.table.course import Course
from rumpus.table.draft import Draft
from rumpus.table.fold import Fold
from rumpus.table.refuse import Refuse
from rumpus.table.steady import SKEW
from rumpus.table.store import Conflict, Deadline, Document, Store, StoreError
from rumpus.table.talk import hears
from rumpus.table.watch import Eyes, News, result_of, snapshot
from rumpus.table.wire import write
from rumpus.table.workers import Asker

T = TypeVar("T")

logger = logging.getLogger("rumpus.live")

AFTER = 30.0  # seconds within which ratings and record follow a finished game; else any server sees to them
TRIES = 50  # against other servers; each try loses only to somebody else's success

# Which kinds of rows need what; most need nothing, so these are sets that are asked once a commit.
_PLAY: frozenset[type] = frozenset((log.Played, log.Landed, log.TimedOut))
# Nobody else is told of these: who has a new link or opens one is between them and the table.
_TALK = frozenset((log.Said, log.Rated, log.Linked, log.Opened))
_SEATING = frozenset(
    (log.Made, log.Changed, log.Sat, log.Stood, log.Linked, log.Dealt, log.Renamed, log.HandedOver, log.TookBack)
)
_DOOR = frozenset((log.Made, log.Hosted, log.Dealt))
_HOLDING = frozenset((log.Sat, log.Stood, log.Opened, log.Linked, log.Hosted))


class Watcher(Protocol):
    """A connection."""

    guest: str
    address: str
    watch_only: bool
    seats: list[int]

    async def send(self, message: bytes) -> None:
        """Waits for nobody: who does not read is let go (throttle.py)."""
        ...


class LiveTable:
    def __init__(self, store: Store, table_id: str, now: Callable[[], float]) -> None:
        self.store = store
        self.fold = Fold(table_id)
        self.now = now
        self.watchers: list[Watcher] = []
        self.eyes: dict[int, Eyes] = {}
        self.lock = asyncio.Lock()
        self.touched = now()
        self.address = ""  # of whoever made it or sits at it, as far as this server has seen; in memory only
        self.pending = 0  # the last row of an append under way here
        self.on_change: Callable[[LiveTable, list[log.AnyBody]], None] | None = None  # after a change made here
        self.on_news: Callable[[LiveTable, list[log.AnyBody]], None] | None = None  # after another server's

    @property
    def asker(self) -> Asker:
        """On whose account its bots think."""
        return Asker(self.fold.host, self.address)

    # Reading

    async def load(self) -> bool:
        """Read the log from the start; False if there is none."""
        async with self.lock:
            await self._read_on(tell=False)
        return self.fold.seq > 0

    async def catch_up(self, seq: int) -> None:
        """Another server appended up to row `seq`, or may have (0)."""
        if 0 < seq <= max(self.fold.seq, self.pending):
            return
        async with self.lock:
            await self._read_on(tell=True)

    async def _read_on(self, *, tell: bool) -> None:
        rows = await self.store.rows(self.fold.id, after=self.fold.seq)
        if not rows:
            return
        fold = self.fold.branch() if tell else self.fold
        bodies: list[log.AnyBody] = []
        for row in rows:
            body = log.body_of(row)
            fold.do(body, row.at)
            fold.seq = row.seq
            bodies.append(body)
        if tell:
            await self._become(fold, bodies)
            if self.on_news is not None:
                self.on_news(self, bodies)

    # Changing

    async def change(self, guest: str, make: Callable[[Draft], T]) -> T:
        """Draft, commit, tell. `make` may run again if another server was first; what it raises changes nothing."""
        async with self.lock:
            for _ in range(TRIES):
                draft = Draft(self.fold.branch(), guest, self._time())
                made = make(draft)
                if not draft.bodies:
                    return made
                if await self._commit(draft):
                    if draft.fold.touched != self.fold.touched:  # what nobody noticed keeps no table in memory
                        self.touched = self.now()
                    await self._become(draft.fold, draft.bodies)
                    if self.on_change is not None:
                        self.on_change(self, draft.bodies)
                    return made
            raise Refuse("busy")

    def _time(self) -> float:
        """Not before the last row, unless that lies so far ahead that the time it was written by was wrong."""
        now, last = self.now(), self.fold.at
        return last if now < last <= now + SKEW else now

    async def _commit(self, draft: Draft) -> bool:
        fold = draft.fold
        entries = [log.entry(body, draft.at) for body in draft.bodies]
        put, drop = self._documents(draft)
        self.pending = fold.seq + len(entries)
        try:
            fold.seq = await self.store.append(fold.id, fold.seq, entries, put=put, drop=drop)
        except Conflict:
            await self._read_on(tell=True)
            return False
        except StoreError as error:
            # Whether it was written is not known: whatever the log says from here on is true.
            logger.warning("a change could not be written: %s", error)
            raise Refuse("busy") from error
        finally:
            self.pending = 0
        return True

    def _documents(self, draft: Draft) -> tuple[list[Document], list[Document]]:
        before, fold, kinds = self.fold, draft.fold, {type(body) for body in draft.bodies}
        put: list[Document] = []
        drop: list[Document] = []
        if fold.setting.pace == "correspondence" or not kinds <= _PLAY:
            put.append(documents.card(fold))
        if kinds & _SEATING:
            put += documents.seats(fold)
            gone = range(len(fold.chairs), len(before.chairs))
            drop += [documents.Seat(fold.id, seat, "") for seat in gone]
        if fold.phase == "over" and before.phase != "over":
            drop.append(documents.door(fold))
            put.append(documents.deadline(fold, draft.at + AFTER))
        elif kinds & _DOOR:
            put.append(documents.door(fold))
        wake, wake_before = fold.wake, before.wake
        if wake is not None:
            if wake != wake_before:
                put.append(documents.deadline(fold, wake))
        elif wake_before is not None and fold.phase != "over":
            drop.append(Deadline(fold.id, 0, 0.0))
        return put, drop

    # Telling

    async def join(self, watcher: Watcher) -> None:
        """To be called with the lock held: from here on the watcher hears everything."""
        self.watchers.append(watcher)
        await self.seat_watcher(watcher)

    def leave(self, watcher: Watcher) -> None:
        self.touched = self.now()
        if watcher in self.watchers:
            self.watchers.remove(watcher)
        used = {seat for each in self.watchers for seat in self.eyes_of(each)}
        for seat in [seat for seat in self.eyes if seat not in used]:
            del self.eyes[seat]

    def eyes_of(self, watcher: Watcher) -> list[int]:
        return watcher.seats or [WATCHER]

    async def seat_watcher(self, watcher: Watcher) -> None:
        """Tell a watcher which seats it holds now, and what they see."""
        watcher.seats = [] if watcher.watch_only else self.fold.seats_of(watcher.guest)
        await watcher.send(write(wire.You(watcher.seats, bool(watcher.guest) and watcher.guest == self.fold.host)))
        for seat in self.eyes_of(watcher):
            await watcher.send(snapshot(self.fold, self._eyes(seat)))

    def _eyes(self, seat: int) -> Eyes:
        if seat not in self.eyes:
            self.eyes[seat] = Eyes(seat, self.fold.course)
        return self.eyes[seat]

    async def _become(self, fold: Fold, bodies: list[log.AnyBody]) -> None:
        """What was tried is in the log now: from here on it is the table, and everybody is told."""
        before, self.fold = self.fold, fold
        if not self.watchers:
            return
        kinds = {type(body) for body in bodies}
        if log.Dealt in kinds or log.Made in kinds:
            await self._tell_anew()
            return
        if before.course is not None and fold.course is not None and (kinds & _PLAY or log.AskedPause in kinds):
            await self._tell_steps(before.course, fold.course)
        if not kinds <= _PLAY:
            await self._tell_rest(before, kinds)

    async def _tell_anew(self) -> None:
        """The start: seats are numbered anew and a course begins, so everybody gets everything."""
        self.eyes.clear()
        for watcher in tuple(self.watchers):
            await self.seat_watcher(watcher)

    async def _tell_steps(self, before: Course, course: Course) -> None:
        news = News(course, course.changes_since(before), len(before.steps))
        messages = {seat: news.for_eyes(eyes) for seat, eyes in self.eyes.items()}
        for watcher in tuple(self.watchers):
            for seat in self.eyes_of(watcher):
                message = messages.get(seat)
                if message is not None:
                    await watcher.send(message)

    async def _tell_rest(self, before: Fold, kinds: set[type]) -> None:
        fold = self.fold
        if not kinds <= _PLAY | _TALK:
            await self._tell_all(wire.TableChanged(fold.table_info(), fold.seat_infos()))
        if kinds & _HOLDING:
            await self._tell_holders(before)
        for heard in fold.talk[len(before.talk) :]:
            message = write(wire.Talked(heard.line))
            for watcher in tuple(self.watchers):
                if any(hears(heard.line, seat) for seat in self.eyes_of(watcher)):
                    await watcher.send(message)
        if log.Finished in kinds:
            result = result_of(fold)
            assert result is not None
            await self._tell_all(wire.Over(result))

    async def _tell_holders(self, before: Fold) -> None:
        """Those who hold other seats than before, or became host, learn of it."""
        for watcher in tuple(self.watchers):
            seats = [] if watcher.watch_only else self.fold.seats_of(watcher.guest)
            hosts = before.host != self.fold.host and watcher.guest in (before.host, self.fold.host)
            if seats != watcher.seats or hosts:
                await self.seat_watcher(watcher)

    async def _tell_all(self, message: wire.FromServer) -> None:
        encoded = write(message)
        for watcher in tuple(self.watchers):
            await watcher.send(encoded)
