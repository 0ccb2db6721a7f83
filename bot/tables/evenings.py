"""Evenings by appointment. An evening has a message with answers; at its hour a lobby opens for those who are in.

`decide` is the whole rule: from the row, the clock and what is known of the place follows what to do next.
"""

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from bot.tables.posted import NONCE_LIFE
from bot.tables.when import following_week, minute_of
from games.registry import GAMES

MINUTE: Final = 60 * 1000
HOUR: Final = 60 * MINUTE
WEEK: Final = 7 * 24 * HOUR

SOONEST: Final = 5 * MINUTE
"""Milliseconds from now to the first hour that an evening can have."""
FARTHEST: Final = 8 * WEEK
"""Milliseconds from now to the last hour that an evening can have."""
REMINDED_BEFORE: Final = 15 * MINUTE
"""Milliseconds before the hour at which people are reminded."""
LATE: Final = 2 * MINUTE
"""Milliseconds after the hour from which its lobby is said to be late."""
MAX_LATE: Final = HOUR
"""Milliseconds after the hour until which its lobby opens by itself. Later the evening was missed."""
LASTS: Final = 4 * HOUR
"""Milliseconds after the hour at which the evening is over, if its table is not over before."""
LOOKS_EVERY: Final = 5 * MINUTE
"""Milliseconds between two looks at a place."""
COMPANY: Final = 2
"""The people that an evening takes."""
MAX_UNATTENDED: Final = 3
"""The evenings in a row with fewer people after which a weekly one ends."""
MAX_OF_PERSON: Final = 3
"""The most evenings of a person on a server."""
MAX_OF_GUILD: Final = 10
"""The most evenings of a server."""
MAX_IN: Final = 10
"""The most people who are in, since Discord is asked for each."""

Stage = Literal["open", "reminding", "reminded", "due", "held", "ended"]
"""open: people answer. reminding: so they do, and reminders are claimed. reminded: they were sent, or there are none.
due: the opening is claimed; where it has to wait, a button opens the lobby. held: a weekly evening goes on, or was off.
ended: its message is still to say so."""
Conclusion = Literal[
    "opened", "late", "missed", "waited", "empty", "refused", "skipped", "permissions",
    "cancelled", "forbidden", "unknown-game",
]  # fmt: skip
_FINAL: Final[frozenset[Conclusion]] = frozenset({"cancelled", "forbidden", "unknown-game"})
"""What became of an evening; those outcomes after which a weekly one has no other."""

Listeners = Literal["none", "others", "all", "seated"]
"""others: who answered and is asked again, or was in. all: the planner, too.
seated: who stood by and has a seat now."""


class Evening(Struct, frozen=True):
    """An evening, as its row. Its id is that of the command's interaction; moments are in milliseconds since 1970."""

    evening_id: int
    guild_id: int
    channel_id: int
    person_id: int  # the planner
    game: str
    language: str
    clock: str
    zone: str
    minute: int | None  # of the local day, which a weekly evening keeps
    at: int
    due_at: int  # when to look after it; 0: soon
    stage: Stage = "open"
    message_id: int | None = None
    unattended: int = 0  # the last evenings in a row without company
    table_id: str | None = None
    moved_by: int = 0  # milliseconds by which its hour is later than the series'
    claimed_at: int = 0  # when it came to this stage
    outcome: Conclusion | None = None
    revision: int = 0  # counts what its message has to show
    shown: int = 0  # the revision that the message shows
    tells: Listeners = "none"  # who still has to hear of its last change, since `due_at`

    @property
    def is_open(self) -> bool:
        """Whether people answer."""
        return self.stage in ("open", "reminding", "reminded")

    @property
    def is_weekly(self) -> bool:
        return self.minute is not None

    @property
    def ends_unattended(self) -> bool:
        return self.is_weekly and self.unattended >= MAX_UNATTENDED

    @property
    def is_new(self) -> bool:
        """Whether it was not looked at since it came to this stage, or since a person wants that."""
        return self.due_at <= self.claimed_at

    @property
    def ends_at(self) -> int:
        """When it is over at the latest. A table that opened late has its hours, too."""
        return (self.at if self.table_id is None else max(self.at, self.claimed_at)) + LASTS

    @property
    def opening_key(self) -> int:
        """The id that the opening of this evening has in place of an interaction's: unique, and none of Discord's."""
        key = f"{self.evening_id} {self.at}".encode()
        return ~(int.from_bytes(blake2b(key, digest_size=8).digest()) >> 1)

    @property
    def seats(self) -> int:
        """The seats of its game. People who are in beyond them stand by."""
        return GAMES[self.game].seats.stop - 1 if self.game in GAMES else MAX_IN

    def posted(self, message_id: int, at: int) -> "Evening":
        """Return the evening with its message. An hour that is near has no reminders."""
        near = self.stage == "open" and self.at - at < REMINDED_BEFORE
        return replace(self, message_id=message_id, shown=self.revision, stage="reminded" if near else self.stage)

    def revised(self, due_at: int) -> "Evening":
        """Return the evening with something new to show."""
        return replace(self, revision=self.revision + 1, due_at=due_at)

    def ending(self, outcome: Conclusion, at: int) -> "Evening":
        """Return the evening with its outcome. A weekly one is held until the next, unless it ends for good."""
        goes_on = self.is_weekly and outcome not in _FINAL and not self.ends_unattended
        return replace(self.revised(at), stage="held" if goes_on else "ended", outcome=outcome, claimed_at=at)

    def moved(self, to: int, at: int, *, every: bool) -> "Evening":
        """Return the evening at another hour: this one alone or `every` week. One that is held stays, for its table is
        looked after; the next one comes at that hour."""
        if self.stage == "held":
            return replace(self, minute=minute_of(to, self.zone), moved_by=self.at - to)
        stage: Stage = "open" if to - at >= REMINDED_BEFORE else "reminded"
        after = replace(self.revised(at), at=to, stage=stage, outcome=None, claimed_at=at)
        if every and self.is_weekly:
            return replace(after, moved_by=0, minute=minute_of(to, self.zone))
        return replace(after, moved_by=self.moved_by + to - self.at)

    def following(self, at: int) -> "Evening":
        """Return next week's evening, whose message is to be posted."""
        following = self.at - self.moved_by
        while following <= at + REMINDED_BEFORE:
            following = following_week(following, self.minute or 0, self.zone)
        fresh = replace(self.revised(at), table_id=None, moved_by=0, outcome=None, message_id=None, stage="open")
        return replace(fresh, at=following)


class Place(Struct, frozen=True):
    """What is known of an evening's place at the hour. gone: its message or channel was deleted. unknown: Discord does
    not say. barred: Roost may not write there now. forbidden: the server has other channels for tables. `coming` are
    the people who are in, have a seat of the game, and did not leave the server. A table is empty while no one came."""

    state: Literal["free", "gone", "unknown", "barred", "forbidden"] = "free"
    table: Literal["none", "empty", "live", "over"] = "none"
    coming: Sequence[int] = ()


class Decision(Struct, frozen=True):
    """What to do next for an evening, and the row that follows it. tell: mention who hears of a change. look: find out
    about the place. refresh: show the lobby, which keeps no seats any more. close: end the lobby. become: nothing but
    the new row. retry: ask Discord again. end: delete the row. wait: nothing until it is due."""

    do: Literal[
        "tell", "post", "show", "remind", "look", "open", "mention",
        "refresh", "close", "become", "retry", "end", "wait",
    ]  # fmt: skip
    after: Evening | None = None


def decide(evening: Evening, answers: Mapping[int, bool], at: int, place: Place | None = None) -> Decision:
    """Return what to do for an evening at a moment. Who hears of a change comes first, then what its clock says, then
    its message."""
    if evening.tells != "none":
        return Decision("tell" if at - evening.due_at <= NONCE_LIFE else "become", replace(evening, tells="none"))
    decided = _by_clock(evening, answers, at, place)
    if isinstance(decided, Decision):
        return decided
    if decided != evening:
        return Decision("become", decided)
    if evening.message_id is None:
        return Decision("post" if evening.is_open or evening.stage == "due" else "wait")
    return Decision("wait" if evening.shown == evening.revision else "show")


def _by_clock(evening: Evening, answers: Mapping[int, bool], at: int, place: Place | None) -> Decision | Evening:
    """Return what the clock says, or else the evening with the moment at which it says something next."""
    is_due, has_message = evening.due_at <= at, evening.message_id is not None
    match evening.stage:
        case "open" | "reminding" | "reminded" if at >= evening.at:
            return _begin(evening, answers, at)
        case "open" if has_message and at >= evening.at - REMINDED_BEFORE:
            return replace(evening, stage="reminding", claimed_at=at, due_at=at)
        case "reminding" if is_due:
            after = replace(evening, stage="reminded", due_at=evening.at)
            return Decision("remind" if at - evening.claimed_at <= NONCE_LIFE else "become", after)
        case "open" | "reminding" | "reminded" as stage:
            return replace(evening, due_at=evening.at - (REMINDED_BEFORE if stage == "open" and has_message else 0))
        case "due" if is_due:
            return Decision("look") if place is None else _open(evening, at, place)
        case "held" | "ended":
            return _wind_up(evening, at, place)
        case _:
            return evening


def _wind_up(evening: Evening, at: int, place: Place | None) -> Decision | Evening:
    """Look at the table of an evening from time to time until it is over. The first time its lobby keeps no seats any
    more, and hours later one to which no one came ends."""
    table, ends_at = "none" if place is None else place.table, evening.ends_at
    if evening.table_id is not None and table != "over" and (table != "live" or at < ends_at):
        if evening.due_at > at:
            return evening
        if place is None or at >= ends_at:
            return Decision("look" if place is None else "close")
        first, after = evening.claimed_at + LOOKS_EVERY, replace(evening, due_at=min(at + LOOKS_EVERY, ends_at))
        return Decision("refresh", after) if first <= at and evening.due_at < first + LOOKS_EVERY else after
    if evening.stage == "held":
        return evening.following(at) if place is not None or at >= ends_at else replace(evening, due_at=ends_at)
    is_shown = evening.message_id is None or evening.shown == evening.revision
    if is_shown or at >= evening.claimed_at + WEEK:
        return Decision("end")
    return evening if evening.table_id is not None else replace(evening, due_at=evening.claimed_at + WEEK)


def _begin(evening: Evening, answers: Mapping[int, bool], at: int) -> Decision:
    """Claim the opening. An evening that was missed gets a new message with a button, if anyone was in."""
    claimed = replace(evening, stage="due", claimed_at=at, due_at=at)
    if at - evening.at <= MAX_LATE:
        return Decision("become", claimed)
    missed = replace(claimed.revised(at + LASTS), outcome="missed", message_id=None)
    return Decision("become", missed if any(answers.values()) else evening.ending("missed", at))


def _open(evening: Evening, at: int, place: Place) -> Decision:
    """Open the lobby of a claimed evening, or say what keeps it from opening."""
    ends_at = evening.claimed_at + LASTS
    counted = replace(evening, unattended=0 if len(place.coming) >= COMPANY else evening.unattended + 1)
    if place.table != "none":
        return Decision("mention", counted.ending("late" if evening.claimed_at - evening.at > LATE else "opened", at))
    if place.state == "gone":
        return Decision("end")
    if at >= ends_at:
        outcome = evening.outcome or ("permissions" if place.state == "barred" else "waited")
        return Decision("become", evening.ending(outcome, at))
    if evening.game not in GAMES or place.state == "forbidden":
        return Decision("become", evening.ending("forbidden" if evening.game in GAMES else "unknown-game", at))
    if place.state == "unknown":
        return Decision("retry")
    if place.state == "barred":
        due_at = min(at + LOOKS_EVERY, ends_at)
        return Decision("become", evening.revised(due_at) if evening.is_new else replace(evening, due_at=due_at))
    return Decision("open") if place.coming else Decision("become", counted.ending("empty", at))
