"""`/settings`: what a server has chosen for its tables, as one form, and as options for people without forms."""

from collections.abc import Mapping
from functools import partial
from typing import Final, Literal, cast, get_args

from discord.app_commands import AppCommandChannel
from discord.ui import Modal
from msgspec.structs import replace

from bot.chat.front.controls import VERSION, ClaimedClick
from bot.chat.front.fields import ids_in
from bot.chat.front.forms import Field, Submission, channels_field, choice_field, form
from bot.chat.front.interaction import Interaction
from bot.chat.front.permissions import HOSTS, lacked
from bot.chat.front.post import Post
from bot.chat.front.slash import HostChannel
from bot.chat.words.languages import private_texts
from bot.chat.words.texts import LANGUAGES, Texts, texts_for
from bot.tables.clocks import CLOCKS
from bot.tables.guild_settings import CHANNELS_MOST, GuildSettings, GuildSettingsStore, Openers
from bot.tables.refusals import Refusal

FORM_ID: Final = f"{VERSION}%settings"
"""The custom_id of the form. A click's has none of this form."""
OWN: Final = "own"
"""The choice of no language: each opener's."""
Place = Literal["channel", "thread"]
_PLACES: Final[tuple[Place, ...]] = get_args(Place)
_OPENERS: Final[tuple[Openers, ...]] = get_args(Openers)
PERMISSIONS: Final[Mapping[Openers, str]] = {"moderators": "manage_messages", "managers": "manage_guild"}
"""The permission that each restricted group of openers has."""


class GuildSettingsHandlers:
    """Handles `/settings`."""

    def __init__(self, store: GuildSettingsStore) -> None:
        self._store = store

    def claim(self, submission: Submission) -> ClaimedClick | None:
        """Return the handler of the form that was sent in."""
        if submission.custom_id != FORM_ID:
            return None
        return ClaimedClick("guild-settings", partial(self._take_form, submission=submission))

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
        _must_manage(interaction)
        guild_id = interaction.guild_id or 0
        settings = await self._store.guild_settings(guild_id)
        if language is channel is place is clock is openers is None:
            await interaction.open_form(settings_form(settings, _existing(interaction), private_texts(interaction)))
            return
        if language is not None:
            settings = replace(settings, language=None if language == OWN else language)
        if channel is not None:
            if channel.id not in (*settings.channels, *_existing(interaction)):
                raise Refusal("old-command")  # forged
            settings = replace(settings, channels=_toggled(settings.channels, channel))
        if place is not None:
            settings = replace(settings, threads=place == "thread")
        await self._save(
            interaction, replace(settings, clock=clock or settings.clock, openers=openers or settings.openers)
        )

    async def _take_form(self, interaction: Interaction, submission: Submission) -> None:
        _must_manage(interaction)
        await self._save(interaction, _submitted(submission, _existing(interaction)))

    async def _save(self, interaction: Interaction, settings: GuildSettings) -> None:
        await self._store.choose_guild_settings(interaction.guild_id or 0, settings)
        await interaction.reply(Post(settings_text(settings, private_texts(interaction))), private=True)


def _must_manage(interaction: Interaction) -> None:
    if (permission := lacked(interaction, "manage_guild")) is not None:
        raise Refusal("settings-not-yours", permission=permission)


def _existing(interaction: Interaction) -> frozenset[int]:
    """Return the server's channels that can have tables. Discord refuses a menu with a channel that was deleted."""
    guild = interaction.raw.guild
    return frozenset(one.id for one in guild.channels if one.type in HOSTS) if guild is not None else frozenset()


def _toggled(channels: tuple[int, ...], channel: AppCommandChannel) -> tuple[int, ...]:
    if channel.id in channels:
        return tuple(one for one in channels if one != channel.id)
    if len(channels) == CHANNELS_MOST:
        raise Refusal("settings-channels-most", most=CHANNELS_MOST)
    return (*channels, channel.id)


def _submitted(submission: Submission, existing: frozenset[int]) -> GuildSettings:
    """Return the settings of a form. `existing` are the server's channels. Raises Refusal if it is forged."""
    language, clock = submission.first("language") or OWN, submission.first("clock") or ""
    place, openers = submission.first("place"), submission.first("openers")
    channels = ids_in(submission.values.get("channels", ()), CHANNELS_MOST)
    known = language in (OWN, *LANGUAGES) and clock in CLOCKS and place in _PLACES and openers in _OPENERS
    if not known or channels is None or not existing.issuperset(channels):
        raise Refusal("old-form")
    return GuildSettings(
        None if language == OWN else language,
        channels,
        place == "thread",
        clock,
        cast("Openers", openers),
    )


# Words


def settings_form(settings: GuildSettings, existing: frozenset[int], texts: Texts) -> Modal:
    """Build the form of five parts. `existing` are the server's channels."""

    def choice(name: str, values: Mapping[str, str], chosen: str) -> Field:
        return choice_field(name, texts.say(f"settings-{name}"), texts.say(f"settings-{name}-detail"), values, chosen)

    channels = [channel for channel in settings.channels if channel in existing]
    fields = [
        choice("language", language_offers(texts), settings.language or OWN),
        channels_field(
            "channels", texts.say("settings-channels"), texts.say("settings-channels-detail"), channels, CHANNELS_MOST
        ),
        choice("place", {place: texts.say(f"choice-place-{place}") for place in _PLACES}, _place(settings)),
        choice("clock", {clock: texts.say(f"clock-{clock}") for clock in CLOCKS}, settings.clock),
        choice("openers", {one: texts.say(f"choice-openers-{one}") for one in _OPENERS}, settings.openers),
    ]
    return form(FORM_ID, texts.say("settings-title"), fields)


def language_offers(texts: Texts) -> Mapping[str, str]:
    """Return the labels of all choices of a language."""
    named = {language: texts_for(language).say("language-name") for language in LANGUAGES}
    return {OWN: texts.say("settings-language-own"), **named}


def settings_text(settings: GuildSettings, texts: Texts) -> str:
    """Return the settings in words."""
    channels = texts.join([f"<#{channel}>" for channel in settings.channels])
    lines = {
        "language": language_offers(texts)[settings.language or OWN],
        "channels": channels if settings.channels else texts.say("settings-channels-all"),
        "place": texts.say(f"choice-place-{_place(settings)}"),
        "clock": texts.say(f"clock-{settings.clock}"),
        "openers": texts.say(f"choice-openers-{settings.openers}"),
    }
    listed = [f"- {texts.say(f'settings-{name}')}: **{said}**" for name, said in lines.items()]
    return "\n".join([texts.say("settings-now"), *listed])


def _place(settings: GuildSettings) -> Place:
    return "thread" if settings.threads else "channel"
