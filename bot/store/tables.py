"""Tables and their logs."""

from collections.abc import Callable, Collection, Sequence
from typing import Final, TypeVar

from sqlalchemy import BindParameter, Connection, bindparam, select, text, union
from sqlalchemy.exc import IntegrityError

from bot.store.database import Part
from bot.store.histories import played_in
from bot.store.logs import INFO, INFO_COLUMNS, LOG, log_from
from bot.store.messages import board_of, write_starter
from bot.store.outbox import leave_errand
from bot.store.people import refresh
from bot.store.schema import entries, evenings, seats, tables, turns
from bot.store.statements import of_tables
from bot.store.steps import is_alone, must_be_below_limit, write_opening, write_step
from bot.tables.entries import Entry
from bot.tables.posted import PostedMessage
from bot.tables.state import TableInfo
from bot.tables.store import ChannelTaken, CommitUnknown, LogConflict, Person, StepConflict, StoreBusy
from bot.tables.table import Step
from bot.tables.wall_clock import MAX_AHEAD

T = TypeVar("T")


class SqlTables(Part):
    async def create(self, step: Step, starter: PostedMessage | None = None) -> None:
        def work(connection: Connection) -> None:
            write_opening(connection, step)
            write_starter(connection, step.after.info, starter)

        await self._write(step, work)

    async def must_have_room(self, guild_id: int, person: int, *, alone: bool) -> None:
        await self.database.read(lambda connection: must_be_below_limit(connection, guild_id, person, alone=alone))

    async def append(self, step: Step) -> PostedMessage | None:
        return await self._append(step, lambda connection: write_step(connection, step))

    async def append_by(self, step: Step, person: Person) -> PostedMessage | None:
        def work(connection: Connection) -> None:
            refresh(connection, person)
            write_step(connection, step)

        return await self._append(step, work)

    async def _append(self, step: Step, work: Callable[[Connection], None]) -> PostedMessage | None:
        """Write a step of an existing table and an errand if another process owns it; otherwise also return its board,
        which saves the reply a query."""

        def written(connection: Connection) -> PostedMessage | None:
            work(connection)
            if self.shards.hold(step.after.info.guild_id):
                return board_of(connection, step.after.info.id)
            leave_errand(connection, step)
            return None

        return await self._write(step, written)

    async def _write(self, step: Step, work: Callable[[Connection], T]) -> T | None:
        """Run the work that writes a step. Returns its result, or None if the step turned out to be written after a
        commit of unknown outcome."""
        try:
            return await self._write_once(step, work)
        except CommitUnknown:
            return await self._write_again(step, work)

    async def _write_once(self, step: Step, work: Callable[[Connection], T]) -> T:
        try:
            return await self.database.write(work, alone=is_alone(step))
        except IntegrityError as error:
            violation = self.database.dialect.violation(error)
            if violation is None:
                raise
            raise (ChannelTaken if violation == "channel" else LogConflict) from error

    async def _write_again(self, step: Step, work: Callable[[Connection], T]) -> T | None:
        """Write a step that may be there already. It is not written twice."""
        try:
            try:
                return await self._write_once(step, work)
            except (ChannelTaken, StepConflict):
                there = await self.entries(step.after.info.id, step.before.number)
                if list(there[: len(step.entries)]) != list(step.entries):
                    raise
                return None
        except StoreBusy as busy:
            raise CommitUnknown(str(busy)) from busy

    async def info(self, table_id: str) -> TableInfo | None:
        rows = await self.database.fetch_all(INFO, id=table_id)
        return TableInfo(*rows[0]) if rows else None

    async def entries(self, table_id: str, after: int) -> Sequence[Entry]:
        return log_from(await self.database.fetch_all(LOG, id=table_id, after=after), after)

    async def table_of_interaction(self, interaction_id: int) -> str | None:
        return await self.database.fetch_value(_SERVED, interaction=interaction_id)

    async def live_table(self, channel_id: int) -> str | None:
        return await self.database.fetch_value(_LIVE, channel=channel_id)

    async def last_table(self, channel_id: int, at: int) -> str | None:
        return await self.database.fetch_value(_LAST, channel=channel_id, later=at + MAX_AHEAD)

    async def last_ended(self, channel_id: int, person: int) -> str | None:
        return await self.database.fetch_value(_LAST_ENDED, channel=channel_id, person=person)

    async def have_tables(self, channels: Collection[int]) -> Collection[int]:
        """Return those of some channels and threads that have tables, live or not, or that belong to a plan."""
        return {row.channel_id for row in await self.database.fetch_all(_HAVE_TABLES, channels=list(channels))}

    async def tables_of(self, person: int) -> Sequence[TableInfo]:
        return [TableInfo(*row) for row in await self.database.fetch_all(_TABLES_OF, person=person)]

    async def awaiting_computers(self) -> Sequence[str]:
        rows = await self.database.fetch_all(of_tables(_AWAITING_COMPUTERS, self.shards))
        return [*dict.fromkeys(row.table_id for row in rows)]


_SERVED: Final = select(entries.c.table_id).where(entries.c.interaction_id == bindparam("interaction"))
_LIVE: Final = select(tables.c.id).where(tables.c.channel_id == bindparam("channel"), tables.c.phase != text("'over'"))
_LAST: Final = (
    select(tables.c.id)
    .where(tables.c.channel_id == bindparam("channel"))
    .order_by(tables.c.opened_at > bindparam("later", type_=tables.c.opened_at.type), tables.c.opened_at.desc())
    .limit(1)
)
_LAST_ENDED: Final = (
    select(tables.c.id)
    .join(seats, seats.c.table_id == tables.c.id)
    .where(seats.c.person_id == bindparam("person"), played_in(bindparam("channel")))
    .order_by(tables.c.opened_at.desc())
    .limit(1)
)
_CHANNELS: Final[BindParameter[int]] = bindparam("channels", expanding=True)
_HAVE_TABLES: Final = union(
    select(tables.c.channel_id).where(tables.c.channel_id.in_(_CHANNELS)),
    select(evenings.c.message_id).where(evenings.c.message_id.in_(_CHANNELS)),  # a lobby is about to open there
)
_TABLES_OF: Final = (
    select(*INFO_COLUMNS)
    .join(seats, seats.c.table_id == tables.c.id)
    .where(seats.c.person_id == bindparam("person"), tables.c.phase != "over")
    .order_by(tables.c.opened_at.desc())
)
_AWAITING_COMPUTERS: Final = select(turns.c.table_id).where(turns.c.level.is_not(None)).order_by(turns.c.since)
