"""Connections to PostgreSQL: the part of asyncpg that the store uses, with types, and what its errors mean."""

from collections.abc import AsyncIterator, Awaitable, Callable, Generator, Iterable
from contextlib import AbstractAsyncContextManager, contextmanager
from typing import Any, Protocol, TypeAlias, TypeVar, cast

import asyncpg

from rumpus.table.store.documents import Values
from rumpus.table.store.model import BadValue, Unavailable

T = TypeVar("T")

# Seconds to wait for an answer before the connection counts as lost.
PATIENCE = 20.0
TRIES = 5


Block: TypeAlias = AbstractAsyncContextManager[Any]


class PostgresConnection(Protocol):
    async def execute(self, query: str, *args: object) -> str: ...
    async def executemany(self, command: str, args: Iterable[Values]) -> None: ...
    async def fetch(self, query: str, *args: object) -> list[Values]: ...
    async def fetchrow(self, query: str, *args: object) -> Any: ...
    async def fetchval(self, query: str, *args: object) -> Any: ...
    def cursor(self, query: str, *args: object, prefetch: int) -> AsyncIterator[Values]: ...
    def transaction(self, *, isolation: str | None = None, readonly: bool = False) -> Block: ...
    async def add_listener(self, channel: str, callback: Callable[[Any, int, str, str], None]) -> None: ...
    def add_termination_listener(self, callback: Callable[[Any], None]) -> None: ...
    def is_closed(self) -> bool: ...
    async def close(self, *, timeout: float | None = None) -> None: ...
    def terminate(self) -> None: ...


class Pool(Protocol):
    def acquire(self, *, timeout: float | None = None) -> AbstractAsyncContextManager[PostgresConnection]: ...
    async def close(self) -> None: ...


async def connect(url: str, name: str) -> PostgresConnection:
    settings = {"application_name": name}
    connection = await cast(Any, asyncpg).connect(url, command_timeout=PATIENCE, timeout=5.0, server_settings=settings)
    connection = cast(PostgresConnection, connection)
    # Acknowledged means on disk. A stricter setting than "on" is the operator's choice and stays.
    if await connection.fetchval("SHOW synchronous_commit") in ("off", "local"):
        await connection.execute("SET synchronous_commit = on")
    return connection


async def open_pool(url: str, size: int) -> Pool:
    async def leave_alone(_: object) -> None:
        """asyncpg would reset a connection after each use: a round trip, for settings that we never change."""

    async def connect_reader(*_: object, **__: object) -> PostgresConnection:
        return await connect(url, "rumpus read")

    pool = await cast(Any, asyncpg).create_pool(min_size=1, max_size=size, connect=connect_reader, reset=leave_alone)
    return cast(Pool, pool)


async def again(work: Callable[[], Awaitable[T]]) -> T:
    """Once more if PostgreSQL undid the work because of another transaction."""
    for _ in range(TRIES - 1):
        try:
            return await work()
        except asyncpg.exceptions.TransactionRollbackError:
            continue
    return await work()


def is_lost(error: BaseException) -> bool:
    """Whether the connection went away, and with it the answer to what was asked last."""
    lost = (
        asyncpg.exceptions.PostgresConnectionError,
        asyncpg.exceptions.OperatorInterventionError,
        asyncpg.exceptions.InterfaceError,
        asyncpg.exceptions.InternalClientError,  # asked of a connection that has just been told to go
        OSError,
        TimeoutError,
    )
    return isinstance(error, lost)


@contextmanager
def renaming() -> Generator[None]:
    """Errors of the database leave as errors of the store."""
    try:
        yield
    except Exception as error:
        if (renamed := named(error)) is error:
            raise
        raise renamed from error


def named(error: Exception) -> Exception:
    """The store's own word for what the database said."""
    if isinstance(error, asyncpg.exceptions.DataError | asyncpg.exceptions.IntegrityConstraintViolationError):
        renamed: Exception = BadValue(f"PostgreSQL: {error}")
    elif isinstance(error, asyncpg.exceptions.PostgresError) or is_lost(error):
        renamed = Unavailable(f"PostgreSQL: {error}")
    else:
        return error
    renamed.__cause__ = error
    return renamed
