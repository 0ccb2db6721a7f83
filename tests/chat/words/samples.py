"""The facts that texts are said with: those of random games, and for all other texts facts that bring each variant."""

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from random import Random
from typing import Literal, get_args, get_origin

import msgspec
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.chat.words.sentences import facts_of
from bot.chat.words.texts import REFERENCE
from bot.tables.table import Table
from games.core import Fact, IllegalMove
from games.game import AnyGame
from games.registry import GAMES
from tests.chat.keys import messages_of, present
from tests.chat.playouts import games
from tests.games.own import checked_games, own
from tests.games.reflect import structs_of

Sample = tuple[str, Mapping[str, Fact]]


POSITIONS = 250
"""Of every game, taken at even distances from the random games; beside them the ends."""
MIXTURES = 64
"""Facts of a text with many variants."""


def from_playing() -> Iterator[Sample]:
    """The facts of real positions and events, and of everything the rules refuse in them."""
    for game in checked_games():
        found = [table for table in games(10) if table.info.game == game and table.position is not None]
        for table in (*found[:: -(-len(found) // POSITIONS)], *[table for table in found if table.phase == "over"]):
            yield from _of_table(table)


def _of_table(table: Table) -> Iterator[Sample]:
    """All texts about a position, for the public and for every seat."""
    game, position = table.info.game, table.position
    if position is not None:
        view = position.view(None)
        if (opened := view.from_hand()) is not None:
            yield f"{game}-open-{opened.code}", opened.facts
        for event in view.happened():
            yield from _of_event(game, event)
        if (ask := view.ask()) is not None:
            yield f"{game}-ask-{ask.code}", ask.facts
        for line in view.lines():
            yield f"{game}-line-{line.code}", line.facts
        for seat in range(len(table.people)):
            yield from _of_seat(game, position, seat)
        for seat in range(len(table.people)):
            for line in view.count(seat):
                yield f"{game}-count-{line.code}", line.facts
        if position.result is not None:
            for place in position.result.places:
                yield f"{game}-score", {"score": place.score, "tiebreak": place.tiebreak}
                for winners in (1, 2):
                    yield f"{game}-won", {"names": "Anna", "winners": winners, "score": place.score}


def _of_event(game: str, event: msgspec.Struct) -> Iterator[Sample]:
    """The texts for an event, alone and after others."""
    for place in ("first", "next", "last"):
        yield f"{game}-event-{event.__struct_config__.tag}", facts_of(event, place)


def _of_seat(game: str, position: AnyGame, seat: int) -> Iterator[Sample]:
    """The texts for a seat: its hand, its question, its choices and refusals."""
    view = position.view(seat)
    for event in view.happened():
        yield from _of_event(game, event)
    for line in view.hand():
        yield f"{game}-hand-{line.code}", line.facts
    for line in view.needed():
        yield f"{game}-needed-{line.code}", line.facts
    if (ask := view.ask()) is not None:
        yield f"{game}-ask-{ask.code}", ask.facts
    for choice in position.legal(seat):
        tag, predicted = choice.action.__struct_config__.tag, position.predicted(seat, choice.action)
        yield f"{game}-choice-{tag}", {**choice.facts, **predicted}
        if choice.rash:
            yield f"{game}-rash-{tag}", choice.facts
        if predicted.get("rule") is not None:
            yield f"{game}-part-{tag}", predicted
            yield f"{game}-part-points", predicted
    for action in _actions(game):
        try:
            position.copy().play(seat, action)
        except IllegalMove as refused:
            yield f"{game}-refusal-{refused.code}", refused.facts


@cache
def _actions(game: str) -> Sequence[object]:
    return [*_made(game)]


def _made(game: str) -> Iterator[object]:
    for kind in structs_of(GAMES[game].Actions):
        fields = [field for field in msgspec.structs.fields(kind) if field.required] or msgspec.structs.fields(kind)[:1]
        for value in (*range(1, 8), 21, 36):
            for values in product(*[_values_of(field, value) for field in fields]):
                yield kind(*values)


def _values_of(field: msgspec.structs.FieldInfo, number: int) -> tuple[object, ...]:
    """The words for a number in a field of an action: itself, alone in a list, or every word there is."""
    if field.type == tuple[int, ...]:
        return ((number,),)
    return get_args(field.type) if get_origin(field.type) is Literal else (number,)


# What random games seldom or never bring


class _Selectors(Visitor):
    """Collects the values that a text distinguishes, by variable, and the variables that must be numbers."""

    def __init__(self, message: ftl.Message, others: Mapping[str, ftl.Message]) -> None:
        self.others = others
        self.values: dict[str, dict[Fact, None]] = {}
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the library's name
        self.values.setdefault(node.id.name, {})

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.visit(self.others[node.id.name])

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        for argument in node.arguments.positional:
            if isinstance(argument, ftl.VariableReference):
                self.values.setdefault(argument.id.name, {})[7] = None

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        self.generic_visit(node)
        if isinstance(node.selector, ftl.VariableReference):
            found = self.values.setdefault(node.selector.id.name, {})
            words = {key.name for variant in node.variants if isinstance(key := variant.key, ftl.Identifier)}
            for key in (variant.key for variant in node.variants):
                found[_value(key, plural=words <= {"one", "other"})] = None


def _value(key: ftl.Identifier | ftl.NumberLiteral, *, plural: bool) -> Fact:
    """Return a value for which a variant is said."""
    if isinstance(key, ftl.NumberLiteral):
        return int(key.value)
    return {"one": 1, "other": 12}[key.name] if plural else key.name


def _facts_of(variables: Mapping[str, Iterable[Fact]]) -> Iterator[Mapping[str, Fact]]:
    """Facts for every variant of a text, and for a good many of their mixtures."""
    values = {name: (*variants,) or (_plain(name),) for name, variants in variables.items()}
    mixtures = [*product(*values.values())]
    for chosen in mixtures if len(mixtures) <= MIXTURES else Random(len(mixtures)).sample(mixtures, MIXTURES):
        yield dict(zip(values, chosen, strict=True))


def _plain(name: str) -> Fact:
    """Return a value for a fact that is written as it is."""
    if name == "channels" or name.endswith("_seats"):
        return (1, 2)
    return 1 if name == "seat" or name.endswith("_seat") else "Anna"


def _by_variant(keys: Container[str]) -> Iterator[Sample]:
    """Every text that playing did not bring, in each of its variants."""
    messages = {message.id.name: message for message in messages_of(REFERENCE)}
    for key, variables in present(REFERENCE).items():
        if variables and key not in keys:
            yield from ((key, facts) for facts in _facts_of(_Selectors(messages[key], messages).values))


def _of_games() -> Iterator[Sample]:
    for game in checked_games():
        yield from ((f"{game}-{key}", facts) for key, facts in own(game).facts)


@cache
def samples() -> tuple[Sample, ...]:
    found = {(key, repr(facts)): (key, facts) for key, facts in (*from_playing(), *_of_games())}
    return (*found.values(), *_by_variant({key for key, _ in found}))
