"""Plans: evenings by appointment, and the answers to them.

Revision ID: 0020
"""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
expands = True


def upgrade() -> None:
    op.create_table(
        "plans",
        sa.Column("plan_id", sa.BigInteger(), autoincrement=False, nullable=False),
        *[sa.Column(name, sa.BigInteger(), nullable=False) for name in ("guild_id", "channel_id", "at", "due_at")],
        *[sa.Column(name, sa.Text(), nullable=False) for name in ("game", "language", "clock", "zone", "stage")],
        sa.Column("person_id", sa.Integer(), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("minute", sa.Integer()),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("unattended", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Text().with_variant(sa.Text(collation="C"), "postgresql")),
        sa.PrimaryKeyConstraint("plan_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("plans_due", "plans", ["due_at"])
    op.create_index("plans_by_message", "plans", ["message_id"])
    op.create_index("plans_of_a_guild", "plans", ["guild_id"])
    op.create_index("plans_of_a_person", "plans", ["person_id"])
    op.create_table(
        "plan_answers",
        sa.Column("plan_id", sa.BigInteger(), sa.ForeignKey("plans.plan_id", ondelete="CASCADE"), nullable=False),
        sa.Column("person_id", sa.Integer(), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("coming", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("plan_id", "person_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("plan_answers_of_a_person", "plan_answers", ["person_id"])
