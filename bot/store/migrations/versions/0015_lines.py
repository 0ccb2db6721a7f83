"""An index of lines that are not complete, in place of one of those without a result, and one of threads' histories.

Revision ID: 0015
"""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
expands = True


def upgrade() -> None:
    owed = sa.text("kind = 'line' AND shown <= 0")
    op.create_index("owed_lines", "messages", ["table_id"], sqlite_where=owed, postgresql_where=owed)
    op.drop_index("lines_without_a_result", "messages")
    played = sa.text("started_at IS NOT NULL AND ended_at IS NOT NULL")
    op.create_index(
        "history_of_a_parent",
        "tables",
        ["parent_id", "ended_at", "id"],
        sqlite_where=played,
        postgresql_where=played,
    )
