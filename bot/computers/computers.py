"""Moves of computers."""

import asyncio
from random import Random

import msgspec
import structlog

from bot.computers.process import NoWorker, Stalled
from bot.computers.questions import Answer, Question, answer
from bot.computers.workers import Workers
from bot.tables.state import TableState

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
