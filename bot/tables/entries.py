"""Entries of a table's log. The log is the table."""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Any, Final, Literal, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.tables.holders import Computer, Holder
from bot.tables.refusals import Refusal
from bot.tables.wall_clock import MAX_AHEAD
from games.core import Result
from games.game import AnyGame

DEALER = "dealer"
"""The cause of every outcome of chance."""
TABLE = "table"
"""The cause of forced and routine actions, which are no one's decision."""
CLOCK = "clock"
"""The cause of what is due: absences, and the end of abandoned tables."""


def by_person(person: int) -> str:
    """Return the entry's name for a person as its cause."""
    return f"person:{person}"


def is_person(by: str) -> bool:
    return by.startswith("person:")


def people_in(bys: Iterable[str]) -> set[int]:
    named = [by.partition(":") for by in bys]
    return {int(person) for kind, _, person in named if kind == "person"}


def named_in(bodies: Iterable[bytes | str]) -> set[int]:
    """Return the people whom entries with these bodies invite or expect, or who planned their evening."""
    people = set[int]()
    for body in map(_BODIES.decode, bodies):
        if isinstance(body, Invited):
            people.add(body.person)
        elif isinstance(body, Opened):
            people.update(body.expected, () if body.planner is None else (body.planner,))
    return people


def by_holder(holder: Holder | None) -> str:
    """Return the entry's name for a person, a computer, or the clock (None) as its cause."""
    if holder is None:
        return CLOCK
    return f"computer:{holder.level}" if isinstance(holder, Computer) else by_person(holder)


class Entry(Struct, frozen=True):
    """One numbered event of a table.

    `at` is in milliseconds since 1970. `by` is a `by_holder(…)`, the dealer or the table. `body` is JSON: the game's
    own struct for an action or outcome, else one of the structs below. A computer's action at a seat that a person
    holds was played for that person, who was absent.
    """

    number: int
    at: int
    seat: int | None
    by: str
    interaction_id: int | None
    kind: str
    body: bytes

    @property
    def person(self) -> int:
        return int(self.by.removeprefix("person:"))


class Opened(Struct, frozen=True, tag="opened", tag_field="kind", omit_defaults=True):
    """A lobby was opened. `commitment` is the SHA-256 of the table's seed. An evening's has a `planner`, and
    only the `expected` people take seats for a while."""

    commitment: str
    expected: tuple[int, ...] = ()
    planner: int | None = None


class VariantsSet(Struct, frozen=True, tag="variants", tag_field="kind", omit_defaults=True):
    """The options in force from here on: codes of the variants, in the game's order, and whether people play routine
    actions themselves."""

    variants: tuple[str, ...]
    by_hand: bool = False


class LanguageSet(Struct, frozen=True, tag="language", tag_field="kind"):
    """The table's language from here on."""

    language: str


class Joined(Struct, frozen=True, tag="joined", tag_field="kind", omit_defaults=True):
    """The entry's person takes the entry's seat: the next one, or another holder's. At their own seat, they are back at
    the table, or in for a rematch. With a `level`, a computer takes it, put there by the entry's person or the
    clock."""

    level: str | None = None


class LeftSeat(Struct, frozen=True, tag="left", tag_field="kind"):
    """The entry's seat was given up. In the lobby the seats after it move up. In play a computer holds it and it is
    open to others. If the entry's person was not its holder, its holder was voted out in play, or removed in the lobby
    by the host, a moderator or a seated person. The clock removes people who left the server."""


class JoinedWaitlist(Struct, frozen=True, tag="joined-waitlist", tag_field="kind"):
    """The entry's person is last on the waitlist for the next game."""


class LeftWaitlist(Struct, frozen=True, tag="left-waitlist", tag_field="kind"):
    """The entry's person has left the waitlist. Taking a seat needs no such entry."""


class Started(Struct, frozen=True, tag="started", tag_field="kind"):
    """The game began. This entry's interaction id is the dealer's salt."""


class ClockSet(Struct, frozen=True, tag="clock", tag_field="kind"):
    """The table's clock from here on, a key of `bot.tables.clocks.CLOCKS`."""

    clock: str


ProposalKind = Literal["end", "pause", "resume", "clock", "stand-in", "vote-out"]
"""What needs the agreement of others: end, pause, resume, another clock, a computer for an absent seat's decision, or
taking the seat from an absent person."""


class Voted(Struct, frozen=True, tag="voted", tag_field="kind", omit_defaults=True):
    """The entry's person votes for something (`bot.tables.attendance.Proposal`), about the entry's seat if there is
    one. `value` is the clock voted for."""

    what: ProposalKind
    value: str = ""


class Paused(Struct, frozen=True, tag="paused", tag_field="kind"):
    """The game is paused: no moves, no clocks, until it is resumed."""


class Resumed(Struct, frozen=True, tag="resumed", tag_field="kind"):
    """The game goes on. Every awaited seat gets the full time of the clock."""


class Nudged(Struct, frozen=True, tag="nudged", tag_field="kind"):
    """The entry's person reminds the entry's seat, which the table waits for."""


class Absent(Struct, frozen=True, tag="absent", tag_field="kind"):
    """The person of the entry's seat is absent, and a computer plays. The cause is the clock, or the person whose vote
    was the last one needed."""

    chapter: int
    """The chapter of the turn (`games.core.State.chapter`) that the computer finishes."""


class Invited(Struct, frozen=True, tag="invited", tag_field="kind"):
    """The entry's person invites `person` (our id) to the entry's seat, which a computer holds for an absent person."""

    person: int


class DecisionShare(Struct, frozen=True, array_like=True):
    """How many of a seat's decisions a person made while holding it: `made` of `decisions`."""

    seat: int
    person: int
    made: int
    decisions: int


class Ended(Struct, frozen=True, tag="ended", tag_field="kind", omit_defaults=True):
    """The table is over. `reason` is over, closed (by a person), outdated, abandoned (no act for days) or gone
    (out of sight). `seed` is in hex.

    `shares`, in the order of seats and tenures, and `held`, the seats that their last person held to the end, are
    recorded only if a person did not make all decisions of a seat.
    """

    reason: str
    seed: str
    result: Result | None
    shares: tuple[DecisionShare, ...] = ()
    held: tuple[int, ...] = ()


Body = (
    Opened
    | VariantsSet
    | LanguageSet
    | Joined
    | LeftSeat
    | JoinedWaitlist
    | LeftWaitlist
    | Started
    | ClockSet
    | Voted
    | Paused
    | Resumed
    | Nudged
    | Absent
    | Invited
    | Ended
)
"""The body of an entry that is not a move. Its kind is the struct's tag."""

ACTION = "action"
OUTCOME = "outcome"

_BODIES = msgspec.json.Decoder(Body)


def decode_body(entry: Entry) -> Body:
    """Decode the body of an entry that is neither an action nor an outcome. Raises Refusal if only a newer Roost knows
    its kind."""
    if not is_known(entry):
        raise Refusal("newer")
    return _BODIES.decode(entry.body)


def kind_of(body: Body | type[Body]) -> str:
    kind = body.__struct_config__.tag
    assert isinstance(kind, str)  # noqa: S101 - every body has a tag
    return kind


def recalled(log: Sequence[Entry], at: int) -> Sequence[Entry]:
    """Return entries of a log as they count at a moment. If some were written while a clock ran ahead, they are moved
    so that the last of them is of this moment."""
    ahead = max((entry.at for entry in log), default=at) - at
    if ahead <= MAX_AHEAD:
        return log
    return [replace(entry, at=entry.at - ahead) if entry.at > at + MAX_AHEAD else entry for entry in log]


NAMING: Final = (kind_of(Invited), kind_of(Opened))
"""The kinds of entries that name other people than the one who caused them."""


def is_known(entry: Entry) -> bool:
    """Return whether this Roost knows an entry's kind."""
    return entry.kind in _KINDS


_KINDS: Final = frozenset({ACTION, OUTCOME, *map(kind_of, get_args(Body))})


# Most moves recur, so decoded ones are cached. The key is the game: hashing its union of actions takes as long as
# decoding.


@lru_cache(2048)
def read_action(game: type[AnyGame], body: bytes) -> Struct:
    """Decode an action of a game from JSON. Raises msgspec.DecodeError if it is none."""
    return _decoder(game.Actions).decode(body)


@lru_cache(2048)
def read_outcome(game: type[AnyGame], body: bytes) -> Struct:
    """Decode an outcome of a game from JSON. Raises msgspec.DecodeError if it is none."""
    return _decoder(game.Outcomes).decode(body)


@cache
def _decoder(moves: Any) -> msgspec.json.Decoder[Any]:
    """Return the decoder for a game's actions or outcomes. Making one takes ten times as long as decoding."""
    return msgspec.json.Decoder(moves)
