"""Baseline: the first release. A new database is made from `bot/store/schema.py`, so there is nothing to migrate.

Revision ID: 0100
"""

revision = "0100"
down_revision = None
expands = False


def upgrade() -> None:
    """Change nothing."""
