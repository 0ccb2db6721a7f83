"""Group commits: writes that arrive during a transaction share the next one."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection

from bot.store.dialect import ConnectionThread, Dialect, as_store_error, reachable
from bot.tables.needs import StoreBusy

T = TypeVar("T")


class _Waiting(NamedTuple):
    work: Callable[[Connection], Any]
    outcome: asyncio.Future[Any]


class Writers:
    """A writing connection with its queue, in which a write waits at most `patience` seconds. Works run in order of
    arrival. Each is written whole or not at all, independent of the others, and returns once its transaction is on
    disk."""

    def __init__(self, dialect: Dialect, thread: ConnectionThread, patience: float) -> None:
        self._dialect = dialect
        self._thread = thread
        self._patience = patience
        self._waiting: list[_Waiting] = []
        self._writing: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """Close the connection after all current and queued work."""
        if self._writing is not None:
            await self._writing
        await self._thread.close()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run work. It continues if the caller is cancelled."""
        loop = asyncio.get_running_loop()
        waiting = _Waiting(work, loop.create_future())
        waiting.outcome.add_done_callback(_looked_at)
        self._waiting.append(waiting)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        impatience = loop.call_later(self._patience, self._give_up, waiting)
        try:
            return await asyncio.shield(waiting.outcome)
        finally:
            impatience.cancel()

    def _give_up(self, waiting: _Waiting) -> None:
        """Remove a work that has not begun."""
        if waiting in self._waiting:
            self._waiting.remove(waiting)
            waiting.outcome.set_exception(StoreBusy("other writes took too long"))

    async def _write_all(self) -> None:
        while self._waiting:
            # What arrives from here on shares the next transaction.
            together, self._waiting = self._waiting, []
            await self._write_together(together)
        self._writing = None

    async def _write_together(self, together: Sequence[_Waiting]) -> None:
        try:
            with reachable(self._dialect):
                outcomes = await self._thread.run(partial(self._do_each, [one.work for one in together]))
        except Exception as error:  # noqa: BLE001 - it is raised to the caller
            outcomes = [error] * len(together)
        for waiting, outcome in zip(together, outcomes, strict=True):
            if isinstance(outcome, Exception):
                waiting.outcome.set_exception(outcome)
            else:
                waiting.outcome.set_result(outcome)

    def _do_each(self, works: Sequence[Callable[[Connection], Any]], connection: Connection) -> Sequence[Any]:
        """Return every work's result or exception. A single one needs no savepoint."""
        if len(works) == 1:
            return [works[0](connection)]
        return [self._do(work, connection) for work in works]

    def _do(self, work: Callable[[Connection], Any], connection: Connection) -> Any:
        savepoint = connection.begin_nested()
        try:
            result = work(connection)
        except Exception as error:
            if self._dialect.lost_transaction(connection, error):  # the other works of the transaction as well
                raise
            savepoint.rollback()
            return as_store_error(self._dialect, error)
        savepoint.commit()
        return result


def _looked_at(outcome: asyncio.Future[Any]) -> None:
    outcome.exception()  # marked as retrieved, though no caller waits any more
