"""Upserts on either engine."""

from sqlalchemy.dialects.postgresql import insert as upsert

__all__ = ["upsert"]
"""SQLAlchemy compiles PostgreSQL's INSERT … ON CONFLICT for SQLite as well. One made by its SQLite dialect does not
compile for PostgreSQL."""
