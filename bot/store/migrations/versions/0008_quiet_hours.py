"""Quiet hours chosen earlier, to limit the quiet part of any 24 hours.

Revision ID: 0008
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
expands = True


def upgrade() -> None:
    op.add_column("people", sa.Column("quiet_spent", sa.Text()))
