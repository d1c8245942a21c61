"""What one person has: finished games by time, every log that names them, and a key on its way to another device."""

import json
from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

TEXT = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
# Rows of logs that name somebody; in others there is nothing to find.
NAMING = ("made", "hosted", "sat", "opened", "askedchair", "tookchair", "eveningplanned", "personcame", "leadpassed")


def upgrade() -> None:
    op.create_table(
        "shelf",
        _text("guest"),
        _text("table_id"),
        _text("game"),
        _number("finished"),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("guest", "table_id"),
    )
    op.create_index("shelf_by_time", "shelf", ["guest", "finished", "table_id"])
    op.create_index("shelf_by_table", "shelf", ["table_id"])
    op.create_table("traces", _text("guest"), _text("table_id"), sa.PrimaryKeyConstraint("guest", "table_id"))
    op.create_index("traces_by_table", "traces", ["table_id"])
    op.create_table(
        "passes",
        _text("guest"),
        _text("mark"),
        sa.Column("sealed", sa.LargeBinary(), nullable=False),
        _number("until"),
        sa.PrimaryKeyConstraint("guest"),
    )
    op.create_index("passes_by_mark", "passes", ["mark"])
    op.create_index("passes_by_end", "passes", ["until"])
    op.create_index("ratings_by_player", "ratings", ["player", "game"])
    _fill()


def _fill() -> None:
    """What the room knew before. Games from then are told, and not counted: nobody noted what was played in them.

    So many tables at a time, in the order of their ids: a room of any age needs little memory. All of it is one
    transaction: a server that is killed in between has changed nothing, and the next start begins again.
    """
    connection = op.get_bind()
    first = ""
    while True:
        last = connection.execute(sa.text(_LAST_OF_CHUNK), {"first": first, "chunk": CHUNK}).scalar_one()
        if last is None:  # after the last table there may be logs whose tables nobody knows
            _insert(connection, _ADD_TRACE, _traces(connection.execute(sa.text(_NAMING), {"first": first})))
            return
        part = {"first": first, "last": last}
        _insert(connection, _ADD_ROW, _rows(connection.execute(sa.text(_SEATED), part)))
        _insert(connection, _ADD_TRACE, _traces(connection.execute(sa.text(f"{_NAMING} AND table_id <= :last"), part)))
        first = last


CHUNK = 500  # tables
_LAST_OF_CHUNK = "SELECT max(id) FROM (SELECT id FROM tables WHERE id > :first ORDER BY id LIMIT :chunk) AS chunk"
_KINDS = ", ".join(f"'{kind}'" for kind in NAMING)
_NAMING = f"SELECT table_id, body FROM log WHERE table_id > :first AND kind IN ({_KINDS})"  # noqa: S608 - words of ours
_SEATED = (
    "SELECT seats.guest, seats.table_id, tables.game, tables.touched, seats.seat FROM tables "
    "JOIN seats ON seats.table_id = tables.id WHERE tables.id > :first AND tables.id <= :last "
    "AND tables.state = 'over' AND tables.game <> 'evening' AND seats.seat >= 0 AND seats.guest IS NOT NULL"
)
_ADD_ROW = (
    "INSERT INTO shelf (guest, table_id, game, finished, body) VALUES (:guest, :table_id, :game, :finished, :body)"
)
_ADD_TRACE = "INSERT INTO traces (guest, table_id) VALUES (:guest, :table_id)"


def _insert(connection: Any, statement: str, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(sa.text(statement), rows)


def _rows(seated: Iterable[Any]) -> list[dict[str, Any]]:
    held: dict[tuple[str, str, str, float], list[int]] = {}
    for guest, table_id, game, touched, seat in seated:
        held.setdefault((guest, table_id, game, touched), []).append(seat)
    return [
        {"guest": guest, "table_id": table_id, "game": game, "finished": touched, "body": _body(seats)}
        for (guest, table_id, game, touched), seats in held.items()
    ]


def _body(seats: list[int]) -> bytes:
    return json.dumps({"seats": sorted(seats)}).encode()


def _traces(naming: Iterable[Any]) -> list[dict[str, Any]]:
    found: set[tuple[str, str]] = set()
    for table_id, body in naming:
        try:
            told: Any = json.loads(bytes(body))
            named: set[Any] = {told.get("guest"), told.get("host")}
        except (ValueError, AttributeError, TypeError, RecursionError):
            continue  # a damaged row names nobody that could be found
        found |= {(guest, table_id) for guest in named if isinstance(guest, str) and guest}
    return [{"guest": guest, "table_id": table_id} for guest, table_id in sorted(found)]


def _number(name: str) -> sa.Column[float]:
    return sa.Column(name, sa.Double(), nullable=False)


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, TEXT, nullable=False)
