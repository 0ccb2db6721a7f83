"""Every refusal of every game, in one table: `refusals.txt`."""

import ast
from importlib import import_module
from inspect import getsource
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from games.core import IllegalMove
from games.game import AnyGame
from games.registry import GAMES


class Row(NamedTuple):
    """A game, a position, and what is refused there: an outcome, or a seat's action with its code and facts."""

    game: str
    position: str
    tried: str
    refusal: str = ""

    @property
    def at(self) -> AnyGame:
        return GAMES[self.game].parse(self.position)


LINES = Path(__file__).with_name("refusals.txt").read_text(encoding="utf-8").splitlines()
ROWS = [Row(game, *rest.split(" | ")) for line in LINES if line[0] != "#" for game, rest in [line.split(": ", 1)]]


@pytest.mark.parametrize("row", [row for row in ROWS if row.refusal], ids=" | ".join)
def test_refusal_names_its_rule_and_this_positions_facts_and_changes_nothing(row: Row) -> None:
    position = row.at
    (seat, action), (code, *facts) = row.tried.split(" ", 1), row.refusal.split(" ", 1)
    with pytest.raises(IllegalMove) as refused:
        position.play(int(seat), msgspec.json.decode(action, type=position.Actions))
    assert refused.value.code == code
    found = msgspec.json.decode(msgspec.json.encode(dict(refused.value.facts)))
    assert found == msgspec.json.decode(facts[0] if facts else "{}")
    assert position == row.at


@pytest.mark.parametrize("row", [row for row in ROWS if not row.refusal], ids=" | ".join)
def test_outcome_that_was_not_asked_for_is_refused_and_changes_nothing(row: Row) -> None:
    position = row.at
    outcome = msgspec.json.decode(row.tried, type=position.Outcomes)
    with pytest.raises(ValueError, match="tiles" if row.game == "hornochsen" else "."):
        position.settle(outcome)
    assert position == row.at


@pytest.mark.parametrize("game", sorted({row.game for row in ROWS}))
def test_every_refusal_that_the_rules_know_is_in_the_table(game: str) -> None:
    """The code of every `IllegalMove(…)` is a literal, or one of two."""
    known: set[object] = set()
    for call in ast.walk(ast.parse(getsource(import_module(f"games.{game}.rules")))):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "IllegalMove":
            code = call.args[0]
            words = (code.body, code.orelse) if isinstance(code, ast.IfExp) else (code,)
            known |= {ast.literal_eval(word) for word in words}
    assert known == {row.refusal.split(" ")[0] for row in ROWS if row.game == game and row.refusal}
