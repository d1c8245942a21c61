"""The room's memory: an append-only log for each table, and the documents beside it, in SQLite or PostgreSQL."""

from pathlib import Path

from rumpus.table.store.changes import EVERYTHING
from rumpus.table.store.contract import Store
from rumpus.table.store.model import (
    BadExport,
    BadValue,
    Closed,
    Conflict,
    Deadline,
    Document,
    Entry,
    Guest,
    NewerDatabase,
    NotEmpty,
    Notice,
    Rating,
    Record,
    Row,
    Seat,
    StoreError,
    Table,
    Unavailable,
)

__all__ = [
    "EVERYTHING",
    "BadExport",
    "BadValue",
    "Closed",
    "Conflict",
    "Deadline",
    "Document",
    "Entry",
    "Guest",
    "NewerDatabase",
    "NotEmpty",
    "Notice",
    "Rating",
    "Record",
    "Row",
    "Seat",
    "Store",
    "StoreError",
    "Table",
    "Unavailable",
    "open_store",
]


async def open_store(database: str | Path) -> Store:
    """Open a SQLite file by its path (or sqlite:///path), or a PostgreSQL database by its postgresql:// address."""
    address = str(database)
    if address.startswith(("postgresql://", "postgres://")):
        from rumpus.table.store.postgres import PostgresStore

        return await PostgresStore.open(address)
    from rumpus.table.store.sqlite import SqliteStore

    return await SqliteStore.open(Path(address.removeprefix("sqlite:///")))
