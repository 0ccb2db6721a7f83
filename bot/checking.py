"""`roost check`: what a start would find. It changes nothing and costs no identify, because it asks Discord by HTTP
alone."""

import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Final

import discord

from bot.app import database_url, point_at
from bot.chat.front.permissions import EVERYWHERE, IN_THREAD, NEEDED, lacking
from bot.chat.words.texts import Texts
from bot.settings import Settings
from bot.store import Inspection, inspect_database, try_to_write
from bot.tables.shards import Shards

_MAX_NAMED: Final = 20
"""Channels of a server that are listed by name."""
_SCOPES: Final = ("applications.commands", "bot")
_AUTHORIZE: Final = "https://discord.com/oauth2/authorize"

Write = Callable[[str], None]


def check_database(settings: Settings, texts: Texts, write: Write) -> None:
    """Print what a start would do with the database. Raises DatabaseRefused like a start."""
    url = database_url(settings)
    looked = inspect_database(url)
    try_to_write(url)
    if looked.server is not None:
        write(texts.say("cli-check-server", {"server": looked.server}))
    write(state_of(looked, texts))


def state_of(looked: Inspection, texts: Texts) -> str:
    """Return the sentence about a database's version, and what a start would do."""
    version, newest, is_file = looked.version, looked.newest, looked.server is None
    facts = {"path": looked.path, "version": version or "", "newest": newest}
    if version is None:
        return texts.say("cli-check-database-new" if is_file else "cli-check-database-empty", facts)
    if version == newest:
        return texts.say("cli-check-database", facts)
    if version > newest:
        return texts.say("cli-check-database-ahead", facts)
    return texts.say("cli-check-database-older" if is_file else "cli-check-database-behind", facts)


async def check_discord(settings: Settings, token: str, texts: Texts, write: Write) -> bool:
    """Log in, print the remaining identifies, missing permissions and the invitation. Returns whether all is well."""
    logging.getLogger("discord").setLevel(logging.WARNING)  # this says itself how it goes
    point_at(settings.discord_api_base, settings.discord_gateway)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # Roost has no voice
    async with discord.Client(intents=discord.Intents(guilds=True)) as client:
        await client.login(token)
        guilds = [guild async for guild in client.fetch_guilds(limit=None, with_counts=False)]
        write(texts.say("cli-check-login", {"name": str(client.user), "guilds": len(guilds)}))
        shards, _, budget = await client.http.get_bot_gateway()
        limits = discord.SessionStartLimits(**budget)
        facts = {"shards": shards, "remaining": limits.remaining, "total": limits.total}
        write(texts.say("cli-check-gateway", facts))
        if settings.roost_shards.chosen:
            _write_shards(settings.roost_shards, shards, texts, write)
        well = all([await _check_guild(client, guild, texts, write) for guild in guilds])
        if well:
            write(texts.say("cli-check-well"))
        url = discord.utils.oauth_url(client.application_id or 0, permissions=NEEDED, scopes=_SCOPES)
        write(texts.say("cli-check-invite", {"url": url}))
        _write_own_link(client, texts, write)
    return well


def _write_own_link(client: discord.Client, texts: Texts, write: Write) -> None:
    """Print the link that the application's profile has for **Add App**, if the application has install settings."""
    config = client.application.guild_integration_config if client.application is not None else None
    asked = config.oauth2_install_params if config is not None else None
    if asked is None:
        return
    same = set(asked.scopes) == set(_SCOPES) and asked.permissions == NEEDED
    facts = {"url": f"{_AUTHORIZE}?client_id={client.application_id}", "permissions": _listed(EVERYWHERE, texts)}
    write(texts.say("cli-check-link" if same else "cli-check-link-differs", facts))


def _write_shards(held: Shards, wanted: int, texts: Texts, write: Write) -> None:
    facts = {"many": len(held.ids), "first": held.first, "last": held.last, "count": held.count}
    write(texts.say("cli-check-shards", facts))
    if wanted > held.count:
        write(texts.say("cli-check-shards-few", {"count": held.count, "shards": wanted}))


async def _check_guild(client: discord.Client, partial: discord.Guild, texts: Texts, write: Write) -> bool:
    """Print the permissions that Roost lacks on a server, by channel. A hidden channel is listed apart, because it may
    be meant so."""
    assert client.user is not None  # noqa: S101 - it is logged in
    try:
        guild = await client.fetch_guild(partial.id, with_counts=False)
        me = await guild.fetch_member(client.user.id)
        channels = await guild.fetch_channels()
    except (discord.Forbidden, discord.NotFound):  # it was removed from there just now
        return True
    everywhere = lacking(me.guild_permissions, EVERYWHERE)
    if everywhere:
        write(texts.say("cli-check-permissions", {"guild": guild.name, "permissions": _listed(everywhere, texts)}))
    hidden: list[str] = []
    short: list[Mapping[str, str]] = []
    for channel in sorted(channels, key=lambda channel: channel.position):
        if not isinstance(channel, discord.TextChannel | discord.ForumChannel):
            continue
        needed = IN_THREAD if isinstance(channel, discord.ForumChannel) else EVERYWHERE
        missing = [name for name in lacking(channel.permissions_for(me), needed) if name not in everywhere]
        name = f"#{channel.name}"
        if "view_channel" in missing:
            hidden.append(name)
        elif missing:
            short.append({"guild": guild.name, "channel": name, "permissions": _listed(missing, texts)})
    for facts in short[:_MAX_NAMED]:
        write(texts.say("cli-check-channel", facts))
    if len(short) > _MAX_NAMED:
        write(texts.say("cli-check-channels-more", {"guild": guild.name, "more": len(short) - _MAX_NAMED}))
    if hidden:
        write(texts.say("cli-check-hidden", {"guild": guild.name, "channels": texts.join(hidden)}))
    return not everywhere and not short


def _listed(permissions: Sequence[str], texts: Texts) -> str:
    return texts.join([texts.say(f"permission-{name.replace('_', '-')}") for name in permissions])
