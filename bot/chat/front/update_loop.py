"""Background updates of messages, tried until they succeed. No reply waits for them."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final, Generic, Literal, NamedTuple, TypeVar

import structlog

from bot.tables.refusals import Refusal
from bot.tables.store import StoreBusy

K = TypeVar("K")

_PAUSE: Final = 0.5
"""Seconds until the first retry. Every further one doubles them."""
# Without a limit the power would outgrow a float within a day of failures.
_MAX_DOUBLINGS: Final = 20
_LONGEST_PAUSE: Final = 60.0
"""Seconds between two retries at most, while the cause may pass."""
_A_SECOND: Final = 5
"""Retries a second, over all updates of a process. Ten thousand refusals in ten minutes get an address banned."""
_PATIENCE: Final = 3.0
"""Seconds that a stop waits for running updates."""

_log = structlog.stdlib.get_logger()


class Barred(NamedTuple):
    """An update that Discord forbids. It is retried after some seconds, and once anything changes on its server."""

    guild_id: int | None = None
    """The server. None if it is unknown: then a change on any server is a reason."""
    seconds: float = 60 * 60.0


class In(NamedTuple):
    """An update that is done. If another one is requested, it starts after some seconds."""

    seconds: float


Next = Literal["done", "again"] | In | Barred
"""What follows an update: nothing; itself, soon and in its turn, because it failed; or one after some seconds."""


class Retries:
    """The pace of all retries of a process, and the servers for which updates wait. The update that has waited longest
    is first."""

    def __init__(self, is_limited: Callable[[], bool] = lambda: False) -> None:
        """`is_limited` says whether Discord accepts no request of the whole bot at the moment."""
        self._is_limited = is_limited
        self._next = 0.0
        self._loops: list[UpdateLoop[Any]] = []

    def add(self, loop: "UpdateLoop[Any]") -> None:
        self._loops.append(loop)

    def allow(self, guild_id: int | None = None) -> None:
        """Retry what was forbidden on a server, or on all, because that may have changed."""
        for loop in self._loops:
            loop.allow(guild_id)

    async def turn(self) -> None:
        """Wait for the turn of one retry."""
        while True:
            at = asyncio.get_running_loop().time()
            self._next = max(self._next, at) + 1 / _A_SECOND
            await asyncio.sleep(self._next - 1 / _A_SECOND - at)
            if not self._is_limited():
                return


class UpdateLoop(Generic[K]):
    """Runs one update task per key. Requests that arrive during a run trigger one more run. A failed run is retried
    with growing pauses until it succeeds."""

    def __init__(self, what: str, update: Callable[[K], Awaitable[Next]], retries: Retries | None = None) -> None:
        """`retries` is the pace of updates that send requests to Discord."""
        self._what = what
        self._update = update
        self._retries = retries
        self._stale: set[K] = set()
        self._at_once: set[K] = set()
        self._tasks: dict[K, asyncio.Task[None]] = {}
        self._pauses: dict[K, asyncio.Task[None]] = {}
        self._failed: dict[K, int] = {}
        self._barred: dict[K, int | None] = {}
        self._changes = 0
        self._closed = False
        if retries is not None:
            retries.add(self)

    def request(self, key: K, *, now: bool = False) -> None:
        """Request an update of a key. `now` ends the pause after the last run, and skips the pause after the current
        one. An update that is barred has no pause: what asks for it may be the end of the bar."""
        self._stale.add(key)
        if (now or key in self._barred) and key in self._pauses:
            self._pauses.pop(key).cancel()
        if now and key in self._tasks:
            self._at_once.add(key)
        if key not in self._tasks and key not in self._pauses:
            self._start(key)

    def retry(self, key: K, seconds: float = 0.0) -> None:
        """Request an update that has failed before, after some seconds and in its turn among all retries."""
        self._stale.add(key)
        if key not in self._tasks and key not in self._pauses:
            self._pause(key, seconds, again=True)

    def allow(self, guild_id: int | None) -> None:
        """Retry what is barred on a server, or on all."""
        self._changes += 1
        for key in [key for key, place in self._barred.items() if guild_id is None or place in (None, guild_id)]:
            if key in self._pauses:
                self._pauses.pop(key).cancel()
                self._pause(key, 0.0, again=True)

    def is_running(self, key: K) -> bool:
        return key in self._tasks

    def is_failing(self, key: K) -> bool:
        return key in self._failed or key in self._barred

    def _start(self, key: K) -> None:
        if self._closed:
            return
        self._stale.discard(key)
        self._at_once.discard(key)
        self._tasks[key] = asyncio.create_task(self._run(key), name=f"{self._what}-{key}")

    async def _run(self, key: K) -> None:
        following: Next = "done"
        changes = self._changes
        try:
            following = await self._update(key)
        except StoreBusy:
            _log.warning("store.busy")
            following = "again"
        except Refusal as refusal:  # a table that is over, or owned by another process
            _log.info("refused", code=refusal.code, key=key)
        except Exception:  # noqa: BLE001 - a later one may succeed, such as with another content
            _log.exception(f"{self._what}.update_failed", key=key)
            following = Barred()
        finally:
            del self._tasks[key]
        self._barred.pop(key, None)
        match following:
            case "again":
                self._pause(key, self._until_next_try(key), again=True)
            case Barred(guild_id, seconds):
                self._barred[key] = guild_id
                self._stale.add(key)
                # What was forbidden may have been allowed during the update.
                self._pause(key, seconds if changes == self._changes else 0.0, again=True)
            case "done":
                self._failed.pop(key, None)
                self._pause(key, 0.0)
            case In(seconds):
                self._failed.pop(key, None)
                self._pause(key, seconds)

    def _until_next_try(self, key: K) -> float:
        """Return the seconds until a retry: more each time, and varied so that failures of one moment spread."""
        failed = self._failed[key] = min(self._failed.get(key, 0) + 1, _MAX_DOUBLINGS)
        self._stale.add(key)
        return min(_PAUSE * 2 ** (failed - 1), _LONGEST_PAUSE) * (0.75 + secrets.randbelow(100) / 200)

    def _pause(self, key: K, seconds: float, *, again: bool = False) -> None:
        at_once = key in self._at_once
        if (seconds or again) and not at_once and not self._closed:
            rest = self._rest(key, seconds, again=again)
            waits = "barred-" if seconds and key in self._barred else ""
            self._pauses[key] = asyncio.create_task(rest, name=f"{waits}{self._what}-{key}-rest")
        elif key in self._stale:
            self._start(key)

    async def _rest(self, key: K, seconds: float, *, again: bool) -> None:
        await asyncio.sleep(seconds)
        if again and self._retries is not None:
            await self._retries.turn()
        del self._pauses[key]
        if key in self._stale:
            self._start(key)

    async def close(self) -> None:
        """Wait for running updates, then cancel the rest. No new runs start."""
        self._closed = True
        for rest in self._pauses.values():
            rest.cancel()
        if self._tasks:
            _, late = await asyncio.wait(self._tasks.values(), timeout=_PATIENCE)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
