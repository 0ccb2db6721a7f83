"""What Roost tells whoever watches it: how long things take, and what did not come about. No ids, no names, no words
of anybody's; every kind and code is one that stands in the source."""

from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple, Protocol

from aiohttp import TraceConfig

Drawing = Literal["board", "hand", "other"]
Access = Literal["read", "write"]


class Served(NamedTuple):
    """What became of a click or a command of a kind: after how many seconds it was answered (None: not at all),
    whether that had to be promised before, whether Discord heard nothing in time, and why it was refused, if it was."""

    kind: str
    seconds: float | None
    promised: bool
    unanswered: bool
    refusal: str | None


class Heartbeat(NamedTuple):
    """How many seconds ago the gateway answered a shard's last heartbeat (None: it has no connection), how many that
    took, and whether it is too long ago."""

    shard: int
    age: float | None
    latency: float
    late: bool


class Watch(Protocol):
    """Whoever watches. Nothing here waits, or raises."""

    requests: TraceConfig | None
    """What follows the requests to Discord, if anything does."""

    def served(self, served: Served) -> None:
        """A click or a command was served."""
        ...

    def drew(self, what: Drawing, seconds: float) -> None:
        """A picture was drawn so many seconds after it was asked for."""
        ...

    def stored(self, what: Access, seconds: float, *, busy: bool) -> None:
        """The store was read or written in so many seconds, or was busy or out of reach."""
        ...

    def follow(self, heartbeats: Callable[[], Sequence[Heartbeat]]) -> None:
        """From now on the shards' heartbeats are told by this."""
        ...


class Unwatched:
    """Nobody watches."""

    requests: TraceConfig | None = None

    def served(self, served: Served) -> None: ...

    def drew(self, what: Drawing, seconds: float) -> None: ...

    def stored(self, what: Access, seconds: float, *, busy: bool) -> None: ...

    def follow(self, heartbeats: Callable[[], Sequence[Heartbeat]]) -> None: ...


UNWATCHED: Final = Unwatched()
