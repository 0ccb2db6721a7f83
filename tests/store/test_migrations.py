"""Databases of every release since the first, opened by this one, and migrations that its successors may have."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, text
from sqlalchemy.pool import NullPool

from bot.store import DatabaseRefused, inspect_database, open_store
from bot.store.opening import prepare
from bot.store.schema import metadata
from bot.store.versions import MIGRATIONS
from bot.tables.service import Tables
from bot.tables.table import Table
from tests.engines import on_both
from tests.finished.dumps import DERIVED
from tests.store.blank import NewUrl, change, cluster, contents, driven, new_url
from tests.store.children import sensible_action, url_of
from tests.store.released.record import load, versions
from tests.store.tables import interaction
from tests.store.trials import EMPTIES, HEAD, release

__all__ = ["cluster", "new_url"]

of_every_release = pytest.mark.parametrize("version", versions())


def asked(url: str, query: str) -> list[tuple[Any, ...]]:
    with create_engine(driven(url), poolclass=NullPool).connect() as connection:
        return [tuple(row) for row in connection.execute(text(query))]


def derived(url: str) -> dict[str, list[tuple[Any, ...]]]:
    """Return the rows derived from finished tables."""
    everything = contents(url)
    return {name: everything[name] for name in DERIVED}


@pytest.fixture
def engine() -> str:
    """The engine of tests that name none."""
    return "sqlite"


def test_this_version_has_a_dump() -> None:
    assert HEAD in versions(), "run `uv run python -m tests.store.released.record`"


@on_both
@of_every_release
async def test_released_database_is_played_on_and_its_results_follow_from_its_logs(
    engine: str, version: str, new_url: NewUrl
) -> None:
    url = load(version, new_url(engine))
    before = derived(url)
    assert all(before.values())
    store = await open_store(url)
    tables = Tables(store)
    every = [await tables.fetch(row[0]) for row in contents(url)["tables"] if row[0] in set(store_logs(url))]
    assert {table.phase for table in every} == {"lobby", "playing", "over"}
    (table,) = [one for one in every if one.phase == "playing" and not one.computers]
    seat, action = sensible_action(table)
    (person,) = await store.people([table.people[seat]])
    assert (await tables.commit(table.info.id, person, interaction(), Table.play, action)).after.number > table.number
    await store.finished.rebuild()
    await store.close()
    assert derived(url) == before


def store_logs(url: str) -> list[str]:
    """Return the tables that have a log."""
    everything = contents(url)
    return [row[0] for name in ("entries", "packed_logs") for row in everything[name]]


@on_both
@of_every_release
def test_released_database_has_the_schema_of_a_new_one_once_it_is_migrated(
    engine: str, version: str, new_url: NewUrl, tmp_path: Path
) -> None:
    """With names of constraints, by which violations are recognised, and conditions and collations of indexes, which
    Alembic's own comparison passes over."""
    (tmp_path / "made").mkdir()
    released = load(version, new_url(engine))
    made = new_url(engine) if engine == "postgresql" else url_of(tmp_path / "made" / "roost.db")
    for url in (released, made):
        prepare(url)
    assert schema_of(released) == schema_of(made)
    with create_engine(driven(released), poolclass=NullPool).connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, metadata) == []


@on_both
async def test_rebuilding_that_a_migration_asks_for_is_finished_by_the_next_opening_if_it_was_interrupted(
    engine: str, new_url: NewUrl, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*_: object) -> None:
        raise RuntimeError("stopped")

    url = load(HEAD, new_url(engine))
    before = contents(url)
    prepare(url, release(tmp_path, EMPTIES))
    with monkeypatch.context() as patched:
        patched.setattr("bot.store.rebuilding.ResultRebuilder.read", stopped)
        with pytest.raises(RuntimeError, match="stopped"):
            await open_store(url)
    assert not any(derived(url).values())
    await (await open_store(url)).close()
    assert contents(url) | {"memos": []} == before | {"memos": []}
    assert {row[0] for row in contents(url)["memos"]} == {row[0] for row in before["memos"]} | {"works-with"}


def test_every_migration_says_whether_the_release_before_it_plays_on() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    scripts = list(ScriptDirectory.from_config(config).walk_revisions())
    assert scripts
    assert [it.revision for it in scripts if not isinstance(getattr(it.module, "expands", None), bool)] == []


@on_both
async def test_database_from_before_the_first_release_is_refused_and_left_as_it_is(
    engine: str, new_url: NewUrl
) -> None:
    url = load(HEAD, new_url(engine))
    change(url, ("UPDATE alembic_version SET version_num = '0021'",))
    before = contents(url)
    for refused in (prepare, inspect_database):
        with pytest.raises(DatabaseRefused) as caught:
            refused(url)
        assert caught.value.code == "unreleased"
    assert contents(url) == before


def schema_of(url: str) -> object:
    """Return all that can be compared of a database's schema."""
    if url.startswith("postgresql"):
        return [sorted(map(str, asked(url, query))) for query in _CATALOGUE]
    path = Path(str(driven(url).database))
    return _schema(path), _marks(path)


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
