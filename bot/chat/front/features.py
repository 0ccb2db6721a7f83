"""The face of every feature: what it registers, what it replies to, what is due, and its stop."""

from collections.abc import Awaitable, Callable, Mapping, Sequence

from bot.chat.front.commands import AnyCommand
from bot.chat.front.controls import Request
from bot.chat.front.serving import Serve

Works = Mapping[type[Request], Callable[..., Awaitable[None]]]
"""What replies to a request, by its type: called with the interaction, the request, and what arrives with it."""


class Feature:
    """A feature of the bot, or a part of one. Each overrides what it has."""

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
        """Begin nothing new, and finish what acts at tables."""

    async def close(self) -> None:
        """Finish what follows, such as edits of messages. The next start does what is left."""
