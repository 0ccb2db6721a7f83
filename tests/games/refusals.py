"""Helpers for tests of refusals in every game."""

import ast
from inspect import getsource
from types import ModuleType

import pytest
from msgspec import Struct

from games.core import IllegalMove
from games.game import AnyGame


def assert_refused(position: AnyGame, seat: int, action: Struct, code: str, facts: dict[str, object]) -> None:
    """The action is refused by this rule with these facts, and changes nothing."""
    before = position.copy()
    with pytest.raises(IllegalMove) as refused:
        position.play(seat, action)
    assert (refused.value.code, refused.value.facts) == (code, facts)
    assert position == before


def codes_in(rules: ModuleType) -> set[object]:
    """The code of every `IllegalMove(…)` in a module: a literal, or one of two."""
    said: set[object] = set()
    for call in ast.walk(ast.parse(getsource(rules))):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "IllegalMove":
            code = call.args[0]
            words = (code.body, code.orelse) if isinstance(code, ast.IfExp) else (code,)
            said |= {ast.literal_eval(word) for word in words}
    return said
