"""An evening in this process: its log (log/live_log.py has the one way to change it), and who looks at it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

import msgspec

from rumpus.table.evening.entries import AnyEveningBody, evening_codec
from rumpus.table.evening.state import EveningState
from rumpus.table.evening.wire import EveningTold
from rumpus.table.log.documents import HOST_SEAT, TableSummary, code_key
from rumpus.table.log.live_log import LiveLog, LogTransaction
from rumpus.table.refusal import Refusal
from rumpus.table.shelf.rows import rows_of_evening, traces_of
from rumpus.table.store import Deadline, Document, Seat, Store, Table
from rumpus.table.wire import SeatInfo, write


class EveningTransaction(LogTransaction[EveningState, AnyEveningBody]):
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


class LiveEvening(LiveLog[EveningState, AnyEveningBody, EveningTransaction]):
    codec = evening_codec
    transaction = EveningTransaction

    def __init__(self, store: Store, evening_id: str, now: Callable[[], float]) -> None:
        super().__init__(store, EveningState(evening_id), now)
        self.watchers: list[EveningWatcher] = []
        self.beginning = asyncio.Lock()  # held while a table is laid

    def blank(self) -> EveningState:
        return EveningState(self.state.id)

    def documents(self, tx: EveningTransaction) -> tuple[list[Document], list[Document]]:
        """What the lobby, the code and the clocks know of it. It stands among the tables, as one that lists nothing."""
        before, state = self.state, tx.state
        over = state.phase == "over"
        seats = [
            SeatInfo(
                seat=n,
                kind="bot" if member.level else "person",
                name=member.name,
                look=member.look,
                level=member.level,
                away=not member.here,
                sits_in=False,
                gave=False,
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
        host = Seat(state.id, HOST_SEAT, code_key(state.code), state.host or None)
        (drop if over else put).append(host)
        put += traces_of(state.id, tx.bodies)
        if over and before.phase != "over":
            put += rows_of_evening(state)
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

    async def become(self, state: EveningState, bodies: list[AnyEveningBody]) -> None:
        self.state = state
        for watcher in tuple(self.watchers):
            await self._tell(watcher, state)

    async def _tell(self, watcher: EveningWatcher, state: EveningState) -> None:
        number = state.number_of(watcher.guest)
        you = number if number is not None and state.people[number].here else None
        await watcher.send(write(EveningTold(state.evening_info(), you, state.leads(watcher.guest))))
