"""Buttons, menus and forms whose custom_id carries everything that a click needs, and the types and bounds of what
arrives.

A custom_id is the version and a request as JSON. Clicks and submissions are decoded from what they carry alone, so
controls survive restarts. Every view and form is stopped before it is sent, which keeps the library's registers empty.
Discord passes on what a forged or an outdated client sends: what does not fit is read as None, and its reader refuses
it.
"""

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Annotated, Any, ClassVar, Final, Literal, TypeVar, get_args

import msgspec
from discord import ButtonStyle, RadioGroupOption, SelectDefaultValue, SelectDefaultValueType, SelectOption
from discord.ui import Button, ChannelSelect, Item, Label, Modal, RadioGroup, Select, TextInput, UserSelect
from msgspec import Meta, Struct, ValidationError, convert, json

from bot.chat.front.permissions import HOSTS
from bot.chat.words.lengths import CHOICE, CUSTOM_ID, FORM_DETAIL, FORM_TITLE, LABEL, OPTIONS, fit
from bot.tables.profiles import PROFILES

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
    bot: bool = False


class ChosenThings(Struct, frozen=True):
    """What Discord says about the things that were chosen, by their ids."""

    users: dict[str, Account] = {}
    members: dict[str, Any] = {}


class Resolved(Struct, frozen=True):
    """The part of an interaction about the things that were chosen."""

    resolved: ChosenThings = ChosenThings()


class Filled(Struct, frozen=True):
    custom_id: Annotated[str, Meta(max_length=CUSTOM_ID)]
    components: tuple[Labelled, ...] = ()
    resolved: ChosenThings = ChosenThings()

    @property
    def fields(self) -> dict[str, Sequence[str]]:
        """What was filled in, by field, and as `bots` the chosen accounts that are bots."""
        chosen = {label.component.custom_id: label.component.chosen for label in self.components}
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


VERSION: Final = "r2"
"""The beginning of every custom_id. Released requests are understood for good."""


class GameCode(Enum):
    """A game in a request. A custom_id has its value. Whatever is not a request goes by its `name`, a plain text."""

    _ignore_ = ["_game"]  # noqa: RUF012 - the enum takes it away
    for _game in PROFILES:
        vars()[_game] = PROFILES[_game].code


class Request(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What a control or a form asks for. A subclass has a tag, and bounds for its fields."""

    word: ClassVar[str] = ""
    """The kind in logs and metrics. Empty if the field `what` says it."""
    arrives: ClassVar[Any] = None
    """The type of what arrives with it: the values of a menu, or the fields of a form. None for a button."""

    @classmethod
    def kinds(cls) -> tuple[str, ...]:
        """Return all kinds of this type: words of the source, never of a forged custom_id."""
        of_field = {field.name: field.type for field in msgspec.structs.fields(cls)}
        return (cls.word,) if cls.word else get_args(of_field["what"])

    @property
    def kind(self) -> str:
        return self.word or str(getattr(self, "what"))  # noqa: B009 - a field of those without a word

    @property
    def custom_id(self) -> str:
        return f"{VERSION}{encode(self)}"

    def button(self, label: str, style: ButtonStyle = ButtonStyle.secondary, *, disabled: bool = False) -> Button[Any]:
        """Build the button that makes this request. A label that is too long is cut."""
        return Button(custom_id=self.custom_id, label=fit(label, LABEL), style=style, disabled=disabled)

    def menu(self, placeholder: str, options: Sequence[SelectOption], least: int = 1, most: int = 1) -> Select[Any]:
        """Build the menu that makes this request, with `least` to `most` values."""
        return Select(
            custom_id=self.custom_id, placeholder=placeholder, options=[*options], min_values=least, max_values=most
        )


def encode(body: Struct) -> str:
    """Return an action as JSON, the form used in menus and in the log."""
    return msgspec.json.encode(body).decode()


Field = Label[Any]


def form(request: Request, title: str, fields: Sequence[Field]) -> Modal:
    """Build the form of a request. Raises ValueError if its custom_id is too long; a title is cut."""
    if len(request.custom_id) > CUSTOM_ID:
        raise ValueError(request.custom_id)
    made = Modal(title=fit(title, FORM_TITLE), custom_id=request.custom_id, timeout=None)
    for field in fields:
        made.add_item(field)
    made.stop()
    return made


def choice_field(custom_id: str, label: str, detail: str | None, offers: Mapping[str, str], chosen: str) -> Field:
    """Build a field of two to ten choices, of which one is taken. `offers` are the labels by value. None for `detail`
    where the label says it all."""
    options = [RadioGroupOption(label=said, value=value, default=value == chosen) for value, said in offers.items()]
    return _labelled(label, detail, RadioGroup(custom_id=custom_id, options=options))


def text_field(custom_id: str, label: str, detail: str, typed: str) -> Field:
    """Build a field of one line of text, which has to be filled in."""
    return _labelled(label, detail, TextInput(custom_id=custom_id, default=typed, min_length=1, max_length=CHOICE))


def several_field(custom_id: str, label: str, detail: str, options: Sequence[SelectOption]) -> Field:
    """Build a menu of options, of which any number may be taken."""
    menu: Select[Any] = Select(
        custom_id=custom_id, options=[*options], min_values=0, max_values=len(options), required=False
    )
    return _labelled(label, detail, menu)


def people_field(custom_id: str, label: str, detail: str, chosen: Sequence[int], most: int) -> Field:
    """Build a menu of the server's people, of whom up to `most` may be taken, or none."""
    menu: UserSelect[Any] = UserSelect(
        custom_id=custom_id,
        min_values=0,
        max_values=most,
        required=False,
        default_values=[SelectDefaultValue(id=person, type=SelectDefaultValueType.user) for person in chosen],
    )
    return _labelled(label, detail, menu)


def channels_field(custom_id: str, label: str, detail: str, chosen: Sequence[int], most: int) -> Field:
    """Build a menu of the server's channels, of which up to `most` may be taken, or none."""
    defaults = [SelectDefaultValue(id=channel, type=SelectDefaultValueType.channel) for channel in chosen]
    menu: ChannelSelect[Any] = ChannelSelect(
        custom_id=custom_id, channel_types=HOSTS, min_values=0, max_values=most, required=False, default_values=defaults
    )
    return _labelled(label, detail, menu)


def _labelled(label: str, detail: str | None, item: Item[Any]) -> Field:
    return Label(text=fit(label, FORM_TITLE), description=detail and fit(detail, FORM_DETAIL), component=item)
