"""Commands about tables: those of a table by hand, those of a game derived from its actions."""

from collections.abc import Sequence
from functools import partial
from typing import Final

import discord
import msgspec
from discord import app_commands
from discord.app_commands import Choice
from msgspec import Struct

from bot.chat.front.interaction import Interaction
from bot.chat.front.menus import Menu, person_menu, table_menu
from bot.chat.front.post import Post
from bot.chat.front.serving import Serve
from bot.chat.front.slash import (
    EVERYWHERE,
    GUILDS,
    Command,
    Completion,
    Option,
    command,
    group,
    localized,
    options_of,
    text_of,
)
from bot.chat.front.zones import zones
from bot.chat.requests import table_of
from bot.chat.tables.calls.handlers import CallHandlers
from bot.chat.tables.completions import Completions
from bot.chat.tables.guild_settings_handlers import OWN, GuildSettingsHandlers, language_offers
from bot.chat.tables.habits_handlers import HabitsHandlers
from bot.chat.tables.handlers import TableHandlers
from bot.chat.tables.moves import kinds_of
from bot.chat.tables.opening.form_handlers import FormHandlers
from bot.chat.tables.presence_handlers import PresenceHandlers
from bot.chat.tables.staffing import level_offer
from bot.chat.words.languages import private_texts
from bot.chat.words.lengths import CONTENT, fit
from bot.chat.words.texts import LANGUAGES, Texts, texts_for
from bot.tables.clocks import CLOCKS
from bot.tables.entries import ProposalKind
from games.computer import LEVELS
from games.core import AnyGame, tag_of
from games.registry import GAMES

_IN_LOBBY: Final = ("join", "start", "wait")
_LEAVING: Final = ("leave", "end")
_WISHES: Final[Sequence[ProposalKind]] = ("pause", "resume")


def table_commands(
    serve: Serve,
    handlers: TableHandlers,
    forms: FormHandlers,
    presence: PresenceHandlers,
    habits: HabitsHandlers,
    calls: CallHandlers,
    guild_settings: GuildSettingsHandlers,
    completions: Completions,
) -> list[Command | Menu | app_commands.Group]:
    """Return the commands of tables and games, `/hand`, those of rules and help, and those in menus."""
    games = {"game": [Choice(name=text_of(f"{game}-title"), value=game) for game in GAMES]}
    any_table = {"table": _tables(completions, None)}
    return [
        _table_group(serve, handlers, forms, presence, completions),
        *[_game_group(serve, handlers, completions, game) for game in GAMES.values()],
        command(serve, "hand", handlers.hand, options_of(handlers.hand, completions=any_table), EVERYWHERE),
        command(serve, "rules", handlers.rules, options_of(handlers.rules, choices=games), EVERYWHERE),
        _own_group(serve, habits, calls),
        _settings_command(serve, guild_settings),
        command(serve, "help", _help, contexts=EVERYWHERE),
        person_menu(serve, "invite", presence.invite),
        table_menu(serve, "text", handlers.show_in_words, table_of),
    ]


# A table's commands


def _table_group(
    serve: Serve,
    handlers: TableHandlers,
    forms: FormHandlers,
    presence: PresenceHandlers,
    completions: Completions,
) -> app_commands.Group:
    games = [Choice(name=text_of(f"{game}-offer"), value=game) for game in GAMES]
    languages = [Choice(name=texts_for(language).say("language-name"), value=language) for language in LANGUAGES]
    levels = [Choice(name=localized(partial(level_offer, level)), value=level) for level in LEVELS]
    clocks = {"clock": [Choice(name=text_of(f"clock-{clock}"), value=clock) for clock in CLOCKS]}
    opened = options_of(forms.open, choices={"game": games, "language": languages, "against": levels, **clocks})
    level = [Option("level", required=True, choices=levels)]
    staffing = [
        command(serve, f"table-computer-{what}", partial(handlers.computer, what=what), level)
        for what in ("add", "remove")
    ]
    choosing = options_of(handlers.choose_here, completions={"variants": completions.variants})
    inviting = options_of(presence.substitute, completions={"seat": completions.free_seats})
    return group(
        "table",
        [
            command(serve, "table-open", forms.open, opened),
            command(serve, "table-options", handlers.choose_here, choosing),
            group("table-computer", staffing),
            command(serve, "table-show", handlers.show),
            *[command(serve, f"table-{what}", partial(handlers.do_here, what=what), ()) for what in _IN_LOBBY],
            command(serve, "table-rematch", handlers.rematch),
            *[command(serve, f"table-{what}", partial(presence.do_here, what=what), ()) for what in _LEAVING],
            *[command(serve, f"table-{wish}", partial(presence.wish_here, what=wish), ()) for wish in _WISHES],
            command(serve, "table-clock", presence.clock, options_of(presence.clock, choices=clocks)),
            command(serve, "table-sit", presence.sit),
            command(serve, "table-substitute", presence.substitute, inviting),
            command(serve, "table-kick", presence.kick),
        ],
        GUILDS,
    )


def _own_group(serve: Serve, habits: HabitsHandlers, calls: CallHandlers) -> app_commands.Group:
    quiet = options_of(habits.quiet, completions={"zone": zones})
    turns = options_of(habits.turns)
    games = {"game": [Choice(name=text_of(f"{game}-title"), value=game) for game in GAMES]}
    call = options_of(calls.call, prefix="call-", choices=games)
    return group(
        "me",
        [
            command(serve, "me-quiet", habits.quiet, quiet),
            command(serve, "me-turns", habits.turns, turns),
            command(serve, "me-call", calls.call, call),
        ],
        EVERYWHERE,
    )


def _settings_command(serve: Serve, settings: GuildSettingsHandlers) -> Command:
    languages = [Choice(name=localized(partial(_language_offer, value)), value=value) for value in (OWN, *LANGUAGES)]
    choices = {
        "language": languages,
        "clock": [Choice(name=text_of(f"clock-{clock}"), value=clock) for clock in CLOCKS],
    }
    made = command(
        serve, "settings", settings.choose, options_of(settings.choose, prefix="settings-", choices=choices), GUILDS
    )
    made.default_permissions = discord.Permissions(manage_guild=True)
    return made


def _language_offer(value: str, texts: Texts) -> str:
    return language_offers(texts)[value]


# A game's commands


def _game_group(
    serve: Serve, handlers: TableHandlers, completions: Completions, game: type[AnyGame]
) -> app_commands.Group:
    moves = [_move(serve, handlers, completions, game.name, kind) for kind in kinds_of(game)]
    return group(game.name, moves, EVERYWHERE)


def _move(serve: Serve, handlers: TableHandlers, completions: Completions, game: str, kind: type[Struct]) -> Command:
    async def work(interaction: Interaction, table: str | None = None, **typed: str) -> None:
        await handlers.play_typed(interaction, game, kind, typed, table)

    options = [
        Option(
            field.name,
            required=field.required,
            prefix=f"{game}-",
            completion=_values(completions, game, kind, field.name),
        )
        for field in msgspec.structs.fields(kind)
    ]
    which = Option("table", completion=_tables(completions, game))
    return command(serve, f"{game}-{tag_of(kind)}", work, [*options, which])


def _tables(completions: Completions, game: str | None) -> Completion:
    """Return the option that names a table, for a person at several tables who types in a direct message."""

    async def offers(interaction: Interaction, begun: str) -> list[Choice[str]]:
        return await completions.tables(interaction, game, begun)

    return offers


def _values(completions: Completions, game: str, kind: type[Struct], field: str) -> Completion:
    async def offers(interaction: Interaction, begun: str) -> list[Choice[str]]:
        typed = {name: str(value) for name, value in interaction.raw.namespace if value is not None}
        table_id = typed.pop("table", None)
        return await completions.values(interaction, game, kind, field, {**typed, field: begun}, table_id)

    return offers


# Words for everybody


async def _help(interaction: Interaction) -> None:
    await interaction.reply(Post(fit(private_texts(interaction).say("help"), CONTENT)), private=True)
