"""The permissions Roost needs in a channel, and no others."""

from collections.abc import Sequence
from typing import Final

import discord

from bot.chat.front.interaction import Interaction

EVERYWHERE: Final = ("view_channel", "send_messages", "send_messages_in_threads", "attach_files")
"""What Roost needs in a channel and its threads."""
NEEDED: Final = discord.Permissions(**dict.fromkeys(EVERYWHERE, True))
"""What the invitation asks for."""

_IN_CHANNEL: Final = ("view_channel", "send_messages", "attach_files")
IN_THREAD: Final = ("view_channel", "send_messages_in_threads", "attach_files")


def missing(interaction: Interaction) -> tuple[str, ...]:
    """The names of the permissions that Roost lacks where an interaction happened."""
    needed = IN_THREAD if isinstance(interaction.told.channel, discord.Thread) else _IN_CHANNEL
    return lacking(interaction.told.app_permissions, needed)


def lacking(allowed: discord.Permissions, needed: Sequence[str]) -> tuple[str, ...]:
    """The names of the permissions that are needed and not allowed."""
    return tuple(name for name in needed if not getattr(allowed, name))
