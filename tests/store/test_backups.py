"""Backups: whole in spite of concurrent writes, restored without loss, and refused with a reason."""
# ruff: noqa: ASYNC240 - files of a temporary folder

import asyncio
import errno
import os
import shutil
import sqlite3
import stat
import zlib
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from bot.store import BackupRefused, DatabaseRefused, SqlStore, back_up, logs, must_be_whole, open_store, restore
from bot.store.schema import metadata
from bot.store.sqlite import copying as module
from bot.tables.guild_settings import GuildSettings
from tests.store.children import url_of
from tests.store.tables import people_of


@pytest.fixture
def engine() -> str:
    return "sqlite"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return tmp_path / "copy #1.db"


def rows(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """Every row of our tables."""
    with closing(sqlite3.connect(path)) as connection:
        return {it: connection.execute(f"SELECT * FROM {it}").fetchall() for it in metadata.tables}  # noqa: S608


def beside(path: Path) -> set[str]:
    """The files of a folder, without SQLite's logs."""
    return {file.name for file in path.parent.iterdir() if not file.name.endswith(("-wal", "-shm"))}


async def a_database(path: Path, people: int = 3) -> Path:
    store = await open_store(url_of(path))
    await people_of(store, people)
    await store.change_guild_settings(1, lambda _: GuildSettings(channels=(people,)))
    await store.close()
    return path


async def test_a_backup_has_what_only_the_write_ahead_log_has(store: SqlStore, path: Path, copy: Path) -> None:
    await people_of(store, 3)
    plain = Path(shutil.copy(path, path.with_name("plain.db")))
    back_up(url_of(path), copy)
    assert len(rows(copy)["people"]) == 3
    assert len(rows(plain)["people"]) == 0  # or else this proves nothing
    assert beside(path) == {path.name, "plain.db", copy.name}
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600


async def test_a_backup_is_of_one_moment_while_others_write(store: SqlStore, path: Path, copy: Path) -> None:
    async def write() -> None:
        for number in count():
            await store.remember("last", str(number))
            await store.remember(f"number {number}", "there")
            if made.done():
                return

    made = asyncio.ensure_future(asyncio.to_thread(back_up, url_of(path), copy))
    await asyncio.gather(made, write())
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        kept = dict(connection.execute("SELECT key, value FROM memos").fetchall())
    last = int(kept.pop("last", "-1"))
    assert kept.keys() - {f"number {last}"} == {f"number {number}" for number in range(last)}


async def test_a_backup_can_be_read_where_nothing_can_be_written(path: Path, copy: Path) -> None:
    back_up(url_of(await a_database(path)), copy)
    with closing(sqlite3.connect(f"{copy.as_uri()}?immutable=1", uri=True)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)
        assert connection.execute("SELECT count(*) FROM people").fetchone() == (3,)


async def test_what_is_restored_is_what_was_backed_up_and_what_was_there_is_kept(path: Path, copy: Path) -> None:
    back_up(url_of(await a_database(path)), copy)
    path.chmod(0o640)
    saved, number = rows(path), path.stat().st_ino
    await a_database(path, 5)
    later = rows(path)
    kept = restore(url_of(path), copy)
    assert kept is not None
    assert rows(path) == saved == rows(copy)
    assert rows(kept) == later
    assert (stat.S_IMODE(path.stat().st_mode), path.stat().st_ino) == (0o640, number)
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    await (await open_store(url_of(path))).close()


async def test_a_database_that_is_gone_is_restored_and_its_old_log_is_not_applied(path: Path, copy: Path) -> None:
    store = await open_store(url_of(path))
    await people_of(store, 3)
    back_up(url_of(path), copy)
    await people_of(store, 5)
    log = path.with_name(f"{path.name}-wal").read_bytes()
    await store.close()
    path.unlink()
    path.with_name(f"{path.name}-wal").write_bytes(log)
    kept = restore(url_of(path), copy)
    assert len(rows(path)["people"]) == 3
    assert kept is not None
    assert (kept.suffix, kept.read_bytes()) == (".replaced-wal", log)


async def test_a_database_that_sqlite_cannot_read_is_moved_away_and_replaced(path: Path, copy: Path) -> None:
    back_up(url_of(await a_database(path)), copy)
    path.write_bytes(b"no database" * 1000)
    kept = restore(url_of(path), copy)
    assert kept is not None
    assert kept.read_bytes() == b"no database" * 1000
    assert len(rows(path)["people"]) == 3


@pytest.mark.parametrize("what", ["missing", "foreign", "unreleased", "newer", "damaged", "empty", "text"])
async def test_what_is_no_whole_backup_is_refused_and_nothing_is_changed(path: Path, copy: Path, what: str) -> None:
    back_up(url_of(await a_database(path)), copy)
    match what:
        case "missing":
            copy.unlink()
        case "foreign":
            copy.unlink()
            with closing(sqlite3.connect(copy)) as other, other:
                other.execute("CREATE TABLE songs (name)")
        case "unreleased" | "newer":
            number = "0021" if what == "unreleased" else "9999"
            with closing(sqlite3.connect(copy)) as other, other:
                other.execute("UPDATE alembic_version SET version_num = ?", (number,))
        case "damaged":
            whole = copy.read_bytes()
            copy.write_bytes(whole[: len(whole) // 2])
        case "empty":
            copy.write_bytes(b"")
        case _:
            copy.write_bytes(b"no database" * 1000)
    before, there = path.read_bytes(), beside(path)
    with pytest.raises(BackupRefused) as refused:
        restore(url_of(path), copy)
    assert refused.value.code == {"empty": "foreign", "text": "damaged"}.get(what, what)
    assert (path.read_bytes(), beside(path)) == (before, there)


async def test_a_database_that_a_bot_has_open_is_not_replaced(
    store: SqlStore, path: Path, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.01)
    await people_of(store, 3)
    back_up(url_of(path), copy)
    await people_of(store, 5)
    with pytest.raises(BackupRefused) as refused:
        restore(url_of(path), copy)
    assert refused.value.code == "running"
    assert beside(path) == {path.name, copy.name}
    assert len(rows(path)["people"]) == 5


async def test_a_backup_overwrites_nothing_and_there_must_be_a_database(path: Path, copy: Path) -> None:
    with pytest.raises(BackupRefused, match="nothing"):
        back_up(url_of(path), copy)
    await a_database(path)
    copy.write_text("mine")
    with pytest.raises(BackupRefused, match="exists"):
        back_up(url_of(path), copy)
    assert copy.read_text() == "mine"


async def test_a_backup_that_fails_names_the_reason_and_leaves_no_file(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await a_database(path)
    with pytest.raises(BackupRefused) as refused:
        back_up(url_of(path), tmp_path / "not there" / "copy.db")
    assert refused.value.facts["error"] == "No such file or directory"

    def touch(*_: object, **__: object) -> None:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    monkeypatch.setattr(Path, "touch", touch)
    with pytest.raises(BackupRefused) as refused:
        back_up(url_of(path), tmp_path / "copy.db")
    assert (refused.value.code, refused.value.facts["error"]) == ("failed", "Read-only file system")
    assert beside(path) == {path.name}


def corrupt(path: Path) -> None:
    """Overwrite what lies behind the first page."""
    content = path.read_bytes()
    path.write_bytes(content[:4096] + b"\xff" * (len(content) - 4096))


async def test_damaged_database_is_called_damaged_and_its_backup_refused(path: Path, copy: Path) -> None:
    corrupt(await a_database(path))
    with pytest.raises(DatabaseRefused) as refused:
        must_be_whole(url_of(path))
    assert refused.value.code == "damaged"
    with pytest.raises(DatabaseRefused) as refused:
        back_up(url_of(path), copy)
    assert refused.value.code == "damaged"
    assert not copy.exists()


@pytest.mark.parametrize("fault", ["a column lacks", "a row refers to nothing"])
async def test_backup_that_is_not_sound_is_refused(path: Path, copy: Path, fault: str) -> None:
    back_up(url_of(await a_database(path)), copy)
    with closing(sqlite3.connect(copy)) as connection, connection:
        if fault == "a column lacks":
            connection.execute("ALTER TABLE people DROP COLUMN quiet_spent")
        else:
            connection.execute("INSERT INTO nicknames VALUES (99, 1, 'nobody')")
    with pytest.raises(BackupRefused, match="damaged"):
        restore(url_of(path), copy)


def test_packed_log_that_would_fill_the_memory_is_refused() -> None:
    bomb = zlib.compressobj(9, zdict=logs._PHRASES)  # pyright: ignore[reportPrivateUsage]
    compressed = bomb.compress(b"[" + b" " * 50_000_000) + bomb.flush()
    assert len(compressed) < 100_000
    with pytest.raises(ValueError, match="more than"):
        logs.unpack(compressed)
