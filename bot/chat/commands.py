"""Slash commands: those of a table by hand, those of a game read off its actions. A command only asks the desk."""

import inspect
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, get_args

import discord
import msgspec
from discord import app_commands
from discord.app_commands import Choice, locale_str
from msgspec import Struct

from bot.chat import door
from bot.chat.items import tag_of
from bot.chat.limits import CONTENT, fitted
from bot.chat.texts import LANGUAGES, REFERENCE, language_of, texts_for
from games.core import AnyGame, variants
from games.registry import GAMES

if TYPE_CHECKING:
    from bot.chat.client import Roost

    Interaction = discord.Interaction[Roost]
    Typed = dict[str, Any]
    Work = Callable[[Interaction, Typed], Awaitable[None]]
    Completion = Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]

_VERBS: Final = ("join", "leave", "start", "end", "rematch")
_GUILDS: Final = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
_EVERYWHERE: Final = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)


class Translator(app_commands.Translator):
    """Gives Discord the names and descriptions of the commands in every language we have."""

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        key = string.extras.get("key")
        language = locale.value.split("-")[0]
        return texts_for(language).say(key) if key is not None and language in LANGUAGES else None


def _text(key: str) -> locale_str:
    return locale_str(texts_for(REFERENCE).say(key), key=key)


class Option(NamedTuple):
    """An option of a command; its texts are `option-{name}` and `option-{name}-description`, after a prefix if any."""

    name: str
    required: bool = False
    kind: type[str] | type[bool] = str
    prefix: str = ""
    choices: Sequence[Choice[str]] = ()
    completion: "Completion | None" = None


def all_commands() -> list[app_commands.Command[Any, ..., Any] | app_commands.Group]:
    """Every command of Roost."""
    return [_table_group(), *map(_game_group, GAMES.values()), _hand(), _rules(), _help()]


def _command(
    key: str,
    work: "Work",
    options: Sequence[Option] = (),
    contexts: app_commands.AppCommandContext | None = None,
) -> app_commands.Command[Any, ..., Any]:
    """A command whose texts are `command-{key}` and `command-{key}-description`."""

    async def callback(interaction: "Interaction", **typed: Any) -> None:
        said = {name: value for name, value in typed.items() if value is not None}
        await interaction.client.desk.serve(interaction, lambda served: work(served, said))

    callback.__signature__ = _signature(options)  # type: ignore[attr-defined] - what inspect.signature reads
    for option in options:
        text = f"{option.prefix}option-{option.name}"
        app_commands.rename(**{option.name: _text(text)})(callback)
        app_commands.describe(**{option.name: _text(f"{text}-description")})(callback)
        if option.choices:
            app_commands.choices(**{option.name: list(option.choices)})(callback)
        if option.completion is not None:
            app_commands.autocomplete(**{option.name: option.completion})(callback)  # pyright: ignore[reportArgumentType] - its union of methods and functions
    command: app_commands.Command[Any, ..., Any] = app_commands.Command(
        name=_text(f"command-{key}"), description=_text(f"command-{key}-description"), callback=callback
    )
    command.allowed_contexts = contexts
    return command


def _signature(options: Sequence[Option]) -> inspect.Signature:
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    return inspect.Signature(
        [
            inspect.Parameter("interaction", kind),
            *[
                inspect.Parameter(
                    option.name,
                    kind,
                    annotation=option.kind,
                    default=inspect.Parameter.empty if option.required else None,
                )
                for option in sorted(options, key=lambda option: not option.required)
            ],
        ]
    )


def _group(
    name: str, commands: Sequence[app_commands.Command[Any, ..., Any]], contexts: app_commands.AppCommandContext
) -> app_commands.Group:
    group = app_commands.Group(
        name=_text(f"command-{name}"), description=_text(f"command-{name}-description"), allowed_contexts=contexts
    )
    for command in commands:
        group.add_command(command)
    return group


# A table's commands


def _table_group() -> app_commands.Group:
    games = [Choice(name=_text(f"{game}-title"), value=game) for game in GAMES]
    languages = [Choice(name=texts_for(language).say("language-name"), value=language) for language in LANGUAGES]
    opening = _command(
        "table-open",
        _open,
        [Option("game", required=True, choices=games), Option("language", choices=languages)],
    )
    showing = _command("table-show", _show, [Option("text", kind=bool)])
    choosing = _command("table-options", _options, [Option("variants", completion=_complete_variants)])
    return _group("table", [opening, choosing, showing, *map(_verb, _VERBS)], _GUILDS)


async def _open(interaction: "Interaction", typed: "Typed") -> None:
    await interaction.client.desk.open(interaction, typed["game"], typed.get("language"))


async def _show(interaction: "Interaction", typed: "Typed") -> None:
    await interaction.client.desk.show(interaction, text=typed.get("text", False))


async def _options(interaction: "Interaction", typed: "Typed") -> None:
    codes = [code for code in typed.get("variants", "").replace(",", " ").split() if code]
    await interaction.client.desk.set_variants_here(interaction, codes)


async def _complete_variants(interaction: "Interaction", current: str) -> list[Choice[str]]:
    """Codes are typed one after another; each offer adds one to those already there."""
    return await interaction.client.desk.variant_offers(interaction, current)


def _verb(verb: str) -> app_commands.Command[Any, ..., Any]:
    async def work(interaction: "Interaction", typed: "Typed") -> None:
        await interaction.client.desk.verb_here(interaction, verb)

    return _command(f"table-{verb}", work)


# A game's commands


def _game_group(game: type[AnyGame]) -> app_commands.Group:
    return _group(game.name, [_move(game, kind) for kind in get_args(game.Actions)], _EVERYWHERE)


def _move(game: type[AnyGame], kind: type[Struct]) -> app_commands.Command[Any, ..., Any]:
    async def work(interaction: "Interaction", typed: "Typed") -> None:
        table_id = typed.pop("table", None)
        await interaction.client.desk.play_typed(interaction, game.name, kind, typed, table_id)

    tag = tag_of(kind)
    options = [
        Option(
            field.name,
            required=field.required,
            prefix=f"{game.name}-",
            completion=_completion(game.name, kind, field.name),
        )
        for field in msgspec.structs.fields(kind)
    ]
    return _command(f"{game.name}-{tag}", work, [*options, _table_option(game.name)])


def _table_option(game: str | None) -> Option:
    """Which table, for who sits at several and types in a direct message."""

    async def offers(interaction: "Interaction", current: str) -> list[Choice[str]]:
        return await interaction.client.desk.table_offers(interaction, game, current)

    return Option("table", completion=offers)


def _completion(game: str, kind: type[Struct], field: str) -> "Completion":
    async def offers(interaction: "Interaction", current: str) -> list[Choice[str]]:
        typed = {name: str(value) for name, value in interaction.namespace if value is not None}
        table_id = typed.pop("table", None)
        return await interaction.client.desk.offers(interaction, game, kind, field, {**typed, field: current}, table_id)

    return offers


# Words for everybody, and one's own hand


def _hand() -> app_commands.Command[Any, ..., Any]:
    async def work(interaction: "Interaction", typed: "Typed") -> None:
        await interaction.client.desk.hand(interaction, typed.get("table"))

    return _command("hand", work, [_table_option(None)], _EVERYWHERE)


def _rules() -> app_commands.Command[Any, ..., Any]:
    games = [Choice(name=_text(f"{game}-title"), value=game) for game in GAMES]
    return _command("rules", _tell_rules, [Option("game", required=True, choices=games)], _EVERYWHERE)


async def _tell_rules(interaction: "Interaction", typed: "Typed") -> None:
    game = GAMES[typed["game"]]
    texts = texts_for(language_of(str(interaction.locale)))
    codes = [variant.code for variant in variants(game.Options)]
    parts = [
        texts.say(f"{game.name}-rules"),
        *[
            texts.say(
                "lobby-variant",
                {
                    "name": texts.say(f"{game.name}-variant-{code}"),
                    "what": texts.say(f"{game.name}-variant-{code}-what"),
                },
            )
            for code in codes
        ],
    ]
    await door.whisper(interaction, fitted("\n".join(parts), CONTENT))


def _help() -> app_commands.Command[Any, ..., Any]:
    async def work(interaction: "Interaction", typed: "Typed") -> None:
        texts = texts_for(language_of(str(interaction.locale)))
        await door.whisper(interaction, fitted(texts.say("help"), CONTENT))

    return _command("help", work, contexts=_EVERYWHERE)
