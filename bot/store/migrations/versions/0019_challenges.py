"""Rematches as challenges: when the people who were seated again and did nothing are mentioned once.

Revision ID: 0019
"""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
expands = True


def upgrade() -> None:
    op.add_column("tables", sa.Column("challenge_at", sa.BigInteger()))
    waits = sa.text("challenge_at IS NOT NULL")
    op.create_index("challenges", "tables", ["challenge_at"], sqlite_where=waits, postgresql_where=waits)
