"""Reading JSON that somebody else wrote: small casts, so that no `Any` wanders further in."""

from typing import cast

Json = dict[str, object]


def is_object(value: object) -> bool:
    """Whether the value is an object of JSON."""
    return isinstance(value, dict)


def as_object(value: object) -> Json:
    """The value as an object; an empty one if it is none."""
    return cast("Json", value) if isinstance(value, dict) else {}


def as_objects(value: object) -> list[Json]:
    """The objects of a list; whatever else stands in it is left out."""
    return [cast("Json", item) for item in as_list(value) if isinstance(item, dict)]


def as_list(value: object) -> list[object]:
    """The value as a list; an empty one if it is none."""
    return cast("list[object]", value) if isinstance(value, list) else []


def as_text(value: object, default: str = "") -> str:
    """The value as a text; the default if it is none."""
    return value if isinstance(value, str) else default


def as_int(value: object, default: int = 0) -> int:
    """An integer, also from a string of digits, as Discord takes snowflakes."""
    if isinstance(value, bool):
        return default
    if isinstance(value, int):
        return value
    if isinstance(value, str) and value.isascii() and value.removeprefix("-").isdigit():
        return int(value)
    return default
