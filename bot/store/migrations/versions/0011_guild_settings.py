"""Settings of servers, and an index of lines that lead to threads.

Revision ID: 0011
"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
expands = True


def upgrade() -> None:
    op.create_table(
        "guild_settings",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("language", sa.Text()),
        sa.Column("channels", sa.Text(), nullable=False),
        sa.Column("threads", sa.Integer(), nullable=False),
        sa.Column("clock", sa.Text(), nullable=False),
        sa.Column("openers", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id"),
        sqlite_with_rowid=False,
    )
    condition = sa.text("kind = 'line' AND shown = 0")
    op.create_index(
        "lines_without_a_result", "messages", ["table_id"], sqlite_where=condition, postgresql_where=condition
    )
