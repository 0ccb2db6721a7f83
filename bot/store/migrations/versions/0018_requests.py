"""The first controls that are understood for good: the next start brings live boards and hands up to date, by errands
without a step. Earlier releases read no such control, so the migration does not expand.

Revision ID: 0018
"""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
expands = False


def upgrade() -> None:
    op.execute(sa.text("INSERT INTO outbox (table_id, first, last) SELECT id, 0, 0 FROM tables WHERE phase != 'over'"))
    op.execute(sa.text("UPDATE messages SET shown = 0 WHERE kind = 'hand'"))
