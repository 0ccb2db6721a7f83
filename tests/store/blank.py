"""Databases of either engine in which there is nothing yet, and what is in them later, whichever engine it is.

`from tests.store.blank import cluster, new_url` in the module that wants them.
"""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL, create_engine, make_url, select
from sqlalchemy.pool import NullPool

from bot.store.schema import metadata
from tests.postgres import Cluster, cluster
from tests.store.children import url_of
from tests.store.kept import Change, kept_at

__all__ = ["cluster"]

NewUrl = Callable[[str], str]


@pytest.fixture
def new_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[NewUrl]:
    """`new_url("sqlite")`: the URL of a file that is not there yet, or of a database in which there is nothing."""
    with ExitStack() as databases:

        def new(engine: str) -> str:
            if engine == "sqlite":
                return url_of(tmp_path / "roost.db")
            cluster: Cluster = request.getfixturevalue("cluster")
            return databases.enter_context(cluster.database("template0"))

        yield new


def contents(url: str) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of every table."""
    with create_engine(driven(url), poolclass=NullPool).connect() as connection:
        return {
            name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key.columns))]
            for name, table in metadata.tables.items()
        }


def change(url: str, *statements: Change) -> None:
    """Change a database, or damage it."""
    with closing(kept_at(url)) as kept:
        kept.change(*statements)


def driven(url: str) -> URL:
    """The URL for who reads a database without our threads."""
    parsed = make_url(url)
    return parsed.set(drivername="sqlite") if parsed.drivername.startswith("sqlite") else parsed
