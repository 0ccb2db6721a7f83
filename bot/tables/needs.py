"""What a table's life needs of a store; `bot/store` keeps these promises."""

from collections.abc import Collection, Mapping, Sequence
from typing import Literal, Protocol

from msgspec import Struct

from bot.tables.clocks import Quiet
from bot.tables.entries import Entry
from bot.tables.outbox import OutboxStore
from bot.tables.posted import MessageKind, PostedMessage
from bot.tables.refusals import Refusal
from bot.tables.state import TableInfo
from bot.tables.table import Step


class Outpaced(Exception):
    """Another writer's entries came first, or the interaction's own entry is there already: read and look again."""


class ChannelTaken(Exception):
    """The channel has a live table already."""


class StoreBusy(Exception):
    """The database is locked or out of reach; nothing was written."""


class StoreUnsure(StoreBusy):
    """The database went out of reach in the very moment of writing: it may have been written."""


class Person(Struct, frozen=True):
    """Someone who has used Roost. `id` is ours; a forgotten person has no `discord_id` and an empty name. `nickname` is
    what the server at hand says instead of the name, if anything; `acting_in` is the server where somebody acts just
    now, and is called so."""

    id: int
    discord_id: int | None
    name: str
    locale: str
    nickname: str = ""
    acting_in: int | None = None


ToldBy = Literal["mention", "direct", "none"]
"""How somebody wants to be told of being asked: by a mention on the board, by a direct message, or not at all."""


class Habits(Struct, frozen=True):
    """What somebody has chosen about being asked; in quiet hours no clock runs."""

    quiet: Quiet | None = None
    told_by: ToldBy = "mention"

    def quiet_until(self, at: int) -> int | None:
        """Until when somebody is not to be reached, if a moment lies in quiet hours; in milliseconds since 1970."""
        hours = self.quiet.hours_at(at) if self.quiet is not None else None
        return hours[1] if hours is not None and hours[0] <= at else None


class Turn(Struct, frozen=True):
    """A seat that is asked: since when, until when at a table with a clock, and when its person is to be reminded, if
    that has not happened; in milliseconds since 1970."""

    table_id: str
    seat: int
    since: int
    deadline: int | None
    remind_at: int | None


class SeatedStill(Exception):
    """A person sits at tables that are not over."""

    def __init__(self, tables: Sequence[str]) -> None:
        super().__init__(*tables)
        self.tables = tuple(tables)


class Stranger(Refusal):
    """A Discord account is not that person's any more, who asked to be forgotten; nothing was written."""

    def __init__(self) -> None:
        super().__init__("stale")


class TableStore(Protocol):
    """Tables and their logs. Every method may raise StoreBusy; writers leave all or nothing."""

    async def create(self, step: Step) -> None:
        """A new table with its first entries and all that is derived from them; ChannelTaken where one is live,
        Outpaced where the interaction id is taken."""
        ...

    async def append(self, step: Step) -> PostedMessage | None:
        """The step's entries and all that is derived from them, in one transaction; Outpaced where a number or the
        interaction id is taken, or the table was removed. Returns the message that is the table's board then; None
        where there is none, or it was not looked for."""
        ...

    async def append_by(self, step: Step, person: Person) -> PostedMessage | None:
        """The same for a step of a person's, who is brought up to date with it as by `know`; Stranger where the account
        is not that person's any more."""
        ...

    async def info(self, table_id: str) -> TableInfo | None:
        """What a table keeps from its opening, if there is such a table."""
        ...

    async def entries(self, table_id: str, after: int) -> Sequence[Entry]:
        """A table's log from the entry behind `after` on, in order. A day after a table's end its entries lose their
        interaction ids, all but the one that is the dealer's salt."""
        ...

    async def served(self, interaction_id: int) -> str | None:
        """The table whose log has an interaction's entry, if any has, until a day after that table's end."""
        ...

    async def live_table(self, channel_id: int) -> str | None:
        """The channel's table that is not over."""
        ...

    async def last_table(self, channel_id: int) -> str | None:
        """The channel's table that was opened last, over or not."""
        ...

    async def tables_of(self, person: int) -> Sequence[TableInfo]:
        """The live tables at which a person is seated, the newest first."""
        ...

    async def awaiting_computers(self) -> Sequence[str]:
        """The live tables of this process's servers that wait for a computer, those first that wait longest."""
        ...


class TurnStore(Protocol):
    """Whom tables wait for, and how long. All tables are those of the servers that this process holds. Every method may
    raise StoreBusy."""

    async def turns(self, table_id: str) -> Sequence[Turn]:
        """The seats that a table waits for and people are to decide for, in order."""
        ...

    async def turns_since(self, since: int) -> Sequence[Turn]:
        """Those of all tables that were asked at a moment or later."""
        ...

    async def due(self, at: int) -> Sequence[Turn]:
        """Those of all tables whose deadline is over at a moment, or whose person is to be reminded then, the first
        first."""
        ...

    async def next_due(self) -> int | None:
        """When the next such moment is."""
        ...

    async def claim_reminder(self, turn: Turn) -> bool:
        """Whether it is for the caller to remind a turn's person: only the first one is told so."""
        ...

    async def spare(self, at: int) -> Sequence[str]:
        """What a start does at this moment, for nobody could play while nothing was running: whose deadline is past, or
        is so within a minute, gets another one; who was to be reminded meanwhile is reminded later. Returns the tables
        whose deadlines have changed."""
        ...

    async def silent(self, since: int) -> Sequence[str]:
        """The live tables at which no person has done anything since a moment."""
        ...


class PeopleStore(Protocol):
    """People, and what is kept of them. Every method may raise StoreBusy; writers leave all or nothing."""

    async def know(
        self, discord_id: int, name: str, locale: str, guild_id: int | None = None, nickname: str = ""
    ) -> Person:
        """The person of a Discord account, new or brought up to date with this name and locale (one of Discord's:
        "en-GB"). Where a server is named, the person acts there, and is called by the nickname there; "" is none."""
        ...

    async def people(self, ids: Sequence[int], guild_id: int | None = None) -> Sequence[Person]:
        """These people as a server calls them, in the order asked for; KeyError where one was never known."""
        ...

    async def person_of(self, discord_id: int, guild_id: int | None = None) -> Person | None:
        """Who has a Discord account here, as a server calls them."""
        ...

    async def habits(self, person: int) -> Habits:
        """What somebody has chosen about being asked."""
        ...

    async def choose_habits(self, person: int, habits: Habits) -> None:
        """Keep that; deadlines that are set already stay."""
        ...

    async def kept_of(self, person: int) -> Mapping[str, object]:
        """All that is kept of somebody, ready for JSON: the person, the seats with their tables, the moves made, the
        results, the ratings, the messages sent."""
        ...

    async def counts_of(self, person: int) -> Mapping[str, int]:
        """How much of it there is: of seats, now and formerly held, entries, results and nicknames."""
        ...

    async def kept_for(self, person: int) -> Sequence[str]:
        """The live tables at which a computer holds a seat that a person has held."""
        ...

    async def forget(self, person: int) -> None:
        """Empty somebody's row for good; SeatedStill where that would strand a table."""
        ...


class MessageStore(Protocol):
    """The messages that Roost keeps up to date, and what it remembers for itself. Every method may raise StoreBusy."""

    async def message(
        self, table_id: str, kind: MessageKind, seat: int | None, person: int | None = None
    ) -> PostedMessage | None:
        """The message of a table that is kept up to date; that of a hand by its seat and person."""
        ...

    async def post(self, table_id: str, message: PostedMessage) -> None:
        """Remember a message in the place of the table's earlier one of that kind, seat and person."""
        ...

    async def shown(self, numbers: Mapping[tuple[str, int], int]) -> None:
        """Messages, by their tables and their own ids, show their tables after so many entries, or after more: a
        smaller number than the one that is known changes nothing."""
        ...

    async def replace_board(self, table_id: str, board: PostedMessage, former: PostedMessage | None) -> None:
        """Remember a message as a table's board, and the former board as retired, in one transaction."""
        ...

    async def retired(self) -> Sequence[tuple[str, PostedMessage]]:
        """The retired messages of the servers that this process holds, with their tables."""
        ...

    async def unpost(self, table_id: str, message: PostedMessage) -> None:
        """Forget a message of a table, retired or not."""
        ...

    async def remembered(self, key: str) -> str | None:
        """A small thing the bot keeps for itself across restarts, such as the hash of its commands."""
        ...

    async def remember(self, key: str, value: str) -> None:
        """Keep such a thing."""
        ...


class GuildStore(Protocol):
    """Servers; all of them are those that this process holds. Every method may raise StoreBusy; writers leave all or
    nothing."""

    async def known_guilds(self) -> Collection[int]:
        """The servers of which there are tables or nicknames."""
        ...

    async def live_tables(self) -> Sequence[TableInfo]:
        """All tables that are not over."""
        ...

    async def live_tables_of(
        self, *, guild_id: int | None = None, channel_id: int | None = None
    ) -> Sequence[TableInfo]:
        """Those of a server, or of a channel and its threads."""
        ...

    async def depart(self, guild_id: int, at: int) -> None:
        """A server has removed Roost at a moment, in milliseconds since 1970; the first such moment counts."""
        ...

    async def stay(self, guild_ids: Collection[int]) -> None:
        """Roost is on these servers."""
        ...

    async def departed(self, before: int | None = None) -> Sequence[int]:
        """The servers that have removed Roost, before a moment if one is named."""
        ...

    async def forget_guild(self, guild_id: int) -> Sequence[int]:
        """Forget a server that has removed Roost, unless a table there is not over: its ids, settings, standings and
        messages, and the people who are known nowhere else, who are returned. Logs and the ratings of all servers
        stay."""
        ...


class Store(TableStore, TurnStore, PeopleStore, MessageStore, GuildStore, OutboxStore, Protocol):
    """All of it."""
