"""The waiting list of a full or running table: who sits down in the next game. Pure, like `table.py`."""

from collections.abc import Collection, Sequence
from typing import Final

from bot.tables.entries import Joined, JoinedWaitlist, LeftWaitlist
from bot.tables.holders import Computer, Holder
from bot.tables.refusals import Refusal
from bot.tables.table import Cause, Step, Table

WAITLIST_MOST: Final = 8
"""The most people on the waiting list of a table."""


def join_waitlist(table: Table, cause: Cause) -> Step:
    """Put a person on the waiting list."""
    if table.phase == "over":
        raise Refusal("table-over")
    if cause.person in table.waitlist:
        raise Refusal("waiting-already")
    if table.seat_of(cause.person) is not None:
        raise Refusal("already-seated")
    if table.phase == "lobby" and not table.full:
        raise Refusal("seat-free")
    if len(table.waitlist) >= WAITLIST_MOST:
        raise Refusal("queue-full", most=WAITLIST_MOST)
    step = Step(table)
    step.write(cause, JoinedWaitlist())
    return step


def leave_waitlist(table: Table, cause: Cause) -> Step:
    """Take a person off the waiting list."""
    if table.phase == "over":
        raise Refusal("table-over")
    if cause.person not in table.waitlist:
        raise Refusal("not-waiting")
    step = Step(table)
    step.write(cause, LeftWaitlist())
    return step


def seat_from_waitlist(step: Step, cause: Cause, forgotten: Collection[int]) -> None:
    """Give the free seats of a lobby to the people on the waiting list, in order. Forgotten people leave the list."""
    while (waitlist := step.after.waitlist) and not step.after.full:
        if waitlist[0] in forgotten:
            step.write(cause, LeftWaitlist(), person=waitlist[0])
        else:
            step.write(cause, Joined(), seat=len(step.after.holders), person=waitlist[0])


def next_seats(holders: Sequence[Holder], waitlist: Sequence[int], most: int) -> tuple[Sequence[Holder], Sequence[int]]:
    """Return the holders of the next game's seats, `most` at most, and the people who still wait. The former holders
    keep their seats; people on the waiting list take the free ones, and then those of computers."""
    seated, people = [*holders], [one for one in waitlist if one not in holders]
    while len(seated) + len(people) > most and (computers := [one for one in seated if isinstance(one, Computer)]):
        last = len(seated) - 1 - seated[::-1].index(computers[-1])
        del seated[last]
    free = most - len(seated)
    return [*seated, *people[:free]], people[free:]
