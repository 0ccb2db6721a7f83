"""The store on SQLite."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Coroutine, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Executable, Row, Select, bindparam, delete, insert, select, text, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.engine import open_engine, out_of_reach, writing
from bot.store.opening import prepare
from bot.store.schema import entries, memos, messages, people, results, seats, tables, turns
from bot.tables.entries import Entry
from bot.tables.store import ChannelTaken, Outpaced, Person, PostedMessage, StoreBusy
from bot.tables.table import Step, TableInfo

T = TypeVar("T")

_QUEUE_SECONDS: Final = 1.0
"""How long a writer waits for the writers of its own process."""
_NO_SEAT: Final = -1
_TAKEN: Final = frozenset({sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE})

_Write = tuple[Executable, Sequence[dict[str, Any]]]
"""A statement and the rows it is executed with."""


async def open_store(url: str) -> "SqliteStore":
    """Open a database, after making or migrating it; DatabaseRefused where it cannot be used."""
    return SqliteStore(open_engine(await asyncio.to_thread(prepare, url)))


class SqliteStore:
    """Keeps the promises of `bot.tables.store.Store`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer = writing(engine)
        self._queue = asyncio.Lock()
        self._begun: set[asyncio.Task[Any]] = set()

    async def close(self) -> None:
        """Close every connection, once what has begun is finished."""
        await asyncio.gather(*self._begun, return_exceptions=True)
        await self._engine.dispose()

    async def check(self) -> None:
        """Write a page, to see that it can be done; StoreBusy if not."""
        await self._writing(_write_a_page)

    async def _writing(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Do work in a transaction that writes."""
        return await self._finishing(self._write_in_turn(work))

    async def _write_in_turn(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """This process's writers queue here rather than poll for SQLite's lock."""
        try:
            async with asyncio.timeout(_QUEUE_SECONDS):
                await self._queue.acquire()
        except TimeoutError:
            raise StoreBusy from None
        try:
            with _busy():
                async with self._writer.begin() as connection:
                    return await work(connection)
        finally:
            self._queue.release()

    async def _finishing(self, work: Coroutine[Any, Any, T]) -> T:
        """Do work that goes on when who waits for it is cancelled: a connection dropped in mid-transaction holds its
        lock until Python gets round to collecting it."""
        task = asyncio.create_task(work)
        self._begun.add(task)
        task.add_done_callback(self._finished)
        return await asyncio.shield(task)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._begun.discard(task)
        if not task.cancelled():
            task.exception()  # so that nobody complains where nobody waits for it any more

    async def _rows(self, query: Select[*tuple[Any, ...]], **values: object) -> Sequence[Row[Any]]:
        return await self._finishing(self._read(query, values))

    async def _read(self, query: Select[*tuple[Any, ...]], values: dict[str, object]) -> Sequence[Row[Any]]:
        with _busy():
            async with self._engine.connect() as connection:
                return (await connection.execute(query, values)).all()

    async def _value(self, query: Select[*tuple[Any, ...]], **values: object) -> Any:
        rows = await self._rows(query, **values)
        return rows[0][0] if rows else None

    # A table's log

    async def create(self, step: Step) -> None:
        try:
            await self._writing(lambda connection: _execute(connection, ((_OPEN, [_opening(step)]), *_writes(step))))
        except IntegrityError as error:
            raise (ChannelTaken if "tables.channel_id" in str(error.orig) else _conflict(error)) from error

    async def append(self, step: Step) -> None:
        try:
            await self._writing(lambda connection: _execute(connection, _writes(step)))
        except IntegrityError as error:
            raise _conflict(error) from error

    async def info(self, table_id: str) -> TableInfo | None:
        rows = await self._rows(_INFO, id=table_id)
        return TableInfo(*rows[0]) if rows else None

    async def entries(self, table_id: str, after: int) -> Sequence[Entry]:
        rows = await self._rows(_ENTRIES, id=table_id, after=after)
        return [
            Entry(row.number, row.at, row.seat, row.by, row.interaction_id, row.kind, row.body.encode()) for row in rows
        ]

    async def served(self, interaction_id: int) -> str | None:
        return await self._value(_SERVED, interaction=interaction_id)

    async def live_table(self, channel_id: int) -> str | None:
        return await self._value(_LIVE, channel=channel_id)

    async def last_table(self, channel_id: int) -> str | None:
        return await self._value(_LAST, channel=channel_id)

    async def tables_of(self, person: int) -> Sequence[TableInfo]:
        return [TableInfo(*row) for row in await self._rows(_TABLES_OF, person=person)]

    # People, messages, memos

    async def know(self, discord_id: int, name: str, locale: str) -> Person:
        rows = await self._rows(_KNOWN, discord_id=discord_id)
        if rows and (rows[0].name, rows[0].locale) == (name, locale):
            return Person(*rows[0])
        row = {"discord_id": discord_id, "name": name, "locale": locale}
        known = await self._writing(lambda connection: connection.execute(_KNOW, row))
        return Person(known.scalar_one(), discord_id, name, locale)

    async def people(self, ids: Sequence[int]) -> Sequence[Person]:
        rows = await self._rows(_PEOPLE, ids=list(ids))
        by_id = {row.id: Person(*row) for row in rows}
        return [by_id[person_id] for person_id in ids]

    async def message(self, table_id: str, kind: str, seat: int | None) -> PostedMessage | None:
        rows = await self._rows(_MESSAGE, id=table_id, kind=kind, seat=_NO_SEAT if seat is None else seat)
        return PostedMessage(kind, seat, *rows[0]) if rows else None

    async def post(self, table_id: str, message: PostedMessage) -> None:
        seat = _NO_SEAT if message.seat is None else message.seat
        row = msgspec.structs.asdict(message) | {"table_id": table_id, "seat": seat}
        await self._writing(lambda connection: connection.execute(_POST, [row]))

    async def remembered(self, key: str) -> str | None:
        return await self._value(_MEMO, key=key)

    async def remember(self, key: str, value: str) -> None:
        row = {"key": key, "value": value}
        await self._writing(lambda connection: connection.execute(_REMEMBER, [row]))


@contextmanager
def _busy() -> Generator[None]:
    """A database that is locked or out of reach is StoreBusy; whatever else goes wrong is a mistake and stays one."""
    try:
        yield
    except PoolTimeout as error:
        raise StoreBusy from error
    except (DBAPIError, sqlite3.Error) as error:
        if out_of_reach(error.orig if isinstance(error, DBAPIError) else error):
            raise StoreBusy from error
        raise


async def _execute(connection: AsyncConnection, writes: Iterable[_Write]) -> None:
    for statement, rows in writes:
        await connection.execute(statement, rows)


async def _write_a_page(connection: AsyncConnection) -> None:
    await connection.execute(text("PRAGMA user_version = 0"))


def _conflict(error: IntegrityError) -> Exception:
    return Outpaced() if getattr(error.orig, "sqlite_errorcode", None) in _TAKEN else error


# What a step writes: its entries, and what is derived from them


def _writes(step: Step) -> Iterator[_Write]:
    table_id = step.after.info.id
    yield _ADD, [{"table_id": table_id, **_columns(entry)} for entry in step.entries]
    yield from _seat_writes(step)
    yield from _phase_writes(step)
    yield from _turn_writes(step)
    yield from _result_writes(step)


def _columns(entry: Entry) -> dict[str, Any]:
    return msgspec.structs.asdict(entry) | {"body": entry.body.decode()}


def _opening(step: Step) -> dict[str, Any]:
    table = step.after
    about = {"phase": table.phase, "variants": _list(table.variants), "opened_at": step.entries[0].at}
    return msgspec.structs.asdict(table.info) | about


def _seat_writes(step: Step) -> Iterator[_Write]:
    before, after = step.before.people, step.after.people
    if before == after:
        return
    table_id = step.after.info.id
    stay = len(before) if after[: len(before)] == before else 0
    if stay < len(before):
        yield _CLEAR_SEATS, [{"id": table_id}]
    joined = [{"table_id": table_id, "seat": seat, "person_id": after[seat]} for seat in range(stay, len(after))]
    if joined:
        yield _SEAT, joined


def _phase_writes(step: Step) -> Iterator[_Write]:
    before, after = step.before, step.after
    if not before.number or (before.phase, before.variants) == (after.phase, after.variants):
        return
    at = step.entries[-1].at
    ended = {"ended_at": at, "ended_because": after.ended.reason} if after.ended else _NOT_ENDED
    yield _UPDATE, [{"table": after.info.id, "phase": after.phase, "variants": _list(after.variants), **ended}]


_NOT_ENDED: Final = {"ended_at": None, "ended_because": None}


def _turn_writes(step: Step) -> Iterator[_Write]:
    """Whom the table waits for; `since` stays where a seat is asked what it was asked before."""
    before, after = step.before, step.after
    table_id = after.info.id
    if after.phase == "over":
        if before.phase == "playing":
            yield _CLEAR_TURNS, [{"id": table_id}]
        return
    answered = before.awaited - after.awaited
    if answered:
        yield _CLEAR_TURN, [{"id": table_id, "of": seat} for seat in answered]
    asked = step.opened_decisions | (after.awaited - before.awaited)
    if asked:
        since = step.entries[-1].at
        yield (
            _ASK,
            [{"table_id": table_id, "seat": seat, "person_id": after.people[seat], "since": since} for seat in asked],
        )


def _result_writes(step: Step) -> Iterator[_Write]:
    ended, info = step.after.ended, step.after.info
    if ended is None or ended.result is None:
        return
    about = {
        "table_id": info.id,
        "guild_id": info.guild_id,
        "game": info.game,
        "reason": ended.result.reason,
        "ended_at": step.entries[-1].at,
    }
    yield (
        _RESULT,
        [
            {"person_id": step.after.people[place.seat], **msgspec.structs.asdict(place), **about}
            for place in ended.result.places
        ],
    )


def _list(values: Sequence[str]) -> str:
    return msgspec.json.encode(values).decode()


# The statements

_OPEN: Final = insert(tables)
_ADD: Final = insert(entries)
_SEAT: Final = insert(seats)
_RESULT: Final = insert(results)
_CLEAR_SEATS: Final = delete(seats).where(seats.c.table_id == bindparam("id"))
_CLEAR_TURNS: Final = delete(turns).where(turns.c.table_id == bindparam("id"))
_CLEAR_TURN: Final = _CLEAR_TURNS.where(turns.c.seat == bindparam("of"))
_UPDATE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values({name: bindparam(name) for name in ("phase", "variants", "ended_at", "ended_because")})
)
_INSERT_TURN: Final = upsert(turns)
_ASK: Final = _INSERT_TURN.on_conflict_do_update(
    index_elements=[turns.c.table_id, turns.c.seat],
    set_={
        turns.c.person_id: _INSERT_TURN.excluded.person_id,
        turns.c.since: _INSERT_TURN.excluded.since,
        turns.c.deadline: None,
    },
)
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

_INFO: Final = select(*[tables.c[name] for name in TableInfo.__struct_fields__]).where(tables.c.id == bindparam("id"))
_ENTRIES: Final = (
    select(*[entries.c[name] for name in Entry.__struct_fields__])
    .where(entries.c.table_id == bindparam("id"), entries.c.number > bindparam("after"))
    .order_by(entries.c.number)
)
_SERVED: Final = select(entries.c.table_id).where(entries.c.interaction_id == bindparam("interaction"))
_LIVE: Final = select(tables.c.id).where(tables.c.channel_id == bindparam("channel"), tables.c.phase != text("'over'"))
_TABLES_OF: Final = (
    select(*[tables.c[name] for name in TableInfo.__struct_fields__])
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
