"""The one connection of this process that writes to PostgreSQL.

Whatever is waiting becomes one commit, as in SQLite. The first row of an append is its gate: whoever inserts it owns
the rows that follow, because nobody else can have seen it yet. So all-or-nothing needs no lock and no second round
trip, however many appends share the statement.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Sequence

from rumpus.table.store.changes import Callbacks
from rumpus.table.store.documents import Changes, Value, dollars
from rumpus.table.store.model import Append, Closed, Conflict, Document
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
    """An append, or only documents, and the future of whoever waits for it."""

    __slots__ = ("drop", "future", "put", "rows")

    def __init__(self, rows: Append | None, put: Sequence[Document], drop: Sequence[Document]) -> None:
        self.rows = rows
        self.put = put
        self.drop = drop
        self.future: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def is_in(self, won: set[str]) -> bool:
        """Whether it was done, where these tables' appends are in."""
        return self.rows is None or self.rows.table_id in won


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

    async def append(self, rows: Append) -> int:
        return await self._do(PostgresJob(rows, rows.put, rows.drop))

    async def write(self, put: Sequence[Document], drop: Sequence[Document]) -> None:
        await self._do(PostgresJob(None, put, drop))

    async def _do(self, job: PostgresJob) -> int:
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
            if job.rows is None:
                jobs.append(job)
            elif job.rows.table_id in busy:
                later.append(job)
            else:
                busy.add(job.rows.table_id)
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
        return await again(lambda: append(connection, self._origin, _rows(jobs)))

    async def _write(self, connection: PostgresConnection, jobs: list[PostgresJob]) -> set[str]:
        async with connection.transaction():
            won = await append(connection, self._origin, _rows(jobs))
            await write(connection, [(job.put, job.drop) for job in jobs if job.is_in(won)])
        return won

    def _answer(self, jobs: list[PostgresJob], won: set[str]) -> None:
        for job in jobs:
            if job.future.done():  # whoever waited has gone
                continue
            if job.rows is None:
                job.future.set_result(0)
            elif job.rows.table_id in won:
                job.future.set_result(job.rows.last)
            else:
                job.future.set_exception(Conflict(job.rows.table_id, job.rows.expected))
        if self._callbacks:
            self._callbacks.tell([(rows.table_id, rows.last) for rows in _rows(jobs) if rows.table_id in won])

    def _fail(self, jobs: list[PostgresJob], error: Exception) -> None:
        for job in jobs:
            if not job.future.done():
                job.future.set_exception(named(error))

    def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()


async def append(connection: PostgresConnection, origin: str, appends: Sequence[Append]) -> set[str]:
    """The tables whose appends are in; the others' expectations did not hold."""
    gates = list[tuple[Value, ...]]()
    rest = list[tuple[Value, ...]]()
    for rows in appends:
        for seq, entry in enumerate(rows.entries, rows.expected + 1):
            row = (rows.table_id, seq, entry.kind, entry.body, entry.at)
            if seq == rows.expected + 1:
                gates.append((*row, rows.last))
            else:
                rest.append(row)
    if not gates:
        return set()
    found = await connection.fetchrow(APPEND, *_columns(gates, 6), *_columns(rest, 5), origin)
    return set() if found is None else set(found[0])


async def write(
    connection: PostgresConnection, documents: Iterable[tuple[Iterable[Document], Iterable[Document]]]
) -> None:
    """What to put and what to drop, pair by pair."""
    changes = Changes()
    for put, drop in documents:
        changes.add(put, drop)
    for sql, rows in changes.statements():
        await connection.executemany(dollars(sql), rows)


def _rows(jobs: Iterable[PostgresJob]) -> list[Append]:
    return [job.rows for job in jobs if job.rows is not None]


def _columns(rows: list[tuple[Value, ...]], width: int) -> Sequence[Sequence[Value]]:
    return tuple(zip(*rows, strict=True)) if rows else ((),) * width
