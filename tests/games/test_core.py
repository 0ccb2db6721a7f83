"""Refusals of the contract of games, and their wording."""

import pytest

from games.core import IllegalMove
from games.heckmeck import Heckmeck
from games.heckmeck.moves import Keep, Options


class Camps(Heckmeck):
    """Heckmeck with a list of dicts."""

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self._camps: list[dict[int, int]] = [{} for _ in range(seats)]


def test_copy_refuses_a_list_of_dicts_and_names_its_field() -> None:
    with pytest.raises(TypeError, match=r"Camps\._camps: copy\(\) copies no list of dicts"):
        Camps.new(2, Options()).copy()


def test_refusal_prints_its_facts_and_the_action() -> None:
    with pytest.raises(IllegalMove, match=r"face-not-rolled face=3 dice=\(1, 4\)") as refused:
        Heckmeck.parse("stacks=-/- kept=6x6 dice=1.4").play(0, Keep(3))
    assert refused.value.__notes__ == ["seat 0 played Keep(face=3)"]
