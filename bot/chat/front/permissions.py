"""The permissions that Roost needs in a channel. It asks for no others."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import discord

from bot.chat.front.interaction import Interaction
from bot.chat.front.update_loop import Barred
from bot.tables.guild_settings import Openers
from bot.tables.refusals import Refusal

EVERYWHERE: Final = ("view_channel", "send_messages", "send_messages_in_threads", "attach_files")
"""The permissions needed in a channel and its threads."""
NEEDED: Final = discord.Permissions(**dict.fromkeys(EVERYWHERE, True))
"""The permissions of the invitation."""

HOSTS: Final = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.forum,
]
"""The kinds of channels that can have tables, in themselves or in their threads."""

_TIMEOUT_SLACK: Final = 5.0
"""Seconds after the end of a timeout, by this machine's clock, at which it is over by Discord's, too."""
_IN_CHANNEL: Final = ("view_channel", "send_messages", "attach_files")
FOR_THREADS: Final = ("create_public_threads", "send_messages_in_threads")
"""The permissions needed in a channel to open threads for tables."""
IN_THREAD: Final = ("view_channel", "send_messages_in_threads", "attach_files")

PERMISSIONS: Final[Mapping[Openers, str]] = {"moderators": "manage_messages", "managers": "manage_guild"}
"""The permission that each restricted group of openers has."""


def missing(interaction: Interaction, needed: Sequence[str] = ()) -> tuple[str, ...]:
    """Return the names of the permissions that Roost lacks in the place of an interaction: of the `needed` ones, or of
    those for play."""
    in_thread = isinstance(interaction.raw.channel, discord.Thread)
    return lacking(interaction.raw.app_permissions, needed or (IN_THREAD if in_thread else _IN_CHANNEL))


def lacking_facts(interaction: Interaction, needed: Sequence[str] = ()) -> Mapping[str, str]:
    """Return the missing permissions as the fact of a text, in the reader's language."""
    texts = interaction.texts
    names = [texts.say(f"permission-{name.replace('_', '-')}") for name in missing(interaction, needed)]
    return {"permissions": texts.join(names)}


def lacking(allowed: discord.Permissions, needed: Sequence[str]) -> tuple[str, ...]:
    """Return the names of needed permissions that are not allowed."""
    return tuple(name for name in needed if not getattr(allowed, name))


Place = discord.TextChannel | discord.VoiceChannel | discord.StageChannel | discord.Thread
"""A place where a table can be."""


def can_see(place: Place, member: discord.Member) -> bool:
    """Return whether a member of the server sees a channel or a thread. False for every private thread, because its
    members are unknown."""
    if isinstance(place, discord.Thread):
        return not place.is_private() and place.parent is not None and place.permissions_for(member).view_channel
    return place.permissions_for(member).view_channel


def lacked(interaction: Interaction, name: str) -> str | None:
    """Return a permission in the author's language if the author lacks it here, else None."""
    held: bool = getattr(interaction.raw.permissions, name)
    return None if held else interaction.texts.say(f"permission-{name.replace('_', '-')}")


def held_in(interaction: Interaction, channel_id: int | None) -> discord.Permissions | None:
    """Return the author's permissions in a channel or thread of an interaction's server. None if the library does not
    know them."""
    if channel_id == interaction.channel_id:
        return interaction.raw.permissions
    place, user = interaction.raw.client.get_channel(channel_id or 0), interaction.user
    if not isinstance(place, Place) or not isinstance(user, discord.Member):
        return None
    return None if isinstance(place, discord.Thread) and place.parent is None else place.permissions_for(user)


def must_be_permitted(interaction: Interaction) -> None:
    """Raise Refusal where Roost lacks permissions."""
    if missing(interaction):
        raise Refusal("permissions-missing", **lacking_facts(interaction))


def must_be_able_to_write(interaction: Interaction, channel_id: int | None = None) -> None:
    """Raise Refusal if the author may not write where Roost would write for them: in the place of an interaction, or in
    another channel or thread of its server, if the library knows that."""
    elsewhere = channel_id is not None and channel_id != interaction.channel_id
    place = interaction.raw.client.get_channel(channel_id or 0) if elsewhere else interaction.raw.channel
    held = held_in(interaction, channel_id or interaction.channel_id)
    name = "send_messages_in_threads" if isinstance(place, discord.Thread) else "send_messages"
    if interaction.guild_id is not None and held is not None and lacking(held, (name,)):
        permission = interaction.texts.say(f"permission-{name.replace('_', '-')}")
        raise Refusal("may-not-write", permission=permission)


def must_manage(interaction: Interaction) -> None:
    """Raise Refusal if the author may not manage the server."""
    if (permission := lacked(interaction, "manage_guild")) is not None:
        raise Refusal("settings-not-yours", permission=permission)


class Allowed(NamedTuple):
    """Permissions of Roost in a channel or a thread."""

    view: bool
    send: bool
    attach: bool


def timeout_left(client: discord.Client, guild_id: int | None) -> float:
    """Return the seconds for which a moderator has timed Roost out on a server. Discord does not announce the end."""
    guild = client.get_guild(guild_id or 0)
    until = guild.me.timed_out_until if guild is not None and guild.me else None
    return 0.0 if until is None else max((until - discord.utils.utcnow()).total_seconds(), 0.0)


def barred_in(client: discord.Client, channel_id: int, guild_id: int | None = None) -> Barred:
    """Return when to repeat a request that Discord forbids in a channel. `guild_id` is needed for an archived thread,
    which the library does not know."""
    channel = client.get_channel(channel_id)
    if isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        guild_id = channel.guild.id
    barred, left = Barred(guild_id), timeout_left(client, guild_id)
    return barred._replace(seconds=min(left + _TIMEOUT_SLACK, barred.seconds)) if left else barred


def allowed_in(client: discord.Client, channel_id: int) -> Allowed | None:
    """Return the cached permissions in a channel. None if the library does not know the channel, such as an archived
    thread."""
    channel = client.get_channel(channel_id)
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread) or not channel.guild.me:
        return None
    if isinstance(channel, discord.Thread):
        if channel.parent is None:
            return None
        held = channel.permissions_for(channel.guild.me)
        return Allowed(held.view_channel, held.send_messages_in_threads, held.attach_files)
    held = channel.permissions_for(channel.guild.me)
    return Allowed(held.view_channel, held.send_messages, held.attach_files)
