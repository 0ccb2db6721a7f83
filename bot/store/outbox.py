"""What processes that share a database say to each other: errands, which are steps at tables that another process owns,
and notifications. A notification names a table or a person, never its content. Losing one only delays the next poll."""

from collections.abc import Sequence
from typing import Final

import structlog
from sqlalchemy import (
    Connection,
    String,
    bindparam,
    delete,
    exists,
    func,
    insert,
    literal,
    or_,
    select,
    text,
    union_all,
)

from bot.store.database import Part
from bot.store.schema import LIVE, NO_PERSON, NO_SEAT, TO_PACK, entries, messages, outbox, tables
from bot.store.statements import of_servers
from bot.tables.store import Errand, NotificationListener
from bot.tables.table import Step
from bot.tables.wall_clock import MAX_AHEAD

CHANNEL: Final = "roost"
"""The name of PostgreSQL's channel."""
TABLE: Final = "table"
PERSON: Final = "person"
"""The prefixes of notifications."""

_log = structlog.stdlib.get_logger()


class SqlOutbox(Part):
    """Errands, written in the transactions of their steps."""

    async def errands(self, table_id: str | None = None) -> Sequence[Errand]:
        """Return the errands for this process's servers, or for one of their tables, oldest first."""
        query = _ERRANDS if table_id is None else _ERRANDS.where(outbox.c.table_id == bindparam("id"))
        query = of_servers(query, tables.c.guild_id, self.shards)
        return [Errand(*row) for row in await self.database.fetch_all(query, id=table_id)]

    async def boards_behind(self, since: int, until: int) -> Sequence[Errand]:
        """Return what was written at this process's tables after the entries their boards show, if the last of it is no
        younger than `until` (milliseconds since 1970), or more than an hour younger. Tables over are left out if they
        ended before `since`. Live tables without a board are shown nothing."""
        found = (_UNSEEN_LIVE, _UNSEEN_OVER, _BOARDLESS)
        queries = [of_servers(query, tables.c.guild_id, self.shards) for query in found]
        rows = await self.database.fetch_all(union_all(*queries), since=since, until=until, ahead=until + MAX_AHEAD)
        return [Errand(row.id, row.shown + 1, row.number) for row in rows]

    async def delete_errand(self, errand: Errand) -> None:
        """Delete an errand and the earlier ones of its table."""
        await self.database.execute(_DONE, {"id": errand.table_id, "number": errand.last})

    async def listen(self, ear: NotificationListener) -> None:
        """Report what other processes do, until cancelled. Returns at once if the database cannot notify."""
        engine = self.database.dialect.engine
        if engine.dialect.name == "postgresql":
            from bot.store.postgres.sessions import listen

            await listen(engine.url, CHANNEL, lambda notice: dispatch(notice, ear), ear.missed)


def leave_errand(connection: Connection, step: Step) -> None:
    """Leave a step to the process that shows its table."""
    table_id, last = step.after.info.id, step.entries[-1].number
    connection.execute(insert(outbox), {"table_id": table_id, "first": step.entries[0].number, "last": last})
    notify_errand(connection, table_id, last)


def notify_errand(connection: Connection, table_id: str, number: int) -> None:
    """Announce a table's errand up to an entry."""
    _notify(connection, f"{TABLE} {table_id} {number}")


def notify_person_changed(connection: Connection, person: int) -> None:
    """Announce that a person was renamed or forgotten."""
    _notify(connection, f"{PERSON} {person}")


def _notify(connection: Connection, notice: str) -> None:
    """Send a notification when the transaction commits."""
    if connection.dialect.name == "postgresql":
        connection.execute(_NOTIFY, {"notice": notice})


def dispatch(notice: str, ear: NotificationListener) -> None:
    """Pass on a notification. Unknown ones, from another release, are ignored."""
    match notice.split():
        case [word, table_id, *_] if word == TABLE:
            ear.errand_written(table_id)
        case [word, person, *_] if word == PERSON and person.isdecimal():
            ear.person_changed(int(person))
        case _:
            _log.info("listening.unknown")


_ERRANDS: Final = (
    select(outbox.c.table_id, outbox.c.first, outbox.c.last)
    .join(tables, tables.c.id == outbox.c.table_id)
    .order_by(outbox.c.table_id, outbox.c.first)
)
_DONE: Final = delete(outbox).where(outbox.c.table_id == bindparam("id"), outbox.c.first <= bindparam("number"))

_LAST: Final = (
    select(func.max(entries.c.number)).where(entries.c.table_id == tables.c.id).correlate(tables).scalar_subquery()
)
_SHOWN: Final = (
    select(messages.c.shown)
    .where(
        messages.c.table_id == tables.c.id,
        messages.c.kind == "board",
        messages.c.seat == NO_SEAT,
        messages.c.person_id == NO_PERSON,
    )
    .correlate(tables)
    .scalar_subquery()
)
"""Not joined, because SQLite then reads the boards of all tables first."""
_BEHIND: Final = (
    select(tables.c.id, _SHOWN.label("shown"), entries.c.number)
    .join(entries, entries.c.table_id == tables.c.id)
    .where(
        _SHOWN.between(1, entries.c.number - 1),
        entries.c.number == _LAST,
        or_(entries.c.at <= bindparam("until"), entries.c.at > bindparam("ahead")),
    )
)
_UNSEEN_LIVE: Final = _BEHIND.where(LIVE)
_BOARD: Final = exists().where(messages.c.table_id == tables.c.id, messages.c.kind == "board")
_BOARDLESS: Final = select(tables.c.id, literal(0).label("shown"), _LAST.label("number")).where(
    LIVE, ~_BOARD, tables.c.opened_at <= bindparam("until")
)
_UNSEEN_OVER: Final = _BEHIND.where(TO_PACK, tables.c.ended_at >= bindparam("since"))
_NOTIFY: Final = select(func.pg_notify(text(f"'{CHANNEL}'"), bindparam("notice", type_=String)))
