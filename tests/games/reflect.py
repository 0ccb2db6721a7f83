"""Random values of the unions a game declares, made from their types alone."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, cast

from msgspec import Struct, inspect

Maker = Callable[[Random], Any]


@cache
def maker(union: Any) -> Maker:
    """A function that makes random values of a type; the fields' bounds are the types' own, nothing else is heeded."""
    return _maker(inspect.type_info(union))


def structs_of(union: Any) -> list[type[Struct]]:
    info = inspect.type_info(union)
    members = info.types if isinstance(info, inspect.UnionType) else (info,)
    return [member.cls for member in members if isinstance(member, inspect.StructType)]


def _maker(info: inspect.Type) -> Maker:
    match info:
        case inspect.UnionType(types):
            makers = [_maker(member) for member in types]
            return lambda rng: rng.choice(makers)(rng)
        case inspect.StructType(cls, fields):
            named = {field.name: _maker(field.type) for field in fields}
            return lambda rng: cls(**{name: make(rng) for name, make in named.items()})
        case inspect.BoolType():
            return lambda rng: rng.random() < 0.5
        case inspect.IntType():
            return lambda rng: rng.randint(-1, rng.choice((3, 9, 120)))
        case inspect.NoneType():
            return lambda _: None
        case inspect.StrType():
            return lambda rng: rng.choice(("", "x", "none"))
        case inspect.LiteralType(values):
            words = cast("tuple[int | str, ...]", values)
            return lambda rng: rng.choice(words)
        case inspect.VarTupleType(item_type):
            item = _maker(item_type)
            return lambda rng: tuple(item(rng) for _ in range(rng.randint(0, 4)))
        case inspect.TupleType(item_types):
            items = [_maker(item) for item in item_types]
            return lambda rng: tuple(make(rng) for make in items)
        case _:
            raise NotImplementedError(f"a random {info}")
