"""Bringing messages up to date beside the answers, which never wait for it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, Generic, TypeVar

import structlog

from bot.tables.needs import StoreBusy
from bot.tables.refusals import Refusal

K = TypeVar("K")

_TRIES: Final = 4
_PAUSE: Final = 0.5
"""Seconds until the second try; each further one waits twice as long as the one before."""
_PATIENCE: Final = 3.0
"""Seconds that what is under way is given when the bot ends."""

_log = structlog.stdlib.get_logger()


class UpdateLoop(Generic[K]):
    """Brings things up to date: each by a task of its own, once more when it was asked for meanwhile, and again where
    that failed, a few times; the next event asks anew."""

    def __init__(self, what: str, update: Callable[[K], Awaitable[float | None]]) -> None:
        """`update` does it for a key, and says for how many seconds that will do; None where it failed."""
        self._what = what
        self._update = update
        self._stale: set[K] = set()
        self._at_once: set[K] = set()
        self._tasks: dict[K, asyncio.Task[None]] = {}
        self._pauses: dict[K, asyncio.Task[None]] = {}
        self._failed: dict[K, int] = {}
        self._closed = False

    def request(self, key: K, *, now: bool = False) -> None:
        """Bring a key's thing up to date; `now` ends the pause after the last time, or lets none follow what is under
        way."""
        self._stale.add(key)
        if now and key in self._pauses:
            self._pauses.pop(key).cancel()
        if now and key in self._tasks:
            self._at_once.add(key)
        if key not in self._tasks and key not in self._pauses:
            self._start(key)

    def is_running(self, key: K) -> bool:
        """Whether a key's thing is being brought up to date."""
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
        except Refusal as refusal:  # a table that is not played any more, or not by this Roost
            _log.info("refused", code=refusal.code, key=key)
        except Exception:  # noqa: BLE001 - nobody waits for it; the next event brings it up to date
            _log.exception(f"{self._what}.update_failed", key=key)
        finally:
            del self._tasks[key]
        if pause is None:
            pause = self._until_next_try(key)
        else:
            self._failed.pop(key, None)
        self._pause(key, 0.0 if key in self._at_once else pause)

    def _until_next_try(self, key: K) -> float:
        """Seconds of pause after a try that failed; the last one is not followed by another."""
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
        """Stop when what is under way is done, or soon; the next event brings what is left."""
        self._closed = True
        for rest in self._pauses.values():
            rest.cancel()
        if self._tasks:
            _, late = await asyncio.wait(self._tasks.values(), timeout=_PATIENCE)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
