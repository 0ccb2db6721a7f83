"""`/settings`: what a server has chosen for its tables, as one form, and as options for people without forms."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, Literal, cast, get_args
from zlib import crc32

import discord
import msgspec
from discord.app_commands import AppCommandChannel, Choice
from discord.ui import Modal
from msgspec.structs import replace

from bot.chat.front.commands import GUILDS, AnyCommand, HostChannel, command, localized, options_of, text_of
from bot.chat.front.controls import Field, channels_field, choice_field, form
from bot.chat.front.features import Feature, Works
from bot.chat.front.interaction import Interaction
from bot.chat.front.permissions import HOSTS, must_manage
from bot.chat.front.post import Post
from bot.chat.front.serving import Serve
from bot.chat.requests import FilledSettings, SettingsForm
from bot.chat.words.texts import LANGUAGES, Texts, texts_for
from bot.store import SqlStore
from bot.tables.clocks import CLOCKS
from bot.tables.guild_settings import MAX_CHANNELS, GuildSettings, Openers
from bot.tables.refusals import Refusal

_MARK: Final = 4
"""The letters of a mark."""
OWN: Final = "own"
"""The choice of no language: each opener's."""
Place = Literal["channel", "thread"]
_PLACES: Final[tuple[Place, ...]] = get_args(Place)
_FIELDS: Final = ("language", "channels", "threads", "clock", "openers")
_OPENERS: Final[tuple[Openers, ...]] = get_args(Openers)


class SettingsHandlers(Feature):
    def __init__(self, store: SqlStore) -> None:
        self._store = store

    @property
    def requests(self) -> Works:
        return {SettingsForm: self._take_form}

    def commands(self, serve: Serve) -> list[AnyCommand]:
        languages = [Choice(name=localized(partial(_language_offer, code)), value=code) for code in (OWN, *LANGUAGES)]
        clocks = [Choice(name=text_of(f"clock-{clock}"), value=clock) for clock in CLOCKS]
        options = options_of(self.choose, prefix="settings-", choices={"language": languages, "clock": clocks})
        made = command(serve, "settings", self.choose, options, GUILDS)
        made.default_permissions = discord.Permissions(manage_guild=True)
        return [made]

    async def choose(
        self,
        interaction: Interaction,
        language: str | None = None,
        channel: HostChannel | None = None,
        place: Place | None = None,
        clock: str | None = None,
        openers: Openers | None = None,
    ) -> None:
        """Change the given settings, or open the form with all of them. A channel that is chosen already is removed."""
        must_manage(interaction)
        existing = _existing(interaction)
        if language is channel is place is clock is openers is None:
            settings = await self._store.guild_settings(interaction.guild_id or 0)
            await interaction.open_form(settings_form(settings, existing, interaction.texts))
            return

        def change(settings: GuildSettings) -> GuildSettings:
            if language is not None:
                settings = replace(settings, language=None if language == OWN else language)
            if channel is not None:
                if channel.id not in (*settings.channels, *existing):
                    raise Refusal("old-command")  # forged
                settings = replace(settings, channels=_toggled(settings.channels, channel), emptied="no")
            if place is not None:
                settings = replace(settings, threads=place == "thread")
            return replace(settings, clock=clock or settings.clock, openers=openers or settings.openers)

        await self._save(interaction, change)

    async def _take_form(self, interaction: Interaction, request: SettingsForm, filled: FilledSettings) -> None:
        must_manage(interaction)
        existing = _existing(interaction)
        submitted = _submitted(filled, existing)
        await self._save(interaction, lambda settings: _merged(settings, submitted, request.marks, existing))

    async def _save(self, interaction: Interaction, change: Callable[[GuildSettings], GuildSettings]) -> None:
        _, settings = await self._store.change_guild_settings(interaction.guild_id or 0, change)
        await interaction.show(Post(settings_text(settings, interaction.texts)))


def _existing(interaction: Interaction) -> frozenset[int]:
    """Return the server's channels that can have tables. Discord refuses a menu with a channel that was deleted."""
    guild = interaction.raw.guild
    return frozenset(c.id for c in guild.channels if c.type in HOSTS) if guild is not None else frozenset()


def _toggled(channels: tuple[int, ...], channel: AppCommandChannel) -> tuple[int, ...]:
    if channel.id in channels:
        return tuple(other for other in channels if other != channel.id)
    if len(channels) == MAX_CHANNELS:
        raise Refusal("settings-channels-most", most=MAX_CHANNELS)
    return (*channels, channel.id)


def _submitted(filled: FilledSettings, existing: frozenset[int]) -> GuildSettings:
    """Return the settings of a form. `existing` are the server's channels. Raises Refusal if it is forged."""
    (language,), (place,), (clock,), (openers,) = filled.language, filled.place, filled.clock, filled.openers
    known = language in (OWN, *LANGUAGES) and clock in CLOCKS and openers in _OPENERS
    if not known or len(filled.channels) > MAX_CHANNELS or not existing.issuperset(filled.channels):
        raise Refusal("old-form")
    return GuildSettings(
        None if language == OWN else language, filled.channels, place == "thread", clock, cast("Openers", openers)
    )


def _merged(settings: GuildSettings, submitted: GuildSettings, shown: str, existing: frozenset[int]) -> GuildSettings:
    """Return the settings with what a form has changed. Raises Refusal if another person has changed the same since the
    form was opened, by the marks of the values that it showed (`shown`)."""
    now, wanted = _marks(settings, existing), _marks(submitted, existing)
    before = [shown[at : at + _MARK] for at in range(0, len(shown), _MARK)]
    changed = [name for name, mark, old in zip(_FIELDS, wanted, before, strict=True) if mark != old]
    if any(
        now[_FIELDS.index(name)] not in (before[_FIELDS.index(name)], wanted[_FIELDS.index(name)]) for name in changed
    ):
        raise Refusal("settings-changed")
    return replace(settings, **{name: getattr(submitted, name) for name in changed}, emptied="no")


def _marks(settings: GuildSettings, existing: frozenset[int]) -> list[str]:
    """Return a short mark of each value that the form shows."""
    shown = replace(settings, channels=tuple(sorted(existing.intersection(settings.channels))))
    values = [msgspec.json.encode(getattr(shown, name)) for name in _FIELDS]
    return [f"{crc32(value) & 0xFFFF:04x}" for value in values]


# Words


def _language_offer(value: str, texts: Texts) -> str:
    return language_offers(texts)[value]


def settings_form(settings: GuildSettings, existing: frozenset[int], texts: Texts) -> Modal:
    """Build the form of five parts. `existing` are the server's channels."""

    def choice(name: str, values: Mapping[str, str], chosen: str) -> Field:
        return choice_field(name, texts.say(f"settings-{name}"), texts.say(f"settings-{name}-detail"), values, chosen)

    channels = [channel for channel in settings.channels if channel in existing]
    about_channels = texts.say("settings-channels-gone" if settings.channels_are_gone else "settings-channels-detail")
    fields = [
        choice("language", language_offers(texts), settings.language or OWN),
        channels_field("channels", texts.say("settings-channels"), about_channels, channels, MAX_CHANNELS),
        choice("place", {place: texts.say(f"choice-place-{place}") for place in _PLACES}, _place(settings)),
        choice("clock", {clock: texts.say(f"clock-{clock}") for clock in CLOCKS}, settings.clock),
        choice("openers", {who: texts.say(f"choice-openers-{who}") for who in _OPENERS}, settings.openers),
    ]
    return form(SettingsForm("".join(_marks(settings, existing))), texts.say("settings-title"), fields)


def language_offers(texts: Texts) -> Mapping[str, str]:
    named = {language: texts_for(language).say("language-name") for language in LANGUAGES}
    return {OWN: texts.say("settings-language-own"), **named}


def settings_text(settings: GuildSettings, texts: Texts) -> str:
    everywhere = texts.say("settings-channels-all-gone" if settings.channels_are_gone else "settings-channels-all")
    channels = texts.join([f"<#{channel}>" for channel in settings.channels]) if settings.channels else everywhere
    lines = {
        "language": language_offers(texts)[settings.language or OWN],
        "channels": channels,
        "place": texts.say(f"choice-place-{_place(settings)}"),
        "clock": texts.say(f"clock-{settings.clock}"),
        "openers": texts.say(f"choice-openers-{settings.openers}"),
    }
    listed = [f"- {texts.say(f'settings-{name}')}: **{said}**" for name, said in lines.items()]
    return "\n".join([texts.say("settings-now"), *listed])


def _place(settings: GuildSettings) -> Place:
    return "thread" if settings.threads else "channel"
