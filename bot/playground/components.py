"""Buttons, menus and the newer layout components: what Discord takes, and how it gives them back."""

from collections.abc import Callable, Container, Mapping, Sequence

from bot.playground.errors import Problems
from bot.playground.objects import walk
from bot.playground.values import Json, as_int, as_list, as_object, as_objects, as_text, is_object

ROW, BUTTON, MENU, FIELD = 1, 2, 3, 4
MENUS = range(3, 9)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17
CLASSIC_TOP = {ROW}
LAYOUT_TOP = {ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER}

# The characters below U+1F000 that Discord takes as an emoji; geometric signs such as ▲ or ◆ are none.
_PLAIN_EMOJI = frozenset(
    "©®‼⁉™ℹ↔↕↖↗↘↙↩↪⌚⌛⌨⏏⏩⏪⏫⏬⏭⏮⏯⏰⏱⏲⏳⏸⏹⏺Ⓜ▪▫▶◀◻◼◽◾☀☁☂☃☄☎☑☔☕☘☝☠☢☣☦☪☮☯☸☹☺♀♂♈♉♊♋♌♍♎♏♐♑♒♓♟♠♣♥♦♨♻♾♿⚒⚓⚔⚕⚖⚗⚙⚛⚜⚠⚡⚧⚪⚫⚰⚱⚽⚾⛄⛅⛈"
    "⛎⛏⛑⛓⛔⛩⛪⛰⛱⛲⛳⛴⛵⛷⛸⛹⛺⛽✂✅✈✉✊✋✌✍✏✒✔✖✝✡✨✳✴❄❇❌❎❓❔❕❗❣❤➕➖➗➡➰➿⤴⤵⬅⬆⬇⬛⬜⭐⭕〰〽㊗㊙"
)

_MEDIA = ("media", "file", "image", "thumbnail")

Path = tuple[str | int, ...]


def is_emoji(name: str) -> bool:
    """Whether Discord would take this as a unicode emoji; an approximation by the first character."""
    if not name:
        return False
    if name[0] in "0123456789#*":
        return name.endswith("\u20e3")
    return 0x1F000 <= ord(name[0]) <= 0x1FBFF or name[0] in _PLAIN_EMOJI


def check_components(components: list[object], problems: Problems, *, layout: bool, files: set[str]) -> None:
    """Everything Discord refuses about the components of a message, at its place in the form."""
    top: Path = ("components",)
    if not layout and len(components) > 5:
        problems.size(top, 1, 5)
    used: set[str] = set()
    for number, item in enumerate(components):
        _check(as_object(item), (*top, number), problems, used, LAYOUT_TOP if layout else CLASSIC_TOP)
    if layout:
        _check_layout(components, top, problems, files)


def _check_layout(components: list[object], top: Path, problems: Problems, files: set[str]) -> None:
    everything = list(walk(as_objects(components)))
    if len(everything) > 40:
        problems.add(top, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", "The total number of components exceeds 40")
    if sum(len(as_text(item.get("content"))) for item in everything) > 4000:
        problems.add(top, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", "Displayable text exceeds 4000 characters")
    for item in everything:
        for url in media_urls(item):
            check_url(url, top, problems, files)


def media_urls(item: Json) -> list[str]:
    """The addresses of the pictures and files in one component or embed."""
    holders = [item, *as_objects(item.get("items"))]
    return [as_text(as_object(it.get(part)).get("url")) for it in holders for part in _MEDIA if part in it]


def check_url(url: str, path: Path, problems: Problems, files: set[str]) -> None:
    if url.startswith("attachment://"):
        if url.removeprefix("attachment://") not in files:
            problems.add(path, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", f"No file is called {url}")
    elif not url.startswith(("http://", "https://")):
        problems.add(path, "URL_TYPE_INVALID_SCHEME", f"Scheme of \"{url}\" must be one of ('http', 'https').")


def _check(item: Json, path: Path, problems: Problems, used: set[str], allowed: set[int]) -> None:
    kind = as_int(item.get("type"), -1)
    if kind not in allowed:
        problems.add((*path, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of {sorted(allowed)}.')
        return
    if "custom_id" in item or kind in MENUS:
        _check_custom_id(item, path, problems, used)
    if kind == ROW:
        _check_row(item, path, problems, used)
    elif kind == BUTTON:
        _check_button(item, path, problems)
    elif kind in MENUS:
        _check_menu(item, path, problems)
    elif kind == TEXT:
        problems.length((*path, "content"), item.get("content"), 1, 4000)
    elif kind == SECTION:
        _children(item, path, problems, used, {TEXT}, 3)
        _check(as_object(item.get("accessory")), (*path, "accessory"), problems, used, {BUTTON, THUMBNAIL})
    elif kind == CONTAINER:
        _children(item, path, problems, used, LAYOUT_TOP - {CONTAINER}, 40)
    elif kind == GALLERY and not 1 <= len(as_list(item.get("items"))) <= 10:
        problems.size((*path, "items"), 1, 10)


def _children(item: Json, path: Path, problems: Problems, used: set[str], allowed: set[int], most: int) -> None:
    children = as_list(item.get("components"))
    if not 1 <= len(children) <= most:
        problems.size((*path, "components"), 1, most)
    for number, child in enumerate(children):
        _check(as_object(child), (*path, "components", number), problems, used, allowed)


def _check_row(row: Json, path: Path, problems: Problems, used: set[str]) -> None:
    children = as_objects(row.get("components"))
    menus = sum(as_int(child.get("type")) in MENUS for child in children)
    if menus and len(children) > 1:
        problems.add(
            (*path, "components"),
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            "The specified component exceeds the maximum width",
        )
    _children(row, path, problems, used, {BUTTON, *MENUS} - {FIELD}, 5)


def _check_custom_id(item: Json, path: Path, problems: Problems, used: set[str]) -> None:
    custom_id = item.get("custom_id")
    problems.length((*path, "custom_id"), custom_id, 1, 100)
    if isinstance(custom_id, str):
        if custom_id in used:
            problems.add(
                (*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"
            )
        used.add(custom_id)


def _check_button(item: Json, path: Path, problems: Problems) -> None:
    style = as_int(item.get("style"), -1)
    if style not in range(1, 7):
        problems.add((*path, "style"), "BASE_TYPE_CHOICES", "This value must be one of {1, 2, 3, 4, 5, 6}.")
    if style in range(1, 5) and "custom_id" not in item:
        problems.add((*path, "custom_id"), "COMPONENT_CUSTOM_ID_REQUIRED", "A custom id is required")
    if style == 5:
        problems.length((*path, "url"), item.get("url"), 1, 512)
    label, emoji = item.get("label"), as_object(item.get("emoji"))
    if label is not None:
        problems.length((*path, "label"), label, 0, 80)
    if style != 6 and not label and not emoji:
        problems.add(path, "BUTTON_COMPONENT_INVALID_CONTENTS", "Button must have a label or an emoji")
    _check_emoji(emoji, path, problems)


def _check_emoji(emoji: Json, path: Path, problems: Problems) -> None:
    if emoji and emoji.get("id") is None and not is_emoji(as_text(emoji.get("name"))):
        problems.add((*path, "emoji", "name"), "COMPONENT_INVALID_EMOJI", "Invalid emoji")


def check_known(components: Sequence[object], known: Container[int], problems: Problems) -> None:
    """Pictured emoji are those of the application."""
    for item in walk(as_objects(components)):
        if any(as_int(emoji["id"]) not in known for emoji in emoji_in(item)):
            problems.add(("components",), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def emoji_in(item: Json) -> list[Json]:
    """The pictured emoji of a button, or of a menu's options."""
    holders = [item, *as_objects(item.get("options"))]
    return [emoji for it in holders if (emoji := as_object(it.get("emoji"))).get("id") is not None]


def _check_menu(item: Json, path: Path, problems: Problems) -> None:
    if item.get("placeholder") is not None:
        problems.length((*path, "placeholder"), item["placeholder"], 0, 150)
    low, high = as_int(item.get("min_values"), 1), as_int(item.get("max_values"), 1)
    if not 0 <= low <= 25:
        problems.add((*path, "min_values"), "NUMBER_TYPE_MAX", "int value should be between 0 and 25.")
    if not max(low, 1) <= high <= 25:
        problems.add((*path, "max_values"), "NUMBER_TYPE_MAX", "int value should be between min_values and 25.")
    if as_int(item.get("type")) != MENU:
        return
    options = as_list(item.get("options"))
    if not 1 <= len(options) <= 25:
        problems.size((*path, "options"), 1, 25)
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
    problems.length((*path, "label"), option.get("label"), 1, 100)
    problems.length((*path, "value"), option.get("value"), 1, 100)
    if option.get("description") is not None:
        problems.length((*path, "description"), option["description"], 0, 100)
    if as_text(option.get("value")) in values:
        problems.add(
            (*path, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is already used"
        )
    values.add(as_text(option.get("value")))
    _check_emoji(as_object(option.get("emoji")), path, problems)


_DEFAULTS: dict[int, Json] = {
    **{kind: {"min_values": 1, "max_values": 1} for kind in MENUS},
    THUMBNAIL: {"description": None, "spoiler": False},
    FILE: {"name": None, "size": None, "spoiler": False},
    SEPARATOR: {"spacing": 1, "divider": True},
    CONTAINER: {"accent_color": None, "spoiler": False},
}


def finish(components: Sequence[object], resolve: Callable[[str], Json]) -> list[Json]:
    """Components as Discord gives them back: numbered, defaults filled in, files resolved to addresses."""
    done = [_copy(as_object(item), resolve) for item in components]
    taken = {as_int(item.get("id")) for item in walk(done)}
    number = 0
    for item in walk(done):
        if not as_int(item.get("id")):
            number += 1
            while number in taken:
                number += 1
            item["id"] = number
        for key, value in _DEFAULTS.get(as_int(item.get("type")), {}).items():
            item.setdefault(key, value)
        for emoji in emoji_in(item):
            emoji["id"] = str(emoji["id"])
        for picture in as_objects(item.get("items")):
            picture.setdefault("description", None)
            picture.setdefault("spoiler", False)
    return done


def _copy(item: Mapping[str, object], resolve: Callable[[str], Json]) -> Json:
    """A deep copy without nulls; `resolve` gives the addresses of a picture or file."""
    copy: Json = {}
    for key, value in item.items():
        if is_object(value):
            copy[key] = _copy(as_object(value), resolve)
            if key in _MEDIA:
                copy[key] = as_object(copy[key]) | resolve(as_text(as_object(value).get("url")))
        elif isinstance(value, list):
            copy[key] = [_copy(as_object(one), resolve) if is_object(one) else one for one in as_list(item[key])]
        elif value is not None:
            copy[key] = value
    return copy
