"""Migrations of a database file: backed up first, all or nothing."""

import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path

from bot.store.migrating import upgrade
from bot.store.schema import APPLICATION_ID
from bot.store.sqlite.copying import copy_whole, reading
from bot.store.sqlite.engine import open_schema_engine
from bot.store.versions import MIGRATING, is_ready, revisions, version_of


def migrate(path: Path, migrations: Path, patience: float) -> None:
    """Migrate the file to the newest schema, wholly or not at all. Waits `patience` seconds for another process that
    migrates; nothing is left to do then."""
    _make_shrinkable(path, patience)
    with MIGRATING, open_schema_engine(path, patience).begin() as connection:
        present = version_of(connection)
        if is_ready(present, revisions(migrations), str(path)):
            return
        if present is not None:
            _back_up(path, present.number)
        upgrade(connection, migrations)
        connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")
        broken = connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall()
        if broken:
            raise RuntimeError(f"a migration broke {len(broken)} references")


def _make_shrinkable(path: Path, patience: float) -> None:
    """Vacuum a file of an earlier release, so that it can give free space back. That takes the file's size twice on
    disk, as its backup does; without the space the file stays as it is and does not shrink."""
    with closing(sqlite3.connect(path, timeout=patience)) as connection:
        if path.stat().st_size and connection.execute("PRAGMA auto_vacuum").fetchone()[0] == 0:
            connection.execute("PRAGMA auto_vacuum = INCREMENTAL")
            with suppress(sqlite3.OperationalError):
                connection.execute("VACUUM")


def _back_up(path: Path, version: str) -> None:
    """Copy the file beside itself, whole or not at all, as it is before the migration."""
    copy = path.with_name(f"{path.name}.{version}.{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}.bak")
    with closing(reading(path)) as source:
        copy_whole(source, copy)
