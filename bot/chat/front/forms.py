"""Forms: Discord's modals. Their custom_ids carry everything that a submission needs, as those of controls do.

The library dispatches a submission to a registered modal. Every form is stopped before it is sent, which keeps that
register empty, and submissions are decoded from what they carry.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from discord import Interaction as RawInteraction
from discord import RadioGroupOption, SelectDefaultValue, SelectDefaultValueType, SelectOption
from discord.ui import ChannelSelect, Item, Label, Modal, RadioGroup, Select, UserSelect
from msgspec import Struct

from bot.chat.front.fields import Filled, read
from bot.chat.front.permissions import HOSTS
from bot.chat.words.lengths import CUSTOM_ID, FORM_DETAIL, FORM_TITLE, fit
from bot.tables.refusals import Refusal

Field = Label[Any]


class Submission(Struct, frozen=True):
    """A form that was sent in: its custom_id, and the values of each field by the field's custom_id."""

    custom_id: str
    values: Mapping[str, tuple[str, ...]]
    bots: frozenset[str] = frozenset()
    """The chosen accounts that are bots."""

    @classmethod
    def from_interaction(cls, raw: RawInteraction[Any]) -> "Submission":
        """Read the custom_id and the values of an interaction. Raises Refusal if they are forged."""
        filled = read(raw.data, Filled)
        if filled is None:
            raise Refusal("old-form")
        fields = [field.component for field in filled.components]
        bots = frozenset(number for number, account in filled.resolved.users.items() if account.bot)
        return cls(filled.custom_id, {field.custom_id: field.chosen for field in fields}, bots)

    def first(self, field: str) -> str | None:
        """Return the first value of a field. None if it has none."""
        return next(iter(self.values.get(field, ())), None)


def form(custom_id: str, title: str, fields: Sequence[Field]) -> Modal:
    """Build a form. Raises ValueError if its custom_id is too long; a title is cut."""
    if len(custom_id) > CUSTOM_ID:
        raise ValueError(custom_id)
    made = Modal(title=fit(title, FORM_TITLE), custom_id=custom_id, timeout=None)
    for field in fields:
        made.add_item(field)
    made.stop()
    return made


def choice_field(custom_id: str, label: str, detail: str, offers: Mapping[str, str], chosen: str) -> Field:
    """Build a field of two to ten choices, of which one is taken. `offers` are the labels by value."""
    options = [RadioGroupOption(label=said, value=value, default=value == chosen) for value, said in offers.items()]
    return _labelled(label, detail, RadioGroup(custom_id=custom_id, options=options))


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
        custom_id=custom_id,
        channel_types=HOSTS,
        min_values=0,
        max_values=most,
        required=False,
        default_values=defaults,
    )
    return _labelled(label, detail, menu)


def _labelled(label: str, detail: str, item: Item[Any]) -> Field:
    return Label(text=fit(label, FORM_TITLE), description=fit(detail, FORM_DETAIL), component=item)
