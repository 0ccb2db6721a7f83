"""Inserting or changing, on either engine."""

from sqlalchemy.dialects.postgresql import insert as upsert

__all__ = ["upsert"]
"""PostgreSQL's INSERT … ON CONFLICT is SQLite's, too, and SQLAlchemy writes it for both where it is made by this one;
one that is made by SQLite's own is not written for PostgreSQL."""
