"""A store on a real file, as every test of this room wants one."""

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from bot.store import SqlStore, open_store
from tests.databases import new_database
from tests.patience import PATIENCE
from tests.store.children import url_of


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "roost.db"


@pytest.fixture
async def store(path: Path) -> AsyncGenerator[SqlStore]:
    store = await open_store(url_of(new_database(path)), patience=PATIENCE)
    yield store
    await store.close()


@pytest.fixture
async def impatient(path: Path) -> AsyncGenerator[SqlStore]:
    """A store on the same file that waits for nobody who holds its lock."""
    impatient = await open_store(url_of(path), patience=0.01)
    yield impatient
    await impatient.close()


@pytest.fixture
async def other(store: SqlStore, path: Path) -> AsyncGenerator[SqlStore]:
    """A second store on the same file."""
    other = await open_store(url_of(path), patience=PATIENCE)
    yield other
    await other.close()
