"""The room's memory: an append-only log for each table, and the documents beside it, in SQLite or PostgreSQL."""

import re
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
    Guest,
    KeptReview,
    NewerDatabase,
    NewRow,
    NotEmpty,
    Notice,
    Rating,
    Record,
    Row,
    Seat,
    ShelfPass,
    ShelfRow,
    StoreError,
    Table,
    Trace,
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
    "Guest",
    "KeptReview",
    "NewRow",
    "NewerDatabase",
    "NotEmpty",
    "Notice",
    "Rating",
    "Record",
    "Row",
    "Seat",
    "ShelfPass",
    "ShelfRow",
    "Store",
    "StoreError",
    "Table",
    "Trace",
    "Unavailable",
    "is_there",
    "open_store",
    "remove_file",
    "without_password",
]

_POSTGRES = ("postgresql://", "postgres://")


def without_password(database: str | Path) -> str:
    """A database's address as it may be shown: in a terminal, a log, an error."""
    address = str(database)
    if "://" not in address:
        return address
    # Not by urlsplit: an address that it cannot read must not be shown either. A password may hold any character, so
    # it ends at the last @, and a parameter at the next &.
    address = re.sub(r"(?<=://)([^:@/]*):.*@", r"\1:***@", address)
    return re.sub(r"(?i)(?<=[?&])([a-z]*password|passfile)=[^&]*", r"\1=***", address)


def is_there(database: str | Path) -> bool:
    """Whether a SQLite file is there; a PostgreSQL database says so itself."""
    address = str(database)
    return address.startswith(_POSTGRES) or Path(address.removeprefix("sqlite:///")).is_file()


def remove_file(database: str | Path) -> None:
    """A SQLite file and what lies beside it, once nobody has it open; a PostgreSQL database stays."""
    address = str(database)
    if not address.startswith(_POSTGRES):
        path = Path(address.removeprefix("sqlite:///"))
        for ending in ("", "-wal", "-shm"):
            path.with_name(path.name + ending).unlink(missing_ok=True)


async def open_store(database: str | Path) -> Store:
    """Open a SQLite file by its path (or sqlite:///path), or a PostgreSQL database by its postgresql:// address."""
    address = str(database)
    if address.startswith(_POSTGRES):
        from rumpus.table.store.postgres.store import PostgresStore

        return await PostgresStore.open(address)
    from rumpus.table.store.sqlite.store import SqliteStore

    path = address.removeprefix("sqlite:///")
    if "://" in path:  # not a file of that name: it would be told with all that stands in it
        raise ValueError("an address begins with sqlite:/// or postgresql://")
    return await SqliteStore.open(Path(path))
