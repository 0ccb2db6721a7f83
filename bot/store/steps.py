"""Writing of a step: its entries, and the rows derived from them."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Executable, bindparam, case, delete, exists, insert, select, update

from bot.finished.finishes import finish_of
from bot.store.calls import note_answers
from bot.store.counting import count
from bot.store.schema import BESIDE_MOVES, entries, former_seats, people, seats, tables
from bot.store.statements import insert_new
from bot.store.turns import holder_columns, write_turns
from bot.tables.calls import CALL_AFTER, CHALLENGE_AFTER
from bot.tables.entries import Entry, Opened, Started, by_person, kind_of
from bot.tables.refusals import Refusal
from bot.tables.store import MAX_UNFINISHED, ForgottenHolder, LogClosed
from bot.tables.table import Step

_NOWHERE: Final = 0


def must_be_below_limit(
    connection: Connection, guild_id: int, person: int, *, alone: bool, channel_id: int = _NOWHERE
) -> None:
    """Raise Refusal if a person has too many unfinished tables on a server for one more in a channel: games `alone`
    against computers, or else lobbies that the person opened."""
    params = {"guild": guild_id, "person": person, "by": by_person(person), "channel": channel_id}
    channels = tuple(connection.scalars(_ALONE if alone else _LOBBIES, params))
    if len(channels) >= MAX_UNFINISHED:
        raise Refusal("too-many-alone" if alone else "too-many-lobbies", count=len(channels), channels=channels)


def must_keep_limit(connection: Connection, step: Step) -> None:
    """Raise Refusal if a step opens or starts one table too many."""
    table, info = step.after, step.after.info
    if not step.before.number and table.phase == "lobby":
        opener = step.entries[0].person
        must_be_below_limit(connection, info.guild_id, opener, alone=False, channel_id=info.channel_id)
    elif step.before.phase == "lobby" and table.phase == "playing" and len(table.people) == 1:
        must_be_below_limit(connection, info.guild_id, table.people[0], alone=True, channel_id=info.channel_id)


_GUILD: Final = bindparam("guild", type_=tables.c.guild_id.type)
_PERSON: Final = bindparam("person", type_=seats.c.person_id.type)
_ELSEWHERE: Final = (tables.c.guild_id == _GUILD, tables.c.channel_id != bindparam("channel"))
_LOBBIES: Final = (
    select(tables.c.channel_id)
    .join(entries, entries.c.table_id == tables.c.id)
    .where(
        entries.c.by == bindparam("by"),
        BESIDE_MOVES,
        entries.c.kind == kind_of(Opened("")),
        tables.c.phase == "lobby",
        *_ELSEWHERE,
        exists().where(seats.c.table_id == tables.c.id),  # an evening's lobby, while no one has come, is no one's
    )
    .order_by(tables.c.opened_at)
)
_OTHERS: Final = seats.alias()
_ALONE: Final = (
    select(tables.c.channel_id)
    .join(seats, seats.c.table_id == tables.c.id)
    .where(
        seats.c.person_id == _PERSON,
        tables.c.phase == "playing",
        *_ELSEWHERE,
        ~exists().where(_OTHERS.c.table_id == tables.c.id, _OTHERS.c.person_id != _PERSON),
    )
    .order_by(tables.c.opened_at)
)


_Write = tuple[Executable, Sequence[dict[str, Any]]]
"""A statement with its rows."""


def is_alone(step: Step) -> bool:
    """Return whether a step changes rows that it reads while others may change them: seats, which forgotten people may
    not hold, results, and unfinished tables. Moves do not."""
    return step.before.phase != step.after.phase or step.before.holders != step.after.holders


def write_opening(connection: Connection, step: Step) -> None:
    """Write a new table and its first step."""
    table = step.after
    opened_at = step.entries[0].at
    call_at = max(opened_at, table.kept_until) + CALL_AFTER if table.phase == "lobby" else None
    about = {"phase": table.phase, "variants": _list(table.variants), "opened_at": opened_at, "call_at": call_at}
    about |= {"challenge_at": opened_at + CHALLENGE_AFTER if call_at is not None and table.challenged else None}
    connection.execute(_OPEN, [msgspec.structs.asdict(table.info) | about])
    write_step(connection, step)


def write_step(connection: Connection, step: Step) -> None:
    """Write a step of an existing table. Results come last, because counting has to read first."""
    table_id = step.after.info.id
    added = [{"of_table": table_id, **_columns(entry)} for entry in step.entries]
    if connection.execute(_ADD, added).rowcount < len(added):
        raise LogClosed
    for statement, rows in (*_seat_writes(step), *_phase_writes(step)):
        connection.execute(statement, rows)
    write_turns(connection, step)
    newcomers = set(step.after.people) - set(step.before.people)
    if newcomers and connection.scalar(_FORGOTTEN, {"ids": list(newcomers)}):
        raise ForgottenHolder
    if newcomers:
        note_answers(connection, step.after.info, newcomers)
    must_keep_limit(connection, step)
    finish = finish_of(step.after, step.entries[-1].at)
    if finish is not None:
        count(connection, finish)


def _columns(entry: Entry) -> dict[str, Any]:
    return msgspec.structs.asdict(entry) | {"body": entry.body.decode()}


def _seat_writes(step: Step) -> Iterator[_Write]:
    before, after = step.before.holders, step.after.holders
    if before == after:
        return
    table_id = step.after.info.id
    # Joining is the usual step, and only adds rows.
    stay = len(before) if after[: len(before)] == before else 0
    if stay < len(before):
        yield _CLEAR_SEATS, [{"id": table_id}]
    joined = [{"table_id": table_id, "seat": seat} | holder_columns(after[seat]) for seat in range(stay, len(after))]
    if joined:
        yield _SEAT, joined
    if step.before.phase == "playing":
        former = [(seat, p) for seat, p in enumerate(before) if isinstance(p, int) and p != after[seat]]
        if former:
            yield _FORMER, [{"table_id": table_id, "seat": seat, "person_id": person} for seat, person in former]


def _phase_writes(step: Step) -> Iterator[_Write]:
    before, after = step.before, step.after
    if (before.phase, before.variants) == (after.phase, after.variants):
        return
    if before.number:
        at = step.entries[-1].at
        about = {"table": after.info.id, "phase": after.phase, "variants": _list(after.variants)}
        ended = {"ended_at": at, "ended_because": after.ended.reason} if after.ended else _NOT_ENDED
        yield _UPDATE, [about | ended]
    started = [entry.at for entry in step.entries if entry.kind == _STARTED]
    if started:
        yield _START, [{"table": after.info.id, "started_at": started[0]}]


_NOT_ENDED: Final = {"ended_at": None, "ended_because": None}
_STARTED: Final = kind_of(Started())


def _list(values: Sequence[str]) -> str:
    return msgspec.json.encode(values).decode()


_OPEN: Final = insert(tables)
_ENTRY: Final = {name: bindparam(name, type_=entries.c[name].type) for name in Entry.__struct_fields__}
_OF_TABLE: Final = bindparam("of_table", type_=entries.c.table_id.type)
_ADD: Final = (
    insert(entries)
    .from_select(
        ["table_id", *_ENTRY],
        select(_OF_TABLE, *_ENTRY.values())
        .select_from(tables)
        .where(tables.c.id == _OF_TABLE, tables.c.packed == 0)
        .with_for_update(read=True, key_share=True),
    )
    .execution_options(preserve_rowcount=True)
)
"""Insert an entry, unless the table was removed or its log is packed; a packed log has no rows that the entry's number
could conflict with. With several writers, packing and removing wait for this transaction."""
_SEAT: Final = insert(seats)
_FORMER: Final = insert_new(former_seats)  # the person may have returned and left again
_FORGOTTEN: Final = select(
    exists().where(people.c.id.in_(bindparam("ids", expanding=True)), people.c.discord_id.is_(None))
)
_CLEAR_SEATS: Final = delete(seats).where(seats.c.table_id == bindparam("id"))
_TABLE: Final = update(tables).where(tables.c.id == bindparam("table"))
_UPDATE: Final = _TABLE.values(
    {name: bindparam(name) for name in ("phase", "variants", "ended_at", "ended_because")}
).values(
    {
        due.name: case((bindparam("phase") == "lobby", due), else_=None)
        for due in (tables.c.call_at, tables.c.challenge_at)
    }
)
_START: Final = _TABLE.values(started_at=bindparam("started_at"))
