"""The controls under a message. Each is a DynamicItem whose custom_id says all it needs; the state is the table's.

Three rules keep them alive through restarts (regression tests hold them): a view has nothing but dynamic items, never
times out, and is made afresh for every message.
"""

import re
from abc import abstractmethod
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final, Self, TypeVar, final, get_args

import discord
import msgspec
from discord import ButtonStyle, SelectOption
from discord.ui import Button, DynamicItem, Item, Select, View
from msgspec import Struct

from bot.chat.finished.requests import Request
from bot.chat.words.lengths import CHOICE, CUSTOM_ID, LABEL, OPTIONS, fitted
from bot.chat.words.people import plain
from bot.chat.words.texts import Texts
from bot.tables.needs import Person
from bot.tables.table import Table
from games.core import Choice, variants

if TYPE_CHECKING:
    from bot.chat.client import Roost

VERSION: Final = "r1"
_MOST_BUTTONS = 10
"""More choices of one kind than this stand in a menu."""
_STYLES = (ButtonStyle.primary, ButtonStyle.secondary, ButtonStyle.success)
"""One for each kind of action, in the order of the game's union."""

ItemT_co = TypeVar("ItemT_co", bound=Item[Any], covariant=True)


class RoostItem(DynamicItem[ItemT_co], template=r"$^"):
    """The base of every control: whatever goes wrong is answered in one place."""

    match: re.Match[str]

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: re.Match[str], /) -> Self:
        made = cls(item)
        made.match = match
        return made

    @abstractmethod
    async def pressed(self, interaction: discord.Interaction["Roost"]) -> None:
        """Do what the control is for."""

    @final
    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.client.desk.serve(interaction, self.pressed)


@final
class PlayButton(RoostItem[Button[Any]], template=rf"{VERSION}:(\w+):(\d+)\.(\d+):(\[.*\])"):
    """Plays one action for one seat: table, seat, stamp, action as JSON."""

    async def pressed(self, interaction: discord.Interaction["Roost"]) -> None:
        table, seat, stamp, action = self.match.groups()
        await interaction.client.desk.play(interaction, table, int(seat), int(stamp), action)


@final
class PlayMenu(RoostItem[Select[Any]], template=rf"{VERSION}:(\w+):(\d+)\.(\d+)\?(\w+)"):
    """Plays the action chosen among many of one kind: table, seat, stamp, kind; the value is the action as JSON."""

    async def pressed(self, interaction: discord.Interaction["Roost"]) -> None:
        table, seat, stamp, _ = self.match.groups()
        await interaction.client.desk.play(interaction, table, int(seat), int(stamp), self.item.values[0])


@final
class PlaySeveral(RoostItem[Select[Any]], template=rf"{VERSION}:(\w+):(\d+)\.(\d+)\*(\w+)"):
    """Plays an action that takes several values at once: table, seat, stamp, kind; the values are what it takes."""

    async def pressed(self, interaction: discord.Interaction["Roost"]) -> None:
        table, seat, stamp, kind = self.match.groups()
        action = msgspec.json.encode([kind, sorted(int(value) for value in self.item.values)]).decode()
        await interaction.client.desk.play(interaction, table, int(seat), int(stamp), action)


@final
class VerbButton(RoostItem[Button[Any]], template=rf"{VERSION}:(\w+)!(\w+)"):
    """Does something to a table that is no move: join, leave, start, close, text, rematch."""

    async def pressed(self, interaction: discord.Interaction["Roost"]) -> None:
        table, verb = self.match.groups()
        await interaction.client.desk.verb(interaction, table, verb)


@final
class VariantMenu(RoostItem[Select[Any]], template=rf"{VERSION}:(\w+)#variants"):
    """The opener's choice of variants in the lobby."""

    async def pressed(self, interaction: discord.Interaction["Roost"]) -> None:
        await interaction.client.desk.set_variants(interaction, self.match[1], self.item.values)


@final
class RequestButton(RoostItem[Button[Any]], template=rf"{VERSION}~(\d+)~(\[.*\])"):
    """Asks for something as the person who got the message: that person's Discord id, the request as JSON."""

    async def pressed(self, interaction: discord.Interaction["Roost"]) -> None:
        asker, request = self.match.groups()
        await interaction.client.glory.request(interaction, int(asker), request)


ITEMS: Final = (PlayButton, PlayMenu, PlaySeveral, VerbButton, VariantMenu, RequestButton)


def view_of(items: Sequence[RoostItem[Any]]) -> View:
    """A view as the library's pitfalls demand it."""
    view = View(timeout=None)
    for item in items:
        if len(item.custom_id) > CUSTOM_ID:
            raise ValueError(item.custom_id)
        view.add_item(item)
    return view


def verb_button(
    table_id: str, verb: str, texts: Texts, style: ButtonStyle = ButtonStyle.secondary, row: int | None = None
) -> VerbButton:
    """A button for one of a table's verbs."""
    label = fitted(texts.say(f"button-{verb}"), LABEL)
    return VerbButton(Button(label=label, style=style, custom_id=f"{VERSION}:{table_id}!{verb}", row=row))


def request_button(
    asker: int, request: Request, label: str, style: ButtonStyle = ButtonStyle.secondary, *, disabled: bool = False
) -> RequestButton:
    """A button that asks for something as `asker`."""
    custom_id = f"{VERSION}~{asker}~{encoded(request)}"
    return RequestButton(Button(label=fitted(label, LABEL), style=style, custom_id=custom_id, disabled=disabled))


def controls(table: Table, people: Sequence[Person], texts: Texts) -> View:
    """What stands under a table's board."""
    match table.phase:
        case "lobby":
            return _lobby_controls(table, texts)
        case "playing":
            return _board_controls(table, people, texts)
        case "over":
            return view_of([verb_button(table.info.id, "rematch", texts, ButtonStyle.primary)])


def _lobby_controls(table: Table, texts: Texts) -> View:
    """Join, leave, start, end, and the choice of variants."""
    table_id = table.info.id
    items: list[RoostItem[Any]] = [
        verb_button(table_id, "join", texts, ButtonStyle.success, 0),
        verb_button(table_id, "leave", texts, row=0),
        verb_button(table_id, "start", texts, ButtonStyle.primary, 0),
        verb_button(table_id, "end", texts, row=0),
    ]
    menu = _variant_menu(table, texts)
    return view_of([*items, menu] if menu is not None else items)


def _variant_menu(table: Table, texts: Texts) -> VariantMenu | None:
    game = table.info.game
    options = [
        SelectOption(
            label=fitted(texts.say(f"{game}-variant-{variant.code}"), CHOICE),
            value=variant.code,
            description=fitted(texts.say(f"{game}-variant-{variant.code}-what"), CHOICE),
            default=variant.code in table.variants,
        )
        for variant in variants(table.game.Options)
    ]
    if not options:
        return None
    select: Select[Any] = Select(
        custom_id=f"{VERSION}:{table.info.id}#variants",
        placeholder=texts.say("lobby-variants"),
        min_values=0,
        max_values=len(options),
        options=options,
        row=1,
    )
    return VariantMenu(select)


def _board_controls(table: Table, people: Sequence[Person], texts: Texts) -> View:
    """What the one awaited seat may do in public, the way to the text table, and to one's own hand where there are any.

    Where several are awaited, each has its choices in its hand: a board has no room for those of eight.
    """
    moves: list[RoostItem[Any]] = []
    if len(table.awaited) == 1:
        (seat,) = table.awaited
        moves = _moves(table, seat, people, texts, [one for one in _legal(table, seat) if not _private(table, one)])
    verbs = [verb_button(table.info.id, "text", texts, row=4)]
    if any_hand(table):
        verbs.insert(0, verb_button(table.info.id, "hand", texts, ButtonStyle.primary, row=4))
    return view_of([*moves, *verbs])


def own_controls(table: Table, seat: int | None, people: Sequence[Person], texts: Texts, again: str) -> View:
    """All that a seat may do, for its eyes alone, and the verb that shows the same anew."""
    moves = _moves(table, seat, people, texts, _legal(table, seat)) if seat is not None else []
    return view_of([*moves, verb_button(table.info.id, again, texts, row=4)])


def any_hand(table: Table) -> bool:
    """Whether a seat of this table sees something that not everybody does."""
    return table.position is not None and bool(table.position.view(0).hand())


def _legal(table: Table, seat: int) -> Sequence[Choice[Any]]:
    return table.position.legal(seat) if table.position is not None and table.phase == "playing" else ()


def _private(table: Table, choice: Choice[Any]) -> bool:
    return type(choice.action) in table.game.private


def _moves(
    table: Table, seat: int, people: Sequence[Person], texts: Texts, legal: Sequence[Choice[Any]]
) -> list[RoostItem[Any]]:
    prefix = f"{VERSION}:{table.info.id}:{seat}.{table.asked(seat)}"
    found: list[RoostItem[Any]] = []
    for tag, choices in _by_tag(legal):
        if _several(choices):
            found.append(_several_menu(f"{prefix}*{tag}", table, tag, choices, texts))
            continue
        labels = [fitted(choice_label(table, choice, people, texts), LABEL) for choice in choices]
        if len(choices) > _MOST_BUTTONS:
            found += _menus(f"{prefix}?{tag}", texts.say(f"{table.info.game}-menu-{tag}"), choices, labels)
        else:
            style = _STYLES[_tags(table).index(tag) % len(_STYLES)]
            found += [
                PlayButton(Button(label=label, style=style, custom_id=f"{prefix}:{encoded(choice.action)}"))
                for choice, label in zip(choices, labels, strict=True)
            ]
    return found


def _menus(prefix: str, placeholder: str, choices: Sequence[Choice[Any]], labels: Sequence[str]) -> list[PlayMenu]:
    """A menu for every 25 choices."""
    options = [
        SelectOption(label=label, value=encoded(choice.action)) for choice, label in zip(choices, labels, strict=True)
    ]
    parts = [options[at : at + OPTIONS] for at in range(0, len(options), OPTIONS)]
    return [
        PlayMenu(Select(custom_id=f"{prefix}{number or ''}", placeholder=placeholder, options=part))
        for number, part in enumerate(parts)
    ]


def _several(choices: Sequence[Choice[Any]]) -> bool:
    """Whether these choices are every way to take some of a few values: a menu that takes several at once."""
    return isinstance(_values(choices[0]), tuple)


def _values(choice: Choice[Any]) -> Any:
    fields = choice.action.__struct_fields__
    return getattr(choice.action, fields[0]) if len(fields) == 1 else None


def _several_menu(custom_id: str, table: Table, tag: str, choices: Sequence[Choice[Any]], texts: Texts) -> PlaySeveral:
    taken: list[tuple[int, ...]] = [_values(choice) for choice in choices]
    values = sorted({value for some in taken for value in some})
    field = choices[0].action.__struct_fields__[0]
    select: Select[Any] = Select(
        custom_id=custom_id,
        placeholder=texts.say(f"{table.info.game}-menu-{tag}"),
        min_values=min(map(len, taken)),
        max_values=max(map(len, taken)),
        options=[
            SelectOption(label=fitted(texts.item(table.info.game, field, value), CHOICE), value=str(value))
            for value in values
        ],
    )
    return PlaySeveral(select)


def _by_tag(choices: Sequence[Choice[Any]]) -> Iterator[tuple[str, list[Choice[Any]]]]:
    for tag, same in groupby(choices, lambda choice: tag_of(choice.action)):
        yield tag, list(same)


def _tags(table: Table) -> list[str]:
    return [tag_of(kind) for kind in get_args(table.game.Actions)]


def tag_of(action: Struct | type[Struct]) -> str:
    """The tag of an action: its subcommand, and the end of its texts' keys."""
    return str(action.__struct_config__.tag)


def encoded(action: Struct) -> str:
    """An action or a request as JSON, as it stands in custom_ids and in the log."""
    return msgspec.json.encode(action).decode()


def choice_label(table: Table, choice: Choice[Any], people: Sequence[Person], texts: Texts) -> str:
    """A choice in words."""
    return texts.say(f"{table.info.game}-choice-{tag_of(choice.action)}", choice.facts, plain(people))
