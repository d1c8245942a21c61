"""A log in this process, a table's or an evening's: the state that its rows lead to, and the one way to change it.

Changes are tried on a branch of the state, appended by compare-and-swap, and told after the commit, when the branch
becomes the state. If another server was first, the branch is dropped; the log is read on and the change tried again.
One lock a log keeps these steps apart from each other.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Generic, Protocol, Self, TypeVar

from rumpus.table.log.rows import WITHDRAWN, BodyCodec
from rumpus.table.log.steady import SKEW
from rumpus.table.refusal import Refusal
from rumpus.table.store import Conflict, Document, Store, StoreError

logger = logging.getLogger("rumpus.live")

TRIES = 50  # against other servers; each try loses only to somebody else's success


class LogState(Protocol):
    """What the rows of a log lead to."""

    id: str
    seq: int
    at: float

    def do(self, body: Any, at: float) -> None: ...

    def branch(self) -> Self: ...


S = TypeVar("S", bound=LogState)
B = TypeVar("B")


class LogTransaction(Generic[S, B]):
    """What one message adds to a log. `guest` is the hash of who acts; for a bot, and for the server itself, it is
    empty."""

    def __init__(self, state: S, guest: str, at: float) -> None:
        self.state = state
        self.guest = guest
        self.at = at
        self.bodies: list[B] = []

    def add(self, body: B) -> None:
        self.state.do(body, self.at)
        self.bodies.append(body)


X = TypeVar("X", bound=LogTransaction[Any, Any])
T = TypeVar("T")


class LiveLog(Generic[S, B, X]):
    """What it holds says how: its rows (`codec`), its changes (`transaction`), what the store lists of it
    (`documents`), and whom to tell (`become`)."""

    codec: BodyCodec[B]
    transaction: type[X]

    def __init__(self, store: Store, state: S, now: Callable[[], float]) -> None:
        self.store = store
        self.state = state
        self.now = now
        self.lock = asyncio.Lock()
        self.touched = now()
        self.pending = 0  # the last row of an append under way here

    def blank(self) -> S:
        """The state of a log without rows."""
        raise NotImplementedError

    def documents(self, tx: X) -> tuple[list[Document], list[Document]]:
        """What to put and what to drop with a change."""
        raise NotImplementedError

    async def become(self, state: S, bodies: list[B]) -> None:
        """What was tried is in the log now: from here on it is the state, and everybody is told."""
        raise NotImplementedError

    def read_more(self, bodies: list[B]) -> None:
        """Another server wrote these, and everybody has been told."""

    async def committed(self, tx: X) -> None:
        """This server wrote it."""
        self.touched = self.now()
        await self.become(tx.state, tx.bodies)

    # Reading

    async def load(self) -> bool:
        """Read the log from the start; False if there is none."""
        async with self.lock:
            await self._read_on()
        return self.state.seq > 0

    def behind(self, seq: int) -> bool:
        """Whether row `seq` is another server's, and not yet read."""
        return seq > max(self.state.seq, self.pending)

    async def catch_up(self, seq: int) -> None:
        """Another server appended up to row `seq`, or may have (0)."""
        if seq and not self.behind(seq):
            return
        async with self.lock:
            await self._read_on()

    async def _read_on(self) -> None:
        rows = await self.store.rows(self.state.id, after=self.state.seq)
        if not rows:
            return
        state, first = self.state.branch(), rows[0].seq
        if state.seq and any(row.kind == WITHDRAWN for row in rows):  # what was read before has been rewritten
            rows, state = await self.store.rows(state.id), self.blank()
        bodies: list[B] = []
        for row in rows:
            body = self.codec.body_of(row)
            state.do(body, row.at)
            state.seq = row.seq
            if row.seq >= first:
                bodies.append(body)
        await self.become(state, bodies)
        self.read_more(bodies)

    # Changing

    async def change(self, guest: str, make: Callable[[X], T]) -> T:
        """Try, commit, tell. `make` may run again if another server was first; what it raises changes nothing."""
        async with self.lock:
            for _ in range(TRIES):
                tx = self.transaction(self.state.branch(), guest, self._time())
                made = make(tx)
                if not tx.bodies:
                    return made
                if await self._commit(tx):
                    await self.committed(tx)
                    return made
            raise Refusal("busy")

    def _time(self) -> float:
        """Not before the last row, unless that lies so far ahead that the time it was written by was wrong."""
        now, last = self.now(), self.state.at
        return last if now < last <= now + SKEW else now

    async def _commit(self, tx: X) -> bool:
        state = tx.state
        rows = [self.codec.entry(body, tx.at) for body in tx.bodies]
        put, drop = self.documents(tx)
        self.pending = state.seq + len(rows)
        try:
            state.seq = await self.store.append(state.id, state.seq, rows, put=put, drop=drop)
        except Conflict:
            await self._read_on()
            return False
        except StoreError as error:
            # Whether it was written is not known: whatever the log says from here on is true.
            logger.warning("a change could not be written: %s", error)
            raise Refusal("busy") from error
        finally:
            self.pending = 0
        return True


L = TypeVar("L", bound=LiveLog[Any, Any, Any])


class LiveLogs(dict[str, L]):
    """Those that this process holds, by id. One that is wanted is read once, however many ask for it."""

    def __init__(self, read: Callable[[str], Awaitable[L | None]]) -> None:
        super().__init__()
        self._read = read
        self._reading: dict[str, asyncio.Future[L | None]] = {}

    async def find(self, log_id: str) -> L | None:
        found = self.get(log_id)
        if found is not None:
            return found
        reading = self._reading.get(log_id)
        if reading is None:
            reading = self._reading[log_id] = asyncio.ensure_future(self._read(log_id))
            reading.add_done_callback(lambda _: self._reading.pop(log_id, None))
        return await asyncio.shield(reading)
