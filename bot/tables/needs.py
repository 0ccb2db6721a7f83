"""What a table's life needs of a store; `bot/store` keeps these promises with SQLite."""

from collections.abc import Mapping, Sequence
from typing import Literal, Protocol

from msgspec import Struct

from bot.tables.entries import Entry
from bot.tables.refusals import Refusal
from bot.tables.table import Step
from bot.tables.told import TableInfo


class Outpaced(Exception):
    """Another writer's entries came first, or the interaction's own entry is there already: read and look again."""


class ChannelTaken(Exception):
    """The channel has a live table already."""


class StoreBusy(Exception):
    """The database is locked or out of reach; nothing was written."""


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


MessageKind = Literal["board", "hand", "closed"]
"""A table's board (seat None); a seat's hand in its direct messages; the message that told a seat, once, that direct
messages do not reach it."""


class PostedMessage(Struct, frozen=True):
    """A message of a table, by Discord's ids. `at` is when it was posted, in milliseconds since 1970."""

    kind: MessageKind
    seat: int | None
    channel_id: int
    message_id: int
    at: int


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

    async def append(self, step: Step) -> None:
        """The step's entries and all that is derived from them, in one transaction; Outpaced where a number or the
        interaction id is taken."""
        ...

    async def append_by(self, step: Step, person: Person) -> None:
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
        """The live tables that wait for a computer, those first that wait longest."""
        ...


class PeopleStore(Protocol):
    """People, and what is kept of them. Every method may raise StoreBusy; writers leave all or nothing."""

    async def know(
        self, discord_id: int, name: str, locale: str, guild_id: int | None = None, nickname: str = ""
    ) -> Person:
        """The person of a Discord account, who acts on a server if one is named, made or brought up to date; so is the
        nickname there, where "" is none."""
        ...

    async def people(self, ids: Sequence[int], guild_id: int | None = None) -> Sequence[Person]:
        """These people as a server calls them, in the order asked for; KeyError where one was never known."""
        ...

    async def person_of(self, discord_id: int, guild_id: int | None = None) -> Person | None:
        """Who has a Discord account here, as a server calls them."""
        ...

    async def kept_of(self, person: int) -> Mapping[str, object]:
        """All that is kept of somebody, ready for JSON: the person, the seats with their tables, the moves made, the
        results, the ratings, the messages sent."""
        ...

    async def counts_of(self, person: int) -> Mapping[str, int]:
        """How much of it there is: of seats, entries, results and nicknames."""
        ...

    async def forget(self, person: int) -> None:
        """Empty somebody's row for good; SeatedStill where that would strand a table."""
        ...


class MessageStore(Protocol):
    """The messages that Roost keeps up to date, and what it remembers for itself. Every method may raise StoreBusy."""

    async def message(self, table_id: str, kind: MessageKind, seat: int | None) -> PostedMessage | None:
        """The message of a table that is kept up to date."""
        ...

    async def post(self, table_id: str, message: PostedMessage) -> None:
        """Remember a message in the place of the table's earlier one of that kind and seat."""
        ...

    async def remembered(self, key: str) -> str | None:
        """A small thing the bot keeps for itself across restarts, such as the hash of its commands."""
        ...

    async def remember(self, key: str, value: str) -> None:
        """Keep such a thing."""
        ...


class Store(TableStore, PeopleStore, MessageStore, Protocol):
    """All of it."""
