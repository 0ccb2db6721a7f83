"""What tests need of a game beside its rules: `OWN` of `tests/games/of_<game>.py`, found by the game's name. Everything
in it has a default, so that a game can be tested before the module is complete."""

import os
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, NamedTuple

import pytest
from msgspec import Struct

from games.core import Fact, IllegalMove, View
from games.game import AnyGame
from games.registry import GAMES, rules_of
from renderers.kit.layout import Box

ONLY = "ROOST_TEST_GAME"
"""The environment variable with the only game to check."""

Player = Callable[[AnyGame, int, Random], Struct]
"""A seat's action in a position, chosen from what the seat knows."""


def is_whole(position: AnyGame) -> bool:
    """The default of `conserved`."""
    return True


def no_totals(view: View) -> Sequence[str]:
    """The default of `totals`."""
    return ()


class Own(NamedTuple):
    """Facts about one game that its tests need beside its rules."""

    steps: int = 2000
    """The most entries (actions and outcomes) of a game of random players. `uv run python -m tests.bench.playouts
    --games 1000 --game NAME` measures them."""
    conserved: Callable[[Any], bool] = is_whole
    """Whether every piece of the game is still there."""
    yardsticks: Mapping[str, Player] = {}
    """Fixed players that hens must beat, by name: simple ones, and not bad."""
    claims: Mapping[str, Callable[[Any], None]] = {}
    """For each step of the lessons, by its code: assertions that what the step says holds in its position."""
    answers: Mapping[str, Callable[[Any], object]] = {}
    """For each question of the lessons, by its code: the answer that the rules give."""
    elsewhere: Mapping[str, set[str]] = {}
    """Numbers in the text of a step, by its code, that no line about its position says. `claims` must hold them."""
    samples: Sequence[str] = ()
    """Positions that random games seldom reach, so that their texts are found."""
    ended: Sequence[str] = ()
    """Ends that random games seldom reach."""
    facts: Sequence[tuple[str, Mapping[str, Fact]]] = ()
    """Texts that random games seldom say, each with its facts: `("refusal-over", {})`."""
    panels: Callable[[int], Sequence[Box[int]]] | None = None
    """The panels of the seats in a picture, for a number of seats."""
    totals: Callable[[Any], Sequence[str]] = no_totals
    """What every seat plays for, as its panel shows it: the largest number there. Empty where a view does not know."""
    noteworthy: Mapping[str, tuple[int, Callable[[Any], bool]]] = {}
    """Golden logs to record beside the usual ones, by name: the number of seats, and a position that must occur."""


def checked_games() -> Sequence[str]:
    """Return the games that unparametrized tests look at: all, or the one that `tests.check_game` checks."""
    only = os.environ.get(ONLY)
    return [only] if only else [*GAMES]


def released_games() -> Sequence[type[AnyGame]]:
    """Return every game in every version with replayable tables."""
    versions = [(name, version) for name, game in GAMES.items() for version in range(1, game.version + 1)]
    return [rules for one in versions if (rules := rules_of(*one)) is not None]


def is_checked(key: str) -> bool:
    """Return whether the key of a text is looked at."""
    only = os.environ.get(ONLY)
    return not only or re.match(rf"(command-)?{only}(-|$)", key) is not None


def module_of(game: str = os.environ.get(ONLY, "<game>")) -> str:
    """Return the file in which tests look for a game's own part, by default that of the only game to check."""
    return f"tests/games/of_{game}.py"


@cache
def own(game: str) -> Own:
    """Return what tests need of a game: defaults if it has no module."""
    name = f"tests.games.of_{game}"
    if find_spec(name) is None:
        return Own()
    found: Own = import_module(name).OWN
    return found


def panels_of(
    places: Callable[[int], Sequence[tuple[int, int]]], top: int, height: int
) -> Callable[[int], Sequence[Box[int]]]:
    """Return panels side by side, from their left edges and widths."""
    return lambda seats: [Box(x, top, width, height) for x, width in places(seats)]


# For the claims of lessons


def happened(position: AnyGame) -> Sequence[Struct]:
    """Return what seat 0 sees of the last events."""
    return tuple(position.view(0).happened())


def legal(position: AnyGame) -> Sequence[Struct]:
    """Return the legal actions of seat 0."""
    return [choice.action for choice in position.legal(0)]


def refused(position: AnyGame, seat: int, action: Struct) -> str:
    """Return the code of the refusal of an action."""
    with pytest.raises(IllegalMove) as error:
        position.play(seat, action)
    return error.value.code
