"""Databases beside which bots are measured: a file, or a private server of PostgreSQL that loses nothing."""

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Final, LiteralString, Protocol

import psycopg

from tests.bench.processes import spent
from tests.postgres import Cluster, called

DURABLE: Final = {
    "fsync": "on",
    "synchronous_commit": "on",
    "full_page_writes": "on",
    "autovacuum": "on",
}
"""What tests do without."""


class Database(Protocol):
    """What is asked of a database while it is measured."""

    @property
    def url(self) -> Path | str:
        """Where it is."""
        ...

    def spent(self) -> float:
        """Milliseconds of the processor's time so far, in processes of its own."""
        ...

    def size(self) -> int:
        """Bytes that it takes now."""
        ...

    def shrink(self) -> None:
        """Give back what is free in it."""
        ...

    def connections(self) -> int:
        """How many it serves now, in processes of its own."""
        ...


class SQLite:
    """A file of SQLite's, which works in the bot's process."""

    def __init__(self, path: Path) -> None:
        self.url = path

    def spent(self) -> float:
        return 0.0

    def size(self) -> int:
        with closing(sqlite3.connect(self.url)) as connection:
            (pages,), (size,) = (connection.execute(f"PRAGMA page_{it}").fetchone() for it in ("count", "size"))
        return pages * size

    def shrink(self) -> None:
        with closing(sqlite3.connect(self.url)) as connection:
            connection.execute("VACUUM")

    def connections(self) -> int:
        return 0


class PostgreSQL:
    """A database on a private server."""

    def __init__(self, cluster: Cluster, name: str) -> None:
        self._cluster = cluster
        self._name = name
        cluster.execute(f"CREATE DATABASE {name}")
        self.url = cluster.url(name)

    def spent(self) -> float:
        return spent(int((self._cluster.folder / "data" / "postmaster.pid").read_text().split()[0]))

    def size(self) -> int:
        return self._figure("SELECT pg_database_size(%s)")

    def shrink(self) -> None:
        self._cluster.execute("VACUUM FULL", database=self._name)

    def connections(self) -> int:
        return self._figure("SELECT count(*) FROM pg_stat_activity WHERE datname = %s")

    def _figure(self, query: LiteralString) -> int:
        with psycopg.connect(self._cluster.url("postgres").replace("+psycopg", "")) as connection:
            row = connection.execute(query, (self._name,)).fetchone()
        assert row is not None
        return int(row[0])


def durable_postgres() -> Cluster:
    """A server of PostgreSQL that ends with this process."""
    cluster = called(Path(tempfile.gettempdir()) / f"roost-postgres-{os.getpid()}")
    cluster.execute(*(f"ALTER SYSTEM SET {name} = {value}" for name, value in DURABLE.items()))
    cluster.restart()
    return cluster
