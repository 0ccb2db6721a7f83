"""A store on a real database, as every test of this room wants one: a file of SQLite, and a server of PostgreSQL."""

from collections.abc import AsyncGenerator, Generator
from pathlib import Path

import pytest

from bot.store import SqlStore, open_store
from tests.databases import new_database
from tests.engines import ENGINES, on_server
from tests.patience import PATIENCE
from tests.postgres import cluster, server
from tests.store.kept import File, Kept

__all__ = ["cluster", "server"]


@pytest.fixture(params=ENGINES)
def engine(request: pytest.FixtureRequest) -> str:
    """The database engine. A module about one engine overrides it."""
    return request.param


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "roost.db"


@pytest.fixture
def database(engine: str, request: pytest.FixtureRequest) -> Generator[Kept]:
    """An empty database with the schema."""
    if engine == "sqlite":
        path: Path = request.getfixturevalue("path")
        yield File(new_database(path))
    else:
        with on_server(request.getfixturevalue("cluster"))() as database:
            yield database


@pytest.fixture
async def store(database: Kept) -> AsyncGenerator[SqlStore]:
    store = await open_store(database.url, patience=PATIENCE)
    yield store
    await store.close()


@pytest.fixture
async def impatient(database: Kept) -> AsyncGenerator[SqlStore]:
    """A store on the same database that does not wait for the lock."""
    impatient = await open_store(database.url, patience=0.01)
    yield impatient
    await impatient.close()


@pytest.fixture
async def other(store: SqlStore, database: Kept) -> AsyncGenerator[SqlStore]:
    """A second store on the same database."""
    other = await open_store(database.url, patience=PATIENCE)
    yield other
    await other.close()
