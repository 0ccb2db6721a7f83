"""In which language an interaction is answered: its author's, or in public the server's."""

from typing import Any

import discord

from bot.chat.words.texts import Texts, language_of, texts_for


def private_texts(interaction: discord.Interaction[Any]) -> Texts:
    """The texts of whoever caused an interaction."""
    return texts_for(language_of(str(interaction.locale)))


def public_texts(interaction: discord.Interaction[Any]) -> Texts:
    """The texts of the server where it happened; in a direct message its author's."""
    return texts_for(language_of(str(interaction.guild_locale or interaction.locale)))
