"""What processes that share a database tell each other: the errands that steps leave behind, and who hears of them."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from bot.tables.shards import Shards


class Errand(Struct, frozen=True):
    """A step of a table, from its first entry to its last, that was taken by a process which does not hold the table's
    server: boards, hands and computers are for the one that does."""

    table_id: str
    first: int
    last: int


class OutboxStore(Protocol):
    """Errands, which are written with their steps. Every method may raise StoreBusy."""

    @property
    def shards(self) -> Shards:
        """Those whose servers this process holds."""
        ...

    async def errands(self, table_id: str | None = None) -> Sequence[Errand]:
        """Those for the servers that this process holds, or for one of their tables, the first first."""
        ...

    async def unseen(self, since: int, until: int) -> Sequence[Errand]:
        """What was written at tables of those servers behind what their boards show, the last of it between two moments
        (in milliseconds since 1970)."""
        ...

    async def done(self, errand: Errand) -> None:
        """An errand is done, and with it those of its table before it."""
        ...

    async def listen(self, ear: "Ear") -> None:
        """Tell of what other processes do, until cancelled; returns where the database tells nothing."""
        ...


class Ear(Protocol):
    """Who is told of what other processes do. That is told at once, but not whenever it happens: it may be missed."""

    def errand_left(self, table_id: str) -> None:
        """There may be an errand of a table's."""
        ...

    def person_changed(self, person: int) -> None:
        """Somebody is called otherwise now, or is forgotten."""
        ...

    def missed(self) -> None:
        """Anything may have happened meanwhile."""
        ...
