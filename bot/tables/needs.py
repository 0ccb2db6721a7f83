"""What a table's life needs of a store; `bot/store` keeps these promises with SQLite."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from bot.tables.entries import Entry
from bot.tables.table import Step, TableInfo


class Outpaced(Exception):
    """Another writer's entries came first, or the interaction's own entry is there already: read and look again."""


class ChannelTaken(Exception):
    """The channel has a live table already."""


class StoreBusy(Exception):
    """The database is locked or out of reach; nothing was written."""


class Person(Struct, frozen=True):
    """Someone who has used Roost. `id` is ours; a forgotten person has no `discord_id` and an empty name."""

    id: int
    discord_id: int | None
    name: str
    locale: str


class PostedMessage(Struct, frozen=True):
    """A message Roost keeps up to date: kind board (seat None), later hands. `at` is when it was posted, in ms."""

    kind: str
    seat: int | None
    channel_id: int
    message_id: int
    at: int


class Store(Protocol):
    """Everything a table's life reads and writes. Every method may raise StoreBusy; writers leave all or nothing."""

    async def create(self, step: Step) -> None:
        """A new table with its first entries and all that is derived from them; ChannelTaken where one is live,
        Outpaced where the interaction id is taken."""
        ...

    async def append(self, step: Step) -> None:
        """The step's entries and all that is derived from them, in one transaction; Outpaced where a number or the
        interaction id is taken."""
        ...

    async def info(self, table_id: str) -> TableInfo | None:
        """What a table keeps from its opening, if there is such a table."""
        ...

    async def entries(self, table_id: str, after: int) -> Sequence[Entry]:
        """A table's log from the entry behind `after` on, in order."""
        ...

    async def served(self, interaction_id: int) -> str | None:
        """The table whose log has an interaction's entry, if any has."""
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

    async def know(self, discord_id: int, name: str, locale: str) -> Person:
        """The person of a Discord account, made or brought up to date."""
        ...

    async def people(self, ids: Sequence[int]) -> Sequence[Person]:
        """These people, in the order asked for."""
        ...

    async def message(self, table_id: str, kind: str, seat: int | None) -> PostedMessage | None:
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
