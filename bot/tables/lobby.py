"""Steps in a lobby: seats, variants, clock and computers; and the waitlist. Pure, like `table.py`."""

from collections.abc import Collection, Sequence
from itertools import combinations
from typing import Final

from bot.tables.clocks import CLOCKS
from bot.tables.entries import ClockSet, Ended, Joined, JoinedWaitlist, LanguageSet, LeftSeat, LeftWaitlist, VariantsSet
from bot.tables.holders import Computer, Holder
from bot.tables.refusals import Refusal, StartUnconfirmed
from bot.tables.state import BY_HAND, option_codes
from bot.tables.table import Cause, Step, Table
from games.computer import LEVELS
from games.game import AnyGame, variants

MAX_WAITLIST: Final = 8
"""The most people on the waitlist of a table."""


def join_waitlist(table: Table, cause: Cause) -> Step:
    if table.phase == "over":
        raise Refusal("table-over")
    if cause.person in table.waitlist:
        raise Refusal("waiting-already")
    if table.seat_of(cause.person) is not None:
        raise Refusal("already-seated")
    if table.phase == "lobby" and not table.full:
        raise Refusal("seat-free")
    if len(table.waitlist) >= MAX_WAITLIST:
        raise Refusal("waitlist-full", most=MAX_WAITLIST)
    return table.step(cause, JoinedWaitlist())


def leave_waitlist(table: Table, cause: Cause) -> Step:
    """Take a person off the waitlist."""
    if table.phase == "over":
        raise Refusal("table-over")
    if cause.person not in table.waitlist:
        raise Refusal("not-waiting")
    return table.step(cause, LeftWaitlist())


def seat_from_waitlist(step: Step, cause: Cause, forgotten: Collection[int]) -> None:
    """Give the free seats of a lobby to the people on the waitlist, in order. Forgotten people leave the list."""
    while (waitlist := step.after.waitlist) and not step.after.full:
        if waitlist[0] in forgotten:
            step.write(cause, LeftWaitlist(), person=waitlist[0])
        else:
            step.write(cause, Joined(), seat=len(step.after.holders), person=waitlist[0])


def next_seats(holders: Sequence[Holder], waitlist: Sequence[int], most: int) -> tuple[Sequence[Holder], Sequence[int]]:
    """Return the holders of the next game's seats, `most` at most, and the people who still wait. The former holders
    keep their seats; people on the waitlist take the free ones, and then those of computers."""
    seated, people = [*holders], [person for person in waitlist if person not in holders]
    while len(seated) + len(people) > most and (computers := [h for h in seated if isinstance(h, Computer)]):
        last = len(seated) - 1 - seated[::-1].index(computers[-1])
        del seated[last]
    free = most - len(seated)
    return [*seated, *people[:free]], people[free:]


def set_options(table: Table, cause: Cause, chosen: Sequence[str]) -> Step:
    """Set the variants, and whether routine actions are played by hand, by their codes. Only the host may."""
    must_be_host(table, cause.person)
    must_go_together(table.game, chosen)
    known = [variant.code for variant in variants(table.game.Options) if variant.code in chosen]
    return table.step(cause, VariantsSet(tuple(known), BY_HAND in chosen))


def must_go_together(game: type[AnyGame], chosen: Sequence[str]) -> None:
    """Raise Refusal unless a game has options of these codes, none of which exclude each other."""
    for code in chosen:
        if code not in option_codes(game):
            raise Refusal("unknown-variant", variant=code)
    for variant, other in combinations([variant for variant in variants(game.Options) if variant.code in chosen], 2):
        if variant.field == other.field:
            raise Refusal("variants-exclude", variant=variant.code, other_variant=other.code)


def set_language(table: Table, cause: Cause, language: str) -> Step:
    """Set the table's language. Only the host may."""
    must_be_host(table, cause.person)
    return table.step(cause, LanguageSet(language))


def set_clock(table: Table, cause: Cause, clock: str) -> Step:
    """Set the time for a decision. Only the host may."""
    must_be_host(table, cause.person)
    if clock not in CLOCKS:
        raise Refusal("old-button")  # forged
    return table.step(cause, ClockSet(clock))


def must_be_host(table: Table, person: int) -> None:
    """Raise Refusal unless a person has the opener's rights in a lobby."""
    table.must_be_in_lobby()
    if table.host_seat is None:
        raise Refusal("not-seated-yet")
    if table.seat_of(person) != table.host_seat:
        raise Refusal("not-host", host_seat=table.host_seat)


def join(table: Table, cause: Cause) -> Step:
    """Take the next seat, or say that one is in for a rematch, where one's seat is kept."""
    table.must_be_in_lobby()
    own = table.seat_of(cause.person)
    if own in table.challenged:
        return table.step(cause, Joined(), seat=own)
    if own is not None:
        raise Refusal("already-seated")
    if cause.person not in table.expected:
        _must_leave_kept(table, cause.at)
    if table.full:
        raise Refusal("full-with-computers" if table.computers else "table-full", most=len(table.holders))
    return table.step(cause, Joined(), seat=len(table.holders))


def kept_for(table: Table, at: int) -> Sequence[int]:
    """Return the expected people for whom seats are kept at a moment, earliest answer first."""
    return [person for person in table.expected if at < table.kept_until and table.seat_of(person) is None]


def start(table: Table, cause: Cause, forgotten: Collection[int] = (), *, confirmed: bool = True) -> Step:
    """Start the game with the people who are in, once there are enough. Any of them may. The waitlist takes the
    seats of those who have not answered a rematch. Raises StartUnconfirmed if there are any, unless `confirmed`."""
    silent = sorted(table.challenged - {table.seat_of(cause.person)})
    if table.phase != "lobby" or not silent:
        return table.start(cause)
    table.seat_in_lobby(cause.person)
    step, before = Step(table), Cause(cause.holder, cause.at, None)  # the id of the start is the dealer's salt
    for seat in reversed(silent):
        step.write(before, LeftSeat(), seat=seat)
    seat_from_waitlist(step, before, forgotten)
    step.after.must_be_enough()
    if not confirmed:
        raise StartUnconfirmed(silent)
    step.begin(cause)
    return step


def begins_at_once(game: type[AnyGame], holders: Sequence[Holder]) -> bool:
    """Return whether a rematch with these holders can begin at once: one person, and enough computers."""
    people = [holder for holder in holders if not isinstance(holder, Computer)]
    return len(people) == 1 and len(holders) in game.seats


def _must_leave_kept(table: Table, at: int) -> None:
    """Raise Refusal if all free seats are kept for people who are expected."""
    kept = kept_for(table, at)
    if kept and table.game.seats.stop - 1 - len(table.holders) <= len(kept):
        raise Refusal("seats-kept", until=str(table.kept_until // 1000))


def leave(table: Table, cause: Cause, forgotten: Collection[int] = ()) -> Step:
    """Give up a seat. The first person on the waitlist who is not `forgotten` takes it. When the last person
    leaves, the table ends."""
    table.must_be_in_lobby()
    step = Step(table)
    _free(step, cause, table.seat_in_lobby(cause.person), forgotten)
    return step


def free_seat(
    table: Table,
    cause: Cause,
    person: int,
    *,
    moderator: bool,
    left_server: bool = False,
    forgotten: Collection[int] = (),
) -> Step:
    """Remove a person from a lobby. The host and moderators may, and anyone seated if the person has
    `left_server`."""
    table.must_be_in_lobby()
    seat, own = table.seat_of(person), table.seat_of(cause.person)
    if seat is None:
        raise Refusal("no-seat-of-theirs")
    if not moderator and own not in (seat, table.host_seat) and (own is None or not left_server):
        raise Refusal("not-yours-to-free", seat=seat, host_seat=table.host_seat)
    step = Step(table)
    _free(step, cause, seat, forgotten)
    return step


def remove_departed(table: Table, at: int, departed: Collection[int]) -> Step:
    """Remove people who have left the server from the seats and the waitlist of a lobby. Raises Refusal if there
    are none."""
    table.must_be_in_lobby()
    step, cause = Step(table), Cause(None, at, None)
    for person in [person for person in table.waitlist if person in departed]:
        step.write(cause, LeftWaitlist(), person=person)
    for person in [person for person in table.people if person in departed]:
        if step.after.phase == "lobby":
            _free(step, cause, step.after.seat_in_lobby(person), ())
    if not step.entries:
        raise Refusal("stale")
    return step


def _free(step: Step, cause: Cause, seat: int, forgotten: Collection[int]) -> None:
    """Free a seat for the waitlist. A lobby without people ends."""
    step.write(cause, LeftSeat(), seat=seat)
    seat_from_waitlist(step, cause, forgotten)
    if not step.after.people:
        step.write(cause, Ended("closed", step.after.info.seed.hex(), None))


def add_computer(table: Table, cause: Cause, level: str, computers: int | None = None) -> Step:
    """Give the next seat to a computer. `computers` is how many there were when that was asked for."""
    must_take_computers(table, cause.person)
    if level not in LEVELS or computers not in (None, len(table.computers)):
        raise Refusal("old-button")  # forged, or pressed twice
    if table.full:
        raise Refusal("no-seat-left", most=len(table.holders))
    _must_leave_kept(table, cause.at)
    return table.step(cause, Joined(level), seat=len(table.holders))


def remove_computer(
    table: Table, cause: Cause, level: str, computers: int | None = None, forgotten: Collection[int] = ()
) -> Step:
    """Remove the computer of a level that sat down last. The first person on the waitlist who is not `forgotten`
    takes its seat."""
    must_take_computers(table, cause.person)
    if computers not in (None, len(table.computers)):
        raise Refusal("old-button")
    seats = [seat for seat in table.computers if table.holders[seat] == Computer(level)]
    if not seats:
        raise Refusal("no-such-computer")
    step = Step(table)
    step.write(cause, LeftSeat(), seat=max(seats))
    seat_from_waitlist(step, cause, forgotten)
    return step


def must_take_computers(table: Table, person: int) -> None:
    """Raise Refusal unless a person may add and remove computers: in a lobby, with a seat. So computers never fill a
    table."""
    table.must_be_in_lobby()
    table.seat_in_lobby(person)
