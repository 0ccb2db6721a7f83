"""Which servers a process holds, where several processes are one bot."""

from typing import Self

from msgspec import Struct

from bot.tables.refusals import Declined


class ShardsRefused(Declined):
    """This process cannot hold its shards. Codes: engine, held, count."""


class Shards(Struct, frozen=True):
    """Some shards of `count`, from `first` to `last`. Discord tells a shard of the servers that are its own, and the
    first one of all direct messages."""

    first: int
    last: int
    count: int

    @classmethod
    def parse(cls, text: str) -> Self:
        """Shards as they are set: `0-3/8`, or one as `2/8`; ValueError for what are none."""
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
        """Their numbers."""
        return range(self.first, self.last + 1)

    @property
    def chosen(self) -> bool:
        """Whether they are some that were chosen; else one process holds as many as Discord asks for."""
        return self.count > 1

    def hold(self, guild_id: int) -> bool:
        """Whether a server is one of theirs; its id is Discord's."""
        return (guild_id >> 22) % self.count in self.ids

    @property
    def hear_direct_messages(self) -> bool:
        """Whether direct messages, and clicks in them, reach one of them."""
        return self.first == 0


WHOLE = Shards(0, 0, 1)
"""All there is, in one process: as many as Discord asks for."""
