"""In which language an interaction is answered: its author's, or in public the server's; what a table speaks."""

from typing import Protocol

import discord

from bot.chat.words.texts import REFERENCE, Texts, language_of, spoken, texts_for


class Told(Protocol):
    """An interaction, as far as languages go."""

    @property
    def locale(self) -> discord.Locale:
        """Its author's."""
        ...

    @property
    def guild_locale(self) -> discord.Locale | None:
        """The server's where it happened."""
        ...


def private_texts(interaction: Told) -> Texts:
    """The texts of whoever caused an interaction."""
    return texts_for(language_of(str(interaction.locale)))


def public_texts(interaction: Told) -> Texts:
    """The texts of the server where it happened; in a direct message its author's."""
    return texts_for(language_of(str(interaction.guild_locale or interaction.locale)))


def table_language(interaction: Told) -> str:
    """The language of a table that an interaction opens: its author's, if Roost speaks that, or else the server's; most
    servers never chose theirs, and Discord calls that American English."""
    locales = (interaction.locale, interaction.guild_locale)
    return next((code for locale in locales if (code := spoken(str(locale))) is not None), REFERENCE)
