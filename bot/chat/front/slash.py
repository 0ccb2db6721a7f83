"""How a slash command is made: its texts are keys, its options data, its work whatever the desk does."""

import inspect
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import discord
from discord import app_commands
from discord.app_commands import Choice, locale_str

from bot.chat.words.texts import LANGUAGES, REFERENCE, texts_for

if TYPE_CHECKING:
    from bot.chat.client import Roost

    Interaction = discord.Interaction[Roost]
    Typed = dict[str, Any]
    Work = Callable[[Interaction, Typed], Awaitable[None]]
    Completion = Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]

GUILDS: Final = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
EVERYWHERE: Final = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)


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


def text_of(key: str) -> locale_str:
    return locale_str(texts_for(REFERENCE).say(key), key=key)


class Option(NamedTuple):
    """An option of a command; its texts are `option-{name}` and `option-{name}-description`, after a prefix if any."""

    name: str
    required: bool = False
    kind: type[str] | type[bool] | type[discord.User] = str
    prefix: str = ""
    choices: Sequence[Choice[str]] = ()
    completion: "Completion | None" = None


def command(
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
        app_commands.rename(**{option.name: text_of(text)})(callback)
        app_commands.describe(**{option.name: text_of(f"{text}-description")})(callback)
        if option.choices:
            app_commands.choices(**{option.name: list(option.choices)})(callback)
        if option.completion is not None:
            app_commands.autocomplete(**{option.name: option.completion})(callback)  # pyright: ignore[reportArgumentType] - its union of methods and functions
    made: app_commands.Command[Any, ..., Any] = app_commands.Command(
        name=text_of(f"command-{key}"), description=text_of(f"command-{key}-description"), callback=callback
    )
    made.allowed_contexts = contexts
    return made


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


def group(
    name: str, commands: Sequence[app_commands.Command[Any, ..., Any]], contexts: app_commands.AppCommandContext
) -> app_commands.Group:
    made = app_commands.Group(
        name=text_of(f"command-{name}"), description=text_of(f"command-{name}-description"), allowed_contexts=contexts
    )
    for one in commands:
        made.add_command(one)
    return made
