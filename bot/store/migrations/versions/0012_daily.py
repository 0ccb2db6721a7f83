"""The daily puzzle: its positions, people's answers, and servers' posts.

Revision ID: 0012
"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
expands = True


def upgrade() -> None:
    op.create_table(
        "daily_puzzles",
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("position", sa.Text(), nullable=False),
        sa.Column("choices", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("day"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "daily_answers",
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("person_id", sa.Integer(), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("choice", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger()),
        sa.Column("named", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("day", "person_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("daily_answers_of_a_person", "daily_answers", ["person_id", "day"])
    op.create_index("daily_answers_of_a_guild", "daily_answers", ["guild_id", "day"])
    op.create_table(
        "daily_posts",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("hour", sa.Integer(), nullable=False),
        sa.Column("zone", sa.Text(), nullable=False),
        sa.Column("next_at", sa.BigInteger()),
        sa.Column("tried_at", sa.BigInteger()),
        sa.Column("posted", sa.Text()),
        sa.Column("posted_in", sa.BigInteger()),
        sa.Column("message_id", sa.BigInteger()),
        sa.PrimaryKeyConstraint("guild_id"),
        sqlite_with_rowid=False,
    )
    due = sa.text("next_at IS NOT NULL")
    op.create_index("daily_posts_due", "daily_posts", ["next_at"], sqlite_where=due, postgresql_where=due)
