"""Slash commands: those of a table by hand, those of a game read off its actions. A command only asks the desk."""

from typing import TYPE_CHECKING, Any, Final, get_args

import msgspec
from discord import app_commands
from discord.app_commands import Choice
from msgspec import Struct

from bot.chat.finished.commands import glory_commands
from bot.chat.front import door
from bot.chat.front.slash import EVERYWHERE, GUILDS, Option, command, group, text_of
from bot.chat.tables.controls import tag_of
from bot.chat.words.languages import private_texts
from bot.chat.words.lengths import CONTENT, fitted
from bot.chat.words.texts import LANGUAGES, texts_for
from games.core import AnyGame, variants
from games.registry import GAMES

if TYPE_CHECKING:
    from bot.chat.front.slash import Completion, Interaction, Typed

_VERBS: Final = ("join", "leave", "start", "end", "rematch")


def all_commands() -> list[app_commands.Command[Any, ..., Any] | app_commands.Group]:
    """Every command of Roost."""
    return [_table_group(), *map(_game_group, GAMES.values()), _hand(), *glory_commands(), _rules(), _help()]


# A table's commands


def _table_group() -> app_commands.Group:
    games = [Choice(name=text_of(f"{game}-title"), value=game) for game in GAMES]
    languages = [Choice(name=texts_for(language).say("language-name"), value=language) for language in LANGUAGES]
    opening = command(
        "table-open",
        _open,
        [Option("game", required=True, choices=games), Option("language", choices=languages)],
    )
    showing = command("table-show", _show, [Option("text", kind=bool)])
    choosing = command("table-options", _options, [Option("variants", completion=_complete_variants)])
    return group("table", [opening, choosing, showing, *map(_verb, _VERBS)], GUILDS)


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

    return command(f"table-{verb}", work)


# A game's commands


def _game_group(game: type[AnyGame]) -> app_commands.Group:
    return group(game.name, [_move(game, kind) for kind in get_args(game.Actions)], EVERYWHERE)


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
    return command(f"{game.name}-{tag}", work, [*options, _table_option(game.name)])


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

    return command("hand", work, [_table_option(None)], EVERYWHERE)


def _rules() -> app_commands.Command[Any, ..., Any]:
    games = [Choice(name=text_of(f"{game}-title"), value=game) for game in GAMES]
    return command("rules", _tell_rules, [Option("game", required=True, choices=games)], EVERYWHERE)


async def _tell_rules(interaction: "Interaction", typed: "Typed") -> None:
    game = GAMES[typed["game"]]
    texts = private_texts(interaction)
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
        texts = private_texts(interaction)
        await door.whisper(interaction, fitted(texts.say("help"), CONTENT))

    return command("help", work, contexts=EVERYWHERE)
