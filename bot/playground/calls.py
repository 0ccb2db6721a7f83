"""A REST request of the bot, its response, and the type of the function between them."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.playground.errors import Problems, api_error
from bot.playground.objects import Channel, Guild, Message, Upload
from bot.playground.values import Json, as_object
from bot.playground.world import World


@dataclass(frozen=True, slots=True)
class Call:
    """A parsed request of the bot."""

    world: World
    ids: dict[str, str]
    """Path parameters."""
    query: dict[str, str]
    body: object
    files: list[Upload]

    def id(self, name: str) -> int:
        """Return an id from the path. Raises 50035 if it is not a number."""
        value = self.ids[name]
        if not value.isdigit():
            problems = Problems(name)
            problems.add((), "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
            problems.raise_if_any()
        return int(value)

    @property
    def form(self) -> Json:
        """The body as an object; empty if it has another type."""
        return as_object(self.body)

    def channel(self) -> Channel:
        """Return the path's channel. Raises 10003 if there is none, 50001 if the bot may not see it."""
        return self.world.find_channel(self.id("channel_id"))

    def message(self) -> Message:
        """Return the path's message. Raises 10008 if its channel has no such message."""
        return self.world.find_message(self.channel().id, self.id("message_id"))

    def check_application(self) -> None:
        """Raise 50001 unless the path names the bot's own application."""
        if self.id("application_id") != self.world.bot_id:
            raise api_error(50001)

    def guild(self) -> Guild:
        """Return the path's server. Raises 10004 if there is none."""
        guild = self.world.guilds.get(self.id("guild_id"))
        if guild is None:
            raise api_error(10004)
        return guild

    def command_scope(self) -> int | None:
        """Return the path's server id, or None for global commands."""
        return self.guild().id if "guild_id" in self.ids else None


@dataclass(frozen=True, slots=True)
class Response:
    """A response to the bot."""

    status: int
    body: object = None
    """Sent as JSON, unless the status is 204."""


Handler = Callable[[Call], Response]
