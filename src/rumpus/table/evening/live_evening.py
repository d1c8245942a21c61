"""An evening in this process: its state, who looks at it, and the one way to change it, as with a table
(delivery/live_table.py): tried on a branch, appended by compare-and-swap, told after the commit."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol, TypeVar

import msgspec

from rumpus.table.evening.entries import AnyEveningBody, evening_body_of, evening_entry
from rumpus.table.evening.state import EveningState
from rumpus.table.evening.wire import EveningTold
from rumpus.table.log.documents import DOOR, TableSummary, door_key
from rumpus.table.log.steady import SKEW
from rumpus.table.refusal import Refusal
from rumpus.table.store import Conflict, Deadline, Document, Seat, Store, StoreError, Table
from rumpus.table.wire import SeatInfo, write

T = TypeVar("T")

logger = logging.getLogger("rumpus.evening")

TRIES = 50  # against other servers


class EveningTransaction:
    """What one message adds to an evening's log. For the server itself `guest` is empty."""

    def __init__(self, state: EveningState, guest: str, at: float) -> None:
        self.state = state
        self.guest = guest
        self.at = at
        self.bodies: list[AnyEveningBody] = []

    def add(self, body: AnyEveningBody) -> None:
        self.state.do(body, self.at)
        self.bodies.append(body)

    def need_lead(self) -> None:
        if not self.state.leads(self.guest):
            raise Refusal("not_host")

    def need_going(self) -> None:
        if self.state.phase == "over":
            raise Refusal("not_now", "the evening is over")


class EveningWatcher(Protocol):
    guest: str
    address: str

    async def send(self, message: bytes) -> None: ...


class LiveEvening:
    def __init__(self, store: Store, evening_id: str, now: Callable[[], float]) -> None:
        self.store = store
        self.state = EveningState(evening_id)
        self.now = now
        self.watchers: list[EveningWatcher] = []
        self.lock = asyncio.Lock()
        self.beginning = asyncio.Lock()  # held while a table is laid
        self.touched = now()
        self.pending = 0

    async def load(self) -> bool:
        async with self.lock:
            await self._read_on()
        return self.state.seq > 0

    async def catch_up(self, seq: int) -> None:
        """Another server appended up to row `seq`, or may have (0)."""
        if 0 < seq <= max(self.state.seq, self.pending):
            return
        async with self.lock:
            await self._read_on()

    async def _read_on(self) -> None:
        rows = await self.store.rows(self.state.id, after=self.state.seq)
        if not rows:
            return
        state = self.state.branch()
        for row in rows:
            state.do(evening_body_of(row), row.at)
            state.seq = row.seq
        await self._become(state)

    async def change(self, guest: str, make: Callable[[EveningTransaction], T]) -> T:
        """`make` may run again if another server was first; what it raises changes nothing."""
        async with self.lock:
            for _ in range(TRIES):
                now, last = self.now(), self.state.at
                tx = EveningTransaction(self.state.branch(), guest, last if now < last <= now + SKEW else now)
                made = make(tx)
                if not tx.bodies:
                    return made
                if await self._commit(tx):
                    self.touched = self.now()
                    await self._become(tx.state)
                    return made
            raise Refusal("busy")

    async def _commit(self, tx: EveningTransaction) -> bool:
        state = tx.state
        rows = [evening_entry(body, tx.at) for body in tx.bodies]
        put, drop = self._documents(state)
        self.pending = state.seq + len(rows)
        try:
            state.seq = await self.store.append(state.id, state.seq, rows, put=put, drop=drop)
        except Conflict:
            await self._read_on()
            return False
        except StoreError as error:
            logger.warning("a change of an evening could not be written: %s", error)
            raise Refusal("busy") from error
        finally:
            self.pending = 0
        return True

    def _documents(self, state: EveningState) -> tuple[list[Document], list[Document]]:
        """What the lobby, the code and the clocks know of it. It stands among the tables, as one that lists nothing."""
        before, over = self.state, state.phase == "over"
        seats = [
            SeatInfo(
                n, "bot" if member.level else "person", member.name, member.look, member.level, False, False, False
            )
            for n, member in enumerate(state.people)
        ]
        summary = msgspec.json.encode(TableSummary(state.code, seats))
        phase = "over" if over else "open"
        put: list[Document] = [
            Table(state.id, "evening", "", phase, False, state.pace, state.created, state.at, summary),
            *(
                Seat(state.id, n, f"no link {state.id} {n}", member.guest or None)
                for n, member in enumerate(state.people)
            ),
        ]
        drop: list[Document] = []
        door = Seat(state.id, DOOR, door_key(state.code), state.host or None)
        (drop if over else put).append(door)
        if state.starts is not None:
            put.append(Deadline(state.id, 0, state.starts))
        elif before.starts is not None:
            drop.append(Deadline(state.id, 0, 0.0))
        return put, drop

    # Telling

    async def join(self, watcher: EveningWatcher) -> None:
        async with self.lock:
            self.watchers.append(watcher)
            await self._tell(watcher, self.state)

    def leave(self, watcher: EveningWatcher) -> None:
        self.touched = self.now()
        if watcher in self.watchers:
            self.watchers.remove(watcher)

    async def _become(self, state: EveningState) -> None:
        self.state = state
        for watcher in tuple(self.watchers):
            await self._tell(watcher, state)

    async def _tell(self, watcher: EveningWatcher, state: EveningState) -> None:
        number = state.number_of(watcher.guest)
        you = number if number is not None and state.people[number].here else None
        await watcher.send(write(EveningTold(state.evening_info(), you, state.leads(watcher.guest))))
