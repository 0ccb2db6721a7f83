"""The request body of a message with its components, the checks that Discord applies, and their normal form.

The bot sends rows of buttons and string menus, so every other component is refused.
"""

from collections.abc import Container, Mapping, Sequence

import msgspec
from msgspec import UNSET, UnsetType

from bot.playground.errors import Problems
from bot.playground.objects import walk
from bot.playground.values import Json, as_int, as_list, as_object, as_objects, as_text, is_object


class FileRef(msgspec.Struct):
    """A reference to an attachment."""

    id: int | str
    """The id of an existing attachment, or the number of an uploaded file in this request."""
    filename: str | None = None
    description: str | None = None


class AllowedMentions(msgspec.Struct):
    """The mentions of a message that may notify people."""

    parse: list[str] | None = None
    users: list[int | str] | None = None
    replied_user: bool = False


class Body(msgspec.Struct):
    """The body of a new or edited message. An edit keeps every part that is UNSET."""

    content: str | UnsetType | None = UNSET
    components: list[Json] | UnsetType | None = UNSET
    embeds: list[Json] | None = None
    attachments: list[FileRef] | UnsetType | None = UNSET
    allowed_mentions: AllowedMentions | UnsetType | None = UNSET
    flags: int | UnsetType | None = UNSET
    message_reference: Json | None = None
    tts: bool | None = None
    nonce: str | int | None = None
    enforce_nonce: bool | None = None


def read_body(payload: object) -> Body:
    """Return the body of a message request. Raises 50035 if it has another form."""
    try:
        return msgspec.convert(payload, Body)
    except msgspec.ValidationError as error:
        problems = Problems()
        problems.add((), "MODEL_TYPE_CONVERT", str(error))
        problems.raise_if_any()
        raise


def check_nonce(nonce: str | int | None, path: tuple[str, ...]) -> None:
    """Raise 50035 unless the nonce has at most 25 characters, or is a 64-bit number."""
    problems = Problems(*path)
    if isinstance(nonce, str):
        problems.check_length(("nonce",), nonce, 0, 25)
    elif nonce is not None and not -(1 << 63) <= nonce < 1 << 63:
        problems.add(("nonce",), "NUMBER_TYPE_MAX", "int64 value out of range.")
    problems.raise_if_any()


def check_body(body: Body, problems: Problems) -> None:
    """Raise 50035 if Discord refuses a part of this body, or if `problems` has errors already."""
    if body.content and len(body.content) > 2000:
        problems.add_size(("content",), 0, 2000)
    if body.embeds:
        problems.add_size(("embeds",), 0, 0)  # the bot sends none
    check_components(body.components or (), problems)
    allowed = body.allowed_mentions
    if allowed and "users" in (allowed.parse or ()) and allowed.users:
        text = 'parse:["users"] and users: [ids...] are mutually exclusive.'
        problems.add(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", text)
    problems.raise_if_any()


ROW, BUTTON, MENU = 1, 2, 3
STYLES = range(1, 5)

# Characters below U+1F000 that Discord accepts as emoji. Geometric signs such as ▲ or ◆ are not accepted.
_PLAIN_EMOJI = frozenset(
    "©®‼⁉™ℹ↔↕↖↗↘↙↩↪⌚⌛⌨⏏⏩⏪⏫⏬⏭⏮⏯⏰⏱⏲⏳⏸⏹⏺Ⓜ▪▫▶◀◻◼◽◾☀☁☂☃☄☎☑☔☕☘☝☠☢☣☦☪☮☯☸☹☺♀♂♈♉♊♋♌♍♎♏♐♑♒♓♟♠♣♥♦♨♻♾♿⚒⚓⚔⚕⚖⚗⚙⚛⚜⚠⚡⚧⚪⚫⚰⚱⚽⚾⛄⛅⛈"
    "⛎⛏⛑⛓⛔⛩⛪⛰⛱⛲⛳⛴⛵⛷⛸⛹⛺⛽✂✅✈✉✊✋✌✍✏✒✔✖✝✡✨✳✴❄❇❌❎❓❔❕❗❣❤➕➖➗➡➰➿⤴⤵⬅⬆⬇⬛⬜⭐⭕〰〽㊗㊙"
)

Path = tuple[str | int, ...]


def is_emoji(name: str) -> bool:
    """Return whether Discord accepts a name as a unicode emoji. Looks only at the first character."""
    if not name:
        return False
    if name[0] in "0123456789#*":
        return name.endswith("\u20e3")
    return 0x1F000 <= ord(name[0]) <= 0x1FBFF or name[0] in _PLAIN_EMOJI


def check_components(rows: Sequence[Json], problems: Problems) -> None:
    """Add an error for everything that Discord refuses in these rows."""
    if len(rows) > 5:
        problems.add_size(("components",), 1, 5)
    used: set[str] = set()
    for number, row in enumerate(rows):
        path: Path = ("components", number)
        if _has_type(row, path, problems, {ROW}):
            _check_row(row, path, problems, used)


def _has_type(item: Json, path: Path, problems: Problems, allowed: set[int]) -> bool:
    if as_int(item.get("type"), -1) in allowed:
        return True
    problems.add((*path, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of {sorted(allowed)}.')
    return False


def _check_row(row: Json, path: Path, problems: Problems, used: set[str]) -> None:
    children = as_list(row.get("components"))
    if not 1 <= len(children) <= 5:
        problems.add_size((*path, "components"), 1, 5)
    if len(children) > 1 and any(as_int(child.get("type")) == MENU for child in as_objects(children)):
        problems.add(
            (*path, "components"),
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            "The specified component exceeds the maximum width",
        )
    for number, child in enumerate(map(as_object, children)):
        place = (*path, "components", number)
        if _has_type(child, place, problems, {BUTTON, MENU}):
            is_menu = as_int(child["type"]) == MENU
            if is_menu or "custom_id" in child:
                _check_custom_id(child, place, problems, used)
            (_check_menu if is_menu else _check_button)(child, place, problems)


def _check_custom_id(item: Json, path: Path, problems: Problems, used: set[str]) -> None:
    custom_id = item.get("custom_id")
    problems.check_length((*path, "custom_id"), custom_id, 1, 100)
    if isinstance(custom_id, str):
        if custom_id in used:
            problems.add(
                (*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"
            )
        used.add(custom_id)


def _check_button(item: Json, path: Path, problems: Problems) -> None:
    if as_int(item.get("style"), -1) not in STYLES:
        problems.add((*path, "style"), "BASE_TYPE_CHOICES", f"This value must be one of {set(STYLES)}.")
    if "custom_id" not in item:
        problems.add((*path, "custom_id"), "COMPONENT_CUSTOM_ID_REQUIRED", "A custom id is required")
    label, emoji = item.get("label"), as_object(item.get("emoji"))
    if label is not None:
        problems.check_length((*path, "label"), label, 0, 80)
    if not label and not emoji:
        problems.add(path, "BUTTON_COMPONENT_INVALID_CONTENTS", "Button must have a label or an emoji")
    _check_emoji(emoji, path, problems)


def _check_emoji(emoji: Json, path: Path, problems: Problems) -> None:
    if emoji and emoji.get("id") is None and not is_emoji(as_text(emoji.get("name"))):
        problems.add((*path, "emoji", "name"), "COMPONENT_INVALID_EMOJI", "Invalid emoji")


def check_custom_emoji(components: Sequence[object], known: Container[int], problems: Problems) -> None:
    """Add an error for every custom emoji that is not in `known`."""
    for item in walk(as_objects(components)):
        if any(as_int(emoji["id"]) not in known for emoji in custom_emoji(item)):
            problems.add(("components",), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def custom_emoji(item: Json) -> list[Json]:
    """Return the custom emoji of a button or of a menu's options."""
    holders = [item, *as_objects(item.get("options"))]
    return [emoji for it in holders if (emoji := as_object(it.get("emoji"))).get("id") is not None]


def _check_menu(item: Json, path: Path, problems: Problems) -> None:
    if item.get("placeholder") is not None:
        problems.check_length((*path, "placeholder"), item["placeholder"], 0, 150)
    low, high = as_int(item.get("min_values"), 1), as_int(item.get("max_values"), 1)
    if not 0 <= low <= 25:
        problems.add((*path, "min_values"), "NUMBER_TYPE_MAX", "int value should be between 0 and 25.")
    if not max(low, 1) <= high <= 25:
        problems.add((*path, "max_values"), "NUMBER_TYPE_MAX", "int value should be between min_values and 25.")
    options = as_list(item.get("options"))
    if not 1 <= len(options) <= 25:
        problems.add_size((*path, "options"), 1, 25)
    elif high > len(options):
        problems.add(
            (*path, "max_values"), "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE", "More values than there are options"
        )
    values: set[str] = set()
    for number, option in enumerate(as_objects(options)):
        _check_option(option, (*path, "options", number), problems, values)
    if sum(option.get("default") is True for option in as_objects(options)) > high:
        problems.add((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "Too many default values")


def _check_option(option: Json, path: Path, problems: Problems, values: set[str]) -> None:
    problems.check_length((*path, "label"), option.get("label"), 1, 100)
    problems.check_length((*path, "value"), option.get("value"), 1, 100)
    if option.get("description") is not None:
        problems.check_length((*path, "description"), option["description"], 0, 100)
    if as_text(option.get("value")) in values:
        problems.add(
            (*path, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is already used"
        )
    values.add(as_text(option.get("value")))
    _check_emoji(as_object(option.get("emoji")), path, problems)


def normalize(components: Sequence[object]) -> list[Json]:
    """Return components as Discord returns them: with ids and default values."""
    done = [_copy(as_object(item)) for item in components]
    taken = {as_int(item.get("id")) for item in walk(done)}
    number = 0
    for item in walk(done):
        if not as_int(item.get("id")):
            number += 1
            while number in taken:
                number += 1
            item["id"] = number
        if as_int(item["type"]) == MENU:
            item.setdefault("min_values", 1)
            item.setdefault("max_values", 1)
        for emoji in custom_emoji(item):
            emoji["id"] = str(emoji["id"])
    return done


def _copy(item: Mapping[str, object]) -> Json:
    """Return a deep copy without nulls."""
    copy: Json = {}
    for key, value in item.items():
        if is_object(value):
            copy[key] = _copy(as_object(value))
        elif isinstance(value, list):
            copy[key] = [_copy(as_object(part)) if is_object(part) else part for part in as_list(item[key])]
        elif value is not None:
            copy[key] = value
    return copy
