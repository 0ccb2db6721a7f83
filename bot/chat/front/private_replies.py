"""Private replies to commands and clicks."""

from bot.chat.front.interaction import Interaction
from bot.chat.front.post import Post


async def reply_privately(interaction: Interaction, post: Post) -> None:
    """Reply privately, or in the clicked message if the person alone sees it."""
    clicked = interaction.message
    if clicked is not None and (clicked.flags.ephemeral or interaction.guild_id is None):
        await interaction.reply_in_place(post)
    else:
        await interaction.reply(post, private=True)
