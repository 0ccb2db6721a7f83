"""Each migration on a database that the release before it has filled."""

import shutil
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, inspect, text
from sqlalchemy.pool import NullPool

from bot.store import SqlStore, open_store
from bot.store.opening import prepare
from bot.store.schema import metadata
from bot.store.versions import MIGRATIONS, WORKS_WITH
from bot.tables.posted import PostedMessage
from tests.engines import on_both
from tests.finished.dumps import DERIVED
from tests.finished.world import people_of, play
from tests.store.blank import NewUrl, change, cluster, contents, driven, new_url
from tests.store.children import url_of
from tests.store.tables import end_early, opened, started

__all__ = ["cluster", "new_url"]

RELEASES = sorted(file.name[:4] for file in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def rows(url: str, table: str, columns: str = "*") -> list[tuple[Any, ...]]:
    return asked(url, f"SELECT {columns} FROM {table} ORDER BY 1, 2")  # noqa: S608


def asked(url: str, query: str) -> list[tuple[Any, ...]]:
    with create_engine(driven(url), poolclass=NullPool).connect() as connection:
        return [tuple(row) for row in connection.execute(text(query))]


def columns(url: str, table: str) -> str:
    """The columns that a table has in a database, in their order."""
    with create_engine(driven(url), poolclass=NullPool).connect() as connection:
        found = inspect(connection)
        return ", ".join(one["name"] for one in found.get_columns(table)) if found.has_table(table) else ""


def derived(url: str) -> dict[str, list[tuple[Any, ...]]]:
    """Return the rows derived from finished tables."""
    everything = contents(url)
    return {name: everything[name] for name in DERIVED}


def backups(url: str) -> int:
    """Return the number of copies beside an SQLite file. Roost makes none of PostgreSQL."""
    path = Path(str(driven(url).database))
    return len([*path.parent.glob(f"{path.name}.*.bak")])


def of_a_release(versions: Sequence[str], now: str, url: str, folder: Path) -> str:
    """A database as an earlier release would have written it: of all that there is now, what that release knows."""
    prepare(url, only(versions, folder / f"migrations of {versions[-1]}"))
    in_order = sorted(metadata.sorted_tables, key=lambda table: table.name == "feats")  # which once referred to results
    known = {table.name: names for table in in_order if (names := columns(url, table.name))}
    with create_engine(driven(url), poolclass=NullPool).begin() as connection:
        for table, names in known.items():
            values = ", ".join(f":{name}" for name in names.split(", "))
            for row in rows(now, table, names):
                written = dict(zip(names.split(", "), row, strict=True))
                connection.execute(text(f"INSERT INTO {table} ({names}) VALUES ({values})"), written)  # noqa: S608
    return url


def same(url: str, now: str) -> bool:
    """Return whether a database has the current rows, in the tables and columns that its release knows."""
    return all(
        rows(url, table, names) == rows(now, table, names)
        for table in metadata.tables
        if table not in ("memos", "outbox") and (names := columns(url, table))
    ) and memos(url) == memos(now)


def equal(url: str, now: str) -> bool:
    """Return whether a database has exactly the current contents, whatever the order of its columns."""
    left_out = {"outbox": list[tuple[object, ...]]()}  # 0018 writes there
    return contents(url) | left_out | {"memos": memos(url)} == contents(now) | left_out | {"memos": memos(now)}


def memos(url: str) -> list[tuple[object, ...]]:
    """Return all memos except `works-with`, which names the former release that still works with a migrated
    database."""
    return [row for row in rows(url, "memos") if row[0] != WORKS_WITH]


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
        await store.save_message(table.info.id, PostedMessage("board", None, 1, 2, 3))
        await store.save_message(table.info.id, PostedMessage("hand", 1, 4, 5, 6, table.people[1]))
    for table in (await started(store, people), await opened(store, people)):
        await end_early(store, table)
    await started(store, people)
    await store.remember("commands", "hash")


@pytest.fixture
def engine() -> str:
    """The engine of tests that name none."""
    return "sqlite"


@pytest.fixture
async def now(tmp_path: Path) -> str:
    """A database as this release writes it."""
    url = url_of(tmp_path / "now.db")
    store = await open_store(url)
    await fill(store)
    await store.close()
    return url


Before = Callable[..., str]


@pytest.fixture
def before(engine: str, now: str, new_url: NewUrl, tmp_path: Path) -> Before:
    """`before("0001")`: the same as the release with these versions would have written it."""
    return lambda *versions: of_a_release(versions, now, new_url(engine), tmp_path)


@on_both
@pytest.mark.parametrize("release", [1, 2, 3, 4, 5, 17])
async def test_database_of_an_earlier_release_becomes_what_this_one_writes(
    before: Before, now: str, release: int
) -> None:
    """The first release had nothing but logs of what finished tables count for."""
    url = before(*RELEASES[:release])
    assert same(url, now)
    await (await open_store(url)).close()
    assert equal(url, now)
    begun = [row[0] is not None for row in rows(url, "tables", "started_at, id")]
    assert sorted(begun) == [False, True, True, True, True, True]
    assert backups(url) == url.startswith("sqlite")


@on_both
async def test_0002_interrupted_before_its_rebuilding_is_finished_by_the_next_opening(
    before: Before, now: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*_: object) -> None:
        raise RuntimeError("stopped")

    url = before("0001")
    with monkeypatch.context() as patched:
        patched.setattr("bot.store.rebuilding.ResultRebuilder.read", stopped)
        with pytest.raises(RuntimeError, match="stopped"):
            await open_store(url)
    assert not any(derived(url).values())
    await (await open_store(url)).close()
    assert derived(url) == derived(now)
    assert memos(url) == [("commands", "hash")]


@on_both
async def test_0018_has_the_messages_of_live_tables_renewed(before: Before, now: str) -> None:
    url = before(*RELEASES[:17])
    change(url, ("UPDATE messages SET shown = 7 WHERE kind = 'hand'",))
    await (await open_store(url)).close()
    live = [row[0] for row in rows(url, "tables", "id, phase") if row[1] != "over"]
    assert live
    assert rows(url, "outbox", "table_id, first, last") == [(table, 0, 0) for table in sorted(live)]
    assert {row[1] for row in rows(url, "messages", "kind, shown") if row[0] == "hand"} == {0}


def test_every_migration_says_whether_the_release_before_it_plays_on() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    scripts = [it for it in ScriptDirectory.from_config(config).walk_revisions() if it.revision >= "0007"]
    assert scripts
    assert [it.revision for it in scripts if not isinstance(getattr(it.module, "expands", None), bool)] == []


def test_on_postgresql_a_new_database_is_what_the_migrations_make(new_url: NewUrl, tmp_path: Path) -> None:
    """Including names of constraints, by which violations are recognised, and partial conditions and collations of
    indexes, which Alembic's own comparison passes over."""
    made, migrated = new_url("postgresql"), new_url("postgresql")
    prepare(made)
    prepare(migrated, only(RELEASES, tmp_path / "all"))
    for query in _CATALOGUE:
        assert sorted(map(str, asked(made, query))) == sorted(map(str, asked(migrated, query)))
    indexes = dict(asked(migrated, "SELECT indexname, indexdef FROM pg_indexes WHERE indexdef LIKE '% WHERE %'"))
    assert indexes["one_live_table_a_channel"].endswith("(channel_id) WHERE (phase <> 'over'::text)")
    partial = [
        index
        for table in metadata.tables.values()
        for index in table.indexes
        if index.dialect_options["sqlite"]["where"] is not None
    ]
    assert indexes.keys() == {index.name for index in partial}
    collations = (
        "SELECT collation_name FROM information_schema.columns WHERE (table_name, column_name) = ('tables', 'id')"
    )
    assert asked(migrated, collations) == [("C",)]
    with create_engine(driven(migrated), poolclass=NullPool).connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, metadata) == []


_OURS = "relnamespace = 'public'::regnamespace AND relname NOT LIKE 'alembic%'"
_CATALOGUE = (
    f"""SELECT relname, attname, format_type(atttypid, atttypmod), attnotnull, pg_get_expr(adbin, adrelid), collname
    FROM pg_attribute AS a JOIN pg_class ON pg_class.oid = attrelid LEFT JOIN pg_attrdef ON adrelid = attrelid AND
    adnum = attnum LEFT JOIN pg_collation AS c ON c.oid = attcollation
    WHERE {_OURS} AND relkind = 'r' AND attnum > 0 AND NOT attisdropped""",  # noqa: S608
    f"""SELECT relname, conname, pg_get_constraintdef(pg_constraint.oid)
    FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid WHERE {_OURS}""",  # noqa: S608
    "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename NOT LIKE 'alembic%'",
    "SELECT sequencename, data_type FROM pg_sequences",
    "SELECT * FROM alembic_version",
)


def test_a_new_database_is_what_the_migrations_make(tmp_path: Path) -> None:
    """Column by column, in any order, with keys and directions, which Alembic's own comparison leaves out."""
    made, migrated = tmp_path / "made.db", tmp_path / "migrated.db"
    prepare(url_of(made))
    prepare(url_of(migrated), only(RELEASES, tmp_path / "all"))
    assert _schema(made) == _schema(migrated)
    assert rows(url_of(made), "alembic_version", "*, 1") == rows(url_of(migrated), "alembic_version", "*, 1")
    assert _marks(made) == _marks(migrated)


def _schema(path: Path) -> dict[str, object]:
    """Tables with their columns, foreign keys and indexes, by name."""
    with closing(sqlite3.connect(path)) as connection:

        def pragma_rows(pragma: str) -> list[tuple[object, ...]]:
            return connection.execute(f"PRAGMA {pragma}").fetchall()

        found: dict[str, object] = {}
        for _, table, *kind in pragma_rows("table_list"):
            columns = sorted(row[1:] for row in pragma_rows(f"table_info({table})"))
            foreign = sorted(row[2:5] for row in pragma_rows(f"foreign_key_list({table})"))
            found[str(table)] = sorted(map(str, kind)), columns, foreign
            for _, index, unique, origin, partial in pragma_rows(f"index_list({table})"):
                parts = [row[2:] for row in pragma_rows(f"index_xinfo({index})")]
                found[f"{table}: {parts}" if origin != "c" else str(index)] = unique, origin, partial, parts
        return found | dict(_indexes(connection)) | dict(_checks(connection))


def _indexes(connection: sqlite3.Connection) -> list[tuple[str, str]]:
    """The condition of a partial index appears in its SQL only."""
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
