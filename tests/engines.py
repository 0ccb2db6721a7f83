"""By what a test's databases are kept: by files of SQLite, unless it says otherwise.

`on_both` runs a test on a server of PostgreSQL, too; `sqlite_alone` is for what is about the file itself. Where
ROOST_TEST_ENGINE names an engine, all tests that can be are on that one, and no others are run; of `tests/e2e` what is
`on_both`. Where it names none, what says the same on both engines is on SQLite in the rooms of
`IN_A_STEP_OF_THEIR_OWN`: `.ci/run` runs those on PostgreSQL in a step of their own.
"""

import os
from collections.abc import Callable, Generator
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext
from itertools import count
from pathlib import Path
from typing import Final

import pytest

from tests import databases
from tests.postgres import Cluster
from tests.store.kept import File, Kept, kept_at

ENGINES: Final = ("sqlite", "postgresql")
CHOSEN: Final = os.environ.get("ROOST_TEST_ENGINE")
IN_A_STEP_OF_THEIR_OWN: Final = {"store", "finished", "e2e"}

on_both = pytest.mark.parametrize("engine", ENGINES)
sqlite_alone = pytest.mark.parametrize("engine", ["sqlite"])
postgresql_alone = pytest.mark.parametrize("engine", ["postgresql"])

NewDatabase = Callable[[], AbstractContextManager[Kept]]
"""Makes an empty database with the schema, for as long as the context lasts."""


def in_folder(folder: Path) -> NewDatabase:
    """Files of SQLite."""
    numbers = count()

    def new() -> AbstractContextManager[Kept]:
        return nullcontext(File(databases.new_database(folder / f"roost-{next(numbers)}.db")))

    return new


def on_server(cluster: Cluster) -> NewDatabase:
    """Databases on a server of PostgreSQL."""

    @contextmanager
    def new() -> Generator[Kept]:
        with cluster.database() as url, closing(kept_at(url)) as database:
            yield database

    return new


@pytest.fixture(params=[CHOSEN or "sqlite"])
def engine(request: pytest.FixtureRequest) -> str:
    """The database engine of a test."""
    return request.param


@pytest.fixture
def new_database(engine: str, tmp_path: Path, request: pytest.FixtureRequest) -> NewDatabase:
    """Databases by that engine."""
    return in_folder(tmp_path) if engine == "sqlite" else on_server(request.getfixturevalue("cluster"))


@pytest.fixture
def database(new_database: NewDatabase) -> Generator[Kept]:
    """A database of the test's engine."""
    with new_database() as database:
        yield database


def is_due(item: pytest.Item) -> bool:
    """Return whether this run includes a test."""
    if CHOSEN is not None:
        return _engine_of(item) == CHOSEN
    _, room, *_ = item.nodeid.split("/")
    return _engine_of(item) != "postgresql" or room not in IN_A_STEP_OF_THEIR_OWN


def _engine_of(item: pytest.Item) -> object:
    """The engine on which it is, or the one from which something moves to the other."""
    parameters: dict[str, object] = getattr(getattr(item, "callspec", None), "params", {})
    return parameters.get("engine", parameters.get("here"))
