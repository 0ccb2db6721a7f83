"""Serving of interactions: one run of the work, with errors turned into replies."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final

import discord
import structlog
from discord.utils import snowflake_time

from bot.chat.front.interaction import Interaction
from bot.chat.front.post import Post
from bot.chat.words.languages import private_texts
from bot.tables.caches import BoundedSet
from bot.tables.clock import now
from bot.tables.needs import StoreBusy, StoreUnsure
from bot.tables.refusals import Refusal
from bot.watch import Watch

Work = Callable[[Interaction], Awaitable[None]]
"""A function that replies to an interaction. A Refusal that it raises becomes the reply."""
Serve = Callable[[discord.Interaction[Any], Work], Awaitable[None]]

_REMEMBERED: Final = 1000
"""The number of recent interactions checked for a second delivery."""
_MEASURED: Final = 100
"""The number of recent interactions whose delays are compared."""
_PATIENCE: Final = 3.0
"""Seconds that a stop waits for interactions under way."""

_log = structlog.stdlib.get_logger()


class Serving:
    """Serves interactions and tracks those under way."""

    def __init__(self, watch: Watch) -> None:
        self._watch = watch
        self._serving: set[asyncio.Task[Any]] = set()
        self._delays = Delays()
        self._delivered: BoundedSet[int] = BoundedSet(_REMEMBERED)

    async def finish(self) -> None:
        """Wait for the interactions under way, so that a stop leaves nothing half done."""
        if self._serving:
            await asyncio.wait(self._serving, timeout=_PATIENCE)

    async def serve(self, raw: discord.Interaction[Any], work: Work) -> None:
        """Run the work of an interaction once; the gateway repeats some after a reconnect. Raises nothing, so that
        "This interaction failed" never appears."""
        if raw.id in self._delivered:
            return
        self._delivered.add(raw.id)
        task = asyncio.current_task()
        assert task is not None  # noqa: S101 - the library gives every interaction a task
        self._serving.add(task)
        task.add_done_callback(self._serving.discard)
        interaction = Interaction(raw, self._delays.age(snowflake_time(raw.id).timestamp(), now() / 1000))
        waiting = interaction.acknowledge_in_time()
        with structlog.contextvars.bound_contextvars(interaction=interaction.id):
            try:
                await _work_or_refuse(interaction, work)
            except StoreUnsure:
                _log.warning("store.unsure")
                await _refuse(interaction, Refusal("store-unsure"))
            except StoreBusy:
                _log.warning("store.busy")
                await _refuse(interaction, Refusal("store-busy"))
            except Exception:  # noqa: BLE001 - the last resort
                _log.exception("interaction.failed")
                await _refuse(interaction, Refusal("unexpected"))
            finally:
                waiting.cancel()
                await interaction.finish()
                self._watch.note_served(interaction.outcome())


async def _work_or_refuse(interaction: Interaction, work: Work) -> None:
    try:
        await work(interaction)
    except Refusal as refusal:
        await _refuse(interaction, refusal)


async def _refuse(interaction: Interaction, refusal: Refusal) -> None:
    interaction.note_refusal(refusal.code)
    sentence = private_texts(interaction).say(f"refusal-{refusal.code}", refusal.facts)
    await interaction.reply(Post(sentence), private=True)


class Delays:
    """The delays of the last interactions. The smallest one is taken as the difference between the clocks. After a
    clock is corrected, ages are right again once that many interactions have come."""

    def __init__(self) -> None:
        self._delays: deque[float] = deque(maxlen=_MEASURED)

    def age(self, made: float, now: float) -> float:
        """Return the least age of an interaction in seconds, from the time in its id and our own time."""
        self._delays.append(now - made)
        return now - made - min(self._delays)
