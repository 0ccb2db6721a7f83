"""Steps for absence: nudges, stand-ins, seats that change hands. Pure, like `table.py`."""

from collections.abc import Collection
from typing import Final

from bot.tables.attendance import STAND_IN, Away
from bot.tables.clocks import ABANDONED_AFTER
from bot.tables.entries import Absent, Ended, Invited, Joined, Nudged
from bot.tables.refusals import Refusal
from bot.tables.table import Cause, Step, Table

MINUTE: Final = 60 * 1000
"""In milliseconds."""
NUDGED_AFTER: Final = 3 * MINUTE
"""Milliseconds of waiting before a seat may be nudged."""
NUDGED_AGAIN_AFTER: Final = 60 * MINUTE
"""Milliseconds between two nudges of a seat."""
VOTE_AFTER: Final = 10 * MINUTE
"""Milliseconds for a nudged person to act, before the others may vote for a stand-in."""
HASTENED_AFTER: Final = MINUTE // 2
"""Milliseconds of waiting before the seated may let computers move that have not."""
MAX_MISSED: Final = 3
"""After so many missed turns in a row a computer holds the seat."""

# Nudges


def nudge(table: Table, cause: Cause, seat: int, since: int) -> Step:
    """Nudge an awaited seat that was asked at `since`, in milliseconds since 1970."""
    _must_be_awaited(table, cause, seat)
    nudged_at = table.attendance.nudges.get(seat)
    if cause.at - since < NUDGED_AFTER:
        raise Refusal("nudge-too-soon", seat=seat, minutes=NUDGED_AFTER // MINUTE)
    if nudged_at is not None and cause.at - nudged_at < NUDGED_AGAIN_AFTER:
        minutes = -(-(NUDGED_AGAIN_AFTER - cause.at + nudged_at) // MINUTE)
        raise Refusal("nudged-already", seat=seat, minutes=minutes)
    return table.step(cause, Nudged(), seat=seat)


def may_be_nudged(table: Table, seat: int, since: int, at: int) -> bool:
    """Return whether other people may nudge a seat that was asked at `since`."""
    nudged_at = table.attendance.nudges.get(seat)
    rested = nudged_at is None or at - nudged_at >= NUDGED_AGAIN_AFTER
    return seat in table.people_awaited and len(table.people) > 1 and at - since >= NUDGED_AFTER and rested


def may_be_hastened(table: Table, at: int) -> bool:
    """Return whether a table has waited for computers alone until a moment, and for long."""
    return table.computers_alone and at - table.moved_at >= HASTENED_AFTER


def _must_be_awaited(table: Table, cause: Cause, seat: int) -> None:
    own = own_seat(table, cause)
    if seat not in table.people_awaited:
        raise Refusal("not-awaited")
    if seat == own:
        raise Refusal("awaited-yourself")


def may_be_voted_on(table: Table, seat: int, at: int) -> bool:
    """Return whether a seat was nudged and has not acted for so long that the others may vote."""
    away = table.attendance.away.get(seat, Away())
    awaited = seat in table.people_awaited
    return awaited and away.nudged_at is not None and at - away.nudged_at >= VOTE_AFTER


# Absence


def declare_absent(table: Table, at: int, seat: int, stamp: int) -> Step:
    """Count a missed deadline: the person of the seat becomes absent, and a computer finishes the turn. `stamp` names
    the decision. Raises Refusal if the seat is asked something else by now, or a computer decides already."""
    if table.time_limit is None or seat not in table.people_awaited or table.stamp(seat) != stamp:
        raise Refusal("stale")
    if table.decider(seat) == STAND_IN:
        raise Refusal("stale")
    step = Step(table)
    stand_in(step, Cause(None, at, None), seat)
    return step


def stand_in(step: Step, cause: Cause, seat: int) -> None:
    """Let a computer finish the turn of an absent seat. After several times in a row it holds the seat."""
    chapter = step.after.chapter
    assert chapter is not None  # noqa: S101 - a seat is awaited
    step.write(cause, Absent(chapter), seat=seat)
    if step.after.attendance.away[seat].missed >= MAX_MISSED:
        step.write(cause, Joined(STAND_IN.level), seat=seat)


# Seats that change hands


def come_back(table: Table, cause: Cause) -> Step:
    """Note that the person of a seat for whom a computer played is at the table. Raises Refusal if none did."""
    seat = own_seat(table, cause)
    if seat not in table.stood_in:
        raise Refusal("stale")
    return table.step(cause, Joined(), seat=seat)


def sit_down(table: Table, cause: Cause, seat: int | None = None, forgotten: Collection[int] = ()) -> Step:
    """Take a seat that a computer holds for a person: one's own, an open one, or one after an invitation. `seat` None
    means the first such seat. `forgotten` are the people of the table who were forgotten."""
    held = must_be_in_play(table).attendance.seat_of_tenant(cause.person)
    if table.seat_of(cause.person) is not None:
        raise Refusal("already-seated")
    if seat is None:
        seat = next((seat for seat in sorted(table.computers) if may_sit(table, cause.person, seat)), held)
    if seat in table.computers and seats_are_locked(table, forgotten) and not is_held_for(table, cause.person, seat):
        raise Refusal("seat-for-computers")
    if seat is None or seat not in table.kept_for_people:
        raise Refusal("seat-not-free")
    if held is not None and held != seat:
        raise Refusal("held-another-seat", seat=held)
    if not may_sit(table, cause.person, seat):
        raise Refusal("not-invited", seat=seat)
    return table.step(cause, Joined(), seat=seat)


def seats_are_locked(table: Table, forgotten: Collection[int]) -> bool:
    """Return whether computers keep the seats that people give up: a forgotten person has seen a hand, and would not be
    known again at another seat."""
    return table.has_hands and not table.attendance.everyone.isdisjoint(forgotten)


def is_held_for(table: Table, person: int, seat: int) -> bool:
    """Return whether a computer holds a seat until its person is back."""
    tenant = table.attendance.tenant(seat) if seat in table.kept_for_people else None
    return tenant == person and seat not in table.attendance.open_seats


def may_sit(table: Table, person: int, seat: int) -> bool:
    """Return whether a person without a seat may take one that a computer holds for another person."""
    attendance = table.attendance
    if seat not in table.kept_for_people:
        return False
    if attendance.seat_of_tenant(person) not in (None, seat):
        return False
    return seat in attendance.open_seats or attendance.tenant(seat) == person or (seat, person) in attendance.invited


def invites(table: Table, seat: int | None) -> bool:
    """Return whether an invitation is open: one to the lobby (`seat` None), or to a seat that a computer holds for an
    absent person."""
    if seat is None:
        return table.phase == "lobby"
    return table.phase == "playing" and seat in table.kept_for_people


def invite(table: Table, cause: Cause, person: int, seat: int | None, forgotten: Collection[int] = ()) -> Step:
    """Invite a person to a seat that a computer holds for an absent person. `seat` None means the first such seat.
    `forgotten` are the people of the table who were forgotten."""
    own_seat(table, cause)
    if seats_are_locked(table, forgotten):
        raise Refusal("seat-for-computers")
    free = sorted(table.kept_for_people)
    if not free or (seat is not None and seat not in free):
        raise Refusal("seat-not-free")
    seat = free[0] if seat is None else seat
    if table.seat_of(person) is not None:
        raise Refusal("invited-is-seated")
    if (seat, person) in table.attendance.invited:
        raise Refusal("invited-already")
    if table.attendance.seat_of_tenant(person) not in (None, seat):
        raise Refusal("invited-held-another-seat")
    return table.step(cause, Invited(person), seat=seat)


# Ends by the clock


def end_abandoned(table: Table, at: int) -> Step:
    """End a table where no person has acted for too long."""
    if table.phase == "over" or at - table.acted_at < ABANDONED_AFTER:
        raise Refusal("stale")
    return _ended(table, at, "abandoned")


def end_gone(table: Table, at: int) -> Step:
    """End a table whose channel the bot can no longer see."""
    if table.phase == "over":
        raise Refusal("stale")
    return _ended(table, at, "gone")


def end_empty(table: Table, at: int) -> Step:
    """End a lobby to which no one came."""
    if table.phase != "lobby" or table.people:
        raise Refusal("stale")
    return _ended(table, at, "closed")


def _ended(table: Table, at: int, reason: str) -> Step:
    return table.step(Cause(None, at, None), Ended(reason, table.info.seed.hex(), None))


def own_seat(table: Table, cause: Cause) -> int:
    seat = must_be_in_play(table).seat_of(cause.person)
    if seat is None:
        raise Refusal("not-seated")
    return seat


def must_be_in_play(table: Table) -> Table:
    if table.phase == "over":
        raise Refusal("table-over")
    if table.phase == "lobby":
        raise Refusal("not-started")
    return table
