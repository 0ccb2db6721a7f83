"""Forms: Discord's modals. Their custom_ids carry everything that a submission needs, as those of controls do.

The library dispatches a submission to a registered modal. Every form is stopped before it is sent, which keeps that
register empty, and submissions are decoded from what they carry.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from discord import RadioGroupOption, SelectDefaultValue, SelectDefaultValueType, SelectOption
from discord.ui import ChannelSelect, Item, Label, Modal, RadioGroup, Select, UserSelect

from bot.chat.front.controls import Request
from bot.chat.front.permissions import HOSTS
from bot.chat.words.lengths import CUSTOM_ID, FORM_DETAIL, FORM_TITLE, fit

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
