"""Slash commands, and commands in the menus of people and messages (context menus). Their texts are keys; the options
of a slash command are the parameters of the function that does the work.

Discord shows menus for everybody's messages, so one that is not Roost's, or belongs to no table, gets a refusal.
"""

import asyncio
import inspect
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final, Literal, NamedTuple, get_args, get_origin

import discord
from discord import Locale, app_commands
from discord.app_commands import Choice, locale_str

from bot.chat.front.controls import TypedCommand, read
from bot.chat.front.discord_io import PASSING, TROUBLES, trouble_of
from bot.chat.front.interaction import Interaction
from bot.chat.front.permissions import HOSTS
from bot.chat.front.serving import Serve, must_be_on_server
from bot.chat.words.lengths import CHOICE, fit
from bot.chat.words.texts import LANGUAGES, REFERENCE, Texts, texts_for
from bot.tables.refusals import Refusal
from bot.tables.store import StoreBusy

Command = app_commands.Command[Any, ..., Any]
Menu = app_commands.ContextMenu
AnyCommand = Command | Menu | app_commands.Group
Completion = Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]
"""A function from the beginning of a typed value to the values that an option offers."""
Refuse = Callable[[discord.Interaction[Any]], Awaitable[None]]
"""A function that replies to a command that the library cannot run."""

GUILDS: Final = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
EVERYWHERE: Final = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)


class CommandTree(app_commands.CommandTree[discord.AutoShardedClient]):
    """All commands. Servers install them, not people: elsewhere Roost could not post."""

    def __init__(
        self, client: discord.AutoShardedClient, is_repeated: Callable[[discord.Interaction[Any]], bool], refuse: Refuse
    ) -> None:
        super().__init__(client, allowed_installs=app_commands.AppInstallationType(guild=True, user=False))
        self._is_repeated = is_repeated
        self._refuse = refuse
        self._tasks: set[asyncio.Task[Any]] = set()

    def cancel(self) -> None:
        """Cancel the commands and completions under way. Their replies would find the session closed."""
        for task in self._tasks:
            task.cancel()

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Override of the library's hook. Drop what was delivered before. Refuse forged fields before the library reads
        them."""
        if self._is_repeated(interaction):
            return False
        task = asyncio.current_task()
        assert task is not None  # noqa: S101 - the library gives every interaction a task
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        if read(interaction.data, TypedCommand) is not None:
            return True
        interaction.data = {"id": "0", "name": "", "type": 1}
        await self._refuse(interaction)
        return False


class Translator(app_commands.Translator):
    """Gives Discord the names and descriptions of the commands in every language of Roost."""

    async def translate(
        self, string: locale_str, locale: Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        said = string.extras.get("said")
        language = locale.value.split("-")[0]
        return said(texts_for(language)) if said is not None and language in LANGUAGES else None


def text_of(key: str) -> locale_str:
    """Return the text of a key, localized in every language."""
    return localized(lambda texts: texts.say(key))


def localized(said: Callable[[Texts], str]) -> locale_str:
    """Return a text that Discord receives in every language, made by `said` from the texts of a language."""
    return locale_str(said(texts_for(REFERENCE)), said=said)


class HostTransformer(app_commands.Transformer):
    """An option whose value is a channel that can have tables, in itself or in its threads. It need not be cached."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        return HOSTS

    async def transform(self, interaction: discord.Interaction[Any], value: Any, /) -> app_commands.AppCommandChannel:
        return value


HostChannel = app_commands.Transform[app_commands.AppCommandChannel, HostTransformer]


class Option(NamedTuple):
    """An option of a command. Its texts are `option-{name}` and `option-{name}-description`, after the prefix if
    any."""

    name: str
    required: bool = False
    kind: Any = str
    prefix: str = ""
    choices: Sequence[Choice[str]] = ()
    completion: Completion | None = None


def options_of(
    work: Callable[..., Awaitable[None]],
    *,
    prefix: str = "",
    choices: Mapping[str, Sequence[Choice[str]]] | None = None,
    completions: Mapping[str, Completion] | None = None,
) -> list[Option]:
    """Derive options from the parameters of `work(interaction, …)`, required if they have no default. The values of a
    Literal are choices with the texts `choice-{name}-{value}`."""
    _, *parameters = inspect.signature(work).parameters.values()
    return [
        Option(
            name=parameter.name,
            required=parameter.default is inspect.Parameter.empty,
            kind=_kind(parameter),
            prefix=prefix,
            choices=(choices or {}).get(parameter.name, _choices(parameter)),
            completion=(completions or {}).get(parameter.name),
        )
        for parameter in parameters
    ]


def _kind(parameter: inspect.Parameter) -> Any:
    """Return the type of an option: `str` for `str | None`."""
    kind = next((part for part in get_args(parameter.annotation) if part is not type(None)), parameter.annotation)
    return str if get_origin(kind) is Literal or isinstance(kind, str) else kind


def _choices(parameter: inspect.Parameter) -> list[Choice[str]]:
    kinds = (parameter.annotation, *get_args(parameter.annotation))
    values = [value for kind in kinds if get_origin(kind) is Literal for value in get_args(kind)]
    return [Choice(name=text_of(f"choice-{parameter.name}-{value}"), value=value) for value in values]


def command(
    serve: Serve,
    key: str,
    work: Callable[..., Awaitable[None]],
    options: Sequence[Option] | None = None,
    contexts: app_commands.AppCommandContext | None = None,
) -> Command:
    """Build a command that serves `work(interaction, **options)` with the typed options only. Its texts are
    `command-{key}` and `command-{key}-description`."""
    options = options_of(work) if options is None else options

    async def checked(interaction: Interaction, **given: Any) -> None:
        _must_be_declared(options, given)
        await work(interaction, **given)

    async def callback(interaction: discord.Interaction[Any], **typed: Any) -> None:
        given = {name: value for name, value in typed.items() if value is not None}
        await serve(interaction, partial(checked, **given))

    callback.__signature__ = _signature(options)  # type: ignore[attr-defined] - what inspect.signature reads
    for option in options:
        text = f"{option.prefix}option-{option.name}"
        app_commands.rename(**{option.name: text_of(text)})(callback)
        app_commands.describe(**{option.name: text_of(f"{text}-description")})(callback)
        if option.choices:
            app_commands.choices(**{option.name: list(option.choices)})(callback)
        if option.completion is not None:
            app_commands.autocomplete(**{option.name: _offering(option.completion)})(callback)  # pyright: ignore[reportArgumentType] - its union of methods and functions
    made: Command = app_commands.Command(
        name=text_of(f"command-{key}"), description=text_of(f"command-{key}-description"), callback=callback
    )
    made.allowed_contexts = contexts
    return made


def _must_be_declared(options: Sequence[Option], given: Mapping[str, Any]) -> None:
    """Refuse values that no current client offers. Discord passes on values from forged or outdated clients."""
    for option in options:
        value = given.get(option.name)
        if option.kind in (str, bool) and not isinstance(value, (option.kind, type(None))):
            raise Refusal("old-command")
        if isinstance(value, str) and len(value) > CHOICE:  # ids, codes and numbers are much shorter
            raise Refusal("value-too-long", typed=fit(value, CHOICE // 2), most=CHOICE)
        if value is not None and option.choices and value not in [choice.value for choice in option.choices]:
            raise Refusal("not-a-choice", typed=fit(str(value), CHOICE // 2))


def _offering(completion: Completion) -> Callable[[discord.Interaction[Any], str], Awaitable[list[Choice[str]]]]:
    """Adapt a completion to the library. Errors offer no values."""

    async def offers(raw: discord.Interaction[Any], begun: str) -> list[Choice[str]]:
        try:
            must_be_on_server(raw)
            choices = await completion(Interaction(raw), str(begun))
        except (Refusal, StoreBusy):
            choices = []
        try:
            await raw.response.autocomplete(choices)
        except TROUBLES as error:
            if trouble_of(error) not in PASSING:
                raise
        return choices  # with which the library replies if that failed, which is the retry

    return offers


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
    key: str, commands: Sequence[Command | app_commands.Group], contexts: app_commands.AppCommandContext | None = None
) -> app_commands.Group:
    """Build a group of commands and groups under one name. Its texts are `command-{key}` and
    `command-{key}-description`."""
    made = app_commands.Group(
        name=text_of(f"command-{key}"), description=text_of(f"command-{key}-description"), allowed_contexts=contexts
    )
    for command in commands:
        made.add_command(command)
    return made


def merged(commands: Iterable[AnyCommand]) -> list[AnyCommand]:
    """Return commands with one group in place of several of the same name."""
    made: dict[tuple[type[AnyCommand], str], AnyCommand] = {}
    for command in commands:
        former = made.setdefault((type(command), command.name), command)
        if isinstance(former, app_commands.Group) and isinstance(command, app_commands.Group) and former is not command:
            for inner in command.commands:
                former.add_command(inner)
    return [*made.values()]


Account = discord.User | discord.Member
TableOf = Callable[[str], str | None]
"""A function that returns the id of the table that a control with a custom_id belongs to. None if it has none."""


def person_menu(serve: Serve, key: str, work: Callable[[Interaction, Account], Awaitable[None]]) -> Menu:
    """Build a command in the menu of a person. Its text is `menu-{key}`."""

    async def callback(interaction: discord.Interaction[Any], person: discord.Member | discord.User) -> None:
        async def serving(served: Interaction) -> None:
            await work(served, person)

        await serve(interaction, serving)

    return Menu(name=text_of(f"menu-{key}"), callback=callback, allowed_contexts=GUILDS)


def table_menu(serve: Serve, key: str, work: Callable[[Interaction, str], Awaitable[None]], table_of: TableOf) -> Menu:
    """Build a command in the menu of a message, about the table that the message belongs to. Its text is
    `menu-{key}`."""

    async def callback(interaction: discord.Interaction[Any], message: discord.Message) -> None:
        async def serving(served: Interaction) -> None:
            await work(served, _table_behind(served, message, table_of))

        await serve(interaction, serving)

    return Menu(name=text_of(f"menu-{key}"), callback=callback, allowed_contexts=EVERYWHERE)


def _table_behind(interaction: Interaction, message: discord.Message, table_of: TableOf) -> str:
    """Return the id of the table that a message belongs to. Raises Refusal if the message is not Roost's, or has no
    control of a table."""
    me = interaction.raw.client.user
    if me is None or message.author.id != me.id:
        raise Refusal("not-roosts-message")
    items = [item for row in message.components for item in getattr(row, "children", ())]
    found = next(filter(None, [table_of(getattr(item, "custom_id", None) or "") for item in items]), None)
    if found is None:
        raise Refusal("no-table-behind")
    return found
