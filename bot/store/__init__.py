"""The store: the schema, its migrations, and the only SQL of the project."""

from bot.store.sqlite.backups import CopyRefused, back_up, restore
from bot.store.sqlite.opening import look
from bot.store.store import SqlStore, open_store
from bot.store.versions import DatabaseRefused

__all__ = ["CopyRefused", "DatabaseRefused", "SqlStore", "back_up", "look", "open_store", "restore"]
