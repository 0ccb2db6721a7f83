"""Small casts for untrusted JSON, which keep `Any` out of the other modules."""

from typing import Final, cast

Json = dict[str, object]


def is_object(value: object) -> bool:
    return isinstance(value, dict)


def as_object(value: object) -> Json:
    """Return the value as an object. Returns an empty one if it has another type."""
    return cast("Json", value) if isinstance(value, dict) else {}


def as_objects(value: object) -> list[Json]:
    """Return the objects of a list, without its items of other types."""
    return [cast("Json", item) for item in as_list(value) if isinstance(item, dict)]


def as_list(value: object) -> list[object]:
    """Return the value as a list. Returns an empty one if it has another type."""
    return cast("list[object]", value) if isinstance(value, list) else []


def as_text(value: object, default: str = "") -> str:
    """Return the value as a string. Returns `default` if it has another type."""
    return value if isinstance(value, str) else default


_LONGEST: Final = 20
"""The digits of the longest snowflake."""


def as_int(value: object, default: int = 0) -> int:
    """Return the value as an integer. Accepts a string of digits, as Discord does for snowflakes."""
    if isinstance(value, bool):
        return default
    if isinstance(value, int):
        return value
    if isinstance(value, str) and value.isascii() and value.removeprefix("-").isdigit() and len(value) <= _LONGEST:
        return int(value)
    return default
