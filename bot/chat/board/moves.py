"""The controls that play moves: buttons and menus for what is legal, their labels, and the rows they take."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final, cast, get_args

from discord import ButtonStyle, SelectOption
from discord.ui import Select
from msgspec import Raw, Struct
from msgspec.structs import astuple, fields

from bot.chat.front.controls import encode
from bot.chat.front.layout import Control, in_rows, lines_on_phone
from bot.chat.requests import Kind, Play, PlayChosen, PlaySeveral
from bot.chat.words.lengths import CHOICE, MAX_CHOICES_OF_A_KIND, OPTIONS, fit
from bot.chat.words.players import Player, label_names
from bot.chat.words.texts import Texts
from bot.tables.table import Table
from games.core import Choice, Fact
from games.game import AnyGame, tag_of

_MAX_BUTTONS: Final = 10
"""Most choices of one kind that are buttons. More are put into a menu."""
_MAX_LINES: Final = 3
"""Most lines of a phone for the buttons of one kind below a hand. More choices are put into a menu."""
_STYLES: Final = (ButtonStyle.primary, ButtonStyle.secondary, ButtonStyle.success)
"""Styles by kind of action, in the order of the game's union, if nothing is chosen from a hand. The first legal kind
always has the first style, so that moves look different from buttons that only show."""


def play_request(table: Table, seat: int, action: Struct, *, confirmed: bool = False) -> Play:
    """Return the request to play an action in the present position. A rash one has to be `confirmed`."""
    return Play(table.info.id, seat, table.stamp(seat), Raw(encode(action)), confirmed)


def public_moves(table: Table, seat: int, people: Sequence[Player], texts: Texts) -> list[list[Control]]:
    """Return the controls of all kinds of action that a seat may choose openly."""
    shown = [choice for choice in _legal(table, seat) if not _private(table, choice)]
    return _kinds(table, seat, people, texts, shown)


def own_moves(table: Table, seat: int, people: Sequence[Player], texts: Texts) -> list[list[Control]]:
    """Return the controls of all kinds of action that a seat may choose."""
    return _kinds(table, seat, people, texts, _legal(table, seat))


def moves_of_kind(table: Table, seat: int, tag: str, people: Sequence[Player], texts: Texts) -> list[list[Control]]:
    """Return the controls of one kind of action that a seat may choose, in rows. Empty if it may choose none."""
    return in_rows(table.info.game, _kinds(table, seat, people, texts, dict(_by_tag(_legal(table, seat))).get(tag, [])))


def _legal(table: Table, seat: int) -> Sequence[Choice[Any]]:
    return table.position.legal(seat) if table.position is not None and table.phase == "playing" else ()


def _private(table: Table, choice: Choice[Any]) -> bool:
    return type(choice.action) in table.game.private


def _kinds(
    table: Table, seat: int, people: Sequence[Player], texts: Texts, legal: Sequence[Choice[Any]]
) -> list[list[Control]]:
    """Return the controls of every kind. One that is rarer (`asides`) is behind one button, unless it is alone."""
    choices = dict(_by_tag(legal))
    leading = next(iter(choices), "")

    def controls(tag: str) -> list[Control]:
        if tag != leading and type(choices[tag][0].action) in table.game.asides:
            return [Kind(table.info.id, tag).button(texts.say(f"{table.info.game}-menu-{tag}", {"several": False}))]
        leads = tag == leading
        if len(choices[tag]) <= _MAX_BUTTONS:
            buttons = _of_kind(table, seat, tag, choices[tag], people, texts, leads=leads, in_menu=False)
            is_short = len(lines_on_phone(table.info.game, [buttons])) <= _MAX_LINES
            if is_short or not _private(table, choices[tag][0]):
                return buttons
        return _of_kind(table, seat, tag, choices[tag], people, texts, leads=leads, in_menu=True)

    return [controls(tag) for tag in choices]


def _of_kind(
    table: Table,
    seat: int,
    tag: str,
    choices: Sequence[Choice[Any]],
    people: Sequence[Player],
    texts: Texts,
    *,
    leads: bool,
    in_menu: bool,
) -> list[Control]:
    """Return buttons or menus, or one menu for values taken together. The current choice is marked."""
    chosen = _chosen(table, seat, tag)
    if _several(choices):
        return [_several_menu(table, seat, choices, chosen, people, texts)]
    offered = sorted([*choices, chosen], key=lambda choice: astuple(choice.action)) if chosen is not None else choices
    if in_menu:
        return [*_menus(table, seat, tag, _in_menus(offered), chosen, people, texts)]
    style = _style(table, choices[0], chosen, leads=leads)
    return [
        play_request(table, seat, choice.action).button(
            choice_label(table, seat, choice, people, texts),
            ButtonStyle.success if choice is chosen else style,
            disabled=choice is chosen,
        )
        for choice in offered
    ]


def _chosen(table: Table, seat: int, tag: str) -> Choice[Any] | None:
    """Return the choice of a kind that was made and can still be changed."""
    chosen = table.position.changeable(seat) if table.position is not None else None
    return chosen if chosen is not None and tag_of(chosen.action) == tag else None


def _style(table: Table, choice: Choice[Any], chosen: Choice[Any] | None, *, leads: bool) -> ButtonStyle:
    """Return the style of a button. A choice from a hand is prominent until it is made. Without hands, each kind has
    its style. A vain choice is plain."""
    if choice.vain:
        return ButtonStyle.secondary
    if not table.game.private:
        return _STYLES[0 if leads else _tags(table).index(tag_of(choice.action)) % len(_STYLES)]
    return ButtonStyle.primary if _private(table, choice) and chosen is None else ButtonStyle.secondary


def _in_menus(choices: Sequence[Choice[Any]]) -> Sequence[Choice[Any]]:
    """Return as many choices as menus hold. If there are more, choices that name what a command may omit are left to
    that command."""
    if len(choices) <= MAX_CHOICES_OF_A_KIND:
        return choices
    optional = [field for field in fields(choices[0].action) if not field.required]
    return [c for c in choices if all(getattr(c.action, field.name) == field.default for field in optional)]


def _menus(
    table: Table,
    seat: int,
    tag: str,
    choices: Sequence[Choice[Any]],
    chosen: Choice[Any] | None,
    people: Sequence[Player],
    texts: Texts,
) -> Iterator[Select[Any]]:
    """Return a menu for every 25 choices. Each of several says its first and last one."""
    options = [
        SelectOption(
            label=fit(choice_label(table, seat, choice, people, texts), CHOICE),
            value=encode(choice.action),
            default=choice is chosen,
        )
        for choice in choices
    ]
    placeholder = texts.say(f"{table.info.game}-menu-{tag}", {"several": False})
    for number, at in enumerate(range(0, len(options), OPTIONS)):
        menu = PlayChosen(table.info.id, seat, table.stamp(seat), f"{tag}{number or ''}")
        yield menu.menu(placeholder, options[at : at + OPTIONS])


def _several(choices: Sequence[Choice[Any]]) -> bool:
    """Return whether these choices are all ways to take some of a few values, so that one menu takes several at
    once."""
    return any(len(_values(choice)) > 1 for choice in choices)


def _values(choice: Choice[Any]) -> tuple[int, ...]:
    """Return the values that an action takes together. Empty for other kinds."""
    names = choice.action.__struct_fields__
    value: object = getattr(choice.action, names[0]) if len(names) == 1 else None
    return cast("tuple[int, ...]", value) if isinstance(value, tuple) else ()


def _several_menu(
    table: Table,
    seat: int,
    choices: Sequence[Choice[Any]],
    chosen: Choice[Any] | None,
    people: Sequence[Player],
    texts: Texts,
) -> Select[Any]:
    kind = cast("type[Struct]", type(choices[0].action))
    taken = [_values(choice) for choice in choices]
    marked = _values(chosen) if chosen is not None else ()
    return PlaySeveral(table.info.id, seat, table.stamp(seat), tag_of(kind)).menu(
        texts.say(f"{table.info.game}-menu-{tag_of(kind)}", {"several": True}),
        [
            SelectOption(
                label=fit(texts.item(table.info.game, kind.__struct_fields__[0], value), CHOICE),
                description=_part(table, seat, kind((value,)), people, texts),
                value=str(value),
                default=value in marked,
            )
            for value in sorted({value for some in taken for value in some})
        ],
        min(map(len, taken)),
        max(map(len, taken)),
    )


def _part(table: Table, seat: int, action: Struct, people: Sequence[Player], texts: Texts) -> str:
    """Return the action that one of several values would make alone."""
    facts = _predicted(table, seat, action)
    return fit(texts.say(f"{table.info.game}-part-{tag_of(action)}", facts, label_names(people)), CHOICE)


def _predicted(table: Table, seat: int, action: Struct) -> Mapping[str, Fact]:
    return table.position.predicted(seat, action) if table.position is not None else {}


def _by_tag(choices: Sequence[Choice[Any]]) -> Iterator[tuple[str, list[Choice[Any]]]]:
    for tag, same in groupby(choices, lambda choice: tag_of(choice.action)):
        yield tag, list(same)


def _tags(table: Table) -> list[str]:
    return [tag_of(kind) for kind in kinds_of(table.game)]


def kinds_of(game: type[AnyGame]) -> tuple[type[Struct], ...]:
    """Return the kinds of a game's actions, each a subcommand: the members of a union, or the only type."""
    return get_args(game.Actions) or (game.Actions,)


def choice_label(table: Table, seat: int, choice: Choice[Any], people: Sequence[Player], texts: Texts) -> str:
    """Return a choice in words, with its outcome in the current position."""
    facts = {**choice.facts, **_predicted(table, seat, choice.action)}
    return texts.say(f"{table.info.game}-choice-{tag_of(choice.action)}", facts, label_names(people))
