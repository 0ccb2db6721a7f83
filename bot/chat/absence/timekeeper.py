"""Deadlines: people whose time is over become absent, reminders are sent, tables without moves for long end, and boards
show what can be done about absent people.

The database has the deadlines and reminders. Several processes may run this on one database: an absence is declared on
the log number that was seen late, and the process that claims a reminder sends it. A process that holds some shards
only handles the tables of their servers.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import discord
import structlog

from bot.chat.board.displays import Displays
from bot.chat.board.notices import Notices
from bot.chat.front.features import Feature
from bot.store import SqlStore
from bot.tables import absence
from bot.tables.absence import HASTENED_AFTER, NUDGED_AFTER, VOTE_AFTER
from bot.tables.attendance import Away
from bot.tables.calls import CALL_AFTER
from bot.tables.clocks import ABANDONED_AFTER, SILENT_AFTER
from bot.tables.entries import Nudged, kind_of
from bot.tables.posted import EDITABLE_MS
from bot.tables.refusals import Refusal
from bot.tables.service import Tables
from bot.tables.store import StoreBusy, Turn
from bot.tables.table import Step, Table
from bot.tables.wall_clock import MAX_AHEAD, now, uptime

JUMP: Final = 5 * 1000
"""Milliseconds between two clocks of this machine, the one that is set and the one that never jumps, that count as a
jump."""
_SEARCH_EVERY: Final = 60 * 60 * 1000
"""Milliseconds between two searches for abandoned tables."""
_SEARCH_FIRST: Final = 10 * 60 * 1000
"""Milliseconds from a start to the first search, because a start has enough to do."""
_WATCHED: Final = "watched"
"""Key of the memo with the time since when Roost runs without a break of a day, and its last known moment. Each process
that holds some shards has its own."""
_COMPUTERS: Final = -1
"""In place of a seat: the computers that a table waits for."""
_NUDGED: Final = kind_of(Nudged())

_log = structlog.stdlib.get_logger()


@dataclass(eq=False)
class Timekeeper(Feature):
    _client: discord.Client
    _tables: Tables
    _store: SqlStore
    _displays: Displays
    _notices: Notices
    _note_due: Callable[[int], None]
    """Called with the moment of the next deadline that a step brings."""

    def __post_init__(self) -> None:
        self._watched_key = f"{_WATCHED}:{self._store.shards}" if self._store.shards.chosen else _WATCHED
        self._begun = False
        self._offset = now() - uptime()
        self._jump = 0
        """Milliseconds by which the clock has jumped since the last start of the work."""
        self._lost: set[int] = set()
        self._search_at = 0
        self._board_updates: dict[tuple[str, int], int] = {}
        """When a table's board is to offer something about a seat for which the others wait, or about computers."""
        self._tables.add_listener(self._note_step)

    def lose(self, shard_id: int) -> None:
        """Note that a shard is cut off: people of its servers cannot play, so none of them is late."""
        self._lost.add(shard_id)

    def regain(self, shard_id: int) -> None:
        """Note that a shard is back, and give people who became late some more time, as after a start."""
        if shard_id in self._lost:
            self._lost.discard(shard_id)
            self._begun = False
            self._note_due(0)

    def _note_jump(self) -> bool:
        """If the clock has jumped, begin the work again: no person is late because of that. Returns whether it has."""
        jump = now() - uptime() - self._offset
        if abs(jump) < JUMP:
            return False
        _log.warning("clock.jumped", seconds=round(jump / 1000))
        self._offset += jump
        self._jump += jump
        self._board_updates.clear()
        self._tables.drop_all()
        self._begun = False
        return True

    # When to look

    def _note_step(self, step: Step) -> None:
        """Note a step: when the board will offer something about absent people or computers, and when the next deadline
        is."""
        if self._note_jump():
            self._note_due(0)
        table, at = step.after, step.entries[-1].at
        table_id, was, awaited = table.info.id, step.before.people_awaited, table.people_awaited
        for seat in was - awaited:
            self._board_updates.pop((table_id, seat), None)
        updates = dict.fromkeys((step.newly_awaited | awaited - was) & awaited, at + NUDGED_AFTER)
        updates |= {
            entry.seat: at + VOTE_AFTER for entry in step.entries if entry.kind == _NUDGED and entry.seat is not None
        }
        self._board_updates.pop((table_id, _COMPUTERS), None)
        if table.computers_alone:
            updates[_COMPUTERS] = at + HASTENED_AFTER
        if len(table.people) > 1 or table.computers_alone:
            self._board_updates |= {(table_id, seat): moment for seat, moment in updates.items()}
        soonest = min(updates.values(), default=None)
        if table.time_limit is not None and awaited:  # quiet hours make it later still
            soonest = min(at + table.time_limit * 2 // 3, soonest or at + table.time_limit)
        if not step.before.number and table.phase == "lobby":
            soonest = at + CALL_AFTER
        if soonest is not None:
            self._note_due(soonest)

    async def due(self, at: int) -> int | None:
        self._note_jump()
        await self._begin(at)
        await self._do_due(at)
        await self._update_boards()
        await self._end_abandoned()
        found = await self._store.next_due()
        return min([*self._board_updates.values(), *([] if found is None else [found])], default=None)

    async def _begin(self, at: int) -> None:
        """Start: give late people some more time, and update boards of young waits."""
        if self._begun:
            return
        jump = self._jump
        for table_id in await self._store.postpone_deadlines(at, jump):
            self._displays.touch(table_id)
        for turn in await self._store.turns_since(at - EDITABLE_MS):
            self._board_updates.setdefault((turn.table_id, turn.seat), turn.since + NUDGED_AFTER)
        for table_id in await self._tables.awaiting_computers():
            self._board_updates.setdefault((table_id, _COMPUTERS), at + HASTENED_AFTER)
        self._search_at = at + _SEARCH_FIRST
        self._jump -= jump
        self._begun = True

    # Deadlines and reminders

    async def _do_due(self, at: int) -> None:
        for turn in await self._store.due(at):
            if await self._is_cut_off(turn.table_id):
                continue
            if turn.deadline is None or turn.deadline > at:
                if await self._store.claim_reminder(turn):
                    self._notices.remind(turn)
                continue
            with structlog.contextvars.bound_contextvars(table=turn.table_id):
                await self._find_absent(turn, at)

    async def _is_cut_off(self, table_id: str) -> bool:
        """Return whether a table's server belongs to a shard that is cut off."""
        if not self._lost:
            return False
        try:
            guild_id = (await self._tables.get_or_fetch(table_id)).info.guild_id
        except Refusal:  # its rules are not played any more
            return False
        return (guild_id >> 22) % (self._client.shard_count or 1) in self._lost

    async def _find_absent(self, turn: Turn, at: int) -> None:
        """Declare a person absent who is late at a moment. A computer substitutes."""
        try:
            table = await self._tables.fetch(turn.table_id)
            turns = await self._store.turns(turn.table_id)  # read after the table, they are no older than it
            if not any(other.seat == turn.seat and other.deadline and other.deadline <= at for other in turns):
                return
            step = await self._tables.commit_without_interaction(turn.table_id, _missed, turn.seat, table)
            _log.info("table.absent", number=step.after.number, seat=turn.seat)
        except Refusal as refusal:  # another process was faster, or the rules are gone
            _log.info("refused", code=refusal.code)
        except StoreBusy:
            raise
        except Exception:  # noqa: BLE001 - other tables wait, too
            _log.exception("clock.failed")

    # What boards show about who lets the others wait

    async def _update_boards(self) -> None:
        at = now()
        for key in [key for key, moment in self._board_updates.items() if moment <= at]:
            table_id, seat = key
            try:
                table = await self._tables.get_or_fetch(table_id)
            except Refusal:  # its rules are not played any more
                self._board_updates.pop(key, None)
                continue
            self._board_updates.pop(key, None)
            if seat == _COMPUTERS:
                self._displays.touch(table_id)
            elif seat in table.people_awaited and len(table.people) > 1:
                self._displays.touch(table_id)
                nudged_at = table.attendance.away.get(seat, Away()).nudged_at
                if nudged_at is not None and nudged_at + VOTE_AFTER > at:
                    self._board_updates[key] = nudged_at + VOTE_AFTER

    # Abandoned tables

    async def _end_abandoned(self) -> None:
        """End tables without a move for too long, if Roost ran all that time."""
        at = now()
        if at < self._search_at:
            return
        since = await self._watched_since(at)
        self._search_at = at + _SEARCH_EVERY
        if since <= at - ABANDONED_AFTER:
            for table_id in await self._store.abandoned_tables(at - ABANDONED_AFTER, at):
                with structlog.contextvars.bound_contextvars(table=table_id):
                    await self._end(table_id)

    async def _watched_since(self, at: int) -> int:
        """Return since when Roost runs without a break of a day."""
        since, until = map(int, (await self._store.remembered(self._watched_key) or f"{at} {at}").split())
        since = since if -MAX_AHEAD <= at - until <= SILENT_AFTER else at
        await self._store.remember(self._watched_key, f"{since} {at}")
        return since

    async def _end(self, table_id: str) -> None:
        try:
            await self._tables.commit_without_interaction(table_id, absence.end_abandoned)
        except Refusal as refusal:
            _log.info("refused", code=refusal.code)
        except StoreBusy:
            raise
        except Exception:  # noqa: BLE001 - other tables are abandoned, too
            _log.exception("clock.failed")
        else:
            _log.info("table.abandoned")


def _missed(table: Table, at: int, seat: int, seen: Table) -> Step:
    """Return the absence of a person whose time was over in the table as it was read."""
    if table.number != seen.number:
        raise Refusal("stale")
    return absence.declare_absent(table, at, seat, seen.stamp(seat))
