"""The store on SQLite."""

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from sqlalchemy import bindparam, select, text
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import privacy
from bot.store.database import Database
from bot.store.engine import PATIENCE, open_engine
from bot.store.finished import SqliteFinished
from bot.store.logs import ENTRIES, INFO, INFO_COLUMNS, entries_of
from bot.store.opening import prepare
from bot.store.rebuilding import REBUILD
from bot.store.schema import NO_SEAT, entries, memos, messages, people, seats, tables
from bot.store.steps import write_opening, write_step
from bot.tables.entries import Entry
from bot.tables.needs import ChannelTaken, MessageKind, Outpaced, Person, PostedMessage
from bot.tables.table import Step, TableInfo

_TAKEN: Final = frozenset({sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE})


async def open_store(url: str, *, patience: float = PATIENCE) -> "SqliteStore":
    """Open a database, after making or migrating it; DatabaseRefused where it cannot be used. `patience` is how many
    seconds a writer waits for others before StoreBusy."""
    path = await asyncio.to_thread(prepare, url, patience=patience)
    store = SqliteStore(Database(open_engine(path, patience), patience))
    try:
        if await store.remembered(REBUILD) is not None:
            await store.finished.rebuild()
    except BaseException:
        await store.close()
        raise
    return store


class SqliteStore:
    """Keeps the promises of `bot.tables.needs.Store`, and in `finished` those of `bot.finished.needs.FinishedStore`."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.finished = SqliteFinished(database)

    async def close(self) -> None:
        """Close every connection, once what has begun is finished."""
        await self.database.close()

    async def check(self) -> None:
        """Write a page, to see that it can be done; StoreBusy if not."""
        await self.database.writing(_write_a_page)

    # A table's log

    async def create(self, step: Step) -> None:
        try:
            await self.database.writing(lambda connection: write_opening(connection, step))
        except IntegrityError as error:
            raise (ChannelTaken if "tables.channel_id" in str(error.orig) else _conflict(error)) from error

    async def append(self, step: Step) -> None:
        try:
            await self.database.writing(lambda connection: write_step(connection, step))
        except IntegrityError as error:
            raise _conflict(error) from error

    async def info(self, table_id: str) -> TableInfo | None:
        rows = await self.database.rows(INFO, id=table_id)
        return TableInfo(*rows[0]) if rows else None

    async def entries(self, table_id: str, after: int) -> Sequence[Entry]:
        return entries_of(await self.database.rows(ENTRIES, id=table_id, after=after))

    async def served(self, interaction_id: int) -> str | None:
        return await self.database.value(_SERVED, interaction=interaction_id)

    async def live_table(self, channel_id: int) -> str | None:
        return await self.database.value(_LIVE, channel=channel_id)

    async def last_table(self, channel_id: int) -> str | None:
        return await self.database.value(_LAST, channel=channel_id)

    async def tables_of(self, person: int) -> Sequence[TableInfo]:
        return [TableInfo(*row) for row in await self.database.rows(_TABLES_OF, person=person)]

    # People, messages, memos

    async def know(self, discord_id: int, name: str, locale: str) -> Person:
        rows = await self.database.rows(_KNOWN, discord_id=discord_id)
        if rows and (rows[0].name, rows[0].locale) == (name, locale):
            return Person(*rows[0])
        row = {"discord_id": discord_id, "name": name, "locale": locale}
        known = await self.database.writing(lambda connection: connection.execute(_KNOW, row))
        return Person(known.scalar_one(), discord_id, name, locale)

    async def people(self, ids: Sequence[int]) -> Sequence[Person]:
        rows = await self.database.rows(_PEOPLE, ids=list(ids))
        by_id = {row.id: Person(*row) for row in rows}
        return [by_id[person_id] for person_id in ids]

    async def person_of(self, discord_id: int) -> Person | None:
        rows = await self.database.rows(_KNOWN, discord_id=discord_id)
        return Person(*rows[0]) if rows else None

    async def kept_of(self, person: int) -> Mapping[str, object]:
        return await self.database.reading(lambda one: privacy.kept_of(one, person))

    async def counts_of(self, person: int) -> Mapping[str, int]:
        return await self.database.reading(lambda one: privacy.counts_of(one, person))

    async def forget(self, person: int) -> None:
        await self.database.writing(lambda one: privacy.forget(one, person))

    async def message(self, table_id: str, kind: MessageKind, seat: int | None) -> PostedMessage | None:
        rows = await self.database.rows(_MESSAGE, id=table_id, kind=kind, seat=NO_SEAT if seat is None else seat)
        return PostedMessage(kind, seat, *rows[0]) if rows else None

    async def post(self, table_id: str, message: PostedMessage) -> None:
        seat = NO_SEAT if message.seat is None else message.seat
        row = msgspec.structs.asdict(message) | {"table_id": table_id, "seat": seat}
        await self.database.writing(lambda connection: connection.execute(_POST, [row]))

    async def remembered(self, key: str) -> str | None:
        return await self.database.value(_MEMO, key=key)

    async def remember(self, key: str, value: str) -> None:
        row = {"key": key, "value": value}
        await self.database.writing(lambda connection: connection.execute(_REMEMBER, [row]))


async def _write_a_page(connection: AsyncConnection) -> None:
    await connection.execute(text("PRAGMA user_version = 0"))


def _conflict(error: IntegrityError) -> Exception:
    return Outpaced() if getattr(error.orig, "sqlite_errorcode", None) in _TAKEN else error


# The statements

_INSERT_PERSON: Final = upsert(people)
_KNOW: Final = _INSERT_PERSON.on_conflict_do_update(
    index_elements=[people.c.discord_id],
    set_={people.c.name: _INSERT_PERSON.excluded.name, people.c.locale: _INSERT_PERSON.excluded.locale},
).returning(people.c.id)
_INSERT_MESSAGE: Final = upsert(messages)
_POST: Final = _INSERT_MESSAGE.on_conflict_do_update(
    index_elements=[messages.c.table_id, messages.c.kind, messages.c.seat],
    set_={name: _INSERT_MESSAGE.excluded[name] for name in ("channel_id", "message_id", "at")},
)
_INSERT_MEMO: Final = upsert(memos)
_REMEMBER: Final = _INSERT_MEMO.on_conflict_do_update(
    index_elements=[memos.c.key], set_={memos.c.value: _INSERT_MEMO.excluded.value}
)

_SERVED: Final = select(entries.c.table_id).where(entries.c.interaction_id == bindparam("interaction"))
_LIVE: Final = select(tables.c.id).where(tables.c.channel_id == bindparam("channel"), tables.c.phase != text("'over'"))
_TABLES_OF: Final = (
    select(*INFO_COLUMNS)
    .join(seats, seats.c.table_id == tables.c.id)
    .where(seats.c.person_id == bindparam("person"), tables.c.phase != "over")
    .order_by(tables.c.opened_at.desc())
)
_LAST: Final = (
    select(tables.c.id).where(tables.c.channel_id == bindparam("channel")).order_by(tables.c.opened_at.desc()).limit(1)
)
_PERSON: Final = select(*[people.c[name] for name in Person.__struct_fields__])
_KNOWN: Final = _PERSON.where(people.c.discord_id == bindparam("discord_id"))
_PEOPLE: Final = _PERSON.where(people.c.id.in_(bindparam("ids", expanding=True)))
_MESSAGE: Final = select(messages.c.channel_id, messages.c.message_id, messages.c.at).where(
    messages.c.table_id == bindparam("id"),
    messages.c.kind == bindparam("kind"),
    messages.c.seat == bindparam("seat"),
)
_MEMO: Final = select(memos.c.value).where(memos.c.key == bindparam("key"))
