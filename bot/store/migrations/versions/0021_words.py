"""Answers in words for people who do not see the pictures.

Revision ID: 0021
"""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
expands = True


def upgrade() -> None:
    op.add_column("people", sa.Column("words", sa.Integer(), nullable=False, server_default=sa.text("0")))
