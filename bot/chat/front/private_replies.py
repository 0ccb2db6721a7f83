"""Private replies to commands and clicks."""

from typing import Final

import discord

from bot.chat.front.interaction import Interaction
from bot.chat.front.post import Post
from bot.tables.caches import BoundedCache

_OFFERS_MOST: Final = 1000


class Offers:
    """Private messages whose buttons are for one use: once one was used, the message is deleted. That takes the token
    of its interaction, a secret, so they are held in memory alone. After a restart such a message stays."""

    def __init__(self) -> None:
        self._made: BoundedCache[int, Interaction] = BoundedCache(_OFFERS_MOST)

    async def make(self, interaction: Interaction, offer: Post) -> None:
        """Reply privately with an offer."""
        shown = await interaction.reply(offer, private=True)
        if shown is not None:
            self._made[shown] = interaction

    async def end(self, used: discord.Message | None) -> None:
        """Delete the offer that was used, if this process made it within the time that Discord allows."""
        if used is not None and used.id in self._made:
            await self._made.pop(used.id).delete_private(used.id)


async def reply_privately(interaction: Interaction, post: Post) -> None:
    """Reply privately, or in the clicked message if the person alone sees it."""
    clicked = interaction.message
    if clicked is not None and (clicked.flags.ephemeral or interaction.guild_id is None):
        await interaction.reply_in_place(post)
    else:
        await interaction.reply(post, private=True)
