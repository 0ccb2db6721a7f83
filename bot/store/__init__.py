"""The store: the schema, its migrations, and the only SQL of the project."""

from bot.store.backups import CopyRefused, back_up, restore
from bot.store.opening import DatabaseRefused, look
from bot.store.store import SqliteStore, open_store

__all__ = ["CopyRefused", "DatabaseRefused", "SqliteStore", "back_up", "look", "open_store", "restore"]
