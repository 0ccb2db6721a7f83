"""Indexes for the servers that are known, and for subscriptions that end.

Revision ID: 0014
"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
expands = True


def upgrade() -> None:
    op.create_index("tables_of_a_guild", "tables", ["guild_id"])
    op.create_index("nicknames_of_a_guild", "nicknames", ["guild_id"])
    ending = sa.text("until IS NOT NULL")
    op.create_index("subscriptions_that_end", "subscriptions", ["until"], sqlite_where=ending, postgresql_where=ending)
