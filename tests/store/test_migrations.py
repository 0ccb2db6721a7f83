"""Each migration on a database that the release before it has filled."""

import shutil
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.store import SqlStore, open_store
from bot.store.schema import metadata
from bot.store.sqlite.opening import prepare
from bot.store.versions import MIGRATIONS
from bot.tables.needs import Habits, PostedMessage
from bot.tables.service import Tables
from tests.finished.dumps import derived
from tests.finished.world import people_of, play
from tests.store.archiving import pack_all, size_of, without_interactions
from tests.store.children import url_of
from tests.store.kept import File
from tests.store.tables import a_spot, interaction, opened, started

RELEASES = ["0001", "0002", "0003", "0004", "0005", "0006", "0007"]


def rows(path: Path, table: str, columns: str = "*") -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(f"SELECT {columns} FROM {table} ORDER BY 1, 2").fetchall()  # noqa: S608


def columns(path: Path, table: str) -> str:
    """The columns that a table has in a database, in their order."""
    with closing(sqlite3.connect(path)) as connection:
        return ", ".join(row[1] for row in connection.execute(f"PRAGMA table_info({table})"))


def of_a_release(versions: Sequence[str], now: Path, folder: Path) -> Path:
    """A database as an earlier release would have written it: of all that there is now, what that release knows."""
    path = folder / f"{versions[-1]}.db"
    prepare(url_of(path), only(versions, folder / f"migrations of {versions[-1]}"))
    known = {table: names for table in metadata.tables if (names := columns(path, table))}
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("ATTACH ? AS now", (str(now),))
        for table, names in known.items():
            connection.execute(f"INSERT INTO main.{table} ({names}) SELECT {names} FROM now.{table}")  # noqa: S608
    return path


def same(path: Path, now: Path) -> bool:
    """Whether a database has of all that there is now what its release knows."""
    return all(
        rows(path, table, names) == rows(now, table, names)
        for table in metadata.tables
        if (names := columns(path, table))
    )


def only(versions: Sequence[str], folder: Path) -> Path:
    """The migrations of an earlier release."""
    shutil.copytree(MIGRATIONS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    for script in (folder / "versions").iterdir():
        if script.name[:4] not in versions:
            script.unlink()
    return folder


async def fill(store: SqlStore) -> None:
    """Finished tables of two games, one closed in play, one in its lobby, a live one, and all that belongs to them."""
    people = await people_of(store, 3)
    for seed, game in enumerate(("karteneck", "hornochsen", "karteneck")):
        table = await play(store, 1 + seed % 2, game, people[: 3 - seed % 2], Random(seed))
        await store.post(table.info.id, PostedMessage("board", None, 1, 2, 3))
        await store.post(table.info.id, PostedMessage("hand", 1, 4, 5, 6, table.people[1]))
    for table in (await started(store, people), await opened(store, people)):
        await Tables(store).close(table.info.id, people[0], interaction(), moderator=False)
    await started(store, people)
    await store.remember("commands", "hash")


@pytest.fixture
async def now(tmp_path: Path) -> Path:
    """A database as this release writes it."""
    path = tmp_path / "now.db"
    store = await open_store(url_of(path))
    await fill(store)
    await store.close()
    return path


@pytest.fixture
def before(now: Path, tmp_path: Path) -> Path:
    """The same as the first release would have written it."""
    return of_a_release(["0001"], now, tmp_path)


async def test_0002_makes_all_that_finished_tables_count_for_from_their_logs(before: Path, now: Path) -> None:
    assert rows(before, "results")
    assert same(before, now)
    await (await open_store(url_of(before))).close()
    assert derived(File(before)) == derived(File(now))
    for table in metadata.tables:
        assert rows(before, table) == rows(now, table), table
    begun = [row[0] is not None for row in rows(before, "tables", "started_at, id")]
    assert sorted(begun) == [False, True, True, True, True, True]
    assert len(list(before.parent.glob("0001.db.0001.*.bak"))) == 1


async def test_0002_interrupted_before_its_rebuilding_is_finished_by_the_next_opening(
    before: Path, now: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stopped(_: object) -> None:
        raise RuntimeError("stopped")

    with monkeypatch.context() as patched:
        patched.setattr("bot.store.finished.Rebuilding.read", stopped)
        with pytest.raises(RuntimeError, match="stopped"):
            await open_store(url_of(before))
    assert not any(derived(File(before)).values())
    await (await open_store(url_of(before))).close()
    assert derived(File(before)) == derived(File(now))
    assert rows(before, "memos") == [("commands", "hash")]


async def test_0002_on_a_database_without_results_rebuilds_nothing(tmp_path: Path) -> None:
    path = tmp_path / "roost.db"
    prepare(url_of(path), only(["0001"], tmp_path / "first"))
    await (await open_store(url_of(path))).close()
    assert rows(path, "memos") == []


async def test_0003_leaves_everything_as_it_was_and_nobody_with_a_nickname(now: Path, tmp_path: Path) -> None:
    """On a database that the release before it has filled."""
    path = of_a_release(["0001", "0002"], now, tmp_path)
    store = await open_store(url_of(path))
    assert same(path, now)
    assert rows(path, "nicknames") == []
    (anna, *_) = await people_of(store, 1)
    called = await store.know(anna.discord_id or 0, anna.name, anna.locale, 1, "The Boss")
    await store.close()
    assert rows(path, "nicknames") == [(called.id, 1, "The Boss")]
    assert len(list(path.parent.glob("0002.db.0002.*.bak"))) == 1


async def test_0004_leaves_live_tables_to_their_people_and_lets_computers_sit_down(now: Path, tmp_path: Path) -> None:
    path = of_a_release(["0001", "0002", "0003"], now, tmp_path)
    assert rows(path, "turns")
    store = await open_store(url_of(path))
    assert same(path, now)
    (anna, *_) = await people_of(store, 1)
    tables, spot = Tables(store), a_spot()
    step = await tables.open_against(spot, anna, interaction(), game="hornochsen", language="en", level="hen")
    await store.close()
    own = [row for row in rows(path, "turns", "table_id, seat, person_id, level") if row[0] == step.after.info.id]
    assert own == [(step.after.info.id, 0, anna.id, None), (step.after.info.id, 1, None, "hen")]
    with closing(sqlite3.connect(path)) as connection:
        for holder in ("person_id = NULL", "level = 'hen'"):  # nobody's, two's
            with pytest.raises(sqlite3.IntegrityError, match="one_holder"):
                connection.execute(f"UPDATE seats SET {holder} WHERE person_id IS NOT NULL")  # noqa: S608
    assert len(list(path.parent.glob("0003.db.0003.*.bak"))) == 1


async def test_0006_lets_hands_belong_to_who_was_dealt_them_and_knows_nobody_who_was_away(
    now: Path, tmp_path: Path
) -> None:
    path = of_a_release(RELEASES[:5], now, tmp_path)
    assert "person_id" not in columns(path, "messages")
    assert {row[0] for row in rows(now, "results", "role, 1")} == {"held"}
    store = await open_store(url_of(path))
    assert all(rows(path, table) == rows(now, table) for table in metadata.tables)
    hands = [row[1:] for row in rows(path, "messages", "kind, table_id, seat, person_id") if row[0] == "hand"]
    assert len(hands) == 3
    assert set(hands) < set(rows(path, "seats", "table_id, seat, person_id"))
    assert await store.habits(1) == Habits()
    await store.close()
    assert rows(path, "former_seats") == rows(path, "departures") == []
    assert len(list(path.parent.glob("0005.db.0005.*.bak"))) == 1


async def test_0005_leaves_everything_as_it_was_and_gives_back_what_packing_frees(now: Path, tmp_path: Path) -> None:
    path = of_a_release(RELEASES[:4], now, tmp_path)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA auto_vacuum = NONE")  # as the release before it made its files
        connection.execute("VACUUM")
    store = await open_store(url_of(path))
    assert all(rows(path, table) == rows(now, table) for table in metadata.tables)
    logs = {table: await store.entries(table, 0) for table in (str(row[0]) for row in rows(path, "tables", "id, 1"))}
    await pack_all(store)
    over = {row[0] for row in rows(path, "packed_logs", "table_id, 1")}
    assert len(over) == len(logs) - 1
    for table, log in logs.items():
        assert await store.entries(table, 0) == (without_interactions(log) if table in over else log)
    assert derived(File(path)) == derived(File(now))
    await store.remember("much", "x" * 8_000_000)
    await store.remember("much", "")
    size = size_of(path)
    while await store.archive.shrink():
        pass
    await store.close()
    assert size_of(path) < size - 2_000_000
    assert len(list(path.parent.glob("0004.db.0004.*.bak"))) == 1


def test_a_new_database_is_what_the_migrations_make(tmp_path: Path) -> None:
    """Column by column, in any order, with keys and directions, which Alembic's own comparison leaves out."""
    made, migrated = tmp_path / "made.db", tmp_path / "migrated.db"
    prepare(url_of(made))
    prepare(url_of(migrated), only(RELEASES, tmp_path / "all"))
    assert _schema(made) == _schema(migrated)
    assert rows(made, "alembic_version", "*, 1") == rows(migrated, "alembic_version", "*, 1")
    assert _marks(made) == _marks(migrated)


def _schema(path: Path) -> dict[str, object]:
    """Tables with their columns, foreign keys and indexes, by name."""
    with closing(sqlite3.connect(path)) as connection:

        def told(pragma: str) -> list[tuple[object, ...]]:
            return connection.execute(f"PRAGMA {pragma}").fetchall()

        found: dict[str, object] = {}
        for _, table, *kind in told("table_list"):
            columns = sorted(row[1:] for row in told(f"table_info({table})"))
            foreign = sorted(row[2:5] for row in told(f"foreign_key_list({table})"))
            found[str(table)] = sorted(map(str, kind)), columns, foreign
            for _, index, unique, origin, partial in told(f"index_list({table})"):
                parts = [row[2:] for row in told(f"index_xinfo({index})")]
                found[f"{table}: {parts}" if origin != "c" else str(index)] = unique, origin, partial, parts
        return found | dict(_indexes(connection)) | dict(_checks(connection))


def _indexes(connection: sqlite3.Connection) -> list[tuple[str, str]]:
    """What partial indexes leave out is told by their SQL alone."""
    query = "SELECT 'SQL of ' || name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"
    return connection.execute(query).fetchall()


def _checks(connection: sqlite3.Connection) -> list[tuple[str, bool]]:
    """The constraints that no pragma tells."""
    held = connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table'").fetchall()
    return [(f"one holder of {name}", "CHECK ((person_id IS NULL) <> (level IS NULL))" in sql) for name, sql in held]


def _marks(path: Path) -> list[object]:
    with closing(sqlite3.connect(path)) as connection:
        names = ("application_id", "user_version", "encoding", "auto_vacuum", "page_size", "journal_mode")
        return [connection.execute(f"PRAGMA {name}").fetchone() for name in names]
