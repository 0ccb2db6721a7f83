"""The store on SQLite."""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import Row, Select, bindparam, delete, insert, select, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.engine import open_engine
from bot.store.opening import prepare
from bot.store.schema import entries, memos, messages, people, results, seats, tables, turns
from bot.tables.entries import Entry
from bot.tables.store import ChannelTaken, Outpaced, Person, PostedMessage, StoreBusy
from bot.tables.table import Step, TableInfo

_QUEUE_SECONDS: Final = 1.5
"""How long a writer waits for the writers of its own process."""
_NO_SEAT: Final = -1


async def open_store(url: str) -> "SqliteStore":
    """Open a database, after making or migrating it; DatabaseRefused where it cannot be used."""
    await asyncio.to_thread(prepare, url)
    return SqliteStore(open_engine(url))


class SqliteStore:
    """Keeps the promises of `bot.tables.store.Store`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer = engine.execution_options(writes=True)
        self._queue = asyncio.Lock()

    async def close(self) -> None:
        """Close every connection."""
        await self._engine.dispose()

    async def check(self) -> None:
        """Raise StoreBusy unless the database can be written now."""
        async with self._writing():
            pass

    @asynccontextmanager
    async def _writing(self) -> AsyncGenerator[AsyncConnection]:
        """A transaction that writes; this process's writers queue here rather than poll for SQLite's lock."""
        try:
            async with asyncio.timeout(_QUEUE_SECONDS):
                await self._queue.acquire()
        except TimeoutError:
            raise StoreBusy from None
        try:
            async with self._writer.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except (DBAPIError, PoolTimeout) as error:
            raise StoreBusy from error
        finally:
            self._queue.release()

    async def _rows(self, query: Select[*tuple[Any, ...]], **values: object) -> Sequence[Row[Any]]:
        try:
            async with self._engine.connect() as connection:
                return (await connection.execute(query, values)).all()
        except (DBAPIError, PoolTimeout) as error:
            raise StoreBusy from error

    async def _value(self, query: Select[*tuple[Any, ...]], **values: object) -> Any:
        rows = await self._rows(query, **values)
        return rows[0][0] if rows else None

    # A table's log

    async def create(self, step: Step) -> None:
        info = step.after.info
        row = {name: getattr(info, name) for name in info.__struct_fields__}
        try:
            async with self._writing() as connection:
                await connection.execute(
                    insert(tables), {**row, "phase": step.after.phase, "opened_at": step.entries[0].at}
                )
                await _write(connection, step)
        except IntegrityError as error:
            raise ChannelTaken from error

    async def append(self, step: Step) -> None:
        try:
            async with self._writing() as connection:
                await _write(connection, step)
        except IntegrityError as error:
            raise Outpaced from error

    async def info(self, table_id: str) -> TableInfo | None:
        rows = await self._rows(_INFO, id=table_id)
        return TableInfo(*rows[0]) if rows else None

    async def entries(self, table_id: str, after: int) -> Sequence[Entry]:
        rows = await self._rows(_ENTRIES, id=table_id, after=after)
        return [
            Entry(row.number, row.at, row.seat, row.by, row.interaction_id, row.kind, row.body.encode())
            for row in rows
        ]

    async def served(self, table_id: str, interaction_id: int) -> bool:
        return await self._value(_SERVED, id=table_id, interaction=interaction_id) is not None

    async def live_table(self, channel_id: int) -> str | None:
        return await self._value(_LIVE, channel=channel_id)

    async def last_table(self, channel_id: int) -> str | None:
        return await self._value(_LAST, channel=channel_id)

    # People, messages, memos

    async def know(self, discord_id: int, name: str, locale: str) -> Person:
        rows = await self._rows(_KNOWN, discord=discord_id)
        known = Person(*rows[0]) if rows else None
        if known is not None and (known.name, known.locale) == (name, locale):
            return known
        async with self._writing() as connection:
            writing = upsert(people).values(discord_id=discord_id, name=name, locale=locale)
            writing = writing.on_conflict_do_update(
                index_elements=["discord_id"], set_={"name": name, "locale": locale}
            ).returning(people.c.id)
            return Person((await connection.execute(writing)).scalar_one(), discord_id, name, locale)

    async def people(self, ids: Sequence[int]) -> Sequence[Person]:
        rows = await self._rows(_PEOPLE, ids=list(ids))
        by_id = {row.id: Person(*row) for row in rows}
        return [by_id[person_id] for person_id in ids]

    async def message(self, table_id: str, kind: str, seat: int | None) -> PostedMessage | None:
        rows = await self._rows(_MESSAGE, id=table_id, kind=kind, seat=_NO_SEAT if seat is None else seat)
        return PostedMessage(kind, seat, *rows[0]) if rows else None

    async def post(self, table_id: str, message: PostedMessage) -> None:
        place = {"channel_id": message.channel_id, "message_id": message.message_id, "at": message.at}
        seat = _NO_SEAT if message.seat is None else message.seat
        writing = upsert(messages).values(table_id=table_id, kind=message.kind, seat=seat, **place)
        async with self._writing() as connection:
            await connection.execute(
                writing.on_conflict_do_update(index_elements=["table_id", "kind", "seat"], set_=place)
            )

    async def remembered(self, key: str) -> str | None:
        return await self._value(_MEMO, key=key)

    async def remember(self, key: str, value: str) -> None:
        async with self._writing() as connection:
            writing = upsert(memos).values(key=key, value=value)
            await connection.execute(writing.on_conflict_do_update(index_elements=["key"], set_={"value": value}))


async def _write(connection: AsyncConnection, step: Step) -> None:
    """A step's entries and everything derived from them."""
    before, after = step.before, step.after
    table_id = after.info.id
    await connection.execute(insert(entries), [{"table_id": table_id, **_columns(entry)} for entry in step.entries])
    if before.phase != after.phase:
        await connection.execute(update(tables).where(tables.c.id == table_id).values(phase=after.phase))
    if before.people != after.people:
        await connection.execute(delete(seats).where(seats.c.table_id == table_id))
        seated = [{"table_id": table_id, "seat": seat, "person_id": who} for seat, who in enumerate(after.people)]
        if seated:
            await connection.execute(insert(seats), seated)
    await _write_turns(connection, step)
    await _write_results(connection, step)


def _columns(entry: Entry) -> dict[str, Any]:
    return {name: getattr(entry, name) for name in entry.__struct_fields__} | {"body": entry.body.decode()}


async def _write_turns(connection: AsyncConnection, step: Step) -> None:
    """Whom the table waits for; `since` stays where a seat is asked what it was asked before."""
    table_id = step.after.info.id
    closed = step.before.awaited - step.after.awaited
    if closed:
        await connection.execute(delete(turns).where(turns.c.table_id == table_id, turns.c.seat.in_(closed)))
    since = step.entries[-1].at
    opened = [
        {"table_id": table_id, "seat": seat, "person_id": step.after.people[seat], "since": since}
        for seat in step.opened_decisions
    ]
    if opened:
        writing = upsert(turns)
        await connection.execute(
            writing.on_conflict_do_update(
                index_elements=["table_id", "seat"],
                set_={"person_id": writing.excluded.person_id, "since": writing.excluded.since, "deadline": None},
            ),
            opened,
        )


async def _write_results(connection: AsyncConnection, step: Step) -> None:
    ended, info = step.after.ended, step.after.info
    if ended is None or ended.result is None:
        return
    rows = [
        {
            "table_id": info.id,
            "seat": place.seat,
            "person_id": step.after.people[place.seat],
            "guild_id": info.guild_id,
            "game": info.game,
            "place": place.place,
            "score": place.score,
            "tiebreak": place.tiebreak,
            "ended_at": step.entries[-1].at,
        }
        for place in ended.result.places
    ]
    await connection.execute(insert(results), rows)


_INFO = select(*[tables.c[name] for name in TableInfo.__struct_fields__]).where(tables.c.id == bindparam("id"))
_ENTRIES = (
    select(*[entries.c[name] for name in Entry.__struct_fields__])
    .where(entries.c.table_id == bindparam("id"), entries.c.number > bindparam("after"))
    .order_by(entries.c.number)
)
_SERVED = select(entries.c.number).where(
    entries.c.table_id == bindparam("id"), entries.c.interaction_id == bindparam("interaction")
)
_LIVE = select(tables.c.id).where(tables.c.channel_id == bindparam("channel"), tables.c.phase != "over")
_LAST = (
    select(tables.c.id).where(tables.c.channel_id == bindparam("channel")).order_by(tables.c.opened_at.desc()).limit(1)
)
_KNOWN = select(people.c.id, people.c.discord_id, people.c.name, people.c.locale).where(
    people.c.discord_id == bindparam("discord")
)
_PEOPLE = select(people.c.id, people.c.discord_id, people.c.name, people.c.locale).where(
    people.c.id.in_(bindparam("ids", expanding=True))
)
_MESSAGE = select(messages.c.channel_id, messages.c.message_id, messages.c.at).where(
    messages.c.table_id == bindparam("id"),
    messages.c.kind == bindparam("kind"),
    messages.c.seat == bindparam("seat"),
)
_MEMO = select(memos.c.value).where(memos.c.key == bindparam("key"))
