"""Several processes: errands, and the log number that a message shows.

Revision ID: 0007
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
expands = False  # the releases before it refuse whatever they do not know

_TABLE_ID = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")  # in one order on both engines


def upgrade() -> None:
    op.add_column("messages", sa.Column("shown", sa.Integer(), nullable=False, server_default=sa.text("0")))
    op.create_table(
        "outbox",
        sa.Column("table_id", _TABLE_ID, nullable=False),
        sa.Column("first", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("last", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id", "first"),
        sqlite_with_rowid=False,
    )
