"""What a moderator, Discord or the network does to the playground's world, and no page can do."""

from collections.abc import Sequence

from bot.playground import shapes
from bot.playground.objects import THREAD, Guild, Person
from bot.playground.state import Fault
from bot.playground.world import GUILDS, World


def set_permissions(world: World, person_id: int, bits: int) -> None:
    """Set a person's permissions on the page's server. By default, only the first person has all of them."""
    world.person(person_id).permissions[world.guild_id] = bits


def add_guild(world: World, name: str, people: Sequence[Person], guild_id: int | None = None) -> Guild:
    """Add a server without channels, and invite the bot. Its id determines its shard."""
    guild = world.make_guild(name, guild_id)
    for person in people:
        world.join(person, guild)
    world.dispatch("GUILD_CREATE", shapes.guild_create(world, guild), guild.id, intents=GUILDS)
    return guild


def set_thread(world: World, thread_id: int, *, archived: bool, locked: bool = False) -> None:
    """Archive or lock a thread as a moderator, or bring it back."""
    thread = world.channel(thread_id)
    thread.archived, thread.locked = archived, locked
    world.dispatch("THREAD_UPDATE", shapes.channel(world, thread), thread.guild_id, intents=GUILDS)


def remove_channel(world: World, channel_id: int) -> None:
    channel = world.channel(channel_id)
    data = shapes.channel(world, channel)
    for message in list(world.history[channel_id].values()):
        message.deleted = True
        del world.index[message.id]
    del world.channels[channel_id], world.history[channel_id]
    event = "THREAD_DELETE" if channel.kind == THREAD else "CHANNEL_DELETE"
    world.dispatch(event, data, channel.guild_id, intents=GUILDS)
    world.channels_changed()


def set_bot_permissions(world: World, channel_id: int, bits: int | None) -> None:
    """Set the bot's permissions in a channel. None restores those of its role."""
    channel = world.channel(channel_id)
    channel.bot_permissions = bits
    event = "THREAD_UPDATE" if channel.kind == THREAD else "CHANNEL_UPDATE"
    world.dispatch(event, shapes.channel(world, channel), channel.guild_id, intents=GUILDS)


def fail_next(world: World, method: str, route: str, status: int, code: int = 0, *, retry_after: float = 0.05) -> None:
    """Respond to the next request of this route with an error, without effect. `retry_after` is for a 429."""
    world.faults.append(Fault(method, route, status, code, retry_after))


def drop_gateway(world: World, code: int = 4000, *, abrupt: bool = False) -> None:
    """Close every gateway connection with a code, or without one if `abrupt`. After 4000, clients resume."""
    if world.wire:
        world.wire.drop(code, abrupt=abrupt)


def invalidate_sessions(world: World) -> None:
    """End every gateway session, so that clients have to identify again."""
    if world.wire:
        world.wire.invalidate()


async def until_online(world: World, timeout: float = 60.0, *, shards: int = 1) -> None:  # noqa: ASYNC109
    """Wait until at least this many shards of the bot are connected to the gateway."""
    await world.wait_until(lambda: world.wire is not None and world.wire.shards_online >= shards, timeout)
