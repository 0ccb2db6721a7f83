"""Databases as a first opening leaves them, without its migrations, which take most of a short test, and statements
that are compiled once for all of them."""

from collections.abc import Mapping
from datetime import date, datetime
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from types import NoneType
from typing import Any, Final, cast

import sqlalchemy
from sqlalchemy import event
from sqlalchemy.sql.elements import quoted_name

import bot.store.postgres.engine
import bot.store.sqlite.engine
from bot.store.sqlite.opening import prepare


def new_database(path: Path) -> Path:
    """An empty database at a path, ready to be opened."""
    path.write_bytes(_empty())
    return path


@cache
def _empty() -> bytes:
    with TemporaryDirectory() as folder:
        return prepare(f"sqlite+aiosqlite:///{folder}/roost.db").read_bytes()


PLAIN: Final = frozenset({NoneType, bool, int, float, str, bytes, date, datetime})
"""What a row is written from, and nothing derived from it, which a row would give back as something else."""


def must_be_plain(connection: sqlalchemy.Connection, _cursor: object, sql: str, given: Any, *_context: object) -> None:
    """Raise TypeError if a value for a statement is of another type."""
    binary = cast("Any", connection.dialect.dbapi).Binary  # in which the driver wraps bytes
    known = PLAIN | {binary, quoted_name}  # in which SQLAlchemy asks for a table by its name
    for row in cast("list[Any]", given) if isinstance(given, list) else [given]:
        values: list[object] = [*(row.values() if isinstance(row, Mapping) else row)]
        if odd := {type(value) for value in values} - known:
            raise TypeError(f"{odd} for {sql}")


def compile_once() -> None:
    """Share one dialect, with its compiled statements, between all databases of a kind once one was connected to. Each
    would compile them again, an eighth of the CPU time in the tests of the store."""
    shared: dict[str, sqlalchemy.Dialect] = {}
    compiled: dict[Any, Any] = {}

    def create_engine(url: sqlalchemy.URL, **options: Any) -> sqlalchemy.Engine:
        made = sqlalchemy.create_engine(url, **options)
        made.update_execution_options(compiled_cache=compiled)

        def share(_connection: object, _record: object) -> None:
            shared.setdefault(made.name, made.dialect)

        event.listen(made, "first_connect", share)
        event.listen(made, "before_cursor_execute", must_be_plain)
        made.dialect = shared.get(made.name, made.dialect)
        return made

    bot.store.sqlite.engine.create_engine = create_engine
    bot.store.postgres.engine.create_engine = create_engine
