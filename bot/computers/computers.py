"""The minds of the computers that sit at tables."""

import asyncio
from random import Random

import msgspec
import structlog

from bot.computers.process import NoWorker, Worker
from bot.computers.questions import Answer, Question, answered
from bot.tables.state import TableState

_log = structlog.stdlib.get_logger()


class Computers:
    """Finds moves: in a process of its own. Where none lives, or none says anything of use, a hen moves in a thread of
    this one; where one hangs, and where a hen has no answer either, a chick does at once."""

    def __init__(self, worker: Worker | None = None) -> None:
        self._worker = worker or Worker()

    async def decide(self, table: TableState, seat: int, level: str) -> bytes:
        """The action, in JSON, of a computer of a level that is awaited at a table; the same whenever that is asked."""
        asked = question(table, seat, level)
        answer = answered(asked) if level == "chick" else await self._answer(asked)
        if not answer.action:
            _log.error("computer.without_answer", table=table.info.id, level=level, trouble=answer.trouble)
            answer = answered(msgspec.structs.replace(asked, level="chick"))
        return answer.action.encode()

    async def _answer(self, asked: Question) -> Answer:
        try:
            answer = msgspec.json.decode(await self._worker.ask(msgspec.json.encode(asked)), type=Answer)
        except TimeoutError:  # so might a hen
            return Answer(trouble="TimeoutError")
        except (NoWorker, msgspec.DecodeError) as error:
            answer = Answer(trouble=type(error).__name__)
        if answer.action:
            return answer
        _log.warning("computer.without_worker", trouble=answer.trouble)
        return await asyncio.to_thread(answered, msgspec.structs.replace(asked, level="hen"))

    async def close(self) -> None:
        """Let the process go."""
        await self._worker.end()


def question(table: TableState, seat: int, level: str) -> Question:
    """What a computer of a level is asked that is awaited at a table."""
    position = table.position
    assert position is not None  # noqa: S101 - only a table in play awaits somebody
    stream = f"{table.info.id} {seat} {position.asked(seat)}"
    possible = position.resample(seat, Random(f"{stream} position"))  # noqa: S311 - everybody may foretell it
    return Question(table.info.game, table.info.version, possible.notation(), seat, level, stream)
