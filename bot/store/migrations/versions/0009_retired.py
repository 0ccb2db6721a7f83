"""Former boards that may still have controls: several per table, by message.

Revision ID: 0009
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
expands = True

_TABLE_ID = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")  # in one order on both engines


def upgrade() -> None:
    op.create_table(
        "retired",
        sa.Column("table_id", _TABLE_ID, nullable=False),
        sa.Column("message_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id", "message_id"),
        sqlite_with_rowid=False,
    )
    former = "SELECT table_id, message_id, channel_id FROM messages WHERE kind = 'left'"
    op.execute(f"INSERT INTO retired (table_id, message_id, channel_id) {former}")
    op.execute("DELETE FROM messages WHERE kind = 'left'")
