"""The store in one SQLite file: no server to install, and several worker processes may share it."""

import asyncio
import shutil
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Self

from rumpus.table.store import portable, queries
from rumpus.table.store.changes import Callback, Callbacks
from rumpus.table.store.contract import Store
from rumpus.table.store.documents import KINDS, REWRITE_ROW, Value, Values, build, values
from rumpus.table.store.migrate import is_current, migrate_sqlite
from rumpus.table.store.model import Append, BadExport, Document, Rating, StoreError, Unavailable
from rumpus.table.store.private import make_private, make_private_folder, written_whole
from rumpus.table.store.sqlite import writer
from rumpus.table.store.sqlite.checkpoint import WRITER_LIMIT, Checkpoints
from rumpus.table.store.sqlite.watch import Watch
from rumpus.table.store.sqlite.writer import SqliteWriter

READERS = 3
LEAST_FREE = 16_000_000  # bytes
# How long a writer waits for the writers of other processes.
PATIENCE = 20.0


class SqliteStore(Store):
    """One writing thread, a few reading threads: in WAL mode neither waits for the other."""

    CLAIM = """
UPDATE deadlines SET held = ?1 + ?3 WHERE (table_id, seq) IN (
    SELECT table_id, seq FROM deadlines WHERE due <= ?1 AND held <= ?1 ORDER BY due, table_id, seq LIMIT ?2
) RETURNING table_id, seq, due, held"""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._callbacks = Callbacks(asyncio.get_running_loop())
        self._writer = SqliteWriter(_open_to_write(path), Checkpoints(_open_to_write(path)), self._callbacks)
        self._watch: Watch | None = None
        self._local = threading.local()
        self._connections: list[sqlite3.Connection] = []
        self._readers = ThreadPoolExecutor(READERS, "rumpus-store-reader")

    @classmethod
    async def open(cls, path: Path) -> Self:
        try:
            await asyncio.to_thread(_prepare, path)
            return cls(path)
        except (OSError, sqlite3.Error) as error:
            raise Unavailable(f"the room in {path} cannot be opened: {error}") from error

    async def _append(self, rows: Append) -> int:
        return await self._writer.append(rows)

    async def _write(self, put: Sequence[Document], drop: Sequence[Document]) -> None:
        await self._writer.do(partial(writer.write, put, drop))

    async def _rate(
        self,
        rows: Append,
        newcomers: Sequence[Rating],
        players: Sequence[tuple[str, str]],
        change: Callable[[list[Rating]], Sequence[Rating]],
    ) -> list[Rating]:
        def work(connection: sqlite3.Connection) -> list[Rating]:
            writer.append(rows, connection)
            connection.executemany(queries.ADD_NEWCOMER, [values(newcomer) for newcomer in newcomers])
            before = [_rating(connection, game, player) for game, player in players]
            after = list(change(before))
            writer.write(after, (), connection)
            return after

        return await self._writer.do(work, grown=rows)

    async def _rewrite(self, rows: Append, bodies: Sequence[tuple[str, int, bytes]]) -> int:
        def work(connection: sqlite3.Connection) -> int:
            last = writer.append(rows, connection)
            connection.executemany(REWRITE_ROW, bodies)
            return last

        return await self._writer.do(work, grown=rows)

    async def _execute(self, sql: str, *args: Value) -> list[Values]:
        return await self._writer.do(lambda connection: connection.execute(sql, args).fetchall())

    async def forget(self, tables: Sequence[str]) -> int:
        def work(connection: sqlite3.Connection) -> int:
            last = connection.execute("SELECT table_id FROM log ORDER BY rowid DESC LIMIT 1").fetchone()
            going = [(table,) for table in tables if last is None or table != last[0]]
            for name, column in queries.OF_A_TABLE:
                connection.executemany(f"DELETE FROM {name} WHERE {column} = ?1", going)  # noqa: S608 - names of ours
            return len(going)

        return await self._writer.do(work, forgets=tables)

    async def pass_on(self, table_id: str, text: str) -> None:
        pass

    def hear(self, callback: Callable[[str, str], None]) -> None:
        pass

    async def listen(self, callback: Callback) -> Callable[[], None]:
        self._need_open()
        if self._watch is None:
            self._watch = Watch(self._path, _open_to_read(self._path), self._callbacks)
        return self._callbacks.add(callback)

    async def check(self, now: float) -> None:
        # A row may still fit into what the files hold already: what matters is whether they can grow.
        if shutil.disk_usage(self._path.parent).free < LEAST_FREE:
            raise Unavailable("the disk is full")
        await super().check(now)

    async def fetch(self, sql: str, *args: Value) -> list[Values]:
        return await self._read(lambda connection: connection.execute(sql, args).fetchall())

    async def backup(self, path: Path) -> None:
        await self._read(partial(_copy, path))

    async def export(self) -> AsyncIterator[bytes]:
        self._need_open()
        connection = _open_to_read(self._path)
        try:
            connection.execute("BEGIN")  # the first SELECT fixes what this transaction sees
            lines = portable.lines(lambda sql: connection.execute(sql))
            while chunk := await asyncio.to_thread(portable.take, lines):
                for line in chunk:
                    yield line
        except sqlite3.Error as error:
            raise Unavailable(f"SQLite: {error}") from error
        finally:
            connection.close()

    async def import_(self, lines: Iterable[bytes]) -> int:
        return await asyncio.to_thread(_fill, self._path, lines)

    async def close(self) -> None:
        self._closed = True
        if self._watch is not None:
            self._watch.close()
            self._watch = None
        await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        while self._connections:
            self._connections.pop().close()

    async def _read(self, ask: writer.Work[writer.T]) -> writer.T:
        self._need_open()
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read_here, ask)

    def _read_here(self, ask: writer.Work[writer.T]) -> writer.T:
        connection: sqlite3.Connection | None = getattr(self._local, "connection", None)
        try:
            if connection is None:
                connection = self._local.connection = _open_to_read(self._path)
                self._connections.append(connection)
            return ask(connection)
        except sqlite3.Error as error:
            raise Unavailable(f"SQLite: {error}") from error


def _prepare(path: Path) -> None:
    make_private_folder(path.parent)
    make_private(path)  # SQLite gives what lies beside it (-wal, -shm) the same rights
    for beside in (path.with_name(path.name + ending) for ending in ("-wal", "-shm")):
        if beside.exists():
            make_private(beside)
    connection = _connect(path)
    try:
        _use_wal(connection)
        current = is_current(_version(connection))
    finally:
        connection.close()
    if not current:
        migrate_sqlite(path)


def _version(connection: sqlite3.Connection) -> str | None:
    found = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
    if found is None:
        return None
    row = connection.execute(queries.VERSION).fetchone()
    return None if row is None else row[0]


def _use_wal(connection: sqlite3.Connection) -> None:
    """SQLite does not wait its turn here, so several processes that open a new file at once must ask again."""
    for attempt in range(200):
        try:
            [mode] = connection.execute("PRAGMA journal_mode = WAL").fetchone()
        except sqlite3.OperationalError as error:
            if attempt == 199:
                raise Unavailable(f"SQLite: {error}") from error
            time.sleep(0.01)
            continue
        if mode != "wal":
            raise StoreError("this file system cannot keep a SQLite database in WAL mode")
        return


def _connect(path: Path) -> sqlite3.Connection:
    # Connections move between threads but are never used by two at once.
    return sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)


def _open_to_write(path: Path) -> sqlite3.Connection:
    connection = _connect(path)
    connection.execute("PRAGMA synchronous = FULL")  # acknowledged means on disk, not on its way
    connection.execute(f"PRAGMA wal_autocheckpoint = {WRITER_LIMIT}")
    connection.execute("PRAGMA secure_delete = ON")  # who is forgotten is not left in pages that nobody uses any more
    return connection


def _open_to_read(path: Path) -> sqlite3.Connection:
    connection = _connect(path)
    connection.execute("PRAGMA query_only = ON")
    return connection


def _rating(connection: sqlite3.Connection, game: str, player: str) -> Rating:
    sql = KINDS[Rating].select + "WHERE game = ?1 AND player = ?2"
    return build(Rating, connection.execute(sql, (game, player)).fetchone())


def _fill(path: Path, lines: Iterable[bytes]) -> int:
    """On a connection of its own, because lines can be read only once and the writer may have to start again."""
    connection = _open_to_write(path)
    count = 0
    try:
        connection.execute("BEGIN IMMEDIATE")
        for sql in portable.EMPTY:
            portable.check_empty(connection.execute(sql).fetchone())
        for sql, rows in portable.parse(lines):
            connection.executemany(sql, rows)
            count += len(rows)
        connection.execute("COMMIT")
    except sqlite3.IntegrityError as error:
        raise BadExport(f"SQLite: {error}") from error
    finally:
        connection.close()  # without COMMIT, this undoes everything
    return count


def _copy(path: Path, connection: sqlite3.Connection) -> None:
    """All pages in one step: a copy of one moment, during which the writer goes on."""
    with written_whole(path) as unfinished:
        target = sqlite3.connect(unfinished)
        try:
            connection.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
            [found] = target.execute("PRAGMA quick_check(1)").fetchone()
            if found != "ok":  # pages are copied as they are; and the last good copy must stay
                raise Unavailable(f"the room itself is damaged: {found}")
        finally:
            target.close()
