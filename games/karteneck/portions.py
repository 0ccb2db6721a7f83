"""The portions of worms, read from a data file beside the rules."""

from importlib import resources

import msgspec
from msgspec import Struct


class _Step(Struct, forbid_unknown_fields=True):
    numbers: list[int]
    worms: int


class _File(Struct, forbid_unknown_fields=True):
    portions: list[_Step]


class Portions:
    """All portions of a game: their numbers, ascending and as often as they occur, and the worms on each."""

    def __init__(self, name: str) -> None:
        text = (resources.files("games.karteneck") / name).read_text(encoding="utf-8")
        steps = msgspec.toml.decode(text, type=_File).portions
        self.numbers = tuple(sorted(number for step in steps for number in step.numbers))
        self.worms = {number: step.worms for step in steps for number in step.numbers}
