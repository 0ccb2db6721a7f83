"""The store: the schema, its migrations, and all SQL of the project."""

from bot.store.daily import SqlDaily
from bot.store.opening import (
    alone_with,
    back_up,
    copy_database,
    inspect_database,
    is_postgresql,
    listed_forgotten,
    must_be_whole,
    must_exist,
    restore,
    try_to_write,
)
from bot.store.store import SqlFinished, SqlStore, open_store
from bot.store.versions import MIGRATING, BackupRefused, CopyRefused, DatabaseRefused, Inspection

__all__ = [
    "MIGRATING",
    "BackupRefused",
    "CopyRefused",
    "DatabaseRefused",
    "Inspection",
    "SqlDaily",
    "SqlFinished",
    "SqlStore",
    "alone_with",
    "back_up",
    "copy_database",
    "inspect_database",
    "is_postgresql",
    "listed_forgotten",
    "must_be_whole",
    "must_exist",
    "open_store",
    "restore",
    "try_to_write",
]
