"""Votes, and leaving a game, after which fewer votes may be enough. Pure, like `table.py`."""

from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from typing import Final

from bot.tables import lobby
from bot.tables.absence import MINUTE, VOTE_AFTER, is_held_for, may_be_voted_on, own_seat, stand_in
from bot.tables.attendance import STAND_IN, Away, Proposal
from bot.tables.clocks import CLOCKS, NO_CLOCK
from bot.tables.entries import ClockSet, Ended, LeftSeat, Paused, ProposalKind, Resumed, Voted
from bot.tables.majority import is_carried, supporters, votes_needed
from bot.tables.refusals import LeaveUnconfirmed, Refusal
from bot.tables.table import Cause, Step, Table


def vote(
    table: Table,
    cause: Cause,
    what: ProposalKind,
    *,
    seat: int | None = None,
    value: str = "",
    quiet: Collection[int] = (),
) -> Step:
    """Vote for something that needs the agreement of others, and do it once a majority agrees. A repeated vote changes
    nothing, unless others have left since and it is now enough. `quiet` are the seats of people in quiet hours, whom no
    other vote may concern that becomes enough by this one."""
    own = own_seat(table, cause)
    proposal = Proposal(what, seat, value)
    if what in _CONDITIONS:
        _CONDITIONS[what](table, cause, proposal)
    if seat is not None and seat == own:
        raise Refusal("awaited-yourself")
    again = cause.person in table.attendance.votes.get(proposal, ())
    if again and not is_carried(table, proposal):
        raise Refusal("voted-already", missing=votes_needed(table, proposal) - len(supporters(table, proposal)))
    step = Step(table)
    if not again:
        step.write(cause, Voted(what, value), seat=seat)
    if is_carried(step.after, proposal):
        _carry_out(step, cause, proposal, quiet)
    return step


def _carry_out(step: Step, cause: Cause, proposal: Proposal, quiet: Collection[int]) -> None:
    match proposal.what:
        case "end":
            step.write(cause, Ended("closed", step.after.info.seed.hex(), None))
        case "pause":
            step.write(cause, Paused())
        case "resume":
            step.write(cause, Resumed())
        case "clock":
            step.write(cause, ClockSet(proposal.value))
        case "vote-out":
            _give_up(step, cause, proposal.seat, quiet)
        case _:
            assert proposal.seat is not None  # noqa: S101 - it was awaited
            stand_in(step, cause, proposal.seat)


def _pausable(table: Table, cause: Cause, proposal: Proposal) -> None:
    if table.paused:
        raise Refusal("paused-already")


def _resumable(table: Table, cause: Cause, proposal: Proposal) -> None:
    if not table.paused:
        raise Refusal("not-paused")


def _clock_settable(table: Table, cause: Cause, proposal: Proposal) -> None:
    if proposal.value not in CLOCKS:
        raise Refusal("old-button")  # forged
    if proposal.value == table.clock:
        raise Refusal("clock-already")


def _replaceable(table: Table, cause: Cause, proposal: Proposal) -> None:
    """Require an unanswered nudge for a stand-in (on tables without a clock) or for taking the seat."""
    if proposal.seat is None or proposal.seat not in table.people_awaited:
        raise Refusal("not-awaited")
    if proposal.what == "stand-in" and table.clock != NO_CLOCK:
        raise Refusal("clock-runs", seat=proposal.seat)
    if table.decider(proposal.seat) == STAND_IN and proposal.what == "stand-in":
        raise Refusal("stale")
    if not may_be_voted_on(table, proposal.seat, cause.at):
        nudged_at = table.attendance.away.get(proposal.seat, Away()).nudged_at
        if nudged_at is None:
            raise Refusal("nudge-first", seat=proposal.seat, minutes=VOTE_AFTER // MINUTE)
        raise Refusal("nudge-wait", seat=proposal.seat, minutes=-(-(nudged_at + VOTE_AFTER - cause.at) // MINUTE))


_CONDITIONS: Final[Mapping[ProposalKind, Callable[[Table, Cause, Proposal], None]]] = {
    "pause": _pausable,
    "resume": _resumable,
    "clock": _clock_settable,
    "stand-in": _replaceable,
    "vote-out": _replaceable,
}


def set_clock(table: Table, cause: Cause, clock: str) -> Step:
    """Set the table's clock: the host alone in the lobby, by vote in play."""
    if table.phase == "playing":
        return vote(table, cause, "clock", value=clock)
    return lobby.set_clock(table, cause, clock)


# Leaving


def leave(
    table: Table, cause: Cause, forgotten: Collection[int] = (), quiet: Collection[int] = (), *, confirmed: bool = True
) -> Step:
    """Give up one's seat, in the lobby or in play. In play this includes a seat that a computer holds for this person;
    in the lobby a person on the waitlist who is not `forgotten` takes it. `quiet` are the seats of people in quiet
    hours. Raises LeaveUnconfirmed if the person plays and has not `confirmed`."""
    if table.phase != "playing":
        return lobby.leave(table, cause, forgotten)
    kept = (seat for seat in table.computers if is_held_for(table, cause.person, seat))
    seat = next(kept, None)
    if seat is None:
        seat = own_seat(table, cause)
        if not confirmed and seat not in table.out:
            raise LeaveUnconfirmed
    step = Step(table)
    _give_up(step, cause, seat, quiet)
    return step


def _give_up(step: Step, cause: Cause, seat: int | None, quiet: Collection[int]) -> None:
    """Let a seat's holder leave. Votes that were too few may now be enough, except about `quiet` seats."""
    step.write(cause, LeftSeat(), seat=seat)
    for proposal in tuple(step.after.attendance.votes):
        if proposal.seat not in quiet and _is_carried_now(step.after, cause, proposal):
            _carry_out(step, cause, proposal, quiet)


def _is_carried_now(table: Table, cause: Cause, proposal: Proposal) -> bool:
    """Return whether enough people support something that is still possible."""
    if table.phase != "playing" or not is_carried(table, proposal):
        return False
    with suppress(Refusal):
        if proposal.what in _CONDITIONS:
            _CONDITIONS[proposal.what](table, cause, proposal)
        return True
    return False
