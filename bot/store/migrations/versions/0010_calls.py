"""Calls to tables that open: who asked for them, and when they were last sent.

Revision ID: 0010
"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
expands = True


def upgrade() -> None:
    op.add_column("people", sa.Column("called_at", sa.BigInteger()))
    op.add_column("people", sa.Column("uncalled_at", sa.BigInteger()))
    op.add_column("tables", sa.Column("call_at", sa.BigInteger()))
    to_call = sa.text("call_at IS NOT NULL")
    op.create_index("tables_to_call", "tables", ["call_at"], sqlite_where=to_call, postgresql_where=to_call)
    op.create_table(
        "subscriptions",
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger()),
        sa.Column("unanswered", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"]),
        sa.PrimaryKeyConstraint("person_id", "guild_id", "game"),
        sqlite_with_rowid=False,
    )
    op.create_index("subscriptions_of_a_game", "subscriptions", ["guild_id", "game"])
