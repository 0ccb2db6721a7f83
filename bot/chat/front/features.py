"""The face of every feature: what it registers, what it replies to, what is due, and its stop. One task sleeps until
something is due, and then asks every feature."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final

import structlog

from bot.chat.front.commands import AnyCommand
from bot.chat.front.controls import Request
from bot.chat.front.serving import Serve
from bot.chat.front.update_loop import In, Next, UpdateLoop
from bot.tables.store import StoreBusy
from bot.tables.wall_clock import add_listener, now

Works = Mapping[type[Request], Callable[..., Awaitable[None]]]
"""What replies to a request, by its type: called with the interaction, the request, and what arrives with it."""


class Feature:
    """A feature of the bot, or a part of one. Each overrides what it has."""

    acting: Sequence[UpdateLoop[Any]] = ()
    """Its loops that act at tables or send messages of their own. A stop ends them first."""
    following: Sequence[UpdateLoop[Any]] = ()
    """Its loops of what follows, such as edits of messages. The next start does what is left."""

    def commands(self, serve: Serve) -> Sequence[AnyCommand]:
        """Return its commands. Groups of one name are joined."""
        del serve
        return ()

    @property
    def requests(self) -> Works:
        """What replies to its controls and forms."""
        return {}

    async def due(self, at: int) -> int | None:
        """Begin what is due at a moment, in milliseconds since 1970. Returns when something is due next."""
        del at
        return None

    async def stop(self) -> None:
        """Begin nothing new, and finish what acts."""
        for loop in self.acting:
            await loop.close()

    async def close(self) -> None:
        """Finish what follows."""
        for loop in self.following:
            await loop.close()


Due = Callable[[int], Awaitable[int | None]]
"""A function that begins what is due at a moment, and returns when something is due next, in milliseconds since
1970."""

LONGEST: Final = 60.0
"""Seconds after which to ask in any case: another process may have set a deadline and ended, or the machine may have
slept."""
AGAIN: Final = 5.0
"""Seconds until a retry of what failed."""
_ALL: Final = "all"
"""The only key of the update loop."""

_log = structlog.stdlib.get_logger()


class Scheduler:
    """Asks what is due, once `wake` was called. Memory only holds the time of the next deadline, so that a step at a
    table costs nothing more."""

    def __init__(self) -> None:
        self.dues: Sequence[Due] = ()
        self._next = 0.0
        """When to ask. 0 before the first time."""
        self._asking = UpdateLoop("clock", self._ask_when_due)
        self._remove_listener = add_listener(self._time_passed)

    def wake(self) -> None:
        self._asking.request(_ALL)

    def note_due(self, at: int) -> None:
        if at < self._next:
            self._next = at
            self._asking.request(_ALL, now=True)

    def _time_passed(self) -> None:
        """Ask now, because the playground's clock was put forward."""
        if self._next:
            self._asking.request(_ALL, now=True)

    async def stop(self) -> None:
        """Stop. The next start goes on."""
        self._remove_listener()
        await self._asking.close()

    async def _ask_when_due(self, which: str) -> Next:
        """Ask if something may be due, and again once something is."""
        structlog.contextvars.clear_contextvars()  # of the click after which it began
        self._asking.request(which)
        # A moment that is too far away was noted before the clock was set back.
        if not now() < self._next <= now() + 1000 * LONGEST:
            await self.ask()
        return In(min(max(self._next - now(), 1) / 1000, LONGEST))

    async def ask(self) -> None:
        """Let every feature begin what is due, and find out when something may be due next. One that fails is asked
        again soon, and holds no other back."""
        at = now()  # before any wait, in which the clock may jump
        soonest = self._next = at + 1000 * LONGEST  # a step may bring that forward
        for due in self.dues:
            try:
                found = await due(at)
            except StoreBusy:
                _log.warning("store.busy")
                found = 0
            except Exception:  # noqa: BLE001 - whatever it is, tables wait
                _log.exception("clock.failed")
                found = 0
            soonest = soonest if found is None else min(soonest, found)
        self._next = min(self._next, soonest if soonest > now() else now() + 1000 * AGAIN)
