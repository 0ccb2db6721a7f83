"""Opening a database: what is made, what is migrated, and what is refused and left as it is."""
# ruff: noqa: ASYNC240 - files of a temporary folder

import asyncio
import errno
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from urllib.parse import quote

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

from bot.store import DatabaseRefused, alone_with, back_up, inspect_database, must_be_whole, open_store, try_to_write
from bot.store.schema import metadata
from bot.store.sqlite.opening import prepare
from bot.store.versions import MIGRATIONS
from bot.tables.store import StoreBusy
from tests.store.children import Child, url_of
from tests.store.released.record import load
from tests.store.tables import people_of
from tests.store.trials import HEAD, REBUILDS, release


def everything(folder: Path) -> dict[str, bytes]:
    """Every file of a folder that says anything. Not the index of SQLite's write-ahead log, nor a log without an entry:
    even who only reads makes those."""
    files = [file for file in folder.iterdir() if file.is_file() and not file.name.endswith("-shm")]
    return {file.name: content for file in files if (content := file.read_bytes()) or not file.name.endswith("-wal")}


def contents(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """Every row of our tables."""
    with closing(sqlite3.connect(path)) as connection:
        return {
            name: connection.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall()  # noqa: S608
            for name in metadata.tables
        }


async def refused(path: Path, **more: str) -> DatabaseRefused:
    """Return why a file is refused. It and all files beside it must be unchanged."""
    before = everything(path.parent) if path.parent.is_dir() else None
    with pytest.raises(DatabaseRefused) as caught:
        await open_store(url_of(path))
    assert before is None or everything(path.parent) == before
    assert caught.value.facts == {"path": str(path)} | more
    return caught.value


@pytest.fixture
def next_release(tmp_path: Path) -> Path:
    """The migrations of a next release."""
    return release(tmp_path, REBUILDS)


@pytest.fixture
def filled(path: Path) -> Path:
    """A database with something in every table."""
    load(HEAD, url_of(path))
    return prepare(url_of(path))


# Made


async def test_folder_may_have_any_name(tmp_path: Path) -> None:
    path = tmp_path / "100%25 & ünïcode #1?" / "roost.db"
    path.parent.mkdir()
    store = await open_store(quote(url_of(path), safe="/:+"))
    await store.check()
    await store.close()
    assert path.is_file()


def test_the_names_of_the_migrations_tell_their_order() -> None:
    """An opening that has nothing to migrate reads their names alone."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    scripts = list(ScriptDirectory.from_config(config).walk_revisions("base", "heads"))
    assert [Path(script.path).name.partition("_")[0] for script in scripts] == [it.revision for it in scripts]
    assert [it.revision for it in scripts] == sorted((it.revision for it in scripts), reverse=True)


def test_an_opening_with_nothing_to_migrate_does_without_alembic(filled: Path, tmp_path: Path) -> None:
    program = """
import sys
from bot.store.sqlite.opening import prepare
for url in sys.argv[1:]:
    prepare(url)
print("alembic" in sys.modules)
"""
    urls = [url_of(filled), url_of(tmp_path / "new.db")]
    done = subprocess.run([sys.executable, "-c", program, *urls], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


async def test_an_empty_file_becomes_a_database(path: Path) -> None:
    path.touch()
    store = await open_store(url_of(path))
    (person,) = await people_of(store, 1)
    await store.close()
    store = await open_store(url_of(path))
    assert await store.upsert_person(1000, "Player 0", "en") == person
    assert contents(path) == {name: [] for name in metadata.tables} | {"people": contents(path)["people"]}
    await store.close()


async def test_processes_that_start_together_on_no_file_all_open_it(tmp_path: Path) -> None:
    """One makes the schema, one switches to the write-ahead log; neither reports a locked database."""
    children = [Child("opening", tmp_path) for _ in range(4)]
    for child in children:
        child.let_go()
    assert [child.hear() for child in children] == ["ready"] * 4
    for name in (f"{n}.db" for n in range(15)):
        for child in children:
            child.let_go(name)
        assert [child.hear() for child in children] == [name] * 4
    assert [child.lines() for child in children] == [[]] * 4


async def test_opening_an_up_to_date_database_changes_nothing_but_the_log(filled: Path) -> None:
    before = contents(filled)
    await (await open_store(url_of(filled))).close()
    assert contents(filled) == before
    assert [file.name for file in filled.parent.iterdir()] == ["roost.db"]


# Migrated


async def test_a_migration_keeps_every_row_of_a_filled_database(filled: Path, next_release: Path) -> None:
    """Rebuilding `tables` with cascading foreign keys on emptied its children."""
    before = contents(filled)
    assert all(before.values())
    prepare(url_of(filled), next_release)
    after = contents(filled)
    assert {
        name: [row[:-1] if name in ("people", "tables") else row for row in after[name]] for name in after
    } == before
    with closing(sqlite3.connect(filled)) as connection:
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [("9001",)]
    prepare(url_of(filled), next_release)


async def test_a_database_is_backed_up_before_it_is_migrated(filled: Path, next_release: Path) -> None:
    before = contents(filled)
    prepare(url_of(filled), next_release)
    (backup,) = filled.parent.glob(f"roost.db.{HEAD}.*.bak")
    assert contents(backup) == before
    assert prepare(url_of(backup)) == backup, "the backup opens with the release before"
    prepare(url_of(filled), next_release)
    assert [file.name for file in filled.parent.glob("*.bak")] == [backup.name]


async def test_a_migration_that_fails_leaves_the_database_as_it_was(filled: Path, next_release: Path) -> None:
    with (next_release / "versions" / "9001_later.py").open("a") as script:
        script.write('    op.execute("DELETE FROM people")\n')
    before = contents(filled)
    with pytest.raises(RuntimeError, match="references"):
        prepare(url_of(filled), next_release)
    assert contents(filled) == before
    store = await open_store(url_of(filled))
    await store.check()
    await store.close()


async def test_a_killed_writers_unfinished_business_is_undone_at_opening(filled: Path, tmp_path: Path) -> None:
    """A hot rollback journal, as of a database that was switched back from the write-ahead log."""
    before = contents(filled)
    left = tmp_path / "left"
    left.mkdir()
    with closing(sqlite3.connect(filled, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("PRAGMA cache_size = 1")
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("DELETE FROM memos")
        connection.execute("UPDATE entries SET body = hex(randomblob(5000))")
        for file in (filled, Path(f"{filled}-journal")):
            shutil.copy(file, left)
        connection.execute("ROLLBACK")
    assert (left / "roost.db").read_bytes() != filled.read_bytes()
    await (await open_store(url_of(left / "roost.db"))).close()
    assert contents(left / "roost.db") == before


# Refused


async def test_a_newer_database_is_refused_and_left_as_it_is(filled: Path, next_release: Path) -> None:
    prepare(url_of(filled), next_release)
    assert (await refused(filled)).code == "newer"


async def test_a_newer_database_whose_writer_was_killed_is_left_as_it_is(
    filled: Path, next_release: Path, tmp_path: Path
) -> None:
    """Its last writes stand in the write-ahead log alone: that file is not touched either."""
    left = tmp_path / "left"
    left.mkdir()
    prepare(url_of(filled), next_release)
    with closing(sqlite3.connect(filled)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("UPDATE memos SET value = 'in the log'")
        connection.commit()
        for file in (filled, Path(f"{filled}-wal")):
            shutil.copy(file, left)
    assert (left / "roost.db-wal").stat().st_size
    assert (await refused(left / "roost.db")).code == "newer"


VERSION = ("CREATE TABLE alembic_version (version_num TEXT)", "INSERT INTO alembic_version VALUES ('0001')")


@pytest.mark.parametrize(
    ("code", "written"),
    [
        ("foreign", VERSION),
        ("foreign", ("PRAGMA application_id = 7",)),
        ("not-a-database", b"Dear diary" * 100),
        ("damaged", b"SQLite format 3\0" + b"?" * 5000),
    ],
)
async def test_what_is_no_sound_database_of_roosts_is_refused(
    path: Path, code: str, written: bytes | tuple[str, ...]
) -> None:
    if isinstance(written, bytes):
        path.write_bytes(written)
    else:
        with closing(sqlite3.connect(path)) as connection, connection:
            for statement in written:
                connection.execute(statement)
    assert (await refused(path)).code == code


async def test_a_folder_in_the_place_of_the_file_is_refused(path: Path) -> None:
    path.mkdir()
    with pytest.raises(DatabaseRefused, match="unreadable"):
        await open_store(url_of(path))
    assert list(path.iterdir()) == []


async def test_a_file_in_the_place_of_the_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"a file")
    assert (await refused(tmp_path / "file" / "roost.db", folder=str(tmp_path / "file"))).code == "no-folder"


async def test_missing_folder_is_refused_by_name_and_not_made(tmp_path: Path) -> None:
    """The path is mistyped, or its disk is not mounted: an empty database there would hide every table."""
    folder = tmp_path / "mounted" / "later"
    for refusal in (await refused(folder / "roost.db", folder=str(folder)), looked_at(folder / "roost.db")):
        assert refusal.code == "no-folder"
    with pytest.raises(DatabaseRefused, match="no-folder"), alone_with(url_of(folder / "roost.db")):
        pass
    assert not folder.parent.exists()


def looked_at(path: Path) -> DatabaseRefused:
    """Return why `roost check` refuses a file."""
    with pytest.raises(DatabaseRefused) as caught:
        inspect_database(url_of(path))
    return caught.value


async def test_full_disk_is_named_before_the_first_move(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(DatabaseRefused) as caught:
        try_to_write(url_of(path))
    assert (caught.value.code, caught.value.facts["error"]) == ("unwritable", "No space left on device")
    assert not everything(path.parent)


async def test_database_that_was_copied_by_hand_becomes_its_owners_alone(filled: Path) -> None:
    """Other permissions are an operator's choice, and stay."""
    for before, after in ((0o644, 0o600), (0o640, 0o640), (0o600, 0o600)):
        filled.chmod(before)
        await (await open_store(url_of(filled))).close()
        assert stat.S_IMODE(filled.stat().st_mode) == after


@pytest.mark.parametrize("left", ["nothing", "an empty file"])
async def test_moved_database_is_missed_until_it_is_back_with_all_its_log(path: Path, left: str) -> None:
    """SQLite itself deletes the log of a file that is missing or empty."""
    store = await open_store(url_of(path))
    await people_of(store, 3)
    moved = path.rename(path.with_name("moved.db"))
    with pytest.raises(StoreBusy):  # from a connection that is opened now
        await asyncio.gather(*(store.table_of_interaction(number) for number in range(8)))
    await store.close()
    assert not path.exists()
    if left == "an empty file":
        path.touch()
    log = path.with_name("roost.db-wal")
    before = everything(path.parent)
    uses: list[Callable[[str], object]] = [prepare, inspect_database, must_be_whole]
    for use in [*uses, partial(back_up, copy=path.with_name("copy.db"))]:
        with pytest.raises(DatabaseRefused) as caught:
            use(url_of(path))
        assert (caught.value.code, caught.value.facts) == ("gone", {"path": str(path), "left": str(log)})
    assert everything(path.parent) == before
    moved.rename(path)
    assert len(contents(path)["people"]) == 3


async def test_database_that_a_former_run_had_is_missed_without_its_log(path: Path) -> None:
    with alone_with(url_of(path)):
        await (await open_store(url_of(path))).close()
    path.unlink()
    lock = path.with_name("roost.db.lock")
    assert (await refused(path, left=str(lock))).code == "gone"
    lock.unlink()
    await (await open_store(url_of(path))).close()


@pytest.fixture
def unprivileged() -> Iterator[Path]:
    """A folder for a test that ceases to be root, whom no permission stops, when it calls `drop_privileges`."""
    folder = Path(tempfile.mkdtemp())
    yield folder
    if os.getuid() == 0:
        os.seteuid(0)
    folder.chmod(0o700)
    shutil.rmtree(folder)


def drop_privileges() -> None:
    if os.getuid() == 0:
        os.seteuid(65_534)


@pytest.mark.parametrize(
    ("folder", "file"), [(0o755, 0o000), (0o755, 0o444), (0o000, 0o666)], ids=["unreadable", "read-only", "no way in"]
)
async def test_a_file_without_permission_is_refused(unprivileged: Path, filled: Path, folder: int, file: int) -> None:
    path = unprivileged / "roost.db"
    shutil.copy(filled, path)
    path.chmod(file)
    unprivileged.chmod(folder)
    drop_privileges()
    with pytest.raises(DatabaseRefused) as caught:
        await open_store(url_of(path))
    assert (caught.value.code, caught.value.facts) == ("unreadable", {"path": str(path)})
    if os.getuid() == 0:
        os.seteuid(0)
        assert everything(unprivileged) == {"roost.db": filled.read_bytes()}


async def test_a_folder_that_may_not_be_written_is_refused(unprivileged: Path) -> None:
    unprivileged.chmod(0o555)
    drop_privileges()
    assert (await refused(unprivileged / "roost.db")).code == "unreadable"
    with pytest.raises(DatabaseRefused, match="unreadable"):  # a permission does not come back by itself
        try_to_write(url_of(unprivileged / "roost.db"))


@pytest.mark.parametrize(
    "url",
    [
        "postgresql+asyncpg://roost:secret@localhost/roost",
        "sqlite:////tmp/roost.db",
        "sqlite+aiosqlite://",
        "sqlite+aiosqlite:///:memory:",
        "sqlite+aiosqlite:///file:roost?mode=memory&uri=true",
        "sqlite+aiosqlite:///file::memory:?cache=shared&uri=true",
        "secret",
    ],
)
async def test_only_files_of_sqlite_are_promised(url: str) -> None:
    with pytest.raises(DatabaseRefused) as caught:
        await open_store(url)
    assert caught.value.code == "engine"
    assert "secret" not in repr(caught.value.facts) + str(caught.value)


async def test_a_database_that_is_locked_for_long_is_busy(filled: Path, next_release: Path) -> None:
    with closing(sqlite3.connect(filled, isolation_level=None)) as connection:
        connection.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreBusy):
            prepare(url_of(filled), next_release, patience=0.01)
