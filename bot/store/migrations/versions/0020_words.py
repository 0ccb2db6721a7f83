"""Answers in words for people who do not see the pictures.

Revision ID: 0020
"""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
expands = True


def upgrade() -> None:
    op.add_column("people", sa.Column("words", sa.Integer(), nullable=False, server_default=sa.text("0")))
