"""Decisions that tables wait for, with their beginnings and deadlines."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    and_,
    bindparam,
    delete,
    exists,
    func,
    or_,
    select,
    union_all,
    update,
)

from bot.store.database import Part
from bot.store.schema import LIVE, entries, people, tables, turns
from bot.store.statements import of_servers, of_tables, upsert
from bot.tables.clocks import Hours, Quiet, deadline_at, is_zone, reminder_at
from bot.tables.entries import JoinedWaitlist, LeftSeat, LeftWaitlist, kind_of
from bot.tables.holders import Computer, Holder
from bot.tables.shards import Shards
from bot.tables.store import Turn
from bot.tables.table import Step, Table
from bot.tables.wall_clock import MAX_AHEAD

_SOON: Final = 60 * 1000
"""Milliseconds. A deadline that is closer than this at a start is extended, as if it had passed."""
_GRACE: Final = 10 * 60 * 1000
"""Most milliseconds of such an extension."""
_LONGEST: Final = 10 * 24 * 60 * 60 * 1000
"""Milliseconds that no decision has: the longest clock, with the most quiet hours, takes nine days."""


def holder_columns(holder: Holder) -> dict[str, Any]:
    """Return the holder of a seat, or the person asked there, as columns."""
    if isinstance(holder, Computer):
        return {"person_id": None, "level": holder.level}
    return {"person_id": holder, "level": None}


# What a step changes


def write_turns(connection: Connection, step: Step) -> None:
    """Write the decisions that a table waits for after a step. `since` stays if the seat's decision stays, unless
    another person is asked."""
    before, after = step.before, step.after
    table_id = after.info.id
    if after.phase == "over":
        if before.phase == "playing":
            connection.execute(_CLEAR_TURNS, {"id": table_id})
        return
    was, awaited = before.awaited, after.awaited
    if was - awaited:
        connection.execute(_CLEAR_TURN, [{"id": table_id, "of": seat} for seat in was - awaited])
    still = was & awaited
    replaced = {seat for seat in still if before.decider(seat) != after.decider(seat)}
    now_computers = {seat for seat in replaced if isinstance(after.decider(seat), Computer)}
    new = step.newly_awaited | (awaited - was) | (replaced - now_computers)
    changed = (still if before.time_limit != after.time_limit else now_computers) - new
    if not new and not changed:
        return
    at = step.entries[-1].at
    limits = _limits(connection, after, new | changed, at)
    about = {seat: {**holder_columns(after.decider(seat)), **limits.get(seat, _NO_LIMITS)} for seat in new | changed}
    if new:
        connection.execute(_ASK, [{"table_id": table_id, "seat": seat, "since": at, **about[seat]} for seat in new])
    if changed:
        connection.execute(_CHANGE, [{"id": table_id, "of": seat, **about[seat]} for seat in changed])


_NO_LIMITS: Final[Mapping[str, int | None]] = {"deadline": None, "remind_at": None}


def _limits(
    connection: Connection, table: Table, seats: Collection[int], at: int
) -> Mapping[int, Mapping[str, int | None]]:
    """Return the deadlines of people asked at some seats, from a moment on. Empty without a clock."""
    wait = table.time_limit
    if wait is None:
        return {}
    asked = {seat: holder for seat in seats if isinstance(holder := table.decider(seat), int)}
    if not asked:
        return {}
    rows = connection.execute(_QUIET, {"ids": sorted(asked.values())}).all()
    quiet = {row.id: quiet_hours(row) for row in rows}
    return {
        seat: {
            "deadline": deadline_at(at, wait, quiet.get(person)),
            "remind_at": reminder_at(at, wait, quiet.get(person)),
        }
        for seat, person in asked.items()
    }


Spent = tuple[int, tuple[Hours, ...]]
"""Quiet hours chosen earlier, with the moment of the choice: the column `quiet_spent`, as JSON."""


def quiet_hours(row: Row[Any]) -> Quiet | None:
    """Return the quiet hours of a row with the columns `QUIET`. None if this machine does not know the time zone."""
    if row.time_zone is None or row.quiet_from is None or row.quiet_until is None or not is_zone(row.time_zone):
        return None
    since, spent = (0, ()) if row.quiet_spent is None else msgspec.json.decode(row.quiet_spent, type=Spent)
    return Quiet(row.time_zone, row.quiet_from, row.quiet_until, since, spent)


# What is read


class SqlTurns(Part):
    """Decisions that tables wait for, on the servers of this process."""

    async def turns(self, table_id: str) -> Sequence[Turn]:
        """Return the decisions of people that a table waits for, in order of seats."""
        return [Turn(*row) for row in await self.database.fetch_all(_TURNS_OF, id=table_id)]

    async def turns_since(self, since: int) -> Sequence[Turn]:
        """Return the decisions of all tables asked at `since` or later."""
        return [Turn(*row) for row in await self.database.fetch_all(of_tables(_TURNS_SINCE, self.shards), since=since)]

    async def due(self, at: int) -> Sequence[Turn]:
        """Return the decisions of all tables with a deadline or a reminder due at `at`, earliest first."""
        return [Turn(*row) for row in await self.database.fetch_all(of_tables(_DUE, self.shards), at=at)]

    async def next_due(self) -> int | None:
        """Return the time of the next deadline or reminder, in milliseconds since 1970. None if there is none."""
        return await self.database.fetch_value(_next_due(self.shards))

    async def claim_reminder(self, turn: Turn) -> bool:
        """Claim the reminder of a turn. Returns True for the first caller alone."""
        which = {"id": turn.table_id, "of": turn.seat, "known": turn.remind_at}
        return await self.database.execute(_CLAIM, which) == 1

    async def postpone_deadlines(self, at: int, jump: int = 0) -> Sequence[str]:
        """Move deadlines at a start, because no person could act while no process ran, or after the clock has jumped by
        `jump` milliseconds.

        Deadlines that have passed, or pass within a minute, start over; missed reminders are moved. After a jump each
        person has at least the time that was left before it. A decision asked later than an hour from now counts as
        asked now, and a deadline that is too late for any clock as passed. Returns the tables whose deadlines changed.
        """
        soon = at + (_LONGEST if jump > 0 else _SOON)
        moments = {"at": at, "soon": soon, "ahead": at + MAX_AHEAD, "longest": at + _LONGEST}
        query = of_servers(_AHEAD, tables.c.guild_id, self.shards)
        ahead = [row.id for row in await self.database.fetch_all(query, **moments)]
        first = await self.next_due()
        if not ahead and (first is None or first > soon):  # most starts write nothing
            return ()
        return await self.database.write(lambda connection: _postpone(connection, self.shards, moments, ahead, jump))

    async def abandoned_tables(self, since: int, at: int) -> Sequence[str]:
        """Return the live tables where no seated person has acted since a moment, or where the last such act is later
        than an hour from `at`. Others where one has done nothing but leave a seat may be among them."""
        query = of_servers(_ABANDONED, tables.c.guild_id, self.shards)
        return [row.id for row in await self.database.fetch_all(query, since=since, ahead=at + MAX_AHEAD)]


def _postpone(
    connection: Connection, shards: Shards, moments: Mapping[str, int], ahead: Sequence[str], jump: int
) -> Sequence[str]:
    rows = connection.execute(of_tables(_LATE, shards), {**moments, "ids": ahead})
    late = [_LateTurn(row, moments["at"], moments["soon"], jump) for row in rows.all()]
    if late:
        connection.execute(_POSTPONE, [turn.with_grace() for turn in late])
    return [*dict.fromkeys(turn.row.table_id for turn in late if not turn.is_in_time)]


def _next_due(shards: Shards) -> Select[*tuple[Any, ...]]:
    firsts = union_all(*[of_tables(first, shards) for first in _FIRSTS]).subquery()
    return select(func.min(firsts.c.at))


class _LateTurn(NamedTuple):
    """A decision that is due at the moment `at` or `soon` after it, or that a clock which ran ahead has written. `jump`
    is by how much the clock has jumped before that moment."""

    row: Row[Any]
    at: int
    soon: int
    jump: int

    @property
    def is_in_time(self) -> bool:
        """Whether only the reminder is due."""
        row = self.row
        return not self.is_ahead and row.deadline is not None and self.soon < row.deadline <= self.at + _LONGEST

    @property
    def is_ahead(self) -> bool:
        """Whether the decision was asked later than an hour from now."""
        return self.row.since > self.at + MAX_AHEAD

    def with_grace(self) -> dict[str, Any]:
        """Return the extended deadline and reminder: ten minutes for an hour's clock, two for a clock of two
        minutes. Never less than was left before a jump, or than all if the decision counts as asked now."""
        row, at, quiet = self.row, self.at, quiet_hours(self.row)
        spared = {"id": row.table_id, "of": row.seat, "since": at if self.is_ahead else row.since}
        if row.deadline is None:
            return spared | {"deadline": None, "remind_at": None}
        if self.is_in_time:
            return spared | {
                "deadline": row.deadline,
                "remind_at": deadline_at(at + (row.deadline - at) * 2 // 3, 0, quiet),
            }
        wait = max(row.deadline - row.since, _SOON)
        left = wait if self.is_ahead and not self.jump else row.deadline - (at - self.jump) if self.jump else 0
        given = max(min(left, wait, _LONGEST), min(wait, _GRACE))
        again = reminder_at(at, given, quiet) if row.remind_at is not None else None
        return spared | {"deadline": deadline_at(at, given, quiet), "remind_at": again}


# The statements

QUIET: Final[Sequence[ColumnElement[Any]]] = [
    people.c[name] for name in ("id", "time_zone", "quiet_from", "quiet_until", "quiet_spent")
]
"""The columns of quiet hours."""
_QUIET: Final = select(*QUIET).where(people.c.id.in_(bindparam("ids", expanding=True)))

_CLEAR_TURNS: Final = delete(turns).where(turns.c.table_id == bindparam("id"))
_CLEAR_TURN: Final = _CLEAR_TURNS.where(turns.c.seat == bindparam("of"))
_ASK: Final = upsert(turns, "person_id", "level", "since", "deadline", "remind_at")
_TURN: Final = update(turns).where(turns.c.table_id == bindparam("id"), turns.c.seat == bindparam("of"))
_CHANGE: Final = _TURN.values({name: bindparam(name) for name in ("person_id", "level", "deadline", "remind_at")})
_POSTPONE: Final = _TURN.values({name: bindparam(name) for name in ("since", "deadline", "remind_at")})
_CLAIM: Final = _TURN.where(turns.c.remind_at == bindparam("known")).values(remind_at=None)

_A_TURN: Final[Select[*tuple[Any, ...]]] = select(*[turns.c[name] for name in Turn.__struct_fields__])
_TURNS_OF: Final = _A_TURN.where(turns.c.table_id == bindparam("id"), turns.c.person_id.is_not(None)).order_by(
    turns.c.seat
)
_TURNS_SINCE: Final = _A_TURN.where(turns.c.since >= bindparam("since"), turns.c.person_id.is_not(None))
_OVER: Final = turns.c.deadline <= bindparam("at")
_TO_REMIND: Final = turns.c.remind_at <= bindparam("at")
_DUE: Final = _A_TURN.where(or_(_OVER, _TO_REMIND)).order_by(turns.c.deadline.nulls_first())
_FIRSTS: Final = (
    select(func.min(turns.c.deadline).label("at")).where(turns.c.deadline.is_not(None)),
    select(func.min(turns.c.remind_at)).where(turns.c.remind_at.is_not(None)),
)
_IS_AHEAD: Final = or_(turns.c.since > bindparam("ahead"), turns.c.deadline > bindparam("longest"))
_AHEAD: Final = select(tables.c.id).where(
    LIVE, exists().where(turns.c.table_id == tables.c.id, turns.c.person_id.is_not(None), _IS_AHEAD)
)
"""There is no index of what a clock that ran ahead has written. So each live table is asked."""
_LATE: Final = (
    select(turns, *QUIET)
    .join(people, people.c.id == turns.c.person_id)
    .where(
        or_(
            turns.c.deadline <= bindparam("soon"),
            _TO_REMIND,
            and_(turns.c.table_id.in_(bindparam("ids", expanding=True)), _IS_AHEAD),
        )
    )
    .order_by(turns.c.table_id, turns.c.seat)
    .with_for_update(of=turns)
)
_ALSO_UNSEATED: Final = tuple(map(kind_of, (JoinedWaitlist(), LeftWaitlist(), LeftSeat())))
"""The kinds of entries that people without a seat can cause at a live table. Taking a seat is not one."""
_ACTED: Final = (
    select(entries.c.at)
    .where(
        entries.c.table_id == tables.c.id, entries.c.interaction_id.is_not(None), entries.c.kind.not_in(_ALSO_UNSEATED)
    )
    .order_by(entries.c.number.desc())
    .limit(1)
    .scalar_subquery()
)
"""The last action at a table that only a seated person can have taken."""
_ABANDONED: Final = select(tables.c.id).where(
    LIVE,
    or_(bindparam("since", type_=entries.c.at.type) > _ACTED, bindparam("ahead", type_=entries.c.at.type) < _ACTED),
)
