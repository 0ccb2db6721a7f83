"""The interface for metrics: durations and failures. No ids, no names, no words of people; every kind and code is a
fixed word of the source."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, Literal, NamedTuple, Protocol

from aiohttp import TraceConfig

Drawing = Literal["board", "hand", "other"]
Access = Literal["read", "write"]


class ServedInteraction(NamedTuple):
    """The outcome of a click or command: seconds until its reply (None: no reply), whether it was deferred because the
    reply was not ready in time, whether Discord got no reply in time, and the code of a refusal."""

    kind: str
    seconds: float | None
    was_late: bool
    failed: bool
    refusal: str | None


class Heartbeat(NamedTuple):
    """A shard's heartbeat: seconds since the last acknowledgement (None: no connection), its latency, and whether it is
    too long ago."""

    shard: int
    age: float | None
    latency: float
    late: bool


class Metrics(Protocol):
    """A receiver of metrics. No method waits or raises."""

    requests: TraceConfig | None
    """Traces requests to Discord, if set."""

    def expect(self, kinds: Iterable[str], codes: Iterable[str]) -> None:
        """Begin to count interactions of these kinds, and refusals with these codes. Without a 0 before it, the first
        failure would raise no alert."""

    def note_served(self, served: ServedInteraction) -> None:
        """Record a click or a command."""

    def note_drawing(self, what: Drawing, seconds: float) -> None:
        """Record a picture, drawn `seconds` after its request."""

    def note_access(self, what: Access, seconds: float, *, busy: bool) -> None:
        """Record a read or write of the store, or that it was busy or unreachable."""

    def note_computer_fault(self) -> None:
        """Record a decision that a computer's own mind did not make."""

    def note_clock(self, ahead: float) -> None:
        """Record by how many seconds this machine's clock is ahead of Discord's."""

    def observe_heartbeats(self, heartbeats: Callable[[], Sequence[Heartbeat]]) -> None:
        """Register the function that returns the shards' heartbeats. The receiver calls it when metrics are read."""


class NoMetrics(Metrics):
    """A receiver that records nothing."""

    requests = None


NO_METRICS: Final = NoMetrics()
