"""The store: the schema, its migrations, and the only SQL of the project."""

from bot.store.opening import DatabaseRefused
from bot.store.store import SqliteStore, open_store

__all__ = ["DatabaseRefused", "SqliteStore", "open_store"]
