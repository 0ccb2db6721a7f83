"""Registration of application commands: Discord's checks and stored form."""

import re
from collections.abc import Sequence

from bot.playground.errors import Problems
from bot.playground.state import State
from bot.playground.values import Json, as_int, as_object, as_objects, as_text

SUB, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, FILE = range(1, 12)
ENTRY_POINT = 4
"""The command type that Discord adds to apps with Activities."""
_LOCALES = (
    "id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro "
    "fi sv-SE vi tr cs el bg ru uk hi th zh-CN ja zh-TW ko ar he"
)
LOCALES = frozenset(_LOCALES.split())
_MAX_COMMANDS = {1: 100, 2: 15, 3: 15}
"""The most commands of each type."""
_NAME = re.compile(r"[-_'\w]{1,32}")

Path = tuple[str | int, ...]


def check_commands(commands: Sequence[Json]) -> None:
    """Raise 50035 if Discord refuses a bulk overwrite with these commands."""
    problems = Problems()
    seen: set[tuple[int, str]] = set()
    for number, command in enumerate(commands):
        kind = as_int(command.get("type"), 1)
        key = kind, as_text(command.get("name"))
        if key in seen:
            text = "Application command names must be unique"
            problems.add((number, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", text)
        seen.add(key)
        if kind == 1:
            _check_node(command, (number,), problems, parent=0)
            if _weight(command) > 8000:
                problems.add((number,), "APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (8000)")
        else:
            _check_menu(command, (number,), problems)
    for kind, most in _MAX_COMMANDS.items():
        if len([other for other, _ in seen if other == kind]) > most:
            text = f"Maximum number of application commands reached ({most})."
            problems.add((), "APPLICATION_COMMANDS_LIMIT", text)
    problems.raise_if_any()


def entry_points(commands: Sequence[Json]) -> set[str]:
    """Return the names of the commands that launch an Activity."""
    return {as_text(command.get("name")) for command in commands if command.get("type") == ENTRY_POINT}


def _check_menu(command: Json, path: Path, problems: Problems) -> None:
    """Check a command without typed parts: one in the menu of people or messages, or an Activity's."""
    problems.check_length((*path, "name"), command.get("name"), 1, 32)
    for locale, text in as_object(command.get("name_localizations")).items():
        problems.check_length((*path, "name_localizations", locale), text, 1, 32)
    if command.get("description") and command.get("type") != ENTRY_POINT:
        text = "Context menu commands cannot have description"
        problems.add((*path, "description"), "APPLICATION_COMMAND_DESCRIPTION_CANNOT_BE_SET", text)
    if command.get("options"):
        text = "Context menu commands cannot have options"
        problems.add((*path, "options"), "APPLICATION_COMMAND_OPTIONS_CANNOT_BE_SET", text)


def _weight(node: Json) -> int:
    """Return the total length of names, descriptions and values, which Discord limits."""
    own = sum(len(as_text(node.get(key))) for key in ("name", "description", "value"))
    return own + sum(_weight(it) for key in ("options", "choices") for it in as_objects(node.get(key)))


def _check_name(name: object, path: Path, problems: Problems) -> None:
    if not isinstance(name, str) or not _NAME.fullmatch(name) or name != name.lower():
        problems.add(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _check_node(node: Json, path: Path, problems: Problems, *, parent: int) -> None:
    """Check a command or an option: both have a name, a description and perhaps options."""
    _check_name(node.get("name"), (*path, "name"), problems)
    problems.check_length((*path, "description"), node.get("description"), 1, 100)
    for key in ("name", "description"):
        for locale, text in as_object(node.get(f"{key}_localizations")).items():
            place = (*path, f"{key}_localizations", locale)
            if locale not in LOCALES:
                problems.add(place, "ENUM_TYPE_COERCE", f'Value "{locale}" is not a valid enum value.')
            if key == "name":
                _check_name(text, place, problems)
            else:
                problems.check_length(place, text, 1, 100)
    options = as_objects(node.get("options"))
    if len(options) > 25:
        problems.add_size((*path, "options"), 0, 25)
    names = [as_text(option.get("name")) for option in options]
    if len(set(names)) < len(names):
        problems.add((*path, "options"), "APPLICATION_COMMAND_OPTIONS_DUPLICATE_NAME", "Option names must be unique")
    kinds = [as_int(option.get("type")) for option in options]
    if any(kind in (SUB, GROUP) for kind in kinds) and any(kind > GROUP for kind in kinds):
        text = "Sub-commands cannot be mixed with options"
        problems.add((*path, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", text)
    optional = False
    for number, option in enumerate(options):
        place = (*path, "options", number)
        _check_option(option, place, problems, parent)
        if as_int(option.get("type")) > GROUP:
            if option.get("required") is True and optional:
                text = "Required options must be placed before non-required options"
                problems.add(place, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", text)
            optional = optional or option.get("required") is not True


_ALLOWED = {0: range(SUB, FILE + 1), GROUP: range(SUB, GROUP), SUB: range(STRING, FILE + 1)}
"""Option types that may appear in a command (0), a group and a subcommand. Other options have none inside."""


def _check_option(option: Json, path: Path, problems: Problems, parent: int) -> None:
    kind = as_int(option.get("type"))
    if kind not in _ALLOWED.get(parent, ()):
        problems.add((*path, "type"), "UNION_TYPE_CHOICES", "This type of option is not allowed here")
    _check_node(option, path, problems, parent=kind)
    choices = as_objects(option.get("choices"))
    if len(choices) > 25:
        problems.add_size((*path, "choices"), 0, 25)
    if option.get("autocomplete") is True and (choices or kind not in (STRING, INTEGER, NUMBER)):
        text = "Option cannot be completed: it has choices, or is of another type"
        problems.add((*path, "autocomplete"), "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID", text)
    check_choices(choices, kind, (*path, "choices"), problems)


def check_choices(choices: Sequence[Json], kind: int, path: Path, problems: Problems) -> None:
    """Check the choices of an option, whether registered or completed."""
    for number, choice in enumerate(choices):
        problems.check_length((*path, number, "name"), choice.get("name"), 1, 100)
        value = choice.get("value")
        if kind == STRING:
            problems.check_length((*path, number, "value"), value, 0, 100)
        elif isinstance(value, bool) or not isinstance(value, int if kind == INTEGER else (int, float)):
            problems.add((*path, number, "value"), "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')


def registered(state: State, given: Json, guild_id: int | None, old: Sequence[Json]) -> Json:
    """Return a command as Discord stores it. A command in `old` with the same name and type passes on its id."""
    kind = as_int(given.get("type"), 1)
    same = (it for it in old if (it["name"], it["type"]) == (given.get("name"), kind))
    known = next(same, None)
    command: Json = {
        "id": known["id"] if known else str(state.new_id()),
        "application_id": str(state.bot_id),
        "version": str(state.new_id()),
        "type": kind,
        "default_member_permissions": None,
        "nsfw": False,
        "dm_permission": True,
        "contexts": None,
        "integration_types": [0],
        "description": "",
    }
    command |= {key: value for key, value in given.items() if key != "id" and value is not None}
    if command["default_member_permissions"] is not None:
        command["default_member_permissions"] = str(command["default_member_permissions"])
    if guild_id is not None:
        command["guild_id"] = str(guild_id)
    return command
