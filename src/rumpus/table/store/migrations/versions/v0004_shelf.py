"""What one person has: finished games by time, every log that names them, and a key on its way to another device."""

import json
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

TEXT = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
# Rows of logs that name somebody; in others there is nothing to find.
NAMING = ("made", "hosted", "sat", "opened", "askedchair", "tookchair", "eveningplanned", "personcame", "leadpassed")
CHUNK = 500


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
    """What the room knew before. Games from then are told, and not counted: nobody noted what was played in them."""
    connection = op.get_bind()
    over = connection.execute(
        sa.text(
            "SELECT seats.guest, seats.table_id, tables.game, tables.touched, seats.seat FROM seats "
            "JOIN tables ON tables.id = seats.table_id "
            "WHERE tables.state = 'over' AND seats.seat >= 0 AND seats.guest IS NOT NULL"
        )
    ).fetchall()
    held: dict[tuple[str, str], list[int]] = {}
    about: dict[str, tuple[str, float]] = {}
    for guest, table_id, game, touched, seat in over:
        if game != "evening":
            held.setdefault((guest, table_id), []).append(seat)
            about[table_id] = (game, touched)
    rows = [
        {"guest": g, "table_id": t, "game": about[t][0], "finished": about[t][1], "body": _body(seats)}
        for (g, t), seats in held.items()
    ]
    insert = (
        "INSERT INTO shelf (guest, table_id, game, finished, body) VALUES (:guest, :table_id, :game, :finished, :body)"
    )
    for first in range(0, len(rows), CHUNK):
        connection.execute(sa.text(insert), rows[first : first + CHUNK])
    found = sorted(set(_named(connection)))
    insert = "INSERT INTO traces (guest, table_id) VALUES (:guest, :table_id)"
    for first in range(0, len(found), CHUNK):
        part = [{"guest": guest, "table_id": table_id} for guest, table_id in found[first : first + CHUNK]]
        connection.execute(sa.text(insert), part)


def _body(seats: list[int]) -> bytes:
    return json.dumps({"seats": sorted(seats)}).encode()


def _named(connection: Any) -> Iterator[tuple[str, str]]:
    kinds = ", ".join(f"'{kind}'" for kind in NAMING)
    for table_id, body in connection.execute(sa.text(f"SELECT table_id, body FROM log WHERE kind IN ({kinds})")):  # noqa: S608 - words of ours
        try:
            told: Any = json.loads(bytes(body))
            named: set[Any] = {told.get("guest"), told.get("host")}
        except (ValueError, AttributeError, TypeError):
            continue  # a damaged row names nobody that could be found
        for guest in named:
            if isinstance(guest, str) and guest:
                yield guest, table_id


def _number(name: str) -> sa.Column[float]:
    return sa.Column(name, sa.Double(), nullable=False)


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, TEXT, nullable=False)
