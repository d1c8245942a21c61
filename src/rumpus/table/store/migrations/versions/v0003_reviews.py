"""What looking back at a record found is worked out once and kept."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

# Text is compared byte by byte in both databases, so that both sort alike.
TEXT = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("record_id", TEXT, nullable=False),
        sa.Column("rules", sa.BigInteger(), nullable=False),
        sa.Column("budget", TEXT, nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        _created(),
        sa.PrimaryKeyConstraint("record_id", "rules", "budget"),
    )
    op.create_index("reviews_by_age", "reviews", ["created"])


def _created() -> sa.Column[float]:
    return sa.Column("created", sa.Double(), nullable=False)
