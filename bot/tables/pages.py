"""Pages: what one message of a table tells of. A page is a turn or a round, and the turns of computers behind it.

Folded out of the log, so that every process finds the same page at the same entry. A new page begins for a turn or a
round in which a person is asked, and where people are to be notified. Turns of computers go on in the page that is
there. Pure, like the table itself.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from bot.tables.attendance import Wish
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
    Wished,
    decode_body,
    kind_of,
)
from bot.tables.holders import Holder
from bot.tables.state import Phase, TableState
from bot.tables.wishes import agreed, needed, supporters
from games.core import Fact

_NUDGED: Final = kind_of(Nudged())
_RESUMED: Final = kind_of(Resumed())


class Cast(Struct, frozen=True):
    """Who is said to do what a seat does: `first` is the person who began there, `away` whether a computer plays."""

    holder: Holder
    first: int | None
    away: bool


class Deed(Struct, frozen=True):
    """Something that was done and is no move, as a sentence's code and facts; `clock` is one of `CLOCKS`, or empty."""

    code: str
    facts: Mapping[str, Fact]
    clock: str = ""
    is_wish: bool = False


class Scene(Struct, frozen=True):
    """What a step did, as everybody saw it, by those who were cast then. The step led to the entry of that `number`."""

    number: int
    cast: tuple[Cast, ...]
    events: tuple[Struct, ...]
    deeds: tuple[Deed, ...] = ()
    ends: bool = False
    """Whether the table was over then."""


class Story(Struct, frozen=True):
    """What stays to be read of a page: it began with the entry `first`, and the entry of that `number` ended it."""

    first: int
    number: int
    scenes: tuple[Scene, ...]


class Page(Struct, frozen=True):
    """The page that goes on: it began with the entry `first`, and its message is to `notify` the people of some
    seats."""

    first: int = 0
    notify: frozenset[int] = frozenset()
    scenes: tuple[Scene, ...] = ()
    """The finished turns of computers in it."""
    running: bool = False
    """Whether computers alone go on in it."""
    story: Story | None = None
    """That of the page before."""


class Progress(Struct, frozen=True):
    """What the last step has done so far: the table as it was before, and its entries and events since."""

    number: int
    phase: Phase = "lobby"
    chapter: int | None = None
    asked: tuple[int, ...] = ()
    entries: tuple[Entry, ...] = ()
    events: tuple[Struct, ...] = ()
    closed: int = 0
    """How many of the events came before the chapter that goes on now; 0 where none was opened."""
    reached: int | None = None
    """The chapter that goes on now."""

    @classmethod
    def begun(cls, table: TableState) -> "Progress":
        """The progress of a step that has done nothing yet."""
        asked = () if table.position is None else tuple(map(table.position.asked, range(len(table.holders))))
        return cls(table.number, table.phase, table.chapter, asked, reached=table.chapter)

    def further(self, table: TableState, entry: Entry, events: Sequence[Struct]) -> "Progress":
        """The same behind one more entry, with which the table is as given."""
        together, chapter = (*self.events, *events), table.chapter
        closed = len(together) if chapter != self.reached else self.closed
        return Progress(
            *(self.number, self.phase, self.chapter, self.asked),
            *((*self.entries, entry), together, closed, chapter),
        )

    def is_ended_by(self, entry: Entry) -> bool:
        """Whether an entry begins another step: one cause has one moment, and makes at most one decision."""
        if not self.entries:
            return False
        decided = entry.kind == ACTION and entry.by != TABLE
        return entry.interaction_id is not None or decided or entry.at != self.entries[-1].at


def told(table: TableState, progress: Progress) -> tuple[Struct, ...]:
    """What everybody saw happen before the chapter that goes on now; all of it where none was opened."""
    position = table.position
    events = progress.events[: progress.closed] if progress.closed else progress.events
    return tuple(seen for event in events if position and (seen := position.seen(event, None)) is not None)


def cast_of(table: TableState) -> tuple[Cast, ...]:
    """Who plays at a table's seats."""
    attendance, stood_in = table.attendance, table.stood_in
    owners = [attendance.owner(seat) if seat in stood_in else None for seat in range(len(table.holders))]
    return tuple(
        Cast(holder if owner is None else owner, attendance.first(seat), owner is not None)
        for seat, (holder, owner) in enumerate(zip(table.holders, owners, strict=True))
    )


def scene_of(table: TableState, progress: Progress, page: Page) -> Scene:
    """What the last step did, for the page it was taken on: of the computers whose turn goes on there is nothing to
    tell yet."""
    events = told(table, progress) if _opens(table, progress) or not page.running else ()
    cast, known = cast_of(table), page.scenes or (page.story.scenes if page.story is not None else ())
    shared = known[-1].cast if known and known[-1].cast == cast else cast
    return Scene(table.number, shared, events, tuple(_deeds(table, progress)), table.phase == "over")


def turned(table: TableState, progress: Progress, page: Page) -> Page:
    """The page behind the last step."""
    if table.ended is not None and table.ended.reason != "over" and not agreed(table, Wish("end")):
        return page  # the message that is there says so
    opens = _opens(table, progress)
    notify = _notified(table, progress, opens=opens)
    goes_on = table.computers_alone and progress.phase == "playing"
    another = opens or page.running
    if notify or (another and not goes_on):
        scenes = (*page.scenes, scene_of(table, progress, page))
        return Page(table.number, notify, story=Story(page.first, table.number, scenes))
    if another:
        scene = scene_of(table, progress, page)
        scenes = (*page.scenes, replace(scene, deeds=())) if scene.events else page.scenes
        return replace(page, scenes=scenes, running=True)
    return page


def _opens(table: TableState, progress: Progress) -> bool:
    """Whether another turn or round goes on than before, or the game begins or ends."""
    return progress.chapter != table.chapter or progress.phase != table.phase


def _notified(table: TableState, progress: Progress, *, opens: bool) -> frozenset[int]:
    """The seats a new decision is put to, or once more after a pause, whose people are not there; and those nudged. Who
    is away is notified once a turn or a round, though a computer's decision leads to another one."""
    kinds = {entry.kind: entry for entry in progress.entries}
    asked = table.awaited if _RESUMED in kinds else opened(table, progress)
    nudged = kinds[_NUDGED].seat if _NUDGED in kinds else None
    if not asked and nudged is None:
        return asked
    known = frozenset[int]() if opens else table.stood_in
    at = progress.entries[-1].at
    absent = frozenset(seat for seat in asked - known if not table.is_here(seat, at))
    return absent if nudged is None else absent | {nudged}


def opened(table: TableState, progress: Progress) -> frozenset[int]:
    """The seats a new decision is put to."""
    before = dict(enumerate(progress.asked))
    return frozenset(seat for seat in table.awaited if table.asked(seat) != before.get(seat, 0))


def _deeds(table: TableState, progress: Progress) -> Sequence[Deed]:
    """What a step did in a game that is no move."""
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
            return Deed("left", facts)
        case Paused():
            return Deed("paused", {})
        case Resumed():
            return Deed("resumed", {})
        case ClockSet(clock):
            return Deed("clock", {}, clock)
        case Wished(what, value) if supporters(table, wish := Wish(what, seat, value)):
            return wish_deed(table, wish)
        case _:
            return None


def wish_deed(table: TableState, wish: Wish) -> Deed:
    """Who wants something, how many share that, and how many it takes."""
    wanting = supporters(table, wish)
    seats = tuple(sorted(seat for person in wanting if (seat := table.seat_of(person)) is not None))
    facts: dict[str, Fact] = {
        "seat": wish.seat,
        "clock": "",
        "have": len(wanting),
        "need": needed(table, wish),
        "wishing_seats": seats,
    }
    return Deed(wish.what, facts, wish.value, is_wish=True)
