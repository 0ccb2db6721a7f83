"""What is done about people who are away, and together: nudges, absence, seats that change hands, agreements.

Pure, like the steps of a table (`table.py`).
"""

from collections.abc import Callable, Mapping
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
from bot.tables.refusals import Refusal
from bot.tables.table import Cause, Step, Table
from bot.tables.wishes import agreed, needed, supporters

_MINUTE: Final = 60 * 1000
NUDGED_AFTER: Final = 3 * _MINUTE
"""How long somebody lets the others wait before being nudged, in milliseconds."""
NUDGED_AGAIN_AFTER: Final = 60 * _MINUTE
"""How long nobody at a seat is nudged again."""
ANSWERED_WITHIN: Final = 10 * _MINUTE
"""How long a nudge has no answer before others may ask for more."""
MISSED_MOST: Final = 3
"""So many decisions in a row played by a computer, and it holds the seat."""

# Nudges


def nudge(table: Table, cause: Cause, seat: int, since: int) -> Step:
    """Somebody seated nudges a seat that has been asked `since` then (milliseconds since 1970)."""
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
    """Whether anybody else may nudge a seat that has been asked `since` then."""
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
    """Whether a seat was nudged and has not answered for so long that others may ask for more."""
    away = table.attendance.away.get(seat, Away())
    awaited = seat in table.people_awaited
    return awaited and away.nudged_at is not None and at - away.nudged_at >= ANSWERED_WITHIN


# Absence


def count_missed(table: Table, at: int, seat: int, stamp: int) -> Step:
    """The time for a decision is over, which the stamp tells from others: the seat's person counts as absent. Refusal
    where the seat is asked something else by now, or nothing, or a computer decides already."""
    if table.time is None or seat not in table.people_awaited or table.asked(seat) != stamp:
        raise Refusal("stale")
    if table.asked_of(seat) == STAND_IN:
        raise Refusal("stale")
    step = Step(table)
    _stand_in(step, Cause(None, at, None), seat)
    return step


def _stand_in(step: Step, cause: Cause, seat: int) -> None:
    """A computer plays what an absent seat is asked; it holds the seat where that happens again and again."""
    step.write(cause, Absent(), seat=seat)
    if step.after.attendance.away[seat].missed >= MISSED_MOST:
        step.write(cause, Joined(STAND_IN.level), seat=seat)


# Seats that change hands


def leave(table: Table, cause: Cause) -> Step:
    """A person gives the seat up, before the game or in it; also one that a computer holds in that person's place."""
    if table.phase != "playing":
        return lobby.leave(table, cause)
    kept = (seat for seat in table.computers - table.attendance.open if table.attendance.owner(seat) == cause.person)
    seat = next(kept, None)
    if seat is None:
        seat = _own_seat(table, cause)
    step = Step(table)
    step.write(cause, LeftSeat(), seat=seat)
    return step


def sit_down(table: Table, cause: Cause, seat: int | None = None) -> Step:
    """A person takes a seat that a computer holds in somebody's place: the own one back, one that stands open, or one
    into which that person was invited; None: the first such."""
    held = _must_be_in_play(table).attendance.seat_held_by(cause.person)
    if table.seat_of(cause.person) is not None:
        raise Refusal("already-seated")
    if seat is None:
        seat = next((one for one in sorted(table.computers) if may_sit(table, cause.person, one)), held)
    if seat is None or seat not in table.computers or table.attendance.owner(seat) is None:
        raise Refusal("seat-not-free")
    if held is not None and held != seat:
        raise Refusal("held-another-seat", seat=held)
    if not may_sit(table, cause.person, seat):
        raise Refusal("not-invited", seat=seat)
    step = Step(table)
    step.write(cause, Joined(), seat=seat)
    return step


def may_sit(table: Table, person: int, seat: int) -> bool:
    """Whether somebody who is not seated may take a seat that a computer holds in somebody's place."""
    attendance = table.attendance
    if seat not in table.computers or attendance.owner(seat) is None:
        return False
    if attendance.seat_held_by(person) not in (None, seat):
        return False
    return seat in attendance.open or attendance.owner(seat) == person or (seat, person) in attendance.invited


def invite(table: Table, cause: Cause, person: int, seat: int | None) -> Step:
    """Somebody seated invites a person into a seat that a computer holds for somebody absent; None: the first such."""
    _own_seat(table, cause)
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


def make_wish(table: Table, cause: Cause, what: What, *, seat: int | None = None, value: str = "") -> Step:
    """Somebody wants what takes the agreement of others; with the majority it comes about. To want it again changes
    nothing, but where the others have left meanwhile, that may be enough."""
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
        _come_about(step, cause, wish)
    return step


def _come_about(step: Step, cause: Cause, wish: Wish) -> None:
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
            step.write(cause, LeftSeat(), seat=wish.seat)
        case _:
            assert wish.seat is not None  # noqa: S101 - it was awaited
            _stand_in(step, cause, wish.seat)


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
    """That a computer plays for somebody, where no clock sees to it, or takes the seat, takes an unanswered nudge."""
    if wish.seat is None or wish.seat not in table.people_awaited:
        raise Refusal("not-awaited")
    if wish.what == "stand-in" and table.clock != NO_CLOCK:
        raise Refusal("clock-runs", seat=wish.seat)
    if table.asked_of(wish.seat) == STAND_IN and wish.what == "stand-in":
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
    """The clock of a table: the opener chooses it in the lobby, in play it takes an agreement."""
    if table.phase == "playing":
        return make_wish(table, cause, "clock", value=clock)
    return lobby.set_clock(table, cause, clock)


# Ends that nobody asks for


def end_silent(table: Table, at: int) -> Step:
    """A table at which nobody has acted for too long ends."""
    if table.phase == "over" or at - table.acted_at < FORGOTTEN_AFTER:
        raise Refusal("stale")
    return _ended(table, at, "silent")


def end_unseen(table: Table, at: int) -> Step:
    """A table whose channel the bot cannot see any more ends."""
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
