"""The store: the schema, its migrations, and the only SQL of the project."""

from bot.store.backups import back_up, must_be_whole, restore
from bot.store.moving import move
from bot.store.opening import alone_with, is_postgresql, look
from bot.store.sqlite.backups import CopyRefused
from bot.store.store import SqlStore, open_store
from bot.store.versions import DatabaseRefused, MoveRefused

__all__ = [
    "CopyRefused",
    "DatabaseRefused",
    "MoveRefused",
    "SqlStore",
    "alone_with",
    "back_up",
    "is_postgresql",
    "look",
    "move",
    "must_be_whole",
    "open_store",
    "restore",
]
