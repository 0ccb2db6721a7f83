"""The language of a reply: its author's if private, the server's if public, the table's at a table."""

from typing import Protocol

import discord

from bot.chat.words.texts import REFERENCE, Texts, language_of, supported_language, texts_for


class LocalizedInteraction(Protocol):
    """The languages of an interaction."""

    @property
    def locale(self) -> discord.Locale:
        """The author's."""
        ...

    @property
    def guild_locale(self) -> discord.Locale | None:
        """The server's."""
        ...


def private_texts(interaction: LocalizedInteraction) -> Texts:
    """Return the texts of an interaction's author."""
    return texts_for(language_of(str(interaction.locale)))


def public_texts(interaction: LocalizedInteraction) -> Texts:
    """Return the texts of the server, or of the author in a direct message."""
    return texts_for(language_of(str(interaction.guild_locale or interaction.locale)))


def table_language(interaction: LocalizedInteraction) -> str:
    """Return the language of a table that an interaction opens: the author's if Roost has it, else the server's. Most
    servers never chose a language, and Discord then reports American English."""
    locales = (interaction.locale, interaction.guild_locale)
    return next((code for locale in locales if (code := supported_language(str(locale))) is not None), REFERENCE)
