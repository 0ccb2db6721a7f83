"""The controls under a table's messages: what its seats may do, in public and for their own eyes."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, Final, get_args

from discord import ButtonStyle, SelectOption
from discord.ui import Button, Select, View
from msgspec import Struct

from bot.chat.front.controls import Control, button, controls_of, encoded
from bot.chat.rules.addresses import how_to_play
from bot.chat.tables.addresses import menu_id, play_id, several_id, variants_id, verb_id
from bot.chat.words.lengths import CHOICE, LABEL, OPTIONS, fitted
from bot.chat.words.people import plain
from bot.chat.words.texts import Texts
from bot.tables.needs import Person
from bot.tables.table import Table
from games.core import AnyGame, Choice, variants

_MOST_BUTTONS: Final = 10
"""More choices of one kind than this stand in a menu."""
_STYLES: Final = (ButtonStyle.primary, ButtonStyle.secondary, ButtonStyle.success)
"""One for each kind of action, in the order of the game's union."""


def verb_button(
    table_id: str, verb: str, texts: Texts, style: ButtonStyle = ButtonStyle.secondary, row: int | None = None
) -> Button[Any]:
    """A button for one of a table's verbs."""
    return button(verb_id(table_id, verb), texts.say(f"button-{verb}"), style, row=row)


def board_controls(table: Table, people: Sequence[Person], texts: Texts) -> View:
    """What stands under a table's board."""
    match table.phase:
        case "lobby":
            return _lobby_controls(table, texts)
        case "playing":
            return _public_controls(table, people, texts)
        case "over":
            over = [verb_button(table.info.id, "rematch", texts, ButtonStyle.primary)]
            counted = table.position is not None and table.position.view(None).count(0)
            return controls_of([*over, verb_button(table.info.id, "count", texts)] if counted else over)


def _lobby_controls(table: Table, texts: Texts) -> View:
    """Join, leave, start, end, and the choice of variants."""
    table_id = table.info.id
    items: list[Control] = [
        verb_button(table_id, "join", texts, ButtonStyle.success, 0),
        verb_button(table_id, "leave", texts, row=0),
        verb_button(table_id, "start", texts, ButtonStyle.primary, 0),
        verb_button(table_id, "end", texts, row=0),
        how_to_play(table.info.game, table_id, texts, 0),
    ]
    menu = _variant_menu(table, texts)
    return controls_of([*items, menu] if menu is not None else items)


def _variant_menu(table: Table, texts: Texts) -> Select[Any] | None:
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
    return Select(
        custom_id=variants_id(table.info.id),
        placeholder=texts.say("lobby-variants"),
        min_values=0,
        max_values=len(options),
        options=options,
        row=1,
    )


def _public_controls(table: Table, people: Sequence[Person], texts: Texts) -> View:
    """What the one awaited seat may do in public, the way to the text table, and to one's own hand where there are any.

    Where several are awaited, each has its choices in its hand: a board has no room for those of eight.
    """
    moves: list[Control] = []
    if len(table.awaited) == 1:
        (seat,) = table.awaited
        moves = _moves(table, seat, people, texts, [one for one in _legal(table, seat) if not _private(table, one)])
    verbs = [verb_button(table.info.id, "text", texts, row=4)]
    if table.has_hands:
        verbs.insert(0, verb_button(table.info.id, "hand", texts, ButtonStyle.primary, row=4))
    return controls_of([*moves, *verbs, how_to_play(table.info.game, table.info.id, texts, 4)])


def own_controls(table: Table, seat: int | None, people: Sequence[Person], texts: Texts, again: str) -> View:
    """All that a seat may do, for its eyes alone, and the verb that shows the same anew."""
    moves = _moves(table, seat, people, texts, _legal(table, seat)) if seat is not None else []
    return controls_of([*moves, verb_button(table.info.id, again, texts, row=4)])


def _legal(table: Table, seat: int) -> Sequence[Choice[Any]]:
    return table.position.legal(seat) if table.position is not None and table.phase == "playing" else ()


def _private(table: Table, choice: Choice[Any]) -> bool:
    return type(choice.action) in table.game.private


def _moves(
    table: Table, seat: int, people: Sequence[Person], texts: Texts, legal: Sequence[Choice[Any]]
) -> list[Control]:
    found: list[Control] = []
    for tag, choices in _by_tag(legal):
        if _several(choices):
            found.append(_several_menu(table, seat, tag, choices, texts))
            continue
        labels = [fitted(choice_label(table, choice, people, texts), LABEL) for choice in choices]
        if len(choices) > _MOST_BUTTONS:
            found += _menus(table, seat, tag, choices, labels, texts)
        else:
            style = _STYLES[_tags(table).index(tag) % len(_STYLES)]
            found += [
                button(play_id(table, seat, choice.action), label, style)
                for choice, label in zip(choices, labels, strict=True)
            ]
    return found


def _menus(
    table: Table, seat: int, tag: str, choices: Sequence[Choice[Any]], labels: Sequence[str], texts: Texts
) -> list[Select[Any]]:
    """A menu for every 25 choices."""
    options = [
        SelectOption(label=label, value=encoded(choice.action)) for choice, label in zip(choices, labels, strict=True)
    ]
    placeholder = texts.say(f"{table.info.game}-menu-{tag}")
    parts = [options[at : at + OPTIONS] for at in range(0, len(options), OPTIONS)]
    return [
        Select(custom_id=menu_id(table, seat, tag, number), placeholder=placeholder, options=part)
        for number, part in enumerate(parts)
    ]


def _several(choices: Sequence[Choice[Any]]) -> bool:
    """Whether these choices are every way to take some of a few values: a menu that takes several at once."""
    return isinstance(_values(choices[0]), tuple)


def _values(choice: Choice[Any]) -> Any:
    fields = choice.action.__struct_fields__
    return getattr(choice.action, fields[0]) if len(fields) == 1 else None


def _several_menu(table: Table, seat: int, tag: str, choices: Sequence[Choice[Any]], texts: Texts) -> Select[Any]:
    taken: list[tuple[int, ...]] = [_values(choice) for choice in choices]
    values = sorted({value for some in taken for value in some})
    field = choices[0].action.__struct_fields__[0]
    return Select(
        custom_id=several_id(table, seat, tag),
        placeholder=texts.say(f"{table.info.game}-menu-{tag}"),
        min_values=min(map(len, taken)),
        max_values=max(map(len, taken)),
        options=[
            SelectOption(label=fitted(texts.item(table.info.game, field, value), CHOICE), value=str(value))
            for value in values
        ],
    )


def _by_tag(choices: Sequence[Choice[Any]]) -> Iterator[tuple[str, list[Choice[Any]]]]:
    for tag, same in groupby(choices, lambda choice: tag_of(choice.action)):
        yield tag, list(same)


def _tags(table: Table) -> list[str]:
    return [tag_of(kind) for kind in kinds_of(table.game)]


def kinds_of(game: type[AnyGame]) -> tuple[type[Struct], ...]:
    """The kinds of a game's actions, a subcommand each: the members of a union, or the only one."""
    return get_args(game.Actions) or (game.Actions,)


def tag_of(action: Struct | type[Struct]) -> str:
    """The tag of an action: its subcommand, and the end of its texts' keys."""
    return str(action.__struct_config__.tag)


def choice_label(table: Table, choice: Choice[Any], people: Sequence[Person], texts: Texts) -> str:
    """A choice in words."""
    return texts.say(f"{table.info.game}-choice-{tag_of(choice.action)}", choice.facts, plain(people))
