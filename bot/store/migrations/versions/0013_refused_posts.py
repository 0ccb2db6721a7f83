"""Since when Discord refuses a server's daily post.

Revision ID: 0013
"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
expands = True


def upgrade() -> None:
    op.add_column("daily_posts", sa.Column("refused_since", sa.BigInteger()))
