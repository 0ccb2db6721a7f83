"""Steps for absence and agreement: nudges, stand-ins, seats that change hands, votes. Pure, like `table.py`."""

from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from typing import Final

from bot.tables import lobby
from bot.tables.attendance import STAND_IN, Away, Wish
from bot.tables.clocks import CLOCKS, FORGOTTEN_AFTER, NO_CLOCK
from bot.tables.entries import (
    Absent,
    ClockSet,
    Ended,
    Invited,
    Joined,
    LeftSeat,
    Nudged,
    Paused,
    Resumed,
    What,
    Wished,
)
from bot.tables.refusals import LeaveUnconfirmed, Refusal
from bot.tables.table import Cause, Step, Table
from bot.tables.wishes import agreed, needed, supporters

_MINUTE: Final = 60 * 1000
NUDGED_AFTER: Final = 3 * _MINUTE
"""Milliseconds of waiting before a seat may be nudged."""
NUDGED_AGAIN_AFTER: Final = 60 * _MINUTE
"""Milliseconds between two nudges of a seat."""
ANSWERED_WITHIN: Final = 10 * _MINUTE
"""Milliseconds for a nudged person to act, before the others may vote for a stand-in."""
MISSED_MOST: Final = 3
"""After so many missed turns in a row a computer holds the seat."""

# Nudges


def nudge(table: Table, cause: Cause, seat: int, since: int) -> Step:
    """Nudge an awaited seat that was asked at `since`, in milliseconds since 1970."""
    _must_be_awaited(table, cause, seat)
    nudged_at = table.attendance.nudges.get(seat)
    if cause.at - since < NUDGED_AFTER:
        raise Refusal("nudge-too-soon", seat=seat, minutes=NUDGED_AFTER // _MINUTE)
    if nudged_at is not None and cause.at - nudged_at < NUDGED_AGAIN_AFTER:
        minutes = -(-(NUDGED_AGAIN_AFTER - cause.at + nudged_at) // _MINUTE)
        raise Refusal("nudged-already", seat=seat, minutes=minutes)
    step = Step(table)
    step.write(cause, Nudged(), seat=seat)
    return step


def may_be_nudged(table: Table, seat: int, since: int, at: int) -> bool:
    """Return whether other people may nudge a seat that was asked at `since`."""
    nudged_at = table.attendance.nudges.get(seat)
    rested = nudged_at is None or at - nudged_at >= NUDGED_AGAIN_AFTER
    return seat in table.people_awaited and len(table.people) > 1 and at - since >= NUDGED_AFTER and rested


def _must_be_awaited(table: Table, cause: Cause, seat: int) -> None:
    own = _own_seat(table, cause)
    if seat not in table.people_awaited:
        raise Refusal("not-awaited")
    if seat == own:
        raise Refusal("awaited-yourself")


def unanswered(table: Table, seat: int, at: int) -> bool:
    """Return whether a seat was nudged and has not acted for so long that the others may vote."""
    away = table.attendance.away.get(seat, Away())
    awaited = seat in table.people_awaited
    return awaited and away.nudged_at is not None and at - away.nudged_at >= ANSWERED_WITHIN


# Absence


def count_missed(table: Table, at: int, seat: int, stamp: int) -> Step:
    """Count a missed deadline: the person of the seat becomes absent, and a computer finishes the turn. `stamp` names
    the decision. Raises Refusal if the seat is asked something else by now, or a computer decides already."""
    if table.time is None or seat not in table.people_awaited or table.stamp(seat) != stamp:
        raise Refusal("stale")
    if table.decider(seat) == STAND_IN:
        raise Refusal("stale")
    step = Step(table)
    _stand_in(step, Cause(None, at, None), seat, Absent(table.chapter))
    return step


def _stand_in(step: Step, cause: Cause, seat: int, absent: Absent) -> None:
    """Let a computer play for an absent seat. After several times in a row it holds the seat."""
    step.write(cause, absent, seat=seat)
    if step.after.attendance.away[seat].missed >= MISSED_MOST:
        step.write(cause, Joined(STAND_IN.level), seat=seat)


# Seats that change hands


def leave(
    table: Table, cause: Cause, forgotten: Collection[int] = (), quiet: Collection[int] = (), *, confirmed: bool = True
) -> Step:
    """Give up one's seat, in the lobby or in play. In play this includes a seat that a computer holds for this person;
    in the lobby a person on the waiting list who is not `forgotten` takes it. `quiet` are the seats of people in quiet
    hours. Raises LeaveUnconfirmed if the person plays and has not `confirmed`."""
    if table.phase != "playing":
        return lobby.leave(table, cause, forgotten)
    kept = (seat for seat in table.computers if _is_kept(table, cause.person, seat))
    seat = next(kept, None)
    if seat is None:
        seat = _own_seat(table, cause)
        if not confirmed:
            raise LeaveUnconfirmed
    step = Step(table)
    _give_up(step, cause, seat, quiet)
    return step


def _give_up(step: Step, cause: Cause, seat: int | None, quiet: Collection[int]) -> None:
    """Let a seat's holder leave. Votes that were too few may now be enough, except about `quiet` seats."""
    step.write(cause, LeftSeat(), seat=seat)
    for wish in tuple(step.after.attendance.wishes):
        if wish.seat not in quiet and _is_due(step.after, cause, wish):
            _come_about(step, cause, wish, quiet)


def _is_due(table: Table, cause: Cause, wish: Wish) -> bool:
    """Return whether enough people support something that is still possible."""
    if table.phase != "playing" or not agreed(table, wish):
        return False
    with suppress(Refusal):
        if wish.what in _CONDITIONS:
            _CONDITIONS[wish.what](table, cause, wish)
        return True
    return False


def come_back(table: Table, cause: Cause) -> Step:
    """Note that the person of a seat for whom a computer played is at the table. Raises Refusal if none did."""
    seat = _own_seat(table, cause)
    if seat not in table.stood_in:
        raise Refusal("stale")
    step = Step(table)
    step.write(cause, Joined(), seat=seat)
    return step


def sit_down(table: Table, cause: Cause, seat: int | None = None, forgotten: Collection[int] = ()) -> Step:
    """Take a seat that a computer holds for a person: one's own, an open one, or one after an invitation. `seat` None
    means the first such seat. `forgotten` are the people of the table who were forgotten."""
    held = _must_be_in_play(table).attendance.seat_held_by(cause.person)
    if table.seat_of(cause.person) is not None:
        raise Refusal("already-seated")
    if seat is None:
        seat = next((one for one in sorted(table.computers) if may_sit(table, cause.person, one)), held)
    if seat in table.computers and is_closed(table, forgotten) and not _is_kept(table, cause.person, seat):
        raise Refusal("seat-for-computers")
    if seat is None or seat not in table.computers or table.attendance.owner(seat) is None:
        raise Refusal("seat-not-free")
    if held is not None and held != seat:
        raise Refusal("held-another-seat", seat=held)
    if not may_sit(table, cause.person, seat):
        raise Refusal("not-invited", seat=seat)
    step = Step(table)
    step.write(cause, Joined(), seat=seat)
    return step


def is_closed(table: Table, forgotten: Collection[int]) -> bool:
    """Return whether computers keep the seats that people give up: a forgotten person has seen a hand, and would not be
    known again at another seat."""
    return table.has_hands and not table.attendance.everyone.isdisjoint(forgotten)


def _is_kept(table: Table, person: int, seat: int) -> bool:
    """Return whether a computer holds a seat until its person is back."""
    return table.attendance.owner(seat) == person and seat not in table.attendance.open


def may_sit(table: Table, person: int, seat: int) -> bool:
    """Return whether a person without a seat may take one that a computer holds for another person."""
    attendance = table.attendance
    if seat not in table.computers or attendance.owner(seat) is None:
        return False
    if attendance.seat_held_by(person) not in (None, seat):
        return False
    return seat in attendance.open or attendance.owner(seat) == person or (seat, person) in attendance.invited


def invites(table: Table, seat: int | None) -> bool:
    """Return whether an invitation is open: one to the lobby (`seat` None), or to a seat that a computer holds for an
    absent person."""
    if seat is None:
        return table.phase == "lobby"
    return table.phase == "playing" and seat in table.computers and table.attendance.owner(seat) is not None


def invite(table: Table, cause: Cause, person: int, seat: int | None, forgotten: Collection[int] = ()) -> Step:
    """Invite a person to a seat that a computer holds for an absent person. `seat` None means the first such seat.
    `forgotten` are the people of the table who were forgotten."""
    _own_seat(table, cause)
    if is_closed(table, forgotten):
        raise Refusal("seat-for-computers")
    free = [one for one in sorted(table.computers) if table.attendance.owner(one) is not None]
    if not free or (seat is not None and seat not in free):
        raise Refusal("seat-not-free")
    seat = free[0] if seat is None else seat
    if table.seat_of(person) is not None:
        raise Refusal("invited-is-seated")
    if (seat, person) in table.attendance.invited:
        raise Refusal("invited-already")
    if table.attendance.seat_held_by(person) not in (None, seat):
        raise Refusal("invited-held-another-seat")
    step = Step(table)
    step.write(cause, Invited(person), seat=seat)
    return step


# Agreements


def make_wish(
    table: Table,
    cause: Cause,
    what: What,
    *,
    seat: int | None = None,
    value: str = "",
    quiet: Collection[int] = (),
) -> Step:
    """Vote for something that needs the agreement of others, and do it once a majority agrees. A repeated vote changes
    nothing, unless others have left since and it is now enough. `quiet` are the seats of people in quiet hours, whom no
    other vote may concern that becomes enough by this one."""
    own = _own_seat(table, cause)
    wish = Wish(what, seat, value)
    if what in _CONDITIONS:
        _CONDITIONS[what](table, cause, wish)
    if seat is not None and seat == own:
        raise Refusal("awaited-yourself")
    again = cause.person in table.attendance.wishes.get(wish, ())
    if again and not agreed(table, wish):
        raise Refusal("wished-already", missing=needed(table, wish) - len(supporters(table, wish)))
    step = Step(table)
    if not again:
        step.write(cause, Wished(what, value), seat=seat)
    if agreed(step.after, wish):
        _come_about(step, cause, wish, quiet)
    return step


def _come_about(step: Step, cause: Cause, wish: Wish, quiet: Collection[int]) -> None:
    match wish.what:
        case "end":
            step.write(cause, Ended("closed", step.after.info.seed.hex(), None))
        case "pause":
            step.write(cause, Paused())
        case "resume":
            step.write(cause, Resumed())
        case "clock":
            step.write(cause, ClockSet(wish.value))
        case "vote-out":
            _give_up(step, cause, wish.seat, quiet)
        case _:
            assert wish.seat is not None  # noqa: S101 - it was awaited
            _stand_in(step, cause, wish.seat, Absent(step.after.chapter))


def _pausable(table: Table, cause: Cause, wish: Wish) -> None:
    if table.paused:
        raise Refusal("paused-already")


def _resumable(table: Table, cause: Cause, wish: Wish) -> None:
    if not table.paused:
        raise Refusal("not-paused")


def _clock_settable(table: Table, cause: Cause, wish: Wish) -> None:
    if wish.value not in CLOCKS:
        raise Refusal("old-button")  # forged
    if wish.value == table.clock:
        raise Refusal("clock-already")


def _replaceable(table: Table, cause: Cause, wish: Wish) -> None:
    """Require an unanswered nudge for a stand-in (on tables without a clock) or for taking the seat."""
    if wish.seat is None or wish.seat not in table.people_awaited:
        raise Refusal("not-awaited")
    if wish.what == "stand-in" and table.clock != NO_CLOCK:
        raise Refusal("clock-runs", seat=wish.seat)
    if table.decider(wish.seat) == STAND_IN and wish.what == "stand-in":
        raise Refusal("stale")
    if not unanswered(table, wish.seat, cause.at):
        nudged_at = table.attendance.away.get(wish.seat, Away()).nudged_at
        if nudged_at is None:
            raise Refusal("nudge-first", seat=wish.seat, minutes=ANSWERED_WITHIN // _MINUTE)
        raise Refusal("nudge-wait", seat=wish.seat, minutes=-(-(nudged_at + ANSWERED_WITHIN - cause.at) // _MINUTE))


_CONDITIONS: Final[Mapping[What, Callable[[Table, Cause, Wish], None]]] = {
    "pause": _pausable,
    "resume": _resumable,
    "clock": _clock_settable,
    "stand-in": _replaceable,
    "vote-out": _replaceable,
}


def set_clock(table: Table, cause: Cause, clock: str) -> Step:
    """Set the table's clock: the host alone in the lobby, by vote in play."""
    if table.phase == "playing":
        return make_wish(table, cause, "clock", value=clock)
    return lobby.set_clock(table, cause, clock)


# Ends by the clock


def end_silent(table: Table, at: int) -> Step:
    """End a table where no person has acted for too long."""
    if table.phase == "over" or at - table.acted_at < FORGOTTEN_AFTER:
        raise Refusal("stale")
    return _ended(table, at, "silent")


def end_gone(table: Table, at: int) -> Step:
    """End a table whose channel the bot can no longer see."""
    if table.phase == "over":
        raise Refusal("stale")
    return _ended(table, at, "gone")


def _ended(table: Table, at: int, reason: str) -> Step:
    step = Step(table)
    step.write(Cause(None, at, None), Ended(reason, table.info.seed.hex(), None))
    return step


def _own_seat(table: Table, cause: Cause) -> int:
    seat = _must_be_in_play(table).seat_of(cause.person)
    if seat is None:
        raise Refusal("not-seated")
    return seat


def _must_be_in_play(table: Table) -> Table:
    if table.phase == "over":
        raise Refusal("table-over")
    if table.phase == "lobby":
        raise Refusal("not-started")
    return table
