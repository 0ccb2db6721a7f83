"""Moves of computers, and the worker processes in which they think. One is enough while no thought takes long."""

import asyncio
from collections.abc import Callable, Sequence
from itertools import takewhile
from random import Random
from typing import Final

import msgspec
import structlog

from bot.computers.process import Stalled, Worker
from bot.computers.questions import Answer, Question, answer, trouble_of
from bot.tables.state import TableState
from games.computer import LEVELS

_MAX_WORKERS: Final = 2
_SLOW: Final = 1.0
"""Seconds without a free worker after which one more starts."""


class Workers:
    """Up to two workers. Questions queue for one of them until a thought takes long; then the second one starts, so
    that other tables do not wait behind that thought. Once both are free, one is enough again."""

    def __init__(self, new: Callable[[], Worker] = Worker, *, slow: float = _SLOW) -> None:
        self._workers = [new() for _ in range(_MAX_WORKERS)]
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
                async with asyncio.timeout_at(self._taken_at + self._slow if self._used < _MAX_WORKERS else None):
                    number = await self._free.get()
            except TimeoutError:
                if self._used < _MAX_WORKERS and now() >= self._taken_at + self._slow:
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

_MAX_IN_THREAD: Final = 10.0
"""Seconds for a hen or chick in a thread of this process."""


class Computers:
    """Finds moves in worker processes. After any failure the next simpler mind moves, then one at random, in the end
    the first legal action is played. A hen or chick without a worker thinks in a thread of this process."""

    def __init__(self, workers: Workers | None = None, note_fault: Callable[[], None] = lambda: None) -> None:
        """`note_fault` is called for every decision that the asked mind did not make."""
        self._workers = workers or Workers()
        self._note_fault = note_fault

    async def decide(self, table: TableState, seat: int, level: str, refused: Sequence[bytes] = ()) -> bytes:
        """Return the action (JSON) of a computer that a table awaits. The same question has the same answer. Each
        action that the table has `refused` leads to a simpler mind. Raises IndexError if it has refused all."""
        position = table.position
        assert position is not None  # noqa: S101 - only a table in play awaits a seat
        legal = [msgspec.json.encode(choice.action) for choice in position.legal(seat)]
        possible = [action for action in legal if action not in refused]
        minds = [level, *reversed(["random", *takewhile(lambda simpler: simpler != level, LEVELS)])]
        trouble = "refused" if refused else ""
        for mind in minds[len(refused) :]:
            try:
                action = await self._think(question(table, seat, mind))
            except Exception as error:  # noqa: BLE001 - the table waits for a move, so a simpler mind moves
                trouble = trouble or trouble_of(error)
            else:
                if action in possible:
                    return self._found(action, table, level, mind, trouble)
                trouble = trouble or "illegal"
        return self._found(possible[0], table, level, "none", trouble)

    def _found(self, action: bytes, table: TableState, level: str, mind: str, trouble: str) -> bytes:
        """Note what went wrong before an action was found, and return the action."""
        if trouble:
            _log.error("computer.fault", table=table.info.id, level=level, mind=mind, trouble=trouble)
            self._note_fault()
        return action

    async def _think(self, put: Question) -> bytes:
        """Return a mind's answer. Raises Unthinkable without one, and what a worker raises."""
        match put.level:
            case "random":
                return answer(put).given()
            case "hen" | "chick":
                return await self._by_rules(put)
            case _:
                return await self._in_worker(put)

    async def _in_worker(self, put: Question) -> bytes:
        return msgspec.json.decode(await self._workers.ask(msgspec.json.encode(put)), type=Answer).given()

    async def _by_rules(self, put: Question) -> bytes:
        """Return a hen's or chick's answer, from a thread of this process if no worker gave one. After a hang a thread
        would hang as well."""
        try:
            return await self._in_worker(put)
        except Exception as error:  # whatever is wrong with workers, these need none
            if isinstance(error, TimeoutError) and not isinstance(error, Stalled):
                raise
            _log.warning("computer.without_worker", trouble=trouble_of(error))
        async with asyncio.timeout(_MAX_IN_THREAD):
            return (await asyncio.to_thread(answer, put)).given()

    async def close(self) -> None:
        await self._workers.end()


def question(table: TableState, seat: int, level: str) -> Question:
    position = table.position
    assert position is not None  # noqa: S101 - only a table in play awaits a seat
    stream = f"{table.info.id} {seat} {position.stamp(seat)}"
    possible = position.resample(seat, Random(f"{stream} position"))  # noqa: S311 - a predictable computer is no leak
    return Question(table.info.game, table.info.version, possible.notation(), seat, level, stream)
