"""The store in PostgreSQL, for rooms that outgrow one machine."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from pathlib import Path
from typing import Self, TypeVar

from rumpus.table.store import portable, queries
from rumpus.table.store.changes import Callback, Callbacks
from rumpus.table.store.contract import Store
from rumpus.table.store.documents import KINDS, REWRITE_ROW, Value, Values, build, dollars, values
from rumpus.table.store.migrate import is_current, migrate_postgres
from rumpus.table.store.model import Append, BadExport, BadValue, Conflict, Document, Rating, Unavailable
from rumpus.table.store.postgres.connection import (
    PATIENCE,
    Pool,
    PostgresConnection,
    again,
    connect,
    is_lost,
    open_pool,
    renaming,
)
from rumpus.table.store.postgres.listen import PASS_ON, Listener
from rumpus.table.store.postgres.writer import PostgresWriter, append, write
from rumpus.table.store.private import written_whole

T = TypeVar("T")

POOL = 4


class PostgresStore(Store):
    """One writing connection, one listening, a small pool for the rest."""

    # The inner SELECT locks what it finds and passes over what another server has locked, so no two get the same.
    CLAIM = """
WITH due AS MATERIALIZED (
    SELECT table_id, seq FROM deadlines WHERE due <= ?1 AND held <= ?1
    ORDER BY due, table_id, seq LIMIT ?2 FOR UPDATE SKIP LOCKED
)
UPDATE deadlines SET held = ?1 + ?3 FROM due WHERE deadlines.table_id = due.table_id AND deadlines.seq = due.seq
RETURNING deadlines.table_id, deadlines.seq, deadlines.due, deadlines.held"""

    def __init__(self, url: str, pool: Pool) -> None:
        self._url = url
        self._pool = pool
        # Marks our own messages, which come back to us.
        self._origin = secrets.token_hex(8)
        self._callbacks = Callbacks(asyncio.get_running_loop())
        self._writer = PostgresWriter(lambda: connect(url, "rumpus write"), self._origin, self._callbacks)
        self._listener: Listener | None = None
        self._hearing: list[Callable[[str, str], None]] = []

    @classmethod
    async def open(cls, url: str) -> Self:
        with renaming():
            await _prepare(url)
            return cls(url, await open_pool(url, POOL))

    async def _append(self, rows: Append) -> int:
        return await self._writer.append(rows)

    async def _write(self, put: Sequence[Document], drop: Sequence[Document]) -> None:
        await self._writer.write(put, drop)

    async def _rate(
        self,
        rows: Append,
        newcomers: Sequence[Rating],
        players: Sequence[tuple[str, str]],
        change: Callable[[list[Rating]], Sequence[Rating]],
    ) -> list[Rating]:
        async def work(connection: PostgresConnection) -> list[Rating]:
            await connection.executemany(dollars(queries.ADD_NEWCOMER), [values(n) for n in newcomers])
            before = await _lock_ratings(connection, players)
            after = list(change(before))
            await connection.executemany(dollars(KINDS[Rating].upsert), [values(rating) for rating in after])
            return after

        return await self._append_and(rows, work)

    async def _rewrite(self, rows: Append, bodies: Sequence[tuple[str, int, bytes]]) -> int:
        async def work(connection: PostgresConnection) -> int:
            await connection.executemany(dollars(REWRITE_ROW), bodies)
            await write(connection, [(rows.put, rows.drop)])
            return rows.last

        return await self._append_and(rows, work)

    async def _append_and(self, rows: Append, more: Callable[[PostgresConnection], Awaitable[T]]) -> T:
        """Append, and do more in the same transaction, on a connection that no other append waits for."""

        async def work(connection: PostgresConnection) -> T:
            async with connection.transaction():
                if not await append(connection, self._origin, [rows]):
                    raise Conflict(rows.table_id, rows.expected)
                return await more(connection)

        done = await self._with_connection(work)
        self._callbacks.tell([(rows.table_id, rows.last)])
        return done

    async def _execute(self, sql: str, *args: Value) -> list[Values]:
        return await self._with_connection(lambda connection: connection.fetch(dollars(sql), *args))

    async def forget(self, tables: Sequence[str]) -> int:
        async def work(connection: PostgresConnection) -> int:
            async with connection.transaction():
                for name, column in queries.OF_A_TABLE:
                    await connection.execute(f"DELETE FROM {name} WHERE {column} = ANY($1)", list(tables))  # noqa: S608 - names of ours
            return len(tables)

        return await self._with_connection(work)

    async def listen(self, callback: Callback) -> Callable[[], None]:
        self._need_open()
        if self._listener is None:
            self._listener = Listener(
                lambda: connect(self._url, "rumpus listen"), self._origin, self._callbacks, self._hearing
            )
        stop = self._callbacks.add(callback)
        await self._listener.listening()
        return stop

    async def pass_on(self, table_id: str, text: str) -> None:
        payload = f"{self._origin} {table_id} {text}"
        await self._with_connection(lambda connection: connection.execute(PASS_ON, payload))

    def hear(self, callback: Callable[[str, str], None]) -> None:
        self._hearing.append(callback)

    async def fetch(self, sql: str, *args: Value) -> list[Values]:
        for_postgres = dollars(sql)

        async def ask(connection: PostgresConnection) -> list[Values]:
            return await connection.fetch(for_postgres, *args)

        # Reading again is harmless, and after a restart of the database every pooled connection may be dead.
        for _ in range(POOL):
            try:
                return await self._with_connection(ask)
            except Unavailable as error:
                if isinstance(error.__cause__, OSError | TimeoutError):  # no new connection either
                    raise
        return await self._with_connection(ask)

    async def backup(self, path: Path) -> None:
        """An export. For a large room, `pg_dump` is faster and just as safe while serving."""
        with written_whole(path) as unfinished, unfinished.open("wb") as file:
            async for line in self.export():
                file.write(line)

    async def export(self) -> AsyncIterator[bytes]:
        self._need_open()
        count = 0
        yield portable.first()
        async with (
            self._pool.acquire() as connection,
            connection.transaction(isolation="repeatable_read", readonly=True),
        ):
            for name, sql in portable.sources():
                async for row in connection.cursor(sql, prefetch=portable.CHUNK):
                    yield portable.line(name, row)
                    count += 1
        yield portable.last(count)

    async def import_(self, lines: Iterable[bytes]) -> int:
        async def fill(connection: PostgresConnection) -> int:
            count = 0
            async with connection.transaction():
                for sql in portable.EMPTY:
                    portable.check_empty(await connection.fetchrow(sql))
                for sql, rows in portable.parse(lines):
                    await connection.executemany(dollars(sql), rows)
                    count += len(rows)
            return count

        self._need_open()
        try:
            with renaming():
                async with self._pool.acquire() as connection:
                    return await fill(connection)
        except BadValue as error:
            raise BadExport(str(error)) from error

    async def close(self) -> None:
        self._closed = True
        if self._listener is not None:
            await self._listener.close()
            self._listener = None
        await self._writer.close()
        await self._pool.close()

    async def _with_connection(self, work: Callable[[PostgresConnection], Awaitable[T]]) -> T:
        self._need_open()
        with renaming():
            async with self._pool.acquire(timeout=PATIENCE) as connection:
                try:
                    return await again(lambda: work(connection))
                except Exception as error:
                    if is_lost(error):
                        connection.terminate()  # so that the pool makes a new one
                    raise


async def _prepare(url: str) -> None:
    connection = await connect(url, "rumpus open")
    try:
        current = is_current(await _version(connection))
    finally:
        await connection.close()
    if not current:
        await asyncio.to_thread(migrate_postgres, url)


async def _version(connection: PostgresConnection) -> str | None:
    if await connection.fetchval("SELECT to_regclass('alembic_version')") is None:
        return None
    return await connection.fetchval(queries.VERSION)


async def _lock_ratings(connection: PostgresConnection, players: Sequence[tuple[str, str]]) -> list[Rating]:
    wanted = "SELECT * FROM unnest($1::text[], $2::text[])"
    sql = KINDS[Rating].select + f"WHERE (game, player) IN ({wanted}) ORDER BY game, player FOR UPDATE"
    games, names = [game for game, _ in players], [player for _, player in players]
    ratings = [build(Rating, row) for row in await connection.fetch(sql, games, names)]
    found = {(rating.game, rating.player): rating for rating in ratings}
    return [found[pair] for pair in players]
