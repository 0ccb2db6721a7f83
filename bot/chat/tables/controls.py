"""The controls under a table's messages: what its seats may do, in public and for their own eyes."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from discord import ButtonStyle, SelectOption
from discord.ui import Button, Select, View

from bot.chat.front.controls import Control, button, controls_of
from bot.chat.rules.addresses import how_to_play
from bot.chat.tables.addresses import language_id, sure_id, variants_id, verb_id
from bot.chat.tables.moves import own_moves, public_moves
from bot.chat.tables.presence_controls import presence_buttons
from bot.chat.words.lengths import CHOICE, fitted
from bot.chat.words.players import Player
from bot.chat.words.presence import NOTHING, Around
from bot.chat.words.texts import LANGUAGES, Texts, texts_for
from bot.tables.table import Table
from games.core import Choice, tag_of, variants

_ROW: Final = 5
"""Buttons in a row, or one menu."""
_VERBS: Final = 4
"""The row of what is no move, the last one."""


def verb_button(
    table_id: str, verb: str, texts: Texts, style: ButtonStyle = ButtonStyle.secondary, row: int | None = None
) -> Button[Any]:
    """A button for one of a table's verbs."""
    return button(verb_id(table_id, verb), texts.say(f"button-{verb}"), style, row=row)


def board_controls(
    table: Table,
    people: Sequence[Player],
    texts: Texts,
    beyond: Sequence[Button[Any]] = (),
    around: Around = NOTHING,
) -> View:
    """What stands under a table's board; `beyond` its end, what leads on from there."""
    match table.phase:
        case "lobby":
            return _lobby_controls(table, texts)
        case "playing":
            return _public_controls(table, people, texts, around)
        case "over":
            counted = table.position is not None and table.position.view(None).count(0)
            own = [verb_button(table.info.id, "count", texts)] if counted else []
            return controls_of([verb_button(table.info.id, "rematch", texts, ButtonStyle.primary), *beyond, *own])


def _lobby_controls(table: Table, texts: Texts) -> View:
    """Join, leave, start, end, the way to the computers, and the choices of variants and of the language."""
    table_id = table.info.id
    items: list[Control] = [
        verb_button(table_id, "join", texts, ButtonStyle.success, 0),
        verb_button(table_id, "leave", texts, row=0),
        verb_button(table_id, "start", texts, ButtonStyle.primary, 0),
        verb_button(table_id, "end", texts, row=0),
        how_to_play(table.info.game, table_id, texts, 0),
        verb_button(table_id, "computers", texts, row=1),
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
        row=2,
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
        row=3,
    )


def _public_controls(table: Table, people: Sequence[Player], texts: Texts, around: Around) -> View:
    """What the one awaited seat may do in public, the way to the text table, and to one's own hand where there are any:
    before all else where what is asked is chosen out of it. What can be done about who is away stands between.

    Where several are awaited, each has its choices in its hand: a board has no room for those of eight. What a computer
    may do is for nobody to press.
    """
    kinds: list[list[Control]] = []
    if len(table.awaited) == 1 and not table.computers_alone:
        (seat,) = table.awaited
        kinds = public_moves(table, seat, people, texts)
    verbs = [verb_button(table.info.id, "text", texts, row=_VERBS)]
    ways = [] if table.computers_alone or table.paused else _ways_to_hand(table, texts)
    if table.has_hands and not ways:
        verbs.insert(0, verb_button(table.info.id, "hand", texts, row=_VERBS))
    verbs.append(how_to_play(table.info.game, table.info.id, texts, _VERBS))
    moves = [*_in_rows([ways, *kinds])]
    return controls_of([*moves, *_between(moves, verbs, presence_buttons(table, people, texts, around)), *verbs])


def _between(
    moves: Sequence[Control], verbs: Sequence[Control], buttons: Sequence[Button[Any]]
) -> Iterator[Button[Any]]:
    """As many buttons as there is room for: in the rows that moves leave free, then before the verbs."""
    first = 1 + max((item.row or 0 for item in moves), default=-1)
    places = [row for row in range(first, _VERBS) for _ in range(_ROW)] + [_VERBS] * (_ROW - len(verbs))
    for row, item in zip(places, buttons, strict=False):
        item.row = row
        yield item


def own_controls(table: Table, seat: int | None, people: Sequence[Player], texts: Texts, again: str) -> View:
    """All that a seat may do, for its eyes alone, and the verb that shows the same `again`; under a hand, which may
    stand far from the board, how to play."""
    kinds = own_moves(table, seat, people, texts) if seat is not None and not table.paused else []
    refresh = button(verb_id(table.info.id, again), texts.say("button-refresh"), row=_VERBS)
    beyond = [how_to_play(table.info.game, table.info.id, texts, _VERBS)] if again == "hand" else []
    return controls_of([*_in_rows(kinds), refresh, *beyond])


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
