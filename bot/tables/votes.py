"""Votes, and leaving a game, after which fewer votes may be enough. Pure, like `table.py`."""

from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from typing import Final

from bot.tables import lobby
from bot.tables.absence import ANSWERED_WITHIN, MINUTE, is_kept, own_seat, stand_in, unanswered
from bot.tables.attendance import STAND_IN, Away, Wish
from bot.tables.clocks import CLOCKS, NO_CLOCK
from bot.tables.entries import (
    Absent,
    ClockSet,
    Ended,
    LeftSeat,
    Paused,
    Resumed,
    What,
    Wished,
)
from bot.tables.majority import agreed, needed, supporters
from bot.tables.refusals import LeaveUnconfirmed, Refusal
from bot.tables.table import Cause, Step, Table


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
    own = own_seat(table, cause)
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
            stand_in(step, cause, wish.seat, Absent(step.after.chapter))


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
            raise Refusal("nudge-first", seat=wish.seat, minutes=ANSWERED_WITHIN // MINUTE)
        raise Refusal("nudge-wait", seat=wish.seat, minutes=-(-(nudged_at + ANSWERED_WITHIN - cause.at) // MINUTE))


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


# Leaving


def leave(
    table: Table, cause: Cause, forgotten: Collection[int] = (), quiet: Collection[int] = (), *, confirmed: bool = True
) -> Step:
    """Give up one's seat, in the lobby or in play. In play this includes a seat that a computer holds for this person;
    in the lobby a person on the waiting list who is not `forgotten` takes it. `quiet` are the seats of people in quiet
    hours. Raises LeaveUnconfirmed if the person plays and has not `confirmed`."""
    if table.phase != "playing":
        return lobby.leave(table, cause, forgotten)
    kept = (seat for seat in table.computers if is_kept(table, cause.person, seat))
    seat = next(kept, None)
    if seat is None:
        seat = own_seat(table, cause)
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
