"""When computers move: after every step that leaves a table waiting for one, beside everything else.

All computers that are awaited at a table think at once, and move when those who watch have read what happened. What
they do is an action like anybody's, and the display follows it as it follows a click.
"""

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

import structlog

from bot.chat.front.keeping import Keeping
from bot.chat.tables.display.displays import Displays
from bot.chat.tables.display.state import Display
from bot.tables.entries import OUTCOME
from bot.tables.holders import Computer
from bot.tables.needs import StoreBusy
from bot.tables.refusals import Refusal
from bot.tables.service import Tables
from bot.tables.table import Step, Table
from games.core import IllegalMove

_NEW_TURN: Final = 2.0
"""Seconds in which a computer waits behind the end of a turn or a round."""
_NEWS: Final = 1.3
"""Seconds in which it waits behind what chance brought."""
_AGAIN: Final = 5.0
"""Seconds until what the store had no time for is tried again."""
_LATER: Final = 30.0
"""Seconds until a table is come back to where something went wrong that nobody foresaw."""

_log = structlog.stdlib.get_logger()

Pace = Callable[[Step], float]
"""How many seconds after a step a computer moves."""


def pace(step: Step) -> float:
    """As long as it takes to read that a turn or a round is over, or what chance brought. There is no pause behind what
    a computer chose itself, where a person is asked as well, and where nobody sits who could read."""
    table = step.after
    if not table.people or not table.computers_alone:
        return 0.0
    if step.opens_chapter:
        return _NEW_TURN
    return _NEWS if any(entry.kind == OUTCOME for entry in step.entries) else 0.0


class Thinks(Protocol):
    """What finds a computer's move."""

    async def decide(self, table: Table, seat: int, level: str) -> bytes:
        """The action, in JSON, of a computer of a level that is awaited at a table."""
        ...


class ComputerMoves:
    """Plays for the seats that computers hold: one task a table, and nothing for a table that waits for people."""

    def __init__(self, tables: Tables, displays: Displays, computers: Thinks, pace: Pace) -> None:
        self._tables = tables
        self._computers = computers
        self._pace = pace
        self._displays = displays
        self._keeping = Keeping[Display]("computer", self._play)
        self._waking = Keeping("computers", self._wake)

    def wake(self) -> None:
        """Play on at every table that waits for a computer."""
        self._waking.soon("all")

    def after(self, step: Step) -> None:
        """Play on behind a step, where that is for a computer to do, and for this process."""
        if step.after.computers_awaited and self._tables.owns(step.after):
            display = self._displays.of(step.after.info.id)
            display.computers_due = asyncio.get_running_loop().time() + self._pace(step)
            self._keeping.soon(display, now=True)

    def hurry(self, table: Table) -> None:
        """See to it that a table at which somebody acts in vain, or reads, does not wait longer than a computer's move
        is due."""
        if table.computers_awaited and self._tables.owns(table):
            self._keeping.soon(self._displays.of(table.info.id), now=True)

    async def close(self) -> None:
        """Stop; at the next start they think again."""
        await self._waking.close()
        await self._keeping.close()

    async def _wake(self, which: str) -> float:
        """Play on at them, or how many seconds that has to wait."""
        try:
            for table_id in await self._tables.awaiting_computers():
                self._keeping.soon(self._displays.of(table_id))
        except StoreBusy:
            _log.warning("store.busy")
            self._waking.soon(which)
            return _AGAIN
        return 0.0

    async def _play(self, display: Display) -> float:
        """The moves of all computers that are awaited, or how many seconds that has to wait."""
        structlog.contextvars.clear_contextvars()  # of the click after which it began
        structlog.contextvars.bind_contextvars(table=display.table_id)
        left = display.computers_due - asyncio.get_running_loop().time()
        if left > 0:
            self._keeping.soon(display)
            return left
        display.computers_due = 0.0
        try:
            table = await self._tables.table(display.table_id)
            seats = sorted(table.computers_awaited)
            actions = await asyncio.gather(*[self._action(table, seat) for seat in seats])
            for seat, action in zip(seats, actions, strict=True):
                await self._move(table, seat, action)
        except StoreBusy:
            _log.warning("store.busy")
            self._keeping.soon(display)
            return _AGAIN
        except Refusal as refusal:  # its rules are not played any more
            _log.info("refused", code=refusal.code)
        except Exception:  # noqa: BLE001 - whatever it is, a table waits for a move
            _log.exception("computer.failed")
            self._keeping.soon(display)
            return _LATER
        return 0.0

    async def _action(self, table: Table, seat: int) -> bytes:
        asked = table.asked_of(seat)
        assert isinstance(asked, Computer)  # noqa: S101 - it is one that is awaited
        return await self._computers.decide(table, seat, asked.level)

    async def _move(self, table: Table, seat: int, action: bytes) -> None:
        """Play what was thought; where the table has moved on meanwhile, what is asked now is thought about."""
        table_id = table.info.id
        try:
            step = await self._tables.play_for(table_id, seat, table.asked(seat), action)
        except (Refusal, IllegalMove) as refusal:
            _log.info("refused", code=refusal.code)
            if (await self._tables.newest(table_id)).number != table.number:
                self._keeping.soon(self._displays.of(table_id))
            return
        _log.info("table.step", number=step.after.number, entries=len(step.entries))
