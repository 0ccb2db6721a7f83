"""Errands: notices of steps for the process that owns the table, in a database that several processes share."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from bot.tables.shards import Shards


class Errand(Struct, frozen=True):
    """A step, from its first entry to its last, of a table that another process owns. The owner updates boards, hands
    and computers. Without a step (both 0) an update has changed the controls, and the owner renews them."""

    table_id: str
    first: int
    last: int

    @property
    def renews(self) -> bool:
        """Whether it has no step."""
        return self.first == 0


class OutboxStore(Protocol):
    """Errands, written in the transactions of their steps. Every method may raise StoreBusy."""

    @property
    def shards(self) -> Shards:
        """The shards of this process."""
        ...

    async def errands(self, table_id: str | None = None) -> Sequence[Errand]:
        """Return the errands for this process's servers, or for one of their tables, oldest first."""
        ...

    async def boards_behind(self, since: int, until: int) -> Sequence[Errand]:
        """Return what was written at this process's tables after the entries their boards show, if the last of it is no
        younger than `until` (milliseconds since 1970), or more than an hour younger. Tables over are left out if they
        ended before `since`. Live tables without a board are shown nothing."""
        ...

    async def delete_errand(self, errand: Errand) -> None:
        """Delete an errand and the earlier ones of its table."""
        ...

    async def listen(self, ear: "NotificationListener") -> None:
        """Report what other processes do, until cancelled. Returns at once if the database cannot notify."""
        ...


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
