"""Moves of computers. After every step, each computer that is awaited thinks in the background; all of a table think at
once. They move when people have had time to read the last events. A computer's move is an action like any other, and
the display follows it as it follows a click.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Final, Protocol

import structlog

from bot.chat.board.display import Display
from bot.chat.board.displays import Displays
from bot.chat.front.features import Feature
from bot.chat.front.update_loop import In, Next, UpdateLoop
from bot.tables import absence
from bot.tables.entries import OUTCOME
from bot.tables.holders import Computer
from bot.tables.refusals import Refusal
from bot.tables.service import Tables
from bot.tables.store import StoreBusy
from bot.tables.table import Step, Table
from bot.tables.wall_clock import now

_NEW_TURN: Final = 2.0
"""Seconds that a computer waits after the end of a turn or a round."""
_NEWS: Final = 1.3
"""Seconds that a computer waits after a roll or a deal."""
_AGAIN: Final = 5.0
"""Seconds until a retry if the database is busy."""
_LATER: Final = 30.0
"""Seconds until a retry after an unexpected error."""

_log = structlog.stdlib.get_logger()

Pace = Callable[[Step], float]
"""Returns the seconds that a computer waits after a step."""


def pace(step: Step) -> float:
    """Return the time it takes to read the end of a turn or a round, or the result of chance. 0 after a computer's own
    choice, while a person is asked too, and at tables without people."""
    table = step.after
    if not table.people or not table.computers_alone:
        return 0.0
    if step.opens_chapter:
        return _NEW_TURN
    return _NEWS if any(entry.kind == OUTCOME for entry in step.entries) else 0.0


class Thinks(Protocol):
    """Finds a computer's move."""

    async def decide(self, table: Table, seat: int, level: str, refused: Sequence[bytes] = ()) -> bytes:
        """Return the action (JSON) of a computer of a level that is awaited at a table, and none that was `refused`."""
        ...


class ComputerMoves(Feature):
    """Plays for seats that computers hold: one task for each table that awaits a computer."""

    def __init__(self, tables: Tables, displays: Displays, computers: Thinks, pace: Pace) -> None:
        self._tables = tables
        self._computers = computers
        self._pace = pace
        self._displays = displays
        self._updates = UpdateLoop[Display]("computer", self._play)
        self._waking = UpdateLoop("computers", self._wake)
        self.acting = (self._waking, self._updates)

    def wake(self) -> None:
        """Resume play at every table that awaits a computer."""
        self._waking.request("all")

    def after(self, step: Step) -> None:
        """Play on after a step, if a computer is awaited and this process owns the table."""
        if step.after.computers_awaited and self._tables.owns(step.after):
            display = self._displays.display_of(step.after.info.id)
            display.computers_due = asyncio.get_running_loop().time() + self._pace(step)
            self._updates.request(display, now=True)

    def hurry(self, table: Table) -> None:
        """End the backoff after an error, because a person acts or reads at the table. The usual wait stays."""
        if table.computers_awaited and self._tables.owns(table):
            self._updates.request(self._displays.display_of(table.info.id), now=True)

    async def hasten(self, table: Table) -> Step:
        """Play a random move for each computer, whatever its mind is doing. Raises Refusal if they have moved, or
        have not had their time."""
        steps = list[Step]()
        for seat in sorted(table.computers_awaited) if absence.may_be_hastened(table, now()) else ():
            action = await self._computers.decide(table, seat, "random")
            steps += filter(None, [await self._move(table, seat, action)])
        if not steps:
            raise Refusal("stale")
        return steps[-1]

    async def _wake(self, which: str) -> Next:
        """Resume play at every table that awaits a computer."""
        try:
            for table_id in await self._tables.awaiting_computers():
                self._updates.request(self._displays.display_of(table_id))
        except StoreBusy:
            _log.warning("store.busy")
            self._waking.request(which)
            return In(_AGAIN)
        return "done"

    async def _play(self, display: Display) -> Next:
        """Play the moves of all awaited computers."""
        structlog.contextvars.clear_contextvars()  # this task inherited them from the click that started it
        structlog.contextvars.bind_contextvars(table=display.table_id)
        left = display.computers_due - asyncio.get_running_loop().time()
        if left > 0:
            self._updates.request(display)
            return In(left)
        display.computers_due = 0.0
        try:
            table = await self._tables.fetch(display.table_id)
            seats = sorted(table.computers_awaited)
            actions = await asyncio.gather(*[self._action(table, seat) for seat in seats])
            for seat, action in zip(seats, actions, strict=True):
                await self._move(table, seat, action)
        except StoreBusy:
            _log.warning("store.busy")
            self._updates.request(display)
            return In(_AGAIN)
        except Refusal as refusal:  # this release no longer has the table's rules
            _log.info("refused", code=refusal.code)
        except Exception:  # noqa: BLE001 - the table waits for a move, so retry after any error
            _log.exception("computer.failed")
            self._updates.request(display)
            return In(_LATER)
        return "done"

    async def _action(self, table: Table, seat: int, refused: Sequence[bytes] = ()) -> bytes:
        asked = table.decider(seat)
        assert isinstance(asked, Computer)  # noqa: S101 - only computers' seats are in `computers_awaited`
        return await self._computers.decide(table, seat, asked.level, refused)

    async def _move(self, table: Table, seat: int, action: bytes) -> Step | None:
        """Play a move that was found. If the table has moved on, think again, and return None; if it refuses the move,
        play a simpler mind's."""
        table_id, refused = table.info.id, list[bytes]()
        while True:
            try:
                step = await self._tables.play_for(table_id, seat, table.stamp(seat), action)
            except StoreBusy:
                raise
            except Exception as error:  # noqa: BLE001 - also a fault in the rules of this very move
                _log.info("refused", code=getattr(error, "code", type(error).__name__))
                if (await self._tables.get_or_fetch(table_id)).number != table.number:
                    self._updates.request(self._displays.display_of(table_id))
                    return None
                refused.append(action)
                action = await self._action(table, seat, refused)
            else:
                _log.info("table.step", number=step.after.number, entries=len(step.entries))
                return step
