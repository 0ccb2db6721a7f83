"""Invitations among the messages that lose their controls: each stays until nothing is open that it invites to.

Revision ID: 0017
"""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
expands = True


def upgrade() -> None:
    op.add_column("retired", sa.Column("invites_to", sa.Integer()))
