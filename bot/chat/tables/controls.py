"""The controls under a table's messages: what its seats may do, in public and for their own eyes."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final, cast, get_args

from discord import ButtonStyle, SelectOption
from discord.ui import Button, Select, View
from msgspec import Struct
from msgspec.structs import astuple, fields

from bot.chat.front.controls import Control, button, controls_of, encoded
from bot.chat.rules.addresses import how_to_play
from bot.chat.tables.addresses import language_id, menu_id, play_id, several_id, sure_id, variants_id, verb_id
from bot.chat.words.lengths import CHOICE, OPTIONS, fitted
from bot.chat.words.people import plain
from bot.chat.words.texts import LANGUAGES, Texts, texts_for
from bot.tables.needs import Person
from bot.tables.table import Table
from games.core import AnyGame, Choice, Fact, variants

_MOST_BUTTONS: Final = 10
"""More choices of one kind than this stand in a menu."""
_MOST_OPTIONS: Final = 3 * OPTIONS
"""More than this do not fit into menus, for there are rows for other kinds of action and for verbs."""
_STYLES: Final = (ButtonStyle.primary, ButtonStyle.secondary, ButtonStyle.success)
"""One for each kind of action, in the order of the game's union, where nothing is chosen out of a hand. The first kind
that is legal always has the first style: what can be done stands out from what only shows."""
_ROW: Final = 5
"""Buttons in a row, or one menu."""
_VERBS: Final = 4
"""The row of what is no move, the last one."""


def verb_button(
    table_id: str, verb: str, texts: Texts, style: ButtonStyle = ButtonStyle.secondary, row: int | None = None
) -> Button[Any]:
    """A button for one of a table's verbs."""
    return button(verb_id(table_id, verb), texts.say(f"button-{verb}"), style, row=row)


def board_controls(table: Table, people: Sequence[Person], texts: Texts, beyond: Sequence[Button[Any]] = ()) -> View:
    """What stands under a table's board; `beyond` its end, what leads on from there."""
    match table.phase:
        case "lobby":
            return _lobby_controls(table, texts)
        case "playing":
            return _public_controls(table, people, texts)
        case "over":
            counted = table.position is not None and table.position.view(None).count(0)
            own = [verb_button(table.info.id, "count", texts)] if counted else []
            return controls_of([verb_button(table.info.id, "rematch", texts, ButtonStyle.primary), *beyond, *own])


def _lobby_controls(table: Table, texts: Texts) -> View:
    """Join, leave, start, end, and the choices of variants and of the language."""
    table_id = table.info.id
    items: list[Control] = [
        verb_button(table_id, "join", texts, ButtonStyle.success, 0),
        verb_button(table_id, "leave", texts, row=0),
        verb_button(table_id, "start", texts, ButtonStyle.primary, 0),
        verb_button(table_id, "end", texts, row=0),
        how_to_play(table.info.game, table_id, texts, 0),
    ]
    menu = _variant_menu(table, texts)
    return controls_of([*items, *([menu] if menu is not None else []), _language_menu(table, texts)])


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


def _language_menu(table: Table, texts: Texts) -> Select[Any]:
    """Every language by its own name, for whoever cannot read the others."""
    return Select(
        custom_id=language_id(table.info.id),
        placeholder=texts.say("lobby-language"),
        options=[
            SelectOption(
                label=texts_for(language).say("language-name"), value=language, default=language == table.language
            )
            for language in LANGUAGES
        ],
        row=2,
    )


def _public_controls(table: Table, people: Sequence[Person], texts: Texts) -> View:
    """What the one awaited seat may do in public, the way to the text table, and to one's own hand where there are any:
    before all else where what is asked is chosen out of it.

    Where several are awaited, each has its choices in its hand: a board has no room for those of eight.
    """
    kinds: list[list[Control]] = []
    if len(table.awaited) == 1:
        (seat,) = table.awaited
        kinds = _moves(table, seat, people, texts, [one for one in _legal(table, seat) if not _private(table, one)])
    verbs = [verb_button(table.info.id, "text", texts, row=_VERBS)]
    ways = _ways_to_hand(table, texts)
    if table.has_hands and not ways:
        verbs.insert(0, verb_button(table.info.id, "hand", texts, row=_VERBS))
    return controls_of([*_in_rows([ways, *kinds]), *verbs, how_to_play(table.info.game, table.info.id, texts, _VERBS)])


def own_controls(table: Table, seat: int | None, people: Sequence[Person], texts: Texts, again: str) -> View:
    """All that a seat may do, for its eyes alone, and the verb that shows the same anew."""
    kinds = _moves(table, seat, people, texts, _legal(table, seat)) if seat is not None else []
    refresh = button(verb_id(table.info.id, again), texts.say("button-refresh"), row=_VERBS)
    return controls_of([*_in_rows(kinds), refresh])


def rash_controls(table: Table, seat: int, choice: Choice[Any], texts: Texts) -> View:
    """To say that a rash choice is meant, or to choose out of the hand instead."""
    meant = texts.say(f"{table.info.game}-meant-{tag_of(choice.action)}")
    yes = button(sure_id(table, seat, choice.action), meant, ButtonStyle.danger)
    return controls_of([yes, *_ways_to_hand(table, texts)])


def _ways_to_hand(table: Table, texts: Texts) -> list[Control]:
    """The button that leads to a hand, if what is asked is chosen out of one."""
    opened = table.position.view(None).from_hand() if table.position is not None else None
    if opened is None:
        return []
    label = texts.say(f"{table.info.game}-open-{opened.code}", opened.facts)
    return [button(verb_id(table.info.id, "hand"), label, ButtonStyle.primary)]


def _in_rows(kinds: Sequence[Sequence[Control]]) -> Iterator[Control]:
    """Every kind of action beside the one before where it fits there, else from a new row on."""
    row = used = 0
    for items in kinds:
        if used + sum(item.width for item in items) > _ROW:
            row, used = row + bool(used), 0
        for item in items:
            if used + item.width > _ROW:
                row, used = row + 1, 0
            item.row = row
            used += item.width
            yield item


def _legal(table: Table, seat: int) -> Sequence[Choice[Any]]:
    return table.position.legal(seat) if table.position is not None and table.phase == "playing" else ()


def _private(table: Table, choice: Choice[Any]) -> bool:
    return type(choice.action) in table.game.private


def _moves(
    table: Table, seat: int, people: Sequence[Person], texts: Texts, legal: Sequence[Choice[Any]]
) -> list[list[Control]]:
    """The controls of every kind of action."""
    kinds = enumerate(_by_tag(legal))
    return [_of_kind(table, seat, tag, choices, people, texts, leads=n == 0) for n, (tag, choices) in kinds]


def _of_kind(
    table: Table,
    seat: int,
    tag: str,
    choices: Sequence[Choice[Any]],
    people: Sequence[Person],
    texts: Texts,
    *,
    leads: bool,
) -> list[Control]:
    """Buttons, or menus where there are more or several are taken at once; what was chosen already is marked."""
    chosen = _chosen(table, seat, tag)
    if _several(choices):
        return [_several_menu(table, seat, choices, chosen, people, texts)]
    if len(choices) > _MOST_BUTTONS:
        return [*_menus(table, seat, tag, _in_menus(choices), people, texts)]
    style = _style(table, choices[0], chosen, leads=leads)
    buttons = [(choice, style) for choice in choices]
    if chosen is not None:
        buttons = sorted([*buttons, (chosen, ButtonStyle.success)], key=lambda one: astuple(one[0].action))
    return [
        button(
            play_id(table, seat, choice.action),
            choice_label(table, seat, choice, people, texts),
            style,
            disabled=choice is chosen,
        )
        for choice, style in buttons
    ]


def _chosen(table: Table, seat: int, tag: str) -> Choice[Any] | None:
    """The choice of a kind that was made already and may still be changed."""
    chosen = table.position.changeable(seat) if table.position is not None else None
    return chosen if chosen is not None and tag_of(chosen.action) == tag else None


def _style(table: Table, choice: Choice[Any], chosen: Choice[Any] | None, *, leads: bool) -> ButtonStyle:
    """What is chosen out of a hand stands out, until it is chosen; where there are no hands, kinds are told apart, and
    what is in vain is as plain as can be."""
    if choice.vain:
        return ButtonStyle.secondary
    if not table.game.private:
        return _STYLES[0 if leads else _tags(table).index(tag_of(choice.action)) % len(_STYLES)]
    return ButtonStyle.primary if _private(table, choice) and chosen is None else ButtonStyle.secondary


def _in_menus(choices: Sequence[Choice[Any]]) -> Sequence[Choice[Any]]:
    """As many as menus hold; where there are more, those that name what a command may leave out are left to it."""
    if len(choices) <= _MOST_OPTIONS:
        return choices
    optional = [field for field in fields(choices[0].action) if not field.required]
    return [one for one in choices if all(getattr(one.action, field.name) == field.default for field in optional)]


def _menus(
    table: Table, seat: int, tag: str, choices: Sequence[Choice[Any]], people: Sequence[Person], texts: Texts
) -> Iterator[Select[Any]]:
    """A menu for every 25 choices."""
    options = [
        SelectOption(
            label=fitted(choice_label(table, seat, choice, people, texts), CHOICE), value=encoded(choice.action)
        )
        for choice in choices
    ]
    placeholder = texts.say(f"{table.info.game}-menu-{tag}")
    for number, at in enumerate(range(0, len(options), OPTIONS)):
        part = options[at : at + OPTIONS]
        yield Select(custom_id=menu_id(table, seat, tag, number), placeholder=placeholder, options=part)


def _several(choices: Sequence[Choice[Any]]) -> bool:
    """Whether these choices are every way to take some of a few values: a menu that takes several at once."""
    return any(len(_values(choice)) > 1 for choice in choices)


def _values(choice: Choice[Any]) -> tuple[int, ...]:
    """The values that an action takes together; none where it is not of that kind."""
    names = choice.action.__struct_fields__
    value: object = getattr(choice.action, names[0]) if len(names) == 1 else None
    return cast("tuple[int, ...]", value) if isinstance(value, tuple) else ()


def _several_menu(
    table: Table,
    seat: int,
    choices: Sequence[Choice[Any]],
    chosen: Choice[Any] | None,
    people: Sequence[Person],
    texts: Texts,
) -> Select[Any]:
    kind = cast("type[Struct]", type(choices[0].action))
    taken = [_values(choice) for choice in choices]
    marked = _values(chosen) if chosen is not None else ()
    return Select(
        custom_id=several_id(table, seat, tag_of(kind)),
        placeholder=texts.say(f"{table.info.game}-menu-{tag_of(kind)}"),
        min_values=min(map(len, taken)),
        max_values=max(map(len, taken)),
        options=[
            SelectOption(
                label=fitted(texts.item(table.info.game, kind.__struct_fields__[0], value), CHOICE),
                description=_part(table, seat, kind((value,)), people, texts),
                value=str(value),
                default=value in marked,
            )
            for value in sorted({value for some in taken for value in some})
        ],
    )


def _part(table: Table, seat: int, action: Struct, people: Sequence[Person], texts: Texts) -> str:
    """What one value of those that an action takes together would do by itself."""
    facts = _foretold(table, seat, action)
    return fitted(texts.say(f"{table.info.game}-part-{tag_of(action)}", facts, plain(people)), CHOICE)


def _foretold(table: Table, seat: int, action: Struct) -> Mapping[str, Fact]:
    return table.position.foretold(seat, action) if table.position is not None else {}


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


def choice_label(table: Table, seat: int, choice: Choice[Any], people: Sequence[Person], texts: Texts) -> str:
    """A choice in words, and what would come of it as things lie."""
    facts = {**choice.facts, **_foretold(table, seat, choice.action)}
    return texts.say(f"{table.info.game}-choice-{tag_of(choice.action)}", facts, plain(people))
