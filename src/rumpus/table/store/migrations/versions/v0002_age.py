"""What is listed is found by its state and time, however many games lie in the room."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_index("tables_by_state", "tables", ["state", "touched"])
    op.create_index("tables_by_game", "tables", ["game", "listed", "state", "touched"])
