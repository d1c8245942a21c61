"""The room: a log a table, and the documents beside it."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

# Text is compared byte by byte in both databases, so that both sort alike.
TEXT = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    # Rows are only ever added, so in SQLite the implicit rowid is the order of commits: the feed of sqlite_watch.py.
    op.create_table(
        "log",
        _text("table_id"),
        _whole("seq"),
        _text("kind"),
        _bytes("body"),
        _number("at"),
        sa.PrimaryKeyConstraint("table_id", "seq"),
    )
    op.create_table(
        "tables",
        _text("id"),
        _text("game"),
        _text("title"),
        _text("state"),
        sa.Column("listed", sa.Boolean(), nullable=False),
        _text("pace"),
        _number("created"),
        _number("touched"),
        _bytes("summary"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("tables_in_lobby", "tables", ["listed", "state", "touched"])
    op.create_table("guests", _text("key"), _text("name"), _bytes("look"), sa.PrimaryKeyConstraint("key"))
    op.create_table(
        "seats",
        _text("table_id"),
        _whole("seat"),
        _text("key"),
        sa.Column("guest", TEXT, nullable=True),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("seats_by_key", "seats", ["key"])
    op.create_index("seats_by_guest", "seats", ["guest"])
    op.create_table(
        "deadlines",
        _text("table_id"),
        _whole("seq"),
        _number("due"),
        _number("held"),
        sa.PrimaryKeyConstraint("table_id", "seq"),
    )
    op.create_index("deadlines_by_due", "deadlines", ["due"])
    op.create_table(
        "ratings",
        _text("game"),
        _text("player"),
        _number("mu"),
        _number("sigma"),
        _whole("games"),
        sa.PrimaryKeyConstraint("game", "player"),
    )
    op.create_table(
        "notices",
        _text("id"),
        _text("guest"),
        _text("kind"),
        _bytes("target"),
        _number("created"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("notices_by_guest", "notices", ["guest"])
    op.create_table(
        "records",
        _text("id"),
        _text("game"),
        _text("text"),
        _number("created"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("records_by_game", "records", ["game", "created"])


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, TEXT, nullable=False)


def _whole(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger(), nullable=False)


def _number(name: str) -> sa.Column[float]:
    return sa.Column(name, sa.Double(), nullable=False)


def _bytes(name: str) -> sa.Column[bytes]:
    return sa.Column(name, sa.LargeBinary(), nullable=False)
