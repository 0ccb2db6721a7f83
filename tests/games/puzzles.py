"""Puzzles of Heckmeck by number, and how often simple rules find their best choices."""

import hashlib
import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from random import Random
from typing import Final

from msgspec import Struct

from games.core import Choice
from games.heckmeck.moves import Action, Keep, Stop
from games.heckmeck.puzzles import candidate_from, chances_of, holds_to_the_end, values
from games.heckmeck.rules import Heckmeck


def seeds(count: int) -> Iterator[bytes]:
    """Yield so many seeds."""
    for number in range(count):
        yield hashlib.sha256(f"puzzle {number}".encode()).digest()


def candidates(count: int) -> Iterator[Heckmeck]:
    """Yield the first candidates of so many seeds, which are not played to the end."""
    for seed in seeds(count):
        yield next(filter(None, map(partial(candidate_from, seed), itertools.count())))


def holds(position: Heckmeck) -> bool:
    """Return whether a candidate is a puzzle."""
    batches = list[Sequence[float]]()
    while (found := holds_to_the_end(position, batches)) is None:
        batches.append(chances_of(position, len(batches), Random(0)))
    return found


Rule = Callable[[Heckmeck], Struct]


def _rule(fact: str, *, steals: bool = False, rolls: bool = False) -> Rule:
    """Return a rule: keep the face with the most of a fact. Besides, steal if possible; else roll on, or take the
    highest tile."""

    def most(choice: Choice[Action]) -> tuple[int, int]:
        points = int(str(choice.facts["total"]))
        return (int(str(choice.facts["count"])), points) if fact == "count" else (points, 0)

    def choose(position: Heckmeck) -> Struct:
        choices = position.legal(position.turn)
        if isinstance(choices[0].action, Keep):
            return max(choices, key=most).action
        stops = [choice.action for choice in choices if isinstance(choice.action, Stop)]
        stolen = [action for action in stops if action.tile not in position.up]
        return stolen[0] if steals and stolen else choices[0].action if rolls else stops[-1]

    return choose


RULES: Final[Mapping[str, Rule]] = {
    "most points": _rule("total"),
    "most points, else roll": _rule("total", rolls=True),
    "most dice": _rule("count"),
    "most dice, else roll": _rule("count", rolls=True),
    "most points, else steal": _rule("total", steals=True),
    "most points, else steal, else roll": _rule("total", steals=True, rolls=True),
}


def finds(position: Heckmeck, rule: Rule) -> bool:
    """Return whether a rule finds the best choice."""
    best, _ = max(values(position), key=lambda one: one[1])
    return rule(position) == best
