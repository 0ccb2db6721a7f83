"""Forms that the bot opens (modals): Discord's checks, and what a client sends in.

The bot uses menus of texts, people and channels, groups of radio buttons, and lines of text; every other field is
refused.
"""

from collections.abc import Mapping, Sequence

from bot.playground import shapes
from bot.playground.bodies import Path
from bot.playground.errors import Problems, Refused
from bot.playground.objects import DM, THREAD, Channel, Permission
from bot.playground.state import State
from bot.playground.typed import resolve_person
from bot.playground.values import Json, as_int, as_list, as_object, as_objects, as_text

LABEL, TEXTS, LINE, PEOPLE, CHANNELS, RADIOS = 18, 3, 4, 5, 8, 21
FIELDS = (TEXTS, LINE, PEOPLE, CHANNELS, RADIOS)
MAX_PARTS = 5


def read_form(data: Json) -> Json:
    """Return a form with an id for each of its parts, as a client shows it. Raises 50035 if Discord refuses it."""
    problems = Problems("data")
    problems.check_length(("custom_id",), data.get("custom_id"), 1, 100)
    problems.check_length(("title",), data.get("title"), 1, 45)
    labels = as_objects(data.get("components"))
    if not 1 <= len(labels) <= MAX_PARTS:
        problems.add_size(("components",), 1, MAX_PARTS)
    used: set[str] = set()
    for number, label in enumerate(labels):
        _check_label(label, ("components", number), problems, used)
    problems.raise_if_any()
    return data | {"components": [_numbered(label, 2 * number + 1) for number, label in enumerate(labels)]}


def _numbered(label: Json, number: int) -> Json:
    """Return a label with ids, and with the ids of chosen people and channels as strings."""
    field = as_object(label["component"]) | {"id": number + 1}
    if field.get("default_values"):
        field["default_values"] = [it | {"id": str(it["id"])} for it in as_objects(field["default_values"])]
    return label | {"id": number, "component": field}


def _check_label(label: Json, path: Path, problems: Problems, used: set[str]) -> None:
    field = as_object(label.get("component"))
    if label.get("type") != LABEL or as_int(field.get("type")) not in FIELDS:
        problems.add((*path, "type"), "UNION_TYPE_CHOICES", f"Only labels with one of {list(FIELDS)} are known here.")
        return
    problems.check_length((*path, "label"), label.get("label"), 1, 45)
    if label.get("description") is not None:
        problems.check_length((*path, "description"), label["description"], 1, 100)
    place: Path = (*path, "component")
    problems.check_length((*place, "custom_id"), field.get("custom_id"), 1, 100)
    if as_text(field.get("custom_id")) in used:
        text = "Component custom id cannot be duplicated"
        problems.add((*place, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", text)
    used.add(as_text(field.get("custom_id")))
    _check_field(field, place, problems)


def _check_field(field: Json, path: Path, problems: Problems) -> None:
    if field["type"] == LINE:
        problems.check_length((*path, "value"), field.get("value") or "", 0, as_int(field.get("max_length"), 4000))
        return
    options = as_objects(field.get("options"))
    if field["type"] in (TEXTS, RADIOS):
        low, high = (2, 10) if field["type"] == RADIOS else (1, 25)
        if not low <= len(options) <= high:
            problems.add_size((*path, "options"), low, high)
    for number, option in enumerate(options):
        for key in ("label", "value"):
            problems.check_length((*path, "options", number, key), option.get(key), 1, 100)
    values = [option.get("value") for option in options]
    if len(set(map(str, values))) < len(values):
        problems.add((*path, "options"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "Values must be unique")
    least, most = _bounds(field)
    defaults = len([option for option in options if option.get("default")]) + len(as_list(field.get("default_values")))
    if not 0 <= least <= most <= 25 or defaults > most:
        problems.add(path, "BASE_TYPE_CHOICES", "The bounds do not fit the options or the defaults")


def _bounds(field: Json) -> tuple[int, int]:
    """Return how many values a field takes at least and at most."""
    least = as_int(field.get("min_values"), 1)
    return (least if field.get("required", True) else 0), as_int(field.get("max_values"), 1)


def defaults(form: Json) -> dict[str, Sequence[str]]:
    """Return the values of a form that a person sends in unchanged, by field."""
    found: dict[str, Sequence[str]] = {}
    for label in as_objects(form["components"]):
        field = as_object(label["component"])
        chosen = [as_text(option["value"]) for option in as_objects(field.get("options")) if option.get("default")]
        chosen += [as_text(field["value"])] if field.get("value") else []
        chosen += [as_text(it["id"]) for it in as_objects(field.get("default_values"))]
        found[as_text(field["custom_id"])] = chosen
    return found


def submitted(state: State, place: Channel, form: Json, values: Mapping[str, Sequence[str]]) -> Json:
    """Return the data of a form that a person sends in. Raises Refused if the values do not fit its fields."""
    resolved: Json = {}
    labels: list[Json] = []
    for label in as_objects(form["components"]):
        field = as_object(label["component"])
        chosen = list(values.get(as_text(field["custom_id"]), ()))
        least, most = _bounds(field)
        if not least <= len(chosen) <= most or len(set(chosen)) < len(chosen):
            raise Refused(f"{label['label']} takes {least} to {most} values", "form-values")
        kind = as_int(field["type"])
        sent: Json = {"type": kind, "id": field["id"], "custom_id": field["custom_id"]}
        if kind in (TEXTS, RADIOS):
            if not {as_text(option["value"]) for option in as_objects(field["options"])}.issuperset(chosen):
                raise Refused(f"{label['label']} has no such value")
        elif kind == LINE:
            if len("".join(chosen)) > as_int(field.get("max_length"), 4000):
                raise Refused(f"{label['label']} is too long")
        else:
            for value in chosen:
                _resolve(state, place, kind, field, value, resolved)
        sent |= {"value": next(iter(chosen), None)} if kind in (LINE, RADIOS) else {"values": chosen}
        labels.append({"type": LABEL, "id": label["id"], "component": sent})
    return {"custom_id": form["custom_id"], "components": labels} | ({"resolved": resolved} if resolved else {})


def _resolve(state: State, place: Channel, kind: int, field: Json, chosen: str, resolved: Json) -> None:
    """Add a chosen person or channel to `resolved`. Raises Refused if the menu does not offer it."""
    known = as_int(chosen)
    if kind == PEOPLE:
        if known not in {person.id for person in state.readers(place)}:
            raise Refused("There is no such person here")
        resolve_person(state, place, known, resolved)
        return
    channel = state.channels.get(known)
    kinds = as_list(field.get("channel_types"))
    if channel is None or channel.guild_id != place.guild_id or channel.kind in (DM, THREAD):
        raise Refused("There is no such channel here")
    if kinds and channel.kind not in kinds:
        raise Refused("This menu does not offer such channels")
    shape = shapes.channel(state, channel) | {"permissions": str(Permission.MEMBER)}
    as_object(resolved.setdefault("channels", {}))[str(channel.id)] = shape
