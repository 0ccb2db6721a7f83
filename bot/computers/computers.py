"""Moves of computers, and the worker processes in which they think. One is enough while no thought takes long."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Final

import msgspec
import structlog

from bot.computers.process import NoWorker, Stalled, Worker
from bot.computers.questions import Answer, Question, answer
from bot.tables.state import TableState

_MOST: Final = 2
_SLOW: Final = 1.0
"""Seconds without a free worker after which one more starts."""


class Workers:
    """Up to two workers. Questions queue for one of them until a thought takes long; then the second one starts, so
    that other tables do not wait behind that thought. Once both are free, one is enough again."""

    def __init__(self, new: Callable[[], Worker] = Worker, *, slow: float = _SLOW) -> None:
        self._workers = [new() for _ in range(_MOST)]
        self._slow = slow
        self._free = asyncio.PriorityQueue[int]()
        self._used = 0
        self._taken_at = 0.0
        self._use_one_more()

    async def ask(self, line: bytes) -> bytes:
        """Return the answer to a line. Raises what `Worker.ask` raises."""
        number = await self._take()
        try:
            return await self._workers[number].ask(line)
        finally:
            self._release(number)

    async def _take(self) -> int:
        """Return the number of a free worker."""
        now = asyncio.get_running_loop().time
        while True:
            try:
                async with asyncio.timeout_at(self._taken_at + self._slow if self._used < _MOST else None):
                    number = await self._free.get()
            except TimeoutError:
                if self._used < _MOST and now() >= self._taken_at + self._slow:
                    self._use_one_more()
            else:
                self._taken_at = now()
                return number

    def _release(self, number: int) -> None:
        self._free.put_nowait(number)
        if self._free.qsize() == self._used > 1:
            while not self._free.empty():
                self._free.get_nowait()
            self._used = 0
            self._use_one_more()

    def _use_one_more(self) -> None:
        self._free.put_nowait(self._used)
        self._used += 1

    async def end(self) -> None:
        """End the processes after their current questions. The next question starts one again."""
        await asyncio.gather(*[worker.end() for worker in self._workers])


_log = structlog.stdlib.get_logger()


class Computers:
    """Finds moves in worker processes. If none is alive, or one stalls, hangs or replies nothing of use, a hen moves in
    a thread of this process. If the hen has no move, or a worker hung over hers, a chick moves at once."""

    def __init__(self, workers: Workers | None = None) -> None:
        self._workers = workers or Workers()

    async def decide(self, table: TableState, seat: int, level: str) -> bytes:
        """Return the action (JSON) of a computer that a table awaits. The same question has the same answer."""
        put = question(table, seat, level)
        found = answer(put) if level == "chick" else await self._answer(put)
        if not found.action:
            _log.error("computer.without_answer", table=table.info.id, level=level, trouble=found.trouble)
            found = answer(msgspec.structs.replace(put, level="chick"))
        return found.action.encode()

    async def _answer(self, question: Question) -> Answer:
        try:
            found = msgspec.json.decode(await self._workers.ask(msgspec.json.encode(question)), type=Answer)
        except (NoWorker, TimeoutError, msgspec.DecodeError) as error:
            found = Answer(trouble=type(error).__name__)
            if isinstance(error, TimeoutError) and not isinstance(error, Stalled) and question.level == "hen":
                return found  # a thread would hang as well
        if found.action:
            return found
        _log.warning("computer.without_worker", trouble=found.trouble)
        return await asyncio.to_thread(answer, msgspec.structs.replace(question, level="hen"))

    async def close(self) -> None:
        """End the processes."""
        await self._workers.end()


def question(table: TableState, seat: int, level: str) -> Question:
    """Return the question to a computer that a table awaits."""
    position = table.position
    assert position is not None  # noqa: S101 - only a table in play awaits a seat
    stream = f"{table.info.id} {seat} {position.stamp(seat)}"
    possible = position.resample(seat, Random(f"{stream} position"))  # noqa: S311 - a predictable computer is no leak
    return Question(table.info.game, table.info.version, possible.notation(), seat, level, stream)
