"""A table in this process: its log (log/live_log.py has the one way to change it), those connected to it, and what each
of them is told of a change once it is committed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec

from rumpus.kernel.seats import WATCHER
from rumpus.table import wire
from rumpus.table.bots.workers import Asker
from rumpus.table.commands.talk import hears
from rumpus.table.delivery.attendance import Elsewhere, Passed, PassedAttendance, PassedFace, attendance_of
from rumpus.table.delivery.audience import Audience, slowest
from rumpus.table.delivery.messages import StepMessages, Viewer, result_of, snapshot
from rumpus.table.log import documents, entries
from rumpus.table.log.live_game import LiveGame
from rumpus.table.log.live_log import LiveLog
from rumpus.table.log.state import TableState, told_to_all
from rumpus.table.log.transaction import Transaction
from rumpus.table.shelf.rows import rows_of_table, traces_of
from rumpus.table.store import Deadline, Document, Store
from rumpus.table.wire import write

AFTER = 30.0  # seconds within which ratings and record follow a finished game; else any server sees to them

# Which kinds of rows need what; most need nothing, so these are sets that are asked once a commit.
_ANEW: frozenset[type] = frozenset((entries.Made, entries.Dealt, entries.Undone, entries.Withdrawn))
_PLAY: frozenset[type] = frozenset((entries.Played, entries.Landed, entries.TimedOut))
# Nobody else is told of these: who has a new link or opens one is between them and the table.
_TALK = frozenset((entries.Said, entries.Rated, entries.Linked, entries.Opened, entries.TookAdvice))
_SEATING = frozenset(
    (
        entries.Made,
        entries.Changed,
        entries.Sat,
        entries.Stood,
        entries.Linked,
        entries.Dealt,
        entries.Renamed,
        entries.HandedOver,
        entries.TookBack,
        entries.TookChair,
        entries.ShownOut,
    )
)
_HOST_CHANGES = frozenset((entries.Made, entries.Hosted, entries.Dealt))
_HOLDING = frozenset(
    (
        entries.Sat,
        entries.Stood,
        entries.Opened,
        entries.Linked,
        entries.Hosted,
        entries.TookChair,
        entries.ShownOut,
    )
)


class Watcher(Protocol):
    """A connection."""

    guest: str
    address: str
    name: str
    watch_only: bool
    program: bool
    through: bool
    seats: list[int]
    shown: dict[int, int]
    speed: wire.Speed

    async def send(self, message: bytes) -> None:
        """Waits for nobody: who does not read is let go (throttle.py)."""
        ...


def _to_nobody(table_id: str, message: Passed) -> None:
    """There is one server."""


class LiveTable(LiveLog[TableState, entries.AnyBody, Transaction]):
    codec = entries.codec
    transaction = Transaction

    def __init__(self, store: Store, table_id: str, now: Callable[[], float]) -> None:
        super().__init__(store, TableState(table_id), now)
        self.watchers: list[Watcher] = []
        self.viewers: dict[int, Viewer] = {}
        self.audience = Audience()
        self.address = ""  # of whoever made it or sits at it, as far as this server has seen; in memory only
        self.gone: set[int] = set()  # seats whose last connection here has closed, until the log says more of them
        self.server = ""
        self.elsewhere = Elsewhere()
        self.pass_on: Callable[[str, Passed], None] = _to_nobody  # to other servers that have this table
        self._passed: PassedAttendance | None = None  # as they were told last
        self._attendance = b""  # as everybody was told last
        self.on_change: Callable[[LiveTable, list[entries.AnyBody]], None] | None = None  # after a change made here
        self.on_news: Callable[[LiveTable, list[entries.AnyBody]], None] | None = None  # after another server's

    @property
    def asker(self) -> Asker:
        """On whose account its bots think."""
        return Asker(self.state.host, self.address)

    @property
    def speed(self) -> wire.Speed:
        """How quickly bots move on here, as those wish who play."""
        return slowest(self.watchers)

    @property
    def stage_left(self) -> float:
        """Seconds until those present have seen what happened last, at most; 0 once all say so."""
        latest = {seat: viewer.n for seat, viewer in self.viewers.items()}
        return self.audience.left(self.watchers, latest, self.now())

    # Changing

    def read_more(self, bodies: list[entries.AnyBody]) -> None:
        if self.on_news is not None:
            self.on_news(self, bodies)

    async def committed(self, tx: Transaction) -> None:
        if tx.state.touched != self.state.touched:  # what nobody noticed keeps no table in memory
            self.touched = self.now()
        await self.become(tx.state, tx.bodies)
        if self.on_change is not None:
            self.on_change(self, tx.bodies)

    def blank(self) -> TableState:
        return TableState(self.state.id)

    def documents(self, tx: Transaction) -> tuple[list[Document], list[Document]]:
        before, state, kinds = self.state, tx.state, {type(body) for body in tx.bodies}
        put: list[Document] = traces_of(state.id, tx.bodies)
        drop: list[Document] = []
        # Play is not written here each time; a hidden act that did write it would show by how new it is.
        if state.setup.pace == "correspondence" or any(map(told_to_all, tx.bodies)):
            put.append(documents.card(state))
        if kinds & _SEATING:
            put += documents.seats(state)
            gone = range(len(state.chairs), len(before.chairs))
            drop += [documents.Seat(state.id, seat, "") for seat in gone]
        if state.phase == "over" and before.phase != "over":
            drop.append(documents.host_seat(state))
            put.append(documents.deadline(state, tx.at + AFTER))
            put += rows_of_table(state, tx.at)
        elif kinds & _HOST_CHANGES:
            put.append(documents.host_seat(state))
        wake, wake_before = state.wake, before.wake
        if wake is not None:
            if wake != wake_before:
                put.append(documents.deadline(state, wake))
        elif wake_before is not None and state.phase != "over":
            drop.append(Deadline(state.id, 0, 0.0))
        return put, drop

    # Telling

    async def join(self, watcher: Watcher) -> None:
        """To be called with the lock held: from here on the watcher hears everything."""
        self.watchers.append(watcher)
        await self.seat_watcher(watcher)
        self.gone.difference_update(watcher.seats)
        if not await self.tell_attendance():
            await watcher.send(self._attendance)

    def leave(self, watcher: Watcher) -> None:
        self.touched = self.now()
        if watcher in self.watchers:
            self.watchers.remove(watcher)
            here = {seat for each in self.watchers for seat in each.seats}
            self.gone.update(seat for seat in watcher.seats if seat not in here)
        used = {seat for each in self.watchers for seat in self.seats_shown_to(each)}
        for seat in [seat for seat in self.viewers if seat not in used]:
            del self.viewers[seat]

    def seats_shown_to(self, watcher: Watcher) -> list[int]:
        return watcher.seats or [WATCHER]

    async def seat_watcher(self, watcher: Watcher) -> None:
        """Tell a watcher which seats it holds now, and what they see."""
        watcher.seats = [] if watcher.watch_only else self.state.seats_of(watcher.guest)
        await watcher.send(write(wire.You(watcher.seats, self._is_host(watcher))))
        for seat in self.seats_shown_to(watcher):
            await watcher.send(self._snapshot(seat))

    def _snapshot(self, seat: int) -> bytes:
        """Written once for all who come while nothing happens."""
        viewer = self._viewer(seat)
        if viewer.snapshot is None or viewer.snapshot[0] is not self.state:
            viewer.snapshot = (self.state, snapshot(self.state, viewer))
        return viewer.snapshot[1]

    def _viewer(self, seat: int) -> Viewer:
        if seat not in self.viewers:
            self.viewers[seat] = Viewer(seat, self.state.live_game)
        return self.viewers[seat]

    async def become(self, state: TableState, bodies: list[entries.AnyBody]) -> None:
        before, self.state = self.state, state
        self._hear_of(bodies)
        if self.watchers:
            await self._tell(before, bodies)
        self.audience.stir()

    async def _tell(self, before: TableState, bodies: list[entries.AnyBody]) -> None:
        state = self.state
        kinds = {type(body) for body in bodies}
        if entries.Shut in kinds and state.shut:
            await self._tell_all(wire.Bye("by_host", -1.0))
            self.watchers.clear()
            self.viewers.clear()
            return
        if kinds & _ANEW:
            await self._tell_anew()
            return
        if (
            before.live_game is not None
            and state.live_game is not None
            and (kinds & _PLAY or entries.AskedPause in kinds)
        ):
            await self._tell_steps(before.live_game, state.live_game)
        if not kinds <= _PLAY or before.undo_asked is not None:
            await self._tell_rest(before, kinds)

    async def _tell_anew(self) -> None:
        """The start: seats are numbered anew and a game begins, so everybody gets everything."""
        self.viewers.clear()
        for watcher in tuple(self.watchers):
            await self.seat_watcher(watcher)

    async def _tell_steps(self, before: LiveGame, live_game: LiveGame) -> None:
        first = len(before.steps)
        self.audience.told(live_game.game, live_game.steps[first:], self.speed, self.now())
        steps = StepMessages(live_game, live_game.changes_since(before), first)
        messages = {seat: steps.for_viewer(viewer) for seat, viewer in self.viewers.items()}
        for watcher in tuple(self.watchers):
            for seat in self.seats_shown_to(watcher):
                message = messages.get(seat)
                if message is not None:
                    await watcher.send(message)

    async def _tell_rest(self, before: TableState, kinds: set[type]) -> None:
        state = self.state
        if not kinds <= _PLAY | _TALK or before.undo_asked != state.undo_asked:
            await self._tell_all(wire.TableChanged(state.table_info(), state.seat_infos()))
        if kinds & _HOLDING:
            await self._tell_holders(before)
        if kinds & _HOLDING or entries.Presence in kinds:
            await self.tell_attendance()
        for heard in state.talk[len(before.talk) :]:
            message = write(wire.Talked(heard.line))
            for watcher in tuple(self.watchers):
                if any(hears(heard.line, seat) for seat in self.seats_shown_to(watcher)):
                    await watcher.send(message)
        if entries.Finished in kinds:
            result = result_of(state)
            assert result is not None
            await self._tell_all(wire.Over(result))

    async def _tell_holders(self, before: TableState) -> None:
        """Those who hold other seats than before, or became host, learn of it."""
        for watcher in tuple(self.watchers):
            seats = [] if watcher.watch_only else self.state.seats_of(watcher.guest)
            hosts = before.host != self.state.host and watcher.guest in (before.host, self.state.host)
            if seats != watcher.seats or hosts:
                await self.seat_watcher(watcher)

    def _hear_of(self, bodies: list[entries.AnyBody]) -> None:
        """What the log says of somebody's coming and going is truer than what this server saw of it."""
        for body in bodies:
            if isinstance(body, entries.Presence | entries.TookChair | entries.ShownOut | entries.Stood):
                self.gone.discard(body.seat)
            elif isinstance(body, entries.Dealt):  # seats are numbered anew
                self.gone.clear()

    async def tell_attendance(self) -> bool:
        """Tell everybody who has gone and who watches, here and at other servers, if that has changed."""
        own = self._own_attendance()
        if own != self._passed:
            self.pass_on(self.state.id, msgspec.structs.replace(own, asks=self._passed is None))
            self._passed = own
        told = write(self.elsewhere.with_own(own))
        if told == self._attendance:
            return False
        self._attendance = told
        for watcher in tuple(self.watchers):
            await watcher.send(told)
        return True

    async def heard_attendance(self, told: PassedAttendance) -> None:
        """What another server says of its connections."""
        async with self.lock:
            self.elsewhere.heard(told, self.now())
            if told.asks:
                self.pass_on(self.state.id, self._own_attendance())
            await self.tell_attendance()

    async def repeat_attendance(self) -> None:
        """Where several servers have the table: whoever is killed says nothing any more."""
        async with self.lock:
            self.elsewhere.expire(self.now())
            self.pass_on(self.state.id, self._own_attendance())
            await self.tell_attendance()

    @property
    def watching(self) -> int:
        return self.elsewhere.with_own(self._own_attendance()).watching

    def _own_attendance(self) -> PassedAttendance:
        watchers = [each for each in self.watchers if self._only_watches(each)]
        known = {each.guest: each.name for each in watchers if each.guest}
        here = (seat for each in self.watchers for seat in each.seats)
        unknown = sum(not each.guest for each in watchers)
        return attendance_of(self.server, here, self.gone, known, unknown)

    def _only_watches(self, watcher: Watcher) -> bool:
        """A person without a seat; a big screen is none, nor is the host who looks at it."""
        return not watcher.seats and not watcher.watch_only and not self._is_host(watcher)

    def _is_host(self, watcher: Watcher) -> bool:
        return bool(watcher.guest) and watcher.guest == self.state.host

    async def react(self, seat: int, face: wire.Face) -> None:
        """Told to whoever is here, at other servers too, and kept nowhere."""
        self.pass_on(self.state.id, PassedFace(seat, face))
        await self.show_face(seat, face)

    async def show_face(self, seat: int, face: wire.Face) -> None:
        await self._tell_all(wire.Reacted(seat, face))

    async def announce(self, text: str) -> None:
        await self._tell_all(wire.Announced(text))

    async def _tell_all(self, message: wire.FromServer) -> None:
        encoded = write(message)
        for watcher in tuple(self.watchers):
            await watcher.send(encoded)
