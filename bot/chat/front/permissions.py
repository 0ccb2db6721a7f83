"""The permissions Roost needs in a channel, and no others."""

from typing import Final

import discord

from bot.chat.front.interaction import Interaction

NEEDED: Final = discord.Permissions(
    view_channel=True, send_messages=True, send_messages_in_threads=True, attach_files=True
)
"""What the invitation asks for."""

_IN_CHANNEL: Final = ("view_channel", "send_messages", "attach_files")
_IN_THREAD: Final = ("view_channel", "send_messages_in_threads", "attach_files")


def missing(interaction: Interaction) -> tuple[str, ...]:
    """The names of the permissions that Roost lacks where an interaction happened."""
    needed = _IN_THREAD if isinstance(interaction.told.channel, discord.Thread) else _IN_CHANNEL
    return tuple(name for name in needed if not getattr(interaction.told.app_permissions, name))
