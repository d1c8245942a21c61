"""The one connection of this process that writes to PostgreSQL.

Whatever is waiting becomes one commit, as in SQLite. The first row of an append is its gate: whoever inserts it owns
the rows that follow, because nobody else can have seen it yet. So all-or-nothing needs no lock and no second round
trip, however many appends share the statement.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence

from rumpus.table.store.changes import Callbacks
from rumpus.table.store.documents import Changes, Value, dollars
from rumpus.table.store.model import Closed, Conflict, Document, NewRow
from rumpus.table.store.postgres.connection import PostgresConnection, again, is_lost, named

# A NOTIFY payload holds 8000 bytes: this many of the longest table ids and numbers.
BATCH = 90
CHANNEL = "rumpus_log"

# Sorted, so that two servers that want the same tables wait for each other in one direction only. The row before is
# asked for by a scalar subquery, because EXISTS may become a join that reads the whole log.
APPEND = """
WITH gate AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::bytea[], $5::float8[], $6::bigint[])
        AS g(table_id, seq, kind, body, at, last)
    WHERE g.seq - 1 = coalesce((SELECT log.seq FROM log WHERE log.table_id = g.table_id AND log.seq = g.seq - 1), 0)
), won AS (
    INSERT INTO log (table_id, seq, kind, body, at)
    SELECT table_id, seq, kind, body, at FROM gate ORDER BY table_id COLLATE "C"
    ON CONFLICT DO NOTHING RETURNING table_id
), rest AS (
    INSERT INTO log (table_id, seq, kind, body, at)
    SELECT r.* FROM unnest($7::text[], $8::bigint[], $9::text[], $10::bytea[], $11::float8[])
        AS r(table_id, seq, kind, body, at) JOIN won USING (table_id)
)
SELECT array_agg(table_id), pg_notify('rumpus_log', $12 || string_agg(' ' || table_id || ':' || last, ''))
FROM won JOIN gate USING (table_id) HAVING count(*) > 0"""


class PostgresJob:
    """An append, or only documents where `table_id` is None, and the future of whoever waits for it."""

    __slots__ = ("drop", "entries", "expected", "future", "put", "table_id")

    def __init__(
        self,
        table_id: str | None,
        expected: int,
        entries: Sequence[NewRow],
        put: Sequence[Document],
        drop: Sequence[Document],
    ) -> None:
        self.table_id = table_id
        self.expected = expected
        self.entries = entries
        self.put = put
        self.drop = drop
        self.future: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    @property
    def last(self) -> int:
        return self.expected + len(self.entries)


class PostgresWriter:
    def __init__(self, connect: Callable[[], Awaitable[PostgresConnection]], origin: str, callbacks: Callbacks) -> None:
        self._connect = connect
        self._origin = origin
        self._callbacks = callbacks
        self._connection: PostgresConnection | None = None
        self._waiting: deque[PostgresJob] = deque()
        self._wake = asyncio.Event()
        self._closed = False
        self._task = asyncio.create_task(self._run(), name="rumpus-store-writer")

    async def do(self, job: PostgresJob) -> int:
        if self._closed:
            raise Closed("the store is closed")
        self._waiting.append(job)
        self._wake.set()
        return await job.future

    async def close(self) -> None:
        """What was asked before is still done."""
        self._closed = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while self._waiting or not self._closed:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                await self._commit(self._gather())
        if self._connection is not None:
            await self._connection.close()

    def _gather(self) -> list[PostgresJob]:
        """All that wait, but one append for each table: the next one depends on what becomes of the first."""
        jobs = list[PostgresJob]()
        later = list[PostgresJob]()
        busy = set[str]()
        while self._waiting and len(jobs) < BATCH:
            job = self._waiting.popleft()
            if job.table_id is None:
                jobs.append(job)
            elif job.table_id in busy:
                later.append(job)
            else:
                busy.add(job.table_id)
                jobs.append(job)
        self._waiting.extendleft(reversed(later))
        return jobs

    async def _commit(self, jobs: list[PostgresJob]) -> None:
        try:
            won = await self._transact(jobs)
        except Exception as error:
            if is_lost(error):
                self._hang_up()
                self._fail(jobs, error)
            elif len(jobs) > 1:
                # One bad job must not cost the others their place: nothing was committed, so each tries alone.
                for job in jobs:
                    await self._commit([job])
            else:
                self._fail(jobs, error)
        else:
            self._answer(jobs, won)

    async def _transact(self, jobs: list[PostgresJob]) -> set[str]:
        connection = self._connection
        if connection is None or connection.is_closed():
            connection = self._connection = await self._connect()
        if any(job.put or job.drop for job in jobs):
            return await again(lambda: self._write(connection, jobs))
        return await again(lambda: append(connection, self._origin, jobs))

    async def _write(self, connection: PostgresConnection, jobs: list[PostgresJob]) -> set[str]:
        async with connection.transaction():
            won = await append(connection, self._origin, jobs)
            changes = Changes()
            for job in jobs:
                if job.table_id is None or job.table_id in won:
                    changes.add(job.put, job.drop)
            for sql, rows in changes.statements():
                await connection.executemany(dollars(sql), rows)
        return won

    def _answer(self, jobs: list[PostgresJob], won: set[str]) -> None:
        for job in jobs:
            if job.future.done():  # whoever waited has gone
                continue
            if job.table_id is None or job.table_id in won:
                job.future.set_result(job.last)
            else:
                job.future.set_exception(Conflict(job.table_id, job.expected))
        if self._callbacks:
            self._callbacks.tell([(job.table_id, job.last) for job in jobs if job.table_id in won and job.table_id])

    def _fail(self, jobs: list[PostgresJob], error: Exception) -> None:
        for job in jobs:
            if not job.future.done():
                job.future.set_exception(named(error))

    def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()


async def append(connection: PostgresConnection, origin: str, jobs: Sequence[PostgresJob]) -> set[str]:
    """The tables whose appends are in; the others' expectations did not hold."""
    gates = list[tuple[Value, ...]]()
    rest = list[tuple[Value, ...]]()
    for job in jobs:
        if job.table_id is None:
            continue
        seq = job.expected
        for entry in job.entries:
            seq += 1
            row = (job.table_id, seq, entry.kind, entry.body, entry.at)
            if seq == job.expected + 1:
                gates.append((*row, job.last))
            else:
                rest.append(row)
    if not gates:
        return set()
    found = await connection.fetchrow(APPEND, *_columns(gates, 6), *_columns(rest, 5), origin)
    return set() if found is None else set(found[0])


def _columns(rows: list[tuple[Value, ...]], width: int) -> Sequence[Sequence[Value]]:
    return tuple(zip(*rows, strict=True)) if rows else ((),) * width
