"""Serving of interactions: one run of the work, with errors turned into replies; and private replies."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final

import discord
import structlog
from discord.utils import snowflake_time

from bot.chat.front.interaction import Interaction
from bot.chat.front.post import Post
from bot.metrics.protocol import Metrics
from bot.tables.caches import BoundedCache, BoundedSet
from bot.tables.refusals import Refusal
from bot.tables.store import CommitUnknown, StoreBusy
from bot.tables.wall_clock import now, uptime

Work = Callable[[Interaction], Awaitable[None]]
"""A function that replies to an interaction. A Refusal that it raises becomes the reply."""
Serve = Callable[[discord.Interaction[Any], Work], Awaitable[None]]

_REMEMBERED: Final = 1000
"""The number of recent interactions checked for a second delivery."""
_MEASURED: Final = 100
"""The number of recent interactions whose delays are compared."""
_COMPARED_FOR: Final = 60 * 60.0
"""Seconds for which a delay is compared. In a longer time two clocks drift apart."""
_SURE: Final = 10
"""The number of delays after which the least one is no delay of the network's."""
_DIFFERS: Final = 5.0
"""Seconds by which this machine's clock may differ from Discord's."""
_PATIENCE: Final = 3.0
"""Seconds that a stop waits for interactions under way."""

_log = structlog.stdlib.get_logger()


class Serving:
    """Serves interactions and tracks those under way."""

    def __init__(self, metrics: Metrics, reads_words: Callable[[int], Awaitable[bool]]) -> None:
        """`reads_words` says whether a Discord account is answered in words."""
        self._metrics = metrics
        self._reads_words = reads_words
        self._serving: set[asyncio.Task[Any]] = set()
        self._delays = Delays()
        self._delivered: BoundedSet[int] = BoundedSet(_REMEMBERED)
        self._warned = False

    async def finish(self) -> None:
        """Wait for the interactions under way, so that a stop leaves nothing half done."""
        if self._serving:
            await asyncio.wait(self._serving, timeout=_PATIENCE)

    def is_repeated(self, raw: discord.Interaction[Any]) -> bool:
        """Return whether an interaction was delivered before: the gateway repeats some after a reconnect."""
        repeated = raw.id in self._delivered
        self._delivered.add(raw.id)
        return repeated

    async def serve(self, raw: discord.Interaction[Any], work: Work) -> None:
        """Run the work of an interaction. Raises nothing, so that "This interaction failed" never appears."""
        task = asyncio.current_task()
        assert task is not None  # noqa: S101 - the library gives every interaction a task
        self._serving.add(task)
        task.add_done_callback(self._serving.discard)
        interaction = Interaction(raw, self._delays.age(snowflake_time(raw.id).timestamp(), uptime() / 1000))
        self._compare_clocks()
        waiting = interaction.acknowledge_in_time()
        with structlog.contextvars.bound_contextvars(interaction=interaction.id):
            try:
                interaction.in_words = await self._reads_words(raw.user.id)
                await _work_or_refuse(interaction, work)
            except CommitUnknown:
                _log.warning("store.unsure")
                await interaction.refuse(Refusal("store-unsure"))
            except StoreBusy:
                _log.warning("store.busy")
                await interaction.refuse(Refusal("store-busy"))
            except Exception:  # noqa: BLE001 - the last resort
                _log.exception("interaction.failed")
                await interaction.refuse(Refusal("unexpected"))
            finally:
                waiting.cancel()
                await interaction.finish()
                self._metrics.note_served(interaction.outcome())

    def _compare_clocks(self) -> None:
        """Warn once while this machine's clock differs from Discord's."""
        ahead = self._delays.ahead((now() - uptime()) / 1000)
        if ahead is None:
            return
        self._metrics.note_clock(ahead)
        differs = abs(ahead) > _DIFFERS
        if differs and not self._warned:
            _log.warning("clock.differs", ahead=round(ahead), hint="set this machine's clock, for example by NTP")
        self._warned = differs


def must_be_on_server(raw: discord.Interaction[Any]) -> None:
    """Raise Refusal for an interaction from a server without Roost, where it could post nothing. During an outage the
    library still knows its servers."""
    if raw.guild_id is not None and raw.client.get_guild(raw.guild_id) is None:
        raise Refusal("not-on-server")


async def _work_or_refuse(interaction: Interaction, work: Work) -> None:
    try:
        must_be_on_server(interaction.raw)
        await work(interaction)
    except Refusal as refusal:
        await interaction.refuse(refusal)


class Delays:
    """The delays of recent interactions: from the time in an id, by Discord's clock, to its arrival, by the clock that
    never jumps. The least one is taken as the difference between the two."""

    def __init__(self) -> None:
        self._delays: deque[tuple[float, float]] = deque(maxlen=_MEASURED)

    def age(self, made: float, at: float) -> float:
        """Return the least age in seconds of an interaction that was made at `made` and arrives at `at`."""
        while self._delays and self._delays[0][0] < at - _COMPARED_FOR:
            self._delays.popleft()
        self._delays.append((at, at - made))
        return at - made - self._least

    def ahead(self, offset: float) -> float | None:
        """Return by how many seconds a clock is ahead of Discord's that is `offset` ahead of the one that never jumps.
        None if that is not known: a few interactions may all be late, but none can be early."""
        ahead = self._least + offset
        return ahead if len(self._delays) >= _SURE or ahead < 0 else None

    @property
    def _least(self) -> float:
        return min(delay for _, delay in self._delays)


_MAX_SINGLE_USE: Final = 1000


class SingleUseReplies:
    """Private replies whose buttons are for one use: once one was used, the reply is deleted. That takes the token
    of its interaction, a secret, so they are held in memory alone. After a restart such a reply stays."""

    def __init__(self) -> None:
        self._sent: BoundedCache[int, Interaction] = BoundedCache(_MAX_SINGLE_USE)

    async def send(self, interaction: Interaction, post: Post) -> None:
        """Reply privately."""
        shown = await interaction.reply(post, private=True)
        if shown is not None:
            self._sent[shown] = interaction

    async def delete(self, used: discord.Message | None) -> None:
        """Delete the reply that was used, if this process sent it within the time that Discord allows."""
        if used is not None and used.id in self._sent:
            await self._sent.pop(used.id).delete_private(used.id)
