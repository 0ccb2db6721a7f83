"""Shards of a process, when several processes are one bot."""

from typing import Self

from msgspec import Struct

from bot.tables.refusals import OperationRefused


class ShardsRefused(OperationRefused):
    """This process cannot hold its shards. Codes: engine, held, count."""


class Shards(Struct, frozen=True):
    """A range of `count` shards, from `first` to `last`. Discord sends a shard the events of its servers, and shard 0
    those of direct messages."""

    first: int
    last: int
    count: int

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse a setting such as `0-3/8` or `2/8`. Raises ValueError."""
        range_, _, count = text.partition("/")
        first, _, last = range_.partition("-")
        shards = cls(int(first), int(last or first), int(count))
        if not 0 <= shards.first <= shards.last < shards.count:
            raise ValueError(text)
        return shards

    def __str__(self) -> str:
        return f"{self.first}-{self.last}/{self.count}"

    @property
    def ids(self) -> range:
        return range(self.first, self.last + 1)

    @property
    def chosen(self) -> bool:
        """Whether a range was set. Otherwise one process holds as many shards as Discord asks for."""
        return self.count > 1

    def hold(self, guild_id: int) -> bool:
        """Return whether a server belongs to these shards."""
        return (guild_id >> 22) % self.count in self.ids

    @property
    def hear_direct_messages(self) -> bool:
        """Whether direct messages reach one of these shards."""
        return self.first == 0


WHOLE = Shards(0, 0, 1)
"""All shards in one process."""
NONE = Shards(1, 0, 1)
"""No shard: what the process writes at tables is an errand for their owner."""
