"""What tables ask of the store, and what is read there. `bot/store` implements it."""

from collections.abc import Sequence
from typing import Final, Literal, Protocol

from msgspec import Struct

from bot.tables.clocks import Quiet
from bot.tables.entries import Entry
from bot.tables.posted import PostedMessage
from bot.tables.refusals import Refusal
from bot.tables.shards import Shards
from bot.tables.state import TableInfo
from bot.tables.table import Step


class StepConflict(Exception):
    """A step cannot be appended, so nothing was written. Read the new entries and plan again."""


class LogConflict(StepConflict):
    """Another writer was first, or the interaction has its entry already."""


class LogClosed(StepConflict):
    """The log takes no more entries: it is packed, or the table was removed."""


class ForgottenHolder(StepConflict):
    """A person who was forgotten takes a seat, and could never play it."""


class ChannelTaken(Exception):
    """The channel has a live table."""


class StoreBusy(Exception):
    """The database is locked or out of reach. Nothing was written. Its text is the cause, in the database's words."""


class CommitUnknown(StoreBusy):
    """The connection failed during a commit, which may have succeeded."""


class Person(Struct, frozen=True):
    """A person who has used Roost. `id` is ours. A forgotten person has no `discord_id` and an empty name."""

    id: int
    discord_id: int | None
    name: str
    locale: str
    nickname: str = ""
    """The name on the server in question, if it differs."""
    words: bool = False
    """Whether the person is answered in words."""
    acting_in: int | None = None
    """The server where the person acts now, and has this nickname."""


NoticeWay = Literal["mention", "direct", "none"]
"""How a person wants to hear of their turn: by a mention on the board, by direct message, or not at all."""


class Preferences(Struct, frozen=True):
    """A person's choices about being asked and answered. No clock runs in quiet hours."""

    quiet: Quiet | None = None
    notice_way: NoticeWay = "mention"
    words: bool = False

    def quiet_until(self, at: int) -> int | None:
        """Return when the quiet hours end that include a moment, in milliseconds since 1970. None if it is in none."""
        hours = self.quiet.hours_at(at) if self.quiet is not None else None
        return hours[1] if hours is not None and hours[0] <= at else None


class Turn(Struct, frozen=True):
    """A decision that a table waits for. Times are in milliseconds since 1970."""

    table_id: str
    seat: int
    since: int
    deadline: int | None
    """None without a clock."""
    remind_at: int | None
    """When to remind the person. None once that is done."""


class SeatedStill(Exception):
    """A person is seated at live tables."""

    def __init__(self, tables: Sequence[str]) -> None:
        super().__init__(*tables)
        self.tables = tuple(tables)


class ForgottenActor(Refusal):
    """A Discord account no longer belongs to that person, who was forgotten. Nothing was written."""

    def __init__(self) -> None:
        super().__init__("stale")


MAX_UNFINISHED: Final = 3
"""The most lobbies that a person has opened on a server, and the most games alone against computers there."""


class TableStore(Protocol):
    """Tables, their logs and their people. Every method may raise StoreBusy. Writes are all or nothing."""

    @property
    def shards(self) -> Shards:
        """The shards of this process."""
        ...

    async def create(self, step: Step, starter: PostedMessage | None = None) -> None:
        """Insert a new table with its first entries, everything derived from them, and the `starter` of its
        thread. A further table in such a thread gets that of the earlier ones. Raises ChannelTaken if the channel has a
        live table, StepConflict as `append` does, Refusal if the opener has no room for it."""
        ...

    async def must_have_room(self, guild_id: int, person: int, *, alone: bool) -> None:
        """Raise Refusal if a person has too many unfinished tables on a server for one more: games `alone` against
        computers, or else lobbies that the person opened."""
        ...

    async def append(self, step: Step) -> PostedMessage | None:
        """Append a step's entries and everything derived from them, in one transaction.

        Returns the row of the table's board, or None if there is none or it was not read. Raises LogConflict, LogClosed
        or ForgottenHolder.
        """
        ...

    async def append_by(self, step: Step, person: Person) -> PostedMessage | None:
        """Append a person's step, and update the person as `SqlPeople.upsert_person` does. Raises ForgottenActor if the
        account is no longer that person's, Refusal if it starts a game alone against computers that the person has no
        room for."""
        ...

    async def info(self, table_id: str) -> TableInfo | None:
        """Return the unchanging facts of a table. None if there is no such table."""
        ...

    async def entries(self, table_id: str, after: int) -> Sequence[Entry]:
        """Return a table's entries after number `after`, in order. A day after the end of a table its entries lose
        their interaction ids, except the dealer's salt."""
        ...

    async def table_of_interaction(self, interaction_id: int) -> str | None:
        """Return the table whose log has an interaction's entry, until a day after that table's end."""
        ...

    async def live_table(self, channel_id: int) -> str | None:
        """Return the channel's live table."""
        ...

    async def last_table(self, channel_id: int, at: int) -> str | None:
        """Return the channel's newest table, live or not. One opened later than an hour from `at` is not the newest, as
        long as there is another."""
        ...

    async def last_ended(self, channel_id: int, person: int) -> str | None:
        """Return the newest table that is over and has a person seated, of those in a channel and in the threads to
        which its lines lead."""
        ...

    async def tables_of(self, person: int) -> Sequence[TableInfo]:
        """Return the live tables where a person is seated, newest first."""
        ...

    async def stand_in_tables(self, person: int) -> Sequence[str]:
        """Return the live tables where a computer holds a seat that a person has held."""
        ...

    async def awaiting_computers(self) -> Sequence[str]:
        """Return the live tables of this process's servers that wait for a computer, longest wait first."""
        ...

    async def people(self, ids: Sequence[int], guild_id: int | None = None) -> Sequence[Person]:
        """Return these people as a server calls them, in the given order. Raises KeyError for an unknown id."""
        ...

    async def preferences(self, person: int) -> Preferences:
        """Return a person's preferences."""
        ...


class Errand(Struct, frozen=True):
    """A step, from its first entry to its last, of a table that another process owns. The owner updates boards, hands
    and computers."""

    table_id: str
    first: int
    last: int


class NotificationListener(Protocol):
    """Hears what other processes do. Notices come at once, but some may be missed."""

    def errand_written(self, table_id: str) -> None:
        """There may be an errand for a table."""
        ...

    def person_changed(self, person: int) -> None:
        """A person has another name, or was forgotten."""
        ...

    def missed(self) -> None:
        """Notices may have been lost: anything may have changed."""
        ...
