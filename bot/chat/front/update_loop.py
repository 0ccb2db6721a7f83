"""Background updates of messages. No reply waits for them."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, Generic, TypeVar

import structlog

from bot.tables.needs import StoreBusy
from bot.tables.refusals import Refusal

K = TypeVar("K")

_TRIES: Final = 4
_PAUSE: Final = 0.5
"""Seconds until the first retry. Every further one doubles them."""
_PATIENCE: Final = 3.0
"""Seconds that a stop waits for running updates."""

_log = structlog.stdlib.get_logger()


class UpdateLoop(Generic[K]):
    """Runs one update task per key. Requests that arrive during a run trigger one more run; failed runs are retried a
    few times with backoff, then the next request starts over."""

    def __init__(self, what: str, update: Callable[[K], Awaitable[float | None]]) -> None:
        """`update` runs for a key and returns the seconds until its next run may start, or None to be retried."""
        self._what = what
        self._update = update
        self._stale: set[K] = set()
        self._at_once: set[K] = set()
        self._tasks: dict[K, asyncio.Task[None]] = {}
        self._pauses: dict[K, asyncio.Task[None]] = {}
        self._failed: dict[K, int] = {}
        self._closed = False

    def request(self, key: K, *, now: bool = False) -> None:
        """Request an update of a key. `now` ends the pause after the last run, and skips the pause after the current
        one."""
        self._stale.add(key)
        if now and key in self._pauses:
            self._pauses.pop(key).cancel()
        if now and key in self._tasks:
            self._at_once.add(key)
        if key not in self._tasks and key not in self._pauses:
            self._start(key)

    def is_running(self, key: K) -> bool:
        """Return whether an update of a key is running."""
        return key in self._tasks

    def _start(self, key: K) -> None:
        if self._closed:
            return
        self._stale.discard(key)
        self._at_once.discard(key)
        self._tasks[key] = asyncio.create_task(self._run(key), name=f"{self._what}-{key}")

    async def _run(self, key: K) -> None:
        pause: float | None = 0.0
        try:
            pause = await self._update(key)
        except StoreBusy:
            _log.warning("store.busy")
            pause = None
        except Refusal as refusal:  # a table that is over, or owned by another process
            _log.info("refused", code=refusal.code, key=key)
        except Exception:  # noqa: BLE001 - the next request updates it
            _log.exception(f"{self._what}.update_failed", key=key)
        finally:
            del self._tasks[key]
        if pause is None:
            pause = self._until_next_try(key)
        else:
            self._failed.pop(key, None)
        self._pause(key, 0.0 if key in self._at_once else pause)

    def _until_next_try(self, key: K) -> float:
        """Return the seconds until a retry. 0 after the last try, which is not retried."""
        failed = self._failed.pop(key, 0) + 1
        if failed == _TRIES:
            _log.warning(f"{self._what}.given_up", key=key)
            return 0.0
        self._failed[key] = failed
        self._stale.add(key)
        return _PAUSE * 2 ** (failed - 1)

    def _pause(self, key: K, seconds: float) -> None:
        if seconds and not self._closed:
            self._pauses[key] = asyncio.create_task(self._rest(key, seconds), name=f"{self._what}-{key}-rest")
        elif key in self._stale:
            self._start(key)

    async def _rest(self, key: K, seconds: float) -> None:
        await asyncio.sleep(seconds)
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
