"""Protocols of the store that tables need. `bot/store` implements them."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final, Literal, Protocol

from msgspec import Struct

from bot.tables.calls import CallStore
from bot.tables.clocks import Quiet
from bot.tables.entries import Entry
from bot.tables.guild_settings import GuildSettingsStore
from bot.tables.outbox import OutboxStore
from bot.tables.posted import MessageKind, PostedMessage
from bot.tables.refusals import Refusal
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
    acting_in: int | None = None
    """The server where the person acts now, and has this nickname."""


NoticeWay = Literal["mention", "direct", "none"]
"""How a person wants to hear of their turn: by a mention on the board, by direct message, or not at all."""


class Preferences(Struct, frozen=True):
    """A person's choices about being asked. No clock runs in quiet hours."""

    quiet: Quiet | None = None
    told_by: NoticeWay = "mention"

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


UNFINISHED_MOST: Final = 3
"""The most lobbies that a person has opened on a server, and the most games alone against computers there."""


class TableStore(Protocol):
    """Tables and their logs. Every method may raise StoreBusy. Writes are all or nothing."""

    async def create(self, step: Step, line: PostedMessage | None = None) -> None:
        """Insert a new table with its first entries, everything derived from them, and the `line` that leads to its
        thread. A further table in such a thread gets the line of the earlier ones. Raises ChannelTaken if the channel
        has a live table, StepConflict as `append` does, Refusal if the opener has no room for it."""
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
        """Append a person's step, and update the person as `upsert_person` does. Raises ForgottenActor if the
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

    async def have_tables(self, channels: Collection[int]) -> Collection[int]:
        """Return those of some channels and threads that have tables, live or not."""
        ...

    async def tables_of(self, person: int) -> Sequence[TableInfo]:
        """Return the live tables where a person is seated, newest first."""
        ...

    async def awaiting_computers(self) -> Sequence[str]:
        """Return the live tables of this process's servers that wait for a computer, longest wait first."""
        ...


class TurnStore(Protocol):
    """Decisions that tables wait for, on the servers of this process. Every method may raise StoreBusy."""

    async def turns(self, table_id: str) -> Sequence[Turn]:
        """Return the decisions of people that a table waits for, in order of seats."""
        ...

    async def turns_since(self, since: int) -> Sequence[Turn]:
        """Return the decisions of all tables asked at `since` or later."""
        ...

    async def due(self, at: int) -> Sequence[Turn]:
        """Return the decisions of all tables with a deadline or a reminder due at `at`, earliest first."""
        ...

    async def next_due(self) -> int | None:
        """Return the time of the next deadline or reminder, in milliseconds since 1970. None if there is none."""
        ...

    async def claim_reminder(self, turn: Turn) -> bool:
        """Claim the reminder of a turn. Returns True for the first caller alone."""
        ...

    async def postpone_deadlines(self, at: int, jump: int = 0) -> Sequence[str]:
        """Move deadlines at a start, because no person could act while no process ran, or after the clock has jumped by
        `jump` milliseconds.

        Deadlines that have passed, or pass within a minute, start over; missed reminders are moved. After a jump each
        person has at least the time that was left before it. A decision asked later than an hour from now counts as
        asked now, and a deadline that is too late for any clock as passed. Returns the tables whose deadlines changed.
        """
        ...

    async def silent_tables(self, since: int, at: int) -> Sequence[str]:
        """Return the live tables where no seated person has acted since a moment, or where the last such act is later
        than an hour from `at`. Others where one has done nothing but leave a seat may be among them."""
        ...


class PeopleStore(Protocol):
    """People and their data. Every method may raise StoreBusy. Writes are all or nothing."""

    async def upsert_person(
        self, discord_id: int, name: str, locale: str, guild_id: int | None = None, nickname: str = ""
    ) -> Person:
        """Insert or update the person of a Discord account. `locale` is one of Discord's ("en-GB"). With a server, also
        set the nickname there; "" means none."""
        ...

    async def people(self, ids: Sequence[int], guild_id: int | None = None) -> Sequence[Person]:
        """Return these people as a server calls them, in the given order. Raises KeyError for an unknown id."""
        ...

    async def person_of(self, discord_id: int, guild_id: int | None = None) -> Person | None:
        """Return the person of a Discord account as a server calls them."""
        ...

    async def preferences(self, person: int) -> Preferences:
        """Return a person's preferences."""
        ...

    async def set_preferences(self, person: int, preferences: Preferences) -> None:
        """Store a person's preferences. Deadlines that are set already stay."""
        ...

    async def personal_data(self, person: int) -> Mapping[str, object]:
        """Return everything stored about a person, ready for JSON: the person, seats and their tables, moves, results,
        ratings, messages."""
        ...

    async def count_personal_data(self, person: int) -> Mapping[str, int]:
        """Return the number of a person's rows: seats now and before, entries, results, nicknames."""
        ...

    async def stand_in_tables(self, person: int) -> Sequence[str]:
        """Return the live tables where a computer holds a seat that a person has held."""
        ...

    async def forget(self, person: int) -> None:
        """Empty a person's row for good. Raises SeatedStill if that would strand a table."""
        ...


class MessageStore(Protocol):
    """Messages that Roost keeps up to date, and small facts it remembers. Every method may raise StoreBusy."""

    async def message(
        self, table_id: str, kind: MessageKind, seat: int | None, person: int | None = None
    ) -> PostedMessage | None:
        """Return a table's message of a kind; a hand by its seat and person."""
        ...

    async def save_message(self, table_id: str, message: PostedMessage) -> None:
        """Store a message in place of the table's earlier one of that kind, seat and person."""
        ...

    async def record_shown(self, numbers: Mapping[tuple[str, int], int]) -> None:
        """Store how many entries messages show, by table and message id. A smaller number than the stored one changes
        nothing."""
        ...

    async def replace_board(self, table_id: str, board: PostedMessage, former: PostedMessage | None) -> None:
        """Store a new board, and the former one as retired, in one transaction."""
        ...

    async def retired_boards(self) -> Sequence[tuple[str, PostedMessage]]:
        """Return the retired messages on this process's servers, with their tables. Those of kind "invitation" may be
        current: invitations to seats. Invitations to lobbies are left out while the lobby is open."""
        ...

    async def invited(self, table_id: str, invitation: PostedMessage) -> None:
        """Store an invitation, which loses its controls once nothing is open that it invites to."""
        ...

    async def invitations(self, table_id: str) -> Sequence[PostedMessage]:
        """Return a table's invitations that may still have controls."""
        ...

    async def threads_without_result(self) -> Sequence[str]:
        """Return the tables of this process's servers that are over, and whose channel has a line but no result."""
        ...

    async def unlinked_starters(self) -> Sequence[str]:
        """Return the tables of this process's servers whose channel has a line that does not name their thread yet."""
        ...

    async def delete_message(self, table_id: str, message: PostedMessage) -> None:
        """Delete the row of a message, retired or not."""
        ...

    async def was_offered(self, person: int) -> bool:
        """Return whether Roost has offered a person direct messages or mentions as notices of turns. Only asked at a
        table where that person has a seat."""
        ...

    async def remembered(self, key: str) -> str | None:
        """Return a small fact that survives restarts, such as the hash of the registered commands."""
        ...

    async def remember(self, key: str, value: str) -> None:
        """Store such a fact."""
        ...


class GuildStore(Protocol):
    """Servers of this process. Every method may raise StoreBusy. Writes are all or nothing."""

    async def known_guilds(self) -> Collection[int]:
        """Return the servers that have tables, nicknames or settings."""
        ...

    async def live_tables(self) -> Sequence[TableInfo]:
        """Return all live tables."""
        ...

    async def live_tables_of(
        self, *, guild_id: int | None = None, channel_id: int | None = None
    ) -> Sequence[TableInfo]:
        """Return the live tables of a server, or of a channel and its threads."""
        ...

    async def note_removed(self, guild_id: int, at: int) -> None:
        """Note that a server removed Roost at a moment, in milliseconds since 1970. The first such moment counts."""
        ...

    async def note_present(self, guild_ids: Collection[int]) -> None:
        """Note that Roost is on these servers."""
        ...

    async def removed_guilds(self, before: int | None = None) -> Sequence[int]:
        """Return the servers that removed Roost, before a moment if one is given."""
        ...

    async def forget_guild(self, guild_id: int) -> Sequence[int]:
        """Delete a server that removed Roost, unless it has a live table: its ids, settings, standings and messages.
        Returns the people known nowhere else, who are forgotten too. Logs and global ratings stay."""
        ...


class Store(
    TableStore,
    TurnStore,
    PeopleStore,
    MessageStore,
    GuildStore,
    GuildSettingsStore,
    CallStore,
    OutboxStore,
    Protocol,
):
    """The whole store."""
