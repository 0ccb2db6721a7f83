"""A database that reports the duration of every access."""

import time
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from sqlalchemy import Connection, Row

from bot.store.database import Database
from bot.store.dialect import Dialect, Query
from bot.tables.needs import StoreBusy
from bot.watch import Access, Watch

T = TypeVar("T")


class WatchedDatabase(Database):
    """Reports durations including the time in queues."""

    def __init__(self, dialect: Dialect, patience: float, watch: Watch) -> None:
        super().__init__(dialect, patience)
        self._watch = watch

    async def write(self, work: Callable[[Connection], T], *, alone: bool = False) -> T:
        with self._timed("write"):
            return await super().write(work, alone=alone)

    async def read(self, work: Callable[[Connection], T]) -> T:
        with self._timed("read"):
            return await super().read(work)

    async def rows(self, query: Query, **values: object) -> Sequence[Row[Any]]:
        with self._timed("read"):
            return await super().fetch_all(query, **values)

    @contextmanager
    def _timed(self, access: Access) -> Generator[None]:
        begun, busy = time.perf_counter(), False
        try:
            yield
        except StoreBusy:
            busy = True
            raise
        finally:
            self._watch.note_access(access, time.perf_counter() - begun, busy=busy)
