"""Attendance at a table in play: who holds which seat and for how long, who is away, and what people vote for."""

from collections.abc import Mapping, Sequence
from typing import Final, Self, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from bot.tables.entries import (
    Absent,
    Body,
    ClockSet,
    DecisionShare,
    Entry,
    Invited,
    Joined,
    LeftSeat,
    Nudged,
    Paused,
    ProposalKind,
    Resumed,
    Voted,
    by_holder,
)
from bot.tables.holders import Computer, Holder

T = TypeVar("T")

STAND_IN: Final = Computer("hen")
"""The computer that plays for an absent person."""


class Proposal(Struct, frozen=True):
    """Something that needs the agreement of others."""

    what: ProposalKind
    seat: int | None = None
    """The seat it is about."""
    value: str = ""
    """The clock that is wanted."""


class Away(Struct, frozen=True):
    """The absence of a seat's person since that person last acted."""

    missed: int = 0
    """Turns in a row that a computer finished."""
    chapter: int | None = None
    """The chapter of the turn that a computer finishes now. None if it plays none."""
    nudged_at: int | None = None
    """The last nudge, in milliseconds since 1970."""
    nudged_by: int | None = None


class Tenure(Struct, frozen=True):
    """A person's time at a seat: decisions made at the seat, and how many of them a computer made."""

    person: int
    decided: int = 0
    by_others: int = 0


class Attendance:
    """Attendance since the start of the game. Copies share everything except the list.

    A person's own decision while no one is away changes nothing (`is_relevant`), which saves time at every move.
    """

    left_out: frozenset[int] = frozenset()
    """Seats that people left when they were out. They count as held to the end. Rare, so tables share the default."""

    def __init__(self) -> None:
        self.decided: list[int] = []
        """Decisions made at every seat."""
        self._tenures: Sequence[tuple[Tenure, ...]] = ()
        self._taken_at: Sequence[int] = ()
        self._by: Sequence[str] = ()
        self._first: Sequence[Holder] = ()
        self.away: Mapping[int, Away] = {}
        self.open_seats: frozenset[int] = frozenset()
        self.voted_out: frozenset[int] = frozenset()
        """The open seats whose people did not leave by themselves."""
        self.invited: frozenset[tuple[int, int]] = frozenset()
        self.nudges: Mapping[int, int] = {}
        self.votes: Mapping[Proposal, frozenset[int]] = {}

    def copy(self) -> Self:
        """Return an equal attendance that shares nothing mutable with this one."""
        twin = self.__class__()
        twin.__dict__.update(self.__dict__)
        twin.decided = self.decided.copy()
        return twin

    def begin(self, holders: Sequence[Holder]) -> None:
        self.decided = [0] * len(holders)
        self._taken_at = self.decided.copy()
        self._tenures = [() if isinstance(holder, Computer) else (Tenure(holder),) for holder in holders]
        self._by = [_person_at(holder) for holder in holders]
        self._first = tuple(holders)

    # What is known

    def tenant(self, seat: int) -> int | None:
        """Return the person whose seat it is, even while a computer holds it for them. None for a seat given to a
        computer in the lobby."""
        tenures = self._tenures[seat] if seat < len(self._tenures) else ()
        return tenures[-1].person if tenures else None

    def is_tenant(self, seat: int, entry: Entry) -> bool:
        """Return whether an entry's cause is the person whose seat it is."""
        owner = self.tenant(seat)
        return owner is not None and entry.by == by_holder(owner)

    def first(self, seat: int) -> int | None:
        """Return the person who held a seat at the start. None if a computer did."""
        holder = self._first[seat] if seat < len(self._first) else None
        return None if isinstance(holder, Computer) else holder

    def seat_of_tenant(self, person: int) -> int | None:
        """Return the first seat that a person holds or has held in this game. None if there is none."""
        held = (
            seat for seat, tenures in enumerate(self._tenures) if any(tenure.person == person for tenure in tenures)
        )
        return next(held, None)

    @property
    def everyone(self) -> frozenset[int]:
        """All people who hold or have held a seat in this game."""
        return frozenset(tenure.person for tenures in self._tenures for tenure in tenures)

    def shares(self, holders: Sequence[Holder]) -> tuple[tuple[DecisionShare, ...], tuple[int, ...]]:
        """Return what the `ended` entry records: the shares, and the seats that their last person still holds. Both are
        empty if every seat's person made all of its decisions."""
        shares = tuple(
            DecisionShare(seat, tenure.person, tenure.decided - tenure.by_others, tenure.decided)
            for seat in range(len(self._tenures))
            for tenure in self._that_count(seat)
        )
        held = tuple(
            seat for seat, holder in enumerate(holders) if holder == self.tenant(seat) or seat in self.left_out
        )
        plain = (
            not self.left_out and all(share.made == share.decisions for share in shares) and len(held) == len(shares)
        )
        return ((), ()) if plain else (shares, held)

    def _that_count(self, seat: int) -> tuple[Tenure, ...]:
        """Return the tenures of a seat that are recorded. If the first person is back, the tenures in between do not
        count."""
        tenures = self._up_to_now(seat)
        return tenures[-1:] if tenures and tenures[-1].person == self.first(seat) else tenures

    def _up_to_now(self, seat: int) -> tuple[Tenure, ...]:
        """Return the tenures of a seat, the last one with the decisions since it began."""
        tenures = self._tenures[seat]
        if not tenures:
            return ()
        *before, last = tenures
        return *before, replace(last, decided=last.decided + self.decided[seat] - self._taken_at[seat])

    # The log

    def is_relevant(self, entry: Entry, seat: int) -> bool:
        """Return whether a decision made at a seat changes the counters of absence."""
        return bool(self.away) or entry.by != self._by[seat]

    def count_decision(self, entry: Entry, seat: int) -> None:
        """Count a decision made at a seat by the entry's holder."""
        own = entry.by == self._by[seat]
        tenures = self._tenures[seat]
        if not own and tenures:
            last = replace(tenures[-1], by_others=tenures[-1].by_others + 1)
            self._tenures = _with(self._tenures, seat, (*tenures[:-1], last))
        if seat in self.away:
            if own:
                self._note(seat, None)
            self._drop([proposal for proposal in self.votes if proposal.seat == seat])

    def end_turns(self, chapter: int, others: frozenset[int]) -> None:
        """Give the decisions back to absent people whose turn is over: another chapter began, or `others` are
        awaited."""
        for seat, away in self.away.items():
            if away.chapter is not None and (away.chapter != chapter or (others and seat not in others)):
                self._note(seat, replace(away, chapter=None))

    def apply(self, entry: Entry, body: Body, out: frozenset[int] = frozenset()) -> None:
        """Count an entry that is not a move, after the start of the game. `out` are the seats that decide nothing
        more."""
        seat = entry.seat
        if self.away and entry.by in self._by:
            self._be_present(self._by.index(entry.by))
        match body:
            case Voted(what, value):
                proposal = Proposal(what, seat, value)
                self.votes = {**self.votes, proposal: self.votes.get(proposal, frozenset()) | {entry.person}}
            case Nudged() if seat is not None:
                self.nudges = {**self.nudges, seat: entry.at}
                self._note(seat, replace(self.away.get(seat, Away()), nudged_at=entry.at, nudged_by=entry.person))
            case Absent(chapter) if seat is not None:
                away = self.away.get(seat, Away())
                self._note(seat, replace(away, missed=away.missed + 1, chapter=chapter))
            case Invited(person) if seat is not None:
                self.invited |= {(seat, person)}
            case Joined(level) if seat is not None and (level is not None or entry.by != self._by[seat]):
                self._hold(seat, Computer(level) if level is not None else entry.person)
            case LeftSeat() if seat is not None:
                self._leave(seat, entry, out)
            case ClockSet():
                self._drop([proposal for proposal in self.votes if proposal.what == "clock"])
            case Paused() | Resumed():
                for nudged in tuple(self.away):  # a pause answers every nudge
                    self._heard(nudged)
                self._drop([proposal for proposal in self.votes if proposal.what in ("pause", "resume")])
            case _:
                pass

    def _leave(self, seat: int, entry: Entry, out: frozenset[int]) -> None:
        if seat in out:
            self.left_out |= {seat}
        else:
            self.open_seats |= {seat}
            if not self.is_tenant(seat, entry):
                self.voted_out |= {seat}
        self._hold(seat, STAND_IN)

    def _hold(self, seat: int, holder: Holder) -> None:
        former = self.tenant(seat)
        self._by = _with(self._by, seat, _person_at(holder))
        self._note(seat, None)
        self.nudges = {other: at for other, at in self.nudges.items() if other != seat}
        self._drop([proposal for proposal in self.votes if proposal.seat == seat])
        if isinstance(holder, Computer):
            if former is not None:  # who is not at the table any more wants nothing of it
                self.votes = {proposal: people - {former} for proposal, people in self.votes.items()}
            return
        self.open_seats -= {seat}
        self.voted_out -= {seat}
        self.invited = frozenset(invitation for invitation in self.invited if invitation[0] != seat)
        if former != holder:
            tenures = self._up_to_now(seat)
            back = next((tenure for tenure in tenures if tenure.person == holder), Tenure(holder))
            others = tuple(tenure for tenure in tenures if tenure is not back)
            self._tenures = _with(self._tenures, seat, (*others, back))
            self._taken_at = _with(self._taken_at, seat, self.decided[seat])

    def _be_present(self, seat: int) -> None:
        """End the absence of a seat's person, who acts."""
        if seat in self.away:
            self._note(seat, None)
            self._drop([proposal for proposal in self.votes if proposal.seat == seat])

    def _heard(self, seat: int) -> None:
        if seat in self.away:
            self._note(seat, replace(self.away[seat], nudged_at=None, nudged_by=None))

    def _note(self, seat: int, away: Away | None) -> None:
        others = {other: known for other, known in self.away.items() if other != seat}
        self.away = others if away is None else {**others, seat: away}

    def _drop(self, votes: Sequence[Proposal]) -> None:
        self.votes = {proposal: people for proposal, people in self.votes.items() if proposal not in votes}


def _with(values: Sequence[T], seat: int, value: T) -> Sequence[T]:
    return (*values[:seat], value, *values[seat + 1 :])


def _person_at(holder: Holder) -> str:
    """Return the name that entries use for the person who holds a seat. Empty for a computer."""
    return "" if isinstance(holder, Computer) else by_holder(holder)
