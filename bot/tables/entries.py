"""The entries of a table's log. The log is the table."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any, Final, Literal, get_args

import msgspec
from msgspec import Struct

from bot.tables.holders import Computer, Holder
from bot.tables.refusals import Refusal
from games.core import AnyGame, Result

DEALER = "dealer"
"""Settles what chance is asked for."""
TABLE = "table"
"""Plays what is forced: a seat's action that is nobody's decision."""
CLOCK = "clock"
"""Does what is due: finds somebody absent, closes a table at which nobody acts."""


def by_person(person: int) -> str:
    """How an entry names the person who caused it."""
    return f"person:{person}"


def people_in(bys: Iterable[str]) -> set[int]:
    """The people among those whom entries name as who caused them."""
    named = [by.partition(":") for by in bys]
    return {int(person) for kind, _, person in named if kind == "person"}


def invited_in(bodies: Iterable[bytes | str]) -> set[int]:
    """The people who are invited by entries with these bodies."""
    return {body.person for body in map(_BODIES.decode, bodies) if isinstance(body, Invited)}


def by_holder(holder: Holder | None) -> str:
    """How an entry names the person or the computer that caused it; None: the clock."""
    if holder is None:
        return CLOCK
    return f"computer:{holder.level}" if isinstance(holder, Computer) else by_person(holder)


class Entry(Struct, frozen=True):
    """One numbered thing that happened to a table.

    `at` is in milliseconds since 1970; `by` a `by_holder(…)`, the dealer or the table; `body` JSON whose form follows
    from `kind`: for an action or an outcome the game's own struct, otherwise one of the structs below. An action by a
    computer at a seat that a person holds was played in the place of that person, who was absent.
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
        """The person who caused it."""
        return int(self.by.removeprefix("person:"))


class Opened(Struct, frozen=True, tag="opened", tag_field="kind"):
    """A lobby was opened; `commitment` is the SHA-256 of the table's seed."""

    commitment: str


class OptionsSet(Struct, frozen=True, tag="options", tag_field="kind"):
    """The variants in force from here on: their codes, in the game's order."""

    variants: tuple[str, ...]


class LanguageSet(Struct, frozen=True, tag="language", tag_field="kind"):
    """The language in which the table speaks from here on."""

    language: str


class Joined(Struct, frozen=True, tag="joined", tag_field="kind", omit_defaults=True):
    """From here on the entry's person holds the entry's seat: the next one, or one that somebody else held. Where a
    level is named, a computer of that level holds it, put there by the entry's person or by the clock."""

    level: str | None = None


class LeftSeat(Struct, frozen=True, tag="left", tag_field="kind"):
    """The entry's seat was given up. In the lobby the seats behind it move up; in play a computer holds it from here
    on, and it stands open. Where the entry's person did not hold the seat, the others have voted its holder out."""


class Started(Struct, frozen=True, tag="started", tag_field="kind"):
    """The game began with the seats as they were; this entry's interaction id is the dealer's salt."""


class ClockSet(Struct, frozen=True, tag="clock", tag_field="kind"):
    """Every decision has so much time from here on: one of `bot.tables.clocks.CLOCKS`."""

    clock: str


What = Literal["end", "pause", "resume", "clock", "stand-in", "vote-out"]
"""What takes the agreement of others: to end, to pause, to resume, to set another clock, to let a computer play what an
absent seat is asked, to take the seat from somebody absent."""


class Wished(Struct, frozen=True, tag="wished", tag_field="kind", omit_defaults=True):
    """The entry's person wants something that takes the agreement of others (`bot.tables.attendance.Wish`): about the
    entry's seat, if it names one; `value` is the clock that is wanted."""

    what: What
    value: str = ""


class Paused(Struct, frozen=True, tag="paused", tag_field="kind"):
    """Nobody moves, and no clock runs, until the table is resumed."""


class Resumed(Struct, frozen=True, tag="resumed", tag_field="kind"):
    """The game goes on; whoever is asked has all the time of the clock anew."""


class Nudged(Struct, frozen=True, tag="nudged", tag_field="kind"):
    """The entry's person asked that the entry's seat, which the table waits for, be told so."""


class Absent(Struct, frozen=True, tag="absent", tag_field="kind"):
    """The person of the entry's seat is away: a computer plays the decision put to it. By the clock where its time was
    over, else by the person with whom enough others had asked for it."""


class Invited(Struct, frozen=True, tag="invited", tag_field="kind"):
    """The entry's person invites somebody, by our id, into the entry's seat, which a computer holds for an absent
    person."""

    person: int


class Share(Struct, frozen=True, array_like=True):
    """What a person had of a seat: `made` decisions of the `asked` that were put to it from their taking it until
    somebody else took it, or the end."""

    seat: int
    person: int
    made: int
    asked: int


class Ended(Struct, frozen=True, tag="ended", tag_field="kind", omit_defaults=True):
    """The table is over: `reason` is over, closed (by a person), outdated, silent (nobody acted for too long) or gone
    (out of the bot's sight); the seed in hex, and the result if any. `shares`, seat by seat in the order in which they
    were taken, where somebody did not make all decisions of a seat; `held` are then the seats that their last person
    held to the end."""

    reason: str
    seed: str
    result: Result | None
    shares: tuple[Share, ...] = ()
    held: tuple[int, ...] = ()


Body = (
    Opened
    | OptionsSet
    | LanguageSet
    | Joined
    | LeftSeat
    | Started
    | ClockSet
    | Wished
    | Paused
    | Resumed
    | Nudged
    | Absent
    | Invited
    | Ended
)
"""What an entry says that is not the game's: its kind is the struct's tag."""

ACTION = "action"
OUTCOME = "outcome"

_BODIES = msgspec.json.Decoder(Body)


def decode_body(entry: Entry) -> Body:
    """The body of an entry that is neither an action nor an outcome; a Refusal where only a newer Roost knows its
    kind."""
    if not is_known(entry):
        raise Refusal("newer")
    return _BODIES.decode(entry.body)


def kind_of(body: Body | type[Body]) -> str:
    """An entry's kind for a body."""
    kind = body.__struct_config__.tag
    assert isinstance(kind, str)  # noqa: S101 - every body has a tag
    return kind


INVITED: Final = kind_of(Invited(0))


def is_known(entry: Entry) -> bool:
    """Whether this Roost knows an entry's kind."""
    return entry.kind in _KINDS


_KINDS: Final = frozenset({ACTION, OUTCOME, *map(kind_of, get_args(Body))})


# Most moves are said again and again, and what is known to be sound is not checked anew. They are found by the game: to
# tell which union of moves is meant takes as long as to read one.


@lru_cache(2048)
def read_action(game: type[AnyGame], body: bytes) -> Struct:
    """An action of a game, from JSON; msgspec.DecodeError where it is none."""
    return _decoder(game.Actions).decode(body)


@lru_cache(2048)
def read_outcome(game: type[AnyGame], body: bytes) -> Struct:
    """An outcome of a game, from JSON; msgspec.DecodeError where it is none."""
    return _decoder(game.Outcomes).decode(body)


@cache
def _decoder(moves: Any) -> msgspec.json.Decoder[Any]:
    """What reads a game's actions or outcomes; to make it takes ten times as long as to read one."""
    return msgspec.json.Decoder(moves)
