"""Which document lives in which database table, and the SQL both databases share.

Statements are written with numbered marks, `?1`; PostgreSQL spells the same mark `$1` (see `dollars`).
"""

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar, cast

import msgspec

from rumpus.table.store.model import (
    Deadline,
    Document,
    Guest,
    KeptReview,
    Notice,
    Rating,
    Record,
    Row,
    Seat,
    ShelfPass,
    ShelfRow,
    Table,
    Trace,
)

D = TypeVar("D", bound=Document)

# What one column of one row may be, in either database.
Value = str | int | float | bytes | None
Values = Sequence[Value]


class DocumentKind:
    """One kind of document: where it is kept and the statements that write it."""

    def __init__(self, name: str, struct: type[Document], key: Iterable[str], order: int) -> None:
        fields = struct.__struct_fields__
        self.name = name
        self.struct = struct
        self.order = order
        self.columns = ", ".join(fields)
        self.key_fields = tuple(key)
        marks = ", ".join(f"?{i}" for i in range(1, len(fields) + 1))
        changes = ", ".join(f"{f} = excluded.{f}" for f in fields if f not in self.key_fields)
        match = " AND ".join(f"{f} = ?{i}" for i, f in enumerate(self.key_fields, 1))
        # Every name in these statements is ours, none comes from outside: hence no warning about injection.
        self.insert = f"INSERT INTO {name} ({self.columns}) VALUES ({marks})"  # noqa: S608
        again = f"DO UPDATE SET {changes}" if changes else "DO NOTHING"
        self.upsert = f"{self.insert} ON CONFLICT ({', '.join(self.key_fields)}) {again}"
        self.delete = f"DELETE FROM {name} WHERE {match}"  # noqa: S608
        self.select = f"SELECT {self.columns} FROM {name} "  # noqa: S608
        self.all = self.select + "ORDER BY " + ", ".join(self.key_fields)
        self.any = f"SELECT 1 FROM {name} LIMIT 1"  # noqa: S608

    def key(self, document: Document) -> tuple[Value, ...]:
        return tuple(getattr(document, field) for field in self.key_fields)


def _kinds(*rows: tuple[str, type[Document], tuple[str, ...]]) -> dict[type[Document], DocumentKind]:
    return {struct: DocumentKind(name, struct, key, order) for order, (name, struct, key) in enumerate(rows)}


KINDS = _kinds(
    ("tables", Table, ("id",)),
    ("guests", Guest, ("key",)),
    ("seats", Seat, ("table_id", "seat")),
    ("deadlines", Deadline, ("table_id", "seq")),
    ("ratings", Rating, ("game", "player")),
    ("notices", Notice, ("id",)),
    ("records", Record, ("id",)),
    ("reviews", KeptReview, ("record_id", "rules", "budget")),
    ("shelf", ShelfRow, ("guest", "table_id")),
    ("traces", Trace, ("guest", "table_id")),
    ("passes", ShelfPass, ("guest",)),
)

INSERT_ROWS = "INSERT INTO log (table_id, seq, kind, body, at) VALUES "
INSERT_ROW = INSERT_ROWS + "(?1, ?2, ?3, ?4, ?5)"
REWRITE_ROW = "UPDATE log SET body = ?3 WHERE table_id = ?1 AND seq = ?2"
ANY_ROW = "SELECT 1 FROM log LIMIT 1"
ALL_ROWS = "SELECT table_id, seq, kind, body, at FROM log ORDER BY table_id, seq"


def kind_of(document: Document) -> DocumentKind:
    return KINDS[type(document)]


def values(document: Document | Row) -> Values:
    return msgspec.structs.astuple(document)


def build(struct: type[D], row: Values) -> D:
    """A document from a database row. Lax, because SQLite has no booleans, only 0 and 1."""
    fields = dict(zip(struct.__struct_fields__, row, strict=True))
    return msgspec.convert(fields, struct, strict=False, builtin_types=(bytes,))


def build_row(row: Values) -> Row:
    """Without checks: a table reads thousands, and nothing enters the log unchecked."""
    return Row(*cast(tuple[Any, ...], row))


def dollars(sql: str) -> str:
    return sql.replace("?", "$")


class Changes:
    """The last word on each document touched by one transaction, in an order all servers share.

    One order for everyone means two transactions never wait for each other in a circle.
    """

    def __init__(self) -> None:
        self._last: dict[tuple[int, tuple[Value, ...]], tuple[str, Values]] = {}

    def add(self, put: Iterable[Document], drop: Iterable[Document]) -> None:
        for document in drop:
            kind = kind_of(document)
            key = kind.key(document)
            self._last[kind.order, key] = (kind.delete, key)
        for document in put:
            kind = kind_of(document)
            self._last[kind.order, kind.key(document)] = (kind.upsert, values(document))

    def statements(self) -> Iterable[tuple[str, list[Values]]]:
        """Each statement once, with all its rows."""
        grouped: dict[str, list[Values]] = {}
        for where in sorted(self._last, key=repr):  # any order will do, as long as everyone uses it
            sql, row = self._last[where]
            grouped.setdefault(sql, []).append(row)
        return grouped.items()
