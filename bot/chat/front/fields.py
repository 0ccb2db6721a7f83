"""The fields of what arrives from Discord: the one place that checks their types and bounds.

Discord passes on what a forged or an outdated client sends. What does not fit is read as
None, and its reader refuses it.
"""

from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal, TypeVar

from msgspec import Meta, Struct, ValidationError, convert, json

from bot.chat.words.lengths import CHOICE, CUSTOM_ID, OPTIONS

T = TypeVar("T")

Snowflake = Annotated[int, Meta(ge=1, le=(1 << 63) - 1)]
"""An id of Discord's. A larger one is no id, and fits into no column of the database."""
_Value = Annotated[str, Meta(max_length=CHOICE)]
_GROUP: Final = 2
"""The type of an option that is a group of commands. Lower ones have no value either."""
_ENTITIES: Final = frozenset({6, 7, 8, 9, 11})
"""The types of options whose values are ids: people, channels, roles, either of them, files."""


class Chosen(Struct, frozen=True):
    """A control or a field of a form, and what was chosen in it."""

    custom_id: Annotated[str, Meta(max_length=CUSTOM_ID)]
    values: Annotated[tuple[_Value, ...], Meta(max_length=OPTIONS)] = ()
    value: _Value | None = None

    def __post_init__(self) -> None:
        if len(set(self.values)) < len(self.values):
            raise ValueError("no menu has a value twice")

    @property
    def chosen(self) -> tuple[str, ...]:
        """All that was chosen: by a menu any number of values, by other fields one or none."""
        return self.values if self.value is None else (*self.values, self.value)


class Labelled(Struct, frozen=True):
    """A field of a form below its label."""

    component: Chosen


class Account(Struct, frozen=True):
    """A chosen account."""

    bot: bool = False


class ChosenThings(Struct, frozen=True):
    """What Discord says about the things that were chosen, by their ids."""

    users: dict[str, Account] = {}
    members: dict[str, Any] = {}


class Resolved(Struct, frozen=True):
    """The part of an interaction about the things that were chosen."""

    resolved: ChosenThings = ChosenThings()


class Filled(Struct, frozen=True):
    """A form that was sent in."""

    custom_id: Annotated[str, Meta(max_length=CUSTOM_ID)]
    components: tuple[Labelled, ...] = ()
    resolved: ChosenThings = ChosenThings()

    @property
    def fields(self) -> dict[str, Sequence[str]]:
        """What was filled in, by field, and as `bots` the chosen accounts that are bots."""
        chosen = {one.component.custom_id: one.component.chosen for one in self.components}
        return {**chosen, "bots": [account for account, said in self.resolved.users.items() if said.bot]}


class TypedOption(Struct, frozen=True):
    """An option of a command with its value, or a part of the command's name with options of its own. Roost has no
    options of type 10, fractions."""

    name: str
    type: Literal[1, 2, 3, 4, 5, 6, 7, 8, 9, 11]
    value: str | float | bool | None = None
    options: "tuple[TypedOption, ...]" = ()

    def __post_init__(self) -> None:
        written = str(self.value)
        if self.type > _GROUP and self.value is None:
            raise ValueError("no value")
        if self.type in _ENTITIES and not (written.isdecimal() and ids_in([written], 1)):
            raise ValueError("no id")


class TypedCommand(Struct, frozen=True):
    """A command: typed, or in the menu of a person or a message."""

    name: str
    type: Literal[1, 2, 3] = 1
    options: tuple[TypedOption, ...] = ()
    target_id: Snowflake | None = None
    resolved: dict[str, dict[str, dict[str, Any]]] = {}


def read(arrived: object, form: type[T]) -> T | None:
    """Return what arrived as a value of a type. None if it does not fit."""
    try:
        found = convert(arrived, form, strict=False)
        json.encode(found)  # fails for half of a pair of surrogates, which no database takes
    except (ValidationError, UnicodeError):
        return None
    return found


def members_in(arrived: object) -> frozenset[int]:
    """Return the chosen accounts that are members of the interaction's server."""
    found = read(arrived, Resolved) or Resolved()
    return frozenset(ids_in([*found.resolved.members], len(found.resolved.members)) or ())


def ids_in(values: Sequence[object], most: int) -> tuple[int, ...] | None:
    """Return different ids of Discord's, `most` of them at most. None if they are anything else."""
    found = read(values, tuple[Snowflake, ...])
    return found if found is not None and len(set(found)) == len(found) <= most else None
