"""Metrics for Prometheus. Labels are fixed words of the source and numbers of shards, never ids."""

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from types import SimpleNamespace
from typing import Final, get_args

import aiohttp
from aiohttp import ClientSession, TraceConfig
from prometheus_client import (
    GC_COLLECTOR,
    PLATFORM_COLLECTOR,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)

from bot.metrics.protocol import Access, Drawing, Heartbeat, ServedInteraction
from games.registry import GAMES

_REPLIES: Final = (0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 3.0, 10.0)
"""Seconds. Discord waits three for a reply; Roost defers after one and a half."""
_PICTURES: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
_STORE: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 1.5)
_LIVE: Final = ("lobby", "playing")
_SCOPES: Final = ("user", "global", "shared")
_OTHER_SCOPE: Final = "unknown"
_LOST: Final = "none"
"""The status of a request without a response."""
_STATUSES: Final = (200, 201, 204, 304, 400, 401, 403, 404, 405, 429, 500, 502, 503, 504, _LOST)
"""Discord's documented statuses, and those of the proxies before it."""


class Meters:
    """A `bot.metrics.protocol.Metrics` that counts."""

    def __init__(self, version: str) -> None:
        self.version = version
        disable_created_metrics()  # as many lines again, which say when each of them was new
        self._registry = registry = CollectorRegistry()
        for collector in (ProcessCollector(registry=None), GC_COLLECTOR, PLATFORM_COLLECTOR):
            registry.register(collector)
        histogram, counter = partial(Histogram, registry=registry), partial(Counter, registry=registry)
        gauge = partial(Gauge, registry=registry)
        gauge("roost_build_info", "The release that runs.", ["version"]).labels(version).set(1)
        said = "From the click or command to the reply that says what came of it."
        self._replies = histogram("roost_reply_seconds", said, ["kind"], buckets=_REPLIES)
        said = "Replies that were not ready in time, and were deferred."
        self._deferred = counter("roost_deferred_replies", said, ["kind"])
        said = 'Clicks and commands of which Discord says "This interaction failed".'
        self._failed = counter("roost_failed_interactions", said, ["kind"])
        self._refusals = counter("roost_refusals", "Clicks and commands that were refused.", ["code"])
        said = "From asking for a picture until it is drawn."
        self._pictures = histogram("roost_picture_seconds", said, ["what"], buckets=_PICTURES)
        said = "Reads and writes of the database, with what they wait for."
        self._store = histogram("roost_store_seconds", said, ["access"], buckets=_STORE)
        said = "Reads and writes that gave up: locked, or out of reach."
        self._busy = counter("roost_store_busy", said, ["access"])
        self._faults = counter("roost_computer_faults", "Decisions that a computer's own mind did not make.")
        said = "Tables that are not over, of the servers that this process holds."
        self._tables = gauge("roost_live_tables", said, ["game", "phase"])
        self._requests = counter("roost_discord_requests", "Requests to Discord, by what came back.", ["status"])
        said = "Requests that Discord answered with 429, by whose limit it was."
        self._limited = counter("roost_rate_limited_requests", said, ["scope"])
        said = "1 while the gateway answers the shard's heartbeats, else 0."
        self._up = gauge("roost_gateway_up", said, ["shard"])
        self._latency = gauge("roost_gateway_latency_seconds", "What the last heartbeat's answer took.", ["shard"])
        said = "Since the last heartbeat was answered; NaN without a connection."
        self._age = gauge("roost_gateway_heartbeat_age_seconds", said, ["shard"])
        self._writable = gauge("roost_database_writable", "1 if something could be written just now, else 0.")
        said = "By how much this machine's clock is ahead of Discord's; NaN while unknown."
        self._clock = gauge("roost_clock_ahead_seconds", said)
        self._clock.set(math.nan)
        self._begin()
        self.requests: TraceConfig | None = self._trace()
        self.heartbeats: Callable[[], Sequence[Heartbeat]] = tuple
        """Returns the shards' heartbeats. Empty before there are shards."""

    def _begin(self) -> None:
        """Begin at 0 what has labels known here. Prometheus sees no increase in a series that appears with its first
        increment."""
        for what in get_args(Drawing):
            self._pictures.labels(what)
        for access in get_args(Access):
            self._store.labels(access)
            self._busy.labels(access)
        for status in _STATUSES:
            self._requests.labels(str(status))
        for scope in (*_SCOPES, _OTHER_SCOPE):
            self._limited.labels(scope)
        self.count_tables({})

    # Writing

    def expect(self, kinds: Iterable[str], codes: Iterable[str]) -> None:
        for kind in kinds:
            for measure in (self._replies, self._deferred, self._failed):
                measure.labels(kind)
        for code in codes:
            self._refusals.labels(code)

    def note_served(self, served: ServedInteraction) -> None:
        if served.seconds is not None:
            self._replies.labels(served.kind).observe(served.seconds)
        if served.was_late:
            self._deferred.labels(served.kind).inc()
        if served.failed:
            self._failed.labels(served.kind).inc()
        if served.refusal is not None:
            self._refusals.labels(served.refusal).inc()

    def note_drawing(self, what: Drawing, seconds: float) -> None:
        self._pictures.labels(what).observe(seconds)

    def note_access(self, what: Access, seconds: float, *, busy: bool) -> None:
        self._store.labels(what).observe(seconds)
        if busy:
            self._busy.labels(what).inc()

    def note_computer_fault(self) -> None:
        self._faults.inc()

    def note_clock(self, ahead: float) -> None:
        self._clock.set(ahead)

    def observe_heartbeats(self, heartbeats: Callable[[], Sequence[Heartbeat]]) -> None:
        self.heartbeats = heartbeats

    def _trace(self) -> TraceConfig:
        trace = TraceConfig()
        trace.on_request_end.append(self._answered)
        trace.on_request_exception.append(self._lost)
        return trace

    async def _answered(self, _: ClientSession, __: SimpleNamespace, end: aiohttp.TraceRequestEndParams) -> None:
        self._requests.labels(str(end.response.status)).inc()
        if end.response.status == 429:
            scope = end.response.headers.get("X-RateLimit-Scope", "")
            self._limited.labels(scope if scope in _SCOPES else _OTHER_SCOPE).inc()

    async def _lost(self, _: ClientSession, __: SimpleNamespace, ___: aiohttp.TraceRequestExceptionParams) -> None:
        self._requests.labels(_LOST).inc()

    # Reading

    def count_tables(self, live: Mapping[tuple[str, str], int]) -> None:
        """Set the number of live tables by game and phase. Missing ones become 0."""
        for game in GAMES:
            for phase in _LIVE:
                self._tables.labels(game, phase).set(live.get((game, phase), 0))

    def note_writable(self, *, writable: bool) -> None:
        self._writable.set(writable)

    def exposition(self) -> bytes:
        """Return all metrics in Prometheus' text format."""
        for gauge in (self._up, self._latency, self._age):
            gauge.clear()
        for beat in self.heartbeats():
            self._up.labels(str(beat.shard)).set(not beat.late)
            self._latency.labels(str(beat.shard)).set(beat.latency)
            self._age.labels(str(beat.shard)).set(float("nan") if beat.age is None else beat.age)
        return generate_latest(self._registry)
