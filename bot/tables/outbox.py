"""Errands: notices of steps for the process that owns the table, in a database that several processes share."""

from typing import Protocol

from msgspec import Struct


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
