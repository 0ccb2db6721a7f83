"""Whether the channels that a server chose for its tables were deleted.

Revision ID: 0016
"""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
expands = True


def upgrade() -> None:
    op.add_column("guild_settings", sa.Column("emptied", sa.Text(), server_default=sa.text("'no'"), nullable=False))
