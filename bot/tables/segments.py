"""Segments: what one message of a table shows. A segment is a turn or a round, and the computers' turns after it. Short
turns share a segment, if the game says so.

Segments are folded from the log, so every process finds the same segment at the same entry. A new segment begins with a
turn or round in which a person is asked, and whenever people are notified. Computers' turns continue the segment that
is there. Pure.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from bot.tables.attendance import Proposal
from bot.tables.entries import (
    ACTION,
    OUTCOME,
    TABLE,
    Absent,
    ClockSet,
    Entry,
    Joined,
    LeftSeat,
    Nudged,
    Paused,
    Resumed,
    Voted,
    decode_body,
    kind_of,
)
from bot.tables.holders import Holder
from bot.tables.majority import is_carried, supporters, votes_needed
from bot.tables.profiles import PROFILES
from bot.tables.state import Phase, TableState
from games.core import Fact, Line, Place

SCENES: Final = 100
"""Scenes of a segment that are kept. A round of eight people has at most half as many that matter."""

_NUDGED: Final = kind_of(Nudged())
_RESUMED: Final = kind_of(Resumed())


class Cast(Struct, frozen=True):
    """The name under which a seat acts."""

    holder: Holder
    first: int | None
    """The person who began at the seat."""
    away: bool
    """Whether a computer plays for its person."""


class Deed(Struct, frozen=True):
    """An event that is not a move, as a sentence's code and facts."""

    code: str
    facts: Mapping[str, Fact]
    clock: str = ""
    """A key of `CLOCKS`, or empty."""
    is_proposal: bool = False


class Scene(Struct, frozen=True):
    """The public effect of a step, under the names of that moment."""

    number: int
    """The entry that the step led to."""
    cast: tuple[Cast, ...]
    events: tuple[Struct, ...]
    """With those that opened the chapter before."""
    deeds: tuple[Deed, ...] = ()
    chapter: int | None = None
    """The turn or round to which it belongs."""
    places: tuple[Place, ...] = ()
    """Every seat's place after a turn or round that it ended. Where turns share a message, only if the lead changed or
    the end is near."""
    final: Line | None = None
    """The game's announcement that the end is near."""


class Story(Struct, frozen=True):
    """The scenes of an ended segment, which its message keeps in words."""

    first: int
    """The entry with which the segment began."""
    number: int
    """The entry that ended it."""
    scenes: tuple[Scene, ...]


class Segment(Struct, frozen=True):
    """The current segment."""

    first: int = 0
    """The entry with which it began."""
    seats_to_notify: frozenset[int] = frozenset()
    """Seats whose people its message notifies."""
    scenes: tuple[Scene, ...] = ()
    """What it has reported so far: the last of its steps in which anything happened."""
    opening: tuple[Struct, ...] = ()
    """Events that opened the current chapter. They belong to its next scene."""
    announced: bool = False
    """Whether this segment or one before has announced that the end is near."""
    chapters: int = 0
    """The number of turns or rounds that have ended on it."""
    story: Story | None = None
    """The story of the segment before this one."""


class StepProgress(Struct, frozen=True):
    """The last step so far: the table before it, and its entries and events."""

    number: int
    phase: Phase = "lobby"
    chapter: int | None = None
    stamps: tuple[int, ...] = ()
    entries: tuple[Entry, ...] = ()
    events: tuple[Struct, ...] = ()
    closed: int = 0
    """Number of `events` that belong to the chapter before the current one. 0 if the step opened no chapter."""
    opened: int = 0
    """The number of chapters that the step opened. Seats may pass on their turns until the first one is asked again."""
    reached: int | None = None
    """The chapter after the last entry."""
    turned: bool = False
    """Whether the lead has changed."""

    @classmethod
    def begun(cls, table: TableState) -> "StepProgress":
        """Return the progress of a step that has done nothing yet."""
        position = table.position
        stamps = () if position is None else tuple(map(position.stamp, range(len(table.holders))))
        return cls(table.number, table.phase, table.chapter, stamps, reached=table.chapter)

    def with_entry(
        self, table: TableState, entry: Entry, events: Sequence[Struct], *, turned: bool = False
    ) -> "StepProgress":
        """Return the progress after one more entry, which led to this table."""
        together = (*self.events, *events)
        opens = table.chapter != self.reached
        return replace(
            self,
            entries=(*self.entries, entry),
            events=together,
            closed=len(together) if opens else self.closed,
            opened=self.opened + opens,
            reached=table.chapter,
            turned=self.turned or turned,
        )

    def is_ended_by(self, entry: Entry) -> bool:
        """Return whether an entry begins the next step: it has an interaction, is a decision of a person or computer,
        or has another time than the last entry."""
        if not self.entries:
            return False
        decided = entry.kind == ACTION and entry.by != TABLE
        return entry.interaction_id is not None or decided or entry.at != self.entries[-1].at


def public_events(table: TableState, progress: StepProgress) -> tuple[Struct, ...]:
    """Return what everyone saw before the current chapter, or all of it if no chapter was opened."""
    return _seen(table, progress.events[: progress.closed] if progress.closed else progress.events)


def _seen(table: TableState, events: Sequence[Struct]) -> tuple[Struct, ...]:
    position = table.position
    return tuple(seen for event in events if position and (seen := position.seen(event, None)) is not None)


def cast_of(table: TableState) -> tuple[Cast, ...]:
    """Return who plays at a table's seats."""
    attendance, stood_in = table.attendance, table.stood_in
    owners = [attendance.tenant(seat) if seat in stood_in else None for seat in range(len(table.holders))]
    return tuple(
        Cast(holder if owner is None else owner, attendance.first(seat), owner is not None)
        for seat, (holder, owner) in enumerate(zip(table.holders, owners, strict=True))
    )


def scene_of(table: TableState, progress: StepProgress, segment: Segment) -> Scene:
    """Return what the last step did on a segment."""
    position = table.position if table.phase == "playing" else None
    events = (*segment.opening, *public_events(table, progress))
    # Equal casts are shared, because a story may keep many scenes in memory.
    cast, known = cast_of(table), segment.scenes or (segment.story.scenes if segment.story is not None else ())
    shared = known[-1].cast if known and known[-1].cast == cast else cast
    closes = progress.chapter is not None and _opens_chapter(table, progress)
    final = position.final if position is not None and not segment.announced else None
    is_alone = PROFILES[table.info.game].chapters_per_message == 1
    tells = position is not None and (is_alone or progress.turned or final is not None)
    places = position.places if position is not None and closes and tells else ()
    deeds = tuple(_deeds(table, progress))
    return Scene(table.number, shared, events, deeds, progress.chapter, places, final)


def segment_after(table: TableState, progress: StepProgress, segment: Segment) -> Segment:
    if table.ended is not None and table.ended.reason != "over" and not is_carried(table, Proposal("end")):
        return segment  # the present message is edited to say that the table has ended
    opens = _opens_chapter(table, progress)
    notify = _notified(table, progress, opens=opens)
    goes_on = table.computers_alone and progress.phase == "playing"
    chapters = segment.chapters + progress.opened
    most = PROFILES[table.info.game].chapters_per_message
    ends = chapters >= most or progress.phase != table.phase
    scene = scene_of(table, progress, segment)
    opening = _seen(table, progress.events[progress.closed :]) if progress.closed else ()
    announced = segment.announced or scene.final is not None
    if notify or (ends and not goes_on):
        story = Story(segment.first, table.number, (*segment.scenes, scene))
        return Segment(table.number, notify, opening=opening, announced=announced, story=story)
    happened = scene.events or scene.deeds or scene.final is not None
    scenes = (*segment.scenes[1 - SCENES :], scene) if happened else segment.scenes
    return replace(segment, scenes=scenes, opening=opening, announced=announced, chapters=chapters)


def _opens_chapter(table: TableState, progress: StepProgress) -> bool:
    """Return whether another turn or round begins, or the game begins or ends."""
    return progress.opened > 0 or progress.phase != table.phase


def _notified(table: TableState, progress: StepProgress, *, opens: bool) -> frozenset[int]:
    """Return the seats to notify: of absent people with a new decision (after a pause, with any), and a nudged seat. An
    absent person is notified once a turn or round, even if a computer decides in between."""
    kinds = {entry.kind: entry for entry in progress.entries}
    awaited = table.awaited if _RESUMED in kinds else newly_awaited(table, progress)
    nudged = kinds[_NUDGED].seat if _NUDGED in kinds else None
    if not awaited and nudged is None:
        return awaited
    known = frozenset[int]() if opens else table.stood_in
    at = progress.entries[-1].at
    absent = frozenset(seat for seat in awaited - known if not table.is_here(seat, at))
    return absent if nudged is None else absent | {nudged}


def newly_awaited(table: TableState, progress: StepProgress) -> frozenset[int]:
    before = dict(enumerate(progress.stamps))
    return frozenset(seat for seat in table.awaited if table.stamp(seat) != before.get(seat, 0))


def _deeds(table: TableState, progress: StepProgress) -> Sequence[Deed]:
    """Return what a step did in play besides moves."""
    if progress.phase != "playing":
        return []
    others = [entry for entry in progress.entries if entry.kind not in (ACTION, OUTCOME)]
    return [deed for entry in others if (deed := _deed(table, entry)) is not None]


def _deed(table: TableState, entry: Entry) -> Deed | None:
    seat = entry.seat
    facts: dict[str, Fact] = {"seat": seat}
    match decode_body(entry):
        case Nudged():
            return Deed("nudged", facts | {"nudging_seat": table.seat_of(entry.person)})
        case Absent() if seat in table.people_awaited:
            return Deed("absent", facts)
        case Joined(level) if seat is not None:
            return Deed("sat", facts) if level is None else Deed("held", facts)
        case LeftSeat():
            by_owner = seat is not None and table.attendance.is_tenant(seat, entry)
            return Deed("left" if by_owner else "voted-out", facts)
        case Paused():
            return Deed("paused", {})
        case Resumed():
            return Deed("resumed", {})
        case ClockSet(clock):
            return Deed("clock", {}, clock)
        case Voted(what, value) if supporters(table, proposal := Proposal(what, seat, value)):
            return proposal_deed(table, proposal)
        case _:
            return None


def proposal_deed(table: TableState, proposal: Proposal) -> Deed:
    """Return a vote: by whom, how many support it, how many are needed."""
    wanting = supporters(table, proposal)
    seats = tuple(sorted(seat for person in wanting if (seat := table.seat_of(person)) is not None))
    facts: dict[str, Fact] = {
        "seat": proposal.seat,
        "clock": "",
        "have": len(wanting),
        "need": votes_needed(table, proposal),
        "wishing_seats": seats,
    }
    return Deed(proposal.what, facts, proposal.value, is_proposal=True)
