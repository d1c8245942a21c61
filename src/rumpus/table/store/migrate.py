"""Bringing a database to the version this Rumpus knows, one server at a time.

Alembic and SQLAlchemy take half a second to import, so a database that is already there is recognised without them.
"""

import asyncio
import sqlite3
import threading
from pathlib import Path
from typing import TYPE_CHECKING

from rumpus.table.store.model import NewerDatabase, Unavailable

if TYPE_CHECKING:
    from sqlalchemy.engine import Connection

REVISIONS = ("0001", "0002", "0003", "0004")

_MIGRATIONS = Path(__file__).parent / "migrations"
# Any number will do, as long as every Rumpus uses the same one.
_LOCK_NUMBER = 7_867_787
# Alembic keeps its context in module globals: one migration at a time in a process.
_one_at_a_time = threading.Lock()


def is_current(version: str | None) -> bool:
    """Whether there is nothing to do; raises NewerDatabase if there is something this Rumpus cannot do."""
    if version is not None and version not in REVISIONS:
        raise NewerDatabase(version, REVISIONS[-1])
    return version == REVISIONS[-1]


def migrate_sqlite(path: Path) -> None:
    """Blocks: run it on a thread. The write lock of one transaction keeps other processes waiting."""
    from sqlalchemy import NullPool, create_engine
    from sqlalchemy.exc import DBAPIError

    def connect() -> sqlite3.Connection:
        return sqlite3.connect(path, timeout=60.0, isolation_level=None)

    engine = create_engine("sqlite://", creator=connect, poolclass=NullPool)
    try:
        with _one_at_a_time, engine.connect() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            _upgrade(connection)
            connection.commit()
    except DBAPIError as error:  # of another program, or without its version; or the disk is full
        raise Unavailable(f"{path} cannot be made a room of this version: {error.orig}") from error


def migrate_postgres(url: str) -> None:
    """Blocks: run it on a thread. An advisory lock keeps other servers waiting."""
    with _one_at_a_time:
        asyncio.run(_migrate_postgres(url))


async def _migrate_postgres(url: str) -> None:
    from sqlalchemy import NullPool
    from sqlalchemy.ext.asyncio import create_async_engine

    from rumpus.table.store.postgres.connection import connect

    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=lambda: connect(url, "rumpus migrate"), poolclass=NullPool
    )
    async with engine.connect() as connection:
        await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK_NUMBER})")
        await connection.run_sync(_upgrade)
        await connection.commit()


def _upgrade(connection: "Connection") -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.runtime.migration import MigrationContext

    is_current(MigrationContext.configure(connection).get_current_revision())
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
