"""A request of the bot's, as it was read, and what it is answered."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.playground.errors import Problems, api_error
from bot.playground.objects import Channel, Guild, Message, Upload
from bot.playground.values import Json, as_object
from bot.playground.world import World


@dataclass(frozen=True, slots=True)
class Call:
    """One request of the bot, read."""

    world: World
    ids: dict[str, str]
    query: dict[str, str]
    body: object
    files: list[Upload]

    def id(self, name: str) -> int:
        """An id in the path; 50035 where it is no number."""
        value = self.ids[name]
        if not value.isdigit():
            problems = Problems(name)
            problems.add((), "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
            problems.raise_if_any()
        return int(value)

    @property
    def form(self) -> Json:
        """The body as an object; an empty one if it is none."""
        return as_object(self.body)

    def channel(self) -> Channel:
        """The path's channel; 10003 or 50001 where the bot may not know it."""
        return self.world.find_channel(self.id("channel_id"))

    def message(self) -> Message:
        """The path's message in that channel; 10008 where there is none."""
        return self.world.find_message(self.channel().id, self.id("message_id"))

    def check_application(self) -> None:
        """Check that the path names the bot's own application; 50001 if not."""
        if self.id("application_id") != self.world.bot_id:
            raise api_error(50001)

    def guild(self) -> Guild:
        """The path's server; 10004 where there is none."""
        guild = self.world.guilds.get(self.id("guild_id"))
        if guild is None:
            raise api_error(10004)
        return guild

    def command_scope(self) -> int | None:
        """The server whose commands are meant; None for those of all servers."""
        return self.guild().id if "guild_id" in self.ids else None


@dataclass(frozen=True, slots=True)
class Response:
    """An HTTP status, and what is sent as JSON; without a body nothing is."""

    status: int
    body: object = None


Handler = Callable[[Call], Response]
