"""A request of the bot's, as it was read, and what it is answered."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.playground.errors import Problems, refusal
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
        value = self.ids[name]
        if not value.isdigit():
            problems = Problems(name)
            problems.add((), "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
            problems.settle()
        return int(value)

    @property
    def form(self) -> Json:
        return as_object(self.body)

    def channel(self) -> Channel:
        return self.world.find_channel(self.id("channel_id"))

    def message(self) -> Message:
        return self.world.find_message(self.channel().id, self.id("message_id"))

    def application(self) -> None:
        if self.id("application_id") != self.world.bot_id:
            raise refusal(50001)

    def guild(self) -> Guild:
        guild = self.world.guilds.get(self.id("guild_id"))
        if guild is None:
            raise refusal(10004)
        return guild

    def commands_at(self) -> int | None:
        """The server whose commands are meant; None for those of all servers."""
        return self.guild().id if "guild_id" in self.ids else None


@dataclass(frozen=True, slots=True)
class Answer:
    status: int
    body: object = None


Handler = Callable[[Call], Answer]
