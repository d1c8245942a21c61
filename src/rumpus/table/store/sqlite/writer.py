"""The one thread that writes to SQLite.

Whatever is waiting becomes one transaction: under load a commit, and its wait for the disk, is shared by many. Moves
are most of it, and rows of several tables can go in by one statement, which is a transaction by itself: every
statement more would let the other threads in and wait for its turn again.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from typing import Any, TypeVar

from rumpus.table.store import queries
from rumpus.table.store.changes import Callbacks
from rumpus.table.store.documents import INSERT_ROW, INSERT_ROWS, kind_of, values
from rumpus.table.store.model import Append, Closed, Conflict, Document, Unavailable
from rumpus.table.store.sqlite.checkpoint import Checkpoints

T = TypeVar("T")

# What a job does inside a transaction shared with others. It may raise Conflict before it has written anything;
# any other error undoes the transaction, and every job of it is done again alone.
Work = Callable[[sqlite3.Connection], T]

BATCH = 256
REMEMBERED = 100_000  # tables of which the writer knows the last row


class SqliteJob:
    """Some work, the future of whoever waits for it, the rows to tell of once it is committed, and the tables that it
    removes. `plain`: the work is to append those rows, and nothing else."""

    __slots__ = ("error", "forgets", "future", "grown", "plain", "result", "work")

    def __init__(
        self,
        work: Work[Any],
        future: asyncio.Future[Any],
        grown: Append | None,
        forgets: Sequence[str],
        plain: bool,
    ) -> None:
        self.work = work
        self.future = future
        self.grown = grown
        self.forgets = forgets
        self.plain = plain
        self.result: Any = None
        self.error: Exception | None = None

    def run(self, connection: sqlite3.Connection) -> None:
        self.error = None
        try:
            self.result = self.work(connection)
        except Conflict as error:
            self.error = error


class SqliteWriter:
    def __init__(self, connection: sqlite3.Connection, checkpoints: Checkpoints, callbacks: Callbacks) -> None:
        self._connection = connection
        self._checkpoints = checkpoints
        self._callbacks = callbacks
        self._loop = asyncio.get_running_loop()
        self._fresh: list[SqliteJob] = []  # of this turn of the loop: handed over together
        self._waiting: queue.SimpleQueue[list[SqliteJob]] = queue.SimpleQueue()
        self._closed = False
        self._last: dict[str, int] = {}  # the last row of a table, as this process wrote it
        self._thread = threading.Thread(target=self._run, name="rumpus-store-writer", daemon=True)
        self._thread.start()

    async def append(self, rows: Append) -> int:
        return await self._add(partial(append, rows), rows, plain=True)

    async def do(self, work: Work[T], *, grown: Append | None = None, forgets: Sequence[str] = ()) -> T:
        return await self._add(work, grown, forgets)

    async def _add(self, work: Work[T], grown: Append | None, forgets: Sequence[str] = (), plain: bool = False) -> T:
        if self._closed:
            raise Closed("the store is closed")
        future: asyncio.Future[T] = self._loop.create_future()
        if not self._fresh:
            self._loop.call_soon(self._hand_over)
        self._fresh.append(SqliteJob(work, future, grown, forgets, plain))
        return await future

    def _hand_over(self) -> None:
        if self._fresh:
            self._waiting.put(self._fresh)
            self._fresh = []

    async def close(self) -> None:
        """What was asked before is still done."""
        if not self._closed:
            self._closed = True
            self._hand_over()
            self._waiting.put([])
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        open_ = True
        while open_:
            jobs, open_ = self._gather()
            if jobs:
                self._commit(jobs)
                self._loop.call_soon_threadsafe(self._answer, jobs)
                self._checkpoints.count(len(jobs))
        self._checkpoints.close()
        self._connection.close()

    def _gather(self) -> tuple[list[SqliteJob], bool]:
        """Wait for some jobs, then take along all that came meanwhile. None at all is the end."""
        jobs = list[SqliteJob]()
        waiting = self._waiting
        while fresh := waiting.get():
            jobs += fresh
            if len(jobs) >= BATCH or waiting.empty():
                return jobs, True
        return jobs, False

    def _commit(self, jobs: list[SqliteJob]) -> None:
        try:
            self._transact(jobs)
        except Exception as error:
            if len(jobs) == 1:
                jobs[0].error = _named(error)
                return
            # One bad job must not cost the others their place: nothing was committed, so each tries alone.
            for job in jobs:
                self._commit([job])

    def _transact(self, jobs: list[SqliteJob]) -> None:
        if not self._insert(jobs):
            self._do_all(jobs)
        if len(self._last) > REMEMBERED:
            self._last.clear()
        for job in jobs:
            if job.error is None and job.grown is not None:
                self._last[job.grown.table_id] = job.grown.last
            for table_id in job.forgets:
                self._last.pop(table_id, None)

    def _insert(self, jobs: list[SqliteJob]) -> bool:
        """Jobs that only add rows after one that this process wrote: it is there still, since only whole tables are
        ever removed, and that nobody else has written the next one the database itself ensures."""
        last = dict[str, int]()
        cells: list[Any] = []
        for job in jobs:
            rows = job.grown if job.plain else None
            if rows is None or rows.put or rows.drop:
                return False
            table_id, seq = rows.table_id, rows.expected
            if (last.get(table_id) or self._last.get(table_id)) != seq:
                return False
            for entry in rows.entries:
                seq += 1
                cells += (table_id, seq, entry.kind, entry.body, entry.at)
            job.result, job.error = seq, None
            last[table_id] = seq
        try:
            self._connection.execute(_insert_rows(len(cells) // 5), cells)
        except sqlite3.IntegrityError:
            return False  # somebody was first; who of these was not will be seen
        return True

    def _do_all(self, jobs: list[SqliteJob]) -> None:
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            for job in jobs:
                job.run(connection)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    def _answer(self, jobs: list[SqliteJob]) -> None:
        for job in jobs:
            if job.future.done():  # whoever waited has gone
                continue
            if job.error is None:
                job.future.set_result(job.result)
            else:
                job.future.set_exception(job.error)
        if self._callbacks:
            done = [job.grown for job in jobs if job.grown is not None and job.error is None]
            self._callbacks.tell([(rows.table_id, rows.last) for rows in done])


def append(rows: Append, connection: sqlite3.Connection) -> int:
    execute = connection.execute
    [last] = execute(queries.LAST_SEQ, (rows.table_id,)).fetchone()
    if last != rows.expected:
        raise Conflict(rows.table_id, rows.expected)
    for entry in rows.entries:
        last += 1
        execute(INSERT_ROW, (rows.table_id, last, entry.kind, entry.body, entry.at))
    write(rows.put, rows.drop, connection)
    return last


@cache
def _insert_rows(rows: int) -> str:
    return INSERT_ROWS + ", ".join(["(?, ?, ?, ?, ?)"] * rows)


def write(put: Iterable[Document], drop: Iterable[Document], connection: sqlite3.Connection) -> None:
    for document in drop:
        kind = kind_of(document)
        connection.execute(kind.delete, kind.key(document))
    for document in put:
        connection.execute(kind_of(document).upsert, values(document))


def _named(error: Exception) -> Exception:
    if isinstance(error, sqlite3.Error):
        unavailable = Unavailable(f"SQLite: {error}")
        unavailable.__cause__ = error
        return unavailable
    return error
