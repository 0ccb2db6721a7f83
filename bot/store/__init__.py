"""The store: the schema, its migrations, and the only SQL of the project."""

from bot.store.backups import back_up, restore
from bot.store.moving import move
from bot.store.opening import is_postgresql, look
from bot.store.sqlite.backups import CopyRefused
from bot.store.store import SqlStore, open_store
from bot.store.versions import DatabaseRefused, MoveRefused

__all__ = [
    "CopyRefused",
    "DatabaseRefused",
    "MoveRefused",
    "SqlStore",
    "back_up",
    "is_postgresql",
    "look",
    "move",
    "open_store",
    "restore",
]
